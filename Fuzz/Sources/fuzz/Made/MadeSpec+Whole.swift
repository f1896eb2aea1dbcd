import SpecFormat

/// Specs with everything that stands beside timings and trees.
extension MadeSpec {
    /// What a made spec may import; it stands in a file of its own.
    static let library = SourceFile(path: "library.json", text: libraryText)
    static let libraryText = """
        {"motionSpec":1,"name":"Library","parameters":{"k":2},"durations":{"quick":0.12,"slow":"0.4s"},
        "curves":{"own":{"bezier":[0.3,0.1,0.2,1]},"sprung":{"spring":{"response":0.3,"dampingRatio":0.7}}},
        "timings":{"short":{"duration":"quick","curve":"own"}},
        "animations":{"z.zPosition":{"values":[1,9],"timing":"t"}},
        "variants":{"shift":{"timings":{"t":{"duration":0.2,"iterations":1.5,"autoreverse":true}}},
        "grow":{"motion":{"sequence":[{"animate":"z.own","from":0,"to":"= k","duration":0.2},{"emit":"grown"}]}}}}
        """

    /// A spec with names of all kinds, states, and variants that extend, mirror, reverse, reduce and use each other; nil when a few
    /// trials made none that is valid: what may stand beside what is for the validator to say.
    mutating func wholeSpec() -> String? {
        for _ in 0..<6 {
            let text = trial()
            if MadeSpec.read(SourceFile(path: "fuzz.json", text: text)).spec != nil { return text }
        }
        return nil
    }

    /// Reads a spec that may import the library.
    static func read(_ file: SourceFile) -> (spec: Spec?, diagnostics: [Diagnostic]) {
        var workspace = SpecWorkspace(SourceSet([library, file]))
        let result = workspace.read(file)
        return (result.spec, result.diagnostics)
    }

