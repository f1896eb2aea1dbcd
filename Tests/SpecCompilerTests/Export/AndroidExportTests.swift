import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Android animators")
struct AndroidExportTests {
    /// An animator as Android plays it.
    private func read(_ animator: XMLElementNode) throws -> ReadBack {
        let seconds = animator.number("duration") / 1000
        #expect(!animator.number("duration").isNaN)
        var result: ReadBack
        if animator.first("propertyValuesHolder") != nil {
            result = ReadBack()
            result.pieces = [ReadBack.Piece(start: 0, end: seconds, from: .nan, to: .nan)]
            let keys = try AndroidKeyframeSet(animator)
            result.player = { keys.number(at: $0) }
        } else {
            var commands: [(Character, [Double])] = [("M", [0, 0])]
            let path = animator.first("pathInterpolator")
            if let data = path?.attributes["android:pathData"] {
                commands = []
                for word in data.split(separator: " ") {
                    if let letter = word.first, letter.isLetter {
                        commands.append((letter, []))
                    } else {
                        commands[commands.count - 1].1 += ReadBack.numbers(in: word)
                    }
                }
                #expect(commands.count > 2, "a line or one cubic needs no path")
            } else {
                let handles = try #require(
                    try AndroidInterpolator(animator).handles, "none is eased by itself")
                commands.append(("C", handles + [1, 1]))
            }
            #expect(commands.first?.1 == [0, 0] && commands.last?.1.suffix(2) == [1, 1])
            result = ReadBack(
                path: commands.map { (command: $0.0, numbers: $0.1) }, from: animator.number("valueFrom"),
                to: animator.number("valueTo"), seconds: seconds)
        }
        let offset =
            animator.attributes["android:startOffset"] == nil ? 0 : animator.number("startOffset") / 1000
        for index in result.pieces.indices {
            result.pieces[index].start += offset
            result.pieces[index].end += offset
        }
        if animator.attributes["android:repeatCount"] == "infinite" { result.count = .infinity }
        return result
    }

    @Test(
        "shows every number that a view has within the loss it states",
        arguments: TestBuild.some(of: GalleryTests.names))
    func reproduction(_ name: String) throws {
        let spec = try GalleryTests.spec(name)
        for variant in spec.variants {
            let source = ExportSource(spec, variants: [variant.name])
            let export = try Export(.android, of: source)
            let root = try XMLElementNode.root(of: export.bytes)
            let timeline = try #require(try source.timelines().first).timeline
            var targets: [String] = []
            for property in timeline.properties where !targets.contains(property.property.target) {
                targets.append(property.property.target)
            }
            try #require(root.children.count == targets.count)
            for property in timeline.properties {
                let type = property.base.form.canonical
                let loss = export.losses.first { $0.property == property.property && $0.kind != .replacement }
                let names = AndroidProperty.properties(of: property.property.keyPath, type: type)
                if loss?.kind == .omission || names.isEmpty || type == .color { continue }
                let set = root.children[targets.firstIndex(of: property.property.target) ?? 0]
                for part in names {
                    // Before it, another one shows the first value until a delay is over.
                    let animator = set.children.last { $0.attributes["android:propertyName"] == part.name }
                    var read = try read(try #require(animator))
                    if part.kind == .offset {
                        let rest =
                            property.layers.isEmpty ? property.base.restValue : property.value(at: .infinity)
                        read.offset = rest.components[part.component]
                    }
                    let end = timeline.duration.isFinite ? timeline.duration : 3
                    // A period in whole milliseconds drifts.
                    if export.losses.contains(where: { $0.phrase.hasPrefix("its period") }) { continue }
                    read.expect(
                        property, part.component, until: end, within: loss?.size ?? 0,
                        "\(name) \(variant.name) \(property.property)")
                }
            }
        }
    }

    @Test("a keyframe's value is a number alone, which is all that an inflater reads there")
    func plainKeyframes() throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "sequence": [ { "animate": "a.transform.translation.x", "from": 0, "to": 50, "duration": 0.2 },
                                { "animate": "a.transform.translation.x", "to": 0, "duration": 0.2 } ] }
                """)
        let export = try Export(.android, of: ExportSource(spec))
        let text = String(decoding: export.bytes, as: UTF8.self)
        var values: [String] = []
        for line in text.split(separator: "\n") where line.contains("android:value=") {
            let value = try #require(line.range(of: "android:value=\""))
            values.append(String(line[value.upperBound...].prefix { $0 != "\"" }))
        }
        #expect(values.count >= 3 && values.allSatisfy { Float($0) != nil }, "\(values)")
        #expect(export.losses.contains { $0.phrase.contains("pixels") })
    }

    @Test("the other variants are told once to be other files")
    func oneVariant() throws {
        let export = try Export(.android, of: ExportSource(try GalleryTests.spec("calendar-chip.json")))
        let omitted = export.losses.filter { $0.property == nil }
        #expect(omitted.count == 1 && omitted[0].size == 1)
        #expect(omitted.first?.text.contains("3 other variants") == true)
    }

    @Test(
        "a colour is shown within the loss it states where red, green and blue are mixed as light",
        arguments: [
            ("#f00", "#00f"), ("#ff000000", "#00ff80"), ("#204060", "#20406000"), ("#fff", "#000"),
        ])
    func colors(_ from: String, _ to: String) throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "animate": "a.backgroundColor", "from": "\(from)", "to": "\(to)", "curve": "ease", "duration": 0.4 }
                """)
        let source = ExportSource(spec)
        let export = try Export(.android, of: source)
        let property = try #require(try source.timelines().first?.timeline.properties.first)
        let keys = try AndroidKeyframeSet(
            try #require(try XMLElementNode.root(of: export.bytes).first("objectAnimator")))
        let loss = export.losses.first { $0.property == property.property }?.size ?? 0
        for step in 0...96 {
            let share = Double(step) / 96
            let mixed = keys.light(at: share)
            let numbers = property.value(at: 0.4 * share).srgbNumbers
            let exact = numbers[..<3].map { pow($0, 2.2) } + [numbers[3]]
            for index in 0..<4 where index == 3 || mixed[3] > 0.02 {
                #expect(abs(mixed[index] - exact[index]) <= loss + 1e-6, "\(index) at \(share)")
            }
        }
    }

    @Test(
        "begins and ends with what the spec shows then, also where that comes at once",
        arguments: [
            #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "300ms", "curve": { "steps": 3 } }"#,
            #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "300ms", "curve": { "steps": 3, "jump": "both" } }"#,
            #"{ "animate": "a.opacity", "from": 1, "steps": [0.2, 1], "duration": "300ms" }"#,
            #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "300ms", "curve": "linear", "iterations": 2 }"#,
            #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "300ms", "autoreverse": true }"#,
            #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "300ms", "curve": { "steps": 2 }, "autoreverse": true }"#,
            #"{ "sequence": [{ "set": { "a.opacity": 0.3 } }, { "animate": "a.opacity", "from": 0.5, "to": 1, "duration": "300ms" }, { "set": { "a.opacity": 0.3 } }] }"#,
            #"{ "sequence": [{ "animate": "a.opacity", "from": 0.5, "to": 1, "duration": "300ms" }, { "wait": "0.01ms" }, { "set": { "a.opacity": 0.5 } }] }"#,
            ##"{ "animate": "a.backgroundColor", "from": "#f00", "to": "#00f", "duration": "300ms", "curve": { "steps": 3 } }"##,
            ##"{ "animate": "a.backgroundColor", "from": "#f00", "to": "#00f", "duration": "300ms", "iterations": 2 }"##,
            ##"{ "animate": "a.backgroundColor", "from": "#f00", "to": "#00f", "duration": "300ms", "curve": { "steps": 2, "jump": "start" }, "iterations": "infinite" }"##,
        ])
    func ends(_ motion: String) throws {
        let source = ExportSource(try MotionTreeTests.spec(motion: motion))
        let property = try #require(try source.timelines().first?.timeline.properties.first)
        let root = try XMLElementNode.root(of: try Export(.android, of: source).bytes)
        let animator = try #require(root.first("objectAnimator"))
        guard animator.first("keyframe") != nil else { return }
        let keys = try AndroidKeyframeSet(animator)
        let end = property.base.track.end.isFinite ? 9 : 0.3 - 1e-9
        for (share, time) in [(0.0, 1e-9), (1.0, end)] {
            let exact = property.value(at: time)
            let isColor = exact.type == .color
            let shown = isColor ? keys.light(at: share) : [keys.number(at: share)]
            let wanted = isColor ? exact.srgbNumbers.map { pow($0, 2.2) } : exact.components.array
            #expect(
                zip(shown, wanted).allSatisfy { abs($0 - $1) < 0.01 }, "\(shown), not \(wanted), at \(share)")
        }
        let fractions = animator.all("keyframe").map { $0.number("fraction") }
        for fraction in [0.0, 1] { #expect(fractions.count { Float($0) == Float(fraction) } == 1) }
        for (one, next) in zip(animator.all("keyframe"), animator.all("keyframe").dropFirst()) {
            #expect(one.attributes != next.attributes, "a keyframe twice")
        }
    }

    @Test("text can't end an attribute or a comment, and has no character that XML hasn't got")
    func escapes() {
        #expect(XMLText.escaped("a<b>&\"c\"\n\u{1}") == "a&lt;b&gt;&amp;&quot;c&quot;\n")
        #expect(XMLText.comment("a--b-->c---d") == "<!-- a- -b- ->c- - -d (without the space in '- -') -->\n")
        #expect(XMLText.comment("a-b") == "<!-- a-b -->\n")
    }
}

