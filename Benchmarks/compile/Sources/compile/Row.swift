/// What one step took.
struct Row {
    /// Such as `json.parse`.
    let name: String
    /// The bytes of text that it began with.
    let bytes: Int
    /// How many records or animations they hold.
    let count: Int
    /// Nanoseconds of the fastest round.
    let fastest: Double
    /// Nanoseconds of the round in the middle.
    let median: Double

    static var head: String {
        pad("row", 22)
            + ["MB", "count", "min ms", "median ms", "MB/s", "µs each"].map { right($0, 11) }.joined()
    }

    /// Megabytes of text a second, in the middle.
    var speed: Double { Double(bytes) / median * 1e3 }

    var text: String {
        let cells = [
            short(Double(bytes) / 1e6), "\(count)", short(fastest / 1e6), short(median / 1e6), short(speed),
            short(median / 1e3 / Double(count)),
        ]
        return pad(name, 22) + cells.map { right($0, 11) }.joined()
    }

    var json: String {
        "{ \"row\": \"\(name)\", \"bytes\": \(bytes), \"count\": \(count), \"minimum\": \(fastest), "
            + "\"median\": \(median) }"
    }
}

private func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(0, width - text.count))
}

private func right(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
}

/// Three digits.
private func short(_ value: Double) -> String {
    let scale = value < 1 ? 1000.0 : value < 10 ? 100 : value < 100 ? 10 : 1
    let rounded = (value * scale).rounded() / scale
    return scale == 1 ? "\(Int(rounded))" : "\(rounded)"
}
