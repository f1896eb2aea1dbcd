import MotionModel

@testable import SpecFormat

/// A key whose row has a range, in one of the objects that can have it.
struct NumberPlace: Sendable {
    let range: NumberRange
    /// The rule, as messages say it.
    let rule: String
    /// A spec around the number.
    private let before: String
    private let after: String

    private init(_ row: Field, _ range: NumberRange, _ spec: (String) -> String) {
        self.range = range
        rule = row.rule ?? ""
        let parts = spec("«»").split(separator: "«»", omittingEmptySubsequences: false)
        precondition(parts.count == 2)
        before = String(parts[0])
        after = String(parts[1])
    }

    /// The spec with a number.
    func text(_ number: Double) -> String { before + NumberText.text(number) + after }

    /// The ends of the range, and the numbers beside those on the other side of the boundary.
    var numbers: [(number: Double, isInside: Bool)] {
        let (low, high) = (range.lower, range.upper)
        var numbers = [
            (low, range.includesLower), range.includesLower ? (low.nextDown, false) : (low.nextUp, true),
        ]
        if high.isFinite {
            numbers.append((high, range.includesUpper))
            numbers.append(range.includesUpper ? (high.nextUp, false) : (high.nextDown, true))
        }
        return numbers
    }

    // MARK: Objects

    static let all: [NumberPlace] =
        places(AnimationField.self) { key, number in
            [spec(animation: object(["values": "[0, 1]", "timing": "\"fade\"", key.rawValue: number]))]
        }
        + places(TimingField.self) { key, number in [spec(timing: object([key.rawValue: number]))] }
        + places(CurveField.self) { key, number in curves(key, number).map { spec(curve: $0) } }
        + places(CurvePointField.self) { key, number in
            let point = object(["y": "1", "x": "0.5"].merging([key.rawValue: number]) { $1 })
            return [spec(curve: "{ \"points\": [0, \(point), 1] }")]
        }
        + places(SpringField.self) { key, number in springs(key, number).map { spec(curve: $0) } }
        + places(TransformField.self) { key, number in
            let values = "[[\(object([key.rawValue: number]))], [{ \"translateX\": 1 }]]"
            return [spec("transform", animation: object(["values": values, "timing": "\"fade\""]))]
        } + nodes
        + places(LayerField.self) { key, number in
            [spec(preview: object(["layers": object(["box": object([key.rawValue: number])])]))]
        } + places(PreviewField.self) { _, _ in [] }
        + places(SpecField.self) { _, _ in [] } + places(DefaultsField.self) { _, _ in [] }
        + places(PropertyField.self) { _, _ in [] } + places(VariantField.self) { _, _ in [] }
        + places(TimeField.self) { _, _ in [] } + places(TravelField.self) { _, _ in [] }
        + places(LintField.self) { _, _ in [] } + places(KeyframeField.self) { _, _ in [] }
        + places(StaggerField.self) { _, _ in [] } + places(AxisField.self) { _, _ in [] }
        + places(CommonField.self) { _, _ in [] } + places(TransitionField.self) { _, _ in [] }
        + places(TargetField.self) { _, _ in [] }

    private static func places<Key: FieldTable>(
        _ table: Key.Type, _ specs: (Key, String) -> [String]
    ) -> [NumberPlace] {
        Key.allCases.flatMap { key -> [NumberPlace] in
            guard let range = key.field.range else { return [] }
            let count = specs(key, "«»").count
            precondition(count > 0, "no object is known for '\(key.rawValue)' of \(Key.object)")
            return (0..<count).map { index in NumberPlace(key.field, range) { specs(key, $0)[index] } }
        }
    }

    private static var nodes: [NumberPlace] {
        NodeField.allCases.flatMap { key in
            key.field.heads.compactMap { head in
                let row = key.field.row(of: head)
                return row.range.map { range in
                    NumberPlace(row, range) { spec(node: node(head, with: key, $0)) }
                }
            }
        }
    }

