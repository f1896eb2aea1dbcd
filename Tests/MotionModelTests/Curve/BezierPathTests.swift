import MotionModel
import Testing

@Suite("A piecewise Bézier easing")
struct BezierPathTests {
    static let emphasized = "M0,0 C.05,0,.133333,.06,.166666,.4 C.208333,.82,.25,1,1,1"

    @Test("passes through its joints and follows each piece")
    func pieces() throws {
        let path = try BezierPath(svg: Self.emphasized)
        #expect(path.progress(at: 0) == 0)
        #expect(path.progress(at: 0.166666) == 0.4)
        #expect(path.progress(at: 1) == 1)
        for x in [0.01, 0.05, 0.1, 0.15] {
            let y = DoubleLength.easing(
                0.05 / 0.166666, 0, 0.133333 / 0.166666, 0.06 / 0.4, at: x / 0.166666)
            #expect(abs(path.progress(at: x) - 0.4 * y) <= 1e-12)
        }
        for x in [0.2, 0.3, 0.6, 0.9] {
            let (w, h) = (1 - 0.166666, 1 - 0.4)
            let y = DoubleLength.easing(
                (0.208333 - 0.166666) / w, (0.82 - 0.4) / h, (0.25 - 0.166666) / w, 1, at: (x - 0.166666) / w)
            #expect(abs(path.progress(at: x) - (0.4 + h * y)) <= 1e-12)
        }
    }

    @Test("of one piece is the Bézier itself")
    func single() throws {
        let path = try BezierPath(svg: "M0 0C.4 0 .2 1 1 1")
        let bezier = try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1)
        for index in -5...25 {
            let x = Double(index) / 20
            #expect(abs(path.progress(at: x) - bezier.progress(at: x)) <= 1e-15)
        }
    }

    @Test(
        "is the same in absolute, relative and shorthand commands",
        arguments: [
            "M0 0C.1 0 .2.3.4.5C.6.7.8 1 1 1", "m0,0c.1,0,.2,.3,.4,.5c.2,.2,.4,.5,.6,.5",
            "M0,0 C0.1,0 0.2,0.3 0.4,0.5 0.6,0.7 0.8,1 1,1", "  M 0 0 C 1e-1 0 +2e-1 3.e-1 .4 .5 S .8 1 1 1 ",
            "M0,0 c.1,0,.2,.3,.4,.5 s.4,.5,.6,.5",
        ])
    func spellings(_ text: String) throws {
        let path = try BezierPath(svg: text)
        let first = try BezierPath(svg: "M0 0C.1 0 .2.3.4.5C.6.7.8 1 1 1")
        for index in 0...20 {
            let x = Double(index) / 20
            #expect(abs(path.progress(at: x) - first.progress(at: x)) <= 1e-15)
        }
    }

    @Test("takes lines and quadratics, and a vertical line as a jump")
    func otherCommands() throws {
        let path = try BezierPath(svg: "M0,0 Q.25,0 .5,.25 V.75 H.75 L1,1")
        #expect(abs(path.progress(at: 0.25) - 0.0625) <= 1e-15)
        #expect(path.progress(at: 0.5) == 0.75)
        #expect(Curve.bezierPath(path).limit(at: 0.5, from: .below) == 0.25)
        #expect(abs(path.progress(at: 0.875) - 0.875) <= 1e-15)
        #expect(
            Curve.bezierPath(path).breakpoints == [
                Breakpoint(at: 0.5, kind: .jump), Breakpoint(at: 0.75, kind: .kink),
            ])
    }

    @Test(
        "refuses what is no easing, and says where",
        arguments: [
            ("", .missingMove(offset: 0)), ("C0 0 1 1 1 1", .missingMove(offset: 0)), ("M0,0", .empty),
            ("M0,.1 L1,1", .startsElsewhere(.init(x: 0, y: 0.1))),
            ("M0,0 L1,.9", .endsElsewhere(.init(x: 1, y: 0.9))),
            ("M0,0 L.6,.5 L.5,.6 L1,1", .goesBack(segment: 1)),
            ("M0,0 C1.4,0,-.4,1,1,1", .goesBack(segment: 0)),
            ("M0,0 L1,1 Z", .commandNotAllowed("Z", offset: 10)),
            ("M0,0 A1 1 0 0 0 1 1", .commandNotAllowed("A", offset: 5)),
            ("M0,0 L1,é", .numberExpected(offset: 8)), ("M0,0 é", .commandNotAllowed("é", offset: 5)),
            ("M0,0 C.1,0,.2", .numberExpected(offset: 13)), ("M0,0 L1e999,1", .notFinite(segment: 0)),
        ] as [(String, BezierPathError)])
    func refusals(_ text: String, _ error: BezierPathError) {
        #expect(throws: error) { try BezierPath(svg: text) }
    }
}
