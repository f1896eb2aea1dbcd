import MotionModel
import Testing

@Suite("A colour's text")
struct ColorParsingTests {
    @Test(
        "may be written in many ways that mean the same",
        arguments: [
            ("#f80", "#ff8800"), ("#F80F", "#ff8800"), ("#f808", "#ff880088"), ("  #ff8800\n", "#ff8800"),
            ("rgb(255, 136, 0)", "#ff8800"), ("rgb(255,136,0)", "#ff8800"), ("RGBA(255 136 0)", "#ff8800"),
            ("rgb( 255 136 0 / 1 )", "#ff8800"), ("rgb(100%, 20%, 0%)", "#ff3300"),
            ("rgb(100% 51 none)", "#ff3300"), ("rgba(255, 0, 0, 0.2)", "#ff000033"),
            ("rgb(255 0 0 / 20%)", "#ff000033"), ("rgb(255 0 0/20%)", "#ff000033"),
            ("rgb(300 -5 0)", "#ff0000"),
            ("rgb(255 0 0 / 2)", "#ff0000"), ("rgb(255 0 0 / none)", "#ff000000"),
            ("rgb(+255 .0e1 2.55e2)", "#ff00ff"), ("hsl(0, 100%, 50%)", "#ff0000"),
            ("hsl(120deg 100% 20%)", "#006600"), ("hsl(0.5turn 100 50 / 1)", "#00ffff"),
            ("hsla(-120, 100%, 50%, 100%)", "#0000ff"), ("hsl(400grad 200% 50%)", "#ff0000"),
            ("hsl(none none 100%)", "#ffffff"), ("White", "#ffffff"), ("transparent", "#00000000"),
            ("rebeccapurple", "#663399"), ("black", "#000000"),
        ])
    func notations(_ text: String, _ hex: String) throws {
        // Notations whose arithmetic rounds otherwise than division by 255 agree to within rounding.
        let color = try Color(css: text)
        let expected = try Color(css: hex)
        #expect(MotionValue.color(color).distance(to: .color(expected)) < 1e-15)
        #expect(color.alpha == expected.alpha)
    }

