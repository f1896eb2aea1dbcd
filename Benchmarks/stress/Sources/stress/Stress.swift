import Glibc
import StressEngine

/// Makes random calls and looks whether the laws of playing hold.
@main
enum Stress {
    static func main() async {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            complain(Options.usage)
            exit(2)
        }
        if options.isHelp { return print(Options.usage) }
        let areRight = await withTaskGroup(of: Outcome.self) { group in
            for index in 0..<options.threads {
                let seed = options.seed &+ UInt64(index)
                group.addTask { Outcome(seed: seed, options) }
            }
            var outcomes: [Outcome] = []
            for await outcome in group { outcomes.append(outcome) }
            for outcome in outcomes.sorted(by: { $0.seed < $1.seed }) { print(outcome.text) }
            return outcomes.allSatisfy { $0.violation == nil }
        }
        if !areRight { exit(1) }
    }

    private static func complain(_ text: String) {
        let bytes = Array((text + "\n").utf8)
        _ = write(2, bytes, bytes.count)
    }
}
