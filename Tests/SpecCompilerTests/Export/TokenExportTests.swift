import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Design tokens of a spec")
struct TokenExportTests {
    private func export(_ file: SourceFile, _ spec: Spec) throws -> (text: String, export: Export) {
        let export = try Export(.dtcg, of: ExportSource(spec, document: file))
        return (String(decoding: export.bytes, as: UTF8.self), export)
    }

    private func imported(_ tokens: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(
            from: SourceFile(path: "a.tokens.json", text: tokens), as: .tokens, named: "Tokens")
    }

    /// A token with where it is in the file.
    private struct Found {
        let path: [String]
        let value: [String: Any]
        let own: [String: Any]
    }

    private func tokens(_ text: String) throws -> [Found] {
        let root = try #require(
            try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
        var found: [Found] = []
        func walk(_ object: [String: Any], _ path: [String]) {
            if let value = object["$value"] as? [String: Any] {
                let extensions = object["$extensions"] as? [String: Any]
                found.append(
                    Found(
                        path: path, value: value, own: extensions?["org.motionspec"] as? [String: Any] ?? [:])
                )
            }
            for (name, inner) in object where !name.hasPrefix("$") || name == "$root" {
                if let inner = inner as? [String: Any] { walk(inner, path + [name]) }
            }
        }
        walk(root, [])
        return found
    }

    private func milliseconds(_ found: Found, _ key: String) throws -> Double {
        let time = try #require(found.value[key] as? [String: Any])
        #expect(time["unit"] as? String == "ms")
        return try #require(time["value"] as? Double)
    }

    // MARK: Back again

    @Test("that are more than can be read are written all the same, and say so")
    func tooLarge() throws {
        let name = try #require(GalleryTests.names.first)
        let file = try GalleryTests.file(name)
        let source = ExportSource(try GalleryTests.spec(name), document: file)
        let (laidOut, _) = try export(file, try GalleryTests.spec(name))
        var limits = JSONSyntax.Limits()
        limits.size = 1_000
        var small = TokenExport(source, limits: limits)
        let written = String(decoding: try small.text(), as: UTF8.self)
        #expect(try tokens(written).count == tokens(laidOut).count)
        #expect(written.utf8.count > limits.size && written.utf8.count < laidOut.utf8.count)
        #expect(small.losses.contains { $0.phrase.contains("'import' reads no text as large") })
    }

    @Test(
        "come back as the spec they were made of, byte for byte",
        arguments: TestBuild.some(of: GalleryTests.names))
    func roundTrip(_ name: String) throws {
        let file = try GalleryTests.file(name)
        let (text, _) = try export(file, try GalleryTests.spec(name))
        let (bytes, diagnostics) = imported(text)
        var none = Diagnostics()
        #expect(bytes == file.formatted(diagnostics: &none))
        #expect(diagnostics == [])
        var problems = Diagnostics()
        let strict = SourceFile(path: "a", text: text)
        _ = JSONSyntax.parse(strict, strictJSON: true, diagnostics: &problems)
        #expect(problems.isEmpty)
    }

