import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("SwiftUI source")
struct SwiftUIExportTests {
    /// The lines of a text, with calls that stand on several on one.
    private func unbroken(_ text: String) -> [String] {
        var lines: [String] = []
        var open = 0
        for line in text.split(separator: "\n") {
            if open > 0 {
                lines[lines.count - 1] += line.drop { $0 == " " }
            } else {
                lines.append(String(line))
            }
            open += line.count { $0 == "(" } - line.count { $0 == ")" }
        }
        return lines
    }

    /// The keyframes of each track, as lines, by the variant and the track's name.
    private func tracks(in text: String) -> [String: [String]] {
        var tracks: [String: [String]] = [:]
        var (variant, track) = ("", "")
        for line in unbroken(text) {
            if line.hasPrefix("    enum ") { variant = String(line.dropFirst(9).prefix { $0 != " " }) }
            if line.hasSuffix("some KeyframeTrackContent<Double> {"),
                let range = line.range(of: "static var ")
            {
                track = "\(variant).\(line[range.upperBound...].prefix { $0 != ":" })"
            }
            if line.contains("Keyframe(") { tracks[track, default: []].append(line) }
        }
        return tracks
    }

    /// The handles of each curve that has a name.
    private func curves(in text: String) -> [String: [Double]] {
        var curves: [String: [Double]] = [:]
        for part in text.components(separatedBy: "fileprivate static let curve").dropFirst() {
            let halves = part.split(separator: "=", maxSplits: 1)
            let body = halves[1].prefix(upTo: halves[1].range(of: "))")?.upperBound ?? halves[1].endIndex)
            curves["curve\(halves[0].filter { $0 != " " })"] = ReadBack.numbers(in: body)
        }
        return curves
    }

    /// Where each track begins.
    private func starts(in text: String) -> [String: Double] {
        var starts: [String: Double] = [:]
        var variant = ""
        for line in text.split(separator: "\n") {
            if line.hasPrefix("    enum ") { variant = String(line.dropFirst(9).prefix { $0 != " " }) }
            if line.hasPrefix("            var ") {
                let name = line.dropFirst(16).prefix { $0 != ":" }
                starts["\(variant).\(name)"] = ReadBack.numbers(in: line.split(separator: "=")[1]).first
            }
        }
        return starts
    }

