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

    @Test(
        "colours mix in Display P3 as in Chromium, which rounds its matrices",
        arguments: [
            ("#ff0000", "#0000ff", 0.3, [0.500491, 0.199962, -0.00793427, 1]),
            ("#ff0000", "#0000ff", 0.75, [0.410259, 0.0405243, -0.24134, 1]),
            ("color(display-p3 1 0 0)", "color(display-p3 0 1 0)", 0.3, [0.552954, 0.124166, 0.126839, 1]),
            ("#ff000080", "#00ff00", 0.3, [0.670897, 0.0132326, 0.130632, 0.651373]),
            (
                "color(display-p3 0.2 0.5 0.9 / 0.5)", "#fff", 0.75,
                [0.941082, -0.00829056, -0.0245648, 0.875]
            ),
        ])
    func displayP3(_ from: String, _ to: String, _ progress: Double, _ numbers: [Double]) throws {
        let type = ValueType.colorIn(.displayP3)
        let start = try #require(try color(from).converted(to: type))
        let end = try #require(try color(to).converted(to: type))
        let mixed = try #require(start.interpolated(to: end, progress: progress).color)
        for (number, right) in zip([mixed.lightness, mixed.a, mixed.b, mixed.alpha], numbers) {
            #expect(abs(number - right) <= 1e-4)
        }
    }

    @Test(
        "missing components, powerless hues and transparent ends mix as in Chromium",
        arguments: [
            ("oklch", "oklch(0.7 0.1 30 / 0)", "oklch(0.5 0.2 200)", [0.5, 0.0312869, 0.197538, 0.3]),
            ("oklch", "oklch(none 0.1 30)", "oklch(0.5 0.2 100)", [0.5, 0.0818117, 0.101029, 1]),
            ("oklch", "oklch(0.7 none 30)", "oklch(0.5 0.2 100)", [0.64, 0.125864, 0.155429, 1]),
            ("oklch", "oklch(0.7 0.1 none)", "oklch(0.5 0.2 100)", [0.64, -0.0225743, 0.128025, 1]),
            (
                "oklch", "oklch(0.7 0.1 20 / none)", "oklch(0.5 0.2 100 / 0.4)",
                [0.64, 0.0935142, 0.0903056, 0.4]
            ),
            ("oklch", "oklch(0.7 0 30)", "oklch(0.5 0.2 100)", [0.64, 0.0377592, 0.0466288, 1]),
            ("oklch", "transparent", "oklch(0.5 0.2 100)", [0.5, -0.0347296, 0.196962, 0.3]),
            ("oklch", "#ff000000", "#00f", [0.451981, 0.309914, -0.045322, 0.3]),
            ("oklch", "hsl(none 50% 50%)", "oklch(0.5 0.2 100)", [0.536641, -0.0303162, 0.171932, 1]),
            ("oklch", "hsl(30 none 50%)", "oklch(0.5 0.2 100)", [0.568724, -0.0347296, 0.196962, 1]),
            ("oklch", "oklab(none 0.1 0.1)", "oklch(0.5 0.2 100)", [0.5, 0.0758659, 0.139728, 1]),
            ("oklch", "oklab(0.5 none 0.1)", "oklch(0.5 0.2 100)", [0.5, -0.00680367, 0.129822, 1]),
            ("oklab", "oklch(none 0.1 30)", "oklab(0.5 0.1 -0.1)", [0.5, 0.0906218, 0.005, 1]),
            ("oklab", "oklch(0.6 none 30)", "oklab(0.5 0.1 -0.1)", [0.57, 0.03, -0.03, 1]),
            ("oklab", "oklch(0.6 none none)", "oklab(0.5 0.1 -0.1)", [0.57, 0.1, -0.1, 1]),
            ("oklab", "oklch(0.6 0.1 none / none)", "oklab(0.5 0.1 -0.1 / 0.5)", [0.57, 0.1, -0.03, 0.5]),
            (
                "srgb", "color(display-p3 none 0.5 0.5)", "color(srgb 0.9 0.2 0.1)",
                [0.672122, 0.139299, 0.068143, 1]
            ),
            ("srgb", "rgb(none 50 50)", "rgb(200 100 30)", [0.565689, 0.14905, 0.091628, 1]),
            (
                "linear-srgb", "color(srgb 0.5 none 0.5 / 0.5)", "color(srgb 0.9 0.2 0.1)",
                [0.534205, 0.171412, 0.01245, 0.65]
            ),
            (
                "display-p3", "rgb(none 50 50 / 0)", "rgb(200 100 30 / 0.7)",
                [0.612254, 0.0954445, 0.114055, 0.21]
            ),
            ("hsl", "hsl(none 50% 50%)", "hsl(100 80% 40%)", [0.718241, -0.143993, 0.132308, 1]),
            ("hsl", "hsl(30 none 50%)", "hsl(100 80% 40%)", [0.793128, -0.0210573, 0.158182, 1]),
            ("hsl", "hsl(30 50% none)", "hsl(100 80% 40%)", [0.651478, -0.018466, 0.118396, 1]),
            ("hsl", "hsl(30 0% 50%)", "hsl(100 80% 40%)", [0.635624, -0.0111315, 0.0671576, 1]),
            ("hsl", "hsl(30deg 50% 50% / 0)", "hsl(100 80% 40%)", [0.703688, -0.0188647, 0.139875, 0.3]),
            ("hsl", "color(srgb 0.5 0.5 0.5)", "hsl(100 80% 40%)", [0.625297, -0.0665061, 0.0649057, 1]),
        ])
    func missing(_ name: String, _ from: String, _ to: String, _ numbers: [Double]) throws {
        let space = try #require(ColorSpace(name: name))
        let start = try MotionValue(cssColor: from, in: space)
        let end = try MotionValue(cssColor: to, in: space)
        let back = end.interpolated(to: start, progress: 0.7)
        for mixture in [start.interpolated(to: end, progress: 0.3), back] {
            let color = try #require(mixture.color)
            for (number, right) in zip([color.lightness, color.a, color.b, color.alpha], numbers) {
                #expect(abs(number - right) <= 1e-4)
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

    /// CSS Color 4, sections 12.2 and 12.4: what is written in the space of the mixture counts, and hues are of one turn.
    @Test(
        "a hue that is written in the space counts, also of a grey, and however many turns it has",
        arguments: [
            ("oklch", "oklch(0.7 0 0)", "oklch(0.7 0.2 120)", 60.0),
            ("oklch", "oklch(0.7 0 1000)", "oklch(0.7 0.2 120)", 200),
            ("oklch", "oklch(0.7 0.1 400 / 0)", "oklch(0.7 0.2 1000)", 340),
            ("oklch", "oklch(0.7 0 -30)", "oklch(0.7 0.2 20)", 355),
            ("hsl", "hsl(0 0% 50%)", "hsl(120 100% 50%)", 60),
            ("hsl", "hsl(40 100% 100%)", "hsl(120 100% 50%)", 80),
            ("hsl", "hsl(40 100% 0%)", "hsl(120 100% 50%)", 80),
            ("oklch", "hsl(0 0% 50%)", "oklch(0.7 0.2 120)", 120),
            ("hsl", "oklch(0.7 0 0)", "hsl(120 100% 50%)", 120),
            ("hsl", "rgb(9 9 9)", "hsl(120 100% 50%)", 120),
            ("oklch", "gray", "oklch(0.7 0.2 120)", 120),
        ])
    func writtenHue(_ name: String, _ from: String, _ to: String, _ degrees: Double) throws {
        let space = try #require(ColorSpace(name: name))
        let place = space == .oklch ? 2 : 0
        let (one, other) = (try MotionValue(cssColor: from), try MotionValue(cssColor: to))
        #expect(one.canonical == .color(try Color(css: from)))
        let start = try #require(one.converted(to: .colorIn(space)))
        let end = try #require(other.converted(to: .colorIn(space)))
        for mixed in [start.interpolated(to: end, progress: 0.5), end.interpolated(to: start, progress: 0.5)]
        {
            let hue = mixed.components[place]
            #expect(abs(hue - degrees - 360 * ((hue - degrees) / 360).rounded()) <= 1e-9, "\(hue)")
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
