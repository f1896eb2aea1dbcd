import MotionModel
package import SpecFormat

extension BakedDocument {
    /// The document as JSON text, the same bytes on every machine and in every run, ending in a line feed.
    ///
    /// Variants stand in the order of their names, tracks in that of their properties; numbers are the shortest
    /// that read back alike.
    public var jsonText: String { json.text(pretty: true) + "\n" }

    /// The document as a JSON value.
    package var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("timeline", 1), ("generator", .string(generator)), ("spec", .string(spec)),
        ]
        if !parameters.isEmpty {
            members.append(("parameters", .object(parameters.map { ($0.name, $0.defaultValue.json) })))
        }
        members.append(("variants", .object(variants.map { ($0.name, $0.json) })))
        return .object(members)
    }
}

extension BakedVariant {
    fileprivate var json: JSONValue {
        let origin: (String, JSONValue) =
            switch sampling {
            case .tolerance(let tolerance): ("tolerance", .number(tolerance))
            case .framesPerSecond(let rate): ("fps", .number(rate))
            }
        return .object([
            ("duration", duration.isFinite ? .number(duration) : .null), origin,
            (
                "markers",
                .array(markers.map { $0.json })
            ),
            ("tracks", .array(tracks.map { $0.json })),
        ])
    }
}

extension BakedTrack {
    fileprivate var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("property", .string(property.text)), ("type", .string(type.name)),
        ]
        if case .colorIn(let space) = type { members.append(("space", .string(space.name))) }
        members.append(("additive", .bool(isAdditive)))
        if isLayer { members.append(("composite", "add")) }
        if weight != 1 { members.append(("weight", .number(weight))) }
        members.append(("maxError", .number(maxError)))
        members.append(("loop", loop.map { $0.json } ?? .null))
        members.append(("keyframes", .array(keyframes.map { $0.json })))
        return .object(members)
    }
}

extension Marker {
    fileprivate var json: JSONValue {
        var members: [(String, JSONValue)] = [("time", .number(time)), ("name", .string(name))]
        if let payload = payload.flatMap({ JSONValue(text: $0) }) { members.append(("payload", payload)) }
        if let period { members.append(("period", .number(period))) }
        return .object(members)
    }
}

extension Loop {
    fileprivate var json: JSONValue {
        .object([
            ("start", .number(start)), ("period", .number(period)),
            ("count", count.isFinite ? .number(count) : .null),
        ])
    }
}

extension BakedKeyframe {
    fileprivate var json: JSONValue {
        var members: [(String, JSONValue)] = [("time", .number(time)), ("value", value.json)]
        switch easing {
        case .linear: break
        case .bezier(let bezier):
            members.append(
                ("bezier", .array([bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { .number($0) })))
        case .hold: members.append(("hold", true))
        }
        return .object(members)
    }
}
