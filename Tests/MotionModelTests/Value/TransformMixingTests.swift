import MotionModel
import TestSupport
import Testing

@Suite("Transforms on the way")
struct TransformMixingTests {
    private func matrix(_ numbers: [Double]) -> TransformMatrix {
        numbers.count == 6
            ? TransformMatrix(numbers[0], numbers[1], numbers[2], numbers[3], numbers[4], numbers[5])
            : TransformMatrix { numbers[$0] }
    }

    /// Two lists in the form they have in common.
    private func inOneForm(
        _ first: MotionValue, _ second: MotionValue
    ) throws -> (from: MotionValue, to: MotionValue) {
        let form = ValueType.transform(TransformForm(of: [first, second]))
        return (try #require(first.converted(to: form)), try #require(second.converted(to: form)))
    }

    @Test("between two matrices are what CSS Transforms makes of them", arguments: [true, false])
    func decomposed(_ isPlane: Bool) throws {
        for row in isPlane ? TransformMixtures.plane : TransformMixtures.space {
            let (from, to) = (MotionValue.transform(matrix(row.from)), MotionValue.transform(matrix(row.to)))
            let (start, end) = try inOneForm(from, to)
            #expect(start.type == .transform(isPlane ? .decomposed2D : .decomposed))
            let mixed = try #require(start.interpolated(to: end, progress: row.at).matrix)
            // A factor of all numbers moves no point, and CSS leaves that of the ends out.
            let expected = matrix(row.is)
            #expect(
                relativeDistance(
                    mixed.numbers.map { $0 / mixed[15] }, expected.numbers.map { $0 / expected[15] }) <= 4e-15
            )
            // Canonical ones are mixed alike.
            #expect(from.interpolated(to: to, progress: row.at) == .transform(mixed))
        }
    }

    @Test("are exact at both ends, and next to them right beside the ends")
    func ends() throws {
        var random = SplitMix64(seed: 21)
        for _ in 0..<300 {
            var lists: [MotionValue] = []
            for _ in 0..<2 {
                let count = 1 + Int(random.next() % 3)
                lists.append(
                    .transform(
                        (0..<count).map { _ in
                            TransformMatrixTests.function(Int(random.next() % 12), &random).0
                        }))
            }
            let (start, end) = try inOneForm(lists[0], lists[1])
            #expect(relativeDistance(start.canonical.components, lists[0].canonical.components) <= 1e-14)
            #expect(start.interpolated(to: end, progress: 0) == start)
            #expect(start.interpolated(to: end, progress: 1) == end)
            #expect(start.interpolated(to: start, progress: 0.3).canonical == start.canonical)
            // What a matrix is made of makes the matrix again.
            let beside = start.interpolated(to: end, progress: 1e-12).canonical.components
            #expect(relativeDistance(beside, start.canonical.components) <= 1e-8)
            let before = start.interpolated(to: end, progress: 1 - 1e-12).canonical.components
            #expect(relativeDistance(before, end.canonical.components) <= 1e-8)
        }
    }

    @Test("of matching lists are the lists of numbers on the way")
    func matching() throws {
        let from = MotionValue.transform([.translate(10, 0), .rotate(degrees: 0), .scale(1, 1)])
        let to = MotionValue.transform([.translate(30, 8), .rotate(degrees: 720), .scale(2, 3)])
        let (start, end) = try inOneForm(from, to)
        #expect(start == from && end == to)
        let half = start.interpolated(to: end, progress: 0.25)
        #expect(half == .transform([.translate(15, 2), .rotate(degrees: 180), .scale(1.25, 1.5)]))
    }

    @Test("of a list and its beginning go on with functions that do nothing")
    func prefix() throws {
        let from = MotionValue.transform([.translate(10, 0)])
        let to = MotionValue.transform([.translate(30, 8), .rotate(degrees: 90), .scale(3, 3)])
        let (start, end) = try inOneForm(from, to)
        #expect(start == .transform([.translate(10, 0), .rotate(degrees: 0), .scale(1, 1)]))
        let none = try inOneForm(.transform([TransformFunction]()), to)
        #expect(none.from == .transform([.translate(0, 0), .rotate(degrees: 0), .scale(1, 1)]))
        #expect(end == to)
    }

    @Test("of every kind of function begin with one that does nothing", arguments: 0..<12)
    func identities(_ index: Int) throws {
        var random = SplitMix64(seed: UInt64(index))
        let to = MotionValue.transform([TransformMatrixTests.function(index, &random).0])
        let (start, end) = try inOneForm(.transform([TransformFunction]()), to)
        #expect(start.matrix == .identity)
        #expect(relativeDistance(end.canonical.components, to.canonical.components) <= 1e-15)
        #expect(start.interpolated(to: end, progress: 0.5).canonical.isFinite)
    }

