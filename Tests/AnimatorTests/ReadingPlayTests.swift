import Animator
import Testing

/// Motions whose values read other properties of the store.
@Suite("Values that read properties, played")
struct ReadingPlayTests {
    private struct Scene {
        let store = PropertyStore()
        let animator: Animator
        let box: PropertyID
        let sheet: PropertyID

        init() throws {
            box = try store.register(
                PropertyDeclaration(
                    path: try PropertyPath("box.x"), type: .number, isAdditive: true, initial: .number(10)))
            sheet = try store.register(
                PropertyDeclaration(path: try PropertyPath("sheet.bounds"), initial: .rect(0, 0, 0, 300)))
            animator = Animator(store)
        }

        func setHeight(_ height: Double) throws {
            try store.set(sheet, to: MotionValue.rect(0, 0, 0, height))
        }
    }

    /// To minus half of the sheet's height, from what is written or from wherever it is; `height` is written in if given.
    private func timeline(from start: Operand, height: Double? = nil, additive: Bool = true) throws
        -> Timeline
    {
        let reading = PropertyReading(try PropertyPath("sheet.bounds"), type: .rect, component: 3)
        let number = height.map { Expression.constant($0) } ?? .reading(reading)
        let formula = Formula(type: .number, components: [.binary(.multiply, .constant(-0.5), number)])
        let track = Track(
            property: try PropertyPath("box.x"), type: .number, isAdditive: additive,
            keys: [start, .formula(formula, from: nil)],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .bezier(.easeInOut))])
        return Timeline(tracks: [track])
    }

    @Test(
        "It plays as if the number had been written, also reversed, interrupted and added",
        arguments: [true, false], [true, false])
    func played(_ additive: Bool, _ reversed: Bool) throws {
        let (one, other) = (try Scene(), try Scene())
        for scene in [one, other] { try scene.setHeight(120) }
        let read = try timeline(from: .constant(.number(10)), additive: additive)
        try one.animator.play(read, reversed: reversed)
        try other.animator.play(
            try timeline(from: .constant(.number(10)), height: 120, additive: additive), reversed: reversed)
        for step in 0..<30 {
            let time = Double(step) / 20
            if step == 5 { for scene in [one, other] { try scene.setHeight(900) } }
            if step == 8 {
                // It interrupts the first, and reads the height as it is by then.
                try one.animator.play(try timeline(from: .current, additive: additive), reversed: reversed)
                try other.animator.play(
                    try timeline(from: .current, height: 900, additive: additive), reversed: reversed)
            }
            for scene in [one, other] { try scene.store.advance(to: time) }
            #expect(one.store.presentation(one.box) == other.store.presentation(other.box), "\(time)")
        }
        if !reversed { #expect(one.store.presentation(one.box) == .number(-450)) }
    }

    @Test("The model's value is read, not the shown one, and what the play itself moves has not moved yet")
    func model() throws {
        let scene = try Scene()
        let sheet = Track(
            property: try PropertyPath("sheet.bounds"), type: .rect, isAdditive: true,
            keys: [.current, .constant(.rect(0, 0, 0, 60))],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)])
        let both = Timeline(tracks: [sheet] + (try timeline(from: .current)).tracks)
        try scene.animator.play(both)
        try scene.store.advance(to: 0.5)
        let model = scene.store.model(scene.sheet)
        try scene.animator.play(try timeline(from: .current))
        try scene.store.advance(to: 5)
        #expect(scene.store.presentation(scene.box) == .number(-0.5 * model.components[3]))
        let first = try Scene()
        try first.animator.play(both)
        try first.store.advance(to: 5)
        #expect(first.store.presentation(first.box) == .number(-150))
    }

    @Test("What isn't registered, or has another type, refuses the play")
    func refused() throws {
        let store = PropertyStore()
        let box = PropertyDeclaration(path: try PropertyPath("box.x"), type: .number, initial: .number(0))
        try store.register(box)
        #expect(throws: AnimatorError.unknownProperty("sheet.bounds", nearest: nil)) {
            try Animator(store).play(try timeline(from: .current))
        }
        let sheet = PropertyDeclaration(
            path: try PropertyPath("sheet.bounds"), type: .number, initial: .number(0))
        try store.register(sheet)
        #expect(throws: AnimatorError.wrongType(property: "sheet.bounds", expected: .rect, found: "number")) {
            try Animator(store).play(try timeline(from: .current))
        }
        #expect(store.contributionCount == 0)
    }
}
