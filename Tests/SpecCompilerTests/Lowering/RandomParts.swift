import MotionModel
import SpecFormat
import TestSupport

/// Random motions of one value by the names of it as a whole and of its parts, one after the other: as they are written so, and
/// with each whole written as a group of its parts.
struct RandomParts {
    /// The spec with wholes.
    let wholes: String
    /// The same spec in which only the smallest parts move.
    let parts: String
    /// The key path of the whole value.
    let whole: String
    /// The key paths of its numbers, in their order.
    let numbers: [String]

    /// A value with the names of its numbers, and all names with the places of the numbers that they have.
    private typealias Family = (names: [(name: String, places: [Int])], isAngle: Bool)

    private static let families: [Family] = [
        ([("position", [0, 1]), ("position.x", [0]), ("position.y", [1])], false),
        ([("anchorPoint", [0, 1]), ("anchorPoint.x", [0]), ("anchorPoint.y", [1])], false),
        (
            [
                ("transform.translation", [0, 1]), ("transform.translation.x", [0]),
                ("transform.translation.y", [1]),
            ], false
        ),
        ([("transform.rotation", [0]), ("transform.rotation.z", [0])], true),
        (
            [
                ("bounds", [0, 1, 2, 3]), ("bounds.origin", [0, 1]), ("bounds.size", [2, 3]),
                ("bounds.origin.x", [0]), ("bounds.origin.y", [1]), ("bounds.size.width", [2]),
                ("bounds.size.height", [3]),
            ], false
        ),
    ]

    private var random: SplitMix64
    private let family: Family
    private var used: Set<String> = []

    init(seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let family = Self.families[random.below(Self.families.count)]
        let (isAdditive, first) = (random.below(3) > 0, random.below(2) * 5)
        while true {
            var maker = RandomParts(random, family)
            let motion = maker.sequence(depth: 1)
            random = maker.random
            guard maker.overlaps else { continue }
            func text(_ names: [String], _ motion: String) -> String {
                let declared = names.map { name in
                    let places = family.names.first { $0.name == name }?.places ?? []
                    let initial = Self.value(places.map { _ in "\(first)" })
                    return "\"a.\(name)\": { \"additive\": \(isAdditive), \"initial\": \(initial) }"
                }
                return
                    "{ \"motionSpec\": 1, \"name\": \"Parts\", \"properties\": { \(declared.joined(separator: ", ")) }, "
                    + "\"variants\": { \"go\": { \"motion\": \(motion), \"reducedMotion\": \"instant\" } } }"
            }
            let names = family.names.map { $0.name }.filter { maker.used.contains($0) }
            let texts = (text(names, motion.wholes), text(maker.numbers, motion.parts))
            guard SpecReader.read(SourceFile(path: "a.json", text: texts.0)).spec != nil else { continue }
            (wholes, parts, whole, numbers) = (texts.0, texts.1, maker.whole, maker.numbers)
            (self.random, self.family, used) = (random, family, maker.used)
            return
        }
    }

    private init(_ random: SplitMix64, _ family: Family) {
        (self.random, self.family) = (random, family)
        (wholes, parts, whole) = ("", "", family.names[0].name)
        let smallest =
            family.isAngle ? family.names.suffix(1) : family.names.filter { $0.places.count == 1 }[...]
        numbers = smallest.map { $0.name }
    }

    /// Whether a whole moves, and of each whole that does a part too, or a larger whole; and whether each number moves.
    private var overlaps: Bool {
        let names = family.names.filter { used.contains($0.name) }
        let wholes = names.filter { !numbers.contains($0.name) }
        return !wholes.isEmpty
            && wholes.allSatisfy { one in
                names.contains { $0.name != one.name && !Set($0.places).isDisjoint(with: one.places) }
            } && numbers.indices.allSatisfy { place in names.contains { $0.places.contains(place) } }
    }

    private mutating func sequence(depth: Int) -> (wholes: String, parts: String) {
        let children = (0..<(2 + random.below(3))).map { _ in node(depth: depth) }
        let more =
            depth == 0 && random.below(3) == 0
            ? ", \"iterations\": 2, \"autoreverse\": \(random.below(2) == 0)" : ""
        func text(_ children: [String]) -> String {
            "{ \"sequence\": [\(children.joined(separator: ",\n"))]\(more) }"
        }
        return (text(children.map { $0.wholes }), text(children.map { $0.parts }))
    }

    private mutating func node(depth: Int) -> (wholes: String, parts: String) {
        switch random.below(8) {
        case 0: return ("{ \"wait\": 0.1 }", "{ \"wait\": 0.1 }")
        case 1 where depth > 0: return sequence(depth: depth - 1)
        case 2 where numbers.count > 1:
            // Two parts at once, each in its own time.
            let leaves = numbers.indices.prefix(2).map { place in
                leaf(family.names.first { $0.places == [place] } ?? family.names[0])
            }
            return (
                "{ \"group\": [\(leaves.map { $0.wholes }.joined(separator: ", "))] }",
                "{ \"group\": [\(leaves.map { $0.parts }.joined(separator: ", "))] }"
            )
        default: return leaf(family.names[random.below(family.names.count)])
        }
    }

    private mutating func leaf(_ name: (name: String, places: [Int])) -> (wholes: String, parts: String) {
        used.insert(name.name)
        func values() -> [String] { name.places.map { _ in "\(Int(random.uniform(0...200)))" } }
        var keys: [(key: String, values: [String])] = []
        if random.below(2) == 0 { keys.append(("from", values())) }
        keys.append((random.below(3) == 0 ? "by" : "to", values()))
        let (own, isInstant) = (keys, random.below(7) == 0)
        let timing = isInstant ? "\"duration\": 0" : timing()
        func text(_ name: String, _ places: Range<Int>) -> String {
            let values = own.map { "\"\($0.key)\": \(Self.value(Array($0.values[places])))" }
            return "{ \"animate\": \"a.\(name)\", \(values.joined(separator: ", ")), \(timing) }"
        }
        let whole = text(name.name, 0..<name.places.count)
        let parts = name.places.indices.map { text(numbers[name.places[$0]], $0..<($0 + 1)) }
        return (whole, parts.count == 1 ? parts[0] : "{ \"group\": [\(parts.joined(separator: ", "))] }")
    }

    private mutating func timing() -> String {
        let curves = [
            "\"linear\"", "\"ease-in-out\"", "{ \"steps\": 3 }",
            "{ \"spring\": { \"response\": 0.3, \"dampingRatio\": 0.6 } }",
        ]
        let curve = random.below(curves.count)
        var keys = ["\"curve\": \(curves[curve])"]
        if curve < 3 { keys.append("\"duration\": \(0.1 + 0.1 * Double(random.below(3)))") }
        if random.below(3) == 0 { keys.append("\"delay\": 0.05") }
        if curve < 3, random.below(4) == 0 {
            keys.append("\"iterations\": 2, \"autoreverse\": \(random.below(2) == 0)")
        }
        return keys.joined(separator: ", ")
    }

    private static func value(_ numbers: [String]) -> String {
        numbers.count == 1 ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
    }
}
