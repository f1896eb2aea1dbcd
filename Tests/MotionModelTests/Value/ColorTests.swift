import MotionModel
import TestSupport
import Testing

@Suite("A colour")
struct ColorTests {
    /// 8-bit sRGB and OKLab, computed with 40 digits from the formulas of CSS Color 4, section 17 (mpmath).
    static let reference: [(UInt8, UInt8, UInt8, Double, Double, Double)] = [
        (255, 0, 0, 0.6279553639214313, 0.22486306842627407, 0.12584627733058493),
        (0, 255, 0, 0.8664396175234368, -0.23388758093655782, 0.17949844516093758),
        (0, 0, 255, 0.45201371817442365, -0.03245697517079761, -0.31152816567757774),
        (255, 255, 255, 1.0000000000000002, 0, 0),
        (128, 128, 128, 0.5998708056221468, 0, 0),
        (1, 1, 1, 0.06720461569746486, 0, 0),
        (10, 11, 12, 0.14885135745757144, -0.001020503387406674, -0.002535929353146952),
        (102, 51, 153, 0.4402717960022945, 0.08817676118584546, -0.13386435748307343),
        (120, 155, 52, 0.6421692480471489, -0.08018558524701684, 0.10998109002780224),
        (202, 245, 79, 0.9099037065513784, -0.10451047828857155, 0.16165079299739343),
        (46, 34, 10, 0.2603598856132216, 0.00551958085534659, 0.04116725044331595),
        (205, 148, 30, 0.7040681987584728, 0.025609593679458437, 0.13611959336477708),
        (113, 184, 141, 0.723708129707633, -0.08780867073300286, 0.03826841696925411),
        (88, 54, 134, 0.41464024532255944, 0.06566679585237295, -0.11175192267891369),
        (109, 13, 133, 0.398683245479551, 0.13577483325631662, -0.12315301236457266),
        (139, 99, 84, 0.5372786213191224, 0.04285644340193979, 0.03782216259200323),
        (158, 148, 190, 0.6898439875530139, 0.02676983992376078, -0.05574335549048893),
        (44, 172, 198, 0.6888447253630031, -0.09131615987611079, -0.06410581795032573),
        (127, 91, 126, 0.5212875672708032, 0.058429830513662566, -0.03731834481477034),
        (242, 143, 45, 0.740183372641474, 0.0800173638709057, 0.13670283341305703),
        (153, 3, 149, 0.4775396596550189, 0.18685900730397448, -0.10899908010214125),
        (159, 99, 211, 0.613296564433503, 0.10233459528205074, -0.13684104651185283),
        (216, 147, 220, 0.7557347703851061, 0.10336168217803834, -0.07277438003920877),
        (231, 82, 119, 0.6482232738859657, 0.18304826997175552, 0.028598212951137687),
    ]

    /// A few colours in and far outside sRGB, and random ones.
    static let samples: [(red: Double, green: Double, blue: Double)] = {
        var generator = SplitMix64(seed: 3)
        let random = (0..<2000).map { _ in
            (
                red: Double.random(in: -0.5...1.5, using: &generator),
                green: Double.random(in: -0.5...1.5, using: &generator),
                blue: Double.random(in: -0.5...1.5, using: &generator)
            )
        }
        return [(0, 0, 0), (1, 1, 1), (0.04, 0.0404501, 0.0404499), (0.5, 0.5, 0.5)] + random
    }()

    private func near(_ left: Double, _ right: Double, _ tolerance: Double = 1e-12) -> Bool {
        abs(left - right) <= tolerance
    }

