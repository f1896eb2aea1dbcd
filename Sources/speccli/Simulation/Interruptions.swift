import Animator
import MotionModel

/// Every way between two states, interrupted by every way that leads on from there, and how far things jump.
struct Interruptions {
    /// A way from one state to another.
    struct Way: Hashable {
        let start: String
        let end: String
        let variant: String
        let isReversed: Bool

        /// What it is called: `expand`, or `expand reversed`.
        var name: String { isReversed ? variant + " reversed" : variant }
    }

    /// How a property comes through an interruption.
    enum Kind: String, CaseIterable {
        /// It adds up: it keeps its place and its speed.
        case additive
        /// It is replaced: it keeps its place.
        case replaced
        /// Texts, true and false: it keeps neither.
        case discrete
    }

    /// A jump, and where it is.
    struct Jump {
        /// The size in the property's unit, or that per second.
        var size = 0.0
        /// The same as a share of the larger of 1 and the values on both sides.
        var share = 0.0
        var first = ""
        var second = ""
        /// Seconds after the first began.
        var time = 0.0
    }

    /// The largest jumps of a property.
    struct Row {
        let property: String
        let kind: Kind
        var value = Jump()
        /// Beyond the speed with which the second motion starts by itself.
        var velocity = Jump()
    }

    /// How many instants of each first way are interrupted.
    static let instants = 20
    /// The most pairs that are tried.
    static let mostPairs = 10_000

    let motion: CompiledMotion
    let parameters: [String: MotionValue]
    /// The ways that follow each other.
    let pairs: [(first: Way, second: Way)]
    private(set) var rows: [Row]

    /// The pairs of a motion's transitions or, without any, of its variants and their values reversed; nil if they are too
    /// many.
    init?(_ motion: CompiledMotion, parameters: [String: MotionValue]) {
        self.motion = motion
        self.parameters = parameters
        let ways = Self.ways(of: motion)
        let next = Dictionary(grouping: ways) { $0.start }
        let count = ways.reduce(0) { $0 + (next[$1.end]?.count ?? 0) }
        guard count <= Self.mostPairs else { return nil }
        pairs = ways.flatMap { first in (next[first.end] ?? []).map { (first, $0) } }
        rows = motion.properties.map { property in
            Row(
                property: property.path.text,
                kind: property.type.isDiscrete ? .discrete : property.isAdditive ? .additive : .replaced)
        }
    }

    private static func ways(of motion: CompiledMotion) -> [Way] {
        var ways: [Way] = []
        var seen: Set<Way> = []
        for row in motion.transitions {
            let way = Way(
                start: row.startState, end: row.endState, variant: row.variant, isReversed: row.isReversed)
            if seen.insert(way).inserted { ways.append(way) }
        }
        guard motion.transitions.isEmpty else { return ways }
        let forms = Set(motion.variants.compactMap { $0.reducedForm })
        for variant in motion.variants where !forms.contains(variant.name) {
            ways.append(
                Way(
                    start: variant.startState, end: variant.endState, variant: variant.name, isReversed: false
                ))
            ways.append(
                Way(start: variant.endState, end: variant.startState, variant: variant.name, isReversed: true)
            )
        }
        return ways
    }

    /// Plays and interrupts all of them.
    mutating func run() throws(AnimatorError) {
        var speeds: [Way: [[Double]]] = [:]
        for (first, second) in pairs {
            let length = Self.length(of: motion[first.variant]?.timeline(reversingValues: first.isReversed))
            var own = speeds[second] ?? []
            if own.isEmpty { own = try startSpeeds(of: second) }
            speeds[second] = own
            for index in 0..<Self.instants {
                try interrupt(first, second, at: length * (Double(index) + 0.5) / Double(Self.instants), own)
            }
        }
    }

    /// How long a timeline is interrupted: all of it, or two rounds of its longest endless loop.
    private static func length(of timeline: Timeline?) -> Double {
        guard let timeline else { return 0 }
        guard !timeline.duration.isFinite else { return timeline.duration }
        return timeline.tracks.reduce(0) { length, track in
            guard let loop = track.loop, !loop.count.isFinite else { return length }
            return max(length, loop.start + 2 * loop.period)
        }
    }

