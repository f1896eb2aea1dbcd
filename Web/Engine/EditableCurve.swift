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

    /// Where it is written.
    private let range: SourceRange
    /// The keys that lead there, but for those that every spec has.
    private let label: String
    private let grip: Grip
    /// What it is.
    let curve: Curve

    /// Every such curve of a text, in its order.
    static func all(in file: SourceFile) -> [EditableCurve] {
        var diagnostics = Diagnostics()
        guard let root = JSONSyntax.parse(file, diagnostics: &diagnostics) else { return [] }
        var curves: [EditableCurve] = []
        collect(root, [], &curves)
        return curves
    }

    /// `{ "range", "label", "bezier" | "spring", "uses" }`
    func json(uses: Int) -> JSONValue {
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
            ("uses", .number(Double(uses))),
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
        _ syntax: JSONSyntax, _ keys: [String], _ curves: inout [EditableCurve]
    ) {
        switch syntax.content {
        case .object(let object):
            for member in object.members {
                let key = member.key.value
                let isCurve = key == "curve" || key == "reverseCurve" || keys == [SpecField.curves.rawValue]
                if isCurve, let curve = editable(member.value, keys + [key]) {
                    curves.append(curve)
                } else if key != "$extensions" {
                    collect(member.value, keys + [key], &curves)
                }
            }
        case .array(let array):
            for (index, element) in array.elements.enumerated() {
                let isOnly = array.elements.count == 1
                collect(element, isOnly ? keys : keys + ["\(index + 1)"], &curves)
            }
        case .null, .bool, .number, .string, .invalid: break
        }
    }

    private static func editable(
        _ syntax: JSONSyntax, _ keys: [String]
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
            range: syntax.range, label: names.joined(separator: " › "), grip: grip, curve: curve)
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

}

/// The curves of a text that can be edited by hand, and what moves along each.
struct EditableCurves {
    private let curves: [EditableCurve]
    /// For each group of equal curves, what moves along them.
    private var uses: [[JSONValue]] = []
    private var groups: [Int] = []

    /// Every such curve of a text, in its order.
    init(in file: SourceFile, of motion: CompiledMotion) {
        curves = EditableCurve.all(in: file)
        // Texts with thousands of curves that are all alike or all different are read in a moment.
        var buckets: [[Int]] = Array(repeating: [], count: 1024)
        func group(of shape: Shape) -> Int? {
            buckets[shape.hashValue & 1023].first { Shape(curves[$0].curve) == shape }.map { groups[$0] }
        }
        for (index, editable) in curves.enumerated() {
            let shape = Shape(editable.curve)
            if let known = group(of: shape) {
                groups.append(known)
            } else {
                buckets[shape.hashValue & 1023].append(index)
                groups.append(uses.count)
                uses.append([])
            }
        }
        for variant in motion.variants {
            for track in variant.timeline.tracks {
                var seen: [Int] = []
                for segment in track.segments {
                    guard let place = group(of: Shape(segment.curve)), !seen.contains(place) else { continue }
                    seen.append(place)
                    uses[place].append(
                        .object([
                            ("variant", .string(variant.name)), ("property", .string(track.property.text)),
                        ]))
                }
            }
        }
    }

    /// What curves are told apart by: of a spring not the velocity that it is released with, which belongs to what moves.
    private enum Shape: Hashable {
        case spring(Spring, clamp: ClosedRange<Double>?, stopsAtTarget: Bool)
        case other(Curve)

        init(_ curve: Curve) {
            if case .spring(let curve) = curve {
                self = .spring(curve.spring, clamp: curve.clamp, stopsAtTarget: curve.stopsAtTarget)
            } else {
                self = .other(curve)
            }
        }
    }

    /// No curves.
    init() { curves = [] }

    /// `[{ "range", "label", "bezier" | "spring", "uses" }, …]`, where `uses` is an index into ``usesJSON``.
    var json: JSONValue { .array(zip(curves, groups).map { $0.json(uses: $1) }) }

    /// For each group of equal curves `[{ "variant", "property" }, …]`.
    var usesJSON: JSONValue { .array(uses.map { .array($0) }) }
}
