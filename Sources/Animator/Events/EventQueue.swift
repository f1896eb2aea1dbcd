/// The calls of handlers, completions and tracers that wait until the store is done.
struct EventQueue {
    /// One waiting call.
    enum Call {
        case event(PlaybackCore, PlaybackHandler, PlaybackEvent)
        case completion((CompletionReason) -> Void, CompletionReason)
        case trace(ContributionEvent)
    }

    private struct Waiting {
        let call: Call
        /// The store's clock when it happened.
        let clock: Double
        let number: Int
    }

    private var waiting: [Waiting] = []
    private var next = 0
    /// How many calls of the store are at work.
    private var depth = 0
    var isDelivering = false

    /// Begins a call of the store's.
    mutating func enter() { depth += 1 }

    /// Ends a call of the store's.
    ///
    /// - Returns: Whether it was the outermost, and is to deliver what waits.
    mutating func leave() -> Bool {
        depth -= 1
        guard depth == 0, !isDelivering else { return false }
        isDelivering = true
        return true
    }

    /// The number of the next call that is appended.
    var end: Int { waiting.count }

    /// Has a call wait.
    mutating func append(_ call: Call, at clock: Double) {
        waiting.append(Waiting(call: call, clock: clock, number: waiting.count))
    }

    /// The next call, or `nil` when none waits any more.
    mutating func removeFirst() -> Call? {
        guard next < waiting.count else {
            waiting.removeAll(keepingCapacity: true)
            next = 0
            return nil
        }
        next += 1
        return waiting[next - 1].call
    }

    /// Puts the calls from a place on in the order in which they happened.
    mutating func sort(from start: Int, forwards: Bool) {
        func precedes(_ left: Waiting, _ right: Waiting) -> Bool {
            left.clock == right.clock ? left.number < right.number : (left.clock < right.clock) == forwards
        }
        var isSorted = true
        for index in waiting.indices.dropFirst(start + 1) where precedes(waiting[index], waiting[index - 1]) {
            isSorted = false
        }
        if !isSorted { waiting[start...].sort(by: precedes) }
    }
}