    @Test("come back as the spec they were made of, for random specs with comments")
    func randomRoundTrip() throws {
        var random = SplitMix64(seed: 31)
        for round in 0..<10 {
            let file = SourceFile(path: "r.json", text: RandomSpec.text(&random))
            let (spec, found) = SpecReader.read(file)
            let valid = try #require(spec, "\(Report(file: file, diagnostics: found).short())")
            let (text, _) = try export(file, valid)
            let (bytes, diagnostics) = imported(text)
            #expect(diagnostics == [])
            let back = SourceFile(path: "b.json", bytes: try #require(bytes))
            #expect(SpecReader.read(back).spec == valid, "round \(round)")
        }
    }

    @Test("keep what others add to them since, byte for byte")
    func foreignExtensions() throws {
        let name = "spring-sheet.json"
        let file = try GalleryTests.file(name)
        let (text, _) = try export(file, try GalleryTests.spec(name))
        let odd = #"{ "b":1,   "a" : [ 1.50, "\/" ] }"#
        var changed = text.replacing("\"$extensions\": {", with: "\"$extensions\": {\"com.example\": \(odd),")
        changed = changed.replacing(
            "\"SpringSheet\": {", with: "\"SpringSheet\": { \"$extensions\": {\"com.group\": \(odd)},")
        #expect(changed != text)
        let (bytes, diagnostics) = imported(changed)
        #expect(diagnostics == [])
        let back = SourceFile(path: "b.json", bytes: try #require(bytes))
        #expect(SpecReader.read(back).spec == SpecReader.read(file).spec)
        let result = String(decoding: back.bytes, as: UTF8.self)
        #expect(result.contains("\"com.example\":\(odd)"))
        #expect(result.contains("\"SpringSheet\":{\"com.group\":\(odd)}"))
        #expect(result.contains("\"SpringSheet.open.sheet.position.y\":{\"com.example\":\(odd)}"))
    }

    @Test("that somebody changed since are named, and the spec counts")
    func stale() throws {
        let name = "calendar-chip.json"
        let file = try GalleryTests.file(name)
        let (text, _) = try export(file, try GalleryTests.spec(name))
        let place = try #require(text.range(of: "\"duration\": { \"value\": 285,"))
        let changed = text.replacingCharacters(in: place, with: "\"duration\": { \"value\": 300,")
        let (bytes, diagnostics) = imported(changed)
        #expect(diagnostics.map { $0.id } == [.tokenStale])
        var none = Diagnostics()
        #expect(bytes == file.formatted(diagnostics: &none))
    }

    // MARK: What they say

    @Test("say when every property of the calendar chip moves, and along which Bézier")
    func calendarChip() throws {
        let name = "calendar-chip.json"
        let (text, export) = try export(try GalleryTests.file(name), try GalleryTests.spec(name))
        let found = try tokens(text)
        for row in CalendarChip.rows {
            for (variant, timing) in [("expand", row.expand), ("collapse", row.collapse)] {
                let path = ["CalendarChip", variant] + row.property.split(separator: ".").map { String($0) }
                let token = try #require(found.first { $0.path == path })
                #expect(try milliseconds(token, "delay") == (timing.delay * 1000).rounded())
                #expect(try milliseconds(token, "duration") == (timing.duration * 1000).rounded())
                let bezier = token.value["timingFunction"] as? [Double]
                #expect(bezier == (timing.isLinear ? [0, 0, 1, 1] : [0.4, 0, 0.2, 1]))
                #expect(token.own["maxError"] == nil)
            }
        }
        // Béziers are exact: what is lost is what no token can say.
        #expect(export.losses.map { $0.kind } == [.omission])
        #expect(export.largestLoss == 0)
    }

    @Test("of a mirror begin when its original ends, and run the other way")
    func mirror() throws {
        let name = "../conformance/cases/mirrored-delay.json"
        let (text, _) = try export(try GalleryTests.file(name), try GalleryTests.spec(name))
        let found = try tokens(text)
        let length = try ["position", "opacity", "transform"].map { word in
            let path = word == "position" ? [word, "x"] : word == "transform" ? [word, "rotation"] : [word]
            let token = try #require(found.first { $0.path == ["MirroredDelay", "there", "card"] + path })
            return try milliseconds(token, "delay") + milliseconds(token, "duration")
        }
        // The rotation counts for 400 ms after its end.
        let whole = max(length[0], length[1], length[2] + 400)
        for path in [["position", "x"], ["opacity"], ["transform", "rotation"]] {
            let there = try #require(found.first { $0.path == ["MirroredDelay", "there", "card"] + path })
            let back = try #require(found.first { $0.path == ["MirroredDelay", "back", "card"] + path })
            let end = try milliseconds(there, "delay") + milliseconds(there, "duration")
            #expect(abs(try milliseconds(back, "delay") - (whole - end)) < 1e-6, "\(path)")
            let numbers = try #require(there.value["timingFunction"] as? [Double])
            let turned = try #require(back.value["timingFunction"] as? [Double])
            let wanted = [1 - numbers[2], 1 - numbers[3], 1 - numbers[0], 1 - numbers[1]]
            #expect(zip(turned, wanted).allSatisfy { abs($0 - $1) < 1e-9 }, "\(path)")
        }
    }

    @Test("lose an expression, which is no way to a value, and nothing of a Bézier that runs backwards")
    func expression() throws {
        func losses(_ leaf: String) throws -> [ExportLoss] {
            let spec = try MotionTreeTests.spec(
                """
                { "motionSpec": 1, "name": "A", "variants": {
                  "go": { "motion": { "animate": "a.zPosition", "from": 0, \(leaf), "duration": "300ms" } },
                  "back": { "extends": "go", "mirror": true } } }
                """)
            return try Export(.dtcg, of: ExportSource(spec)).losses.filter { $0.property != nil }
        }
        #expect(try losses(#""value": "= 20 * sin(2 * pi * p)""#).map { $0.size } == [1, 1])
        #expect(try losses(#""to": 5, "curve": { "bezier": [0.9, 0, 0.6, 0.3] }"#).isEmpty)
    }

    @Test(
        "state how far the Bézier is off, and a library of them has the exact curve",
        arguments: [
            "spring-sheet.json", "gallery/emphasized-sheet.json", "gallery/typing-indicator.json",
        ])
    func approximation(_ name: String) throws {
        let (text, export) = try export(try GalleryTests.file(name), try GalleryTests.spec(name))
        var approximated = 0
        for token in try tokens(text) {
            guard let error = token.own["maxError"] as? Double, let exact = token.own["curve"] else {
                continue
            }
            approximated += 1
            let data = try JSONSerialization.data(withJSONObject: exact, options: .fragmentsAllowed)
            let curve = try #require(
                FragmentReader.curve(SourceFile(path: "c", bytes: [UInt8](data))).curve)
            let numbers = try #require(token.value["timingFunction"] as? [Double])
            let bezier = try CubicBezier(x1: numbers[0], y1: numbers[1], x2: numbers[2], y2: numbers[3])
            let distance = (0...4000).reduce(0.0) { most, index in
                let x = Double(index) / 4000
                return max(most, (bezier.progress(at: x) - curve.progress(at: x)).magnitude)
            }
            #expect(distance <= error)
            #expect(distance > error * 0.97)
        }
        let losses = export.losses.filter { $0.kind == .replacement }
        #expect(losses.count >= approximated)
        #expect(losses.allSatisfy { ($0.size ?? 0) > 0 })
    }

    @Test("without the spec beside them are a library with the same times and exact curves")
    func library() throws {
        let name = "spring-sheet.json"
        let spec = try GalleryTests.spec(name)
        let export = try Export(.dtcg, of: ExportSource(spec))
        let (bytes, diagnostics) = imported(String(decoding: export.bytes, as: UTF8.self))
        #expect(diagnostics == [])
        let text = String(decoding: try #require(bytes), as: UTF8.self)
        let value = try #require(JSONValue(text: text))
        guard case .object(let members) = value,
            case .object(let timings)? = members.first(where: { $0.0 == "timings" })?.1
        else {
            Issue.record("\(text)")
            return
        }
        let motion = CompiledMotion(spec)
        var count = 0
        for variant in motion.variants where !variant.name.contains(".") {
            for track in variant.timeline.tracks where track.segments.count == 1 {
                let key = "SpringSheet.\(variant.name).\(track.property.text)"
                let timing = try #require(timings.first { $0.0 == key }?.1)
                let spec = try MotionTreeTests.spec(
                    """
                    { "motionSpec": 1, "name": "Read", "animations": { "a.zPosition": [0, 1] },
                      "variants": { "go": { "timings": { "*": \(timing.text(pretty: false)) } } } }
                    """)
                let read = try #require(CompiledMotion(spec)["go"]).timeline.tracks[0].segments[0]
                let segment = track.segments[0]
                #expect((read.start - segment.start).magnitude < 1e-12)
                #expect((read.end - segment.end).magnitude < 1e-9)
                for index in 0...50 {
                    let x = Double(index) / 50
                    #expect((read.curve.progress(at: x) - segment.curve.progress(at: x)).magnitude < 1e-9)
                }
                count += 1
            }
        }
        #expect(count >= 6)
    }

    @Test("have a place for a value and for its part, and for stretches and layers")
    func places() throws {
        let text = """
            { "motionSpec": 1, "name": "Places", "variants": { "v": { "motion": { "sequence": [
              { "animate": "a.transform.scale", "from": 1, "to": 2, "duration": 1 },
              { "animate": "a.transform.scale.x", "from": 1, "to": 5, "duration": 1 },
              { "animate": "a.position", "from": [0, 0], "to": [1, 1], "duration": 1 },
              { "animate": "a.position.x", "to": 5, "duration": 1 },
              { "animate": "a.zPosition", "from": 0, "through": [1, 2], "duration": 2 } ] },
              "reducedMotion": "instant" } } }
            """
        let file = SourceFile(path: "p.json", text: text)
        let (spec, diagnostics) = SpecReader.read(file)
        let valid = try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())")
        let found = try tokens(try export(file, valid).text).filter { $0.path[1] == "v" }.map {
            $0.path.dropFirst(2).joined(separator: "/")
        }
        #expect(
            Set(found) == [
                "a/transform/scale/$root", "a/transform/scale/x", "a/position/x/stretch 1",
                "a/position/x/stretch 2", "a/position/y", "a/zPosition/stretch 1", "a/zPosition/stretch 2",
            ])
    }
}

