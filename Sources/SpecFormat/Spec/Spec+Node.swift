public import MotionModel

extension Spec {
    /// A node of a motion tree, with every length worked out.
    public struct Node: Hashable, Sendable {
        /// When and how often it plays.
        public let timing: NodeTiming
        /// Seconds of one forward pass of the body at speed 1; infinite if something inside never ends.
        public let length: Double
        /// What plays.
        public let body: Body

        /// What a node plays.
        public indirect enum Body: Hashable, Sendable {
            /// Nothing, for a while.
            case wait
            /// One property along its keyframes.
            case animate(Leaf)
            /// An event for the app, at once.
            case emit(Event)
            /// One after another.
            case sequence([Node])
            /// Together, each after an offset of its own in seconds.
            case group([Member])
        }

        /// A child of a group.
        public struct Member: Hashable, Sendable {
            /// Seconds after the group's start, 0 without a stagger.
            public let offset: Double
            /// What starts then.
            public let node: Node

            /// A child of a group.
            package init(offset: Double, node: Node) {
                self.offset = offset
                self.node = node
            }
        }

        /// Something an app is told.
        public struct Event: Hashable, Sendable {
            /// What the app knows it by.
            public let name: String
            /// JSON text that goes with it; nil without a payload.
            public let payload: String?

            /// Something an app is told.
            package init(name: String, payload: String?) {
                self.name = name
                self.payload = payload
            }
        }

        /// A node, resolved.
        package init(timing: NodeTiming, length: Double, body: Body) {
            self.timing = timing
            self.length = length
            self.body = body
        }

        /// Seconds from the node's start until it is over, delays included; infinite if it never is.
        public var total: Double { Swift.max(0, timing.delay + activeLength + timing.endDelay) }

        /// Seconds of all iterations at the node's speed, without delays.
        public var activeLength: Double {
            let iteration = iterationLength
            return iteration > 0 && timing.iterations > 0 ? iteration * timing.iterations : 0
        }

        /// Seconds of one iteration at the node's speed, the way back included.
        public var iterationLength: Double { (length + wayBackLength) / timing.speed }

        /// Seconds of the way back at speed 1; 0 where there is none.
        ///
        /// - Complexity: O(children).
        public var wayBackLength: Double {
            switch timing.wayBack {
            case .none, .onTurn: return 0
            case .mirrored, .backwards: return length
            case .along(_, let duration): return duration
            case .independent:
                return Swift.max(0, members.map { $0.end + $0.node.turnLength }.max() ?? 0) - length
            case .synchronized: return members.map { $0.node.turnLength }.max() ?? 0
            }
        }

        /// Seconds that the node takes to return when the group around it turns.
        public var turnLength: Double {
            if case .onTurn(_, let duration) = timing.wayBack { return duration / timing.speed }
            return activeLength
        }

        private var members: [Member] {
            if case .group(let members) = body { return members }
            return []
        }
    }

    /// When and how often a node plays: the timing model of `Timing`, for a tree.
    public struct NodeTiming: Hashable, Sendable {
        /// Seconds before it begins; negative starts part-way in.
        public let delay: Double
        /// Seconds after it has ended.
        public let endDelay: Double
        /// How often it plays, fractions included; may be infinite.
        public let iterations: Double
        /// The iteration, fractional, in which it begins.
        public let iterationStart: Double
        /// Which way the iterations run.
        public let direction: PlaybackDirection
        /// How an iteration returns.
        public let wayBack: WayBack
        /// Divides the active time.
        public let speed: Double
        /// What the progress through the body is mapped by; nil for a leaf, whose keyframes have curves of their own.
        public let warp: Curve?
        /// Whether the phase of what repeats for ever is that of the clock.
        public let isSynchronized: Bool

        /// How an iteration returns to where it began.
        public enum WayBack: Hashable, Sendable {
            /// It doesn't.
            case none
            /// The whole is mirrored in time.
            case mirrored
            /// On a curve of its own, for that many seconds.
            case along(Curve, duration: Double)
            /// Not by itself, but on a curve of its own, for that many seconds, when the group around it turns.
            case onTurn(Curve, duration: Double)
            /// The children of a sequence in the reverse order, each played forwards.
            case backwards
            /// Each child of a group turns as soon as it has arrived.
            case independent
            /// The children of a group wait for the slowest, then all turn at once.
            case synchronized
        }

        /// When and how often a node plays.
        package init(
            delay: Double = 0, endDelay: Double = 0, iterations: Double = 1, iterationStart: Double = 0,
            direction: PlaybackDirection = .normal, wayBack: WayBack = .none, speed: Double = 1,
            warp: Curve? = nil, isSynchronized: Bool = false
        ) {
            self.delay = delay
            self.endDelay = endDelay
            self.iterations = iterations
            self.iterationStart = iterationStart
            self.direction = direction
            self.wayBack = wayBack
            self.speed = speed
            self.warp = warp
            self.isSynchronized = isSynchronized
        }
    }
}

extension Spec.NodeTiming {
    /// Whether it plays its body once, from the beginning and forwards, without a way back.
    package var playsOnce: Bool {
        iterations == 1 && iterationStart == 0 && direction == .normal && !wayBack.returns
    }
}

extension Spec.Node.Member {
    /// Seconds after the group's start when the child's active time is over.
    package var end: Double { offset + node.timing.delay + node.activeLength }
}

extension Spec.NodeTiming.WayBack {
    /// Whether an iteration is the way there and back.
    package var returns: Bool {
        switch self {
        case .none, .onTurn: false
        case .mirrored, .along, .backwards, .independent, .synchronized: true
        }
    }
}
