import MotionModel
import SpecCompiler
import SpecFormat

extension Interruptions {
    /// A line for each property: its kind, and its largest jumps with the ways between which they are.
    var table: String {
        var lines = [["property", "kind", "value", "velocity", "where the value jumps most"]]
        for row in rows {
            lines.append([
                row.property, row.kind.rawValue, Self.text(row.value.size), Self.text(row.velocity.size),
                row.value.size == 0 ? "" : Self.place(row.value),
            ])
        }
        let widths = lines[0].indices.map { column in lines.map { $0[column].count }.max() ?? 0 }
        var text = "\(pairs.count) pairs, \(Self.instants) instants each\n\n"
        for line in lines {
            let cells = line.indices.map { column in
                column == line.count - 1
                    ? line[column]
                    : line[column] + String(repeating: " ", count: widths[column] - line[column].count)
            }
            var joined = cells.joined(separator: "  ")
            while joined.hasSuffix(" ") { joined.removeLast() }
            text += joined + "\n"
        }
        return text
    }

    /// The same as JSON, on one line.
    var json: String {
        JSONValue.object([
            ("pairs", .number(Double(pairs.count))), ("instants", .number(Double(Self.instants))),
            (
                "properties",
                .array(
                    rows.map { row in
                        .object([
                            ("property", .string(row.property)), ("kind", .string(row.kind.rawValue)),
                            ("value", Self.json(row.value)), ("velocity", Self.json(row.velocity)),
                        ])
                    })
            ),
        ]).text(pretty: false) + "\n"
    }

    /// Between which ways a jump is, and when.
    static func place(_ jump: Jump) -> String {
        "'\(jump.first)' by '\(jump.second)' at \(text(jump.time)) s"
    }

    static func text(_ number: Double) -> String {
        JSONValue.named(number.rounded(digits: 6)).text(pretty: false)
    }

    private static func json(_ jump: Jump) -> JSONValue {
        guard jump.size != 0 else { return .object([("jump", 0), ("share", 0)]) }
        return .object([
            ("jump", .named(jump.size.rounded(digits: 6))), ("share", .named(jump.share.rounded(digits: 6))),
            ("first", .string(jump.first)), ("second", .string(jump.second)),
            ("time", .named(jump.time.rounded(digits: 6))),
        ])
    }
}