@Suite("Compose source")
struct ComposeExportTests {
    private struct Spec {
        var from = 0.0
        var to = 0.0
        var text = ""
    }

    /// The specs of a file, by variant and name.
    private func specs(in text: String) -> [String: Spec] {
        var specs: [String: Spec] = [:]
        var (variant, name) = ("", "")
        var isSpec = false
        for line in text.split(separator: "\n") {
            if line.hasPrefix("    object ") { variant = String(line.dropFirst(11).prefix { $0 != " " }) }
            if line.hasPrefix("        object ") {
                name = "\(variant).\(line.dropFirst(15).prefix { $0 != " " })"
            }
            let value = line.split(separator: "=", maxSplits: 1).last ?? ""
            if line.contains("const val FROM") {
                specs[name, default: Spec()].from = ReadBack.numbers(in: value)[0]
            }
            if line.contains("const val TO") {
                specs[name, default: Spec()].to = ReadBack.numbers(in: value)[0]
            }
            isSpec = isSpec && line != "        }"
            // However many lines it has: a call in an outline stays one.
            let isInside =
                specs[name]?.text.hasSuffix("To(") == true || specs[name]?.text.hasSuffix("Easing(") == true
                || specs[name]?.text.hasSuffix("f,") == true
            if isSpec { specs[name, default: Spec()].text += isInside ? "\(line)" : "; \(line)" }
            if line.contains("val spec") {
                specs[name, default: Spec()].text = String(value)
                isSpec = true
            }
        }
        return specs
    }

