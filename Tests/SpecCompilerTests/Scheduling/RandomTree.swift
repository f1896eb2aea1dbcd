import MotionModel
import SpecFormat
import TestSupport

/// Random motion trees as spec text: every kind of node, way back, repetition and curve, valid by trial.
///
/// The children of a group move properties of their own, except for layers.
struct RandomTree<Source: RandomNumberGenerator> {
    var random: Source
    /// Whether there are paths, whose places aren't numbers.
    var hasPaths = false
    /// Whether there is physics, whose friction isn't per second.
    var hasPhysics = true
    /// A power of two that all times are multiplied with, and everything that is per second divided by.
    var scale = 1.0
    /// The properties that have a layer already, and how many events there are.
    private var layered: Set<String> = []
    private var eventCount = 0

    /// The properties that a tree moves.
    static var properties: [String] { ["a.x", "b.x", "c.x"] }

    /// What surrounds the variant `go`: declarations, and variants to use.
    static func parts(scale: Double) -> String {
        let declared =
            (properties + ["d.x"] + ["y", "z"].flatMap { prefix in properties.map { prefix + $0 } }).map {
                "\"\($0)\": { \"type\": \"number\", \"initial\": 5 }"
            }
        return """
            "properties": { \(declared.joined(separator: ", ")) },
            "defaults": { "duration": \(0.25 * scale), "curve": "ease-in-out" },
            "animations": { "d.x": { "values": [-2, 12], "timing": "t" } },
            """
    }

    /// The variants that a tree may use: one by timings, its mirror, a tree, and the mirror of that.
    static func variants(scale: Double) -> String {
        """
        "timed": { "timings": { "t": { "duration": \(0.2 * scale), "curve": "ease-out", "delay": \(0.1 * scale), "iterations": 1.5, "autoreverse": true } } },
        "timedBack": { "extends": "timed", "mirror": true },
        "grown": { "motion": { "sequence": [ { "animate": "d.x", "to": 3, "duration": \(0.1 * scale) }, { "wait": \(0.1 * scale) }, { "set": { "d.x": -4 } }, { "animate": "d.x", "by": 2, "duration": \(0.15 * scale) } ] } },
        "grownBack": { "extends": "grown", "mirror": true }
        """
    }

    init(random: Source, hasPaths: Bool = false, scale: Double = 1) {
        self.random = random
        self.hasPaths = hasPaths
        self.scale = scale
    }

    /// The text of a spec whose variant `go` is a tree.
    static func text(of motion: String, more: String = "", scale: Double = 1) -> String {
        "{ \"motionSpec\": 1, \"name\": \"Tree\", \(parts(scale: scale)) \"variants\": { \"go\": { \"motion\": \(motion) },\(more) \(variants(scale: scale)) } }"
    }

    /// The tree of a spec that is valid.
    mutating func motion() -> String {
        while true {
            layered = []
            eventCount = 0
            let motion = node(depth: integer(1, 3), properties: Self.properties, isPlain: false)
            let file = SourceFile(path: "tree.json", text: Self.text(of: motion, scale: scale))
            if SpecReader.read(file).spec != nil { return motion }
        }
    }

    // MARK: Nodes

    private mutating func node(depth: Int, properties: [String], isPlain: Bool) -> String {
        let kind = integer(0, 11)
        if depth == 0 || kind < 3 { return leaf(properties, isPlain) }
        if kind < 5 { return moment(properties) }
        let bend = bend(isPlain)
        let isPlain = isPlain || bend.overshoots
        let isOnce = isPlain || bend.text.contains("curve")
        if kind < 9 || properties.count < 2 {
            let count = integer(1, 4)
            let children = (0..<count).map { _ in
                node(depth: depth - 1, properties: properties, isPlain: isPlain)
            }
            return container("sequence", children, ["contiguous", "sequential"], bend.text, isOnce, isPlain)
        }
        let cut = integer(1, properties.count - 1)
        var children = [
            node(depth: depth - 1, properties: Array(properties[..<cut]), isPlain: isPlain),
            node(depth: depth - 1, properties: Array(properties[cut...]), isPlain: isPlain),
        ]
        if chance(4) { children.append(layer(properties, isPlain)) }
        if bend.text.isEmpty, !isPlain, chance(12) { children.insert(ticking(), at: integer(0, 1)) }
        var more = bend.text
        if chance(3) { more += ", \"stagger\": \(time(in: 0...0.2))" }
        return container(
            "group", children, ["contiguous", "independent", "synchronized"], more, isOnce, isPlain)
    }