    private func read(
        _ lines: [String], from start: Double, _ curves: [String: [Double]]
    ) throws -> ReadBack? {
        var result = ReadBack()
        var (time, shown) = (0.0, start)
        for line in lines {
            if line.contains("SpringKeyframe") { return nil }
            let name = line.range(of: "timingCurve: .").map { String(line[$0.upperBound...].dropLast()) }
            let isLinear = name == nil
            let end = line.range(of: ", timingCurve")?.lowerBound ?? line.endIndex
            let numbers = ReadBack.numbers(in: line[..<end].split(separator: "(", maxSplits: 1)[1])
            if line.contains("MoveKeyframe") {
                shown = numbers[0]
                continue
            }
            let handles = try name.map { try #require(curves[$0], "\($0)") } ?? [0, 0, 1, 1]
            try #require(numbers.count == 2 && handles.count == 4)
            result.pieces.append(
                ReadBack.Piece(
                    start: time, end: time + numbers[1], from: shown, to: numbers[0], handles: handles))
            for step in 0...20 where !isLinear {
                let output = ReadBack.output(handles, at: Double(step) / 20)
                #expect(output > -1e-9 && output < 1 + 1e-9, "a unit curve stays within 0 and 1")
            }
            (time, shown) = (time + numbers[1], numbers[0])
        }
        result.pieces.append(ReadBack.Piece(start: time, end: time, from: shown, to: shown))
        return result
    }

    @Test(
        "a colour on a spring goes by its red, green and blue", arguments: [ExportFormat.swiftUI, .compose])
    func springColor(_ format: ExportFormat) throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "animate": "a.backgroundColor", "from": "#ff8000", "to": "#00ff40", "curve": "smooth" }
                """)
        let export = try Export(format, of: ExportSource(spec))
        let text = String(decoding: export.bytes, as: UTF8.self)
        if format == .swiftUI {
            let starts = starts(in: text).filter { !$0.key.hasSuffix("pacity") }.map { $0.value }.sorted()
            #expect(
                starts.count == 3 && zip(starts, [0, 128.0 / 255, 1]).allSatisfy { abs($0 - $1) < 1e-6 },
                "\(starts)")
            #expect(!text.contains("SpringKeyframe"))
        } else {
            let starts = text.split(separator: "\n").filter { $0.contains("const val FROM") }.map {
                ReadBack.numbers(in: $0.split(separator: "=")[1])[0]
            }
            #expect(zip(starts, [1, 128.0 / 255, 0, 1]).allSatisfy { abs($0 - $1) < 1e-6 }, "\(starts)")
            #expect(starts.count == 4 && !text.contains("= spring("))
        }
    }

    @Test(
        "shows every plain number within the loss it states, and no unit curve runs past its ends",
        arguments: TestBuild.some(of: GalleryTests.names))
    func reproduction(_ name: String) throws {
        let source = ExportSource(try GalleryTests.spec(name))
        let export = try Export(.swiftUI, of: source)
        let text = String(decoding: export.bytes, as: UTF8.self)
        let (tracks, starts) = (tracks(in: text), starts(in: text))
        for (variant, timeline) in try source.timelines() where !variant.name.contains(".") {
            for property in timeline.properties where property.base.form.canonical == .number {
                var names = CodeNames()
                var variants = CodeNames()
                let key =
                    "\(variants.typeIdentifier(for: variant.name)).\(names.identifier(for: property.property.text))"
                guard let lines = tracks[key], let start = starts[key],
                    let read = try read(lines, from: start, curves(in: text))
                else { continue }
                let loss = export.losses.first {
                    $0.variant == variant.name && $0.property == property.property
                }
                read.expect(property, 0, until: timeline.shownLength, within: loss?.size ?? 0, key)
            }
        }
        for line in text.split(separator: "\n") where line.utf8.count > 100 {
            Issue.record("\(name): \(line)")
        }
        #expect(!tracks.isEmpty || export.losses.contains { $0.kind == .omission })
    }

    @Test(
        "every track begins with a move to its first value: played again, it would begin where it ended",
        arguments: TestBuild.some(of: GalleryTests.names))
    func beginnings(_ name: String) throws {
        let export = try Export(.swiftUI, of: ExportSource(try GalleryTests.spec(name)))
        let text = String(decoding: export.bytes, as: UTF8.self)
        let starts = starts(in: text)
        for (track, lines) in tracks(in: text) {
            let first = try #require(lines.first)
            #expect(first.contains("MoveKeyframe("), "\(name) \(track)")
            #expect(ReadBack.numbers(in: first).first == starts[track], "\(name) \(track)")
            for (one, next) in zip(lines, lines.dropFirst()) where one.contains("MoveKeyframe(") {
                #expect(!next.contains("MoveKeyframe("), "\(name) \(track)")
            }
        }
    }

    @Test("says the unit of an angle, and the systems of what it declares")
    func annotations() throws {
        let spec = try MotionTreeTests.spec(
            motion: """
                { "animate": "a.transform.rotation", "from": 0, "to": 90, "curve": "ease", "duration": 0.4 }
                """)
        let text = String(decoding: try Export(.swiftUI, of: ExportSource(spec)).bytes, as: UTF8.self)
        #expect(
            text.contains("            /// In degrees.\n            var aTransformRotation: Double = 0\n"))
        for declaration in ["enum ", "extension UnitCurve"] {
            #expect(text.contains("watchOS 10, *)\n\(declaration)"), "\(declaration)")
        }
    }

    @Test("what flips has no animation, which has something in between")
    func discrete() throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "properties": { "a.on": { "type": "bool" } },
              "animations": { "a.on": [false, true], "a.opacity": [0, 1] },
              "variants": { "go": { "reducedMotion": "instant", "timings": { "*": { "duration": 0.3 } } } } }
            """)
        let export = try Export(.swiftUI, of: ExportSource(spec))
        let text = String(decoding: export.bytes, as: UTF8.self)
        #expect(text.contains("aOpacity: Animation") && !text.contains("aOn"))
        #expect(export.losses.contains { $0.property?.text == "a.on" && $0.size == 1 })
    }

    @Test("holds for no time that is one of rounding only")
    func dust() throws {
        // 0.2 s and three times 1.6 s are 5 s but for rounding.
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "S", "animations": {
                "a.opacity": { "values": [0.2, 1], "timing": "a" },
                "b.opacity": { "values": [0, 1], "timing": "b" } },
              "variants": { "go": { "reducedMotion": "instant", "timings": {
                "a": { "duration": 0.8, "delay": 0.2, "iterations": 3, "autoreverse": true },
                "b": { "duration": 5 } } } } }
            """)
        let text = String(decoding: try Export(.swiftUI, of: ExportSource(spec)).bytes, as: UTF8.self)
        let lengths = tracks(in: text).values.joined().compactMap { line in
            line.range(of: "duration: ").flatMap { ReadBack.numbers(in: line[$0.upperBound...]).first }
        }
        #expect(lengths.count > 6 && lengths.allSatisfy { $0 > 0.1 }, "\(lengths)")
    }

    @Test("a spring keeps its constants, and a curve its handles and its delay")
    func constants() throws {
        let sheet = try Export(.swiftUI, of: ExportSource(try GalleryTests.spec("spring-sheet.json")))
        let text = String(decoding: sheet.bytes, as: UTF8.self)
        let line = try #require(text.split(separator: "\n").first { $0.contains(".interpolatingSpring(") })
        let numbers = ReadBack.numbers(in: line.split(separator: "(", maxSplits: 1)[1])
        // Duration 0.5 and bounce 0.15: k = (2π ∕ 0.5)², c = 4π · 0.85 ∕ 0.5.
        #expect(numbers[0] == 1 && !line.contains("initialVelocity"))
        #expect(abs(numbers[1] - 16 * Double.pi * Double.pi) < 1e-9)
        #expect(abs(numbers[2] - 4 * Double.pi * 0.85 / 0.5) < 1e-10)
        let chip = try Export(.swiftUI, of: ExportSource(try GalleryTests.spec("calendar-chip.json")))
        #expect(
            String(decoding: chip.bytes, as: UTF8.self).contains(
                "chipBoundsSizeHeight: Animation =\n                .timingCurve(0.4, 0, 0.2, 1, duration: 0.36).delay(0.015)"
            ))
    }
}
