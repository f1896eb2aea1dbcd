/// The next instants at which unobserved playbacks start or end.
///
/// A heap, the earliest first; of equal ones the playback that was started first.
struct Deadlines {
    /// An instant at which a playback starts or ends.
    struct Deadline: Equatable {
        /// The store's clock, in seconds; never later than the instant, but possibly earlier by a rounding error.
        let clock: Double
        /// The playback's number and its place in the store.
        let id: Int
        let place: Int32
        /// The playback's stamp; another one means that its rate has changed since.
        let stamp: Int32

        fileprivate func precedes(_ other: Deadline) -> Bool {
            clock == other.clock ? id < other.id : clock < other.clock
        }
    }

    private var heap: [Deadline] = []

    /// Adds an instant.
    mutating func insert(_ deadline: Deadline) {
        var index = heap.count
        heap.append(deadline)
        while index > 0 {
            let parent = (index - 1) / 2
            guard deadline.precedes(heap[parent]) else { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = deadline
    }

    /// Removes the earliest instant that isn't after a time of the clock.
    mutating func removeFirst(upTo clock: Double) -> Deadline? {
        guard let first = heap.first, first.clock <= clock, let last = heap.popLast() else { return nil }
        guard !heap.isEmpty else { return first }
        var index = 0
        while true {
            var child = 2 * index + 1
            guard child < heap.count else { break }
            if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
            guard heap[child].precedes(last) else { break }
            heap[index] = heap[child]
            index = child
        }
        heap[index] = last
        return first
    }
}
