import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Core Animation source")
struct CoreAnimationExportTests {
    /// A call of one of the two functions that generated code makes animations with.
    private struct Call {
        let variant: String
        let target: String
        let keyPath: String
        /// All of it, on one line.
        let text: String

        /// The number behind a label; another one where it isn't written.
        func number(_ label: String, _ byDefault: Double = .nan) -> Double {
            guard let range = text.range(of: "\(label): ") else { return byDefault }
            let rest = text[range.upperBound...]
            if rest.hasPrefix(".infinity") { return .infinity }
            return ReadBack.numbers(in: rest.prefix { $0 != "," && $0 != ")" }).first ?? .nan
        }

        /// What stands between two texts; nil if the first isn't there.
        private func part(_ start: String, _ end: String) -> Substring? {
            guard let range = text.range(of: start) else { return nil }
            let rest = text[range.upperBound...]
            return rest.range(of: end).map { rest[..<$0.lowerBound] }
        }

        var values: [Double] { ReadBack.numbers(in: part("[", "]") ?? "") }
        var times: [Double] { part("at: [", "]").map { ReadBack.numbers(in: $0) } ?? [0, 1] }
        var handles: [Double] { part("along: [", "]]").map { ReadBack.numbers(in: $0) } ?? [0, 0, 1, 1] }
        var isAdditive: Bool { text.contains("isAdditive: true") }
        var isSpring: Bool { text.hasPrefix("spring(") }
    }

    private func calls(in text: String) -> [Call] {
        var calls: [Call] = []
        var (variant, target) = ("", "")
        let lines = text.split(separator: "\n")
        for (index, line) in lines.enumerated() {
            if line.hasPrefix("    enum ") { variant = String(line.dropFirst(9).prefix { $0 != " " }) }
            if line.hasPrefix("        static func ") {
                target = String(line.dropFirst(20).prefix { $0 != "(" })
            }
            guard line.hasPrefix("            keyframes(") || line.hasPrefix("            spring(") else {
                continue
            }
            let end = lines[index...].firstIndex { $0.hasSuffix("to: layer)") } ?? lines.count - 1
            let whole = lines[index...end].map { $0.drop { $0 == " " } }.joined(separator: " ")
            let keyPath = whole.split(separator: "\"")[1]
            calls.append(
                Call(variant: variant, target: target, keyPath: String(keyPath), text: whole))
        }
        return calls
    }

    /// The keyframes of a call as Core Animation plays them: values at shares of the duration, a timing function from each to
    /// the next.
    private func keyframes(_ call: Call) throws -> ReadBack {
        let (values, times, handles) = (call.values, call.times, call.handles)
        try #require(values.count == times.count && handles.count == 4 * (times.count - 1))
        #expect(times.first == 0 && times.last == 1 && times == times.sorted())
        let duration = call.number("duration")
        let delay = call.number("delay", 0)
        var result = ReadBack()
        for index in 0..<(times.count - 1) where times[index] < times[index + 1] {
            result.pieces.append(
                ReadBack.Piece(
                    start: delay + times[index] * duration, end: delay + times[index + 1] * duration,
                    from: values[index], to: values[index + 1],
                    handles: Array(handles[4 * index..<4 * index + 4])))
        }
        if let last = values.last, let end = result.pieces.last?.end {
            // A jump at the very end.
            result.pieces.append(ReadBack.Piece(start: end, end: end, from: last, to: last))
        }
        result.count = call.number("repeatCount", 1)
        if call.isAdditive { result.offset = call.number("rest") }
        return result
    }

    @Test(
        "shows every plain number within the loss it states",
        arguments: TestBuild.some(of: GalleryTests.names))
    func reproduction(_ name: String) throws {
        let spec = try GalleryTests.spec(name)
        let source = ExportSource(spec)
        let export = try Export(.coreAnimation, of: source)
        let text = String(decoding: export.bytes, as: UTF8.self)
        for line in text.split(separator: "\n") where line.utf8.count > 100 {
            Issue.record("\(name): \(line)")
        }
        let calls = calls(in: text)
        var found = 0
        for (variant, timeline) in try source.timelines() where !variant.name.contains(".") {
            for property in timeline.properties {
                guard property.base.form.canonical == .number, property.base.track.weight == 1 else {
                    continue
                }
                let loss = export.losses.first {
                    $0.variant == variant.name && $0.property == property.property
                }
                if loss?.kind == .omission { continue }
                let call = calls.first {
                    $0.variant == CodeNames.capitalised(variant.name) && $0.target == property.property.target
                        && ($0.keyPath == property.property.keyPath
                            || (property.property.keyPath == "alpha" && $0.keyPath == "opacity"))
                }
                guard let call, !call.isSpring else { continue }
                found += 1
                let end = timeline.duration.isFinite ? timeline.duration : 3
                try keyframes(call).expect(
                    property, 0, until: end, within: loss?.size ?? 0, "\(variant.name) \(property.property)")
            }
        }
        #expect(name != "calendar-chip.json" || found > 20)
    }