    @Test("in HSL is the sRGB colour of the hexcone formula")
    func hsl() throws {
        // Python's colorsys.hls_to_rgb.
        for (text, red, green, blue) in [
            ("hsl(210 65% 20%)", 0.07, 0.2, 0.33), ("hsl(300 50% 75%)", 0.875, 0.625, 0.875),
            ("hsl(59.5 10% 90%)", 0.91, 0.9098333333333334, 0.89),
            ("hsl(6.283185307179586rad 100% 50%)", 1, 0, 0),
        ] {
            let srgb = try Color(css: text).srgb
            #expect(
                abs(srgb.red - red) < 1e-12 && abs(srgb.green - green) < 1e-12
                    && abs(srgb.blue - blue) < 1e-12)
        }
    }

    @Test("in OKLab and OKLCH keeps its numbers; percentages of a, b and chroma are of 0.4")
    func oklab() throws {
        #expect(try Color(css: "oklab(0.5 0.1 -0.2)") == Color(lightness: 0.5, a: 0.1, b: -0.2))
        #expect(
            try Color(css: "oklab(50% 25% -50% / 50%)") == Color(lightness: 0.5, a: 0.1, b: -0.2, alpha: 0.5))
        #expect(try Color(css: "oklab(1.25 none 0 / 1.5)") == Color(lightness: 1.25, a: 0, b: 0, alpha: 1.5))
        let lch = try Color(css: "oklch(70% 37.5% 200deg)")
        // Computed with mpmath.
        #expect(lch.lightness == 0.7)
        #expect(abs(lch.a - -0.14095389311788625) < 1e-15)
        #expect(abs(lch.b - -0.05130302149885031) < 1e-15)
        #expect(try Color(css: "oklch(0.5 -0.1 20)") == Color(lightness: 0.5, a: 0, b: 0))
    }

    @Test(
        "by color() is what Chromium shows of it in OKLab, with its rounded matrices",
        arguments: [
            ("color(display-p3 1 0 0)", [0.648574, 0.262041, 0.145002, 1]),
            ("color(display-p3 0 1 0)", [0.848829, -0.30424, 0.207967, 1]),
            ("COLOR( display-p3 0.2 0.5 0.9 / 0.5 )", [0.604042, -0.0583525, -0.179703, 0.5]),
            ("color(display-p3 100% 50% 0%)", [0.742513, 0.13785, 0.171205, 1]),
            ("color(srgb 1 0.5 none)", [0.731149, 0.112617, 0.148208, 1]),
            ("color(srgb-linear 0.5 0.2 0.1)", [0.64333, 0.0615895, 0.070484, 1]),
        ])
    func anySpace(_ text: String, _ numbers: [Double]) throws {
        let color = try Color(css: text)
        for (number, right) in zip([color.lightness, color.a, color.b, color.alpha], numbers) {
            #expect(abs(number - right) <= 5e-5, "\(text)")
        }
    }

    @Test(
        "is finite whatever its hue",
        arguments: ["0.41e308turn", "-1e306turn", "1e307rad", "1.7e308grad", "1.7e308"])
    func hugeHues(_ hue: String) throws {
        for text in ["oklch(0.5 0.1 \(hue))", "hsl(\(hue) 50% 50%)"] {
            let color = try Color(css: text)
            #expect(color.lightness.isFinite && color.a.isFinite && color.b.isFinite)
        }
    }

    @Test(
        "is refused with the smallest wrong part",
        arguments: [
            ("", ColorError.Problem.empty, 0, 0), ("  ", .empty, 2, 0), ("grean", .unknownName, 0, 5),
            (" not a colour", .unknownName, 1, 3), ("größe", .unknownName, 0, 7), ("12", .unknownName, 0, 2),
            ("#", .hexCount, 0, 1), ("#12345", .hexCount, 0, 6), ("#1234567890", .hexCount, 0, 11),
            ("#12x", .hexDigit, 3, 1), ("#1é2", .hexDigit, 2, 2), ("cmyk(1 2 3)", .unknownFunction, 0, 4),
            ("(1 2 3)", .unknownFunction, 0, 0), ("rgb(1 x 3)", .expectedNumber, 6, 1),
            ("rgb(1 2)", .expectedNumber, 7, 0), ("rgb(1,2)", .expectedNumber, 7, 0),
            ("rgb()", .expectedNumber, 4, 0),
            ("rgb(1 2 3 /)", .expectedNumber, 11, 0), ("rgb(1, , 3)", .expectedNumber, 7, 0),
            ("rgb(1, none, 3)", .expectedNumber, 7, 4), ("rgb(1, 2%, 3)", .mixedUnits, 7, 2),
            ("rgb(1deg 2 3)", .unit, 5, 3), ("hsl(1%, 2%, 3%)", .unit, 5, 1), ("hsl(1, 2, 3%)", .unit, 7, 1),
            ("hsl(1px 2% 3%)", .unit, 5, 2), ("rgb(1, 2 3)", .comma, 9, 0), ("rgb(1 2, 3)", .comma, 7, 1),
            ("rgb(1, 2, 3 / 4)", .comma, 12, 1), ("oklab(1, 2, 3)", .comma, 7, 1),
            ("rgb(1 2 3 4)", .tooManyComponents, 10, 1), ("rgb(1, 2, 3, 4, 5)", .tooManyComponents, 14, 1),
            ("rgb(1 2 3", .unclosed, 9, 0), ("rgb(1", .expectedNumber, 5, 0), ("#fff;", .hexDigit, 4, 1),
            ("rgb(1 2 3) x ", .trailing, 11, 1), ("red, ", .trailing, 3, 1), ("red blue", .trailing, 4, 4),
            ("rgb(1e999 0 0)", .expectedNumber, 4, 5), ("color(rec2020 1 0 0)", .unknownSpace, 6, 7),
            ("color(1 0 0)", .unknownSpace, 6, 1), ("color(display-p3 1 0)", .expectedNumber, 20, 0),
        ])
    func errors(_ text: String, _ problem: ColorError.Problem, _ offset: Int, _ length: Int) {
        #expect(throws: ColorError(problem: problem, offset: offset, length: length)) { try Color(css: text) }
    }

    @Test("cut off anywhere, or with any byte changed, is read or refused in place")
    func mutations() {
        for text in [
            "rgb(12.5% 34 none / .5)", "hsla(0.5turn, 10%, 20%, 1e-1)", "oklab(.5 -1e-3 2E+2)", "#12ab",
        ] {
            let bytes = Array(text.utf8)
            for index in bytes.indices {
                expectPlace(String(decoding: bytes[..<index], as: UTF8.self))
                for byte in UInt8.min ... .max {
                    var changed = bytes
                    changed[index] = byte
                    expectPlace(String(decoding: changed, as: UTF8.self))
                }
            }
        }
    }

    private func expectPlace(_ text: String) {
        do throws(ColorError) {
            _ = try Color(css: text)
        } catch {
            #expect(error.offset >= 0 && error.length >= 0 && error.offset + error.length <= text.utf8.count)
        }
    }

    @Test("has a message without capitals and full stop for each problem")
    func messages() {
        for problem in ColorError.Problem.allCases {
            #expect(problem.message.first?.isLowercase == true && !problem.message.hasSuffix("."))
        }
    }

    @Test("may be each of the 149 names, which stand in alphabetical order")
    func names() {
        let names = NamedColor.all.map { $0.name }
        #expect(names.count == 149)
        #expect(names == names.sorted())
        for row in NamedColor.all { #expect(NamedColor.row(for: row.name) == row) }
        for name in ["", "Red", "zzz", "re", "redd"] { #expect(NamedColor.row(for: name) == nil) }
    }

    @Test("has CSS's colour for names that X11 has otherwise or not at all, and for pairs of spellings")
    func nameValues() {
        for (name, rgba) in [
            ("aqua", 0x00FF_FFFF), ("crimson", 0xDC14_3CFF), ("fuchsia", 0xFF00_FFFF), ("gray", 0x8080_80FF),
            ("green", 0x0080_00FF), ("indigo", 0x4B00_82FF), ("lime", 0x00FF_00FF), ("maroon", 0x8000_00FF),
            ("olive", 0x8080_00FF), ("purple", 0x8000_80FF), ("rebeccapurple", 0x6633_99FF),
            ("silver", 0xC0C0_C0FF), ("teal", 0x0080_80FF), ("transparent", 0),
        ] as [(String, UInt32)] {
            #expect(NamedColor.row(for: name)?.rgba == rgba)
        }
        for row in NamedColor.all where row.name.contains("grey") {
            let other = row.name.replacing("grey", with: "gray")
            #expect(NamedColor.row(for: other)?.rgba == row.rgba)
        }
    }
}
