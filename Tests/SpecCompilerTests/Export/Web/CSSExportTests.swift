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

    @Test("play the keyframes and times that are handed to element.animate", arguments: WebGallery.names)
    func sameAsAnimations(_ name: String) throws {
        let (source, web) = try WebGallery.motion(name)
        let sheet = Self.sheet(web.cssText(WebTiming.all(of: source)))
        let data = try BrowserModel(web.waapiText)
        var keyframes: [String: [(offset: Double, values: [String: String])]] = [:]
        var classes: [String: [String: String]] = [:]
        func read(_ rules: [Rule], reduced: Bool) {
            for rule in rules {
                switch rule {
                case .group(let prelude, let inner) where prelude.hasPrefix("@keyframes "):
                    keyframes[String(prelude.dropFirst(11))] = inner.compactMap { rule in
                        guard case .plain(let percent, let values) = rule,
                            let number = Double(percent.dropLast())
                        else { return nil }
                        return (number / 100, values)
                    }
                case .group(let prelude, let inner): read(inner, reduced: prelude.contains(": reduce)"))
                case .plain(let selector, let values): if !reduced { classes[selector] = values }
                }
            }
        }
        read(sheet, reduced: false)
        for (variant, _) in try source.timelines() where !variant.name.contains(".") {
            var places: [String: Int] = [:]
            for animation in data.animations(variant.name) {
                let target = try #require(animation["target"] as? String)
                let place = places[target, default: 0]
                places[target] = place + 1
                let selector = ".\(source.motion.name)-\(variant.name) [data-motion=\"\(target)\"]"
                let styles = try #require(classes[selector], "\(selector)")
                func item(_ property: String) -> String {
                    let list = (styles["animation-\(property)"] ?? "").components(separatedBy: ", ")
                    return list[place % list.count]
                }
                let timing = try #require(animation["timing"] as? [String: Any])
                func number(_ key: String) -> Double { (timing[key] as? NSNumber)?.doubleValue ?? .infinity }
                for (property, key) in [("duration", "duration"), ("delay", "delay")] {
                    let seconds = try #require(Double(item(property).dropLast()))
                    #expect(abs(seconds * 1000 - number(key)) <= 1e-12 * max(1, number(key)))
                }
                let count = item("iteration-count")
                let iterations = number("iterations")
                #expect((count == "infinite") == (iterations == .infinity))
                if let finite = Double(count) { #expect(abs(finite - iterations) <= 1e-14 * finite) }
                #expect(item("composition") == timing["composite"] as? String)
                #expect(item("fill-mode") == timing["fill"] as? String)
                #expect(item("timing-function") == "linear")
                let frames = try #require(keyframes[item("name")], "\(item("name"))")
                let others = try #require(animation["keyframes"] as? [[String: Any]])
                #expect(frames.count == others.count)
                for (frame, other) in zip(frames, others) {
                    #expect(abs(frame.offset - entry(other, "offset")) < 1e-15)
                    var values = frame.values
                    #expect(
                        values.removeValue(forKey: "animation-timing-function") == other["easing"] as? String)
                    #expect(
                        values.values.sorted()
                            == other.filter { $0.key != "easing" }.compactMap { $1 as? String }.sorted())
                }
            }
        }
    }

    private func entry(_ object: [String: Any], _ key: String) -> Double {
        (object[key] as? NSNumber)?.doubleValue ?? .nan
    }

    private func css(_ animations: String, _ more: String = "") throws -> String {
        let spec = try WebSpec.spec(animations, more)
        return String(decoding: try Export(.css, of: ExportSource(spec)).bytes, as: UTF8.self)
    }

    @Test("have the reduced form in place of its variant where less motion is asked for, never beside it")
    func reducedMotion() throws {
        let sheet = Self.sheet(try WebMotion(ExportSource(try CalendarChip.spec())).cssText([]))
        var found: [String: [String]] = [:]
        for case .group(let prelude, let inner) in sheet where prelude.hasPrefix("@media") {
            for case .plain(let selector, let values) in inner {
                found[prelude, default: []].append("\(selector) \(values["animation-name"] ?? "")")
            }
        }
        let ordinary = try #require(found["@media (prefers-reduced-motion: no-preference)"])
        let reduced = try #require(found["@media (prefers-reduced-motion: reduce)"])
        #expect(
            ordinary.contains {
                $0.hasPrefix(".CalendarChip-expand ") && $0.contains("CalendarChip-expand-chip")
            })
        #expect(
            reduced.contains {
                $0.hasPrefix(".CalendarChip-expand ") && $0.contains("CalendarChip-expand-reduced-chip")
            })
        #expect(ordinary.allSatisfy { !$0.contains("educed") })
        #expect(reduced.allSatisfy { $0.contains("educed") })
    }

    @Test("animate the style itself where nothing is added and nothing else is part of it")
    func ownStyles() throws {
        let text = try css(##""a.opacity": [0, 1], "a.backgroundColor": ["#f00", "#00f"]"##)
        #expect(!text.contains("@property") && !text.contains("var("))
        #expect(text.contains("0% { opacity: 0; animation-timing-function"))
        #expect(text.contains("background-color: oklab(0.627"))
    }

    @Test("put a style that several properties are part of together from custom properties")
    func together() throws {
        let text = try css(#""a.position.x": [0, 10], "a.position.y": [5, 6], "a.transform.scale": [1, 2]"#)
        #expect(text.contains("translate: calc(var(--position-x) - 50%) calc(var(--position-y) - 50%);"))
        #expect(text.contains("scale: var(--transform-scale);"))
        #expect(
            text.contains(
                "@property --transform-scale {\n  syntax: \"<number>\";\n  inherits: false;\n  initial-value: 1;"
            ))
        #expect(text.contains("0% { --position-x: -10px;"))
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

    @Test("add lengths that may be negative by custom properties, because CSS refuses negative lengths")
    func negative() throws {
        let text = try css(#""a.bounds.size.height": [0, 10]"#)
        #expect(
            text.contains("height: max(0px, var(--bounds-height));")
                && text.contains("0% { --bounds-height: -10px;"))
        let replaced = try css(
            #""a.bounds.size.height": { "values": [0, 10], "additive": false }"#)
        #expect(replaced.contains("0% { height: 0px;") && !replaced.contains("@property"))
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
        let text = String(decoding: try Export(.css, of: ExportSource(spec)).bytes, as: UTF8.self)
        var offered: [String: String] = [:]
        var nearer: [String: String] = [:]
        for rule in Self.sheet(text) {
            if case .plain(".SpringSheet", let values) = rule { offered.merge(values) { $1 } }
            if case .group("@supports (animation-timing-function: linear(0, 1))", let inner) = rule,
                case .plain(".SpringSheet", let values)? = inner.first
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
        let name = "--SpringSheet-open-sheet"
        let duration = try #require(offered["\(name)-duration"].flatMap { Double($0.dropLast()) })
        #expect(abs(value(duration) - 1) < 0.00101 && offered["\(name)-delay"] == "0s")
        let points = BrowserModel.numbers(try #require(offered["\(name)-easing"]))
        let stops = try #require(nearer["\(name)-easing"])
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
        #expect(offered["--SpringSheet-open-backdrop-easing"] == "ease-out")
        #expect(nearer["--SpringSheet-open-backdrop-easing"] == nil, "what is exact needs no other form")
    }

    @Test("name keyframes so that each path has its own")
    func names() throws {
        let paths = ["a.b-c", "a-b.c", "a.b_c", "a_b.c", "a.-b", "a-.b", "a.b.c"]
        let text = try css(
            paths.map { "\"\($0)\": { \"values\": [0, 1], \"timing\": \"t\" }" }.joined(separator: ", "))
        let names = text.split(separator: "\n").filter { $0.hasPrefix("@keyframes ") }
        #expect(names.count == paths.count && Set(names).count == paths.count)
        let variables = text.split(separator: "\n").filter { $0.hasPrefix("@property ") }
        // a.b-c, a.b_c, a.c, a.-b, a.b and a.b.c: custom properties are those of key paths.
        #expect(Set(variables).count == variables.count)
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