    private static func node(_ head: NodeHead, with key: NodeField, _ number: String) -> String {
        var members =
            switch head {
            case .animate: ["animate": "\"box.zPosition\"", "to": "1", "curve": "\"smooth\""]
            case .sequence, .group: [head.rawValue: "[{ \"wait\": 1 }]"]
            case .each: ["each": "[\"box\"]", "motion": "{ \"animate\": \"$.zPosition\", \"to\": 1 }"]
            case .decay: ["decay": "\"box.zPosition\"", "from": "0", "velocity": "100"]
            case .physics: ["physics": "\"box.zPosition\"", "velocity": "100", "friction": "0.5"]
            case .path:
                ["path": "\"M0 0 L9 9\"", "moves": "\"box.pin\"", "velocity": "9", "friction": "0.5"]
            case .use: ["use": "\"other\""]
            case .wait: ["wait": "1"]
            case .set: ["set": "{ \"box.zPosition\": 1 }"]
            case .emit: ["emit": "\"tick\""]
            }
        members[key.rawValue] = number
        return object(members)
    }

    private static func curves(_ key: CurveField, _ number: String) -> [String] {
        let heads = key.parameters == nil ? key.heads : [key]
        return heads.map { head in
            var members: [String: String] = [:]
            switch head {
            case .bezier: members = ["bezier": "[0.4, \(number), 0.2, 1]"]
            case .interval, .clamp: members = [head.rawValue: "[\(number), 1]", "of": "\"ease\""]
            case .scale: members = ["scale": number, "of": "\"ease\""]
            default: members = [head.rawValue: "\"in\""]
            }
            if head != key { members[key.rawValue] = number }
            return object(members)
        }
    }

    private static func springs(_ key: SpringField, _ number: String) -> [String] {
        let samples: [SpringField: String] = [
            .mass: "1", .stiffness: "200", .damping: "20", .tension: "200", .friction: "20", .response: "0.5",
            .dampingRatio: "0.8", .dampingFraction: "0.8", .duration: "0.5", .bounce: "0.2",
            .settles: "0.4",
        ]
        return SpringDialect.allCases.flatMap { dialect in
            dialect.needed.compactMap { needed in
                let keys = needed + dialect.optional
                guard !key.namesDialect || keys.contains(key) else { return nil }
                // What stops at its target needs no damping.
                var members = ["stopAtTarget": "true"]
                for other in keys { members[other.rawValue] = samples[other] }
                members[key.rawValue] = key == .clamp ? "[\(number), 1]" : number
                return "{ \"spring\": \(object(members)) }"
            }
        }
    }

    // MARK: Texts

    private static func object(_ members: [String: String]) -> String {
        let texts = members.sorted { $0.key < $1.key }.map { "\"\($0.key)\": \($0.value)" }
        return "{ \(texts.joined(separator: ", ")) }"
    }

    private static func spec(
        _ keyPath: String = "zPosition", animation: String = "{ \"values\": [0, 1], \"timing\": \"fade\" }",
        timing: String = "{ \"curve\": \"smooth\" }"
    ) -> String {
        """
        { "motionSpec": 1, "name": "A", "animations": { "box.\(keyPath)": \(animation) }, \
        "variants": { "show": { "timings": { "fade": \(timing) } } } }
        """
    }

    private static func spec(preview: String) -> String {
        """
        { "motionSpec": 1, "name": "A", "animations": { "box.zPosition": { "values": [0, 1], "timing": "fade" } }, \
        "variants": { "show": { "timings": { "fade": { "curve": "smooth" } } } }, "$preview": \(preview) }
        """
    }

    private static func spec(curve: String) -> String { spec(timing: "{ \"curve\": \(curve) }") }

    private static func spec(node: String) -> String {
        """
        { "motionSpec": 1, "name": "A", "variants": { "show": { "motion": \(node) }, \
        "other": { "motion": { "animate": "box.zPosition", "to": 1 } } } }
        """
    }
}
