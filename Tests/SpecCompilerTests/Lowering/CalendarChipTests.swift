import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("The calendar chip, compiled")
struct CalendarChipTests {
    /// The published motion, computed without the code under test.
    private func value(
        _ row: CalendarChip.Row, _ numbers: (delay: Double, duration: Double, isLinear: Bool), from: Double,
        to: Double, at time: Double
    ) throws -> Double {
        let x = min(max((time - numbers.delay) / numbers.duration, 0), 1)
        let bezier = try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)
        return from + (to - from) * (numbers.isLinear ? x : DenseDistance.bezier(bezier, x))
    }

    @Test("agrees with an independent computation to 1e-9, in both directions, mirrored and reversed")
    func values() throws {
        let motion = CompiledMotion(try CalendarChip.spec())
        let expand = try #require(motion["expand"])
        let collapse = try #require(motion["collapse"])
        let mirror = try #require(motion["mirror"])
        #expect(expand.timeline.duration == 0.375)
        #expect(collapse.timeline.duration == 0.375)
        #expect(collapse.startState == "expanded")
        let expandBound = try expand.timeline.bind()
        let collapseBound = try collapse.timeline.bind()
        let reversed = try expand.reversedTimeline.bind()
        let mirrored = try mirror.timeline.bind()
        for index in 0...1000 {
            let time = -0.05 + 0.5 * Double(index) / 1000
            for (row, samples) in zip(CalendarChip.rows, expandBound.sample(at: time)) {
                let (a, b) = row.values
                #expect(samples.property.text == row.property)
                let expected = try value(row, row.expand, from: a, to: b, at: time)
                #expect(abs(samples.value.components[0] - expected) < 1e-9 * max(1, abs(b - a)))
            }
            for (row, samples) in zip(CalendarChip.rows, collapseBound.sample(at: time)) {
                let (a, b) = row.values
                let expected = try value(row, row.collapse, from: b, to: a, at: time)
                #expect(abs(samples.value.components[0] - expected) < 1e-9 * max(1, abs(b - a)))
            }
            for (row, samples) in zip(CalendarChip.rows, reversed.sample(at: time)) {
                let (a, b) = row.values
                let expected = try value(row, row.expand, from: b, to: a, at: time)
                #expect(abs(samples.value.components[0] - expected) < 1e-9 * max(1, abs(b - a)))
            }
            for (row, samples) in zip(CalendarChip.rows, mirrored.sample(at: time)) {
                let (a, b) = row.values
                let expected = try value(row, row.expand, from: a, to: b, at: 0.375 - time)
                #expect(abs(samples.value.components[0] - expected) < 1e-9 * max(1, abs(b - a)))
            }
        }
    }

    @Test("bakes to exactly two keyframes a track, with the published delay, duration and curve")
    func keyframes() throws {
        let document = try BakedDocument(CompiledMotion(try CalendarChip.spec()))
        let expand = try #require(document.variants.first { $0.name == "expand" })
        #expect(expand.tracks.map { $0.property.text } == CalendarChip.rows.map { $0.property }.sorted())
        for row in CalendarChip.rows {
            let track = try #require(expand.tracks.first { $0.property.text == row.property })
            #expect(track.maxError == 0)
            #expect(track.loop == nil)
            let easing: BakedKeyframe.Easing =
                row.expand.isLinear
                ? .linear : .bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1))
            #expect(
                track.keyframes == [
                    BakedKeyframe(time: row.expand.delay, value: .number(row.values.0), easing: easing),
                    BakedKeyframe(
                        time: row.expand.delay + row.expand.duration, value: .number(row.values.1),
                        easing: .linear),
                ])
        }
    }

    @Test("derives reduced forms: a jump for instant, the other direction for one that fits the other way")
    func reducedForms() throws {
        let motion = CompiledMotion(try CalendarChip.spec())
        let jump = motion.reducedForm(of: try #require(motion["expand"]))
        #expect(jump.name == "expand.reduced")
        #expect(jump.timeline.duration == 0)
        for (row, sample) in zip(CalendarChip.rows, try jump.timeline.bind().sample(at: 0)) {
            #expect(sample.value == .number(row.values.1))
        }
        let fade = motion.reducedForm(of: try #require(motion["collapse"]))
        #expect(fade.name == "collapse.reduced")
        #expect(fade.startState == "expanded")
        #expect(fade.timeline.duration == 0.15)
        for (row, sample) in zip(CalendarChip.rows, try fade.timeline.bind().sample(at: 1)) {
            #expect(sample.value == .number(row.values.0))
        }
    }

    @Test("has each state's values for every property")
    func states() throws {
        let motion = CompiledMotion(try CalendarChip.spec())
        #expect(
            motion.state(named: "collapsed")
                == MotionState(name: "collapsed", values: CalendarChip.rows.map { .number($0.values.0) }))
        #expect(
            motion.state(named: "expanded")
                == MotionState(name: "expanded", values: CalendarChip.rows.map { .number($0.values.1) }))
    }
}