    private mutating func trial() -> String {
        let hasLibrary = choices.below(3) == 0
        let states = 2 + choices.below(3)
        let names = ["a", "b", "c", "d"].prefix(states)
        var isEndless = false
        var (animations, timings, keys): ([String], [String], [String]) = ([], [], [])
        for index in 0..<(1 + choices.below(3)) {
            let (key, animation) = animation(index, states: states)
            animations.append("\"\(key)\":\(animation)")
            keys.append(key)
            timings.append("\"t\(index)\":\(namedTiming(&isEndless, hasLibrary))")
        }
        var variants = ["\"go\":{\"timings\":{\(timings.joined(separator: ","))}}"]
        variants += derived(isEndless, Array(names))
        variants += trees(hasLibrary, states: states)
        var members = ["\"motionSpec\":1,\"name\":\"Made\",\(MadeSpec.judgements)"]
        if hasLibrary { members.append("\"imports\":{\"lib\":\"library.json\"},") }
        members.append("\"parameters\":{\"h\":\(number(1...9)),\"tint\":\(color()),\"word\":\"play\"},")
        if choices.below(3) == 0 {
            members.append("\"defaults\":{\"duration\":\(number(0.05...0.4)),\"curve\":\(curve())},")
        }
        members.append("\"durations\":{\"d0\":\(number(0.02...0.5)),\"d1\":\"d0\"},")
        members.append("\"curves\":{\"c0\":\(curve()),\"c1\":\"c0\"},")
        members.append(
            "\"timings\":{\"shared\":{\"duration\":\"d1\",\"curve\":\"c1\",\"iterations\":\(number(0...2))}},"
        )
        let declared =
            [
                "\"n0.own\":{\"type\":\"number\",\"initial\":\(number(-9...9))}",
                "\"n1.own\":{\"type\":\"number\",\"initial\":5,\"additive\":\(choices.below(2) == 0)}",
            ] + declarations(keys)
        members.append("\"properties\":{\(declared.joined(separator: ","))},")
        members.append("\"states\":[\(names.map { "\"\($0)\"" }.joined(separator: ","))],")
        members.append("\"animations\":{\(animations.joined(separator: ","))},")
        let rows = transitions(between: (names[0], names[states - 1]), isAll: states == 2, of: ["go"])
        let present = targets(in: Array(names))
        return "{\(members.joined())\"variants\":{\(variants.joined(separator: ","))}\(rows)\(present)}"
    }

    /// A timing, which may take its times and curves from names.
    private mutating func namedTiming(_ isEndless: inout Bool, _ hasLibrary: Bool) -> String {
        switch choices.below(6) {
        case 0: return "{\"duration\":\"d1\",\"curve\":\"c1\",\"delay\":\(number(-0.1...0.2))}"
        case 1 where hasLibrary:
            return "{\"duration\":\"lib.slow\",\"curve\":\"lib.own\",\"speed\":\(number(0.5...2))}"
        case 2: return "\"shared\""
        case 3 where hasLibrary: return "\"lib.short\""
        case 4: return "{\"duration\":{\"min\":0.1,\"max\":\(number(0.2...0.9)),\"perUnit\":0.001}}"
        default: return timing(&isEndless)
        }
    }

    /// Variants that come of `go`.
    private mutating func derived(_ isEndless: Bool, _ states: [String]) -> [String] {
        var variants: [String] = []
        var last = "go"
        for index in 0..<choices.below(4) {
            var endless = false
            variants.append(
                "\"v\(index)\":{\"extends\":\"\(last)\",\"timings\":{\"t0\":\(timing(&endless))}}")
            if choices.below(2) == 0 { last = "v\(index)" }
        }
        if !isEndless, choices.below(2) == 0 {
            variants.append("\"back\":{\"extends\":\"go\",\"mirror\":true}")
        }
        switch choices.below(5) {
        case 0:
            variants.append(
                "\"undo\":{\"extends\":\"\(last)\",\"reverseValues\":true,\"reducedMotion\":\"instant\"}")
        case 1: variants.append("\"undo\":{\"extends\":\"\(last)\",\"reducedMotion\":\"fade\"}")
        case 2:
            let (start, end) = (states[choices.below(states.count)], states[states.count - 1])
            variants.append("\"part\":{\"extends\":\"\(last)\",\"from\":\"\(start)\",\"to\":\"\(end)\"}")
        case 3:
            variants.append(
                "\"calm\":{\"reducedMotionFor\":[\"go\"],\"timings\":{\"*\":{\"duration\":0,\"curve\":\"instant\"}}}"
            )
        default: break
        }
        return variants
    }

    /// A tree, its mirror, and a tree that plays both and what else there is.
    private mutating func trees(_ hasLibrary: Bool, states: Int) -> [String] {
        guard choices.below(4) > 0 else { return [] }
        var maker = self
        var variants = ["\"tree\":{\"motion\":\(maker.node(depth: 2, states: states))}"]
        let isEndless = variants[0].contains("infinite")
        if !isEndless { variants.append("\"treeBack\":{\"extends\":\"tree\",\"mirror\":true}") }
        var used = ["{\"use\":\"tree\"\(maker.repetition())}"]
        if !isEndless { used.append("{\"use\":\"treeBack\",\"targets\":{\"n0\":\"m0\",\"n2\":\"m2\"}}") }
        if hasLibrary {
            used.append("{\"use\":\"lib.shift\",\"targets\":{\"z\":\"z1\"}\(maker.repetition())}")
            used.append("{\"use\":\"lib.grow\",\"with\":{\"k\":\"= h * 2\"}}")
        }
        let head = maker.choices.below(2) == 0 ? "sequence" : "group"
        variants.append(
            "\"play\":{\"motion\":{\"\(head)\":[\(used.joined(separator: ","))]\(maker.bend())\(maker.repetition())}}"
        )
        if maker.choices.below(4) == 0 { variants.append("\"late\":{\"motion\":\(maker.lateTree())}") }
        self = maker
        return variants
    }
}
