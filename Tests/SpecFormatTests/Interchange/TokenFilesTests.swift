import SpecFormat
import TestSupport
import Testing

/// Tokens in several files, and resolver documents that say which of them count.
@Suite("Tokens in several files")
struct TokenFilesTests {
    /// What a set of files is read as: the members of the library behind its name, or the problems.
    private func read(
        _ paths: [String], of files: [String: String], contexts: [String: String] = [:],
        form: SpecImport.Form = .tokens
    ) -> (members: String?, problems: [String]) {
        let all = files.map { SourceFile(path: $0, text: $1) }
        var loader = SourceSet(all)
        let operands = paths.map { path in SourceFile(path: path, text: files[path] ?? "") }
        let (bytes, entries) = SpecImport.spec(
            from: operands, as: form, named: "Tokens", contexts: contexts, loader: &loader)
        let problems = Report(entries).short().split(separator: "\n").map(String.init)
        guard let bytes, case .object(let members)? = JSONValue(text: String(decoding: bytes, as: UTF8.self))
        else { return (nil, problems) }
        return (JSONValue.object(Array(members.dropFirst(2))).text(pretty: false), problems)
    }

    private static let files = [
        "base.json":
            #"{ "motion": { "$type": "duration", "fast": { "$value": { "value": 100, "unit": "ms" } }, "slow": { "$value": "{motion.fast}" } } }"#,
        "calm.json":
            #"{ "motion": { "$type": "duration", "fast": { "$value": { "value": 300, "unit": "ms" } } } }"#,
        "ease.json":
            #"{ "enter": { "$type": "transition", "$value": { "duration": "{motion.fast}", "delay": { "value": 0, "unit": "ms" }, "timingFunction": [0, 0, 0, 1] } } }"#,
        "all.resolver.json":
            ##"""
        { "version": "2025.10",
          "sets": { "base": { "sources": [{ "$ref": "base.json" }] },
                    "ease": { "sources": [{ "$ref": "#/sets/base" }, { "$ref": "ease.json" }] } },
          "modifiers": { "speed": { "default": "usual", "contexts": {
            "usual": [], "calm": [{ "$ref": "calm.json" }],
            "still": [{ "motion": { "fast": { "$type": "duration", "$value": { "value": 0, "unit": "ms" } } } }] } } },
          "resolutionOrder": [{ "$ref": "#/sets/ease" }, { "$ref": "#/modifiers/speed" }] }
        """##,
    ]

    @Test("later tokens take the place of earlier ones, and references lead from file to file, either way")
    func several() {
        let usual =
            ##"{"durations":{"motion.fast":"100ms","motion.slow":"motion.fast"},"timings":{"enter":{"duration":"motion.fast","curve":{"bezier":[0,0,0,1]}}}}"##
        let calm = usual.replacing("100ms", with: "300ms")
        for order in [["base.json", "ease.json"], ["ease.json", "base.json"]] {
            let (members, problems) = read(order, of: Self.files)
            #expect(members == usual, "\(order)")
            #expect(problems.isEmpty)
        }
        #expect(read(["base.json", "calm.json", "ease.json"], of: Self.files).members == calm)
        #expect(read(["calm.json", "base.json", "ease.json"], of: Self.files).members == usual)
    }

    @Test("a resolver document is what the files that it names are, for each choice of contexts")
    func resolver() {
        let files = Self.files
        let expected = [
            [:]: ["base.json", "ease.json"], ["speed": "usual"]: ["base.json", "ease.json"],
            ["speed": "calm"]: ["base.json", "ease.json", "calm.json"],
        ]
        for (contexts, order) in expected {
            let (members, problems) = read(["all.resolver.json"], of: files, contexts: contexts)
            #expect(members != nil && members == read(order, of: files).members, "\(contexts)")
            #expect(problems.isEmpty)
        }
        let still = read(["all.resolver.json"], of: files, contexts: ["speed": "still"]).members
        #expect(still?.contains(#""motion.fast":"0ms""#) == true)
        // A file behind the document counts more than what it names.
        let over = read(["all.resolver.json", "calm.json"], of: files).members
        #expect(over == read(["base.json", "ease.json", "calm.json"], of: files).members)
    }

    @Test("a group of a file can be a source, and members beside a reference take the place of its own")
    func groups() {
        let set = ##"""
            { "version": "2025.10", "resolutionOrder": [{ "type": "set", "name": "own", "sources": [
              { "$ref": "all.json#/brand", "slow": { "$value": { "value": 900, "unit": "ms" } } }] }] }
            """##
        let all =
            #"{ "brand": { "$type": "duration", "fast": { "$value": { "value": 1, "unit": "s" } }, "slow": { "$value": { "value": 2, "unit": "s" } } } }"#
        let (members, problems) = read(["a.json"], of: ["a.json": set, "all.json": all])
        #expect(members == #"{"durations":{"fast":"1s","slow":"900ms"}}"#)
        #expect(problems.isEmpty)
    }

    @Test("problems stand in the file that they are in, at their places")
    func places() {
        var files = Self.files
        files["calm.json"] =
            "\n\n { \"motion\": { \"fast\": { \"$type\": \"duration\",\n \"$value\": \"{motion.quick}\" } } }"
        let expected = ["calm.json:4:12: error: there is no token 'motion.quick' (token-reference)"]
        #expect(read(["base.json", "calm.json", "ease.json"], of: files).problems == expected)
        #expect(
            read(["all.resolver.json"], of: files, contexts: ["speed": "calm"]).problems == expected)
        files["ease.json"] = "\u{FEFF}{"
        #expect(
            read(["base.json", "ease.json"], of: files).problems.contains { $0.hasPrefix("ease.json:1:") })
    }

    @Test("bare keys and other quotes are read, in whichever file they are")
    func dialects() {
        let loose = "{ fast: { $type: 'duration', $value: { value: 100, unit: 'ms' } } }"
        for order in [["a.json"], ["a.json", "b.json"]] {
            let (members, problems) = read(order, of: ["a.json": loose, "b.json": loose])
            #expect(members == #"{"durations":{"fast":"100ms"}}"#)
            #expect(!problems.isEmpty && problems.allSatisfy { $0.contains("warning") }, "\(problems)")
        }
    }

    /// A change of the resolver document, and what is said about it.
    static let mistakes: [(old: String, new: String, sentence: String)] = [
        (#""base.json""#, #""bace.json""#, "there is no file 'bace.json' (import-missing)"),
        (#""base.json""#, #""../base.json""#, "(import-outside)"),
        (#""base.json""#, #""https://a.b/base.json""#, "'$ref' is the path of a file, relative to this one"),
        (#""base.json""#, #""all.resolver.json""#, "is a resolver document, not a file of tokens"),
        (#""base.json""#, #""base.json#/motoin""#, "'base.json' has no group 'motoin'"),
        ("{ \"$ref\": \"#/sets/base\" }", "{ \"$ref\": \"#/sets/ease\" }", "in a circle: 'ease' → 'ease'"),
        (
            "{ \"$ref\": \"#/sets/base\" }", "{ \"$ref\": \"#/modifiers/speed\" }",
            "a source is a set or a file"
        ),
        (
            "{ \"$ref\": \"#/sets/ease\" }", "{ \"$ref\": \"#/sets/eese\" }",
            "no set 'eese': did you mean 'ease'?"
        ),
        (
            #""default": "usual", "#, "",
            "the modifier 'speed' has no default: choose one of 'usual', 'calm', 'still'"
        ),
        (#""usual", "contexts""#, #""usul", "contexts""#, "has no context 'usul': did you mean 'usual'?"),
        (#""contexts""#, #""context""#, "a modifier has its tokens under 'contexts'"),
        (
            #""sources": [{ "$ref": "base"#, #""source": [{ "$ref": "base"#,
            "a set has its tokens under 'sources'"
        ),
        (#""2025.10""#, #""2024""#, "the 'version' of a resolver document is \"2025.10\""),
        (
            #""modifiers":"#, #""modifier":"#,
            "a resolver document has no 'modifier': did you mean 'modifiers'?"
        ),
    ]

    @Test("a mistake in a resolver document is named in it", arguments: mistakes)
    func mistake(_ old: String, _ new: String, _ sentence: String) {
        var files = Self.files
        let text = files["all.resolver.json"] ?? ""
        #expect(text.contains(old))
        files["all.resolver.json"] = text.replacing(old, with: new, maxReplacements: 1)
        let problems = read(["all.resolver.json"], of: files).problems
        #expect(
            problems.contains { $0.hasPrefix("all.resolver.json:") && $0.contains(sentence) }, "\(problems)")
    }

    @Test("a context that is chosen for nothing is an error")
    func unusedContext() {
        let (members, problems) = read(["all.resolver.json"], of: Self.files, contexts: ["sped": "calm"])
        #expect(members == nil)
        #expect(
            problems.count == 1 && problems[0].contains("there is no modifier 'sped' to choose 'calm' for"))
        #expect(read(["base.json"], of: Self.files, contexts: ["speed": "calm"]).members == nil)
        let wrong = read(["all.resolver.json"], of: Self.files, contexts: ["speed": "clam"]).problems
        #expect(wrong.contains { $0.contains("has no context 'clam': did you mean 'calm'?") })
    }

    @Test("several style sheets are read in their order, each to its own end")
    func sheets() {
        let files = [
            "a.css": ":root { --quick: 100ms; --slow: 1s }",
            "b.css":
                ".card { animation: fade var(--quick) } @keyframes fade { from { opacity: 0 } to { opacity: 1 } }",
        ]
        let one = [
            "c.css": (files["a.css"] ?? "") + (files["b.css"] ?? "")
        ]
        let (members, problems) = read(["a.css", "b.css"], of: files, form: .css)
        #expect(members != nil && members == read(["c.css"], of: one, form: .css).members)
        #expect(problems.isEmpty)
        // What one leaves open doesn't go on in the next.
        let open = ["a.css": "@keyframes a { from { opacity: 0 }", "b.css": "}"]
        #expect(
            read(["a.css", "b.css"], of: open, form: .css).problems == [
                "a.css:1:14: error: the block is never closed (style-syntax)"
            ])
    }

    @Test("a token is what the last file says of it, whichever files there are", arguments: 0..<200)
    func law(_ seed: UInt64) {
        var random = SplitMix64(seed: seed)
        let names = ["a", "b", "c", "d"]
        var expected: [String: Int] = [:]
        var files: [String: String] = [:]
        var paths: [String] = []
        for index in 0..<Int.random(in: 1...4, using: &random) {
            let own = names.filter { _ in Bool.random(using: &random) }
            let groups = own.map { name -> String in
                let value = Int.random(in: 1...999, using: &random)
                expected[name] = value
                return ##""\##(name)": { "t": { "$value": { "value": \##(value), "unit": "ms" } } }"##
            }
            let path = "\(index).json"
            paths.append(path)
            files[path] = "{ \"$type\": \"duration\", \"x\": { \(groups.joined(separator: ", ")) } }"
        }
        let members = read(paths, of: files).members
        for (name, value) in expected {
            #expect(members?.contains(#""x.\#(name).t":"\#(value)ms""#) == true, "\(files)")
        }
        #expect((members == nil) == expected.isEmpty)
    }
}
