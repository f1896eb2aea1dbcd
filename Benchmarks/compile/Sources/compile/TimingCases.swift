import Foundation
import SpecFormat

/// From 10 MB of text to a tree, and to records, beside Foundation's decoder.
func timingCases(_ options: Options) -> [Row] {
    let bytes = TimingText.text(count: TimingText.count)
    let file = SourceFile(path: "timings.json", bytes: bytes)
    let data = Data(bytes)
    let decoder = JSONDecoder()
    func decoded() -> [Timing] {
        do { return try decoder.decode([Timing].self, from: data) } catch { fail("\(error)") }
    }
    guard timings(in: bytes) == decoded() else { fail("the two readers don't agree") }

    var race = Race(options)
    race.add("json.parse", bytes: bytes.count, count: TimingText.count) {
        var diagnostics = Diagnostics()
        guard JSONSyntax.parse(file, diagnostics: &diagnostics) != nil, diagnostics.isEmpty else {
            fail("the text has a mistake")
        }
    }
    race.add("json.model", bytes: bytes.count, count: TimingText.count) {
        guard timings(in: bytes).count == TimingText.count else { fail("records are missing") }
    }
    race.add("json.JSONDecoder", bytes: bytes.count, count: TimingText.count, share: 5) {
        guard decoded().count == TimingText.count else { fail("records are missing") }
    }
    return race.run()
}

/// The records of a text.
private func timings(in bytes: [UInt8]) -> [Timing] {
    guard let list = JSONView(bytes), let count = list.count else { fail("the text is no list") }
    var result: [Timing] = []
    result.reserveCapacity(count)
    let keys = Key.names
    for index in 0..<count { result.append(timing(list[index], keys)) }
    return result
}

/// The keys of a record, in the order in which they mostly stand.
private enum Key: Int, CaseIterable {
    case delay, duration, type, controlPoints, repeatCount

    static let names = JSONKeys(allCases.map { "\($0)" })
}

private func timing(_ record: JSONView, _ keys: JSONKeys) -> Timing {
    var timing = Timing(delay: 0, duration: 0, type: "", controlPoints: [], repeatCount: 0)
    func number(at index: Int) -> Double {
        guard let number = record.number(at: index) else { fail("a value is no number") }
        return number
    }
    for index in 0..<(record.count ?? 0) {
        switch record.key(at: index, among: keys).flatMap(Key.init) {
        case .delay: timing.delay = number(at: index)
        case .duration: timing.duration = number(at: index)
        case .type:
            guard let text = record.text(at: index) else { fail("a type is no string") }
            timing.type = text
        case .controlPoints:
            guard let points = record.numbers(at: index) else { fail("a point is no number") }
            timing.controlPoints = points
        case .repeatCount: timing.repeatCount = Int(number(at: index))
        case nil: fail("a record has another key")
        }
    }
    return timing
}
