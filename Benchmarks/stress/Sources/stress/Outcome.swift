import Memory
import StressEngine

/// What came of a run.
struct Outcome: Sendable {
    let seed: UInt64
    let text: String
    let violation: String?

    /// Makes a run.
    init(seed: UInt64, _ options: Options) {
        self.seed = seed
        var parts = StressRun.Options()
        parts.areSends = options.areSends
        let run = StressRun(seed: seed, options: parts)
        // By the first quarter everything has been as large as it gets.
        let quarter = options.operations / 4
        run.run(quarter)
        run.rest()
        let before = allocated_bytes()
        run.run(options.operations - quarter)
        run.rest()
        let growth = allocated_bytes() - before
        var violation = run.violation.map { "\($0)" }
        // Tables grow with the most that ever played at once. What other runs do at the same time is in the figure too.
        if violation == nil, options.threads == 1, growth > 1 << 19 {
            violation = "memory grew by \(growth) bytes"
        }
        let checksum = String(run.trace.checksum, radix: 16)
        var text =
            "seed \(seed): \(run.operations) operations, \(run.trace.eventCount) events, checksum \(checksum)"
        if !options.isTrace {
            text += ", \(run.trace.started) playbacks, \(run.sends) sends"
            if options.threads == 1 { text += ", \(before) bytes after a quarter, \(growth) more at the end" }
            text += violation == nil ? ", every law held" : ""
        }
        if let violation { text += "\n  BROKEN: \(violation)" }
        self.text = text
        self.violation = violation
    }
}