/// Random specs over the kinds of timing and curve, with comments.
enum RandomSpec {
    static func text(_ random: inout SplitMix64) -> String {
        let curves = [
            #""ease-out""#, #"{ "bezier": [0.3, -0.2, 0.1, 1.4] }"#,
            #"{ "spring": { "duration": 0.4, "bounce": 0.2 } }"#,
            #"{ "steps": 3 }"#, #"{ "points": [0, 0.7, 1] }"#, #""back.inOut""#, #"{ "reverse": "expo.in" }"#,
        ]
        func pick(_ list: [String]) -> String { list[random.below(list.count)] }
        var animations: [String] = []
        var timings: [String] = []
        for index in 0...random.below(4) {
            animations.append(
                "\"box\(index).zPosition\": { \"values\": [\(index), \(random.below(90) + 100)] }")
            var members = ["\"curve\": \(pick(curves))", "\"delay\": \(random.uniform(-0.2...1))"]
            if random.below(2) == 0 { members.append("\"duration\": \"\(random.below(500) + 20)ms\"") }
            if random.below(3) == 0 { members.append("\"iterations\": \(random.below(3) + 1).5") }
            if random.below(3) == 0 { members.append("\"direction\": \"alternate\"") }
            if random.below(3) == 0 { members.append("\"autoreverse\": true") }
            timings.append("\"box\(index).zPosition\": { \(members.joined(separator: ", ")), } // \(index)\n")
        }
        return """
            // A random spec.
            { "motionSpec": 1, "name": "Random",
              "$extensions": { "com.example":  {"x" :1} },
              "animations": { \(animations.joined(separator: ", /* next */ ")) },
              "variants": { "go": { "timings": { \(timings.joined(separator: ", ")) } },
                "back": { "extends": "go", "mirror": true } } }
            """
    }
}
