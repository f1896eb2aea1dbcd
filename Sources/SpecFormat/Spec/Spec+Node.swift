public import MotionModel

extension Spec {
    /// A node of a motion tree, with every length resolved; it never changes, so lists of nodes hold references.
    public final class Node: Hashable, Sendable {
        /// The timing of the node.
        public let timing: NodeTiming
        /// The length of one forward pass of the body in seconds at speed 1; infinite if something inside never ends.
        public let length: Double
        /// Whether the length is only known when it plays: the longest is `length`.
        public let isLate: Bool
        /// The content of the node.
        public let body: Body

        /// The content of a node.
        public enum Body: Hashable, Sendable {
            /// A wait.
            case wait
            /// One property along its keyframes.
            case animate(Leaf)
            /// An event for the app, at one instant.
            indirect case emit(Event)
            /// Children one after another.
            case sequence([Node])
            /// Children together, each with an offset of its own in seconds.
            case group([Member])
        }

        /// A child of a group.
        public struct Member: Hashable, Sendable {
            /// The offset from the group's start in seconds, 0 without a stagger.
            public let offset: Double
            /// The offset, if it is only known when it plays: the longest is `offset`.
            public let lateOffset: LateNumber?
            /// The child.
            public let node: Node

            /// Creates a child of a group.
            package init(offset: Double, lateOffset: LateNumber? = nil, node: Node) {
                self.offset = offset
                self.lateOffset = lateOffset
                self.node = node
            }
        }

        /// An event sent to the app.
        public struct Event: Hashable, Sendable {
            /// The name by which the app identifies it.
            public let name: String
            /// The payload as JSON text; nil if there is none.
            public let payload: String?

            /// Creates an event.
            package init(name: String, payload: String?) {
                self.name = name
                self.payload = payload
            }
        }

        /// Creates a node.
        package init(timing: NodeTiming, length: Double, isLate: Bool = false, body: Body) {
            self.timing = timing
            self.length = length
            self.isLate = isLate
            self.body = body
        }

        /// Whether two nodes are the same motion.
        public static func == (left: Node, right: Node) -> Bool {
            left === right
                || left.timing == right.timing && left.length == right.length && left.isLate == right.isLate
                    && left.body == right.body
        }

        /// Hashes what tells most nodes apart.
        public func hash(into hasher: inout Hasher) {
            hasher.combine(length)
            hasher.combine(body)
        }

        /// The time in seconds from the node's start to its end, delays included; infinite if it never ends.
        public var total: Double { Swift.max(0, timing.delay + activeLength + timing.endDelay) }

        /// The duration in seconds of all iterations at the node's speed, without delays.
        public var activeLength: Double {
            let iteration = iterationLength
            return iteration > 0 && timing.iterations > 0 ? iteration * timing.iterations : 0
        }

        /// The duration in seconds of one iteration at the node's speed, the way back included.
        public var iterationLength: Double { (length + wayBackLength) / timing.speed }

        /// The length of the way back in seconds at speed 1; 0 if there is none.
        ///
        /// - Complexity: O(children).
        public var wayBackLength: Double {
            switch timing.wayBack {
            case .none, .onTurn: return 0
            case .mirrored, .backwards: return length
            case .along(_, let duration): return duration
            case .independent:
                // All may be back before a duration of the group's own is over.
                return members.reduce(length) { Swift.max($0, $1.end + $1.node.turnLength) } - length
            case .synchronized: return members.map { $0.node.turnLength }.max() ?? 0
            }
        }

        /// The duration in seconds of the node's return when its group turns.
        public var turnLength: Double {
            if case .onTurn(_, let duration) = timing.wayBack { return duration / timing.speed }
            return activeLength
        }

        private var members: [Member] {
            if case .group(let members) = body { return members }
            return []
        }
    }

    /// The timing of a node: the timing model of `Timing`, for a tree.
    public struct NodeTiming: Hashable, Sendable {
        /// The delay in seconds; a negative one starts part-way in.
        public let delay: Double
        /// The delay after the end in seconds.
        public let endDelay: Double
        /// The number of iterations, fractions included; may be infinite.
        public let iterations: Double
        /// The speed, which divides the active time.
        public let speed: Double
        /// What few nodes have; nil for one that has nothing of it.
        private let unusual: Boxed<Unusual>?

        private struct Unusual: Hashable {
            var lateDelay: LateNumber?
            var iterationStart = 0.0
            var direction = PlaybackDirection.normal
            var wayBack = WayBack.none
            var warp: Curve?
            var isSynchronized = false
        }

        /// The delay, if it is only known when it plays: the longest is `delay`.
        public var lateDelay: LateNumber? { unusual?.wrappedValue.lateDelay }
        /// The iteration at which it begins, fractions included.
        public var iterationStart: Double { unusual?.wrappedValue.iterationStart ?? 0 }
        /// The direction of the iterations.
        public var direction: PlaybackDirection { unusual?.wrappedValue.direction ?? .normal }
        /// The way back of an iteration.
        public var wayBack: WayBack { unusual?.wrappedValue.wayBack ?? .none }
        /// The easing of the progress through the body; nil for a leaf, whose keyframes have curves of their own.
        public var warp: Curve? { unusual?.wrappedValue.warp }
        /// Whether endless repetition follows the phase of the clock.
        public var isSynchronized: Bool { unusual?.wrappedValue.isSynchronized ?? false }

        /// The way back of an iteration to its beginning.
        public enum WayBack: Hashable, Sendable {
            /// There is none.
            case none
            /// The whole iteration is mirrored in time.
            case mirrored
            /// A curve of its own, with its duration in seconds.
            case along(Curve, duration: Double)
            /// A curve of its own, with its duration in seconds, played only when the group around it turns.
            case onTurn(Curve, duration: Double)
            /// The children of a sequence in the reverse order, each played forwards.
            case backwards
            /// Each child of a group turns as soon as it has ended.
            case independent
            /// The children of a group wait for the slowest, then all turn at once.
            case synchronized
        }

        /// Creates a timing.
        package init(
            delay: Double = 0, lateDelay: LateNumber? = nil, endDelay: Double = 0, iterations: Double = 1,
            iterationStart: Double = 0,
            direction: PlaybackDirection = .normal, wayBack: WayBack = .none, speed: Double = 1,
            warp: Curve? = nil, isSynchronized: Bool = false
        ) {
            self.delay = delay
            self.endDelay = endDelay
            self.iterations = iterations
            self.speed = speed
            let isUsual =
                lateDelay == nil && iterationStart == 0 && direction == .normal && wayBack == .none
                && warp == nil
                && !isSynchronized
            unusual =
                isUsual
                ? nil
                : Boxed(
                    Unusual(
                        lateDelay: lateDelay, iterationStart: iterationStart, direction: direction,
                        wayBack: wayBack, warp: warp, isSynchronized: isSynchronized))
        }
    }
}

extension Spec.NodeTiming {
    /// Whether it plays its body once, from the beginning and forwards, without a way back.
    package var playsOnce: Bool {
        iterations == 1 && (unusual == nil || iterationStart == 0 && direction == .normal && !wayBack.returns)
    }
}

extension Spec.Node.Member {
    /// The end of the child's active time in seconds after the group's start.
    package var end: Double { offset + node.timing.delay + node.activeLength }
}

extension Spec.NodeTiming.WayBack {
    /// Whether an iteration includes a way back.
    package var returns: Bool {
        switch self {
        case .none, .onTurn: false
        case .mirrored, .along, .backwards, .independent, .synchronized: true
        }
    }
}
