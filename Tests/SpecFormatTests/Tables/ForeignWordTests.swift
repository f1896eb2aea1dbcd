import MotionModel
import SpecFormat
import Testing

/// Words of other tools: each is answered with what to write here, and what is to be written is right.
@Suite("Foreign words")
struct ForeignWordTests {
    private static func read(_ timing: String) -> (file: SourceFile, spec: Spec?, diagnostics: [Diagnostic]) {
        let file = SourceFile(
            path: "spec.json",
            text: """
                { "motionSpec": 1, "name": "A", "animations": { "box.opacity": [0, 1] },
                  "variants": { "v": { "timings": { "*": { "duration": 1, \(timing) } } } } }
                """)
        let (spec, diagnostics) = SpecReader.read(file)
        return (file, spec, diagnostics.filter { $0.severity == .error })
    }

    /// The curve that the only fix for a curve's text makes of it.
    private static func mended(_ text: String) throws -> Curve {
        let (file, _, errors) = read("\"curve\": \"\(text)\"")
        #expect(errors.map { $0.id } == [.unknownCurve], "\(text)")
        let fix = try #require(errors.first?.fixes.first, "\(text)")
        let fixed = SourceFile(path: file.path, bytes: FixIt.apply([fix], to: file.bytes))
        let (spec, diagnostics) = SpecReader.read(fixed)
        #expect(!diagnostics.contains { $0.severity == .error }, "\(text): \(fix.replacement)")
        return try #require(spec?.variants[0].leafCurve, "\(text)")
    }

    @Test("Penner's functions are known by the names of GSAP, anime.js, D3 and easings.net")
    func penner() throws {
        let families = [
            "Sine": "sine", "Quad": "quad", "Cubic": "cubic", "Quart": "quart", "Quint": "quint",
            "Expo": "expo",
            "Circ": "circ", "Back": "back", "Elastic": "elastic", "Bounce": "bounce",
        ]
        for (family, name) in families {
            for (direction, word) in ["In": "in", "Out": "out", "InOut": "inOut"] {
                let known = try #require(NamedCurve.curve(named: "\(name).\(word)"))
                for text in [
                    "ease\(direction)\(family)", "ease\(family)\(direction)",
                    "\(family.lowercased())\(direction)",
                    "\(word)\(family)", "ease-\(word.lowercased())-\(name)",
                ] where NamedCurve.curve(named: text) == nil {
                    #expect(try Self.mended(text) == known, "\(text)")
                }
            }
        }
        for (power, name) in ["power1": "quad", "power2": "cubic", "power3": "quart", "power4": "quint"] {
            #expect(try Self.mended("\(power).inOut") == NamedCurve.curve(named: "\(name).inOut"))
        }
    }

    @Test(
        "Functions with arguments and words of platforms keep their numbers",
        arguments: [
            ("back.out(2)", #"{ "back": "out", "overshoot": 2 }"#),
            ("elastic.in(1, 0.4)", #"{ "elastic": "in", "amplitude": 1, "period": 0.4 }"#),
            ("cubic-bezier(.4,0,.2,1)", #"{ "bezier": [0.4, 0, 0.2, 1] }"#),
            (
                ".spring(response: 0.3, dampingFraction: 0.7, blendDuration: 0)",
                #"{ "spring": { "response": 0.3, "dampingFraction": 0.7 } }"#
            ),
            (
                "interpolatingSpring(stiffness: 200, damping: 20)",
                #"{ "spring": { "stiffness": 200, "damping": 20 } }"#
            ),
            ("FastOutSlowInEasing", #"{ "bezier": [0.4, 0, 0.2, 1] }"#), ("EaseInOut", #""ease-in-out""#),
            ("swing", #""sine.inOut""#), ("emphasizedDecelerate", #"{ "bezier": [0.05, 0.7, 0.1, 1] }"#),
        ])
    func functions(_ text: String, _ json: String) throws {
        let expected = try #require(Self.read("\"curve\": \(json)").spec?.variants[0].leafCurve)
        #expect(try Self.mended(text) == expected)
    }

    @Test(
        "A key is answered with the key here, or with what to do, once",
        arguments: [
            ("\"ease\": \"linear\"", "here it is 'curve'"), ("\"repeat\": 2", "here it is \"iterations\": 3"),
            ("\"yoyo\": true", "here it is \"direction\": \"alternate\""),
            ("\"startDelay\": 0.1", "here it is 'delay'"),
            ("\"timeScale\": 2", "here it is 'speed'"),
            ("\"type\": \"spring\", \"stiffness\": 3, \"damping\": 4", "a spring is a curve"),
            ("\"fill\": \"both\"", "held"), ("\"stagger\": 0.1", "motion tree"),
            ("\"onComplete\": \"x\"", "emit"),
            ("\"frobnicate\": 1", "expected one of 'delay'"),
        ])
    func keys(_ member: String, _ answer: String) throws {
        let (file, _, errors) = Self.read(member)
        #expect(errors.count == 1)
        let error = try #require(errors.first)
        #expect(error.id == .unknownKey && error.message.contains(answer), "\(error.message)")
        guard answer.hasPrefix("here") else { return }
        let fixed = FixIt.apply(error.fixes, to: file.bytes)
        let after = SpecReader.read(SourceFile(path: file.path, bytes: fixed))
        #expect(after.spec != nil, "\(after.diagnostics)")
    }

    @Test("A word like none that may stand there is answered with all of them")
    func lists() throws {
        let text =
            #"{ "motionSpec": 1, "name": "A", "properties": { "a.b": { "type": "wibble" } },"#
            + #" "animations": {}, "variants": {} }"#
        let error = try #require(SpecReader.read(SourceFile(path: "a.json", text: text)).diagnostics.first)
        #expect(error.message.contains("expected one of 'number', 'integer'"), "\(error.message)")
        #expect(error.message.hasSuffix(" or 'transform'"), "\(error.message)")
    }
}

extension Spec.Variant {
    /// The curve of its only leaf.
    fileprivate var leafCurve: Curve? {
        guard case .tree(let node, _) = motion else { return nil }
        return node.leaves.first?.keyframes.first?.curve
    }
}
