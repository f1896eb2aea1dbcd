import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Lottie animations as specs")
struct LottieImportTests {
    private func imported(_ text: String) throws -> (spec: Spec, diagnostics: [Diagnostic]) {
        let file = SourceFile(path: "a.json", text: text)
        #expect(SpecImport.Form(of: file) == .lottie)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: .lottie, named: "A")
        let made = SourceFile(path: "a.json", bytes: try #require(bytes, "\(diagnostics)"))
        return (try #require(SpecReader.read(made).spec), diagnostics)
    }

    /// The numbers of everything that a variant moves, by the path of each number.
    private func numbers(_ timeline: BoundTimeline, at time: Double) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for property in timeline.properties {
            let value = property.value(at: time)
            let names = value.type.componentCount == 1 ? [] : value.type.componentNames
            if names.isEmpty || value.type == .color {
                for (index, number) in value.components.enumerated() {
                    numbers["\(property.property.text)\(index)"] = number
                }
            } else {
                for (name, number) in zip(names, value.components) {
                    numbers["\(property.property.text).\(name)0"] = number
                }
            }
        }
        return numbers
    }

    private func timeline(_ spec: Spec, _ variant: String) throws -> BoundTimeline {
        let motion = CompiledMotion(spec)
        return try motion.bind(
            try #require(motion[variant]), reversingValues: false, parameters: nil, initial: [:])
    }

    @Test("move as the specs from which they were written", arguments: 0..<TestBuild.count(30))
    func roundTrip(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        func number(_ range: ClosedRange<Double>) -> String {
            "\((random.uniform(range) * 10).rounded() / 10)"
        }
        func leaf(_ path: String, _ range: ClosedRange<Double>) -> String {
            let x1 = Double(random.next() % 11) / 10
            let x2 = Double(random.next() % 11) / 10
            let curve =
                random.next() % 3 == 0 ? "\"linear\"" : "{ \"bezier\": [\(x1), 0.2, \(x2), 1.1] }"
            return """
                { "animate": "\(path)", "from": \(number(range)), "to": \(number(range)), "curve": \(curve),
                  "duration": "\(50 + random.next() % 400)ms", "delay": "\(random.next() % 100)ms" }
                """
        }
        let leaves = [
            leaf("box.opacity", 0.2...0.8), leaf("box.position.x", -50...50),
            leaf("box.position.y", -50...50),
            leaf("box.transform.rotation", -90...90), leaf("box.bounds.size.width", 200...300),
            leaf("box.bounds.size.height", 100...200), leaf("box.cornerRadius", 2...20),
            leaf("box.borderWidth", 1...9), leaf("ring.strokeStart", 0...0.4),
            leaf("ring.strokeEnd", 0.5...1),
            leaf("ring.transform.scale", 0.5...2),
            """
            { "animate": "box.backgroundColor", "from": "#336699", "to": "#ffcc00", "space": "srgb",
              "duration": "200ms", "curve": "linear" }
            """,
        ]
        let text = leaves.joined(separator: ",\n")
        let spec = try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "A", "variants": {
              "go": { "motion": { "group": [\(text)] } },
              "back": { "motion": { "group": [\(leaves[1]), \(leaves[0])] } } } }
            """)
        let export = try Export(.lottie, of: ExportSource(spec))
        let (made, _) = try imported(String(decoding: export.bytes, as: UTF8.self))
        for variant in ["go", "back"] {
            let (written, read) = (try timeline(spec, variant), try timeline(made, variant))
            for step in 0...40 {
                let time = Double(step) * 0.0137
                let shown = numbers(read, at: time)
                for (path, exact) in numbers(written, at: time) {
                    // Players draw no more than a whole stroke.
                    let number = path.hasPrefix("ring.stroke") ? min(max(exact, 0), 1) : exact
                    // What stands still isn't said.
                    let other = shown[path] ?? numbers(written, at: 0)[path] ?? .nan
                    var size = path.hasPrefix("box.backgroundColor") ? 2e-3 : 1e-6 * max(1, abs(number))
                    // A width and a height that differ have common keys, within what is said of them.
                    if path.hasPrefix("box.bounds.size") {
                        let loss = export.losses.first {
                            $0.variant == variant && $0.phrase.hasPrefix("common keys")
                        }
                        size += 100 * (loss?.size ?? 0)
                    }
                    #expect(abs(number - other) <= size, "\(variant) \(path) at \(time)")
                }
            }
        }
    }

    private static func layer(_ members: String) -> String {
        "{ \"fr\": 50, \"ip\": 10, \"op\": 60, \"layers\": [\(members)] }"
    }

    @Test("begin with their first frame, hold, jump, and read keys of older files")
    func keys() throws {
        let (spec, diagnostics) = try imported(
            Self.layer(
                #"""
                { "ty": 3, "nm": "a box", "ks": { "r": { "k": [
                  { "t": 10, "s": [0], "e": [90], "o": { "x": 0.5, "y": 0 }, "i": { "x": 0.5, "y": 1 } },
                  { "t": 20, "s": [90], "h": 1 }, { "t": 30, "s": [10], "e": [20] }, { "t": 60 }] } } }
                """#))
        #expect(diagnostics.isEmpty)
        let timeline = try timeline(spec, "play")
        func angle(_ time: Double) -> Double {
            numbers(timeline, at: time).values.first ?? .nan
        }
        #expect(timeline.properties.map { $0.property.text } == ["aBox.transform.rotation"])
        #expect(abs(angle(0.1) - 45) < 1e-9)
        #expect(angle(0.2) == 90 && angle(0.39) == 90)
        #expect(angle(0.4) == 10 && abs(angle(0.7) - 15) < 1e-9 && angle(1) == 20)
    }

    @Test("tell of the markers without a length as events, and name what is there for a part of the time")
    func markers() throws {
        func file(_ times: String, in length: Int = 40, late: Int = 100) -> String {
            #"""
            { "fr": 50, "ip": 10, "op": 110, "layers": [{ "ty": 3, "nm": "a", \#(times), "ks": { "o": {
                "k": [{ "t": 20, "s": [0] }, { "t": 40, "s": [100] }, { "t": 60, "s": [100] }, { "t": 80, "s": [0] }]
              } } }],
              "markers": [{ "cm": "in", "tm": 10, "dr": \#(length) }, { "cm": "tick", "tm": 30 },
                { "cm": "out", "tm": 50, "dr": 60 }, { "cm": "tock", "tm": 60, "dr": 0 },
                { "cm": "late", "tm": \#(late), "dr": 0 }] }
            """#
        }
        let (spec, diagnostics) = try imported(file(#""ip": 10, "op": 110"#))
        #expect(diagnostics.isEmpty)
        for (variant, events) in [("in", [("tick", 0.4)]), ("out", [("tock", 0.2), ("late", 1)])] {
            let markers = try timeline(spec, variant).markers
            #expect(markers.map { $0.name } == events.map { $0.0 })
            #expect(zip(markers, events).allSatisfy { abs($0.time - $1.1) < 1e-9 })
        }
        // A marker in the middle of a motion is no variant, and the whole has all events.
        let (whole, said) = try imported(file(#""ip": 10, "op": 110"#, in: 20))
        #expect(try timeline(whole, "play").markers.map { $0.name } == ["tick", "tock", "late"])
        #expect(said.map { $0.id } == [.lottieSkipped])
        #expect(try imported(file("\"ip\": 0", late: 500)).diagnostics.map { $0.id } == [.lottieSkipped])
        for times in [#""ip": 20, "op": 110"#, #""ip": 0, "op": 90"#] {
            #expect(try imported(file(times)).diagnostics.map { $0.id } == [.lottieSkipped])
        }
        #expect(try imported(file(#""ip": 0, "op": 900"#)).diagnostics.isEmpty)
    }

    @Test("leave out what is at no time that a spec can have, and say so, whatever the numbers")
    func farTimes() throws {
        let extremes = ["0", "1e-300", "5e-324", "1e10", "-1e10", "1e300", "-1e300", "30"]
        var random = SplitMix64(seed: 3)
        for _ in 0..<400 {
            func number() -> String { extremes[Int(random.next() % UInt64(extremes.count))] }
            let text = """
                { "fr": \(number()), "ip": \(number()), "op": \(number()),
                  "assets": [{ "id": "c", "layers": [{ "ty": 3, "nm": "b", "ip": \(number()), "op": \(number()),
                    "ks": { "r": { "k": [{ "t": \(number()), "s": [0] }, { "t": \(number()), "s": [90] }] } } }] }],
                  "layers": [{ "ty": 0, "refId": "c", "nm": "a", "st": \(number()), "sr": \(number()), "ip": \(number()),
                    "op": \(number()), "ks": { "o": { "k": [{ "t": 0, "s": [0] }, { "t": \(number()), "s": [100] }] } } }],
                  "markers": [{ "cm": "in", "tm": \(number()), "dr": \(number()) }, { "cm": "tick", "tm": \(number()) }] }
                """
            let file = SourceFile(path: "a.json", text: text)
            let (bytes, diagnostics) = SpecImport.spec(from: file, as: .lottie, named: "A")
            guard let bytes else {
                #expect(!diagnostics.isEmpty, "\(text)")
                continue
            }
            let read = SpecReader.read(SourceFile(path: "a.json", bytes: bytes))
            #expect(read.spec != nil, "\(read.diagnostics)\n\(text)")
        }
    }

    @Test("leave out the depth of a layer in space, and say so where it has one", arguments: [0, 1])
    func depth(_ isInSpace: Int) throws {
        func skipped(_ transform: String) throws -> Int {
            let layer = #"{ "ty": 3, "ddd": \#(isInSpace), "nm": "a", "ks": { \#(transform) } }"#
            let (spec, diagnostics) = try imported(Self.layer(layer))
            #expect(numbers(try timeline(spec, "play"), at: 1)["a.position.x0"] == 10)
            #expect(diagnostics.allSatisfy { $0.id == .lottieSkipped })
            return diagnostics.count
        }
        func keys(_ first: String, _ last: String) -> String {
            #"{ "k": [{ "t": 10, "s": \#(first) }, { "t": 60, "s": \#(last) }] }"#
        }
        #expect(try skipped("\"p\": \(keys("[0, 0, 0]", "[10, 20, 0]"))") == 0)
        #expect(try skipped("\"p\": \(keys("[0, 0, 0]", "[10, 20, 30]"))") == isInSpace)
        let split = "\"x\": \(keys("[0]", "[10]")), \"y\": { \"k\": 5 }, \"z\": \(keys("[0]", "[30]"))"
        #expect(try skipped("\"p\": { \"s\": true, \(split) }") == isInSpace)
    }

    @Test("have the opacity of a shape in its colour")
    func opacity() throws {
        let (spec, diagnostics) = try imported(
            Self.layer(
                #"""
                { "ty": 4, "nm": "a", "ks": {}, "shapes": [
                  { "ty": "fl", "o": { "a": 0, "k": 20 },
                    "c": { "k": [{ "t": 10, "s": [1, 0, 0] }, { "t": 60, "s": [0, 0, 1] }] } },
                  { "ty": "st", "o": { "a": 0, "k": 100 },
                    "c": { "k": [{ "t": 10, "s": [1, 0, 0] }, { "t": 60, "s": [0, 0, 1] }] } }] }
                """#))
        #expect(diagnostics.isEmpty)
        let numbers = numbers(try timeline(spec, "play"), at: 0.5)
        #expect(abs((numbers["a.backgroundColor3"] ?? 0) - 0.2) < 1e-9)
        #expect(numbers["a.borderColor3"] == 1)
    }

    @Test("have what is in a slot instead of a property's own")
    func slots() throws {
        let (spec, diagnostics) = try imported(
            #"""
            { "fr": 50, "ip": 0, "op": 50,
              "slots": { "turn": { "p": { "k": [{ "t": 0, "s": [0] }, { "t": 50, "s": [90] }] } } },
              "layers": [{ "ty": 3, "nm": "a", "ks": {
                "r": { "sid": "turn", "k": [{ "t": 0, "s": [0] }, { "t": 50, "s": [10] }] },
                "o": { "sid": "none", "k": [{ "t": 0, "s": [0] }, { "t": 50, "s": [50] }] } } }] }
            """#)
        #expect(diagnostics.isEmpty)
        let numbers = numbers(try timeline(spec, "play"), at: 1)
        #expect(numbers == ["a.transform.rotation0": 90, "a.opacity0": 0.5])
    }

    @Test(
        "keep a name that can be a target as it is",
        arguments: [
            ("row.0", "row.0"), ("list.row.1", "list.row.1"), ("icon-left", "icon-left"), ("a b", "aB"),
            ("row.", "row"), (".0", "_0"), ("card.frame", "cardFrame"),
            ("card.bounds.size", "cardBoundsSize"),
            ("position", "position"),
        ])
    func names(_ name: String, _ target: String) throws {
        let keys = #"{ "k": [{ "t": 10, "s": [0] }, { "t": 60, "s": [100] }] }"#
        let layer = "{ \"ty\": 3, \"nm\": \"\(name)\", \"ks\": { \"o\": \(keys) } }"
        let (spec, diagnostics) = try imported(Self.layer("\(layer), \(layer)"))
        #expect(diagnostics.isEmpty)
        let properties = try timeline(spec, "play").properties.map { $0.property }
        #expect(properties.map { $0.target } == [target, "\(target)2"])
        #expect(properties.allSatisfy { $0.keyPath == "opacity" })
    }

    @Test("play what is inside of a layer at its own time")
    func inside() throws {
        let inner = #"""
            { "ty": 3, "nm": "dot", "ks": { "o": { "k": [{ "t": 0, "s": [0] }, { "t": 50, "s": [100] }] } } }
            """#
        func text(_ time: String) -> String {
            #"""
            { "fr": 50, "ip": 0, "op": 200, "assets": [{ "id": "c", "layers": [\#(inner)] }],
              "layers": [{ "ty": 0, "nm": "outer", "refId": "c", "ks": {}, \#(time) }] }
            """#
        }
        func opacity(_ time: String, at seconds: Double) throws -> Double? {
            numbers(try timeline(try imported(text(time)).spec, "play"), at: seconds)["outer.dot.opacity0"]
        }
        #expect(try opacity("\"st\": 0", at: 0.5) == 0.5)
        #expect(try opacity("\"st\": 50", at: 1.25) == 0.25)
        #expect(try opacity("\"st\": 50, \"sr\": 2", at: 2) == 0.5)
        // From frame 100 to 150, one second of it in one: at 2.5 s half of it.
        let remap = #""st": 0, "tm": { "k": [{ "t": 100, "s": [0] }, { "t": 150, "s": [1] }] }"#
        #expect(try opacity(remap, at: 2.5) == 0.5)
        // What begins before is cut, and nothing else of it is lost.
        let half = #""st": 0, "tm": { "k": [{ "t": 0, "s": [0.5] }, { "t": 100, "s": [1] }] }"#
        #expect(try imported(text(half)).diagnostics.isEmpty)
        let (first, later) = (try opacity(half, at: 0) ?? .nan, try opacity(half, at: 1) ?? .nan)
        #expect(abs(first - 0.5) < 1e-9 && abs(later - 0.75) < 1e-9, "\(first) \(later)")
    }

    @Test("play what crosses the first and the last frame up to there, with its own easing")
    func cut() throws {
        let ease = #""o": { "x": 1, "y": 0 }, "i": { "x": 0, "y": 1 }"#
        func file(_ first: Int, _ last: Int) -> String {
            #"""
            { "fr": 30, "ip": \#(first), "op": \#(last), "layers": [{ "ty": 3, "nm": "a", "ks": {
              "r": { "k": [{ "t": 0, "s": [0] }, { "t": 30, "s": [45] }, { "t": 90, "s": [180] }] },
              "p": { "k": [{ "t": 0, "s": [0, 9], \#(ease) }, { "t": 90, "s": [90, 9] }] } } }] }
            """#
        }
        let (whole, _) = try imported(file(0, 90))
        let (part, diagnostics) = try imported(file(15, 60))
        #expect(diagnostics.isEmpty)
        let (all, shown) = (try timeline(whole, "play"), try timeline(part, "play"))
        for frame in 0...45 {
            let (expected, found) = (
                numbers(all, at: Double(frame + 15) / 30), numbers(shown, at: Double(frame) / 30)
            )
            #expect(expected.count == 3 && Set(expected.keys) == Set(found.keys))
            for (path, number) in expected {
                #expect(abs(number - (found[path] ?? .nan)) < 1e-9, "\(path) in frame \(frame)")
            }
        }
        // Linear from 45 to 180 in two seconds: after one of them it is halfway.
        let ended = numbers(try timeline(try imported(file(0, 60)).spec, "play"), at: 2)
        #expect(abs((ended["a.transform.rotation0"] ?? .nan) - 112.5) < 1e-6)
    }
}
