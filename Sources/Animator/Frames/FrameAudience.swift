/// The bindings and frame handlers, and the changes that haven't been delivered to them yet.
struct FrameAudience {
    /// A function that is called with all changes of a frame.
    struct Handler {
        let number: Int
        /// `nil` once it has been removed.
        var tell: Teller?
    }

    /// The function of a frame handler.
    struct Teller {
        /// Returns whether it should be called again.
        let body: (PropertyStore, [PropertyID]) -> Bool
    }

    /// The function that writes a property; a function by itself would be wrapped anew whenever it is taken from an
    /// optional.
    struct Writer {
        /// Returns whether it should be called again.
        let body: (PropertyStore, PropertyID) -> Bool
    }

    /// A binding of one property.
    struct Bound {
        let number: Int
        /// `nil` once it has been removed.
        var write: Writer?
        /// Reads the stored components of the bound object; `nil` if it is gone.
        var read: (() -> [Double]?)?
    }

    /// The handlers, in the order of their numbers.
    private(set) var handlers: [Handler] = []
    /// The number of removed handlers among them.
    private var goneHandlers = 0
    /// The bindings by the index of their property; the array may be shorter than the properties.
    private(set) var bound: [[Bound]] = []
    private var boundCount = 0
    /// The number of the next handler or binding.
    private(set) var next = 0
    /// The properties with bindings that were removed while changes were delivered.
    private var unswept: [Int] = []

    private var pending: [PropertyID] = []
    /// The properties being delivered, in the order of ids.
    private(set) var delivering: [PropertyID] = []
    private var isPending: [Bool] = []
    private var isDelivering = false

    /// Whether there are bindings or handlers.
    var isListening: Bool { boundCount > 0 || hasHandlers }

    /// Whether there are changes to be delivered.
    var isWaiting: Bool { !pending.isEmpty }

    /// Whether there is a handler.
    var hasHandlers: Bool { handlers.count > goneHandlers }

    /// Records that an advance has changed a property.
    mutating func note(_ id: PropertyID) {
        let index = id.index
        while isPending.count <= index { isPending.append(false) }
        guard !isPending[index] else { return }
        isPending[index] = true
        pending.append(id)
    }

    /// Begins a delivery of the changes since the last one.
    ///
    /// - Returns: Whether there are any.
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
        for property in unswept where bound[property].contains(where: { $0.write == nil }) {
            bound[property].removeAll { $0.write == nil }
        }
        unswept.removeAll(keepingCapacity: true)
        sweepHandlers()
    }

    /// Adds a function that is called with all changes of a frame.
    ///
    /// - Returns: Its number.
    mutating func add(_ body: @escaping (PropertyStore, [PropertyID]) -> Bool) -> Int {
        handlers.append(Handler(number: next, tell: Teller(body: body)))
        next += 1
        return next - 1
    }

    /// Removes a handler; does nothing if it is gone.
    ///
    /// - Returns: Its function, to be released when this has returned: what it holds may call the store as it goes.
    /// - Complexity: O(log n), and O(n) once for every half that is removed.
    mutating func removeHandler(_ number: Int) -> Teller? {
        guard let place = Self.place(of: number, among: handlers, { $0.number }),
            let tell = handlers[place].tell
        else { return nil }
        handlers[place].tell = nil
        goneHandlers += 1
        if !isDelivering { sweepHandlers() }
        forgetIfAlone()
        return tell
    }

    /// Compacts the list of handlers, if many were removed.
    private mutating func sweepHandlers() {
        guard goneHandlers * 2 > handlers.count else { return }
        handlers.removeAll { $0.tell == nil }
        goneHandlers = 0
    }

    /// The index of a number among elements in ascending order.
    private static func place<Element>(
        of number: Int, among elements: [Element], _ value: (Element) -> Int
    ) -> Int? {
        var (lower, upper) = (0, elements.count)
        while lower < upper {
            let middle = lower + (upper - lower) / 2
            if value(elements[middle]) < number { lower = middle + 1 } else { upper = middle }
        }
        return lower < elements.count && value(elements[lower]) == number ? lower : nil
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

    /// The number of bindings of a property.
    func boundCount(of property: PropertyID) -> Int {
        property.index < bound.count ? bound[property.index].count : 0
    }

    /// The index of a binding among those of its property; `nil` if it has been removed.
    func position(of binding: PropertyBinding) -> Int? {
        guard binding.property.index < bound.count else { return nil }
        let all = bound[binding.property.index]
        guard let place = Self.place(of: binding.number, among: all, { $0.number }), all[place].write != nil
        else { return nil }
        return place
    }

    /// Removes a binding; does nothing if it is gone.
    ///
    /// - Returns: Its functions, to be released when this has returned: what they hold may call the store as it goes.
    mutating func unbind(_ binding: PropertyBinding) -> Bound? {
        guard let position = position(of: binding) else { return nil }
        let property = binding.property.index
        let gone = bound[property][position]
        boundCount -= 1
        if isDelivering {
            // The positions of the others are in use.
            bound[property][position].write = nil
            bound[property][position].read = nil
            if unswept.last != property { unswept.append(property) }
        } else {
            bound[property].remove(at: position)
        }
        forgetIfAlone()
        return gone
    }

    /// Discards undelivered changes if there is no audience left.
    private mutating func forgetIfAlone() {
        guard !isListening else { return }
        for id in pending { isPending[id.index] = false }
        pending.removeAll(keepingCapacity: true)
    }
}
