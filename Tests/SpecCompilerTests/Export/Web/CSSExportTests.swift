import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Style sheets")
struct CSSExportTests {
    /// A rule of a style sheet: what stands before its brace, and its declarations or the rules in it.
    indirect enum Rule {
        case plain(String, [String: String])
        case group(String, [Rule])
    }

    /// Reads a style sheet: a small parser of the grammar of CSS Syntax Level 3, for what no string has braces in.
    private static func rules(_ text: Substring) -> [Rule] {
        var rest = text
        var rules: [Rule] = []
        while let open = rest.firstIndex(of: "{") {
            let prelude = rest[..<open].trimmingCharacters(in: .whitespacesAndNewlines)
            var depth = 1
            var close = rest.index(after: open)
            while depth > 0 {
                if rest[close] == "{" { depth += 1 } else if rest[close] == "}" { depth -= 1 }
                close = rest.index(after: close)
            }
            let body = rest[rest.index(after: open)..<rest.index(before: close)]
            if body.contains("{") {
                rules.append(.group(prelude, Self.rules(body)))
            } else {
                var declarations: [String: String] = [:]
                for declaration in body.split(separator: ";") {
                    guard let colon = declaration.firstIndex(of: ":") else { continue }
                    let name = declaration[..<colon].trimmingCharacters(in: .whitespacesAndNewlines)
                    declarations[name] = declaration[declaration.index(after: colon)...]
                        .trimmingCharacters(in: .whitespacesAndNewlines)
                }
                rules.append(.plain(prelude, declarations))
            }
            rest = rest[close...]
        }
        return rules
    }

    private static func sheet(_ text: String) -> [Rule] {
        // What stands before each comment, and behind the last one.
        let parts = text.components(separatedBy: "*/").flatMap { $0.components(separatedBy: "/*").prefix(1) }
        return rules(Substring(parts.joined()))
    }

    /// An animation as `animation` says it, with its defaults.
    private struct Shorthand {
        var name = ""
        var duration = 0.0
        var delay = 0.0
        var easing = "ease"
        var iterations = 1.0
        var fill = "none"

        /// Reads one item: times in order, and everything else by its kind.
        init(_ text: String) throws {
            var times: [Double] = []
            // The arguments of a function belong to it.
            var words: [String] = []
            for word in text.split(separator: " ").map(String.init) {
                if let last = words.last, last.contains("("), !last.contains(")") {
                    words[words.count - 1] += " " + word
                } else {
                    words.append(word)
                }
            }
            for (index, word) in words.enumerated() {
                if index == 0 {
                    name = word
                } else if word.hasSuffix("s"), let seconds = Double(word.dropLast()) {
                    times.append(seconds)
                } else if word == "infinite" {
                    iterations = .infinity
                } else if let count = Double(word) {
                    iterations = count
                } else if ["both", "backwards", "forwards"].contains(word) {
                    fill = word
                } else {
                    easing = word
                }
            }
            duration = try #require(times.first)
            delay = times.count > 1 ? times[1] : 0
        }
    }

    /// Splits a list at the commas that are in no function.
    private static func items(_ text: String) -> [String] {
        var items = [""]
        var depth = 0
        for character in text {
            if character == "(" { depth += 1 } else if character == ")" { depth -= 1 }
            if character == ",", depth == 0 {
                items.append("")
            } else {
                items[items.count - 1].append(character)
            }
        }
        return items.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    }

