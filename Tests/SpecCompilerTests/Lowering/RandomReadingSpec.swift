import TestSupport

/// A random spec whose values read properties of the model, and the same one with these numbers written in.
struct RandomReadingSpec {
    /// The numbers of what is read in the model, by what stands in the brackets.
    private(set) var model: [String: Double]
    /// The value of the parameter `k`.
    let parameter: Double
    private(set) var reading = ""
    private(set) var written = ""

    private var random: SplitMix64
    private var count = 0

    /// What can be read: a number, parts of a rectangle and a point, and a property that the states set.
    private static let paths = [
        "room.own", "sheet.bounds.height", "sheet.bounds.x", "thumb.position.y", "card.zPosition",
    ]

    init(seed: UInt64) {
        random = SplitMix64(seed: seed)
        var model: [String: Double] = [:]
        for path in Self.paths { model[path] = random.uniform(-200...200) }
        model["sheet.bounds.height"] = random.uniform(0...400)
        self.model = model
        parameter = random.uniform(-3...3)
        let flat = expressions(4, among: Array(Self.paths.prefix(4)))
        let nodes = (0...random.below(4)).map { _ in node() }
        let each = expressions(1, among: ["$.position.y"])[0]
        let other = random.uniform(-9...9)
        func spec(_ text: (Pair) -> String) -> String {
            """
            { "motionSpec": 1, "name": "Reading", "parameters": { "k": \(parameter) },
              "properties": {
                "room.own": { "type": "number", "initial": 3 }, "sheet.bounds": { "initial": [1, 2, 3, 4] },
                "thumb.position": {}, "lid.position": { "initial": [1, \(other)] } },
              "animations": {
                "card.zPosition": [5, 8],
                "box.own": ["= \(text(flat[0]))", "= \(text(flat[1]))"],
                "box.center": [[0, 1], ["= \(text(flat[2]))", "= \(text(flat[3]))"]] },
              "variants": {
                "flat": { "timings": { "card.zPosition": {}, "*": { "duration": 0.4 } } },
                "back": { "extends": "flat", "mirror": true },
                "tree": { "motion": { "group": [\(nodes.map(text).joined(separator: ", "))] } },
                "used": { "motion": { "group": [{ "use": "tree", "with": { "k": \(other) } }, { "wait": 0.1 }] } },
                "lids": { "motion": { "each": ["thumb"],
                  "motion": { "animate": "$.own", "from": 0, "to": "= \(text(each))", "duration": 0.2 } } },
                "renamed": { "motion": { "use": "lids", "targets": { "thumb": "lid" } } } } }
            """
        }
        (reading, written) = (spec { $0.reading }, spec { $0.written })
    }

    private typealias Pair = (reading: String, written: String)

    private mutating func expressions(_ count: Int, among paths: [String]) -> [Pair] {
        (0..<count).map { _ in expression(3, among: paths) }
    }

    private mutating func expression(_ depth: Int, among paths: [String]) -> Pair {
        switch depth == 0 ? 5 : random.below(7) {
        case 0: return both("k")
        case 1: return both("\(random.uniform(-4...4))")
        case 2, 3:
            let sign = ["+", "-", "*"][random.below(3)]
            return joined(
                ("(", " \(sign) ", ")"), expression(depth - 1, among: paths),
                expression(depth - 1, among: paths))
        case 4:
            return joined(
                ("\(["min", "max"][random.below(2)])(", ", ", ")"), expression(depth - 1, among: paths),
                expression(depth - 1, among: paths))
        default:
            let path = paths[random.below(paths.count)]
            let number = model[path == "$.position.y" ? "thumb.position.y" : path] ?? 0
            return ("value(\(path))", "(\(number))")
        }
    }

    private func both(_ text: String) -> Pair { (text, text) }

    private func joined(_ signs: (String, String, String), _ one: Pair, _ other: Pair) -> Pair {
        (
            signs.0 + one.reading + signs.1 + other.reading + signs.2,
            signs.0 + one.written + signs.1 + other.written + signs.2
        )
    }

    /// A leaf with a property of its own, of every form that has values.
    private mutating func node() -> Pair {
        count += 1
        let path = "leaf\(count).own"
        let (one, other) = (expression(2, among: Self.paths), expression(2, among: Self.paths))
        func text(_ members: (String, String) -> String) -> Pair {
            let (a, b) = (members(one.reading, other.reading), members(one.written, other.written))
            return ("{ \"animate\": \"\(path)\", \(a) }", "{ \"animate\": \"\(path)\", \(b) }")
        }
        switch random.below(7) {
        case 0: return text { a, _ in "\"from\": 2, \"to\": \"= \(a)\", \"duration\": 0.3" }
        case 1:
            return text { a, b in
                "\"from\": \"= \(a)\", \"to\": \"= \(b)\", \"duration\": 0.3, \"autoreverse\": true"
            }
        case 2: return text { a, _ in "\"from\": \"= k\", \"by\": \"= \(a)\", \"duration\": 0.3" }
        case 3:
            return text { a, b in
                "\"from\": 1, \"through\": [\"= \(a)\", \"= from + \(b)\"], \"duration\": 0.3"
            }
        case 4:
            return text { a, b in
                "\"from\": 1, \"value\": \"= lerp(from, \(a), p) + sin(t) * \(b)\", \"duration\": 0.3"
            }
        case 5:
            return text { a, b in
                "\"from\": \"= \(a)\", \"to\": \"= \(b)\", \"duration\": { \"min\": 0.1, \"max\": 0.9, \"perUnit\": 0.001 }"
            }
        default:
            return text { a, _ in
                "\"from\": 0, \"keyframes\": [{ \"at\": \"30%\", \"value\": \"= \(a)\" }, { \"at\": \"100%\", \"value\": 4 }], \"duration\": 0.3"
            }
        }
    }
}
