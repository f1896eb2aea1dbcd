import Animator
import MotionModel

extension StressScene {
    /// A panel of three states that lead to each other, one of them by itself.
    static let panel: CompiledMotion = {
        let names = ["closed", "half", "open"]
        let values: [(x: Double, opacity: Double)] = [(0, 0.1), (40, 0.6), (100, 1)]
        let paths = ["panel.x", "panel.opacity"].map { path in
            usable { () throws(PropertyPathError) in try PropertyPath(path) }
        }
        func operand(_ state: Int, _ index: Int) -> Operand {
            .constant(.number(index == 0 ? values[state].x : values[state].opacity))
        }
        func variant(_ name: String, _ start: Int, _ end: Int, _ length: Double) -> CompiledVariant {
            let tracks = paths.indices.map { index in
                Track(
                    property: paths[index], type: .number, isAdditive: index == 0,
                    keys: [operand(start, index), operand(end, index)],
                    segments: [
                        Segment(start: 0.02, end: 0.02 + length, fromKey: 0, toKey: 1, curve: .bezier(.ease))
                    ], startsAsWritten: false)
            }
            let timeline = Timeline(tracks: tracks)
            return CompiledVariant(
                name: name, timeline: timeline, reversedTimeline: timeline.withReversedValues,
                startState: names[start], endState: names[end])
        }
        func row(
            _ start: Int, _ end: Int, _ trigger: MotionTransition.Trigger, _ variant: String,
            _ condition: Expression? = nil, reversed: Bool = false
        ) -> MotionTransition {
            MotionTransition(
                startState: names[start], endState: names[end], trigger: trigger, condition: condition,
                variant: variant, isReversed: reversed)
        }
        let condition = Expression.binary(.greater, .parameter(slot: 0), .constant(0))
        return CompiledMotion(
            name: "Panel", parameters: [MotionParameter(name: "count", defaultValue: .number(0))],
            properties: paths.indices.map {
                PropertyDeclaration(path: paths[$0], type: .number, isAdditive: $0 == 0)
            },
            states: names.indices.map { state in
                // One by one: Embedded Swift casts no list.
                MotionState(name: names[state], operands: paths.indices.map { Optional(operand(state, $0)) })
            },
            variants: [variant("rise", 0, 1, 0.2), variant("fill", 1, 2, 0.3), variant("fall", 2, 0, 0.25)],
            transitions: [
                row(0, 2, .events(["swipe", "tap"]), "fall", condition, reversed: true),
                row(0, 1, .events(["tap"]), "rise"), row(1, 2, .events(["tap", "swipe"]), "fill", condition),
                row(1, 0, .events(["tap"]), "rise", reversed: true), row(2, 0, .events(["swipe"]), "fall"),
                row(2, 1, .after(seconds: 0.3), "fill", reversed: true),
                row(1, 0, .after(seconds: 0), "rise", condition, reversed: true),
            ])
    }()
}
