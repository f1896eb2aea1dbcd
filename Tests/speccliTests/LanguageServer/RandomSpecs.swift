import SpecFormat
import TestSupport

/// Random specs in which names of every kind are given and used, each with a library that it imports: valid by trial, in
/// any layout, with emoji, escapes and both kinds of line ends.
struct RandomSpecs {
    /// The addresses of the two texts, which no disk has.
    static let main = "file:///nowhere/main.motion.json"
    static let library = "file:///nowhere/lib.motion.json"

    private var random: SplitMix64
    private var names: [String: [String]] = [:]
    private var lineEnd = "\n"

    /// Specs that depend on nothing but `seed`.
    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    /// The next spec, with its library.
    mutating func next() -> SpecTexts {
        while true {
            lineEnd = chance(3) ? "\r\n" : "\n"
            names = [:]
            let library = collections(of: "lib")
            names = names.mapValues { all in all.map { "lib." + $0 } }
            let main = mainText()
            let texts = SpecTexts([
                (Self.main, Array(main.utf8)), (Self.library, Array(library.utf8)),
            ])
            if texts.spec != nil { return texts }
        }
    }

    // MARK: Text

    private mutating func chance(_ share: Int) -> Bool { random.below(share) == 0 }

    private mutating func one<Element>(of all: [Element]) -> Element { all[random.below(all.count)] }

    private mutating func gap() -> String {
        switch random.below(14) {
        case 0: "/* 😀 */"
        case 1: "// é\(lineEnd)"
        case 2, 3, 4: lineEnd + "  "
        case 5, 6: ""
        default: " "
        }
    }

    /// A name in quotes, now and then with an escape in it.
    private mutating func quoted(_ name: String) -> String {
        var text = JSONValue.quoted(name)
        guard chance(12), let first = name.utf16.first, first < 0x80, first != 0x22 else { return text }
        let digits = String(first, radix: 16)
        text.removeFirst(2)
        return "\"\\u\(String(repeating: "0", count: 4 - digits.count))\(digits)\(text)"
    }

    private mutating func object(_ members: [(String, String)]) -> String {
        let all = members.map { key, value in quoted(key) + gap() + ":" + gap() + value }
        return "{" + gap() + all.joined(separator: gap() + "," + gap()) + gap() + "}"
    }

    private mutating func list(_ elements: [String]) -> String {
        "[" + gap() + elements.joined(separator: "," + gap()) + gap() + "]"
    }

    /// A new name of a kind.
    private mutating func new(_ kind: String) -> String {
        let pool = ["quick", "slow", "é", "two words", "😀", "a-b", "q\"x", "soft", "hard", "in/out", "x"]
        var name = one(of: pool)
        while names[kind]?.contains(name) ?? false { name += String(random.below(10)) }
        return name
    }

    /// A name of a kind, in quotes; nil if there is none.
    private mutating func known(_ kind: String) -> String? {
        guard let all = names[kind], !all.isEmpty else { return nil }
        return quoted(one(of: all))
    }

    // MARK: Values

    private mutating func duration() -> String {
        if chance(2), let name = known("durations") { return name }
        return one(of: ["\"75ms\"", "0.3", "\"1.5s\"", "\"120 ms\"", "{ \"value\": 200, \"unit\": \"ms\" }"])
    }

    private mutating func curve(_ depth: Int = 2) -> String {
        if chance(2), let name = known("curves") { return name }
        switch random.below(depth == 0 ? 6 : 8) {
        case 0: return "\"ease-out\""
        case 1: return object([("bezier", "[0.4, 0, 0.2, 1]")])
        case 2:
            let numbers = one(of: [
                "{ \"duration\": 0.4, \"bounce\": 0.2 }", "{ \"stiffness\": 170, \"damping\": 26 }",
                "{ \"response\": \"400ms\", \"dampingRatio\": 0.7 }",
                "{ \"settles\": 0.6, \"dampingRatio\": 1 }",
            ])
            return object([("spring", numbers)])
        case 3: return object([("points", "[0, 0.7, 1]")])
        case 4: return object([("expression", "\"= p * p\"")])
        case 5: return object([("steps", "3")])
        case 6: return object([("reverse", curve(depth - 1))])
        default: return object([("chain", list([curve(depth - 1), curve(depth - 1)]))])
        }
    }

    private mutating func timing() -> String {
        var members = [("duration", duration())]
        if chance(2) { members.append(("curve", curve())) }
        if chance(4) { members.append(("delay", duration())) }
        if chance(6) { members.append(("iterations", "2")) }
        if chance(6) { members.append(("autoreverse", "true")) }
        return object(members)
    }

    /// What a library has, or the part of a spec that a library can have too.
    private mutating func collections(of name: String?) -> String {
        var members: [(String, String)] = []
        if let name { members = [("motionSpec", "1"), ("name", JSONValue.quoted(name))] }
        func add(_ kind: String, _ value: (inout Self) -> String) {
            var own: [(String, String)] = []
            for _ in 0..<(1 + random.below(3)) {
                let name = new(kind)
                own.append((name, value(&self)))
                names[kind, default: []].append(name)
            }
            members.append((kind, object(own)))
        }
        add("durations") { $0.duration() }
        add("curves") { $0.curve() }
        add("timings") { $0.timing() }
        let text = object(members)
        return name != nil ? text : String(text.dropFirst().dropLast())
    }

