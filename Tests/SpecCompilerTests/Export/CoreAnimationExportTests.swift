import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Core Animation source")
struct CoreAnimationExportTests {
    /// A call of one of the two functions that generated code makes animations with.
    private struct Call {
        let variant: String
        let target: String
        let keyPath: String
        let lines: [Substring]

        /// The number behind a label.
        func number(_ label: String) -> Double {
            for line in lines {
                guard let range = line.range(of: "\(label): ") else { continue }
                let rest = line[range.upperBound...]
                if rest.hasPrefix(".infinity") { return .infinity }
                return ReadBack.numbers(in: rest.prefix { $0 != "," && $0 != ")" }).first ?? .nan
            }
            return .nan
        }

        var isAdditive: Bool { lines.contains { $0.contains("isAdditive: true") } }
        var isSpring: Bool { lines[0].contains("spring(") }
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
            let keyPath = lines[index + 1].split(separator: "\"")[1]
            calls.append(
                Call(
                    variant: variant, target: target, keyPath: String(keyPath),
                    lines: Array(lines[index...end])))
        }
        return calls
    }

    /// The keyframes of a call as Core Animation plays them: values at shares of the duration, a timing function from each to
    /// the next.
    private func keyframes(_ call: Call) throws -> ReadBack {
        let values = ReadBack.numbers(in: call.lines[1].split(separator: "[")[1])
        let times = ReadBack.numbers(in: call.lines[2])
        let handles = ReadBack.numbers(in: call.lines[3])
        try #require(values.count == times.count && handles.count == 4 * (times.count - 1))
        #expect(times.first == 0 && times.last == 1 && times == times.sorted())
        let (delay, duration) = (call.number("delay"), call.number("duration"))
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
        result.count = call.number("repeatCount")
        if call.isAdditive { result.offset = call.number("rest") }
        return result
    }

    @Test("shows every plain number within the loss it states", arguments: GalleryTests.names)
    func reproduction(_ name: String) throws {
        let spec = try GalleryTests.spec(name)
        let source = ExportSource(spec)
        let export = try Export(.coreAnimation, of: source)
        let calls = calls(in: String(decoding: export.bytes, as: UTF8.self))
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
                    $0.variant == variant.name && $0.target == property.property.target
                        && ($0.keyPath == property.property.keyPath
                            || (property.property.keyPath == "alpha" && $0.keyPath == "opacity"))
                }
                guard let call, !call.isSpring else { continue }
                let end = timeline.duration.isFinite ? timeline.duration : 3
                try keyframes(call).expect(
                    property, 0, until: end, within: loss?.size ?? 0, "\(variant.name) \(property.property)")
            }
        }
    }

    @Test("a spring is its own constants, from where it starts to where it rests")
    func spring() throws {
        let export = try Export(.coreAnimation, of: ExportSource(try GalleryTests.spec("spring-sheet.json")))
        let calls = calls(in: String(decoding: export.bytes, as: UTF8.self))
        let call = try #require(calls.first { $0.variant == "open" && $0.keyPath == "position.y" })
        #expect(call.isSpring)
        // Duration 0.5 and bounce 0.15: k = (2π ∕ 0.5)², c = 4π · 0.85 ∕ 0.5.
        #expect(abs(call.number("stiffness") - 16 * Double.pi * Double.pi) < 1e-12)
        #expect(abs(call.number("damping") - 4 * Double.pi * 0.85 / 0.5) < 1e-12)
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
        let values = ReadBack.numbers(in: call.lines[1].split(separator: "[")[1])
        let times = ReadBack.numbers(in: call.lines[2])
        let isWaiting = values.first == 0 && times.count > 1 && times[1] > 0
        #expect(isWaiting || export.losses.contains { $0.phrase.contains("waits") && $0.size == 1 })
        #expect(iterations != 1 || isWaiting)
    }
}
