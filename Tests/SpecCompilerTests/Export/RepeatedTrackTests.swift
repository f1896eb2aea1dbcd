import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Tracks that repeat, for other programs")
struct RepeatedTrackTests {
    /// Motions without a number of iterations, of properties that are told by their numbers.
    private static let motions = [
        ##""animate": "a.backgroundColor", "from": "#f00", "to": "#00f", "space": "srgb""##,
        ##""animate": "a.backgroundColor", "from": "#f00", "to": "#0000ff80", "curve": "ease""##,
        ##""animate": "a.backgroundColor", "from": "#f00", "to": "#00f", "curve": { "steps": 3 }"##,
        ##""animate": "a.backgroundColor", "from": "#f00", "to": "#f000", "curve": "linear""##,
        #""path": "M0 0L100 50", "moves": "a.position", "curve": "linear""#,
        #""path": "M0 0C50 0 50 100 100 100", "moves": "a.position", "turns": "a.transform.rotation""#,
        #""path": "M0 0L100 50", "moves": "a.position", "curve": { "steps": 4, "jump": "both" }"#,
        #""animate": "a.position.x", "from": 0, "value": "= 30 * sin(2 * p)""#,
        #""animate": "a.transform.scale", "from": 1, "to": 2, "curve": "back.out""#,
        #""animate": "a.opacity", "from": 0, "to": 1, "curve": { "steps": 3 }"#,
        #""animate": "a.opacity", "keyframes": [{ "at": 0, "value": 0 }, { "at": "50%", "value": 1 }, { "at": "100%", "value": 0.3 }]"#,
        #""animate": "a.turn", "from": 10, "to": "300deg", "turn": "shortest""#,
    ]
    private static let mixings: [PlainTrack.Mixing] = [.components, .srgb, .extendedSRGB, .light(2)]

    private func properties(_ motion: String) throws -> [BoundProperty] {
        try MotionTreeTests.timeline(motion).properties
    }

    @Test(
        "rests where the motion rests",
        arguments: motions,
        [
            #""iterations": 2"#, #""iterations": 3, "direction": "alternate""#,
            #""iterations": 2, "delay": "50ms""#, #""autoreverse": true"#, #""iterations": 1.5"#,
            #""iterations": 2, "delay": "-100ms""#,
        ])
    func rest(_ motion: String, _ repetition: String) throws {
        let text = #"{ "duration": "200ms", \#(motion), \#(repetition) }"#
        for property in try properties(text) {
            for mixing in Self.mixings {
                var work = KeyframeWork()
                let repeated = try #require(
                    RepeatedTrack(property, sampling: .tolerance(0.001), mixing: mixing, &work))
                let rest = mixing.numbers(property.value(at: 9), property.base.form.canonical)
                // What can't be seen may have any colour.
                let isHidden = property.base.form.canonical == .color && rest[3] == 0
                let far = zip(repeated.track.final, rest).dropFirst(isHidden ? 3 : 0).contains {
                    abs($0 - $1) > 1e-6
                }
                #expect(!far, "\(repeated.track.final), not \(rest), by \(mixing)")
            }
        }
    }

    @Test(
        "an endless loop shows at each time what the motion shows, also if it begins before 0",
        arguments: motions,
        [
            #""delay": "500ms""#, #""delay": "-500ms""#, #""delay": "-7.3s""#, #""iterationStart": 0.25"#,
            #""delay": "-500ms", "direction": "alternate""#, #""delay": "-2.1s""#, #""delay": "-6.3s""#,
        ])
    func endless(_ motion: String, _ start: String) throws {
        let text = #"{ "duration": "2.1s", \#(motion), "iterations": "infinite", \#(start) }"#
        for property in try properties(text) {
            var work = KeyframeWork()
            let type = property.base.form.canonical
            let mixing: PlainTrack.Mixing = type == .color ? .srgb : .components
            let repeated = try #require(
                RepeatedTrack(property, sampling: .tolerance(0.001), mixing: mixing, &work))
            #expect(repeated.count == .infinity && repeated.start >= 0)
            #expect(
                try MotionTreeTests.timeline(text).shownLength >= repeated.start + repeated.duration - 1e-9)
            let track = repeated.track
            func wanted(_ time: Double) -> [Double] { mixing.numbers(property.value(at: time), type) }
            let all = (0..<500).map { wanted(Double($0) / 100) }
            let travel = all[0].indices.reduce(0) { travel, index in
                let numbers = all.map { $0[index] }
                return max(travel, (numbers.max() ?? 0) - (numbers.min() ?? 0))
            }
            for step in 0..<200 {
                let time = repeated.start + 2 * repeated.duration * (Double(step) + 0.37) / 200
                let elapsed = (time - repeated.start) / repeated.duration
                let inside = repeated.start + (elapsed - elapsed.rounded(.down)) * repeated.duration
                // A colour counts as far as it can be seen.
                let seen = type == .color ? wanted(time)[3] : 1
                let far = zip(track.value(at: inside), wanted(time)).contains {
                    abs($0 - $1) * seen > (track.maxError * 1.5 + 1e-6) * travel
                }
                #expect(!far, "\(track.value(at: inside)), not \(wanted(time)), at \(time)")
            }
        }
    }

    @Test(
        "an endless loop goes on from where it is at 0, however many periods are before that",
        arguments: ["-100000s", "-30000s", "-86400000s"], ["normal", "alternate"])
    func longAgo(_ delay: String, _ direction: String) throws {
        let spec = try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "S", "animations": { "a.position.x": { "values": [0, 1], "timing": "t" } },
              "variants": { "go": { "timings": { "t": {
                "duration": 0.3001, "curve": "linear", "iterations": "infinite", "direction": "\(direction)", "delay": "\(delay)" } } } } }
            """)
        for (_, timeline) in try ExportSource(spec).timelines() {
            let property = timeline.properties[0]
            var work = KeyframeWork()
            let repeated = try #require(
                RepeatedTrack(property, sampling: .tolerance(0.001), &work))
            #expect(repeated.start == 0 && repeated.track.maxError < 1e-6, "\(repeated.track.maxError)")
            for step in 0..<200 {
                let time = repeated.duration * (Double(step) + 0.37) / 200
                let far = abs(repeated.track.value(at: time)[0] - property.value(at: time).components[0])
                #expect(far < 1e-6, "\(far) at \(time)")
            }
        }
    }
}
