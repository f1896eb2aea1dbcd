import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

@Suite("Baked forms")
struct FormBakingTests {
    private func motion(_ animations: String, curve: String = "\"ease-in-out\"") throws -> CompiledMotion {
        let file = SourceFile(
            path: "a.json",
            text: """
                { "motionSpec": 1, "name": "A", "states": ["a", "b"], "animations": { \(animations) },
                  "variants": { "v": { "timings": { "*": { "duration": 1, "curve": \(curve) } }, "reducedMotion": "instant" } } }
                """)
        let (spec, diagnostics) = SpecReader.read(file)
        return CompiledMotion(try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())"))
    }

    private static let animations = [
        ##""x.backgroundColor": { "values": ["#f00", "#00f8"], "space": "oklch" }"##,
        ##""x.backgroundColor": { "values": ["#f00", "#888"], "space": "hsl" }"##,
        ##""x.turn": { "values": [10, "300deg"], "turn": "shortest" }"##,
        ##""x.transform": [[{ "translate": [1, 2] }, { "rotate": 30 }], [{ "translate": [5, 9] }, { "rotate": 400 }, { "scale": 3 }]]"##,
        ##""x.transform": [[{ "rotate": 30 }], [{ "scale": 3 }, { "rotate": 100 }]]"##,
        ##""x.transform": [[{ "rotateX": 30 }, { "perspective": 90 }], [{ "translateZ": 3 }, { "rotateY": 100 }]]"##,
        ##""x.transform": [[{ "rotateX": 80 }], [{ "rotateY": 100 }]]"##,
        ##""x.backgroundColor": { "values": ["#c82ae4", "oklch(0.025 0.147 203.239 / 0.289)"], "space": "srgb" }"##,
        ##""x.backgroundColor": { "values": ["#fff8", "#000"], "space": "linear-srgb" }"##,
    ]

    /// What a player makes of keyframes: it interpolates the values of two in their own form.
    private func shown(_ track: BakedTrack, at time: Double) -> MotionValue {
        guard let index = track.keyframes.lastIndex(where: { $0.time <= time }),
            index + 1 < track.keyframes.count
        else {
            return (time < 0.5 ? track.keyframes[0] : track.keyframes[track.keyframes.count - 1]).value
                .canonical
        }
        let (one, next) = (track.keyframes[index], track.keyframes[index + 1])
        let inside = (time - one.time) / (next.time - one.time)
        let progress: Double =
            switch one.easing {
            case .hold: 0
            case .linear: inside
            case .bezier(let bezier): DenseDistance.bezier(bezier, inside)
            }
        return one.value.interpolated(to: next.value, progress: progress).canonical
    }

    @Test(
        "played in their form show the motion within the error they state",
        arguments: animations,
        [#""ease-in-out""#, #""linear""#, #"{ "spring": { "duration": 0.5, "bounce": 0.2 } }"#])
    func accuracy(_ animation: String, _ curve: String) throws {
        let timeline = try #require(try motion(animation, curve: curve)["v"]).timeline
        let bound = try #require(try timeline.bind().tracks.first)
        for sampling in [BakeOptions.Sampling.tolerance(0.001), .framesPerSecond(60)] {
            let track = BakedVariant(name: "v", of: try timeline.bind(), sampling: sampling).tracks[0]
            #expect(track.type == bound.form)
            for step in 0...200 {
                let time = Double(step) / 200 * timeline.duration
                let value = shown(track, at: time)
                #expect(
                    track.follows(bound, at: time, shows: value, travel: bound.travel),
                    "\(sampling) at \(time)")
            }
            if case .tolerance = sampling, curve.contains("ease") { #expect(track.maxError == 0) }
        }
    }

    @Test(
        "go the way that an overshoot takes, also where it is more than half a turn",
        arguments: animations,
        [
            #"{ "bezierPath": "M0,0 C0.2,0 0.3,1.8 0.5,1.8 C0.7,1.8 0.8,1 1,1" }"#,
            #"{ "points": [0, -1.2, 2.3, 1] }"#, #"{ "elastic": "out", "amplitude": 2.5, "period": 0.6 }"#,
        ])
    func overshoot(_ animation: String, _ curve: String) throws {
        let timeline = try #require(try motion(animation, curve: curve)["v"]).timeline
        let bound = try #require(try timeline.bind().tracks.first)
        let track = BakedVariant(name: "v", of: try timeline.bind(), sampling: .tolerance(0.001)).tracks[0]
        for step in 0...400 {
            let time = Double(step) / 400 * timeline.duration
            #expect(track.follows(bound, at: time, travel: 2 * bound.travel), "\(time)")
        }
    }

    private static func tight(_ text: String) -> String { text.filter { $0 != " " && $0 != "\n" } }

    @Test("print their values as the language writes them, and the space they are mixed in")
    func json() throws {
        let motion = try motion(
            Self.animations[0] + "," + Self.animations[2]
                + #", "y.transform": [[{ "rotate": 30 }], [{ "rotate": 90 }, { "scale": 3 }]], "z.transform": [[1, 0, 0, 1, 0, 0], [{ "scale": 2 }]], "z.mode": ["idle state", "working"]"#
        )
        let text = try BakedDocument(motion).jsonText
        let parts = [
            #""type": "color","#, #""space": "oklch","#, ##""value": "#ff0000""##, ##""value": "#0000ff88""##,
            #""value": 370"#, #""value": 300"#, #""value": [{ "rotate": 30 }, { "scale": 1 }]"#,
            #""value": [{ "rotate": 90 }, { "scale": 3 }]"#, #""value": [1, 0, 0, 1, 0, 0]"#,
            #""value": [2, 0, 0, 2, 0, 0]"#, #""value": "idle state""#, #""hold": true"#,
        ]
        for part in parts {
            #expect(Self.tight(text).contains(Self.tight(part)), "\(part)")
        }
        let samples = TimelineSamples(
            try #require(motion["v"]).timeline.bind(), at: [0, 0.5, 1])
        #expect(samples.csvText.contains("y.transform.m11,y.transform.m12"))
        #expect(samples.csvText.contains("idle state"))
        #expect(samples.columns.allSatisfy { $0.type == $0.type.canonical })
        #expect(samples.jsonText.contains("370"))
    }
}