    @Test("of functions that derive from one are interpolated as that one")
    func derived() throws {
        let moves = try inOneForm(.transform([.translate(1, 2)]), .transform([.translate(3, 4, 5)]))
        #expect(moves.from == .transform([.translate(1, 2, 0)]))
        let scales = try inOneForm(.transform([.scale(2, 3)]), .transform([.scale(3, 4, 5)]))
        #expect(scales.from == .transform([.scale(2, 3, 1)]))
        // One axis: by degrees, however many.
        let turns = try inOneForm(
            .transform([.rotate(degrees: 10)]), .transform([.rotate(about: 0, 0, 3, degrees: 730)]))
        #expect(
            turns.from.interpolated(to: turns.to, progress: 0.5).matrix
                == TransformFunction.rotate(about: 0, 0, 1, degrees: 370).matrix)
        let none = try inOneForm(.transform([.rotate(degrees: 0)]), .transform([.rotateX(degrees: 80)]))
        #expect(
            none.from.interpolated(to: none.to, progress: 0.5).matrix
                == TransformFunction.rotate(about: 1, 0, 0, degrees: 40).matrix)
        // Several: along the arc between the rotations.
        let axes = try inOneForm(.transform([.rotateX(degrees: 90)]), .transform([.rotateY(degrees: 90)]))
        let half = try #require(axes.from.interpolated(to: axes.to, progress: 0.5).matrix)
        // The half way of two quaternions is their normalised sum: (1, 1, 0; √2 · 2) / √10 … worked out by hand.
        let expected = TransformFunction.rotate(about: 1, 1, 0, degrees: 70.52877936550931).matrix
        #expect(relativeDistance(half.numbers, expected.numbers) <= 1e-15)
    }

    @Test("of lists that differ from a place on are one matrix from there on")
    func mismatch() throws {
        let from = MotionValue.transform([.translate(4, 0), .rotate(degrees: 30), .scale(2, 2)])
        let to = MotionValue.transform([.translate(8, 0), .scale(3, 1)])
        let (start, end) = try inOneForm(from, to)
        #expect(start.type == .transform(.functions([.translate, .matrix])))
        #expect(end.functions?.map { $0.kind } == [.translate, .matrix])
        let rest = MotionValue.transform([.rotate(degrees: 30), .scale(2, 2)]).canonical
            .interpolated(to: MotionValue.transform([.scale(3, 1)]).canonical, progress: 0.5)
        let expected = try #require(rest.matrix)
        let mixed = try #require(start.interpolated(to: end, progress: 0.5).matrix)
        #expect(
            relativeDistance(
                mixed.numbers, (TransformFunction.translate(6, 0).matrix * expected).numbers) <= 1e-15)
        let (space, _) = try inOneForm(from, .transform([.perspective(9)]))
        #expect(space.type == .transform(.decomposed))
    }

    @Test("that flatten go number by number")
    func flat() {
        let from = MotionValue.transform(TransformMatrix(0, 0, 0, 0, 10, 20))
        let to = MotionValue.transform(TransformMatrix(0, 2, -2, 0, 30, 20))
        #expect(
            from.interpolated(to: to, progress: 0.5) == .transform(TransformMatrix(0, 1, -1, 0, 20, 20)))
    }

    @Test("take a quaternion's shorter way, at an even rate")
    func evenRate() throws {
        var random = SplitMix64(seed: 77)
        for _ in 0..<100 {
            let turns = (0..<2).map { _ in TransformMatrixTests.function(7, &random).0 }
            let (start, end) = try inOneForm(.transform([turns[0]]), .transform([turns[1]]))
            let steps = try (0...4).map {
                try #require(start.interpolated(to: end, progress: Double($0) / 4).matrix)
            }
            let step = steps[1] * (try #require(steps[0].inverse))
            for index in 1..<4 {
                let next = steps[index + 1] * (try #require(steps[index].inverse))
                #expect(relativeDistance(next.numbers, step.numbers) <= 1e-13)
            }
            // A quarter of at most half a turn: the trace of a turn by θ is 2 + 2·cos θ, with the fourth axis.
            #expect(step[0] + step[5] + step[10] >= 1 + 2 * 0.7071 - 1e-3)
        }
    }

    @Test("of many values have one form, in which each is itself")
    func common() throws {
        let values: [MotionValue] = [
            .transform([.translate(1, 2), .rotate(degrees: 5)]), .transform([.translate(3, 4)]),
            .transform([.translate(0, 0, 9), .rotateX(degrees: 4)]), .transform([TransformFunction]()),
        ]
        let form = TransformForm(of: values)
        #expect(form == .functions([.translate3d, .rotation]))
        for value in values {
            let converted = try #require(value.converted(to: .transform(form)))
            #expect(relativeDistance(converted.canonical.components, value.canonical.components) <= 1e-15)
        }
        #expect(
            TransformForm(of: values + [.transform(.identity)]) == .functions([.matrix3d]))
        #expect(MotionValue.transform(.identity).converted(to: .transform(form)) == nil)
        #expect(TransformForm(of: [.transform([TransformFunction]())]) == .decomposed2D)
    }
}
