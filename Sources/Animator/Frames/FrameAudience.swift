/// Who is told when something else is shown, and of what they haven't been told yet.
struct FrameAudience {
    /// A function that is told of all changes of a frame.
    struct Handler {
        let number: Int
        /// Returns whether it wants to be told again.
        let body: (PropertyStore, [PropertyID]) -> Bool
    }

    /// What shows a property; a function by itself would be wrapped anew whenever it is taken from an optional.
    struct Writer {
        /// Returns whether it wants to be called again.
        let body: (PropertyStore, PropertyID) -> Bool
    }

    /// A function that is told of the changes of one property.
    struct Bound {
        let number: Int
        /// `nil` once it has been removed.
        var write: Writer?
        /// The stored components of what is bound; `nil` when it is gone.
        let read: (() -> [Double]?)?
    }

    private(set) var handlers: [Handler] = []
    /// By the index of the property; shorter than the properties.
    private(set) var bound: [[Bound]] = []
    private var boundCount = 0
    /// The number of the next handler or binding.
    private(set) var next = 0
    /// The properties with bindings that were removed while changes were delivered.
    private var unswept: [Int] = []

    private var pending: [PropertyID] = []
    /// What is being delivered, in the order of ids.
    private(set) var delivering: [PropertyID] = []
    private var isPending: [Bool] = []
    private var isDelivering = false

    /// Whether there is anybody to tell.
    var isListening: Bool { boundCount > 0 || !handlers.isEmpty }

    /// Notes that an advance has changed a property, by its index.
    mutating func note(_ index: Int) {
        while isPending.count <= index { isPending.append(false) }
        guard !isPending[index] else { return }
        isPending[index] = true
        pending.append(PropertyID(index))
    }

    /// Begins a delivery of what changed since the last.
    ///
    /// - Returns: Whether anything did.
    mutating func beginDelivery() -> Bool {
        guard !pending.isEmpty else { return false }
        swap(&pending, &delivering)
        var isSorted = true
        for index in delivering.indices {
            isPending[delivering[index].index] = false
            if index > 0, delivering[index] < delivering[index - 1] { isSorted = false }
        }
        if !isSorted { delivering.sort() }
        isDelivering = true
        return true
    }

    /// Ends a delivery.
    mutating func finishDelivery() {
        isDelivering = false
        delivering.removeAll(keepingCapacity: true)
        for property in unswept { bound[property].removeAll { $0.write == nil } }
        unswept.removeAll(keepingCapacity: true)
    }

    /// Adds a function that is told of all changes of a frame.
    ///
    /// - Returns: Its number.
    mutating func add(_ body: @escaping (PropertyStore, [PropertyID]) -> Bool) -> Int {
        handlers.append(Handler(number: next, body: body))
        next += 1
        return next - 1
    }

    /// Whether a handler is still there.
    func hasHandler(_ number: Int) -> Bool { handlers.contains { $0.number == number } }

    /// Removes a handler; does nothing when it is gone.
    mutating func removeHandler(_ number: Int) {
        handlers.removeAll { $0.number == number }
        forgetIfAlone()
    }

    /// Binds a property.
    mutating func bind(
        _ property: PropertyID, write: @escaping (PropertyStore, PropertyID) -> Bool,
        read: (() -> [Double]?)?
    ) -> PropertyBinding {
        while bound.count <= property.index { bound.append([]) }
        bound[property.index].append(Bound(number: next, write: Writer(body: write), read: read))
        boundCount += 1
        next += 1
        return PropertyBinding(property: property, number: next - 1)
    }

    /// How many bindings a property has.
    func boundCount(of property: PropertyID) -> Int {
        property.index < bound.count ? bound[property.index].count : 0
    }

    /// Where a binding is among those of its property; `nil` when it has been removed.
    func position(of binding: PropertyBinding) -> Int? {
        guard binding.property.index < bound.count else { return nil }
        return bound[binding.property.index].firstIndex {
            $0.number == binding.number && $0.write != nil
        }
    }

    /// Removes a binding; does nothing when it is gone.
    mutating func unbind(_ binding: PropertyBinding) {
        guard let position = position(of: binding) else { return }
        let property = binding.property.index
        boundCount -= 1
        if isDelivering {
            // The places of the others are in use.
            bound[property][position].write = nil
            unswept.append(property)
        } else {
            bound[property].remove(at: position)
        }
        forgetIfAlone()
    }

    /// Forgets what nobody is left to be told of.
    private mutating func forgetIfAlone() {
        guard !isListening else { return }
        for id in pending { isPending[id.index] = false }
        pending.removeAll(keepingCapacity: true)
    }
}
