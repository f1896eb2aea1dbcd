import MotionModel

/// The reference page of the language, in Markdown, generated from the tables that the decoder reads.
public enum ReferencePage {
    /// The page, the same bytes on every machine, with a final line end.
    ///
    /// - Complexity: O(1): the tables have a fixed size.
    public static var markdown: String {
        """
        # Reference of the motion-spec language, version \(Limits.newestVersion)

        Every object, key, name and rule. This page is made from the tables that the tools themselves read:
        `speccli schema --format markdown`.

        ## Objects

        Every object may have the keys of the first table.

        \(objects)## Named curves

        \(namedCurves)
        ## Known key paths

        A property path is `target.keyPath`. Any key path is allowed; these have a type, a unit and an initial value by
        themselves. Additive animations add up, the others replace each other. Spatial ones need a form for reduced
        motion.

        \(keyPaths)
        ## Types of values

        \(valueTypes)
        ## Expressions

        \(expressions)
        ## Diagnostics

        [diagnostics.md](diagnostics.md) explains each.

        \(diagnostics)
        """
    }

    // MARK: Objects

    private static var objects: String {
        table(CommonField.self, title: "Every object") + table(SpecField.self)
            + table(DefaultsField.self) + table(AnimationField.self) + table(PropertyField.self)
            + table(VariantField.self) + table(TransitionField.self) + table(TargetField.self)
            + table(TimingField.self)
            + table(TimeField.self)
            + table(TravelField.self) + table(CurveField.self, note: curveNote)
            + table(CurvePointField.self) + table(SpringField.self, note: springNote)
            + table(LintField.self) + table(NodeField.self, note: nodeNote) + table(KeyframeField.self)
            + table(StaggerField.self) + table(TransformField.self, note: transformNote)
            + table(AxisField.self) + table(PreviewField.self) + table(LayerField.self)
    }

    private static func table<Key: FieldTable>(
        _ table: Key.Type, title: String? = nil, note: String = ""
    ) -> String {
        var text = "### \(title ?? Key.object.capitalizedFirst)\n\n" + note
        text += "| Key | Type | Default | Meaning |\n|---|---|---|---|\n"
        for key in Key.allCases {
            let field = key.field
            let fallback = field.isRequired ? "*required*" : field.markdownFallback ?? ""
            let words = field.allWords.map { "`\($0)`" }.joined(separator: ", ")
            let type = words.isEmpty ? field.type : "\(field.type): \(words)"
            text += row(["`\(key.rawValue)`", type, fallback, field.summary])
        }
        return text + "\n"
    }

    private static var curveNote: String {
        var text =
            "A curve is a name, or an object with one key that says its kind. These keys need it beside them:\n\n"
        for key in CurveField.allCases where key.parameters == nil {
            let heads = key.heads.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            text += "- `\(key.rawValue)` with \(heads)\n"
        }
        return text + "\n"
    }

    private static var nodeNote: String {
        var text =
            "A node has exactly one of the first keys below, its head, and of the others those that go with it:\n\n"
        for head in NodeHead.allCases {
            let keys = head.keys.filter { $0 != head.field }.map { "`\($0.rawValue)`" }
            text += "- `\(head.rawValue)` with \(keys.joined(separator: ", "))\n"
        }
        return text + "\n"
    }

    private static var transformNote: String {
        "A transform is a list of these, each an object with exactly one key; the last acts first, as in CSS.\n\n"
    }

    private static var springNote: String {
        var text =
            "A spring is given by the keys of exactly one of these lines, those in brackets may be left out:\n\n"
        for dialect in SpringDialect.allCases {
            let choices = dialect.needed.map { needed in
                needed.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            }
            text += "- " + choices.joined(separator: ", or ")
            for key in dialect.optional { text += " (`\(key.rawValue)`)" }
            text += "\n"
        }
        return text + "\n"
    }

    // MARK: Names

    private static var namedCurves: String {
        var text = "| Name | Also | From | What it is |\n|---|---|---|---|\n"
        for curve in NamedCurve.all {
            let aliases = curve.aliases.map { "`\($0)`" }.joined(separator: ", ")
            let source =
                switch curve.source {
                case .css: "CSS"
                case .language: "this language"
                case .penner: "Penner"
                case .swiftUI: "SwiftUI"
                }
            text += row(["`\(curve.name)`", aliases, source, curve.title])
        }
        return text
    }

