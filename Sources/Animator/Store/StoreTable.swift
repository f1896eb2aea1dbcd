import MotionModel

/// Everything that moves: the numbers of all properties, by slot, the playbacks, and their contributions.
///
/// A structure of its own, so that a call that starts or ends a motion has access to all of it at once: a class checks each
/// access to each of its properties. Nothing of an app's is called meanwhile: what it is to hear of waits in `queue`.
struct StoreTable: ~Copyable {
    // Properties, by id.
    var declarations: [PropertyDeclaration] = []
    var layouts = PagedColumn<PropertyLayout>()
    var indices = PathIndices()
    /// The first slot of every known whole value, by its path; its components are aliases of its slots.
    var roots: [String: Int] = [:]

    // Numbers, by slot.
    var modelSlots = Column<Double>()
    var shownSlots = Column<Double>()
    /// The number of contributions.
    var contributionCounts = Column<Int32>()
    /// The group of channels that replaces the model value; −1 for none.
    var replacers = Column<Int32>()
    var familyOfSlot = Column<Int32>()

    /// Slots that share contributions.
    var families = PagedColumn<SlotFamily>()
    var staleFamilies = Column<Int32>()
    var touchedSlots = TouchedSlots()
    /// The slots whose presentation value changed in the last advance.
    var moved = MovedSlots()

    var contributions = Slab<Contribution>()
    var springPlans = SpringPlans()
    /// The numbers of contributions, in rows: see `Contribution`.
    var numbers = BlockPool(filler: 0.0)
    var channels = Channels()
    /// The contributions that are computed by themselves.
    var solos = Column<Solo>()
    /// The number of live contributions; 0 when nothing plays.
    var contributionCount = 0
    /// The number of contributions visited by calls, by which tests check that calls are linear.
    var visits = 0

    var cores = Slab<PlaybackCore?>()
    var playbacksStarted = 0
    /// The playbacks with an event handler, in the order of starting.
    var watched: [PlaybackCore] = []
    var deadlines = Deadlines()
    /// The playbacks that have ended and whose contributions haven't been removed yet.
    var ended: [PlaybackCore] = []
    /// What was read ahead, in a sum that nobody looks at.
    var readAhead = 0
    let machines: MachineRegistry
    /// The targets of which a motion says where they are present, by name.
    var presences: [String: Presence] = [:]

    var transactions = OpenTransactions()
    var queue = EventQueue()
    /// Whether anybody hears of contributions.
    var isTraced = false

    /// The store's time and its factor, and the time of playbacks: see `PropertyStore`.
    var time = 0.0
    var timeScale = 1.0
    var clock = 0.0
    var clockAnchor = 0.0
    var timeAnchor = 0.0

    /// Creates a table without properties.
    init(_ machines: MachineRegistry) { self.machines = machines }

    /// Appends slots with the same model and presentation values, as a family.
    ///
    /// - Returns: The first of the slots.
    mutating func append(_ values: MotionValue.Components) -> Int {
        let first = modelSlots.count
        for number in values {
            modelSlots.append(number)
            shownSlots.append(number)
        }
        channels.base.appendSlots(values.count)
        let family = Int32(families.count)
        families.append(SlotFamily(firstSlot: first, count: values.count))
        for slot in first..<modelSlots.count {
            contributionCounts.append(0)
            touchedSlots.appendSlot()
            replacers.append(-1)
            familyOfSlot.append(family)
            // NaN differs from every value, so that a new property is reported by the next advance.
            touchedSlots.insert(slot, that: .nan)
        }
        return first
    }

    /// Whether a contribution acts on slots.
    mutating func isMoving(_ slots: Range<Int>) -> Bool {
        for slot in slots where contributionCounts[slot] > 0 { return true }
        return false
    }

    /// Whether a live spring or decay may act on slots.
    mutating func hasReleased(_ slots: Range<Int>) -> Bool {
        families[Int(familyOfSlot[slots.lowerBound])].releasedCount > 0
    }

    /// The model values of slots.
    mutating func model(_ slots: Range<Int>) -> Components {
        Components(slots.count) { modelSlots[slots.lowerBound + $0] }
    }

    /// The presentation values of slots.
    mutating func shown(_ slots: Range<Int>) -> Components {
        Components(slots.count) { shownSlots[slots.lowerBound + $0] }
    }

    /// Copies the model values of slots to the presentation values after a change, without what open blocks have changed.
    mutating func showModel(of slots: Range<Int>) {
        for slot in slots {
            touch(slot)
            if contributionCounts[slot] == 0 {
                shownSlots[slot] = settledModel(slot)
            } else {
                markStale(slots)
            }
        }
    }

    /// Marks a slot for the next advance to check for a change.
    ///
    /// - Precondition: It still shows its value of the last advance.
    mutating func touch(_ slot: Int) { touchedSlots.insert(slot, that: shownSlots[slot]) }

    /// Marks the family of slots as stale, so that its values are computed on demand.
    mutating func markStale(_ slots: Range<Int>) {
        guard let first = slots.first else { return }
        let family = familyOfSlot[first]
        if families[Int(family)].becomesStale() { staleFamilies.append(family) }
    }

    /// Composes the channels of every slot at an instant.
    mutating func composeChannels(_ frame: ChannelFrame) {
        for index in staleFamilies.indices { families[Int(staleFamilies[index])].isStale = false }
        staleFamilies.removeAll()
        moved.removeAll()
        let slots = unsafe (model: modelSlots.buffer, replacers: replacers.buffer, shown: shownSlots.buffer)
        var shown = unsafe slots.shown.mutableSpan
        channels.compose(
            frame, model: unsafe slots.model.span, replacers: unsafe slots.replacers.span, shown: &shown,
            moved: &moved)
    }
}
