import Glibc

/// Measures the playback library beside what else one could do.
@main
enum Play {
    static func main() {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            complain(Options.usage)
            exit(2)
        }
        if options.isHelp { return print(Options.usage) }
        do {
            if options.isGrowth {
                try list("growth", Growth.head, options) { report in
                    try Growth.measure(options) { report($0.text, $0.json) }
                }
            } else if let seconds = options.churn {
                try list("churn", Churn.Mark.head, options) { report in
                    for mark in try Churn.run(seconds: seconds) { report(mark.text, mark.json) }
                }
            } else {
                try run(options)
            }
        } catch {
            complain("play: \(error)")
            exit(1)
        }
    }

    private static func complain(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = write(2, bytes, bytes.count)
    }

    /// Prints lines as they come, or all of them as JSON.
    private static func list(
        _ name: String, _ head: String, _ options: Options,
        _ measure: ((_ text: String, _ json: String) -> Void) throws -> Void
    ) throws {
        var items: [String] = []
        if !options.isJSON { print(head) }
        try measure { text, json in
            if !options.isJSON { print(text) }
            items.append("  " + json)
            fflush(nil)
        }
        if options.isJSON { print("{ \"\(name)\": [\n" + items.joined(separator: ",\n") + "\n] }") }
    }

    private static func run(_ options: Options) throws {
        var rows: [Row] = []
        var areRight = true
        if !options.isJSON { print(Row.head) }
        for (name, measure) in cases(options) where options.wants(name) {
            for row in try measure(name) {
                if !options.isJSON { print(row.text) }
                // A figure for wrong values means nothing.
                if let error = row.error, !(error < 1e-6) { areRight = false }
                rows.append(row)
                fflush(nil)
            }
        }
        if options.isJSON {
            print("{ \"rows\": [\n" + rows.map { "  " + $0.json }.joined(separator: ",\n") + "\n] }")
        }
        if !areRight {
            complain("play: a channel doesn't show what it should")
            exit(1)
        }
    }

    private static func cases(_ options: Options) -> [(String, (String) throws -> [Row])] {
        let many = options.channels ?? 320_000
        let some = options.channels ?? 5000
        let timings = min(1000, many)
        func tweens(
            _ timings: Int, _ how: TweenStart, curves: Int? = nil, isInterleaved: Bool = false,
            completes: Bool = false
        ) -> (String) throws -> [Row] {
            { name in
                [
                    try tweenCase(
                        name, channels: many, timings: timings, curves: curves, by: how,
                        isInterleaved: isInterleaved, completes: completes, options)
                ]
            }
        }
        func springs(
            _ make: @escaping () -> Springs, completes: Bool = false, copied: Int
        ) -> (String) throws -> [Row] {
            { [try springCase($0, make(), completes: completes, copied: copied, options)] }
        }
        let tracks = options.channels ?? 1000
        func samples(isOrdered: Bool, _ how: Sampling) -> (String) throws -> [Row] {
            {
                [try samplingCase($0, channels: tracks, isOrdered: isOrdered, by: how, options)]
            }
        }
        let interrupted = options.channels ?? 100_000
        // A spring of a group: model, displacement and velocity are read and what is shown is written. One of its own: three
        // constants and a start besides.
        return [
            ("a.blocks.contiguous", tweens(timings, .blocks)),
            ("a.blocks.interleaved", tweens(timings, .blocks, isInterleaved: true)),
            ("a.timeline.contiguous", tweens(timings, .timeline)),
            ("a.timeline.interleaved", tweens(timings, .timeline, isInterleaved: true)),
            ("a.blocks.completing", tweens(timings, .blocks, completes: true)),
            ("b.16.timeline", tweens(many, .timeline, curves: 16)),
            ("b.16.calls", tweens(many, .calls, curves: 16)),
            ("b.timeline", tweens(many, .timeline)),
            ("b.calls", tweens(many, .calls)),
            ("b.calls.completing", tweens(many, .calls, completes: true)),
            ("c.shared", springs({ Springs(many, kinds: 16, settle: false) }, copied: 32)),
            (
                "c.shared.completing",
                springs({ Springs(many, kinds: 16, settle: true) }, completes: true, copied: 32)
            ),
            ("d.single", springs({ .single(some, settle: false, startsOver: 100) }, copied: 64)),
            (
                "d.single.completing",
                springs({ .single(some, settle: true, startsOver: 10) }, completes: true, copied: 64)
            ),
            (
                "e.tweens",
                { [try interruptionCase($0, channels: interrupted, by: .tweens, options)] }
            ),
            (
                "e.springs",
                { [try interruptionCase($0, channels: interrupted, by: .springs, options)] }
            ),
            ("f.random", samples(isOrdered: false, .samples)),
            ("f.random.into", samples(isOrdered: false, .array)),
            ("f.random.velocities", samples(isOrdered: false, .arrays)),
            ("f.random.tracks", samples(isOrdered: false, .tracks)),
            ("f.forward", samples(isOrdered: true, .samples)),
            ("f.forward.into", samples(isOrdered: true, .array)),
            ("g", { _ in try startUpCases(channels: tracks, options) }),
        ]
    }
}
