import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import MotionModel
@testable import SpecCompiler

/// What is written as animations and timings, and as a tree, is one motion.
@Suite("A motion, written either way")
struct EitherWayTests {
    private func read(_ text: String) throws -> (spec: Spec, diagnostics: [Diagnostic]) {
        let (spec, diagnostics) = SpecReader.read(SourceFile(path: "either.json", text: text))
        return (try #require(spec, "\(text)\n\(diagnostics)"), diagnostics)
    }

    @Test(
        "is the same timeline, forwards, with reversed values and mirrored",
        arguments: TreeCount.seeds(40, of: 5))
    func timelines(_ seed: Int) throws {
        for index in 0..<5 {
            let animations = RandomAnimations(seed: UInt64(seed * 5 + index))
            let timed = CompiledMotion(try read(animations.timings).spec)
            let grown = CompiledMotion(try read(animations.tree).spec)
            for name in ["go", "back"] {
                let (first, second) = (timed[name], grown[name])
                #expect((first == nil) == (second == nil))
                guard let first else { continue }
                guard let second else { continue }
                // A tree's 'from' is written, a state's value isn't: they differ in that alone.
                #expect(
                    Self.startingAnywhere(first.timeline) == Self.startingAnywhere(second.timeline),
                    "\(animations.timings)")
                #expect(
                    Self.startingAnywhere(first.reversedTimeline)
                        == Self.startingAnywhere(second.reversedTimeline),
                    "\(animations.timings)")
            }
        }
    }

    private static func startingAnywhere(_ timeline: Timeline) -> Timeline {
        Timeline(
            tracks: timeline.tracks.map { $0.starting(asWritten: false) }, markers: timeline.markers,
            duration: timeline.duration, clock: timeline.clock)
    }

    @Test("is judged by the same rules, as often", arguments: TreeCount.seeds(40, of: 5))
    func judgements(_ seed: Int) throws {
        for index in 0..<5 {
            let animations = RandomAnimations(seed: UInt64(seed * 5 + index) &+ 9000)
            func rules(_ text: String) throws -> [String] {
                // A leaf that stays where it is holds a value: only an animation between states is meant to move. An
                // animation says its weight once, a tree in each variant.
                try read(text).diagnostics.map { $0.id.name }
                    .filter { !["reduced-missing", "values-still", "weight-ignored"].contains($0) }.sorted()
            }
            let (timed, grown) = (try rules(animations.timings), try rules(animations.tree))
            #expect(
                timed == grown,
                "\(animations.timings)\n\(animations.tree)")
        }
    }
}