    @Test("of sRGB has the OKLab coordinates that CSS computes")
    func oklab() {
        for (red, green, blue, lightness, a, b) in Self.reference {
            let color = Color(redByte: red, greenByte: green, blueByte: blue)
            #expect(near(color.lightness, lightness, 2e-15))
            #expect(near(color.a, a, 2e-15))
            #expect(near(color.b, b, 2e-15))
        }
        let wide = Color(red: -0.25, green: 0.5, blue: 1.25)
        #expect(near(wide.lightness, 0.6538310906232664, 2e-15))
        #expect(near(wide.a, -0.0686582325420196, 2e-15))
        #expect(near(wide.b, -0.2895616474595527, 2e-15))
        let bright = Color(red: 1.5, green: -0.5, blue: -0.02)
        #expect(near(bright.lightness, 0.7839776632617788, 2e-15))
        #expect(near(bright.a, 0.4003892403471616, 2e-15))
        #expect(near(bright.b, 0.15653223863479984, 2e-15))
    }

    @Test("comes back from every space it is converted to")
    func inverses() {
        for sample in Self.samples {
            let color = Color(red: sample.red, green: sample.green, blue: sample.blue, alpha: 0.5)
            let srgb = color.srgb
            #expect(
                near(srgb.red, sample.red) && near(srgb.green, sample.green) && near(srgb.blue, sample.blue))
            let linear = color.linearSRGB
            let lch = color.oklch
            let hsl = color.hsl
            #expect((0..<360).contains(lch.hue) && (0..<360).contains(hsl.hue))
            for other in [
                Color(linearRed: linear.red, green: linear.green, blue: linear.blue, alpha: 0.5),
                Color(lightness: lch.lightness, chroma: lch.chroma, hue: lch.hue, alpha: 0.5),
            ] {
                #expect(near(other.lightness, color.lightness) && near(other.alpha, 0.5))
                #expect(near(other.a, color.a) && near(other.b, color.b))
            }
            let again = Color(
                hue: hsl.hue, saturation: hsl.saturation, hslLightness: hsl.lightness, alpha: 0.5
            ).srgb
            // The saturation is a quotient by the distance of the lightness from 0 or 1, and loses what that has lost.
            guard min(abs(hsl.lightness), abs(1 - hsl.lightness)) > 1e-2 else { continue }
            #expect(
                near(again.red, sample.red) && near(again.green, sample.green)
                    && near(again.blue, sample.blue))
        }
    }

    @Test("comes back nearly where the branches of the transfer function overlap")
    func overlap() {
        for component in [0.04045, 0.0404499999, 0.04044995, 0.0404500001] {
            let srgb = Color(red: component, green: -component, blue: component).srgb
            #expect(near(srgb.red, component, 1e-7) && near(srgb.green, -component, 1e-7))
        }
    }

    @Test("mixes red and blue in OKLab as CSS does")
    func mixing() {
        let red = MotionValue.color(Color(red: 1, green: 0, blue: 0))
        let blue = MotionValue.color(Color(red: 0, green: 0, blue: 1))
        let middle = red.interpolated(to: blue, progress: 0.5).color?.srgb ?? (red: 0, green: 0, blue: 0)
        // Computed in numpy from the same formulas.
        #expect(near(middle.red, 0.5504410676498463))
        #expect(near(middle.green, 0.3256206764340431))
        #expect(near(middle.blue, 0.6365006971740174))
    }

    @Test("keeps its own tint while it fades to transparent")
    func premultipliedMixing() {
        let red = Color(red: 1, green: 0, blue: 0)
        let faded =
            MotionValue.color(red).interpolated(to: .color(.transparent), progress: 0.75).color ?? .black
        #expect(near(faded.alpha, 0.25))
        #expect(near(faded.lightness, red.lightness) && near(faded.a, red.a) && near(faded.b, red.b))
    }

    @Test("is stored so that its stored form comes back from it to the last bit")
    func storedForm() {
        var generator = SplitMix64(seed: 4)
        for _ in 0..<20_000 {
            let color = Color(
                lightness: Double.random(in: 0...1, using: &generator),
                a: Double.random(in: -0.4...0.4, using: &generator),
                b: Double.random(in: -0.4...0.4, using: &generator),
                alpha: Double.random(in: 0...1, using: &generator))
            let stored = color.premultiplied
            #expect(Color(premultiplied: stored).premultiplied == stored)
        }
        // Products that round to a power of two, whose quotients are the next factor.
        let edge = Color(
            lightness: 0.279855849703965, a: -0.279855849703965, b: 0,
            alpha: 0.8933170425576351)
        #expect(edge.premultiplied[0] == 0.25)
        #expect(Color(premultiplied: edge.premultiplied) == edge)
        let transparent = Color(red: 0, green: 1, blue: 0, alpha: 0).premultiplied
        #expect(transparent.allSatisfy { $0 == 0 && $0.sign == .plus })
    }

    @Test("of 8 bits a component is printed in hexadecimal, and reads back as itself")
    func hexRoundTrip() throws {
        var generator = SplitMix64(seed: 5)
        let greys = (0...255).map { UInt32($0) &* 0x0101_0100 | 0xFF }
        let random = (0..<TestBuild.count(100_000)).map { _ in
            UInt32.random(in: .min ... .max, using: &generator)
        }
        var failures = 0
        for rgba in greys + random where rgba & 0xFF != 0 {
            let color = Color(
                redByte: UInt8(rgba >> 24), greenByte: UInt8(rgba >> 16 & 0xFF),
                blueByte: UInt8(rgba >> 8 & 0xFF), alphaByte: UInt8(rgba & 0xFF))
            let digits = String(rgba, radix: 16)
            let padded = "#" + String(repeating: "0", count: 8 - digits.count) + digits
            let text = rgba & 0xFF == 0xFF ? String(padded.dropLast(2)) : padded
            // From what a store holds, too, which has lost the straight components.
            let stored = Color(premultiplied: color.premultiplied)
            let read = try Color(css: text)
            if color.hexText != text || stored.hexText != text || read != color {
                failures += 1
            }
        }
        #expect(failures == 0)
        #expect(Color.transparent.hexText == "#00000000")
        #expect(try Color(css: "#ff000000").hexText == "#ff000000")
    }

    @Test("of any other value is printed in OKLab, and reads back to the same bits")
    func oklabRoundTrip() throws {
        var generator = SplitMix64(seed: 6)
        for _ in 0..<20_000 {
            let color = Color(
                lightness: Double.random(in: -0.1...1.1, using: &generator),
                a: Double.random(in: -0.4...0.4, using: &generator),
                b: Double.random(in: -1e-9...1e-9, using: &generator),
                alpha: Bool.random(using: &generator) ? 1 : Double.random(in: -0.1...1.1, using: &generator))
            #expect(color.hexText == nil)
            let read = try Color(css: color.text)
            #expect(read == color)
            #expect(read.premultiplied == color.premultiplied)
        }
        #expect(Color(lightness: 0.5, a: -0.25, b: 1e-7).text == "oklab(0.5 -0.25 1e-7)")
        #expect(Color(lightness: 1.5, a: 0, b: 0, alpha: 0.5).text == "oklab(1.5 0 0 / 0.5)")
    }

    @Test("has a hue of 0 where it has none, and never one of 360")
    func hues() {
        #expect(Color(lightness: 0.5, a: 0, b: 0).oklch.hue == 0)
        #expect(Color(lightness: 0.5, a: 0.1, b: -1e-300).oklch.hue == 0)
        #expect(Color.black.hsl == (0, 0, 0))
    }

    @Test("has the same hue after any number of turns")
    func turns() {
        let color = Color(hue: 123.25, saturation: 0.5, hslLightness: 0.5)
        for turns in [-1e9, -3, 1, 2, 1e9] {
            #expect(Color(hue: 123.25 + 360 * turns, saturation: 0.5, hslLightness: 0.5) == color)
        }
        // Python: 10 ** 17 % 360, int(1e200) % 360, -(10 ** 17) % 360.
        for (hue, rest) in [(1e17, 280.0), (1e200, 128), (-1e17, 80)] {
            #expect(
                Color(hue: hue, saturation: 0.5, hslLightness: 0.5)
                    == Color(hue: rest, saturation: 0.5, hslLightness: 0.5))
        }
    }
}
