import MotionModel
import SpecFormat

/// The calendar chip as published, built by hand: the specification that the decoder reads from its file.
enum CalendarChip {
    static let standard = (0.4, 0.0, 0.2, 1.0)

    struct Row {
        let property: String
        let values: (Double, Double)
        let expand: (delay: Double, duration: Double, isLinear: Bool)
        let collapse: (delay: Double, duration: Double, isLinear: Bool)
    }

    static let rows: [Row] = [
        Row(
            property: "chip.bounds.size.height", values: (48, 160), expand: (0.015, 0.36, false),
            collapse: (0, 0.33, false)),
        Row(
            property: "chip.bounds.size.width", values: (215, 375), expand: (0, 0.285, false),
            collapse: (0.045, 0.33, false)),
        Row(
            property: "chip.position.y", values: (216, 80), expand: (0.015, 0.36, false),
            collapse: (0.015, 0.33, false)),
        Row(
            property: "collapsedContent.opacity", values: (1, 0), expand: (0, 0.075, true),
            collapse: (0.15, 0.15, true)),
        Row(
            property: "expandedContent.opacity", values: (0, 1), expand: (0.075, 0.15, true),
            collapse: (0, 0.075, true)),
    ]

    static func spec() throws -> Spec {
        let curve = Curve.bezier(try CubicBezier(x1: 0.4, y1: 0, x2: 0.2, y2: 1))
        func timing(_ numbers: (delay: Double, duration: Double, isLinear: Bool)) -> Spec.Timing {
            Spec.Timing(
                delay: numbers.delay, duration: .seconds(numbers.duration),
                curve: numbers.isLinear ? .linear : curve)
        }
        return Spec(
            name: "CalendarChip", states: ["collapsed", "expanded"],
            animations: try rows.map {
                Spec.Animation(
                    property: PropertyDeclaration(path: try PropertyPath($0.property)),
                    values: [.number($0.values.0), .number($0.values.1)])
            },
            variants: [
                Spec.Variant(
                    name: "expand", startState: 0, endState: 1,
                    motion: .timings(rows.map { timing($0.expand) }),
                    reducedMotion: .instant),
                Spec.Variant(
                    name: "collapse", startState: 1, endState: 0,
                    motion: .timings(rows.map { timing($0.collapse) }), reducedMotion: .variant(2)),
                Spec.Variant(
                    name: "reduced", startState: 0, endState: 1,
                    motion: .timings(
                        rows.map { row in
                            row.property.hasSuffix("opacity")
                                ? Spec.Timing(duration: .seconds(0.15), curve: .linear)
                                : Spec.Timing(duration: .seconds(0), curve: .linear)
                        })),
                Spec.Variant(name: "mirror", startState: 1, endState: 0, motion: .mirror(of: 0)),
            ])
    }
}
