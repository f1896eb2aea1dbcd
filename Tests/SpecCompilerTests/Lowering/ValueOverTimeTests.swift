import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Values over time")
struct ValueOverTimeTests {
    private func bound(_ tree: String, parameters: String = "\"a\": 20", values: [Double]? = nil) throws
        -> BoundTimeline
    {
        let text = """
            { "motionSpec": 1, "name": "A", "parameters": { \(parameters) },
              "variants": { "v": { "motion": \(tree) } } }
            """
        let file = SourceFile(path: "a.json", text: text)
        let (spec, diagnostics) = SpecReader.read(file)
        let motion = CompiledMotion(
            try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())"))
        return try motion.bind(try #require(motion["v"]), parameters: values)
    }

    private func check(
        _ timeline: BoundTimeline, component: Int = 0, until end: Double, _ expected: (Double) -> Double
    ) {
        for step in 0...200 {
            let time = end * Double(step) / 200
            let sample = timeline.sample(at: time)[0]
            #expect(abs(sample.value.components[component] - expected(time)) < 1e-11, "at \(time)")
            guard step % 10 == 5 else { continue }
            let h = 1e-6
            let slope = (expected(time + h) - expected(time - h)) / (2 * h)
            #expect(abs(sample.velocity[component] - slope) < 1e-5 * max(1, abs(slope)), "at \(time)")
        }
    }

    @Test("are what the expression says, at every time and as fast")
    func shake() throws {
        let timeline = try bound(
            #"{ "animate": "box.zPosition", "value": "= a * sin(2 * pi * p) + 3", "duration": 0.5 }"#,
            values: [7])
        check(timeline, until: 0.5) { 7 * sin(4 * Double.pi * $0) + 3 }
        #expect(timeline.tracks[0].restValue.components[0] == timeline.sample(at: 9)[0].value.components[0])
    }

    @Test("know the seconds and the start value")
    func timeAndStart() throws {
        let timeline = try bound(
            #"{ "animate": "box.zPosition", "from": 5, "value": "= from * 2 + 10 * t - 4 * t ^ 2 + a * p", "duration": 2 }"#
        )
        check(timeline, until: 1.99) { 10 + 10 * $0 - 4 * $0 * $0 + 10 * $0 }
    }

    @Test("run along a curve where one is given")
    func eased() throws {
        let timeline = try bound(
            #"{ "animate": "box.zPosition", "value": "= a * p * p", "duration": 1, "curve": "quad.in" }"#)
        check(timeline, until: 0.99) { 20 * pow($0, 4) }
    }

    @Test("hand over what they come to, to what follows, and come back when they are played back")
    func sequence() throws {
        let timeline = try bound(
            #"""
            { "sequence": [
              { "animate": "box.zPosition", "value": "= 10 + 10 * t", "duration": 1 },
              { "animate": "box.zPosition", "by": 4, "duration": 1, "curve": "linear" } ] }
            """#)
        check(timeline, until: 1.99) { $0 < 1 ? 10 + 10 * $0 : 20 + 4 * ($0 - 1) }
        let back = try bound(
            #"{ "animate": "box.zPosition", "value": "= a * p ^ 2", "duration": 1, "autoreverse": true }"#)
        check(back, until: 1.99) { 20 * pow($0 < 1 ? $0 : 2 - $0, 2) }
        #expect(back.tracks[0].restValue == .number(0))
        let after = try bound(
            #"""
            { "sequence": [
              { "animate": "box.zPosition", "value": "= 10 + a * p", "duration": 1, "autoreverse": true },
              { "animate": "box.zPosition", "by": 4, "duration": 1, "curve": "linear" } ] }
            """#)
        check(after, until: 2.99) { $0 < 1 ? 10 + 20 * $0 : $0 < 2 ? 50 - 20 * $0 : 10 + 4 * ($0 - 2) }
        let loop = try bound(
            #"{ "animate": "box.zPosition", "value": "= a * sin(2 * pi * p)", "duration": 1, "iterations": 3 }"#
        )
        check(loop, until: 2.99) { 20 * sin(2 * Double.pi * $0) }
    }

    @Test("move several components, each in its own way")
    func components() throws {
        let timeline = try bound(
            #"""
            { "animate": "box.position", "duration": 1,
              "value": { "x": "= from.x + a * cos(2 * pi * p)", "y": "= from.y + a * sin(2 * pi * p)" } }
            """#)
        check(timeline, component: 0, until: 0.99) { 20 * cos(2 * Double.pi * $0) }
        check(timeline, component: 1, until: 0.99) { 20 * sin(2 * Double.pi * $0) }
    }

    @Test(
        "are baked within the tolerance, one component or two, with few keyframes and with many",
        arguments: [
            #"{ "animate": "box.zPosition", "value": "= a * sin(2 * pi * p)", "duration": 0.5 }"#,
            #"{ "animate": "box.zPosition", "value": "= 1e6 + a * abs(p - 0.3)", "duration": 0.5 }"#,
            #"{ "animate": "box.zPosition", "value": "= a * p ^ 5", "duration": 0.5, "curve": "ease-in" }"#,
            #"{ "animate": "box.position", "value": ["= a * cos(2 * pi * p)", "= a * sin(2 * pi * p)"], "duration": 0.5 }"#,
            #"{ "animate": "box.position", "value": ["= floor(4 * p)", "= a * p ^ 3"], "duration": 0.5, "direction": "reverse" }"#,
        ])
    func baked(_ tree: String) throws {
        let timeline = try bound(tree)
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            let track = BakedVariant(name: "v", of: timeline, sampling: sampling).tracks[0]
            if case .tolerance = sampling {
                #expect(track.maxError <= 0.001)
                #expect(track.keyframes.count < 200)
            }
            let count = track.type.componentCount
            for step in 1..<1000 {
                let time = 0.5 * Double(step) / 1000 + 1e-7
                guard let index = track.keyframes.lastIndex(where: { $0.time <= time }),
                    index + 1 < track.keyframes.count
                else { continue }
                let (start, end) = (track.keyframes[index], track.keyframes[index + 1])
                let share = (time - start.time) / (end.time - start.time)
                let eased =
                    switch start.easing {
                    case .linear: share
                    case .hold: 0.0
                    case .bezier(let bezier): bezier.progress(at: share)
                    }
                for component in 0..<count {
                    let (from, to) = (start.value.components[component], end.value.components[component])
                    let exact = timeline.sample(at: time)[0].value.components[component]
                    // Every travel here is 14 to 40 units.
                    #expect(
                        abs(from + (to - from) * eased - exact) <= track.maxError * 40 + 1e-7,
                        "\(tree) at \(time)")
                }
            }
        }
    }

    @Test("that may be no number don't play")
    func unusable() throws {
        #expect(throws: BindingError.self) {
            try bound(
                #"{ "animate": "box.zPosition", "value": "= sqrt(from - a * p)", "from": 5, "duration": 0.5 }"#
            )
        }
    }
}
