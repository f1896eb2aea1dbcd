import MotionModel
import SpecFormat
import TestSupport

/// Random animations with timings, as text in either notation: `animations` and `timings`, or a group of leaves.
struct RandomAnimations {
    /// The spec with its animations and timings.
    let timings: String
    /// The same motion as a tree.
    let tree: String

    /// What moves: values of each type, written out.
    private static let properties: [(path: String, values: [String])] = [
        ("a.opacity", ["0", "1", "0.25", "\"= shade\""]),
        ("a.position.x", ["0", "120", "-40", "\"= lift\"", "\"= lift * 2\""]),
        ("a.transform.rotation.z", ["0", "\"90deg\"", "\"-1turn\"", "270"]),
        ("a.backgroundColor", ["\"red\"", "\"#00ff0080\"", "\"oklab(0.5 0.1 -0.1)\""]),
        ("b.position", ["[0, 0]", "[30, -20]", "[5, 5]", "[\"= lift\", 0]"]),
        ("b.bounds.size", ["{ \"width\": 10, \"height\": 20 }", "{ \"width\": 40, \"height\": 5 }"]),
        ("b.zPosition", ["0", "3", "-7"]),
        ("c.isHidden", ["true", "false"]),
        ("c.own", ["1", "2.5", "-4"]),
        ("d.path", outlines), ("d.shadowPath", outlines),
    ]

    /// A square from two corners and drawn in both directions, a diamond, and an open line.
    private static let outlines = [
        "\"M0 0H10V10H0Z\"", "\"M10 10H0V0H10Z\"", "\"M0 10H10V0H0Z\"", "\"M5 0Q10 2 10 5L5 10L0 5Z\"",
        "\"M0 0L10 0L4 8\"",
    ]

    /// Animations that are valid in one notation and the other.
    ///
    /// - Parameter seed: Of the random choices.
    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        while true {
            let (timings, tree) = Self.pair(&random)
            let isValid = SpecReader.read(SourceFile(path: "a.json", text: timings)).spec != nil
            let other = SpecReader.read(SourceFile(path: "a.json", text: tree)).spec != nil
            precondition(isValid == other, "one notation is valid, the other isn't:\n\(timings)\n\(tree)")
            guard isValid else { continue }
            (self.timings, self.tree) = (timings, tree)
            return
        }
    }

    private static func pair(_ random: inout SplitMix64) -> (String, String) {
        var animations: [String] = []
        var timings: [String] = []
        var leaves: [String] = []
        for property in properties where random.below(3) > 0 {
            let first = property.values[random.below(property.values.count)]
            let second = property.values[random.below(property.values.count)]
            let (timing, isSpring) = timing(&random)
            let extra = extra(property.path, isSpring, &random)
            animations.append(
                "\"\(property.path)\": { \"values\": [\(first), \(second)], \"timing\": \"t\(leaves.count)\"\(extra) }"
            )
            timings.append("\"t\(leaves.count)\": { \(timing) }")
            leaves.append(
                "{ \"animate\": \"\(property.path)\", \"from\": \(first), \"to\": \(second), \(timing)\(extra) }"
            )
        }
        guard !leaves.isEmpty else { return pair(&random) }
        let head = """
            "motionSpec": 1, "name": "Either", "parameters": { "lift": 24, "shade": 0.5 },
            "properties": { "c.own": { "type": "number", "initial": 1 }, "d.path": {}, "d.shadowPath": { "align": "none" } }
            """
        return (
            """
            { \(head), "animations": { \(animations.joined(separator: ", ")) },
              "variants": { "go": { "timings": { \(timings.joined(separator: ", ")) } },
                            "back": { "extends": "go", "mirror": true } } }
            """,
            """
            { \(head),
              "variants": { "go": { "motion": { "group": [\(leaves.joined(separator: ", "))] } },
                            "back": { "extends": "go", "mirror": true } } }
            """
        )
    }

    /// The members of a timing, and whether its curve is a spring.
    private static func timing(_ random: inout SplitMix64) -> (String, Bool) {
        let curves = [
            "\"linear\"", "\"ease-in-out\"", "{ \"bezier\": [0.4, 0, 0.2, 1] }", "{ \"steps\": 3 }",
            "\"bounce.out\"",
            "{ \"points\": [0, 0.7, 1] }", "\"back.out\"", "\"= p ^ 2\"",
        ]
        let springs = [
            "\"snappy\"", "{ \"spring\": { \"duration\": 0.4, \"bounce\": 0.3 } }",
            "{ \"spring\": { \"stiffness\": 120, \"damping\": 30 } }",
        ]
        func number(_ values: [String]) -> String { values[random.below(values.count)] }
        let isSpring = random.below(4) == 0
        var members = ["\"curve\": \(isSpring ? number(springs) : number(curves))"]
        // A leaf without a length takes what its group has left, a timing the default.
        if !isSpring || random.below(4) == 0 {
            members.append("\"duration\": \(number(["0.2", "0.35", "1", "0"]))")
        }
        if random.below(3) == 0 { members.append("\"delay\": \(number(["0.1", "0.25", "-0.1", "-0.5"]))") }
        if random.below(5) == 0 { members.append("\"endDelay\": \(number(["0.1", "-0.05", "-2"]))") }
        switch random.below(6) {
        case 0: members.append("\"iterations\": \(number(["0", "0.5", "1.5", "2", "3", "\"infinite\""]))")
        case 1: members.append("\"repeatFor\": \(number(["0.5", "1", "0.15"]))")
        default: break
        }
        if random.below(4) == 0 {
            members.append(
                "\"direction\": \(number(["\"reverse\"", "\"alternate\"", "\"alternate-reverse\""]))")
        }
        if random.below(4) == 0 {
            members.append("\"autoreverse\": true")
            if random.below(2) == 0 { members.append("\"reverseCurve\": \(number(curves + springs))") }
        }
        if random.below(6) == 0 { members.append("\"iterationStart\": \(number(["0.5", "1.25", "1"]))") }
        if random.below(5) == 0 { members.append("\"speed\": \(number(["2", "0.5", "0.3"]))") }
        return (members.joined(separator: ", "), isSpring)
    }

    /// What an animation says besides its values and its timing.
    private static func extra(_ path: String, _ isSpring: Bool, _ random: inout SplitMix64) -> String {
        var extra = ""
        if random.below(4) == 0 { extra += ", \"weight\": 0.5" }
        let hasVelocity = path == "a.position.x" || path == "b.zPosition" || path == "b.position"
        if hasVelocity, isSpring, random.below(2) == 0 {
            extra += ", \"velocity\": \(random.below(2) == 0 ? 90 : -40)"
        }
        if path == "a.backgroundColor", random.below(2) == 0 { extra += ", \"space\": \"srgb\"" }
        if path == "a.transform.rotation.z", random.below(2) == 0 { extra += ", \"turn\": \"shortest\"" }
        return extra
    }
}
