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
    for index in 0..<count { result.append(timing(list[index])) }
    return result
}

/// The keys of a record, in the order in which they mostly stand.
private enum Key: Int, CaseIterable {
    case delay, duration, type, controlPoints, repeatCount

    /// The key at a position, looked for first where it stands in most records.
    init?(of record: JSONView, at position: Int) {
        if let usual = Key(rawValue: position), record.isKey(usual.name, at: position) {
            self = usual
        } else if let other = Key.allCases.first(where: { record.isKey($0.name, at: position) }) {
            self = other
        } else {
            return nil
        }
    }

    private var name: String {
        switch self {
        case .delay: "delay"
        case .duration: "duration"
        case .type: "type"
        case .controlPoints: "controlPoints"
        case .repeatCount: "repeatCount"
        }
    }
}

private func timing(_ record: JSONView) -> Timing {
    var timing = Timing(delay: 0, duration: 0, type: "", controlPoints: [], repeatCount: 0)
    func number(at index: Int) -> Double {
        guard let number = record.number(at: index) else { fail("a value is no number") }
        return number
    }
    for index in 0..<(record.count ?? 0) {
        switch Key(of: record, at: index) {
        case .delay: timing.delay = number(at: index)
        case .duration: timing.duration = number(at: index)
        case .type:
            guard let text = record[index].text else { fail("a type is no string") }
            timing.type = text
        case .controlPoints:
            let points = record[index]
            timing.controlPoints = (0..<(points.count ?? 0)).map { place in
                guard let number = points.number(at: place) else { fail("a point is no number") }
                return number
            }
        case .repeatCount: timing.repeatCount = Int(number(at: index))
        case nil: fail("a record has another key")
        }
    }
    return timing
}
