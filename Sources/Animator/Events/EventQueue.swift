/// The calls of handlers, completions and tracers that wait until the store's own call returns.
struct EventQueue {
    /// One waiting call.
    enum Call {
        case event(PlaybackCore, PlaybackHandler, PlaybackEvent)
        case completion((CompletionReason) -> Void, CompletionReason)
        case trace(TracedChange)
        case machine(Int, StateMachineEvent)
    }

    struct Waiting {
        /// `nil` once it has been taken out.
        fileprivate var call: Call?
        /// The store's clock when it happened.
        fileprivate let clock: Double
        fileprivate let number: Int
    }

    private var waiting: [Waiting] = []
    private var next = 0
    /// The number of nested calls of the store.
    private var depth = 0
    var isDelivering = false

    /// Begins a call of the store.
    mutating func enter() { depth += 1 }

    /// Ends a call of the store.
    ///
    /// - Returns: Whether it was the outermost call, after which the queue is delivered.
    mutating func leave() -> Bool {
        depth -= 1
        return depth == 0 && !isDelivering
    }

    /// Whether a call is waiting.
    var isEmpty: Bool { waiting.isEmpty }

    /// The index of the next call to be appended.
    var end: Int { waiting.count }

    /// Appends a call to the queue.
    mutating func append(_ call: Call, at clock: Double) {
        waiting.append(Waiting(call: call, clock: clock, number: waiting.count))
    }

    /// Removes the calls from an index on.
    ///
    /// - Returns: Them, to be released when nothing is being changed: what they hold is an app's.
    mutating func removeAll(from start: Int) -> [Waiting] {
        defer { waiting.removeLast(waiting.count - start) }
        return Array(waiting[start...])
    }

    /// Removes and returns the next call; `nil` if the queue is empty.
    mutating func removeFirst() -> Call? {
        guard next < waiting.count else {
            waiting.removeAll(keepingCapacity: true)
            next = 0
            return nil
        }
        next += 1
        // Taken out, so that nothing of an app's is released here.
        return waiting[next - 1].call.take()
    }

    /// Sorts the calls from an index on by the order in which they occurred.
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
