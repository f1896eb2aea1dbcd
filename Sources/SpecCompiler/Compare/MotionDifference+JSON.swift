import MotionModel
package import SpecFormat

extension MotionDifference {
    /// The difference as a JSON value; times are in seconds, shares are fractions of 1, and `null` is an endless time.
    package var json: JSONValue {
        .object([
            ("name", .string(name)), ("class", difference.map { .string($0.rawValue) } ?? .null),
            ("changes", .array(alterations.map { $0.json })),
            ("variants", .array(variants.map { $0.json })),
        ])
    }
}

extension MotionAlteration {
    fileprivate var json: JSONValue {
        .object([("class", .string(difference.rawValue)), ("message", .string(phrase))])
    }
}

extension VariantDifference {
    fileprivate var json: JSONValue {
        .object([
            ("name", .string(name)), ("class", .string(difference.rawValue)),
            ("changes", .array(alterations.map { $0.json })),
            ("properties", .array(properties.map { $0.json })),
        ])
    }
}

extension PropertyDifference {
    fileprivate var json: JSONValue {
        .object([
            ("property", .string(property.text)), ("class", .string(difference.rawValue)),
            ("changes", .array(alterations.map { $0.json })),
            ("unit", .string(unit.name)),
            ("old", old.map { $0.json } ?? .null), ("new", new.map { $0.json } ?? .null),
            ("largest", largest.map { $0.json } ?? .null),
        ])
    }
}

extension MotionFacts {
    fileprivate var json: JSONValue {
        func time(_ value: Double) -> JSONValue { value.isFinite ? .number(value) : .null }
        return .object([
            ("start", time(start)), ("end", time(end)), ("settlingDuration", time(settlingDuration)),
            ("perceptualDuration", time(perceptualDuration)), ("overshoot", .number(overshoot)),
        ])
    }
}

extension LargestDifference {
    fileprivate var json: JSONValue {
        func number(_ value: Double) -> JSONValue { value.isFinite ? .number(value) : .null }
        return .object([
            ("distance", number(distance)), ("time", number(time)), ("share", number(share)),
            ("bound", bound.map { number($0) } ?? .null), ("travel", number(travel)),
            ("method", .string(bound == nil ? "searched" : "proved")),
            ("comparedUntil", limit.map { number($0) } ?? .null),
        ])
    }
}