    @Test(
        "play the keyframes and times that are handed to element.animate",
        arguments: TestBuild.some(of: WebGallery.names))
    func sameAsAnimations(_ name: String) throws {
        let (source, web) = try WebGallery.motion(name)
        let data = try BrowserModel(web.waapiText)
        var keyframes: [String: [(offset: Double, values: [String: String])]] = [:]
        var classes: [String: [String: String]] = [:]
        for rule in Self.sheet(web.cssText(WebTiming.all(of: source, names: web.names))) {
            switch rule {
            case .group(let prelude, let inner) where prelude.hasPrefix("@keyframes "):
                keyframes[String(prelude.dropFirst(11))] = inner.flatMap {
                    rule -> [(offset: Double, values: [String: String])] in
                    guard case .plain(let places, let values) = rule else { return [] }
                    return places.components(separatedBy: ", ").compactMap { place in
                        let offset = place == "from" ? 0 : place == "to" ? 100 : Double(place.dropLast())
                        return offset.map { ($0 / 100, values) }
                    }
                }
            case .group: break
            case .plain(let selector, let values): classes[selector, default: [:]].merge(values) { $1 }
            }
        }
        var classNames = WebNames(spec: source.motion.name)
        for (variant, _) in try source.timelines() where !variant.name.contains(".") {
            let own = "." + classNames.name([variant.name], of: variant.name)
            for animation in data.animations(variant.name) {
                let target = try #require(animation["target"] as? String)
                let others = try #require(animation["keyframes"] as? [[String: Any]])
                let timing = try #require(animation["timing"] as? [String: Any])
                func number(_ key: String) -> Double { (timing[key] as? NSNumber)?.doubleValue ?? .infinity }
                // What is shown without it, by the rules for this target.
                var styles: [String: String] = [:]
                for (selector, values) in classes
                where selector.hasSuffix("[data-motion=\"\(target)\"]")
                    && selector.hasPrefix(".\(WebNames.kebab(source.motion.name)) ")
                {
                    styles.merge(values) { $1 }
                }
                for (selector, values) in classes
                where selector.hasSuffix("[data-motion=\"\(target)\"]")
                    && (selector.hasPrefix(own + " ") || selector.contains(own + ",")
                        || selector.contains(own + ")"))
                {
                    styles.merge(values) { $1 }
                }
                func texts(_ frame: [String: Any]) -> [String: String] {
                    var result: [String: String] = [:]
                    for case (let key, let value as String) in frame where key != "easing" {
                        result[Self.cssName(key)] = value
                    }
                    return result
                }
                let last = texts(others[others.count - 1])
                let isAtRest = last.allSatisfy { styles[$0.key] == $0.value }
                let items = Self.items(styles["animation"] ?? "none").filter { $0 != "none" }
                let compositions = Self.items(styles["animation-composition"] ?? "replace")
                let found = try items.enumerated().first { index, item in
                    let play = try Shorthand(item)
                    let frames = try #require(keyframes[play.name], "\(play.name)")
                    return frames.count == others.count
                        && compositions[index % compositions.count] == timing["composite"] as? String
                        && abs(play.delay * 1000 - number("delay")) <= 1e-12 * max(1, number("delay"))
                        && zip(frames, others).allSatisfy { frame, other in
                            abs(frame.offset - entry(other, "offset")) < 1e-15
                                && texts(other).allSatisfy { frame.values[$0.key] == $0.value }
                        }
                }
                guard let found else {
                    let isStill = others.allSatisfy { texts($0) == last }
                    #expect(
                        (number("duration") == 0 && number("delay") <= 0 || isStill) && isAtRest,
                        "\(variant.name) \(target) \(animation["properties"] ?? "")")
                    continue
                }
                let play = try Shorthand(found.element)
                #expect(abs(play.duration * 1000 - number("duration")) <= 1e-12 * max(1, number("duration")))
                #expect(
                    play.iterations == number("iterations")
                        || abs(play.iterations - number("iterations")) < 1e-12)
                let fill = try #require(timing["fill"] as? String)
                let (before, after) = (fill != "forwards", fill != "backwards")
                #expect(
                    (play.fill == "both" || play.fill == "backwards") == (before && play.delay > 0))
                let isOver = play.iterations.isFinite
                #expect(
                    play.fill == "both" || play.fill == "forwards" || !after || !isOver || isAtRest,
                    "what isn't at rest stays as it is")
                // From a value to the same one no easing means anything.
                let moving = others.indices.dropLast().filter { texts(others[$0]) != texts(others[$0 + 1]) }
                for (frame, other) in try moving.map({ (try #require(keyframes[play.name])[$0], others[$0]) })
                {
                    let easing = frame.values["animation-timing-function"] ?? play.easing
                    #expect(
                        easing == (other["easing"] as? String)?.replacing("steps(1, end)", with: "step-end"))
                }
            }
        }
    }

    /// The name of a style as CSS has it.
    private static func cssName(_ name: String) -> String {
        name.hasPrefix("--")
            ? name : name.map { $0.isUppercase ? "-" + $0.lowercased() : String($0) }.joined()
    }

    private func entry(_ object: [String: Any], _ key: String) -> Double {
        (object[key] as? NSNumber)?.doubleValue ?? .nan
    }

    private func css(_ animations: String, _ more: String = "") throws -> String {
        let spec = try WebSpec.spec(animations, more)
        return String(decoding: try Export(.css, of: ExportSource(spec)).bytes, as: UTF8.self)
    }

    @Test("have the reduced forms in one block for those who want less motion")
    func reducedMotion() throws {
        let sheet = Self.sheet(try WebGallery.motion("calendar-chip.json").1.cssText([]))
        var blocks: [[Rule]] = []
        var plain: [String: [String: String]] = [:]
        for rule in sheet {
            switch rule {
            case .group(let prelude, let inner) where prelude.hasPrefix("@media"):
                #expect(prelude == "@media (prefers-reduced-motion: reduce)")
                blocks.append(inner)
            case .group: break
            case .plain(let selector, let values): plain[selector, default: [:]].merge(values) { $1 }
            }
        }
        #expect(blocks.count == 1)
        var reduced: [String: String] = [:]
        for case .plain(let selector, let values) in blocks[0] {
            for word in ["expand", "collapse"] where selector.contains("-\(word)") {
                let target = selector.split(separator: "\"")[1]
                reduced["\(word) \(target)"] = values["animation"]
            }
        }
        // Everything but opacities is where it rests at once.
        for word in ["expand", "collapse"] {
            #expect(reduced["\(word) chip"] == "none" && reduced["\(word) shape"] == "none")
            let fade = try #require(reduced["\(word) expandedContent"])
            #expect(fade.contains("opacity") && fade.contains("0.15s") && !fade.contains(","))
            #expect(
                plain[".calendar-chip-\(word) [data-motion=\"chip\"]"]?["animation"]?.contains("chip") == true
            )
        }
    }

    @Test("are text that one would write: the calendar chip")
    func length() throws {
        let text = try WebGallery.motion("calendar-chip.json").1.cssText([])
        // Thirty lines for each of five targets, and no more.
        #expect(text.split(separator: "\n").count <= 150)
        #expect(!text.contains("@property") && !text.contains("steps(") && !text.contains("normal"))
        for line in text.split(separator: "\n") { #expect(line.utf8.count <= 150, "\(line)") }
    }

    @Test("animate the style itself where nothing else is part of it")
    func ownStyles() throws {
        let text = try css(
            ##""a.opacity": [0, 1], "a.backgroundColor": ["#f00", "#00f"], "a.bounds.size.height": [0, 10]"##)
        #expect(!text.contains("@property") && !text.contains("var(") && !text.contains("composition"))
        #expect(text.contains("from { opacity: 0; }"))
        #expect(text.contains("background-color: oklab(0.62"))
        #expect(text.contains("height: 0; }"))
    }

    @Test("move as one what makes up a place, a turn or a scale")
    func together() throws {
        let text = try css(
            #""a.position.x": [0, 10], "a.position.y": [5, 6], "a.transform.scale.x": [1, 2], "a.transform.scale.y": [1, 3]"#
        )
        #expect(!text.contains("@property") && !text.contains("var("))
        #expect(
            text.contains(
                "from { scale: 1 1; translate: -50% calc(5px - 50%); }")
                || text.contains("from { translate: -50% calc(5px - 50%); scale: 1 1; }"))
    }

    @Test(
        "are transitions where a motion goes from one value to another along one curve, if that is asked for")
    func transitions() throws {
        let spec = try WebSpec.spec(#""a.opacity": [0, 1], "a.bounds.size.height": [5, 10]"#)
        let source = ExportSource(spec, options: BakeOptions(rules: .transitions))
        let text = String(decoding: try Export(.css, of: source).bytes, as: UTF8.self)
        #expect(
            text.contains("transition: opacity 1s ease-in-out, height 1s ease-in-out;")
                || text.contains("transition: height 1s ease-in-out, opacity 1s ease-in-out;"))
        #expect(text.contains("@starting-style {") && !text.contains("@keyframes"))
        let turned = try WebSpec.read(
            """
            "variants": { "v": { "motion": { "animate": "a.opacity", "duration": 1, "keyframes": [
              { "at": 0, "value": 0 }, { "at": 0.5, "value": 1 }, { "at": 1, "value": 0 } ] } } }
            """)
        let other = ExportSource(turned, options: BakeOptions(rules: .transitions))
        let animated = String(decoding: try Export(.css, of: other).bytes, as: UTF8.self)
        #expect(animated.contains("@keyframes") && !animated.contains("transition:"))
    }

    @Test("add what is additive to what plays, if that is asked for, by custom properties of the spec's own")
    func added() throws {
        let spec = try WebSpec.spec(
            #""a.position.x": [0, 10], "a.position.y": [5, 6], "a.transform.scale": [1, 2], "a.bounds.size.height": [0, 10]"#
        )
        let source = ExportSource(spec, options: BakeOptions(composite: .add))
        let text = String(decoding: try Export(.css, of: source).bytes, as: UTF8.self)
        #expect(text.contains("translate: calc(var(--a-position-x) - 50%) calc(var(--a-position-y) - 50%);"))
        #expect(text.contains("scale: var(--a-transform-scale);"))
        #expect(
            text.contains(
                "@property --a-transform-scale { syntax: \"<number>\"; inherits: false; initial-value: 1; }"))
        #expect(text.contains("--a-position-x: -10px;") && text.contains("animation-composition: add;"))
        // CSS refuses negative lengths.
        #expect(
            text.contains("height: max(0px, var(--a-bounds-height));")
                && text.contains("--a-bounds-height: -10px;"))
    }

    @Test("say of a known property that no style shows it, and not of one of the spec's own")
    func unshown() throws {
        for (path, isLost) in [
            ("a.zPosition", true), ("a.backgroundColor.hue", true), ("a.opacity", false), ("a.side", false),
            ("a.anchorPoint.x", false), ("a.shadowRadius", false),
        ] {
            let values = path.hasSuffix("hue") ? #"["10deg", "90deg"]"# : "[0, 1]"
            let spec = try WebSpec.read(
                """
                "states": ["a", "b"], "animations": { "\(path)": \(values) },
                "variants": { "v": { "timings": { "*": { "duration": 1 } } } }
                """)
            let export = try Export(.css, of: ExportSource(spec))
            let loss = export.losses.first { $0.phrase.contains("custom property") }
            #expect((loss != nil) == isLost && (loss == nil || loss?.size == 1), "\(path)")
        }
    }

    /// The value of `linear()` at an input, as CSS Easing Functions Level 2 says it.
    private func linear(_ text: String, at input: Double) throws -> Double {
        #expect(text.hasPrefix("linear(") && text.hasSuffix(")"))
        let stops = text.dropFirst(7).dropLast().split(separator: ",").map { $0.split(separator: " ") }
        var places: [Double] = []
        for (index, stop) in stops.enumerated() {
            let percent = stop.count > 1 ? Double(stop[1].dropLast()).map { $0 / 100 } : nil
            places.append(
                try #require(percent ?? [0: 0, stops.count - 1: 1][index], "every inner stop says where"))
        }
        let values = try stops.map { try #require(Double($0[0])) }
        let right = places.firstIndex { $0 >= input && $0 > 0 } ?? places.count - 1
        let share = (input - places[right - 1]) / (places[right] - places[right - 1])
        return values[right - 1] + share * (values[right] - values[right - 1])
    }

    @Test(
        "offer each timing to the page's own transitions, by linear() where that is known and the nearest Bézier elsewhere"
    )
    func offeredTimings() throws {
        let spec = try GalleryTests.spec("spring-sheet.json")
        let source = ExportSource(spec, options: BakeOptions(rules: .transitions))
        let text = String(decoding: try Export(.css, of: source).bytes, as: UTF8.self)
        var offered: [String: String] = [:]
        var nearer: [String: String] = [:]
        for rule in Self.sheet(text) {
            if case .plain(".spring-sheet", let values) = rule { offered.merge(values) { $1 } }
            if case .group("@supports (animation-timing-function: linear(0, 1))", let inner) = rule,
                case .plain(".spring-sheet", let values)? = inner.first
            {
                nearer = values
            }
        }
        // A duration of 0.5 s and a bounce of 0.15, by the closed form.
        func value(_ time: Double) -> Double {
            let (ratio, frequency) = (0.85, 2 * Double.pi / 0.5)
            let damped = frequency * (1 - ratio * ratio).squareRoot()
            return 1 - exp(-ratio * frequency * time)
                * (cos(damped * time) + ratio * frequency / damped * sin(damped * time))
        }
        let name = "--spring-sheet-open-sheet"
        func parts(_ text: String?) throws -> (duration: Double, rest: String) {
            let words = try #require(text).split(separator: " ", maxSplits: 1)
            return (try #require(Double(words[0].dropLast())), String(words[1]))
        }
        let (duration, bezier) = try parts(offered[name])
        #expect(abs(value(duration) - 1) < 0.00101 && bezier.hasSuffix(")"), "and no delay")
        let points = BrowserModel.numbers(bezier)
        let stops = try parts(nearer[name]).rest
        var (far, near) = (0.0, 0.0)
        // At the very end the curve rests, and the spring doesn't quite.
        for step in 0..<1000 {
            let input = Double(step) / 1000
            let value = value(input * duration)
            let bezier = try CubicBezier(x1: points[0], y1: points[1], x2: points[2], y2: points[3])
            far = max(far, abs(bezier.progress(at: input) - value))
            near = max(near, abs(try linear(stops, at: input) - value))
        }
        #expect(near <= 0.001 && near > 0.0005, "as near as asked for, and no nearer than it takes")
        #expect(far <= 0.0201 && far > 0.01 && text.contains("/* without linear() off by up to 0.0201 */"))
        #expect(offered["--spring-sheet-open-backdrop"]?.hasSuffix("s ease-out") == true)
        #expect(nearer["--spring-sheet-open-backdrop"] == nil, "what is exact needs no other form")
    }

    @Test("name keyframes so that each path has its own")
    func names() throws {
        let paths = ["a.b-c", "a-b.c", "a.b_c", "a_b.c", "a.-b", "a-.b", "a.b.c"]
        let text = try css(
            paths.map { "\"\($0)\": { \"values\": [0, 1], \"timing\": \"t\" }" }.joined(separator: ", "))
        // All move alike: each style of a target that they share is written once.
        let variables = text.split(separator: "\n").filter { $0.hasPrefix("@property ") }
        // a.b-c, a.b_c, a.c, a.-b, a.b and a.b.c: custom properties are those of key paths.
        #expect(Set(variables).count == variables.count)
        for target in ["a", "a-b", "a_b", "a-"] { #expect(text.contains("[data-motion=\"\(target)\"]")) }
        let own = Set(
            ["b-c", "c", "b_c", "-b", "b", "b.c"].map { path in
                var names = WebNames(spec: "A")
                for other in ["b-c", "c", "b_c", "-b", "b", "b.c"] { _ = names.name([other], of: other) }
                return names.name([path], of: path)
            })
        #expect(own.count == 6)
    }
}

/// Small specs.
enum WebSpec {
    static func spec(_ animations: String, _ more: String = "") throws -> Spec {
        try read(
            """
            "states": ["a", "b"], "animations": { \(animations) }\(more),
            "variants": { "v": { "timings": { "*": { "duration": 1, "curve": "ease-in-out" } } } }
            """)
    }

    static func read(_ members: String) throws -> Spec {
        let file = SourceFile(path: "a.json", text: "{ \"motionSpec\": 1, \"name\": \"A\", \(members) }")
        let (spec, diagnostics) = SpecReader.read(file)
        return try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())")
    }
}
