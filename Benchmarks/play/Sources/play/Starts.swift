/// Times starts, and nothing around them.
struct StartClock {
    private(set) var nanoseconds = 0.0
    private(set) var count = 0

    /// Times so many starts.
    ///
    /// `instructions` finds it by its name, so it has to stay one function.
    @inline(never) @_optimize(none)
    mutating func time(_ starts: Int, _ body: () throws -> Void) rethrows {
        let began = Stopwatch.now()
        try body()
        nanoseconds += Stopwatch.now() - began
        count += starts
    }
}

/// What a start takes each contestant: the fastest of several times.
final class Starts {
    private let options: Options
    private var fastest: [Contestant: Double] = [:]
    /// How many starts were timed in all.
    private(set) var count = 0

    init(_ options: Options) { self.options = options }

    /// Times the starts of a contestant, if it is wanted, as often as there are rounds.
    func add(_ who: Contestant, _ start: (inout StartClock) throws -> Void) rethrows {
        guard options.only == nil || options.only == who else { return }
        for _ in 0..<options.rounds { try time(who, start) }
    }

    /// Times starts once.
    func time(_ who: Contestant, _ start: (inout StartClock) throws -> Void) rethrows {
        var clock = StartClock()
        try start(&clock)
        count += clock.count
        fastest[who] = min(fastest[who] ?? .infinity, clock.nanoseconds / Double(clock.count))
    }

    /// Nanoseconds a start.
    subscript(who: Contestant) -> Double? { fastest[who] }
}