    private func number(_ label: String, in text: String) -> Double {
        guard let range = text.range(of: "\(label) = ") else { return .nan }
        return ReadBack.numbers(in: text[range.upperBound...].prefix { $0 != "," && $0 != ")" && $0 != ";" })
            .first ?? .nan
    }

    /// The handles of an easing: those of Compose's sources, `androidx.compose.animation.core.Easing`.
    private func handles(_ text: some StringProtocol) -> [Double]? {
        if let range = text.range(of: "CubicBezierEasing(") {
            return ReadBack.numbers(in: text[range.upperBound...].prefix { $0 != ")" })
        }
        let named = [
            "FastOutSlowInEasing": [0.4, 0, 0.2, 1], "LinearOutSlowInEasing": [0, 0, 0.2, 1],
            "FastOutLinearInEasing": [0.4, 0, 1, 1], "LinearEasing": [0, 0, 1, 1],
        ]
        return named.first { text.contains($0.key) }?.value
    }

    /// A spec as Compose plays it; nil for a spring.
    private func read(_ spec: Spec) -> ReadBack? {
        var result: ReadBack
        let seconds = number("durationMillis", in: spec.text) / 1000
        let delay = spec.text.contains("delayMillis") ? number("delayMillis", in: spec.text) / 1000 : 0
        if spec.text.contains("spring(") { return nil }
        if spec.text.contains("snap<") {
            result = ReadBack()
            result.pieces = [
                ReadBack.Piece(start: 0, end: delay, from: spec.from, to: spec.from),
                ReadBack.Piece(start: delay, end: delay, from: spec.to, to: spec.to),
            ]
        } else if spec.text.contains("keyframes<") {
            result = ReadBack()
            let lines = spec.text.split(separator: ";").filter { $0.contains("f at ") }
            for (one, next) in zip(lines, lines.dropFirst()) {
                func key(_ line: Substring) -> [Double] {
                    ReadBack.numbers(
                        in: line.prefix(upTo: line.range(of: " using")?.lowerBound ?? line.endIndex))
                }
                let (now, then) = (key(one), key(next))
                result.pieces.append(
                    ReadBack.Piece(
                        start: now[1] / 1000, end: then[1] / 1000, from: now[0],
                        to: one.hasSuffix("using Hold") ? now[0] : then[0],
                        handles: handles(one) ?? [0, 0, 1, 1]))
            }
        } else {
            var commands: [(command: Character, numbers: [Double])] = [("M", [0, 0])]
            if !spec.text.contains("PathEasing("), let handles = handles(spec.text) {
                commands.append(("C", handles + [1, 1]))
            } else {
                for part in spec.text.split(separator: ";")
                where part.contains("To(") && !part.contains("moveTo") {
                    let numbers = ReadBack.numbers(in: part.split(separator: "(")[1].prefix { $0 != ")" })
                    commands.append((part.contains("cubicTo") ? "C" : "L", numbers))
                }
            }
            result = ReadBack(path: commands, from: spec.from, to: spec.to, seconds: seconds)
            for index in result.pieces.indices {
                result.pieces[index].start += delay
                result.pieces[index].end += delay
            }
        }
        let start = spec.text.range(of: "StartOffset(").map {
            ReadBack.numbers(in: spec.text[$0.upperBound...])[0]
        }
        for index in result.pieces.indices {
            result.pieces[index].start += (start ?? 0) / 1000
            result.pieces[index].end += (start ?? 0) / 1000
        }
        if spec.text.contains("infiniteRepeatable") { result.count = .infinity }
        if spec.text.contains("repeatable(") { result.count = number("iterations", in: spec.text) }
        return result
    }

