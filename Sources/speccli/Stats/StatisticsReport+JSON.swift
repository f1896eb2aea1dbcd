import MotionModel
import SpecCompiler
import SpecFormat

extension StatisticsReport {
    /// The report as JSON, for scripts.
    var json: JSONValue {
        .object([
            ("version", 1),
            (
                "counts",
                .object([
                    ("specs", Self.count(statistics.specCount)),
                    ("libraries", Self.count(statistics.libraryCount)),
                    ("variants", Self.count(statistics.variantCount)),
                    ("states", Self.count(statistics.stateCount)),
                    ("transitions", Self.count(statistics.transitionCount)),
                    ("events", Self.count(statistics.eventCount)),
                    ("properties", Self.count(statistics.propertyCount)),
                    ("animations", Self.count(statistics.animationCount)),
                    ("durationsByTravel", Self.count(statistics.travelCount)),
                ])
            ),
            ("durations", .array(durationRows.map { Self.row($0, Self.time($0.value)) })),
            ("delays", .array(delayRows.map { Self.row($0, Self.time($0.value)) })),
            (
                "curveKinds",
                .array(
                    kinds.map {
                        .object([
                            ("kind", .string($0.name)), ("uses", Self.count($0.uses)),
                            ("different", Self.count($0.different)),
                        ])
                    })
            ),
            ("curves", .array(curveRows.map { Self.row($0, Self.curve($0.value)) })),
            (
                "nearDuplicates",
                .array(
                    durations.nearDuplicates.map { Self.neighbour($0) { Self.time($0) } }
                        + curves.nearDuplicates.map { Self.neighbour($0) { Self.curve($0) } })
            ),
            (
                "offScale",
                .array(
                    durations.offScale.map { Self.neighbour($0) { Self.time($0) } }
                        + curves.offScale.map { Self.neighbour($0) { Self.curve($0) } })
            ),
            (
                "unnamed",
                .array(
                    statistics.unnamed.map { unnamed in
                        .object(
                            [
                                ("text", .string(unnamed.text)), ("name", .string(unnamed.name)),
                                ("equal", .bool(unnamed.distance == .zero)),
                            ] + Self.apart(unnamed.distance) + [("place", Self.place(unnamed.place))])
                    })
            ),
            (
                "compared",
                .object([
                    ("durations", Self.count(durations.comparedCount)),
                    ("curves", Self.count(curves.comparedCount)),
                ])
            ),
        ])
    }

    private typealias Members = [(String, JSONValue)]

    private static func count(_ count: Int) -> JSONValue { .number(Double(count)) }

    private static func time(_ seconds: Double) -> Members { [("seconds", .number(seconds))] }

    private static func curve(_ curve: Curve) -> Members {
        [("kind", .string(curve.kindName)), ("curve", curve.json ?? .null)]
    }

    private static func row<Value>(_ row: StatisticsTally<Value>.Row, _ value: Members) -> JSONValue {
        .object(
            value + [
                ("uses", count(row.uses)), ("names", .array(row.names.map { .string($0) })),
                ("place", place(row.place)),
            ])
    }

    private static func neighbour<Value>(
        _ neighbour: Statistics.Neighbour<Value>, _ value: (Value) -> Members
    ) -> JSONValue {
        .object(
            [
                ("value", row(neighbour.row, value(neighbour.row.value))),
                ("nearest", row(neighbour.other, value(neighbour.other.value))),
            ] + apart(neighbour.distance))
    }

    private static func apart(_ distance: Likeness.Distance) -> Members {
        [("travelApart", .number(distance.travel)), ("secondsApart", .number(distance.seconds))]
    }

    private static func place(_ place: Statistics.Place) -> JSONValue {
        .object([
            ("file", .string(place.file)), ("line", count(place.position.line)),
            ("column", count(place.position.column)),
        ])
    }
}