    @Test("a spring is its own constants, from where it starts to where it rests")
    func spring() throws {
        let export = try Export(.coreAnimation, of: ExportSource(try GalleryTests.spec("spring-sheet.json")))
        let calls = calls(in: String(decoding: export.bytes, as: UTF8.self))
        let call = try #require(calls.first { $0.variant == "Open" && $0.keyPath == "position.y" })
        #expect(call.isSpring)
        // Duration 0.5 and bounce 0.15: k = (2π ∕ 0.5)², c = 4π · 0.85 ∕ 0.5.
        #expect(abs(call.number("stiffness") - 16 * Double.pi * Double.pi) < 1e-9)
        #expect(abs(call.number("damping") - 4 * Double.pi * 0.85 / 0.5) < 1e-10)
        #expect(call.number("mass") == 1)
        #expect(call.number("rest") == 400)
        #expect(call.number("from") == 600 && call.isAdditive)
        #expect(!export.losses.contains { $0.property?.text == "sheet.position.y" && $0.variant == "open" })
    }

    @Test("what waits shows what it is until its first step, not that step", arguments: [1.0, 3])
    func waitingStep(_ iterations: Double) throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "animate": "a.opacity", "from": 0, "to": 1, "delay": 0.5, "duration": 1, "iterations": \(iterations),
                  "curve": { "steps": 4, "jump": "both" } }
                """)
        let export = try Export(.coreAnimation, of: ExportSource(spec))
        let call = try #require(calls(in: String(decoding: export.bytes, as: UTF8.self)).first)
        // Before it begins, and when it begins, a layer has the first value.
        let (values, times) = (call.values, call.times)
        let isWaiting = values.first == 0 && times.count > 1 && times[1] > 0
        #expect(isWaiting || export.losses.contains { $0.phrase.contains("waits") && $0.size == 1 })
        #expect(iterations != 1 || isWaiting)
    }

    @Test("what jumps at once ends what plays under its key, unless it adds up")
    func jump() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.opacity": [0, 1], "a.position.x": [0, 9] },
              "variants": {
                "go": { "reducedMotion": "instant", "timings": { "*": { "duration": 0.3 } } },
                "stop": { "timings": { "*": { "curve": "instant" } } } } }
            """)
        func text(_ variant: String) throws -> String {
            String(
                decoding: try Export(.coreAnimation, of: ExportSource(spec, variants: [variant])).bytes,
                as: UTF8.self)
        }
        let stop = try text("stop")
        #expect(stop.contains(#"layer.jump(to: 1.0, forKeyPath: "opacity")"#))
        #expect(stop.contains("removeAnimation(forKey: keyPath)"))
        #expect(stop.contains(#"layer.set(9.0, forKeyPath: "position.x")"#))
        let loose = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.position.x": [0, 9] },
              "variants": { "stop": { "timings": { "*": { "curve": "instant" } } } } }
            """)
        let added = String(
            decoding: try Export(.coreAnimation, of: ExportSource(loose)).bytes, as: UTF8.self)
        #expect(added.contains("layer.set(") && !added.contains("jump("))
    }

    @Test("what is set later is held until then")
    func later() throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "sequence": [{ "wait": 0.4 }, { "set": { "a.opacity": 0.2 } }] }
                """)
        let export = try Export(.coreAnimation, of: ExportSource(spec))
        let call = try #require(calls(in: String(decoding: export.bytes, as: UTF8.self)).first)
        #expect(call.values == [1, 1] && call.number("duration") == 0.4 && call.number("rest") == 0.2)
    }
}