    // MARK: The spec

    private mutating func mainText() -> String {
        let own = collections(of: nil)
        let states = chance(2) ? ["from", "to"] : ["small", "wide", "😀 open"]
        var members = [
            ("motionSpec", "1"), ("name", "\"Main\""),
            ("imports", object([("lib", "\"lib.motion.json\"")])),
            ("parameters", object([("far", "40"), ("tint", "\"#1a73e8\""), ("spot", "[3, 4]")])),
        ]
        if states.count > 2 { members.append(("states", list(states.map { quoted($0) }))) }
        members.append(("properties", object([("gauge.level", "{ \"type\": \"number\", \"initial\": 0 }")])))
        let name = new("timings")
        let values = states.indices.map { String($0) }.joined(separator: ", ")
        members.append(
            (
                "animations",
                object([
                    ("chip.opacity", "[\(states.map { _ in "1" }.joined(separator: ", "))]"),
                    ("chip.frame.width", "{ \"values\": [\(values)], \"timing\": \(quoted(name)) }"),
                    ("back.cornerRadius", "{ \"values\": [\(values)], \"timing\": \(timing()) }"),
                ])
            ))
        members.append(("variants", variants(states, name)))
        let events = [new("events"), new("events")]
        if chance(2) { members.append(("transitions", transitions(states, events))) }
        if chance(3) { members.append(("targets", targets(states))) }
        if chance(3) {
            let layers = object([("chip", object([("tap", quoted(events[0]))])), ("back", "{}")])
            members.insert(("$preview", object([("layers", layers)])), at: chance(2) ? 2 : members.count)
        }
        let text = object(members)
        // The collections come behind the head, in the same object.
        return String(text.dropLast()) + "," + own + "}" + lineEnd
    }

    private mutating func variants(_ states: [String], _ timing: String) -> String {
        var show = [
            ("timings", object([(timing, timingOrName()), ("*", timingOrName())])),
            ("reducedMotion", "\"fade\""),
        ]
        if chance(2) {
            show.append(("from", quoted(states[1])))
            show.append(("to", quoted(states[0])))
        }
        let back = [("extends", quoted("show")), one(of: [("mirror", "true"), ("reverseValues", "true")])]
        let still = [
            ("reducedMotionFor", list([quoted("tree")])),
            ("motion", "{ \"set\": { \"gauge.level\": 1 } }"),
        ]
        let again = [("motion", object([("use", quoted("tree")), ("with", object([("far", "10")]))]))]
        return object([
            ("show", object(show)), ("back", object(back)), ("tree", object([("motion", tree())])),
            ("still", object(still)), ("again", object(again)),
        ])
    }

    private mutating func targets(_ states: [String]) -> String {
        let (first, others) = (quoted(states[0]), list(states.dropFirst().map { quoted($0) }))
        let choices = [("appears", others), ("disappears", first), ("appears", first)]
        return object(["chip", "back"].map { ($0, object([one(of: choices)])) })
    }

    private mutating func transitions(_ states: [String], _ events: [String]) -> String {
        func way(_ start: String, _ end: String, _ more: [(String, String)]) -> String {
            object([("from", start), ("to", end)] + more + [("play", quoted("show"))])
        }
        let (first, second) = (quoted(states[0]), quoted(states[1]))
        var all = [
            way(first, second, [("on", quoted(events[0]))]),
            way(
                list([second]), first,
                [("on", list(events.map { quoted($0) })), ("when", quoted("= far > 3"))]),
        ]
        if chance(2) { all.append(way(second, first, [("after", one(of: ["\"complete\"", duration()]))])) }
        return list(all)
    }

    private mutating func timingOrName() -> String {
        chance(2) ? known("timings") ?? timing() : timing()
    }

    private mutating func tree() -> String {
        func leaf(_ property: String, _ more: [(String, String)]) -> String {
            object([("animate", quoted(property))] + more + [("duration", duration()), ("curve", curve())])
        }
        let each = object([
            ("each", list([quoted("row.0"), quoted("row.1")])), ("stagger", duration()),
            ("motion", leaf("$.opacity", [("from", "0"), ("to", "\"= index / max(count, 1)\"")])),
        ])
        let children = [
            leaf("gauge.level", [("to", "\"= 2 * far + spot.x\"")]), each,
            leaf("chip.backgroundColor", [("to", "\"= tint\"")]),
            object([
                (
                    "sequence",
                    list([
                        leaf("chip.position", [("from", "[0, 0]"), ("to", "\"= spot\"")]),
                        object([("wait", duration())]), object([("emit", quoted("done"))]),
                    ])
                )
            ]),
        ]
        let some = children.filter { _ in !chance(4) }
        return object([("group", list(some.isEmpty ? children : some))])
    }
}