    @Test("shows every number within the loss it states", arguments: TestBuild.some(of: GalleryTests.names))
    func reproduction(_ name: String) throws {
        let source = ExportSource(try GalleryTests.spec(name))
        let export = try Export(.compose, of: source)
        let specs = specs(in: String(decoding: export.bytes, as: UTF8.self))
        for (variant, timeline) in try source.timelines() where !variant.name.contains(".") {
            for property in timeline.properties {
                guard property.base.form.canonical == .number || property.base.form.canonical == .angle else {
                    continue
                }
                var names = CodeNames()
                var variants = CodeNames()
                let key =
                    "\(variants.typeIdentifier(for: variant.name)).\(names.typeIdentifier(for: property.property.text))"
                let losses = export.losses.filter {
                    $0.variant == variant.name && $0.property == property.property
                }
                if losses.contains(where: { $0.kind == .omission || $0.phrase.hasPrefix("its period") }) {
                    continue
                }
                guard let read = read(try #require(specs[key], "\(key)")) else { continue }
                let end = timeline.duration.isFinite ? timeline.duration : 3
                let size = losses.reduce(0) { $0 + ($1.size ?? 0) }
                read.expect(property, 0, until: end, within: size, "\(name) \(key)")
            }
        }
    }

    @Test(
        "no line is wider than Kotlin's formatter leaves it, and what is imported is used",
        arguments: TestBuild.some(of: GalleryTests.names))
    func style(_ name: String) throws {
        let export = try Export(.compose, of: ExportSource(try GalleryTests.spec(name)))
        let lines = String(decoding: export.bytes, as: UTF8.self).split(
            separator: "\n", omittingEmptySubsequences: false)
        for line in lines where line.utf8.count > 100 { Issue.record("\(name): \(line)") }
        let body = lines.filter { !$0.hasPrefix("import ") && !$0.hasPrefix("//") }.joined(separator: "\n")
        let words = Set(body.split { !$0.isLetter }.map { String($0) })
        let imported = lines.filter { $0.hasPrefix("import ") }.map {
            String($0.split(separator: ".").last ?? "")
        }
        for word in imported { #expect(words.contains(word), "\(name) imports \(word)") }
        let known = [
            "CubicBezierEasing", "Easing", "FastOutLinearInEasing", "FastOutSlowInEasing", "LinearEasing",
            "LinearOutSlowInEasing", "PathEasing", "RepeatMode", "repeatable", "StartOffset",
            "infiniteRepeatable", "Path",
        ]
        for word in known where words.contains(word) {
            #expect(imported.contains(word), "\(name) lacks \(word)")
        }
        #expect(words.contains("Hold") == imported.contains("Easing"))
        #expect(lines.contains("package motion") && !body.contains("delayMillis = 0"))
    }

    @Test("a delay is the delay of a tween, and a curve of Material Design is its constant")
    func constants() throws {
        let export = try Export(.compose, of: ExportSource(try GalleryTests.spec("calendar-chip.json")))
        let found = specs(in: String(decoding: export.bytes, as: UTF8.self))["Expand.ChipBoundsSizeHeight"]?
            .text
        #expect(
            found?.split { $0 == " " || $0 == ";" }.joined(separator: " ")
                == "tween<Float>( durationMillis = 360, delayMillis = 15, easing = FastOutSlowInEasing, )")
    }

    @Test("nothing that takes no time is repeated: Compose divides by the time")
    func repeatedStill() throws {
        for name in TestBuild.some(of: GalleryTests.names) {
            let text = String(
                decoding: try Export(.compose, of: ExportSource(try GalleryTests.spec(name))).bytes,
                as: UTF8.self)
            #expect(!text.contains("infiniteRepeatable(animation = snap"), "\(name)")
        }
    }

    @Test("a spring is its damping ratio and its stiffness for a mass of 1")
    func spring() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.position.x": [0, 100] },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*":
                { "curve": { "spring": { "mass": 4, "stiffness": 400, "damping": 40 } } } } } } }
            """)
        let text = String(decoding: try Export(.compose, of: ExportSource(spec)).bytes, as: UTF8.self)
        let found = try #require(specs(in: text)["Go.APositionX"]?.text)
        // ζ = c ∕ (2·√(k·m)) = 40 ∕ 80, and ω₀² = k ∕ m = 100.
        #expect(number("dampingRatio", in: found) == 0.5)
        #expect(number("stiffness", in: found) == 100)
        #expect(abs(number("visibilityThreshold", in: found) - 0.1) < 1e-12)
    }

    @Test("an easing's outline goes to the right, whatever the delay before it")
    func outline() throws {
        var count = 0
        for delay in 0...400 {
            let spec = try GalleryTests.read(
                """
                { "motionSpec": 1, "name": "S", "animations": { "a.position.x": [0, 100] },
                  "variants": {
                    "go": { "reducedMotion": "instant", "timings": { "*": {
                        "duration": 0.532, "endDelay": \(Double(delay) / 1000),
                        "curve": { "bezierPath": "M0,0 C0.2,0 0.3,0.6 0.7,0.6 C0.8,0.8 0.9,1 1,1" } } } },
                    "back": { "extends": "go", "mirror": true } } }
                """)
            let text = String(decoding: try Export(.compose, of: ExportSource(spec)).bytes, as: UTF8.self)
            var place = 0.0
            for line in text.split(separator: "\n") where line.contains("To(") {
                if line.contains("moveTo(0f, 0f)") {
                    place = 0
                    continue
                }
                let numbers = ReadBack.numbers(in: line.split(separator: "(")[1].prefix { $0 != ")" })
                let next = numbers[numbers.count - 2]
                #expect(next > place, "\(delay) ms: \(line)")
                place = next
                count += 1
            }
        }
        #expect(count > 1600)
    }

    @Test(
        "a number beyond those of 32 bits is the last of them, which is a loss",
        arguments: [
            (#""a.position.x": [0, 1e40]"#, .compose), (#""a.position.x": [0, 1e40]"#, .android),
            (#""a.backgroundColor": ["black", "oklab(0.5 0.1 1e83)"]"#, .compose),
        ] as [(String, ExportFormat)])
    func beyondFloats(_ animation: String, _ format: ExportFormat) throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { \(animation) },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*": { "duration": 1 } } } } }
            """)
        let export = try Export(format, of: ExportSource(spec))
        #expect(export.losses.contains { $0.size == 1 && $0.phrase.contains("32 bits") })
        #expect(!String(decoding: export.bytes, as: UTF8.self).contains("inf"))
    }

    @Test("a target that is in no state has a set that a compiler can tell the type of")
    func presentNowhere() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "states": ["one", "other"], "animations": { "a.opacity": [0, 1] },
              "targets": { "a": { "disappears": ["one", "other"] }, "b": { "appears": "one" } },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*": { "duration": "100ms" } } } } }
            """)
        let text = String(decoding: try Export(.compose, of: ExportSource(spec)).bytes, as: UTF8.self)
        #expect(text.contains(#""a" to emptySet<String>(),"#) && text.contains(#""b" to setOf("one"),"#))
    }

    @Test("text can't end a literal or a comment, nor begin a template")
    func escapes() {
        #expect(KotlinText.quoted("a$b\"c\\\n\u{1}") == #""a\$b\"c\\\n\u0001""#)
        #expect(KotlinText.comment("a*/b/*c\nd") == "/** a* /b/ *c d */\n")
    }
}
