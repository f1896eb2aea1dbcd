import Testing

@testable import MotionModel

/// Motions that together have everything that a baked timeline can hold.
enum EveryKind {
    /// Every kind of curve, with numbers that no other has.
    static func curves() throws -> [Curve] {
        let p = Expression.progress
        let spring = try Spring(mass: 1.5, stiffness: 170, damping: 13)
        var curves: [Curve] = [
            .linear, .instant, .bezier(try CubicBezier(x1: 0.4, y1: -0.0, x2: 0.2, y2: 1.25)),
            .bezierPath(
                try BezierPath(segments: [
                    .init(
                        control1: .init(x: 0.05, y: 0), control2: .init(x: 0.13, y: 0.06),
                        end: .init(x: 0.16, y: 0.4)),
                    .init(
                        control1: .init(x: 0.2, y: 0.8), control2: .init(x: 0.25, y: 1),
                        end: .init(x: 1, y: 1)),
                ])),
            .points(
                try LinearPoints(stops: [.init(y: 0), .init(y: 0.25, x: 0.1, endX: 0.3), .init(y: 1)])),
            .steps(try Steps(5, jump: .both)), .steps(try Steps(1_000_000_007, jump: .none)),
            .penner(try .back(.out, overshoot: 2.5)),
            .penner(try .elastic(.inOut, amplitude: 1.25, period: 0.37)),
            .spring(try SpringCurve(spring)),
            .spring(
                try SpringCurve(
                    spring, initialVelocity: -3.5, tolerance: 0.01, clamp: -0.25...(.infinity),
                    stopsAtTarget: true)),
            .exponential(try ExponentialCurve(rate: 6.5, ending: .settling)),
            .exponential(try ExponentialCurve(rate: 0, ending: .arriving)),
            .expression(
                try ExpressionCurve(
                    .conditional(
                        .binary(.less, p, .constant(0.5)), then: .call(.pow, [p, .constant(2)]),
                        else: .call(.max, [p, .constant(0.7), .call(.sin, [p])])))),
        ]
        for family in Penner.Family.allCases {
            for direction in Penner.Direction.allCases { curves.append(.penner(Penner(family, direction))) }
        }
        let inner = curves[2]
        curves += [
            .reverse(inner), .mirror(curves[9]), .interval(0.25...0.75, of: inner), .scale(-2.5, of: inner),
            .clamp(-0.5...0.875, of: .penner(Penner(.elastic, .out))), .sum([inner, .linear]),
            .product([inner, inner, .instant]), .chain([.reverse(.mirror(inner)), inner]), .sum([]),
        ]
        return curves
    }

    /// Two values of every type and form.
    static func values() throws -> [(MotionValue, MotionValue)] {
        let set = StringSet(["é", "e\u{301}x", "", "play"])
        let color = MotionValue.color(try Color(css: "#1280f0c0"))
        let other = MotionValue.color(try Color(css: "oklch(0.7 0.2 40)"))
        let route = PathRoute(
            try PathData(svg: "M0 0L10 0Q20 0 20 10C20 20 30 20 30 30A5 8 30 1 0 50 50Z m5 5 h 9"),
            edges: .wrap)
        let (one, two) = (
            try PathData(svg: "M0 0 H10 V10 Z"), try PathData(svg: "M1 1 Q5 -3 11 1 V11 Z")
        )
        let shapes = MotionValue.inOneForm([.path(one), .path(two)])
        let functions = MotionValue.transform([
            .translate(1, 2), .scale(3, 4), .rotate(degrees: 5), .skew(xDegrees: 6, yDegrees: 7),
            .skewX(degrees: 1), .skewY(degrees: 2), .translate(1, 2, 3), .scale(1, 2, 3),
            .rotateX(degrees: 1),
            .rotateY(degrees: 2), .rotate(about: 1, 2, 3, degrees: 40), .perspective(800),
            .matrix(TransformMatrix(1, 0.5, 0, 2, 3, 4)),
        ])
        var values: [(MotionValue, MotionValue)] = [
            (.number(-0.0), .number(.leastNonzeroMagnitude)), (.integer(2), .integer(7)),
            (.angle(degrees: 10), .angle(degrees: 725)), (.point(1, 2), .point(3, -4)),
            (.size(1, 2), .size(3, 4)), (.vector([1, 2, 3, 4, 5]), .vector([5, 4, 3, 2, 1])),
            (.rect(0, 0, 10, 20), .rect(1, 2, 3, 4)),
            (
                .insets(top: 1, left: 2, bottom: 3, right: 4), .insets(top: 4, left: 3, bottom: 2, right: 1)
            ), (color, other), (.boolean(false), .boolean(true)),
            (
                try #require(.string("é", in: set)), try #require(.string("play", in: set))
            ),
            (.transform(.identity), .transform([.rotate(degrees: 90)]).canonical),
            (functions, functions), (shapes[0], shapes[1]),
            (.position(on: route, atShare: 0.1), .position(on: route, atShare: 1.6)),
            (.tangent(of: route, atShare: 0), .tangent(of: route, atShare: 1)),
        ]
        for space in ColorSpace.allCases {
            values.append(
                (
                    try #require(color.converted(to: .colorIn(space))),
                    try #require(other.converted(to: .colorIn(space)))
                ))
        }
        for turn in AngleTurn.allCases {
            values.append(
                (
                    try #require(MotionValue.angle(degrees: 10).converted(to: .turning(turn))),
                    try #require(MotionValue.angle(degrees: 300).converted(to: .turning(turn)))
                ))
        }
        return values
    }

