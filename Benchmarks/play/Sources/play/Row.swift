import Allocations

/// One line of the result.
struct Row {
    /// Such as `a.blocks.contiguous`.
    let name: String
    /// What is counted: `channel`, `spring`, `interruption`, `track`.
    let unit: String
    let channels: Int
    let figures: [Contestant: Figures]
    /// Nanoseconds a start, or, if there are none, nanoseconds a track to bind.
    var starts: Starts?
    var binding: Double?
    /// Bytes a channel that were allocated when everything had started, the store's registration included.
    var bytes: Double?
    /// The largest distance from the formula, as a share of the travel.
    var error: Double?
    /// The bytes a unit that the copy moves: read and written.
    var copied: Int?

    private func ratio(to other: Contestant) -> Double? {
        guard let own = figures[.animator]?.median, let theirs = figures[other]?.median else { return nil }
        return theirs / own
    }

    private var start: Double? { starts?[.animator] ?? binding }

    /// How many times as long as the other's the animator's start takes.
    private func startRatio(to other: Contestant) -> Double? {
        guard let own = starts?[.animator], let theirs = starts?[other] else { return nil }
        return own / theirs
    }

    private static let columns = [
        ("channels", 9), ("min ns", 10), ("median", 10), ("alloc/f", 9), ("copy", 8),
        ("loop", 8),
        ("objects", 9), ("stepped", 9), ("÷copy", 8), ("loop÷", 8), ("objects÷", 9), ("stepped÷", 10),
        ("start ns", 10), ("floor ns", 10),
        ("÷floor", 8), ("objects start ns", 18), ("÷objects", 10), ("stepped start ns", 18), ("bytes", 8),
        ("error", 10),
    ]

    static var head: String { pad("row", 28) + columns.map { right($0.0, $0.1) }.joined() }

    /// The line of the table.
    var text: String {
        let own = figures[.animator]
        let cells = [
            "\(channels)", short(own?.fastest), short(own?.median), short(own?.allocations),
            short(figures[.copy]?.median), short(figures[.loop]?.median), short(figures[.objects]?.median),
            short(figures[.stepped]?.median),
            short(ratio(to: .copy).map { 1 / $0 }), short(ratio(to: .loop)), short(ratio(to: .objects)),
            short(ratio(to: .stepped)),
            short(start), short(starts?[.floor]), short(startRatio(to: .floor)), short(starts?[.objects]),
            short(startRatio(to: .objects)), short(starts?[.stepped]), short(bytes),
            error.map { $0 == 0 ? "0" : exponent($0) } ?? "-",
        ]
        return pad(name, 28) + zip(cells, Self.columns).map { right($0, $1.1) }.joined()
    }

    var json: String {
        var members = ["\"row\": \"\(name)\"", "\"unit\": \"\(unit)\"", "\"channels\": \(channels)"]
        for who in Contestant.allCases {
            guard let figure = figures[who] else { continue }
            members.append(
                "\"\(who.rawValue)\": { \"minimum\": \(figure.fastest), \"median\": \(figure.median), "
                    + "\"allocationsPerFrame\": \(figure.allocations), \"frames\": \(figure.frames) }")
        }
        if let copied { members.append("\"copiedBytes\": \(copied)") }
        if let start { members.append("\"startNanoseconds\": \(start)") }
        if let floor = starts?[.floor] { members.append("\"floorStartNanoseconds\": \(floor)") }
        if let objects = starts?[.objects] { members.append("\"objectsStartNanoseconds\": \(objects)") }
        if let stepped = starts?[.stepped] { members.append("\"steppedStartNanoseconds\": \(stepped)") }
        if let starts { members.append("\"starts\": \(starts.count)") }
        if let bytes { members.append("\"bytes\": \(bytes)") }
        if let error { members.append("\"error\": \(error)") }
        return "{ " + members.joined(separator: ", ") + " }"
    }
}

func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}

/// Three digits.
func short(_ value: Double?) -> String {
    guard let value else { return "-" }
    let size = abs(value)
    let scale = size < 10 ? 100.0 : size < 100 ? 10 : 1
    let rounded = (value * scale).rounded() / scale
    if scale == 1 { return "\(Int(rounded))" }
    return "\(rounded)"
}

/// A power of ten that is not below the value.
private func exponent(_ value: Double) -> String {
    var power = 0
    while power > -300, value <= scaled(power - 1) { power -= 1 }
    while power < 300, value > scaled(power) { power += 1 }
    return "<1e\(power)"
}

private func scaled(_ power: Int) -> Double {
    var value = 1.0
    for _ in 0..<abs(power) { value *= 10 }
    return power < 0 ? 1 / value : value
}

/// What was allocated since, in bytes.
func allocatedBytes(since before: Int64) -> Double { Double(allocated_bytes() - before) }
