import TestSupport

/// A random motion tree whose late durations, velocities, delays and staggers depend on parameters and current values, and the same
/// one with these values written in.
struct RandomLateSpec {
    /// The values of the parameters `a`, `b`, `c` and `d`.
    let parameters: [Double]
    /// The value of each property before the motion plays, by its path.
    private(set) var initial: [String: Double] = [:]
    /// The text with parameters and without starts.
    private(set) var late = ""
    /// The text with numbers.
    private(set) var written = ""

    private var random: SplitMix64
    private var count = 0
    /// Whether there is nothing but leaves, so that one may never end.
    private let isFlat: Bool

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        parameters = [
            random.uniform(-300...300), random.uniform(0...50), random.uniform(-2...2),
            random.uniform(-0.2...1),
        ]
        initial["probe.own"] = random.uniform(-20...80)
        isFlat = random.below(4) == 0
        let node = isFlat ? flat() : container(depth: 3, isLate: true)
        let names = zip(["a", "b", "c", "d"], parameters).map { "\"\($0)\": \($1)" }
        func spec(_ motion: String) -> String {
            """
            { "motionSpec": 1, "name": "Late", "parameters": { \(names.joined(separator: ", ")) },
              "properties": { "probe.own": { "type": "number", "initial": 0 } },
              "variants": { "go": { "motion": \(motion) } } }
            """
        }
        (late, written) = (spec(node.late), spec(node.written))
    }

    private typealias Pair = (late: String, written: String)

    private mutating func flat() -> Pair {
        let leaves = (0...random.below(3)).map { _ in leaf(isLate: true) }
        return joined("group", leaves, ("", ""))
    }

    private func joined(_ kind: String, _ children: [Pair], _ extra: Pair) -> Pair {
        func text(_ nodes: [String], _ extra: String) -> String {
            "{ \"\(kind)\": [\(nodes.joined(separator: ", "))]\(extra) }"
        }
        return (text(children.map { $0.late }, extra.late), text(children.map { $0.written }, extra.written))
    }

    /// A time that is worked out, and its number.
    private mutating func seconds(atLeast least: Double = 0) -> Pair {
        let (low, high) = (least + random.uniform(0.01...0.1), least + random.uniform(0.2...0.6))
        let (text, number): (String, Double) =
            switch random.below(4) {
            case 0: ("d", parameters[3])
            case 1: ("b / 100", parameters[1] / 100)
            case 2: ("\(least) + value(probe.own) / 90", least + (initial["probe.own"] ?? 0) / 90)
            default: ("(c > 0 ? d : d * 0.5)", parameters[2] > 0 ? parameters[3] : parameters[3] * 0.5)
            }
        return ("\"= clamp(\(text), \(low), \(high))\"", "\(max(low, min(number, high)))")
    }

    /// The member for a delay, late or not.
    private mutating func delay(isLate: Bool) -> Pair {
        if isLate, random.below(2) == 0 {
            let time = seconds()
            return (", \"delay\": \(time.late)", ", \"delay\": \(time.written)")
        }
        let known = random.below(2) == 0 ? ", \"delay\": \(random.uniform(0...0.5))" : ""
        return (known, known)
    }

    /// The member for a stagger, late or not.
    private mutating func stagger(isLate: Bool) -> Pair {
        guard isLate, random.below(2) == 0 else {
            let known = random.below(3) == 0 ? ", \"stagger\": 0.03" : ""
            return (known, known)
        }
        let time = seconds()
        let origin = ["first", "last", "center", "edges"][random.below(4)]
        let form: (String) -> String =
            switch random.below(4) {
            case 0: { "{ \"total\": \($0), \"from\": \"\(origin)\" }" }
            case 1: { "{ \"each\": \($0), \"from\": \"\(origin)\", \"curve\": \"ease-out\" }" }
            default: { $0 }
            }
        return (", \"stagger\": \(form(time.late))", ", \"stagger\": \(form(time.written))")
    }

    /// A property that moves twice, the second time from where it is by then, and from a late time on.
    private mutating func twice() -> Pair {
        count += 1
        let path = "box\(count).own"
        initial[path] = random.uniform(-100...100)
        let first = "{ \"animate\": \"\(path)\", \"from\": 2, \"to\": 1, \"duration\": 0.3 }"
        let time = seconds(atLeast: 0.3)
        if random.below(3) == 0 {
            let speed = random.uniform(-20...20)
            func thrown(_ velocity: String, _ wall: String, _ delay: String) -> String {
                "{ \"physics\": \"\(path)\", \"from\": 1, \"velocity\": \(velocity), \"friction\": 0.8, "
                    + "\"bounds\": [-10, \(wall)], \"delay\": \(delay) }"
            }
            let (b, c) = (parameters[1], parameters[2])
            let late = thrown("\"= clamp(c * \(speed), -90, 90)\"", "\"= 9 + b\"", time.late)
            let written = thrown("\(min(max(c * speed, -90), 90))", "\(9 + b)", time.written)
            return joined("group", [(late, written), (first, first)], ("", ""))
        }
        func second(_ delay: String) -> String {
            "{ \"animate\": \"\(path)\", \"to\": 5, \"duration\": 0.2, \"delay\": \(delay) }"
        }
        return joined("group", [(second(time.late), second(time.written)), (first, first)], ("", ""))
    }

    private mutating func event(isLate: Bool) -> Pair {
        count += 1
        let delay = delay(isLate: isLate)
        func text(_ delay: String) -> String { "{ \"emit\": \"e\(count)\"\(delay) }" }
        return (text(delay.late), text(delay.written))
    }

    /// A group or a sequence, of which only what ends it is late.
    private mutating func container(depth: Int, isLate: Bool) -> Pair {
        guard depth > 0 else { return leaf(isLate: isLate) }
        let isGroup = random.below(2) == 0
        let size = 1 + random.below(3)
        let children = (0..<size).map { index -> Pair in
            let mayWait = isLate && (isGroup || index == size - 1)
            switch random.below(9) {
            case 0: return ("{ \"wait\": 0.07 }", "{ \"wait\": 0.07 }")
            case 1, 2, 3: return container(depth: depth - 1, isLate: mayWait)
            case 4: return event(isLate: mayWait)
            case 5 where mayWait: return twice()
            default: return leaf(isLate: mayWait && random.below(4) > 0)
            }
        }
        var extra = ""
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        // Enough for whatever is inside, containers with a duration of their own included.
        if random.below(5) == 0 { extra += ", \"duration\": \"\([0, 200, 2000, 20000][depth])s\"" }
        let (delay, stagger) = (delay(isLate: isLate), isGroup ? stagger(isLate: isLate) : ("", ""))
        return joined(
            isGroup ? "group" : "sequence", children,
            (extra + delay.late + stagger.0, extra + delay.written + stagger.1))
    }

    private mutating func leaf(isLate: Bool) -> Pair {
        count += 1
        let path = "box\(count).own"
        let start = random.uniform(-100...100)
        initial[path] = start
        if isLate, random.below(4) == 0 { return released(path, start) }
        if isLate, random.below(4) == 0 { return glided(path) }
        if isLate, random.below(4) == 0 { return thrown(path, start) }
        var extra = ", \"curve\": \(["\"linear\"", "\"ease-in-out\"", "{ \"steps\": 3 }"][random.below(3)])"
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        let delay = delay(isLate: isLate)
        if random.below(5) == 0 { extra += ", \"additive\": true, \"weight\": 0.25" }
        guard isLate else {
            let text =
                "{ \"animate\": \"\(path)\", \"from\": 0, \"to\": 1, \"duration\": 0.3\(extra)\(delay.late) }"
            return (text, text)
        }
        if random.below(5) == 0 {
            // What starts late may be anything else.
            let turn = random.below(2) == 0 ? ", \"autoreverse\": true" : ""
            let count = ["1", "2.5", "3", "\"infinite\""][random.below(isFlat ? 4 : 3)]
            func text(_ delay: String) -> String {
                "{ \"animate\": \"\(path)\", \"from\": 0, \"to\": 1, \"duration\": 0.3, "
                    + "\"iterations\": \(count)\(turn)\(extra)\(delay) }"
            }
            return (text(delay.late), text(delay.written))
        }
        extra +=
            ", \"duration\": { \"min\": \(random.below(4) == 0 ? 0 : 0.1), \"max\": 0.9, \"perUnit\": \(random.uniform(0...0.01)) }"
        let slot = random.below(3)
        let (name, value) = (["a", "b", "c"][slot], parameters[slot])
        func pair(_ late: String, _ written: String) -> Pair {
            func text(_ members: String, _ delay: String) -> String {
                "{ \"animate\": \"\(path)\", \(members)\(extra)\(delay) }"
            }
            return (text(late, delay.late), text(written, delay.written))
        }
        switch random.below(4) {
        case 0: return pair("\"to\": 40", "\"from\": \(start), \"to\": 40")
        case 1: return pair("\"to\": \"= \(name)\"", "\"from\": \(start), \"to\": \(value)")
        case 2: return pair("\"from\": \"= \(name)\", \"to\": 7", "\"from\": \(value), \"to\": 7")
        default: return pair("\"from\": 5, \"to\": \"= \(name) * 2\"", "\"from\": 5, \"to\": \(value * 2)")
        }
    }

    /// A spring whose velocity, or the way to which it is compared, is only known when it plays.
    private mutating func released(_ path: String, _ start: Double) -> Pair {
        let (damping, stops) = (random.uniform(0.3...1.6), random.below(4) == 0)
        var extra =
            ", \"curve\": { \"spring\": { \"response\": \(random.uniform(0.1...0.8)), "
            + "\"dampingFraction\": \(damping), \"stopAtTarget\": \(stops) } }"
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        if random.below(5) == 0 { extra += ", \"additive\": true, \"weight\": 0.25" }
        let delay = delay(isLate: true)
        let (a, b, c, own) = (parameters[0], parameters[1], parameters[2], initial["probe.own"] ?? 0)
        func pair(_ late: String, _ written: String) -> Pair {
            func text(_ members: String, _ delay: String) -> String {
                "{ \"animate\": \"\(path)\", \(members)\(extra)\(delay) }"
            }
            return (text(late, delay.late), text(written, delay.written))
        }
        switch random.below(6) {
        case 0:
            return pair(
                "\"from\": 3, \"to\": 40, \"velocity\": \"= a * 7\"",
                "\"from\": 3, \"to\": 40, \"velocity\": \(a * 7)")
        case 1:
            return pair(
                "\"to\": 240, \"velocity\": 300", "\"from\": \(start), \"to\": 240, \"velocity\": 300")
        case 2:
            return pair(
                "\"by\": 30, \"velocity\": \"= clamp(value(probe.own) * 9, -200, 400)\"",
                "\"by\": 30, \"velocity\": \(min(max(own * 9, -200), 400))")
        case 3:
            return pair(
                "\"by\": \"= b + 1\", \"velocity\": -100", "\"by\": \(b + 1), \"velocity\": -100")
        case 4:
            return pair(
                "\"from\": \"= clamp(c, -1, 1)\", \"to\": \"= 2 + clamp(b, 0, 40)\", \"velocity\": \"= a\"",
                "\"from\": \(min(max(c, -1), 1)), \"to\": \(2 + min(max(b, 0), 40)), \"velocity\": \(a)")
        default:
            return pair(
                "\"from\": 5, \"by\": \"= b + 1\", \"velocity\": \"= c * 90\"",
                "\"from\": 5, \"to\": \(5 + (b + 1)), \"velocity\": \(c * 90)")
        }
    }

    /// A decay whose speed, ends or places are only known when it plays.
    private mutating func glided(_ path: String) -> Pair {
        var extra = ", \"friction\": \(random.uniform(2...12))"
        if random.below(3) == 0 { extra += ", \"stopVelocity\": \(random.uniform(0.5...5))" }
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        if random.below(5) == 0 { extra += ", \"additive\": true, \"weight\": 0.25" }
        let delay = delay(isLate: true)
        let (a, b, c, own) = (parameters[0], parameters[1], parameters[2], initial["probe.own"] ?? 0)
        func pair(_ late: [(String, String)], _ written: [(String, String)]) -> Pair {
            func text(_ members: [(String, String)], _ delay: String) -> String {
                let members = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
                return "{ \"decay\": \"\(path)\", \(members)\(extra)\(delay) }"
            }
            return (text(late, delay.late), text(written, delay.written))
        }
        let speed = ("\"= clamp(a * 4, -1000, 600)\"", "\(min(max(a * 4, -1000), 600))")
        switch random.below(6) {
        case 0: return pair([("velocity", speed.0)], [("velocity", speed.1)])
        case 1:
            return pair(
                [("from", "\"= c * 9\""), ("velocity", speed.0)],
                [("from", "\(c * 9)"), ("velocity", speed.1)])
        case 2:
            return pair(
                [
                    ("from", "\"= value(probe.own)\""), ("velocity", speed.0),
                    ("roundTo", "\"= clamp(b, 5, 40)\""),
                ],
                [("from", "\(own)"), ("velocity", speed.1), ("roundTo", "\(min(max(b, 5), 40))")])
        case 3:
            return pair(
                [("from", "3"), ("velocity", "-240"), ("roundTo", "\"= 2 + clamp(b, 0, 30)\"")],
                [("from", "3"), ("velocity", "-240"), ("roundTo", "\(2 + min(max(b, 0), 30))")])
        case 4:
            let places = (
                "[0, \"= clamp(b, 0, 50) * 2\", 40, -90]", "[0, \(min(max(b, 0), 50) * 2), 40, -90]"
            )
            return pair(
                [("from", "\"= clamp(c, -1, 1)\""), ("velocity", speed.0), ("snap", places.0)],
                [("from", "\(min(max(c, -1), 1))"), ("velocity", speed.1), ("snap", places.1)])
        default:
            return pair(
                [("from", "\"= clamp(value(probe.own), 0, 9)\""), ("to", "\"= from + clamp(b, -9, 50)\"")],
                [("from", "\(min(max(own, 0), 9))"), ("to", "\(min(max(own, 0), 9) + min(max(b, -9), 50))")])
        }
    }
    /// A throw whose start, speed or walls are only known when it plays.
    private mutating func thrown(_ path: String, _ start: Double) -> Pair {
        let isFree = random.below(4) == 0
        // Without friction it takes as long as walls and a low speed need, for which containers have room.
        let (kept, slow) = isFree ? (0.6, 5...20.0) : (0.9, 0.5...5)
        var extra = ", \"restitution\": \(random.below(4) == 0 ? 0 : random.uniform(0...kept))"
        if isFree || random.below(3) == 0 { extra += ", \"stopVelocity\": \(random.uniform(slow))" }
        if random.below(3) == 0 { extra += ", \"speed\": \(random.uniform(0.5...3))" }
        if random.below(5) == 0 { extra += ", \"additive\": true, \"weight\": 0.25" }
        if !isFree { extra += ", \"friction\": \(random.below(8) == 0 ? 1 : random.uniform(0.3...0.99))" }
        let delay = delay(isLate: true)
        let (a, b, c, own) = (parameters[0], parameters[1], parameters[2], initial["probe.own"] ?? 0)
        func pair(_ late: [(String, String)], _ written: [(String, String)]) -> Pair {
            func text(_ members: [(String, String)], _ delay: String) -> String {
                let members = members.map { "\"\($0)\": \($1)" }.joined(separator: ", ")
                return "{ \"physics\": \"\(path)\", \(members)\(extra)\(delay) }"
            }
            return (text(late, delay.late), text(written, delay.written))
        }
        let speed = ("\"= clamp(a * 4, -1000, 600)\"", "\(min(max(a * 4, -1000), 600))")
        let inside = ("\"= clamp(value(probe.own), -20, 50)\"", "\(min(max(own, -20), 50))")
        if isFree {
            let low = min(max(c, -1), 1) - 30
            return pair(
                [("from", inside.0), ("velocity", speed.0), ("bounds", "[\"= clamp(c, -1, 1) - 30\", 60]")],
                [("from", inside.1), ("velocity", speed.1), ("bounds", "[\(low), 60]")])
        }
        switch random.below(6) {
        case 0: return pair([("velocity", speed.0)], [("from", "\(start)"), ("velocity", speed.1)])
        case 1:
            return pair(
                [("velocity", speed.0), ("bounds", "[-150, \"= value(probe.own) + 150\"]")],
                [("from", "\(start)"), ("velocity", speed.1), ("bounds", "[-150, \(own + 150)]")])
        case 2:
            return pair(
                [("velocity", "700"), ("bounds", "[-120, 140]")],
                [("from", "\(start)"), ("velocity", "700"), ("bounds", "[-120, 140]")])
        case 3:
            let high = 20 + min(max(b, 0), 30)
            return pair(
                [
                    ("from", "\"= c * 9\""), ("velocity", "-240"),
                    ("bounds", "[-40, \"= 20 + clamp(b, 0, 30)\"]"),
                ],
                [("from", "\(c * 9)"), ("velocity", "-240"), ("bounds", "[-40, \(high)]")])
        case 4:
            return pair(
                [("from", "3"), ("velocity", speed.0), ("bounds", "[0, \"= 10 + b\"]")],
                [("from", "3"), ("velocity", speed.1), ("bounds", "[0, \(10 + b)]")])
        default:
            let (from, high) = (min(max(own, 0), 9), min(max(own, 0), 9) + 60)
            return pair(
                [
                    ("from", "\"= clamp(value(probe.own), 0, 9)\""), ("velocity", speed.0),
                    ("bounds", "[\"= min(c, 0)\", \"= from + 60\"]"),
                ],
                [("from", "\(from)"), ("velocity", speed.1), ("bounds", "[\(min(c, 0)), \(high)]")])
        }
    }
}