    /// What a container's own curve is, if it has one, and whether it leaves 0…1.
    private mutating func bend(_ isPlain: Bool) -> (text: String, overshoots: Bool) {
        guard !isPlain, chance(4) else { return ("", false) }
        let inside = [
            "\"linear\"", "\"ease\"", "{ \"steps\": 3 }", "{ \"steps\": 2, \"jump\": \"start\" }",
            "{ \"expression\": \"= p * p\" }", "\"ease-out\"",
        ]
        let outside = [
            "\"back.in\"", "\"back.out\"", "\"elastic.out\"",
            "{ \"expression\": \"= p + sin(6 * p * (1 - p))\" }",
        ]
        let overshoots = chance(2)
        let curves = overshoots ? outside : inside
        return (", \"curve\": \(curves[integer(0, curves.count - 1)])", overshoots)
    }

    private mutating func container(
        _ head: String, _ children: [String], _ reversing: [String], _ more: String, _ isBent: Bool,
        _ isPlain: Bool
    ) -> String {
        var text = "{ \"\(head)\": [\(children.joined(separator: ", "))]\(more)"
        if !isPlain, chance(4) {
            text += ", \"autoreverse\": true"
            // What a curve means for a way back that isn't the mirror is another matter, and what turns before it has begun.
            if !isBent, chance(2), !text.contains("\"delay\": -") {
                text += ", \"reversing\": \"\(reversing[integer(0, reversing.count - 1)])\""
            }
        }
        if chance(8) { text += ", \"duration\": \(time(in: 0.3...2))" }
        return text + repetition(isPlain, isLeaf: false) + " }"
    }

