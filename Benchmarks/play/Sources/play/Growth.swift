/// How the cost of a channel changes with how many there are.
struct Growth {
    static let sizes = [1000, 10_000, 100_000, 1_000_000]

    /// One size of one row.
    struct Point {
        let row: String
        let channels: Int
        /// Nanoseconds a channel, in the fastest frame.
        let frame: Double
        /// Nanoseconds a start, the fastest of the rounds.
        let start: Double
        let bytes: Double

        var text: String {
            pad(row, 24)
                + [("\(channels)", 9), (short(frame), 10), (short(start), 10), (short(bytes), 8)]
                .map { right($0.0, $0.1) }.joined()
        }

        var json: String {
            "{ \"row\": \"\(row)\", \"channels\": \(channels), \"frame\": \(frame), \"start\": \(start), "
                + "\"bytes\": \(bytes) }"
        }
    }

    static var head: String {
        pad("row", 24)
            + [("channels", 9), ("frame ns", 10), ("start ns", 10), ("bytes", 8)].map { right($0.0, $0.1) }
            .joined()
    }

    /// Measures the store alone, in every size.
    ///
    /// - Parameter report: Is given each point as soon as it is measured.
    static func measure(_ options: Options, _ report: (Point) -> Void) throws {
        var options = options
        options.only = .animator
        let rows: [(String, (Int) throws -> Row)] = [
            (
                "b.calls",
                { try tweenCase("b.calls", channels: $0, timings: $0, by: .calls, options) }
            ),
            (
                "b.16.timeline",
                {
                    try tweenCase(
                        "b.16.timeline", channels: $0, timings: $0, curves: 16, by: .timeline, options)
                }
            ),
            (
                "a.blocks.contiguous",
                { try tweenCase("a.blocks.contiguous", channels: $0, timings: 1000, by: .blocks, options) }
            ),
        ]
        for (name, measure) in rows {
            for size in sizes {
                let row = try measure(size)
                guard let error = row.error, error < 1e-6, let figures = row.figures[.animator],
                    let start = row.starts?[.animator], let bytes = row.bytes
                else { throw WrongValue() }
                report(Point(row: name, channels: size, frame: figures.fastest, start: start, bytes: bytes))
            }
        }
    }
}

/// A figure for wrong values means nothing.
struct WrongValue: Error, CustomStringConvertible {
    let description = "a channel doesn't show what it should"
}
