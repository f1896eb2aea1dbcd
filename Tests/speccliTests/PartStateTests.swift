import Animator
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

/// Where a number rests that has several names, whose values in a state needn't be the same.
@Suite("A state in which a whole and its part have values")
struct PartStateTests {
    /// The names of a value and of its parts.
    private static let families = [
        ["position": 2, "position.x": 1, "position.y": 1],
        ["anchorPoint": 2, "anchorPoint.x": 1, "anchorPoint.y": 1],
        ["transform.rotation": 1, "transform.rotation.z": 1],
        ["bounds": 4, "bounds.size": 2, "bounds.origin": 2, "bounds.size.width": 1, "bounds.origin.y": 1],
    ].map { $0.sorted { $0.key < $1.key } }

    /// A spec in which a value moves by some of its names, one after the other; some may lack a timing.
    private static func text(_ random: inout SplitMix64) -> String {
        var names = families[random.below(families.count)].shuffled(using: &random)
        names.removeLast(random.below(names.count - 1))
        let isComputed = random.below(3) == 0
        let animations = names.map { name, count in
            let values = (0..<2).map { _ in
                let numbers = (0..<count).map { _ in
                    let number = "\(random.below(200))"
                    return isComputed && random.below(2) == 0 ? "\"= \(number) + k\"" : number
                }
                return count == 1 ? numbers[0] : "[\(numbers.joined(separator: ", "))]"
            }
            let isAdditive = random.below(3) > 0
            return
                "\"a.\(name)\": { \"values\": [\(values.joined(separator: ", "))], \"additive\": \(isAdditive) }"
        }
        // The mirror of a jump at 0 jumps at its end, and is sampled before it.
        var time = 0.1 * Double(1 + random.below(2))
        let timings = names.shuffled(using: &random).dropLast(random.below(4) / 3).map { name, _ in
            let duration = random.below(6) == 0 ? 0 : 0.2
            let turns =
                duration > 0 && random.below(5) == 0
                ? ", \"iterations\": 3, \"direction\": \"alternate\", \"speed\": 3" : ""
            defer { time += duration + 0.1 * Double(random.below(2)) + (duration == 0 ? 0.1 : 0) }
            return "\"a.\(name)\": { \"delay\": \(time), \"duration\": \(duration)\(turns) }"
        }
        return """
            { "motionSpec": 1, "name": "S", "parameters": { "k": 3 },
              "animations": { \(animations.joined(separator: ", ")) },
              "variants": { "go": { "reducedMotion": "instant", "timings": { \(timings.joined(separator: ", ")) } },
                "back": { "extends": "go", "mirror": true } } }
            """
    }

    @Test(
        "is where what leaves it begins, and where what leads to it ends",
        arguments: 0..<TestBuild.count(2000))
    func ends(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let text = Self.text(&random)
        let motion = CompiledMotion(
            try #require(SpecReader.read(SourceFile(path: "a.json", text: text)).spec, "\(text)"))
        // Its form for reduced motion is at its end from the first instant.
        for variant in motion.variants where variant.timeline.duration > 0 {
            for isReversed in [false, true] {
                let timeline = try motion.bind(variant, reversingValues: isReversed)
                let states = [variant.startState, variant.endState]
                // Before it begins: what begins may jump.
                let times = [-1, timeline.duration]
                for (state, time) in zip(isReversed ? states.reversed() : states, times) {
                    let store = try PropertyStore(motion: motion, state: state)
                    for property in timeline.properties {
                        let right = property.value(at: time).components
                        let path = property.property.text
                        for (number, other) in zip(try store.model(path).components, right) {
                            #expect(
                                abs(number - other) < 1e-9,
                                "\(variant.name) \(isReversed) \(path) in '\(state)': \(number), not \(other)\n\(text)"
                            )
                        }
                    }
                }
            }
        }
    }

    @Test("is where the player begins, and where it ends", arguments: 0..<TestBuild.count(800))
    func played(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 9000)
        let text = Self.text(&random)
        let motion = CompiledMotion(
            try #require(SpecReader.read(SourceFile(path: "a.json", text: text)).spec, "\(text)"))
        for variant in motion.variants {
            let timeline = try motion.bind(variant)
            let store = try PropertyStore(motion: motion, state: variant.startState)
            try Animator(store).play(motion, variant.name)
            for step in 0...30 {
                let time = timeline.duration * Double(step) / 30
                try store.advance(to: time)
                for property in timeline.properties where step == 0 || step == 30 {
                    let shown = try store.presentation(property.property.text).components
                    for (number, other) in zip(shown, property.value(at: time).components) {
                        #expect(abs(number - other) < 1e-9, "\(property.property) at \(time)\n\(text)")
                    }
                }
            }
        }
    }
}
