import TestSupport

/// A random motion tree whose late durations depend on parameters and current values, and the same one with these values
/// written in.
struct RandomLateSpec {
    /// The values of the parameters `a`, `b` and `c`.
    let parameters: [Double]
    /// The value of each property before the motion plays, by its path.
    private(set) var initial: [String: Double] = [:]
    /// The text with parameters and without starts.
    private(set) var late = ""
    /// The text with numbers.
    private(set) var written = ""

    private var random: SplitMix64
    private var count = 0

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        parameters = [random.uniform(-300...300), random.uniform(0...50), random.uniform(-2...2)]
        let node = random.below(4) == 0 ? flat() : container(depth: 3, isLate: true)
        let names = zip(["a", "b", "c"], parameters).map { "\"\($0)\": \($1)" }
        func spec(_ motion: String) -> String {
            """
            { "motionSpec": 1, "name": "Late", "parameters": { \(names.joined(separator: ", ")) },
              "variants": { "go": { "motion": \(motion) } } }
            """
        }
        (late, written) = (spec(node.late), spec(node.written))
    }

    private typealias Pair = (late: String, written: String)

    private mutating func flat() -> Pair {
        let leaves = (0...random.below(3)).map { _ in leaf(isLate: true) }
        return joined("group", leaves, "")
    }

    private func joined(_ kind: String, _ children: [Pair], _ extra: String) -> Pair {
        func text(_ nodes: [String]) -> String {
            "{ \"\(kind)\": [\(nodes.joined(separator: ", "))]\(extra) }"
        }
        return (text(children.map { $0.late }), text(children.map { $0.written }))
    }

    /// A group or a sequence, of which only what ends it is late.
    private mutating func container(depth: Int, isLate: Bool) -> Pair {
        guard depth > 0 else { return leaf(isLate: isLate) }
        let isGroup = random.below(2) == 0
        let size = 1 + random.below(3)
        let children = (0..<size).map { index -> Pair in
            let mayWait = isLate && (isGroup || index == size - 1)
            switch random.below(6) {
            case 0 where !mayWait: return ("{ \"wait\": 0.07 }", "{ \"wait\": 0.07 }")
            case 1, 2: return container(depth: depth - 1, isLate: mayWait)
            default: return leaf(isLate: mayWait && random.below(4) > 0)
            }
        }
        var extra = random.below(2) == 0 ? ", \"delay\": \(random.uniform(0...0.5))" : ""
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        if isGroup, random.below(4) == 0 { extra += ", \"stagger\": 0.03" }
        // Enough for whatever is inside, containers with a duration of their own included.
        if random.below(5) == 0 { extra += ", \"duration\": \"\([0, 200, 2000, 20000][depth])s\"" }
        return joined(isGroup ? "group" : "sequence", children, extra)
    }

    private mutating func leaf(isLate: Bool) -> Pair {
        count += 1
        let path = "box\(count).own"
        let start = random.uniform(-100...100)
        initial[path] = start
        var extra = ", \"curve\": \(["\"linear\"", "\"ease-in-out\"", "{ \"steps\": 3 }"][random.below(3)])"
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        if random.below(3) == 0 { extra += ", \"delay\": \(random.uniform(0...0.4))" }
        if random.below(5) == 0 { extra += ", \"additive\": true, \"weight\": 0.25" }
        guard isLate else {
            let text = "{ \"animate\": \"\(path)\", \"from\": 0, \"to\": 1, \"duration\": 0.3\(extra) }"
            return (text, text)
        }
        extra +=
            ", \"duration\": { \"min\": \(random.below(4) == 0 ? 0 : 0.1), \"max\": 0.9, \"perUnit\": \(random.uniform(0...0.01)) }"
        let slot = random.below(3)
        let (name, value) = (["a", "b", "c"][slot], parameters[slot])
        func text(_ members: String) -> String { "{ \"animate\": \"\(path)\", \(members)\(extra) }" }
        switch random.below(4) {
        case 0: return (text("\"to\": 40"), text("\"from\": \(start), \"to\": 40"))
        case 1: return (text("\"to\": \"= \(name)\""), text("\"from\": \(start), \"to\": \(value)"))
        case 2:
            return (text("\"from\": \"= \(name)\", \"to\": 7"), text("\"from\": \(value), \"to\": 7"))
        default:
            return (
                text("\"from\": 5, \"to\": \"= \(name) * 2\""), text("\"from\": 5, \"to\": \(value * 2)")
            )
        }
    }
}
