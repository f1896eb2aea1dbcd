import MotionModel
import TestSupport
import Testing

@Suite("Forms of values")
struct FormTests {
    private func color(_ css: String) throws -> MotionValue { .color(try Color(css: css)) }

    @Test("colours mix in every space as CSS Color mixes them")
    func colors() throws {
        for row in ColorMixtures.all {
            let space = try #require(ColorSpace(name: row.space))
            let type = space == .oklab ? ValueType.color : .colorIn(space)
            let start = try #require(try color(row.from).converted(to: type))
            let end = try #require(try color(row.to).converted(to: type))
            let mixed = start.interpolated(to: end, progress: row.at).canonical
            #expect(mixed.type == .color)
            for (number, expected) in zip(mixed.components, row.is) {
                #expect(abs(number - expected) <= 1e-14, "\(row)")
            }
        }
    }

    @Test("premultiplied alpha gives the midpoint that CSS Color 4, section 12.3, works out")
    func premultiplied() throws {
        let start = try #require(try color("rgb(24% 12% 98% / 0.4)").converted(to: .colorIn(.srgb)))
        let end = try #require(try color("rgb(62% 26% 64% / 0.6)").converted(to: .colorIn(.srgb)))
        let middle = try #require(start.interpolated(to: end, progress: 0.5).color)
        let (red, green, blue) = middle.srgb
        #expect(abs(red - 0.468) <= 1e-12 && abs(green - 0.204) <= 1e-12 && abs(blue - 0.776) <= 1e-12)
        #expect(middle.alpha == 0.5)
    }

    @Test(
        "a colour is itself in every space, and exact at both ends of a mixture",
        arguments: ColorSpace.allCases)
    func colorEnds(_ space: ColorSpace) throws {
        var random = SplitMix64(seed: 3)
        for _ in 0..<300 {
            let colors = (0..<2).map { _ in
                MotionValue.color(
                    Color(
                        red: random.uniform(0...1), green: random.uniform(0...1), blue: random.uniform(0...1),
                        alpha: random.next() % 4 == 0 ? 0 : random.uniform(0...1)))
            }
            let start = try #require(colors[0].converted(to: .colorIn(space)))
            let end = try #require(colors[1].converted(to: .colorIn(space)))
            #expect(start.canonical == colors[0])
            #expect(start.interpolated(to: end, progress: 0).canonical == colors[0])
            #expect(start.interpolated(to: end, progress: 1).canonical == colors[1])
            let beside = start.interpolated(to: end, progress: 1e-13).canonical
            #expect(beside.distance(to: colors[0]) <= 1e-11)
            let before = start.interpolated(to: end, progress: 1 - 1e-13).canonical
            #expect(before.distance(to: colors[1]) <= 1e-11)
        }
    }

    @Test("a hue that means nothing is the other's, and white has none")
    func powerlessHue() throws {
        for space in [ColorSpace.oklch, .hsl] {
            for grey in ["white", "black", "#777", "transparent"] {
                let start = try #require(try color(grey).converted(to: .colorIn(space)))
                let end = try #require(try color("#0aff55").converted(to: .colorIn(space)))
                let hue = space == .oklch ? 2 : 0
                let mixed = start.interpolated(to: end, progress: 0.25)
                #expect(abs(mixed.components[hue] - end.components[hue]) <= 1e-9, "\(space) \(grey)")
                let back = end.interpolated(to: start, progress: 0.25)
                #expect(abs(back.components[hue] - end.components[hue]) <= 1e-9, "\(space) \(grey)")
            }
        }
    }

    @Test("turns take the shorter or the longer way, and end where it is written")
    func turns() {
        let table: [(AngleTurn, Double, Double, Double, Double)] = [
            (.shortest, 10, 300, 370, 335), (.longest, 10, 20, 370, 195), (.longest, 10, 300, 10, 155),
            (.shortest, 300, 10, -60, -25), (.shortest, 0, 180, 0, 90), (.shortest, 180, 0, -180, -90),
            (.longest, 0, 180, 0, 90), (.longest, 45, 45, -315, -135), (.shortest, 45, 45, 45, 45),
            (.shortest, 20, 740, 740, 740), (.longest, 720, 10, 360, 185), (.shortest, -170, 170, 190, 180),
        ]
        for (turn, from, to, start, middle) in table {
            #expect(turn.start(from, towards: to) == start)
            let way = MotionValue.angle(degrees: from).converted(to: .turning(turn))
            let end = MotionValue.angle(degrees: to).converted(to: .turning(turn))
            if let way, let end {
                #expect(way.interpolated(to: end, progress: 0.5).components == [middle])
                #expect(way.interpolated(to: end, progress: 0.5).canonical.type == .angle)
            } else {
                Issue.record("an angle turns")
            }
        }
    }

    @Test("a way round is within its limits and leads there", arguments: AngleTurn.allCases)
    func ways(_ turn: AngleTurn) {
        var random = SplitMix64(seed: 9)
        for _ in 0..<2000 {
            let (from, to) = (random.uniform(-2000...2000), random.uniform(-2000...2000))
            let way = turn.way(from: from, to: to)
            #expect(turn == .shortest ? abs(way) <= 180 : abs(way) >= 180 && abs(way) <= 360)
            let turns = (from + way - to) / 360
            #expect(abs(turns - turns.rounded()) <= 1e-11)
            #expect(abs(turn.start(from, towards: to) + way - to) <= 1e-9)
            #expect(abs(from + way - turn.end(to, from: from)) <= 1e-9)
        }
    }

    @Test("a value is its canonical self in any form of its type, and in no other type's")
    func conversions() throws {
        let values: [MotionValue] = [
            .number(2), .integer(3), .angle(degrees: 700), .point(1, 2), .rect(1, 2, 3, 4),
            try color("#0af8"),
            .boolean(true), .string("a"), .transform(.identity), .transform([.rotate(degrees: 3)]),
        ]
        let types: [ValueType] = [
            .number, .angle, .turning(.longest), .color, .colorIn(.hsl), .transform(.matrix),
            .transform(.decomposed), .string(StringSet(["b", "a"])), .boolean, .point,
        ]
        for value in values {
            #expect(value.canonical.type == value.type.canonical)
            #expect(value.canonical.canonical == value.canonical)
            for type in types {
                guard let converted = value.converted(to: type) else {
                    #expect(value.type.canonical != type.canonical)
                    continue
                }
                #expect(converted.type == type)
                #expect(converted.string == value.string)
                if value.string == nil {
                    #expect(converted.canonical == value.canonical)
                    #expect(type.canonical == value.type.canonical)
                }
            }
        }
    }

    @Test("a text is one of a set, found by its index")
    func strings() throws {
        let set = StringSet(["left", "right", "left", "none"])
        #expect(set.strings == ["left", "right", "none"])
        #expect(set.union(StringSet(["up", "none"])).strings == ["left", "right", "none", "up"])
        let left = try #require(MotionValue.string("left", in: set))
        let right = try #require(MotionValue.string("none", in: set))
        #expect(right.components == [2] && right.string == "none")
        #expect(MotionValue.string("up", in: set) == nil)
        #expect(left.interpolated(to: right, progress: 0.4999) == left)
        #expect(left.interpolated(to: right, progress: 0.5) == right)
        #expect(MotionValue.string("none").converted(to: .string(set)) == right)
        #expect(MotionValue.string("up").converted(to: .string(set)) == nil)
        #expect(MotionValue(type: .string(set), components: [7])?.string == nil)
    }
}
