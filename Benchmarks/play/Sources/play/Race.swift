import Allocations

/// What one contestant took.
struct Figures {
    /// Nanoseconds a unit in the fastest frame.
    let fastest: Double
    /// Nanoseconds a unit in the middle of all frames.
    let median: Double
    /// Calls of the allocator a frame.
    let allocations: Double
    /// How many frames were measured.
    let frames: Int
}

/// Frames of several contestants, measured in turns so that a slow spell of the machine meets them all.
struct Race {
    /// Frames before the first measured one.
    static let warmUp = 10
    /// Nanoseconds after which a contestant isn't asked for more frames.
    static let patience = 20e9

    private let options: Options
    private var entrants: [(who: Contestant, units: (Int) -> Double?, share: Int, frame: (Int) -> Void)] = []

    init(_ options: Options) { self.options = options }

    /// Adds a contestant, if it is wanted.
    ///
    /// - Parameters:
    ///   - units: How many units frame n is counted as; nil if it doesn't count.
    ///   - share: It runs in one of so many frames; for what is slow and only there to compare with.
    ///   - build: Makes what a frame does, given the frame's number: 0, 1, 2 …, the warm-up included.
    mutating func add(
        _ who: Contestant, per units: @escaping (Int) -> Double?, share: Int = 1,
        _ build: () -> (Int) -> Void
    ) {
        guard options.only == nil || options.only == who else { return }
        // Instructions are counted by the difference of two runs: then every frame counts.
        entrants.append((who, units, options.only == nil ? share : 1, build()))
    }

    /// Runs them all.
    ///
    /// - Returns: What each took.
    func run() -> [Contestant: Figures] {
        var times = entrants.map { _ -> [Double] in
            var list: [Double] = []
            list.reserveCapacity(options.frames)
            return list
        }
        var allocations = entrants.map { _ in UInt64(0) }
        var next = entrants.map { _ in 0 }
        var spent = entrants.map { _ in 0.0 }
        for index in entrants.indices {
            for _ in 0..<Self.warmUp {
                let start = Stopwatch.now()
                entrants[index].frame(next[index])
                next[index] += 1
                spent[index] += Stopwatch.now() - start
                // What is slow has no need to be warm.
                if spent[index] > 2e9 && options.only == nil { break }
            }
        }
        for round in 0..<options.rounds {
            for index in entrants.indices {
                let all = max(options.rounds, options.frames / entrants[index].share)
                let count = all * (round + 1) / options.rounds - all * round / options.rounds
                let frame = entrants[index].frame
                for _ in 0..<count where spent[index] < Self.patience || options.only != nil {
                    let number = next[index]
                    let before = allocations_made()
                    let start = Stopwatch.now()
                    frame(number)
                    let taken = Stopwatch.now() - start
                    let allocated = allocations_made() - before
                    spent[index] += taken
                    next[index] += 1
                    guard let units = entrants[index].units(number) else { continue }
                    allocations[index] += allocated
                    times[index].append(taken / units)
                }
            }
        }
        var figures: [Contestant: Figures] = [:]
        for (index, entrant) in entrants.enumerated() {
            let sorted = times[index].sorted()
            guard !sorted.isEmpty else { continue }
            figures[entrant.who] = Figures(
                fastest: sorted[0], median: sorted[sorted.count / 2],
                allocations: Double(allocations[index]) / Double(sorted.count), frames: sorted.count)
        }
        return figures
    }
}
