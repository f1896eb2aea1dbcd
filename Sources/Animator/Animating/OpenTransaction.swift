/// The changes made so far by the block of an implicit animation.
struct OpenTransaction: ~Copyable {
    /// The change of one property.
    struct Change {
        let property: Int32
        /// The place of its first component's numbers.
        fileprivate let numbers: Int32
        /// The parts, by their bits, that nothing else has set since: see `PropertyLayout.bit(of:)`.
        var owned: UInt64
    }

    /// The numbers of a component's change.
    enum Row: Int {
        /// The model value from which its animation starts: that before the outermost block that set it, if it replaces.
        case start
        /// The presentation value then.
        case shown
        /// The latest model value.
        case after
        /// The model value before the block first set it.
        case before
    }

    /// The parts of an outer block's change that this block has set, and whose timing applies.
    struct Claim {
        let transaction: Int
        let place: Int
        let bits: UInt64
    }

    /// A property that this block, or one inside it, has set, and where its numbers are.
    struct Logged {
        let property: Int32
        fileprivate let numbers: Int32
    }

    /// Whether its animator is additive.
    private(set) var isAdditive = false
    /// Whether every property in it is tweened by component.
    private(set) var isTweened = true
    /// The changes, in the order in which the properties were first set.
    var changes = Column<Change>()
    /// The parts taken from outer blocks.
    var claims = Column<Claim>()
    /// What was set first, by this block or one inside it, in the order of time.
    private(set) var log = Column<Logged>()
    /// What isn't undone with it, in the order of time: few blocks have any.
    var explicit = Column<Explicit>()
    var travels = Column<Travel>()
    var startedTravels = Column<StartedTravel>()
    /// The playbacks started by inner blocks.
    private(set) var started: [PlaybackCore] = []
    /// Of each component, in the order of ``Row``.
    private var numbers = Column<SIMD4<Double>>()
    /// By property: the index of its change, −1 for none; the array may be shorter than the properties.
    private var places = Column<Int32>()

    /// Begins a block without changes, in the storage of one that is over.
    mutating func begin(isAdditive: Bool) {
        self.isAdditive = isAdditive
        isTweened = true
        for index in changes.indices { places[Int(changes[index].property)] = -1 }
        changes.removeAll()
        claims.removeAll()
        log.removeAll()
        if !explicit.isEmpty { explicit.removeAll() }
        if !travels.isEmpty { travels.removeAll() }
        if !startedTravels.isEmpty { startedTravels.removeAll() }
        started.removeAll(keepingCapacity: true)
        numbers.removeAll()
    }

    /// The index of a property's change; `nil` if the block hasn't set it.
    ///
    /// - Complexity: O(1).
    func place(of property: Int) -> Int? {
        guard property < places.count, places[property] >= 0 else { return nil }
        return Int(places[property])
    }

    /// Adds the change of a property that the block hasn't set yet; the numbers of its components follow.
    ///
    /// - Returns: Its index.
    mutating func append(_ property: Int, owned: UInt64, isTweened: Bool) -> Int {
        self.isTweened = self.isTweened && isTweened
        let (index, first) = (changes.count, Int32(numbers.count))
        if property >= places.count { places.fill(with: -1, atLeast: property + 1) }
        places[property] = Int32(index)
        log.append(Logged(property: Int32(property), numbers: first))
        changes.append(Change(property: Int32(property), numbers: first, owned: owned))
        return index
    }

    /// Appends the numbers of the next component of the change that was added last.
    mutating func append(model: Double, shown: Double) {
        numbers.append(SIMD4(model, shown, model, model))
    }

    /// A number of a change.
    func number(_ row: Row, _ component: Int, of place: Int) -> Double {
        numbers[Int(changes[place].numbers) + component][row.rawValue]
    }

    /// Sets a number of a change.
    mutating func setNumber(_ row: Row, _ component: Int, of place: Int, to number: Double) {
        numbers[Int(changes[place].numbers) + component][row.rawValue] = number
    }

    /// Whether a component is another than before.
    @inline(__always)
    func moves(_ component: Int, of place: Int) -> Bool {
        let numbers = numbers[Int(changes[place].numbers) + component]
        return numbers[Row.start.rawValue] != numbers[Row.after.rawValue]
    }

    /// Whether a part is another than before, and nothing else has set it since.
    func movesPart(_ component: Int, of place: Int, _ layout: PropertyLayout) -> Bool {
        changes[place].owned & layout.bit(of: component) != 0 && moves(component, of: place)
    }

    /// Whether any of a change's components is another than before.
    @inline(__always)
    func moves(_ count: Int, at place: Int) -> Bool {
        for component in 0..<count where moves(component, of: place) { return true }
        return false
    }

    /// What it has changed of the model number of a property's component, if it adds.
    func change(_ component: Int, of property: Int) -> Double {
        guard isAdditive, let place = place(of: property) else { return 0 }
        return number(.after, component, of: place) - number(.start, component, of: place)
    }

    /// The numbers of a change, one for each component.
    func components(_ row: Row, _ count: Int, of place: Int) -> Components {
        Components(count) { number(row, $0, of: place) }
    }

    /// The model value of a component before it was set.
    func before(_ component: Int, of logged: Logged) -> Double {
        numbers[Int(logged.numbers) + component][Row.before.rawValue]
    }

    /// Records the changes of an inner block, and the playback it started for them.
    mutating func adopt(_ inner: borrowing OpenTransaction, _ core: PlaybackCore) {
        let first = Int32(numbers.count)
        for index in inner.numbers.indices { numbers.append(inner.numbers[index]) }
        for index in inner.log.indices {
            let logged = inner.log[index]
            log.append(Logged(property: logged.property, numbers: first + logged.numbers))
        }
        started += inner.started
        started.append(core)
        adoptExplicit(inner)
        adoptTravels(inner, core)
    }
}
