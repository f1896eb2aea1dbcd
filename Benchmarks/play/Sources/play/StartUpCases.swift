import Allocations
import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// (g) from a text to the first frame, each step by itself, and from a text or its binary form all the way: a frame of the race is one
/// such step for the whole spec.
func startUpCases(channels: Int, _ options: Options) throws -> [Row] {
    let names = (0..<channels).map { "row.\($0).zPosition" }
    let entries = names.map { "\"\($0)\": { \"values\": [0, 100], \"timing\": \"rise\" }" }
    let text = """
        { "motionSpec": 1, "name": "Many", "animations": { \(entries.joined(separator: ", ")) },
          "variants": { "show": { "timings": { "rise": { "duration": "300ms", "curve": { "bezier": [0.4, 0, 0.2, 1] } } } } } }
        """
    let file = SourceFile(path: "many.json", text: text)
    guard let spec = SpecReader.read(file).spec else { fatalError("the spec has a mistake") }
    let motion = CompiledMotion(spec)
    let variant = motion.variants[0]
    let state = variant.startState
    let binary = motion.binary

    func registered(_ motion: CompiledMotion) throws -> PropertyStore {
        try PropertyStore(motion: motion, state: state)
    }
    func play(_ motion: CompiledMotion) throws {
        let store = try registered(motion)
        let animator = Animator(store)
        try animator.play(motion, "show")
        try store.advance(to: 1.0 / 60)
        precondition(store.contributionCount == channels)
    }
    let steps: [(String, Bool, () throws -> Void)] = [
        ("read", false, { precondition(SpecReader.read(file).spec != nil) }),
        ("compile", false, { precondition(CompiledMotion(spec).variants.count >= 1) }),
        ("register", false, { guard try registered(motion).properties.count == channels else { fatalError() } }),
        ("bind", false, { guard try motion.bind(variant).tracks.count == channels else { fatalError() } }),
        ("play", true, { try play(motion) }),
        (
            "text", false,
            {
                guard let spec = SpecReader.read(file).spec else { fatalError() }
                try play(CompiledMotion(spec))
            }
        ), ("binary", false, { try play(CompiledMotion(binary: binary)) }),
    ]
    let all = { (_: Int) -> Double? in Double(channels) }
    var rows: [Row] = []
    for (name, startsObjects, step) in steps where options.wants("g.\(name)") {
        var race = Race(options)
        race.add(.animator, per: all) {
            { _ in
                do { try step() } catch { fatalError("\(error)") }
            }
        }
        race.add(.copy, per: all) { MemoryCopy.frames(1, bytes: 2 * file.bytes.count) }
        if startsObjects {
            race.add(.objects, per: all) {
                { _ in
                    let player = ObjectPlayer()
                    let bezier = UnitBezier(0.4, 0, 0.2, 1)
                    for name in names {
                        let view = ObjectView()
                        player.start(
                            ObjectTween(
                                name, start: 0, duration: 0.3, from: 0, to: 100, easing: bezier,
                                setter: { view.value = $0 }))
                    }
                    player.tick(1.0 / 60)
                }
            }
        }
        rows.append(
            Row(
                name: "g.\(name)", unit: "track", channels: channels,
                figures: race.run(),
                copied: 2 * file.bytes.count / channels))
    }
    return rows
}