    /// What takes no time, or does nothing for a while.
    private mutating func moment(_ properties: [String]) -> String {
        let property = properties[integer(0, properties.count - 1)]
        switch integer(0, 7) {
        case 0, 1: return "{ \"wait\": \(time(in: 0...0.3)) }"
        case 2: return "{ \"wait\": \(["null", "\"20%\""][integer(0, 1)]) }"
        case 3, 4: return "{ \"set\": { \"\(property)\": \(number(in: -50...50)) }\(delays()) }"
        default:
            eventCount += 1
            return "{ \"emit\": \"e\(eventCount)\"\(delays()) }"
        }
    }

    /// What is told for ever.
    private mutating func ticking() -> String {
        eventCount += 1
        return
            "{ \"sequence\": [{ \"emit\": \"e\(eventCount)\" }, { \"wait\": \(time(in: 0.05...0.5)) }], \"iterations\": \"infinite\"\(delays()) }"
    }

    private mutating func layer(_ properties: [String], _ isPlain: Bool) -> String {
        let free = properties.filter { !layered.contains($0) }
        guard let property = free.first else { return "{ \"wait\": \(0.1 * scale) }" }
        layered.insert(property)
        return
            "{ \"animate\": \"\(property)\", \"by\": \(number(in: -50...50)), \"additive\": true, \"weight\": 0.5, \"duration\": \(time(in: 0.01...0.5))\(repetition(isPlain, isLeaf: true)) }"
    }

    // MARK: Leaves

    private mutating func leaf(_ properties: [String], _ isPlain: Bool) -> String {
        let property = properties[integer(0, properties.count - 1)]
        let more = repetition(isPlain, isLeaf: true)
        switch integer(0, 19) {
        case 0:
            return
                "{ \"decay\": \"\(property)\", \"from\": \(number(in: -9...9)), \"velocity\": \(80 / scale), \"friction\": \(9 / scale), \"stopVelocity\": \(0.5 / scale)\(more) }"
        case 1 where hasPhysics:
            return
                "{ \"physics\": \"\(property)\", \"from\": 3, \"velocity\": \(number(in: 20...90)), \"friction\": 0.9, \"bounds\": [0, 9], \"stopVelocity\": 5\(more) }"
        case 2:
            let name = ["timed", "timedBack", "grown", "grownBack"][integer(0, 3)]
            let target = String(property.prefix(1))
            return "{ \"use\": \"\(name)\", \"targets\": { \"d\": \"\(target)\" }\(more) }"
        case 3 where hasPaths:
            return
                "{ \"path\": \"M0 0 A 50 50 0 0 1 100 0 L 40 -30\", \"moves\": \"\(property.prefix(1)).position\", \"turns\": \"\(property.prefix(1)).transform.rotation.z\", \"duration\": \(time(in: 0.1...0.5))\(more) }"
        default: break
        }
        var text = "{ \"animate\": \"\(property)\"\(way())"
        let durations = [
            "\"duration\": \(time(in: 0.01...0.5))", "\"duration\": \"25%\"", "\"duration\": 0",
        ]
        text += ", " + durations[chance(8) && !more.contains("infinite") ? integer(1, 2) : 0]
        let curves = [
            "\"linear\"", "\"ease-out\"", "\"cubic.inOut\"", "\"back.out\"", "{ \"steps\": 3 }",
            "{ \"steps\": 2, \"jump\": \"start\" }",
            "{ \"spring\": { \"stiffness\": \(400 / scale / scale), \"damping\": \(24 / scale) } }",
        ]
        text += ", \"curve\": \(curves[integer(0, curves.count - 1)])"
        if !isPlain, chance(5) {
            text += ", \"autoreverse\": true"
            if text.contains("\"to\""), chance(2) { text += ", \"reverseCurve\": \"ease-in\"" }
        }
        return text + more + " }"
    }

    /// Where a leaf leads.
    private mutating func way() -> String {
        switch integer(0, 8) {
        case 0, 1: return ", \"to\": \(number(in: -50...50))"
        case 2: return ", \"by\": \(number(in: -50...50))"
        case 3: return ", \"through\": [\(number(in: -9...9)), \(number(in: -9...9)), \(number(in: -9...9))]"
        case 4: return ", \"steps\": [\(number(in: -9...9)), \(number(in: -9...9))]"
        case 5:
            return ", \"keyframes\": [{ \"at\": \"30%\", \"value\": \(number(in: -9...9)) }, "
                + "{ \"at\": \"80%\", \"value\": \(number(in: -9...9)), \"curve\": \"linear\" }]"
        case 6:
            return ", \"keyframes\": [{ \"at\": 0, \"value\": \(number(in: -9...9)) }, "
                + "{ \"at\": \(0.005 * scale), \"value\": \(number(in: -9...9)) }, { \"at\": \"100%\", \"value\": 1 }]"
        case 7: return ", \"value\": \"= from + 9 * p - t * t / \(scale * scale)\""
        default: return ", \"value\": \"= 4 * p * p\""
        }
    }

    // MARK: Timing

    private mutating func delays() -> String {
        var text = ""
        if chance(4) { text += ", \"delay\": \(time(in: 0...0.2))" }
        if chance(6) { text += ", \"endDelay\": \(time(in: 0...0.2))" }
        return text
    }

    private mutating func repetition(_ isPlain: Bool, isLeaf: Bool) -> String {
        if isPlain { return chance(3) ? ", \"speed\": 2" + delays() : delays() }
        var text = delays()
        if text.isEmpty, chance(12) { text += ", \"delay\": -\(time(in: 0...0.3))" }
        if !text.contains("endDelay"), chance(10) { text += ", \"endDelay\": -\(time(in: 0...0.3))" }
        switch integer(0, 24) {
        case 0, 1, 2: text += ", \"iterations\": \(integer(2, 3))"
        case 3, 4: text += ", \"iterations\": \(["1.5", "0.5", "2.25", "0.3"][integer(0, 3)])"
        case 5: text += ", \"iterations\": 0"
        case 6: text += ", \"iterations\": \"infinite\"\(chance(3) ? ", \"sync\": true" : "")"
        case 7: text += ", \"repeatFor\": \(time(in: 0.05...0.9))"
        default: break
        }
        if chance(9) { text += ", \"iterationStart\": \(["0.25", "0.4", "1", "1.7", "0.5"][integer(0, 4)])" }
        if chance(6) { text += ", \"speed\": \(number(in: 0.5...2))" }
        if chance(6) {
            text += ", \"direction\": \"\(["alternate", "reverse", "alternate-reverse"][integer(0, 2)])\""
        }
        return text
    }

    // MARK: Choices

    private mutating func chance(_ one: Int) -> Bool { integer(1, one) == 1 }

    mutating func integer(_ low: Int, _ high: Int) -> Int {
        low + Int(random.next() % UInt64(high - low + 1))
    }

    private mutating func time(in range: ClosedRange<Double>) -> String {
        NumberText.text((random.uniform(range) * 1000).rounded() / 1000 * scale)
    }

    private mutating func number(in range: ClosedRange<Double>) -> String {
        let value = random.uniform(range)
        return NumberText.text((value * 1000).rounded() / 1000)
    }
}
