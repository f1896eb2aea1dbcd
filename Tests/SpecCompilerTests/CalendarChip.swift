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
        let animations = try rows.map {
            Spec.Animation(
                property: PropertyDeclaration(path: try PropertyPath($0.property)),
                values: [.number($0.values.0), .number($0.values.1)])
        }
        func motion(
            from start: Int, to end: Int,
            _ timing: (Row) -> (delay: Double, duration: Double, isLinear: Bool)
        ) -> Spec.Variant.Motion {
            var members: [Spec.Node.Member] = []
            for (animation, row) in zip(animations, rows) {
                let numbers = timing(row)
                let keyframe = Spec.Leaf.Keyframe(
                    place: 1, value: animation.values[end], curve: numbers.isLinear ? .linear : curve)
                let leaf = Spec.Leaf(
                    property: animation.property, start: animation.values[start], startsAsWritten: false,
                    keyframes: [keyframe])
                let node = Spec.Node(
                    timing: Spec.NodeTiming(delay: numbers.delay), length: numbers.duration,
                    body: .animate(leaf))
                members.append(Spec.Node.Member(offset: 0, node: node))
            }
            let length = members.map { $0.node.total }.max() ?? 0
            return .tree(
                Spec.Node(timing: Spec.NodeTiming(), length: length, body: .group(members)), reversed: nil)
        }
        return Spec(
            name: "CalendarChip", states: ["collapsed", "expanded"], animations: animations,
            variants: [
                Spec.Variant(
                    name: "expand", startState: 0, endState: 1, motion: motion(from: 0, to: 1) { $0.expand },
                    reducedMotion: .instant),
                Spec.Variant(
                    name: "collapse", startState: 1, endState: 0,
                    motion: motion(from: 1, to: 0) { $0.collapse }, reducedMotion: .variant(2)),
                Spec.Variant(
                    name: "reduced", startState: 0, endState: 1,
                    motion: motion(from: 0, to: 1) { row in
                        (delay: 0, duration: row.property.hasSuffix("opacity") ? 0.15 : 0, isLinear: true)
                    }),
                Spec.Variant(name: "mirror", startState: 1, endState: 0, motion: .mirror(of: 0)),
            ])
    }
}
