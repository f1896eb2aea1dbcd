import MotionModel
import TestSupport
import Testing

@Suite("Formulas of end points")
struct FormulaBindingTests {
    private func track(
        _ type: ValueType, _ keys: [Operand], from: Int = 0, to: Int = 1
    ) throws -> Track {
        Track(
            property: try PropertyPath("box.p"), type: type, isAdditive: true, keys: keys,
            segments: [Segment(start: 0, end: 1, fromKey: from, toKey: to, curve: .linear)])
    }

    private func ends(_ track: Track, _ parameters: [Double] = [], current: MotionValue? = nil) throws
        -> [MotionValue]
    {
        let bound = try Timeline(tracks: [track]).bind(parameters: parameters) { _ in current }.tracks[0]
        return [bound.value(at: 0), bound.value(at: 1)]
    }

    @Test("read the parameters they are bound with")
    func parameters() throws {
        let formula = Formula(
            type: .point,
            components: [.parameter(slot: 1), .binary(.divide, .parameter(slot: 0), .constant(4))])
        let track = try track(.point, [.constant(.point(0, 0)), .formula(formula, from: nil)])
        #expect(try ends(track, [6, 7])[1] == .point(7, 1.5))
        #expect(try ends(track, [-1, 0])[1] == .point(0, -0.25))
        #expect(throws: BindingError.missingParameters(track.property)) { try ends(track, [6]) }
    }

    @Test("read the earlier key they start from, component by component")
    func from() throws {
        let keys: [Operand] = [
            .current, .formula(.offset(by: .point(10, 20)), from: 0),
            .formula(.offset(by: .point(1, 2)), from: 1),
        ]
        let track = try track(.point, keys, from: 1, to: 2)
        #expect(try ends(track, current: .point(3, 4)) == [.point(13, 24), .point(14, 26)])
    }

    @Test("mix two earlier keys, exactly one of them at the ends, going on outside")
    func mixed() throws {
        for (progress, expected) in [(0.0, 2.0), (1, 12), (0.25, 4.5), (-0.5, -3), (1.5, 17)] {
            let keys: [Operand] = [
                .constant(.number(2)), .constant(.number(12)), .mixed(0, 1, progress: progress),
            ]
            #expect(try ends(try track(.number, keys, from: 0, to: 2))[1] == .number(expected))
        }
        let flags: [Operand] = [
            .constant(.boolean(false)), .constant(.boolean(true)), .mixed(0, 1, progress: 0.5),
            .mixed(0, 1, progress: 0.49),
        ]
        #expect(try ends(try track(.boolean, flags, from: 2, to: 3)) == [.boolean(true), .boolean(false)])
    }

    @Test("that give no number, or one beyond the largest, don't bind", arguments: [0.0, -4, 1e-100, 1e-101])
    func unusable(_ divisor: Double) throws {
        let formula = Formula(
            type: .number,
            components: [
                .binary(
                    .add, .call(.sqrt, [.parameter(slot: 0)]),
                    .binary(.divide, .constant(1), .parameter(slot: 0)))
            ])
        let track = try track(.number, [.constant(.number(0)), .formula(formula, from: nil)])
        if divisor == 1e-100 {
            #expect(try ends(track, [divisor])[1].isFinite)
            return
        }
        #expect {
            try ends(track, [divisor])
        } throws: { error in
            guard case .unusableResult(track.property, let number) = error as? BindingError else {
                return false
            }
            return !(number.magnitude <= 1e100)
        }
    }

    @Test("that refer to others keep their meaning when the values are reversed")
    func reversed() throws {
        let keys: [Operand] = [
            .current, .formula(.offset(by: .number(5)), from: 0), .mixed(0, 1, progress: 0.2),
        ]
        let track = Track(
            property: try PropertyPath("box.p"), type: .number, isAdditive: true, keys: keys,
            segments: [
                Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear),
                Segment(start: 1, end: 2, fromKey: 1, toKey: 2, curve: .linear),
            ])
        func values(_ track: Track) throws -> [Double] {
            let bound = try Timeline(tracks: [track]).bind { _ in .number(100) }.tracks[0]
            return [0, 0.5, 1.5, 2].map { bound.value(at: $0).components[0] }
        }
        #expect(try values(track) == [100, 102.5, 103, 101])
        // Key i is key 2 − i: 101, 105, 100.
        #expect(try values(track.withReversedValues) == [101, 103, 102.5, 100])
    }
}

@Suite("Parameters of a motion")
struct MotionParameterTests {
    private let motion = CompiledMotion(
        name: "m",
        parameters: [
            MotionParameter(name: "height", defaultValue: .number(48)),
            MotionParameter(name: "frame", defaultValue: .rect(1, 2, 3, 4)),
            MotionParameter(name: "turn", defaultValue: .angle(degrees: 90)),
        ], properties: [],
        states: [MotionState(name: "a", values: []), MotionState(name: "b", values: [])], variants: [])

    @Test("lie in slots, in order, with their defaults where nothing else is said")
    func slots() throws {
        #expect(try motion.parameterComponents() == [48, 1, 2, 3, 4, 90])
        #expect(
            try motion.parameterComponents(["frame": .rect(5, 6, 7, 8), "turn": .number(45)])
                == [48, 5, 6, 7, 8, 45])
    }

    @Test("are refused under another name, with another type and without a number")
    func refused() throws {
        #expect(throws: ParameterError.unknownParameter("heigth", nearest: "height")) {
            try motion.parameterComponents(["heigth": .number(1)])
        }
        #expect(throws: ParameterError.wrongType("frame", expected: .rect, found: .number)) {
            try motion.parameterComponents(["frame": .number(1)])
        }
        #expect(throws: ParameterError.unusableNumber("height", .infinity)) {
            try motion.parameterComponents(["height": .number(.infinity)])
        }
    }
}
