import MotionModel

/// The compact facts about a property that starting an animation needs.
struct PropertyLayout {
    /// The type, if it has no parts of its own, such as the texts of a set; so that most values are recognised at once.
    let plainType: PlainType
    private let first: Int32
    private let componentCount: Int32
    /// Whether animations of it add up.
    let isAdditive: Bool
    /// Whether its components are tweened separately: colours and paths as a whole, transforms not.
    let isTweened: Bool
    /// Whether each component is a part, which may move while the others don't.
    let hasParts: Bool
    /// Whether its number is read rounded to an integer.
    let isRounded: Bool
    /// The property that was registered next of those that share slots with it, or with another one; −1 for none.
    var nextOfFamily: Int32 = -1

    /// The first of its slots.
    var firstSlot: Int { Int(first) }
    /// The number of its components.
    var count: Int { Int(componentCount) }

    /// Whether additive changes of it by blocks add up: not those of a transform, or of what is at one value or another.
    var addsUp: Bool { isAdditive && isTweened }

    /// The bit of a component, if it is a part; otherwise that of the whole.
    func bit(of component: Int) -> UInt64 { hasParts ? 1 << UInt64(component) : 1 }

    /// The bits of all parts.
    var allBits: UInt64 { !hasParts ? 1 : count == 64 ? .max : (1 << UInt64(count)) - 1 }

    /// A component as an app reads it.
    @inline(__always)
    func read(_ number: Double) -> Double { isRounded ? Elementary.roundedHalfAway(number) : number }

    var slots: Range<Int> { firstSlot..<(firstSlot + count) }

    /// Calls a function with each run of moving components, of which a replacing tween has a contribution each: the first, and
    /// their number. The other components of a rectangle or the like keep their animations.
    func forEachRun(where moves: (Int) -> Bool, _ body: (Int, Int) -> Void) {
        var start = 0
        while start < count {
            var end = start
            while end < count, moves(end) { end += 1 }
            if end > start { body(start, end - start) }
            start = end + 1
        }
    }

    /// Creates the layout of a declaration.
    init(_ declaration: PropertyDeclaration, firstSlot: Int) {
        let type = declaration.type
        plainType = PlainType(type)
        first = Int32(firstSlot)
        componentCount = Int32(type.componentCount)
        isAdditive = declaration.isAdditive
        isRounded = type == .integer
        switch type {
        case .point, .size, .vector, .rect, .insets: (isTweened, hasParts) = (true, true)
        case .number, .integer, .angle, .color, .path: (isTweened, hasParts) = (true, false)
        case .boolean, .string, .transform, .colorIn, .turning, .routePosition, .routeTangent:
            (isTweened, hasParts) = (false, false)
        }
    }

    /// Creates the layout of a declaration that replaces one with the same slots.
    init(_ declaration: PropertyDeclaration, in old: PropertyLayout) {
        self.init(declaration, firstSlot: old.firstSlot)
        nextOfFamily = old.nextOfFamily
    }

    /// Whether a value is of its type, which is a plain one, and each component within the range of numbers; any other value
    /// is to be looked at more closely.
    @inline(__always)
    func takes(_ value: MotionValue) -> Bool {
        plainType.isType(of: value) && Self.isInRange(value.components)
    }

    /// The components of a value that it takes; `nil` of any other.
    @inline(__always)
    func components(of value: MotionValue) -> Components? {
        takes(value) ? Components(value.components) : nil
    }

    /// The components of a key of a track that is an only run of its type; `nil` outside of the range of numbers.
    @inline(__always)
    func components(ofKey key: Int, of track: Track) -> Components? {
        guard let numbers = track.constant(key), Self.isInRange(numbers) else { return nil }
        return Components(numbers)
    }

    @inline(__always)
    private static func isInRange(_ numbers: MotionValue.Components) -> Bool {
        for number in numbers where !(number.magnitude <= PropertyStore.largestMagnitude) { return false }
        return true
    }
}