    private static var keyPaths: String {
        var text =
            "| Key path | Type | Unit | Additive | Spatial | Range | Initial | What it is |\n"
            + "|---|---|---|---|---|---|---|---|\n"
        for path in KnownKeyPath.all {
            let range = path.range.map { range in
                let low = NumberText.text(range.lowerBound)
                return range.upperBound.isFinite
                    ? "\(low) to \(NumberText.text(range.upperBound))" : "\(low) or more"
            }
            text += row([
                "`\(path.keyPath)`", path.type.name, path.unit.name, path.isAdditive ? "yes" : "no",
                path.isSpatial ? "yes" : "no", range ?? "", "`\(path.initial.json.text(pretty: true))`",
                path.summary,
            ])
        }
        return text
    }

    private static var valueTypes: String {
        var text = "| Type | Written as | Between two values |\n|---|---|---|\n"
        for name in ValueType.names {
            let count = name == "vector" ? ValueType.vectorCounts.lowerBound : nil
            guard let type = ValueType(name: name, componentCount: count) else { continue }
            text += row([
                "`\(name)`", type.form, type.isDiscrete ? "flips at half of the way" : type.mixture,
            ])
        }
        let units = PropertyUnit.allCases.map { "`\($0.name)`" }.joined(separator: ", ")
        return text + "\nUnits of properties: \(units).\n"
    }

    private static var diagnostics: String {
        var text = "| Id | Severity | Rule |\n|---|---|---|\n"
        for id in DiagnosticID.allCases {
            text += row(["[`\(id.name)`](diagnostics.md#\(id.name))", id.severity.rawValue, id.title])
        }
        return text
    }

    // MARK: Text

    private static func row(_ cells: [String]) -> String { "| \(cells.joined(separator: " | ")) |\n" }
}

extension ValueType {
    /// The notation of a value in a spec.
    fileprivate var form: String {
        switch self {
        case .number: "`1.5`"
        case .integer: "`2`; rounded half away from zero when it is read"
        case .angle, .turning, .routeTangent:
            "a number of degrees, or a text: "
                + AngleUnit.allCases.map { "`\"1\($0.rawValue)\"`" }.joined(separator: ", ")
        case .point, .routePosition, .size, .rect: "`\(list)` or `\(object)`"
        case .insets: "`\(object)`"
        case .vector:
            "a list of \(ValueType.vectorCounts.lowerBound) to \(ValueType.vectorCounts.upperBound) numbers"
        case .color, .colorIn:
            "`\"#rgb\"`, `\"#rrggbb\"`, `\"#rrggbbaa\"`, `\"rgb(…)\"`, `\"hsl(…)\"`, `\"oklab(…)\"`, "
                + "`\"oklch(…)\"`, `\"color(…)\"` or a CSS colour name"
        case .boolean: "`true` or `false`"
        case .string: "a text"
        case .path: "SVG path data, `\"M0 0H48V48H0Z\"`"
        case .transform:
            "a list of functions in CSS order, `[{ \"translate\": [x, y] }, { \"rotate\": \"45deg\" }]`, or the 6 or 16 "
                + "numbers of a matrix"
        }
    }

    /// The value between two values of a type that isn't discrete, in words.
    fileprivate var mixture: String {
        switch self {
        case .number, .integer, .boolean, .string: "linear"
        case .path:
            "point by point where the commands match, else cut into the same number of cubic pieces by arc length"
        case .routePosition, .routeTangent: "along the route"
        case .angle, .turning: "linear, no wrap, or the way round that `turn` says"
        case .point, .size, .vector, .rect, .insets: "linear, each component by itself"
        case .color, .colorIn:
            "with premultiplied alpha, in OKLab or the `space` of the animation, where `none` is the other's"
        case .transform: "matching lists function by function, else by what the matrices are made of"
        }
    }

    private var list: String { "[\(componentNames.joined(separator: ", "))]" }

    private var object: String {
        "{ \(componentNames.map { "\"\($0)\": …" }.joined(separator: ", ")) }"
    }
}
