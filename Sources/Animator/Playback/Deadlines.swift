/// The next instants at which unobserved playbacks start or end.
///
/// A heap, the earliest first; of equal ones the playback that was started first.
struct Deadlines: ~Copyable {
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

    private var heap = Column<Deadline>()

    /// Adds an instant.
    mutating func insert(_ deadline: Deadline) {
        heap.append(deadline)
        rise(deadline, from: heap.count - 1)
    }

    /// Removes the earliest instant that isn't after a time of the clock.
    mutating func removeFirst(upTo clock: Double) -> Deadline? {
        guard !heap.isEmpty, case let first = heap[0], first.clock <= clock else { return nil }
        let last = heap.removeLast()
        guard !heap.isEmpty else { return first }
        // The hole goes down to a leaf, and the last one, which is nearly always late, up from there: half the comparisons.
        var index = 0
        var child = 1
        while child < heap.count {
            if child + 1 < heap.count, heap[child + 1].precedes(heap[child]) { child += 1 }
            heap[index] = heap[child]
            index = child
            child = 2 * index + 1
        }
        rise(last, from: index)
        return first
    }

    /// Puts an instant at an index, or as far above it as it belongs.
    private mutating func rise(_ deadline: Deadline, from start: Int) {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard deadline.precedes(heap[parent]) else { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = deadline
    }
}
