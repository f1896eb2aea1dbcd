import Animator
import MotionModel
import SpecCompiler
import SpecFormat
import Testing

@Suite("Playing a part and then its whole")
struct PlayedPartsTests {
    @Test(
        "shows what samples say, whether they add up or replace each other",
        arguments: [true, false],
        [
            #"{ "animate": "a.position.x", "to": 100 }, { "animate": "a.position", "to": [300, 50] }"#,
            #"{ "animate": "a.position", "to": [300, 50] }, { "animate": "a.position.x", "to": 100 }"#,
            #"{ "animate": "a.position.x", "to": 100 }, { "animate": "a.position", "to": [300, 50] }, { "animate": "a.position.x", "by": -40 }"#,
            #"{ "group": [ { "animate": "a.position.x", "to": 9 }, { "animate": "a.position.y", "to": 7, "delay": 0.1 } ] }, { "animate": "a.position", "from": [20, 30], "to": [300, 50] }"#,
        ])
    func played(_ isAdditive: Bool, _ nodes: String) throws {
        let text = """
            { "motionSpec": 1, "name": "P", "defaults": { "duration": 0.2, "curve": "ease-out" },
              "properties": { "a.position": { "additive": \(isAdditive), "initial": [5, 6] },
                "a.position.x": { "additive": \(isAdditive) }, "a.position.y": { "additive": \(isAdditive) } },
              "variants": { "go": { "motion": { "sequence": [ \(nodes) ] }, "reducedMotion": "instant" } } }
            """
        let spec = try #require(SpecReader.read(SourceFile(path: "p.json", text: text)).spec)
        let motion = CompiledMotion(spec)
        let timeline = try motion.bind(try #require(motion["go"]))
        let store = PropertyStore()
        try store.register(motion)
        let animator = Animator(store)
        try animator.play(motion, "go")
        var time = 0.0
        for _ in 0..<45 {
            let samples = TimelineSamples(timeline, at: [time])
            let shown = store.presentation(try store.id(of: "a.position")).components
            #expect(samples.columns.count == 2)
            for (column, number) in zip(samples.columns, shown) {
                #expect(abs(column.values[0].components[0] - number) < 1e-9, "\(time) \(column.property)")
            }
            time += 1 / 60.0
            try store.advance(to: time)
        }
    }

    @Test(
        "begins at a part's own initial value, wherever that is declared",
        arguments: [
            #""a.position.y": { "initial": 78 }"#,
            #""a.position.y": { "initial": 78 }, "a.position": { "initial": [5, 6] }"#,
            #""a.position": { "initial": [5, 6] }, "a.position.y": { "initial": 78 }"#,
        ])
    func initial(_ properties: String) throws {
        let text = """
            { "motionSpec": 1, "name": "P", "properties": { \(properties) },
              "variants": { "go": { "motion": { "sequence": [
                { "animate": "a.position", "to": [300, 50], "duration": 0.2 },
                { "animate": "a.position.y", "to": 10, "duration": 0.2 }
              ] }, "reducedMotion": "instant" } } }
            """
        let spec = try #require(SpecReader.read(SourceFile(path: "p.json", text: text)).spec)
        let motion = CompiledMotion(spec)
        let variant = try #require(motion["go"])
        let timeline = try motion.bind(variant)
        let store = try PropertyStore(motion: motion, state: variant.startState)
        try Animator(store).play(motion, "go")
        let x = properties.contains("5, 6") ? 5.0 : 0
        #expect(store.presentation(try store.id(of: "a.position")).components.array == [x, 78])
        for step in 0...20 {
            let time = Double(step) / 50
            try store.advance(to: time)
            for column in TimelineSamples(timeline, at: [time]).columns {
                let shown = store.presentation(try store.id(of: column.property.text)).components[0]
                #expect(abs(column.values[0].components[0] - shown) < 1e-9, "\(time) \(column.property)")
            }
        }
    }
}
