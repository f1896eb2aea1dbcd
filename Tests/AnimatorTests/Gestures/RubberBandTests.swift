import Animator
import MotionModel
import TestSupport
import Testing

@Suite struct RubberBandTests {
    @Test func `nothing pulled is nothing moved, and the slope there is the coefficient`() {
        for (limit, coefficient) in [(100.0, 0.55), (1, 0.2), (812, 1), (3e8, 0.55)] {
            #expect(rubberBand(0, limit: limit, coefficient: coefficient) == 0)
            // Second order: f(h)/h = c/(1 + ch/l).
            let step = limit * 1e-9
            let slope = rubberBand(step, limit: limit, coefficient: coefficient) / step
            #expect((slope - coefficient).magnitude < coefficient * 2e-9)
        }
    }

    @Test func `it rises towards the limit, never falls and never passes it, to the last bit`() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<20_000 {
            let limit = Double.random(in: 0.1...2000, using: &random)
            let coefficient = Double.random(in: 0.01...2, using: &random)
            let offset = limit * Double.random(in: 0...20, using: &random)
            let here = rubberBand(offset, limit: limit, coefficient: coefficient)
            let next = rubberBand(offset.nextUp, limit: limit, coefficient: coefficient)
            #expect(next >= here && next <= limit)
            #expect(rubberBand(offset + limit * 1e-9, limit: limit, coefficient: coefficient) > here)
        }
        #expect(rubberBand(.infinity, limit: 100) == 100)
        #expect(rubberBand(1e300, limit: 100) == 100)
        #expect(rubberBand(1e7, limit: 100) > 99.99)
        #expect(rubberBand(-.infinity, limit: 100) == -100)
    }

    @Test func `it is odd, bit for bit`() {
        var random = SplitMix64(seed: 6)
        for _ in 0..<1000 {
            let offset = Double.random(in: 0...1e4, using: &random)
            #expect(rubberBand(-offset, limit: 320) == -rubberBand(offset, limit: 320))
        }
    }

    /// Exact rational arithmetic (Python's fractions): l·c·x ∕ (l + c·x).
    @Test(
        "34. a rubber band has the values of its formula",
        arguments: [
            (1.0, 100.0, 0.55, 0.5469915464942814), (50, 100, 0.55, 21.568627450980394),
            (300, 568, 0.55, 127.85811732605731), (1e6, 844, 0.55, 842.7068280674746),
            (1e-3, 50, 0.2, 0.0001999992000032), (320, 320, 1, 160),
        ])
    func valuesOfFormula(
        offset: Double, limit: Double, coefficient: Double, expected: Double
    ) {
        let value = rubberBand(offset, limit: limit, coefficient: coefficient)
        #expect((value - expected).magnitude <= 4 * expected.ulp)
    }

    @Test func `without a limit it is a share, and with a limit of 0 nothing moves`() {
        #expect(rubberBand(10, limit: .infinity) == 5.5)
        #expect(rubberBand(10, limit: 0) == 0)
        #expect(rubberBand(10, limit: 10, coefficient: 0) == 0)
        #expect(rubberBand(.nan, limit: 10).isNaN)
    }

    @Test func `a limit that is as good as none is none`() {
        for (pull, limit) in [(0.5, Double.greatestFiniteMagnitude), (1e-9, 1e300), (1e-307, 100)] {
            #expect(rubberBand(pull, limit: limit) == pull * RubberBand.scrollCoefficient)
        }
    }

    @Test func `a band is the identity inside its bounds, and the same on both sides of them`() throws {
        let band = try RubberBand(bounds: 10...30, limit: 100)
        for place in [10, 10.5, 20, 30] as [Double] {
            #expect(band.place(of: place) == place && band.finger(at: place) == place)
        }
        for pull in [0.1, 5, 99, 1e5] {
            let beyond = band.place(of: 30 + pull) - 30
            #expect((10 - band.place(of: 10 - pull) - beyond).magnitude < 1e-12)
            #expect(beyond > 0 && beyond < min(pull, 100))
        }
    }

    @Test func `content smaller than its bounds moves freely, unlike where the far edge is looked at first`()
        throws
    {
        // In Motion's rubberband a content of 50 in bounds of 100 has a free range of 0 to −50.
        let band = try RubberBand(bounds: 0...0, limit: 100)
        #expect(band.place(of: 0) == 0)
        #expect(band.place(of: 1) == rubberBand(1, limit: 100))
        #expect(band.place(of: -1) == -rubberBand(1, limit: 100))
    }

    @Test func `the finger is found from the place, and the place from the finger`() throws {
        var random = SplitMix64(seed: 7)
        for _ in 0..<5000 {
            let lower = Double.random(in: -500...500, using: &random)
            let limit = Double.random(in: 1...1000, using: &random)
            let band = try RubberBand(
                bounds: lower...(lower + Double.random(in: 0...500, using: &random)), limit: limit,
                coefficient: Double.random(in: 0.1...1, using: &random))
            let share = Double.random(in: 0...0.9, using: &random)
            for place in [band.bounds.upperBound + share * limit, band.bounds.lowerBound - share * limit] {
                let finger = band.finger(at: place)
                #expect((band.place(of: finger) - place).magnitude <= 1e-12 * (limit + place.magnitude))
            }
        }
        let band = try RubberBand(bounds: 0...1, limit: 10)
        #expect(band.finger(at: 11) == .infinity && band.finger(at: -10) == -.infinity)
        #expect(band.finger(at: 12) == .infinity)
        #expect(try RubberBand(bounds: 0...1, limit: .infinity, coefficient: 0.5).finger(at: 3) == 5)
    }

    @Test func `a band that can't be is refused`() {
        for limit in [0, -1, .nan] as [Double] {
            #expect(throws: AnimatorError.self) { try RubberBand(bounds: 0...1, limit: limit) }
        }
        for coefficient in [0, -1, .nan, .infinity] as [Double] {
            #expect(throws: AnimatorError.self) {
                try RubberBand(bounds: 0...1, limit: 1, coefficient: coefficient)
            }
        }
    }
}
