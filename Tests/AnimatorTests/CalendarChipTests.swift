import Animator
import MotionModel
import Testing

@Suite("The calendar chip")
struct CalendarChipTests {
    @Test(
        "expanding at 0 and collapsing at any instant jumps nowhere, and ends exactly collapsed",
        arguments: [0.0, 0.001, 0.015, 0.06, 0.12, 0.2, 0.285, 0.36, 0.374999, 0.375, 0.5])
    func interruption(at instant: Double) throws {
        let chip = try CalendarChip()
        let store = try PropertyStore(motion: chip.motion, state: "collapsed")
        let animator = Animator(store, beginsFromCurrentState: true)
        var reasons: [CompletionReason] = []
        try animator.play(chip.motion, "expand") { reasons.append($0) }
        try store.advance(to: instant)
        let before = try chip.values(store)
        try animator.play(chip.motion, "collapse") { reasons.append($0) }
        #expect(largestJump(before, try chip.values(store)) <= 1e-12)
        try store.advance(to: instant)
        #expect(largestJump(before, try chip.values(store)) <= 1e-12)

        // Just after, nothing has moved by more than its speed allows.
        try store.advance(to: instant + 1e-9)
        #expect(largestJump(before, try chip.values(store)) <= 1e-5)
        try store.advance(to: instant + 10)
        #expect(try chip.values(store) == chip.values(inState: "collapsed"))
        #expect(showsModel(store))
        #expect(store.contributionCount == 0)
        #expect(reasons == [.finished, .finished])
    }

    @Test("expand agrees with the published timings, computed apart")
    func expandValues() throws {
        let chip = try CalendarChip()
        let store = try PropertyStore(motion: chip.motion, state: "collapsed")
        try Animator(store).play(chip.motion, "expand")
        // scipy: bezier (.4, 0, .2, 1) at 0.3 is 0.22534657 to 8 digits; linear for opacities.
        try store.advance(to: 0.1125)
        #expect(abs(try number(store, "collapsed.opacity")) == 0)
        #expect(abs(try number(store, "expanded.opacity") - 0.25) < 1e-15)
        try store.advance(to: 0.015 + 0.36 * 0.5)
        let eased = try ease().progress(at: 0.5)
        #expect(abs(try number(store, "chip.bounds.size.height") - (48 + 112 * eased)) < 1e-9)
    }

    @Test("3. shouldReverseValues swaps values, not timings")
    func reversedValues() throws {
        let chip = try CalendarChip()
        let store = try PropertyStore(motion: chip.motion, state: "expanded")
        let animator = Animator(store, shouldReverseValues: true)
        try animator.play(chip.motion, "expand")
        #expect(try resting(store, "chip.bounds.size.width") == 215)
        // Expansion fades the collapsed content in 0…0.075 s, collapse in 0.15…0.3 s.
        try store.advance(to: 0.0375)
        #expect(abs(try number(store, "collapsed.opacity") - 0.5) < 1e-12)
        try store.advance(to: 1)
        #expect(try chip.values(store) == chip.values(inState: "collapsed"))
    }

    @Test("reversing twice is not reversing")
    func reversedTwice() throws {
        let chip = try CalendarChip()
        let store = try PropertyStore(motion: chip.motion, state: "collapsed")
        let animator = Animator(store, shouldReverseValues: true)
        try animator.play(chip.motion, "expand", reversed: true)
        #expect(try resting(store, "chip.bounds.size.width") == 375)
    }

    @Test("a thousand toggles end exactly where one does")
    func toggles() throws {
        let chip = try CalendarChip()
        let store = try PropertyStore(motion: chip.motion, state: "collapsed")
        let animator = Animator(store, beginsFromCurrentState: true)
        for index in 0..<1001 {
            let before = try chip.values(store)
            try animator.play(chip.motion, index % 2 == 0 ? "expand" : "collapse")
            #expect(largestJump(before, try chip.values(store)) <= 1e-9)
            try store.advance(to: Double(index) * 0.0137)
        }
        try store.advance(to: 1000)
        #expect(try chip.values(store) == chip.values(inState: "expanded"))
        #expect(showsModel(store))
    }

    @Test("84. reduced motion plays the reduced form")
    func reducedMotion() throws {
        let full = Timeline(tracks: [try track("thing.x", .number(0), .number(1), Timing(duration: 1))])
        let jump = Timeline(tracks: [try track("thing.x", .number(0), .number(1), Timing(duration: 0))])
        let motion = CompiledMotion(
            name: "m", properties: [PropertyDeclaration(path: try PropertyPath("thing.x"))],
            states: [
                MotionState(name: "a", values: [.number(0)]), MotionState(name: "b", values: [.number(1)]),
            ],
            variants: [
                CompiledVariant(
                    name: "go", timeline: full, reversedTimeline: full, startState: "a", endState: "b",
                    reducedForm: "go.reduced"),
                CompiledVariant(
                    name: "go.reduced", timeline: jump, reversedTimeline: jump, startState: "a", endState: "b"
                ),
            ])
        let store = try PropertyStore(motion: motion, state: "a")
        #expect(try Animator(store, reducedMotion: true).play(motion, "go").state == .finished)
        #expect(try Animator(store).play(motion, "go").state == .playing)
    }
}
