import Foundation
import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Forms for Motion, GSAP, Tailwind CSS and Flutter")
struct LibraryFormTests {
    private static func text(_ format: ExportFormat, _ motion: String) throws -> (String, [ExportLoss]) {
        let export = try Export(format, of: ExportSource(try MotionTreeTests.spec(motion: motion)))
        return (String(decoding: export.bytes, as: UTF8.self), export.losses)
    }

    @Test("a spring stays a spring of the same constants")
    func spring() throws {
        let motion = #"""
            { "animate": "box.cornerRadius", "from": 10, "to": 50, "delay": "50ms",
              "curve": { "spring": { "stiffness": 300, "damping": 20, "mass": 2 } } }
            """#
        let (motionText, motionLosses) = try Self.text(.motion, motion)
        #expect(
            motionText.contains("type: \"spring\", stiffness: 300, damping: 20, mass: 2"), "\(motionText)")
        #expect(motionText.contains("delay: 0.05") && motionText.contains("borderRadius: [10, 50]"))
        #expect(motionLosses.isEmpty)
        let (dart, _) = try Self.text(.flutter, motion)
        let numbers = ["mass: 2", "stiffness: 300", "damping: 20"]
        #expect(numbers.allSatisfy { dart.contains($0) }, "\(dart)")
        #expect(dart.contains("to begin after 0.05 s"))
    }

    @Test("a length that swings below 0 is 0 there, so it isn't a spring any more")
    func swing() throws {
        let motion = #"""
            { "animate": "box.bounds.size.width", "from": 50, "to": 0,
              "curve": { "spring": { "stiffness": 300, "damping": 8, "mass": 1 } } }
            """#
        let (text, losses) = try Self.text(.motion, motion)
        #expect(!text.contains("spring"))
        let line = try #require(text.split(separator: "\n").first { $0.contains("width: [") })
        #expect(ReadBack.numbers(in: line.split(separator: ":")[1]).allSatisfy { $0 >= 0 })
        #expect(losses.count == 1 && losses[0].kind == .approximation)
        // A box of Flutter's throws where its constraints are negative.
        let (dart, _) = try Self.text(.flutter, motion)
        let tweens = dart.split(separator: "\n").filter { $0.contains("Tween<double>(") }
        #expect(tweens.count > 2 && !tweens.contains { $0.contains(": -") || $0.contains("(-") }, "\(dart)")
    }

    @Test("no item of a sequence takes no time, which Flutter refuses")
    func dust() throws {
        // 0.2 s and three times 1.6 s are 5 s but for rounding.
        let (dart, _) = try Self.text(
            .flutter,
            #"""
            { "group": [
              { "animate": "a.opacity", "from": 0.2, "to": 1, "duration": 0.8, "delay": 0.2, "iterations": 3,
                "autoreverse": true },
              { "animate": "b.opacity", "from": 0, "to": 1, "duration": 5 }] }
            """#)
        let weights = dart.matches(of: /weight: ([0-9.e-]+)/).compactMap { Double($0.1) }
        #expect(weights.count > 6 && weights.allSatisfy { $0 > 1 }, "\(weights)")
    }

    @Test("Dart imports what its file uses")
    func imports() throws {
        func imports(_ motion: String) throws -> [Substring] {
            try Self.text(.flutter, motion).0.split(separator: "\n").filter { $0.hasPrefix("import ") }
        }
        let animation = "import 'package:flutter/animation.dart';"
        let number = #"{ "animate": "a.opacity", "from": 0, "to": 1, "duration": "100ms" }"#
        #expect(try imports(number) == [animation[...]])
        let color =
            ##"{ "animate": "a.backgroundColor", "from": "#f00", "to": "#00f", "duration": "100ms" }"##
        #expect(try imports(color) == ["import 'dart:ui';", animation[...]])
        let spring = #"{ "animate": "a.cornerRadius", "from": 0, "to": 9, "curve": "smooth" }"#
        #expect(try imports(spring) == [animation[...], "import 'package:flutter/physics.dart';"])
    }

    @Test("what Motion has no value for, and a second property of one value, are losses of 1")
    func losses() throws {
        let (_, losses) = try Self.text(
            .motion,
            #"""
            { "group": [
              { "animate": "box.zPosition", "from": 0, "to": 1, "duration": "100ms" },
              { "animate": "box.position.x", "from": 0, "to": 1, "duration": "100ms" },
              { "animate": "box.transform.translation.x", "from": 0, "to": 1, "duration": "100ms" }] }
            """#)
        #expect(losses.map { $0.size } == [1, 1])
    }

    @Test(
        "an endless loop that begins with a change at once goes on moving",
        arguments: [
            ExportFormat.motion, .gsap, .android, .compose, .coreAnimation, .swiftUI, .flutter, .lottie,
        ])
    func endlessAfterAJump(_ format: ExportFormat) throws {
        let (text, _) = try Self.text(
            format,
            #"""
            { "sequence": [
              { "set": { "box.transform.rotation": "10deg" } },
              { "animate": "box.transform.rotation", "from": "10deg", "to": "77deg", "duration": "1s" }],
              "iterations": "infinite" }
            """#)
        let reached = ["77", "1.34390352", "1.3439035"]
        #expect(reached.contains { text.contains($0) }, "\(text)")
    }

    @Test("rounding adds no more than it says", arguments: 0..<100)
    func rounding(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var pieces: [PlainPiece] = []
        var (time, number) = (0.0, random.uniform(-100...100))
        for _ in 0..<(1 + Int(random.next() % 6)) {
            let end = time + random.uniform(0.01...0.7)
            let next = random.uniform(-100...100)
            let easing = CubicBezier(
                unchecked: random.uniform(0...1), random.uniform(-1...2), random.uniform(0...1),
                random.uniform(-1...2))
            pieces.append(
                PlainPiece(
                    start: time, end: end, from: [number], to: [next],
                    easing: random.next() % 3 == 0 ? nil : easing))
            (time, number) = (end, random.next() % 4 == 0 ? random.uniform(-100...100) : next)
        }
        let short = ShortPieces(pieces, isExact: false)
        #expect(short.pieces.count == pieces.count)
        #expect(short.pieces.first?.from == pieces[0].from)
        #expect(short.pieces.last?.to == pieces[pieces.count - 1].to)
        let numbers = pieces.flatMap { $0.from + $0.to }
        let travel = (numbers.max() ?? 0) - (numbers.min() ?? 0)
        for (one, other) in zip(pieces, short.pieces) {
            #expect(abs(one.end - other.end) <= 0.5e-6)
            for step in 0...100 {
                let time = max(one.start, other.start) + (one.end - one.start - 1e-6) * Double(step) / 100
                let distance = abs(one.value(at: time)[0] - other.value(at: time)[0]) / travel
                // Between the measured instants a steep curve strays farther by its speed times a microsecond.
                let speed =
                    abs(one.value(at: time + 1e-6)[0] - one.value(at: max(time - 1e-6, 0))[0]) / travel
                #expect(distance <= short.error * 1.5 + speed + 1e-5, "\(distance) at \(time)")
            }
        }
    }

    @Test("a theme's utilities name keyframes that are in it, and keep what they end with")
    func theme() throws {
        let (text, _) = try Self.text(
            .tailwind,
            #"""
            { "group": [
              { "animate": "box.opacity", "from": 0, "to": 1, "duration": "100ms", "delay": "20ms" },
              { "animate": "box.position.x", "from": 0, "to": 9, "duration": "300ms", "curve": "ease-out" }] }
            """#)
        let items = text.matches(of: /([\w-]+) 0\.\d+s ([^,;]*?)(both|forwards)[,;]/)
        #expect(items.count == 2, "\(text)")
        for item in items { #expect(text.contains("@keyframes \(item.1) {")) }
        #expect(text.contains("@theme {"))
    }

    @Test("a timeline of GSAP has one call for one cubic, and keyframes for what jumps or repeats")
    func timeline() throws {
        let (text, losses) = try Self.text(
            .gsap,
            #"""
            { "group": [
              { "animate": "box.position.x", "from": 10, "to": 50, "delay": "50ms", "duration": "200ms",
                "curve": { "bezier": [0.4, 0, 0.2, 1] } },
              { "animate": "row.0.opacity", "from": 0, "to": 1, "duration": "100ms", "curve": { "steps": 2 } },
              { "animate": "box.transform.rotation", "from": 0, "to": 90, "duration": "100ms", "curve": "linear",
                "iterations": 3 },
              { "animate": "box.zPosition", "from": 0, "to": 1, "duration": "100ms" }] }
            """#)
        let call = "elements.box, { x: 10 }, { x: 50, duration: 0.2, ease: bezier(0.4, 0, 0.2, 1) }, 0.05)"
        #expect(text.contains(".fromTo(\(call)"), "\(text)")
        #expect(text.contains(".set(elements[\"row.0\"], { opacity: 0 }, 0)"))
        #expect(text.contains("{ opacity: 0.5, duration: 0 }"))
        #expect(text.contains("rotation: 90, duration: 0.1, ease: \"none\", repeat: 2 }, 0)"))
        #expect(text.contains("import { CustomEase } from \"gsap/CustomEase\";"))
        #expect(losses.map { $0.size } == [1])
    }

    @Test("a timeline of GSAP without a curve of its own imports no CustomEase")
    func plainTimeline() throws {
        let (text, _) = try Self.text(
            .gsap,
            #"{ "animate": "box.opacity", "from": 0, "to": 1, "duration": "100ms", "curve": "linear" }"#)
        #expect(!text.contains("CustomEase") && !text.contains("bezier"))
    }

    @Test(
        "a colour outside of sRGB stays what it is where a form can say so, and is cut with a loss elsewhere")
    func wideColors() throws {
        let motion = #"""
            { "animate": "box.backgroundColor", "from": "color(display-p3 1 0 0)", "to": "color(display-p3 0 1 0)",
              "duration": "100ms", "curve": "linear" }
            """#
        for format in [ExportFormat.swiftUI, .coreAnimation, .compose] {
            let (text, losses) = try Self.text(format, motion)
            #expect(text.contains("1.09306") && text.contains("-0.22674"), "\(format)")
            #expect(losses.allSatisfy { ($0.size ?? 0) <= 0.001 }, "\(format): \(losses.map { $0.text })")
        }
        #expect(try Self.text(.coreAnimation, motion).0.contains("CGColorSpace.extendedSRGB"))
        let (_, losses) = try Self.text(.lottie, motion)
        #expect(losses.contains { ($0.size ?? 0) > 0.1 })
        let inside = motion.replacing("display-p3", with: "srgb")
        #expect(!(try Self.text(.coreAnimation, inside).0.contains("wideColor")))
    }
}
