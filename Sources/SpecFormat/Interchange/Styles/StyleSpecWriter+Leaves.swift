import MotionModel

/// What the keyframes of a property are as the node of a variant.
extension StyleSpecWriter {
    /// The motion of one property with its easing; all properties share the times.
    mutating func leaf(
        _ track: StyleKeyframes.Track, of target: String, _ use: StyleUse?, _ curve: JSONValue?
    ) -> [(String, JSONValue)]? {
        let model = (track.points.first { !$0.value.isNone } ?? track.points[0]).value
        var points = track.points
        var isFilled = false
        if points[0].offset > 0, let base = base(of: track, use), base.fits(model) {
            points.insert(StyleKeyframes.Point(offset: 0, value: base, curve: track.startCurve), at: 0)
            isFilled = true
        }
        if points[points.count - 1].offset < 1 {
            guard let base = base(of: track, use), base.fits(model) else {
                diagnostics.report(
                    .styleSkipped,
                    "'\(track.name)' ends at what the page says, which isn't in these keyframes",
                    at: track.range)
                return nil
            }
            points.append(StyleKeyframes.Point(offset: 1, value: base, curve: nil))
            isFilled = true
        }
        if points[0].offset > 0 {
            diagnostics.report(
                .styleSkipped,
                "'\(track.name)' begins at what the page says, which isn't in this style sheet: here it is what the app has then",
                at: track.range)
        }
        let path = "\(target).\(track.property.keyPath)"
        let others = moved[target, default: []].filter { $0.property != track.property }
        if let other = others.first(where: { $0.property.overlaps(track.property) }) {
            diagnostics.report(
                .styleSkipped, "a spec can't move '\(track.name)' apart from '\(other.name)'", at: track.range
            )
            return nil
        }
        let typeName = track.property.isWhole ? ValueType.integer.name : model.typeName
        if KnownKeyPath.row(for: track.property.keyPath) == nil, declaredPaths.insert(path).inserted {
            declared.append((path, .object([(PropertyField.type.rawValue, .string(typeName))])))
        }
        let functions = StyleValue.functions(of: points.map { $0.value })
        let values = points.map { $0.value.json(of: track.property.kind, like: functions) }
        if track.property.kind == .transform, Self.cantMix(values) {
            diagnostics.report(
                .styleSkipped,
                "'\(track.name)' flattens the element at one end and has other functions at the other: CSS jumps half-way, and it is left out",
                at: track.range)
            return nil
        }
        if isFilled, Set(values.map { $0.text(pretty: false) }).count == 1 {
            diagnostics.report(
                .styleSkipped,
                "'\(track.name)' doesn't move: what it is before or after the keyframes isn't in this style sheet",
                at: track.range)
        }
        moved[target, default: []].append((track.property, track.name))
        var members: [(String, JSONValue)] = [(NodeField.animate.rawValue, .string(path))]
        func add(_ field: NodeField, _ value: JSONValue) { members.append((field.rawValue, value)) }
        if points.count == 2, points[0].offset == 0, points[1].offset == 1 {
            add(.from, values[0])
            add(.to, values[1])
        } else if points.count == 1 {
            add(.to, values[0])
        } else {
            let list = zip(points, values).map { point, value in
                var members: [(String, JSONValue)] = [
                    (KeyframeField.at.rawValue, .string(NumberText.text(point.offset, shiftedBy: 2) + "%")),
                    (KeyframeField.value.rawValue, value),
                ]
                if let curve = point.curve { members.append((KeyframeField.curve.rawValue, curve)) }
                return JSONValue.object(members)
            }
            add(.keyframes, .array(list))
        }
        if let space = space(of: points, track) { add(.space, .string(space.rawValue)) }
        let isPair = points.count <= 2 && points[0].offset == 0
        if let curve = (isPair ? points[0].curve : nil) ?? curve {
            members.append((TimingField.curve.rawValue, curve))
        }
        return members
    }

    /// Whether a spec refuses some transforms in a row, because one flattens what it moves and the next has other functions.
    private static func cantMix(_ values: [JSONValue]) -> Bool {
        let node = JSONValue.object([
            (NodeField.animate.rawValue, .string("a.transform")), (NodeField.from.rawValue, values[0]),
            (NodeField.through.rawValue, .array(Array(values.dropFirst()))),
        ])
        let variant = JSONValue.object([(VariantField.motion.rawValue, node)])
        let document = JSONValue.object([
            (SpecField.motionSpec.rawValue, 1), (SpecField.name.rawValue, .string("A")),
            (SpecField.variants.rawValue, .object([("a", variant)])),
        ])
        return values.count > 1
            && SpecReader.read(SourceFile(path: "", text: document.text(pretty: false))).diagnostics.contains
            {
                $0.id == .valueInvalid
            }
    }

    /// The colour space in which CSS interpolates the keyframes, if it isn't that of a spec.
    ///
    /// CSS Color 4, section 12: sRGB if both colours have a syntax from before there was a choice, otherwise OKLab.
    private mutating func space(of points: [StyleKeyframes.Point], _ track: StyleKeyframes.Track)
        -> ColorSpace?
    {
        let isLegacy = points.map { $0.value.isLegacyColor }
        guard isLegacy.contains(true) else { return nil }
        guard isLegacy.contains(false) else { return .srgb }
        if zip(isLegacy, isLegacy.dropFirst()).contains(where: { $0 && $1 }) {
            diagnostics.report(
                .styleSkipped,
                "CSS mixes some keyframes of '\(track.name)' in sRGB and others in OKLab, a spec all of them in OKLab",
                at: track.range)
        }
        return nil
    }

    /// The value of a property without the keyframes: that of the rule, or CSS's initial value.
    private func base(of track: StyleKeyframes.Track, _ use: StyleUse?) -> StyleValue? {
        let own = use.flatMap { sheet.declaration(of: $0) { StyleShorthand.sets($0.name, track.name) } }
        let variables = use?.variables ?? sheet.variables
        let text = own.map { variables.resolved($0.value) } ?? track.property.initial
        return text.flatMap { StyleValue($0, of: track.property) }
    }
}
