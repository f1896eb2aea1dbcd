import MotionModel
import SpecFormat

/// A curve that stands in a text and can be edited by hand: a Bézier by its control points, a spring by its numbers.
struct EditableCurve {
    /// What there is to take hold of.
    enum Grip {
        /// The control points x1, y1, x2, y2.
        case bezier([Double])
        /// Numbers by their keys, each with its place.
        case spring([(key: String, value: Double, range: SourceRange)])
    }

    /// Something that moves along the curve.
    struct Use {
        let variant: String
        let property: String
    }

    /// Where it is written.
    private let range: SourceRange
    /// The keys that lead there, but for those that every spec has.
    private let label: String
    private let grip: Grip
    private let curve: Curve
    private let uses: [Use]

    /// Every such curve of a text, in its order.
    static func all(in file: SourceFile, of motion: CompiledMotion) -> [EditableCurve] {
        var diagnostics = Diagnostics()
        guard let root = JSONSyntax.parse(file, diagnostics: &diagnostics) else { return [] }
        var curves: [EditableCurve] = []
        collect(root, [], of: motion, &curves)
        return curves
    }

    /// `{ "range", "label", "bezier" | "spring", "uses" }`
    var json: JSONValue {
        let members: (String, JSONValue) =
            switch grip {
            case .bezier(let points): ("bezier", .array(points.map { .number($0) }))
            case .spring(let numbers):
                (
                    "spring",
                    .array(
                        numbers.map { number in
                            .object([
                                ("key", .string(number.key)), ("value", .number(number.value)),
                                ("range", Self.json(number.range)),
                            ])
                        })
                )
            }
        return .object([
            ("range", Self.json(range)), ("label", .string(label)), members,
            (
                "uses",
                .array(
                    uses.map {
                        .object([("variant", .string($0.variant)), ("property", .string($0.property))])
                    })
            ),
        ])
    }

    private static func json(_ range: SourceRange) -> JSONValue {
        .array([.number(Double(range.start)), .number(Double(range.end))])
    }

    // MARK: Finding

    private static let commonKeys: Set<String> = [
        SpecField.curves.rawValue, SpecField.variants.rawValue, SpecField.timings.rawValue, "curve", "motion",
        "sequence", "group",
    ]

    private static func collect(
        _ syntax: JSONSyntax, _ keys: [String], of motion: CompiledMotion, _ curves: inout [EditableCurve]
    ) {
        switch syntax.content {
        case .object(let object):
            for member in object.members {
                let key = member.key.value
                let isCurve = key == "curve" || key == "reverseCurve" || keys == [SpecField.curves.rawValue]
                if isCurve, let curve = editable(member.value, keys + [key], of: motion) {
                    curves.append(curve)
                } else if key != "$extensions" {
                    collect(member.value, keys + [key], of: motion, &curves)
                }
            }
        case .array(let array):
            for (index, element) in array.elements.enumerated() {
                let isOnly = array.elements.count == 1
                collect(element, isOnly ? keys : keys + ["\(index + 1)"], of: motion, &curves)
            }
        case .null, .bool, .number, .string, .invalid: break
        }
    }

    private static func editable(
        _ syntax: JSONSyntax, _ keys: [String], of motion: CompiledMotion
    ) -> EditableCurve? {
        var diagnostics = Diagnostics()
        guard let curve = FragmentReader.curve(syntax, diagnostics: &diagnostics), !diagnostics.hasErrors
        else { return nil }
        let grip: Grip
        switch curve {
        case .bezier(let bezier): grip = .bezier([bezier.x1, bezier.y1, bezier.x2, bezier.y2])
        case .linear: grip = .bezier([0, 0, 1, 1])
        case .spring:
            let numbers = springNumbers(syntax)
            guard !numbers.isEmpty else { return nil }
            grip = .spring(numbers)
        case .instant, .bezierPath, .points, .steps, .penner, .exponential, .expression, .reverse, .mirror,
            .interval, .scale, .clamp, .sum, .product, .chain:
            return nil
        }
        let names = keys.filter { !commonKeys.contains($0) }
        return EditableCurve(
            range: syntax.range, label: names.joined(separator: " › "), grip: grip, curve: curve,
            uses: uses(of: curve, in: motion))
    }

    private static func springNumbers(_ syntax: JSONSyntax) -> [(
        key: String, value: Double, range: SourceRange
    )] {
        guard case .object(let object) = syntax.content,
            case .object(let spring)? = object[CurveField.spring.rawValue]?.value.content
        else { return [] }
        var numbers: [(key: String, value: Double, range: SourceRange)] = []
        for member in spring.members {
            if case .number(let value) = member.value.content {
                numbers.append((member.key.value, value, member.value.range))
            }
        }
        return numbers
    }

    private static func uses(of curve: Curve, in motion: CompiledMotion) -> [Use] {
        var uses: [Use] = []
        for variant in motion.variants {
            for track in variant.timeline.tracks where track.segments.contains(where: { $0.curve == curve }) {
                uses.append(Use(variant: variant.name, property: track.property.text))
            }
        }
        return uses
    }
}
