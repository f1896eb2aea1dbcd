import SpecFormat
import TestSupport
import Testing

@Suite("Style sheets become specs")
struct StyleImportTests {
    private func read(_ text: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(from: SourceFile(path: "a.css", text: text), as: .css, named: "Sheet")
    }

    /// The members of the spec behind its name, without layout.
    private func body(_ text: String) throws -> String {
        let (bytes, diagnostics) = read(text)
        let problems = Report(file: SourceFile(path: "a", text: text), diagnostics: diagnostics).short()
        let spec = try #require(bytes, "\(problems)")
        let value = try #require(JSONValue(text: String(decoding: spec, as: UTF8.self)))
        guard case .object(let members) = value else { return "" }
        return JSONValue.object(Array(members.dropFirst(2))).text(pretty: false)
    }

    /// What a piece of CSS means: the members of the spec.
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        let css: String
        let spec: String
        var testDescription: String { name }
    }

    static let rows: [Row] = [
        Row(
            name: "times and easings in custom properties get names",
            css:
                ":root { --fast: 150MS; --out: cubic-bezier(0, 0, .2, 1); --s: steps(2); --k: ease-in; --gap: 4px; --x: var(--fast) }",
            spec: ##"""
                {"durations":{"fast":"150ms","x":"150ms"},"curves":{"out":{"bezier":[0,0,0.2,1]},"s":{"css":"steps(2)"},"k":"ease-in"}}
                """##),
        Row(
            name: "keyframes that nobody plays are a variant without times, and CSS's default easing",
            css: "@keyframes fade-in { from { opacity: 0 } to { opacity: 100% } }",
            spec: ##"""
                {"variants":{"fadeIn":{"motion":{"animate":"element.opacity","from":0,"to":1,"curve":"ease"}}}}
                """##),
        Row(
            name: "a rule that plays them gives the element, the times and the easing",
            css: """
                .my-card:hover { animation: 2 alternate-reverse fade .3s linear -50ms both }
                @keyframes fade { 0% { opacity: 0 } 100% { opacity: 1 } }
                """,
            spec: ##"""
                {"variants":{"fade":{"motion":{"animate":"myCard.opacity","from":0,"to":1,"curve":"linear","delay":"-50ms","duration":"0.3s","iterations":2,"direction":"alternate-reverse"}}}}
                """##),
        Row(
            name: "longhands say the same as the shorthand",
            css: """
                #a { animation-name: fade; animation-duration: 300ms; animation-timing-function: linear;
                     animation-iteration-count: 2; animation-direction: reverse; animation-delay: 0s }
                @keyframes fade { from { opacity: 0 } to { opacity: 1 } }
                """,
            spec: ##"""
                {"variants":{"fade":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"linear","duration":"300ms","iterations":2,"direction":"reverse"}}}}
                """##),
        Row(
            name: "a keyframe's own easing runs to the next keyframe of its property",
            css: """
                @keyframes k { from { width: 10px; animation-timing-function: ease-out }
                  25%, 75% { width: 20px } to { width: 10px } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"animate":"element.bounds.size.width","keyframes":[{"at":"0%","value":10,"curve":"ease-out"},{"at":"25%","value":20},{"at":"75%","value":20},{"at":"100%","value":10}],"curve":"ease"}}}}
                """##),
        Row(
            name: "several properties are a group that has the times",
            css: """
                p { animation: k 1s }
                @keyframes k { from { opacity: 0; rotate: 10deg } to { opacity: 1; rotate: none } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"group":[{"animate":"p.opacity","from":0,"to":1,"curve":"ease"},{"animate":"p.transform.rotation.z","from":"10deg","to":"0deg","curve":"ease"}],"duration":"1s"}}}}
                """##),
        Row(
            name: "no transform is one that does nothing, with the functions of the others",
            css:
                "@keyframes k { from { transform: translate(4px) rotate(.5turn) scale(2, 3) } to { transform: none } }",
            spec: ##"""
                {"variants":{"k":{"motion":{"animate":"element.transform","from":[{"translate":[4,0]},{"rotate":"0.5turn"},{"scale":[2,3]}],"to":[{"translate":[0,0]},{"rotate":"0deg"},{"scale":[1,1]}],"curve":"ease"}}}}
                """##),
        Row(
            name: "what keyframes leave out is what the rule says, else what CSS does",
            css: """
                .b { opacity: .25; animation: pulse 1s }
                @keyframes pulse { 50% { opacity: .5; scale: 2 } }
                """,
            spec: ##"""
                {"variants":{"pulse":{"motion":{"group":[{"animate":"b.opacity","keyframes":[{"at":"0%","value":0.25},{"at":"50%","value":0.5},{"at":"100%","value":0.25}],"curve":"ease"},{"animate":"b.transform.scale","keyframes":[{"at":"0%","value":1},{"at":"50%","value":2},{"at":"100%","value":1}],"curve":"ease"}],"duration":"1s"}}}}
                """##),
        Row(
            name: "transitions are timings",
            css: "a { transition: opacity 200ms, transform 1s linear .5s } b { transition: .1s }",
            spec: ##"""
                {"timings":{"a.opacity":{"duration":"200ms","curve":"ease"},"a.transform":{"delay":"0.5s","duration":"1s","curve":"linear"},"b":{"duration":"0.1s","curve":"ease"}}}
                """##),
        Row(
            name: "colours of properties that a spec doesn't know are declared",
            css: "@keyframes k { from { fill: red } to { fill: rgb(0 0 255 / 50%) } }",
            spec: ##"""
                {"properties":{"element.fill":{"type":"color"}},"variants":{"k":{"motion":{"animate":"element.fill","from":"red","to":"rgb(0 0 255 / 50%)","space":"srgb","curve":"ease"}}}}
                """##),
        Row(
            name: "colours are mixed in sRGB where all of them are of the old syntaxes",
            css:
                "@keyframes k { 0% { color: #F00 } 50% { color: HSL(120 100% 50%) } to { color: transparent } }",
            spec: ##"""
                {"properties":{"element.color":{"type":"color"}},"variants":{"k":{"motion":{"animate":"element.color","keyframes":[{"at":"0%","value":"#F00"},{"at":"50%","value":"HSL(120 100% 50%)"},{"at":"100%","value":"transparent"}],"space":"srgb","curve":"ease"}}}}
                """##),
        Row(
            name: "a colour of a newer syntax is mixed in OKLab, as every spec does",
            css: "@keyframes k { from { color: red } to { color: oklch(0.7 0.1 200) } }",
            spec: ##"""
                {"properties":{"element.color":{"type":"color"}},"variants":{"k":{"motion":{"animate":"element.color","from":"red","to":"oklch(0.7 0.1 200)","curve":"ease"}}}}
                """##),
        Row(
            name: "who asks for reduced motion gets the end at once where the sheet takes the animation away",
            css: """
                .a { animation: k 1s } .b { animation: k 2s }
                @media (prefers-reduced-motion: reduce) { .a { animation: none } }
                @keyframes k { from { opacity: 0 } to { opacity: 1 } }
                """,
            spec: ##"""
                {"variants":{"aK":{"motion":{"animate":"a.opacity","from":0,"to":1,"curve":"ease","duration":"1s"},"reducedMotion":"instant"},"bK":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"2s"}}}}
                """##),
        Row(
            name: "comments, makers' prefixes, nesting, fallbacks and !important change nothing",
            css: """
                /* a { } */ .a { & .b { -webkit-animation: k var(--none, 1s) !important /* ; */ } }
                @supports (animation: k) { @-webkit-keyframes k { from { opacity: 0 } to { opacity: 1 } } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","duration":"1s"}}}}
                """##),
        Row(
            name:
                "a class beside those with keyframes says how long they play, also for those who ask for less motion",
            css: """
                :root { --t: 1s } .on { -webkit-animation-duration: var(--t); animation-duration: var(--t); animation-fill-mode: both }
                .hop { animation-name: hop } .nod { animation-name: nod; animation-duration: calc(var(--t) * .75) }
                @media print, (prefers-reduced-motion: reduce) { .on { animation-duration: 1ms !important } }
                @-webkit-keyframes hop { from { -webkit-transform: none } to { -webkit-transform: translateY(-8%) } }
                @keyframes hop { from { -webkit-transform: none; transform: none } to { -webkit-transform: scale(2); transform: scale(2) } }
                @keyframes nod { from { opacity: 0 } to { opacity: 1 } }
                """,
            spec: ##"""
                {"durations":{"t":"1s"},"variants":{"hop":{"motion":{"animate":"hop.transform","from":[{"scale":1}],"to":[{"scale":2}],"curve":"ease","duration":"t"},"reducedMotion":"instant"},"nod":{"motion":{"animate":"nod.opacity","from":0,"to":1,"curve":"ease","duration":"0.75s"}}}}
                """##),
        Row(
            name: "a custom property that holds an animation plays its keyframes, in a theme too",
            css: """
                @theme inline { --animate-wag: wag .4s var(--wag-ease) 1 normal; --wag-ease: cubic-bezier(.2, 0, 0, 1);
                  @keyframes wag { 50% { rotate: 9deg } } }
                """,
            spec: ##"""
                {"curves":{"wag-ease":{"bezier":[0.2,0,0,1]}},"variants":{"wag":{"motion":{"animate":"element.transform.rotation.z","keyframes":[{"at":"0%","value":"0deg"},{"at":"50%","value":"9deg"},{"at":"100%","value":"0deg"}],"curve":"wag-ease","duration":"0.4s"}}}}
                """##),
        Row(
            name:
                "two of them for the same keyframes are two variants, and registered properties have their initial values",
            css: """
                @property --dur { syntax: "*"; inherits: false; initial-value: 90ms }
                @theme { --animate-in: show var(--dur, 1s) linear; --animate-late: show 2s linear calc(1s / 4 + 50ms) }
                @keyframes show { from { opacity: var(--less, calc(1 - .5)) } }
                """,
            spec: ##"""
                {"variants":{"in":{"motion":{"animate":"element.opacity","from":0.5,"to":1,"curve":"linear","duration":"90ms"}},"late":{"motion":{"animate":"element.opacity","from":0.5,"to":1,"curve":"linear","delay":"0.3s","duration":"2s"}}}}
                """##),
        Row(
            name: "an easing at 0% without the property is that from its start",
            css:
                ".s { animation: push .2s linear } @keyframes push { 0% { animation-timing-function: ease-out } 50% { scale: 2 } 100% { scale: 1 } }",
            spec: ##"""
                {"variants":{"push":{"motion":{"animate":"s.transform.scale","keyframes":[{"at":"0%","value":1,"curve":"ease-out"},{"at":"50%","value":2},{"at":"100%","value":1}],"curve":"linear","duration":"0.2s"}}}}
                """##),
        Row(
            name:
                "as many animations as names, whatever stands first, and lists that are too short begin again",
            css: """
                .b { animation-duration: 1s, 2s; animation-delay: 3s; animation-name: k, m }
                @keyframes k { from { opacity: 0 } to { opacity: 1 } } @keyframes m { from { scale: 0 } to { scale: 1 } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"animate":"b.opacity","from":0,"to":1,"curve":"ease","delay":"3s","duration":"1s"}},"m":{"motion":{"animate":"b.transform.scale","from":0,"to":1,"curve":"ease","delay":"3s","duration":"2s"}}}}
                """##),
        Row(
            name: "what turns about another point than its middle has its anchor point there, moving or not",
            css: """
                .d { transform-origin: bottom left; animation: k 1s linear } .e { animation: m 1s linear }
                @keyframes k { from { rotate: 0deg } to { rotate: 9deg } }
                @keyframes m { from { transform-origin: 0 25% } to { transform-origin: top left } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"group":[{"set":{"d.anchorPoint":[0,1]}},{"animate":"d.transform.rotation.z","from":"0deg","to":"9deg","curve":"linear"}],"duration":"1s"}},"m":{"motion":{"animate":"e.anchorPoint","from":[0,0.25],"to":[0,0],"curve":"linear","duration":"1s"}}}}
                """##),
        Row(
            name:
                "keyframes whose every value is none begin at the rule's own functions, which none stands for",
            css: """
                .r { opacity: 0; transform: translateY(20px); animation: up .3s forwards }
                @keyframes up { to { opacity: 1; transform: none } }
                """,
            spec: ##"""
                {"variants":{"up":{"motion":{"group":[{"animate":"r.opacity","from":0,"to":1,"curve":"ease"},{"animate":"r.transform","from":[{"translateY":20}],"to":[{"translateY":0}],"curve":"ease"}],"duration":"0.3s"}}}}
                """##),
        Row(
            name: "so do the parts of a transform, wherever none stands",
            css: """
                .a { translate: 4px; animation: k 1s } .b { rotate: 9deg; animation: l 1s } .c { scale: 2; animation: m 1s }
                @keyframes k { to { translate: none } } @keyframes l { from { rotate: none } } @keyframes m { 50% { scale: none } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"animate":"a.transform.translation","from":[4,0],"to":[0,0],"curve":"ease","duration":"1s"}},"l":{"motion":{"animate":"b.transform.rotation.z","from":"0deg","to":"9deg","curve":"ease","duration":"1s"}},"m":{"motion":{"animate":"c.transform.scale","keyframes":[{"at":"0%","value":2},{"at":"50%","value":1},{"at":"100%","value":2}],"curve":"ease","duration":"1s"}}}}
                """##),
        Row(
            name: "none between other functions is a list without any, which is paired with each side's own",
            css: """
                .r { transform: rotate(200deg) scale(.8); animation: k 1s linear }
                @keyframes k { from { transform: translateX(10px) } 50% { transform: none } }
                """,
            spec: ##"""
                {"variants":{"k":{"motion":{"animate":"r.transform","keyframes":[{"at":"0%","value":[{"translateX":10}]},{"at":"50%","value":[]},{"at":"100%","value":[{"rotate":"200deg"},{"scale":0.8}]}],"curve":"linear","duration":"1s"}}}}
                """##),
        Row(
            name: "keyframes that are none throughout keep the element still",
            css: "@keyframes k { from { transform: none; opacity: 0 } to { transform: none; opacity: 1 } }",
            spec: ##"""
                {"variants":{"k":{"motion":{"group":[{"animate":"element.transform","from":[],"to":[],"curve":"ease"},{"animate":"element.opacity","from":0,"to":1,"curve":"ease"}]}}}}
                """##),
    ]

    @Test("Every construct means what CSS says, and draws no remark", arguments: rows)
    func construct(_ row: Row) throws {
        #expect(try body(row.css) == row.spec)
        #expect(read(row.css).diagnostics == [])
    }

    /// What can be animated, with three values, one of which does nothing.
    static let values: [(name: String, values: [String])] = [
        ("opacity", ["0.5", "0.25", "1"]), ("transform", ["translateX(4px)", "rotate(9deg)", "none"]),
        ("translate", ["4px", "8px", "none"]), ("rotate", ["9deg", "8deg", "none"]),
        ("scale", ["2", "3", "none"]), ("color", ["red", "blue", "lime"]),
    ]

    @Test("What keyframes say is in the spec, or a remark says that it isn't", arguments: values)
    func nothingIsLost(_ property: (name: String, values: [String])) throws {
        let ends = [[0], [100], [50], [0, 100], [0, 50], [50, 100], [0, 50, 100]]
        for own in [nil] + property.values.map({ Optional($0) }) {
            for places in ends {
                for first in property.values.indices {
                    let frames = places.enumerated().map { index, place in
                        "\(place)% { \(property.name): \(property.values[(first + index) % 3]) }"
                    }
                    let rule = own.map { "\(property.name): \($0);" } ?? ""
                    let css =
                        ".r { \(rule) animation: k 1s } @keyframes k { \(frames.joined(separator: " ")) }"
                    let (spec, diagnostics) = read(css)
                    #expect(spec != nil || !diagnostics.isEmpty, "\(css)")
                    guard let spec else { continue }
                    let errors = SpecReader.read(SourceFile(path: "r.json", bytes: spec)).diagnostics
                        .filter { $0.severity == .error && !$0.id.canBeIgnored }
                    #expect(errors == [], "\(css)")
                }
            }
        }
    }

    @Test("Keyframes that CSS mixes in two spaces draw a remark")
    func twoSpaces() throws {
        let css = "@keyframes k { 0% { color: red } 50% { color: blue } to { color: oklab(0.5 0 0) } }"
        #expect(try !body(css).contains("space"))
        #expect(read(css).diagnostics.map { $0.id } == [.styleSkipped])
    }

    @Test("Custom properties are referred to by the names they get")
    func references() throws {
        let css = """
            :root { --d: 1s; --e: cubic-bezier(0, 0, .2, 1) }
            .a { animation: k var(--d) var(--e) }
            @keyframes k { from { opacity: 0 } to { opacity: 1 } }
            """
        #expect(try body(css).contains(#""curve":"e","duration":"d""#))
    }

    @Test("Custom properties that lead back to themselves, or double again and again, end")
    func endless() throws {
        let doubling = (0..<40).map { "--v\($0): var(--v\($0 + 1)) var(--v\($0 + 1))" }.joined(
            separator: "; ")
        let css = """
            :root { --a: var(--a) var(--a); --b: var(--c) var(--c); --c: var(--b, var(--b)) 1s; \(doubling); --d: 1s }
            .a { animation: k var(--d) var(--a) var(--b) var(--v0) }
            @keyframes k { from { opacity: 0 } to { opacity: 1 } }
            """
        #expect(try body(css).contains(#""durations":{"d":"1s"}"#))
    }

    @Test("A spec that comes out is valid, and no text is too strange to be read")
    func mutations() throws {
        var random = SplitMix64(seed: 8)
        let texts =
            Self.rows.map { $0.css } + StyleStateTests.readable.map { $0.css }
            + StyleStateTests.unreadable.map { $0.css } + StyleCascadeTests.readable.map { $0.css }
            + StyleCascadeTests.named.map { $0.css }
        let sources = texts.map { [UInt8]($0.utf8) }
        let words = [
            "{", "}", "(", ")", ";", ":", ",", "\"", "'", "/*", "*/", "@keyframes ", "from", "50%",
            "var(--x)",
            "1e400ms", "-1s", "infinite", "linear(", "\\", "calc(1px + 2em)", "none", "--", "transform:",
            "1e300px",
            ":hover", "&", "[open]", ".a.b", ">", "@starting-style {", "(prefers-reduced-motion)",
            "transition:",
            "@media ", "animation:", "0 0", "\u{0}", "é", "matrix(1,0,0,1,0,0)",
        ]
        var made = 0
        for round in 0..<2400 {
            var bytes = sources[round % sources.count]
            for _ in 0...random.below(3) {
                let place = random.below(bytes.count)
                switch random.below(3) {
                case 0: bytes.remove(at: place)
                case 1: bytes.insert(contentsOf: words[random.below(words.count)].utf8, at: place)
                default:
                    let other = sources[random.below(sources.count)]
                    let start = random.below(other.count)
                    let piece = other[start..<min(other.count, start + 1 + random.below(40))]
                    bytes.replaceSubrange(place..<min(bytes.count, place + random.below(10)), with: piece)
                }
                if bytes.isEmpty { bytes = [0x7B] }
            }
            let file = SourceFile(path: "m.css", bytes: bytes)
            let (spec, diagnostics) = SpecImport.spec(from: file, as: .css, named: "Mutant")
            #expect((spec == nil) == diagnostics.contains { $0.severity == .error })
            for diagnostic in diagnostics {
                #expect(file.range.contains(diagnostic.range))
                #expect(
                    !diagnostic.message.hasPrefix("it makes no spec"),
                    "\(diagnostic.message) in \(String(decoding: bytes, as: UTF8.self))")
            }
            guard let spec else { continue }
            made += 1
            let output = SourceFile(path: "m.json", bytes: spec)
            let errors = SpecReader.read(output).diagnostics.filter { $0.severity == .error }
            // That something flashes, or moves in a reduced form, is for people to judge: the import warns of it.
            #expect(errors.allSatisfy { $0.id.canBeIgnored })
            #expect(errors.allSatisfy { error in diagnostics.contains { $0.id == error.id } })
        }
        #expect(made > 100)
    }
}