    /// Every operator and function.
    static func expressions() throws -> [Expression] {
        let reading = PropertyReading(try PropertyPath("what.isRead"), type: .number)
        let (x, y) = (Expression.parameter(slot: 0), Expression.parameter(slot: 2))
        return Expression.Operator.allCases.map { .binary($0, x, .negate(y)) }
            + Expression.Function.allCases.map { .call($0, [x, y, .constant(1e308)].suffix($0.arity ?? 3)) }
            + [
                .constant(.infinity), .conditional(x, then: .from(component: 0), else: y),
                .parameter(slot: 1), .binary(.add, x, .reading(reading)),
            ]
    }

    /// Every curve, every type, every operand, loops, mirrors, layers, markers.
    static func motion() throws -> CompiledMotion {
        var tracks: [Track] = []
        for (index, curve) in try curves().enumerated() {
            tracks.append(
                try track("curve.c\(index)", .number, [.constant(.number(1)), .constant(.number(2))], curve))
        }
        for (index, (from, to)) in try values().enumerated() {
            tracks.append(
                try track(
                    "value.v\(index)", from.type, [.constant(from), .constant(to)],
                    .bezier(.easeInOut)))
        }
        for (index, expression) in try expressions().enumerated() {
            let formula = Formula(type: .number, components: [expression])
            tracks.append(
                try track("formula.f\(index)", .number, [.current, .formula(formula, from: 0)], .linear))
        }
        tracks += try specialTracks()
        let markers = [
            Marker(time: -0.0, name: "é", payload: "{\"a\":[1,2]}"), Marker(time: 0.25, name: "e\u{301}"),
            Marker(time: 0.25, name: "tick", period: 0.5),
        ]
        let timeline = Timeline(tracks: tracks, markers: markers, duration: .infinity)
        let ending = Timeline(
            tracks: Array(tracks.prefix(3)), duration: 2.5,
            clock: IterationClock(
                start: -0.5, there: 0.25, back: 0.75, iterations: 2.5, iterationStart: 0.5,
                direction: .alternateReverse, mirrorTime: 2))
        let properties = try [
            PropertyDeclaration(path: PropertyPath("a.opacity"), initial: .number(0.5)),
            PropertyDeclaration(
                path: PropertyPath("row.0.own"), type: .point, unit: .share, isAdditive: false),
        ]
        let number = Formula(type: .number, components: [.parameter(slot: 2)])
        return CompiledMotion(
            name: "Every kind",
            parameters: [
                MotionParameter(name: "place", defaultValue: .point(3, 4)),
                MotionParameter(name: "count", defaultValue: .integer(5)),
            ], properties: properties,
            states: [
                MotionState(name: "off", operands: [.formula(number, from: nil), nil]),
                MotionState(name: "on", values: [.number(1), .point(1, 2)]),
            ],
            variants: [
                CompiledVariant(
                    name: "go", timeline: timeline, reversedTimeline: timeline.withReversedValues,
                    startState: "off", endState: "on", reducedForm: "go.reduced"),
                CompiledVariant(
                    name: "back", timeline: ending.mirrored, reversedTimeline: ending, startState: "on",
                    endState: "off"),
            ])
    }

    private static func specialTracks() throws -> [Track] {
        let keys: [Operand] = [.constant(.number(0)), .current, .mixed(0, 1, progress: 1.5)]
        let segments = [
            Segment(start: 0, end: 0.5, fromKey: 0, toKey: 2, curve: .linear, inputStart: 1, inputEnd: 0),
            Segment(start: 0.5, end: 0.5, fromKey: 2, toKey: 1, curve: .instant),
            Segment(
                start: 0.75, end: 1, fromKey: 1, toKey: 0, curve: .linear, inputStart: -0.0, inputEnd: 0.5),
        ]
        func special(_ name: String, _ loop: Loop?, isLayer: Bool = false) throws -> Track {
            Track(
                property: try PropertyPath("special.\(name)"), type: .number, isAdditive: true, weight: 0.25,
                keys: keys, segments: segments, loop: loop, isLayer: isLayer, isSynchronized: isLayer)
        }
        let moving = Formula(type: .number, components: [.binary(.multiply, .progress, .from(component: 0))])
        return try [
            special("fraction", Loop(start: 0, period: 1, count: 2.5)).mirrored(in: 4),
            special("whole", Loop(start: 0, period: 1, count: 2)),
            special("ever", nil), special("ever", Loop(start: 0, period: 1, count: .infinity), isLayer: true),
            special("ahead", Loop(start: 0, period: 1, count: .infinity), isLayer: true).started(at: 0.3),
            Track(
                property: PropertyPath("special.moving"), type: .number, isAdditive: false,
                keys: [.constant(.number(3)), .formula(moving, from: 0)],
                segments: [Segment(start: 0, end: 1, fromKey: 1, toKey: 1, curve: .linear)]),
        ]
    }

    private static func track(
        _ name: String, _ type: ValueType, _ keys: [Operand], _ curve: Curve
    ) throws -> Track {
        Track(
            property: try PropertyPath(name), type: type, isAdditive: true, keys: keys,
            segments: [Segment(start: 0.125, end: 1.5, fromKey: 0, toKey: 1, curve: curve)])
    }
}
