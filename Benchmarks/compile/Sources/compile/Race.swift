import Glibc

/// Steps that take turns, so that a slow spell of the machine meets them all.
struct Race {
    private let options: Options
    private var entrants: [(name: String, bytes: Int, count: Int, share: Int, step: () -> Void)] = []

    init(_ options: Options) { self.options = options }

    /// Adds a step, if its row is wanted.
    ///
    /// - Parameter share: It runs in one round of so many; for what is slow and only there to compare with.
    mutating func add(
        _ name: String, bytes: Int, count: Int, share: Int = 1, _ step: @escaping () -> Void
    ) {
        if options.wants(name) { entrants.append((name, bytes, count, share, step)) }
    }

    /// Runs them all, once to warm up.
    func run() -> [Row] {
        var times = entrants.map { _ in [Double]() }
        for entrant in entrants { entrant.step() }
        for round in 0..<options.rounds {
            for (index, entrant) in entrants.enumerated() where round % entrant.share == 0 {
                let start = Self.now()
                entrant.step()
                times[index].append(Self.now() - start)
            }
        }
        return entrants.indices.map { index in
            let sorted = times[index].sorted()
            let entrant = entrants[index]
            return Row(
                name: entrant.name, bytes: entrant.bytes, count: entrant.count, fastest: sorted[0],
                median: sorted[sorted.count / 2])
        }
    }

    /// CLOCK_MONOTONIC in nanoseconds.
    private static func now() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) * 1e9 + Double(time.tv_nsec)
    }
}
