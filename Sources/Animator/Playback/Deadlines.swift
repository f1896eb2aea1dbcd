/// The next instants at which unobserved playbacks start or end.
///
/// A heap, the earliest first; of equal ones the playback that was started first. Those of one instant that are added one after
/// the other, as by a frame that starts many, wait in a chain behind the first, so that the heap is small.
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
    }

    /// A deadline, and the place of the one behind it in its chain, −1 for none: at the same instant, of a playback that was
    /// started later.
    private struct Link {
        let deadline: Deadline
        var next: Int32 = -1

        func precedes(_ other: Link) -> Bool {
            deadline.clock == other.deadline.clock
                ? deadline.id < other.deadline.id : deadline.clock < other.deadline.clock
        }
    }

    private var heap = Column<Link>()
    /// The links behind those in the heap.
    private var chained = Slab<Link>()
    /// The link in the heap to which the deadline that was added last belongs, −1 if it isn't known any more; the place of that
    /// deadline in `chained`, −1 if it is that link itself; and its playback's number.
    private var last: (index: Int, place: Int32, id: Int) = (-1, -1, 0)

    /// Adds an instant.
    mutating func insert(_ deadline: Deadline) {
        let link = Link(deadline: deadline)
        guard last.index >= 0, heap[last.index].deadline.clock == deadline.clock, last.id < deadline.id else {
            heap.append(link)
            last = (rise(link, from: heap.count - 1), -1, deadline.id)
            return
        }
        let place = chained.insert(link)
        if last.place >= 0 { chained[last.place].next = place } else { heap[last.index].next = place }
        last = (last.index, place, deadline.id)
    }

    /// Looks at those instants of the upper levels of the heap that aren't after a time of the clock.
    ///
    /// - Parameter most: The number of instants after which no further level is looked at.
    func forEarly(_ most: Int, upTo clock: Double, _ body: (Deadline) -> Void) {
        var (level, count) = (0..<Swift.min(1, heap.count), 0)
        while !level.isEmpty, count < most {
            let before = count
            for index in level where heap[index].deadline.clock <= clock {
                body(heap[index].deadline)
                count += 1
            }
            guard count > before else { return }
            level = level.upperBound..<Swift.min(2 * level.upperBound + 1, heap.count)
        }
    }

    /// Removes the earliest instant that isn't after a time of the clock.
    mutating func removeFirst(upTo clock: Double) -> Deadline? {
        guard !heap.isEmpty, case let first = heap[0], first.deadline.clock <= clock else { return nil }
        last.index = -1
        if first.next >= 0 {
            let link = chained[first.next]
            chained.remove(first.next)
            sink(link)
            return first.deadline
        }
        let link = heap.removeLast()
        guard !heap.isEmpty else { return first.deadline }
        // The hole goes down to a leaf, and the last one, which is nearly always late, up from there: half the comparisons.
        var index = 0
        while let child = earlierChild(of: index) {
            heap[index] = heap[child]
            index = child
        }
        rise(link, from: index)
        return first.deadline
    }

    /// Puts a link at the top, or as far below it as it belongs.
    private mutating func sink(_ link: Link) {
        var index = 0
        while let child = earlierChild(of: index), heap[child].precedes(link) {
            heap[index] = heap[child]
            index = child
        }
        heap[index] = link
    }

    @inline(__always)
    private func earlierChild(of index: Int) -> Int? {
        let child = 2 * index + 1
        guard child < heap.count else { return nil }
        return child + 1 < heap.count && heap[child + 1].precedes(heap[child]) ? child + 1 : child
    }

    /// Puts a link at an index, or as far above it as it belongs.
    ///
    /// - Returns: Where it is.
    @discardableResult
    private mutating func rise(_ link: Link, from start: Int) -> Int {
        var index = start
        while index > 0 {
            let parent = (index - 1) / 2
            guard link.precedes(heap[parent]) else { break }
            heap[index] = heap[parent]
            index = parent
        }
        heap[index] = link
        return index
    }
}