    /// The speeds with which a way starts when nothing else moves.
    private func startSpeeds(of way: Way) throws(AnimatorError) -> [[Double]] {
        let stage = try Stage(motion, in: way.start, parameters)
        try stage.play(way)
        return try stage.velocities()
    }

    /// The speeds with which a way starts where nothing moves, and all properties have the values that they are set to on a stage.
    private func startSpeeds(of way: Way, where other: Stage) throws(AnimatorError) -> [[Double]] {
        let stage = try Stage(motion, in: way.start, parameters)
        for property in motion.properties {
            let value = other.store.model(try other.store.id(of: property.path.text))
            try stage.store.set(property.path.text, to: value)
        }
        try stage.play(way)
        return try stage.velocities()
    }

    private mutating func interrupt(
        _ first: Way, _ second: Way, at time: Double, _ own: [[Double]]
    ) throws(AnimatorError) {
        let stage = try Stage(motion, in: first.start, parameters)
        try stage.play(first)
        try stage.store.advance(to: time)
        let (values, speeds) = (try stage.values(), try stage.velocities())
        // How fast what is late starts depends on where it does.
        let isLate = motion[second.variant]?.timeline(reversingValues: second.isReversed).isLate ?? false
        let own = isLate ? try startSpeeds(of: second, where: stage) : own
        try stage.play(second)
        let (newValues, newSpeeds) = (try stage.values(), try stage.velocities())
        let place = (first, second, time)
        for index in rows.indices {
            let none = values[index].map { _ in 0.0 }
            Self.note(values[index], newValues[index], none, in: &rows[index].value, place)
            Self.note(speeds[index], newSpeeds[index], own[index], in: &rows[index].velocity, place)
        }
    }

    private static func note(
        _ before: [Double], _ after: [Double], _ expected: [Double], in largest: inout Jump,
        _ place: (first: Way, second: Way, time: Double)
    ) {
        for ((from, to), expected) in zip(zip(before, after), expected) {
            let size = (to - from - expected).magnitude
            let share = size / max(1, from.magnitude, to.magnitude, expected.magnitude)
            guard share > largest.share else { continue }
            largest = Jump(
                size: size, share: share, first: place.first.name, second: place.second.name, time: place.time
            )
        }
    }

    /// The first property that jumps further than it may, by its kind.
    func broken(value: Double, velocity: Double) -> (row: Row, jump: Jump, isVelocity: Bool)? {
        for row in rows where row.kind != .discrete {
            if row.value.share > value { return (row, row.value, false) }
            if row.kind == .additive, row.velocity.share > velocity { return (row, row.velocity, true) }
        }
        return nil
    }
}

/// A store in a state of a motion, and the animator that plays on it.
private struct Stage {
    let motion: CompiledMotion
    let parameters: [String: MotionValue]
    let store: PropertyStore
    let animator: Animator

    init(_ motion: CompiledMotion, in state: String, _ parameters: [String: MotionValue])
        throws(AnimatorError)
    {
        self.motion = motion
        self.parameters = parameters
        store = try PropertyStore(motion: motion, state: state, parameters: parameters)
        animator = Animator(store)
    }

    func play(_ way: Interruptions.Way) throws(AnimatorError) {
        try animator.play(motion, way.variant, parameters: parameters, reversed: way.isReversed)
    }

    func values() throws(AnimatorError) -> [[Double]] {
        var values: [[Double]] = []
        for property in motion.properties {
            values.append(store.presentation(try store.id(of: property.path.text)).components.array)
        }
        return values
    }

    func velocities() throws(AnimatorError) -> [[Double]] {
        var velocities: [[Double]] = []
        for property in motion.properties {
            velocities.append(store.velocity(try store.id(of: property.path.text)))
        }
        return velocities
    }
}
