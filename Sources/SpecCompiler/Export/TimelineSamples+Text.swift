import MotionModel
package import SpecFormat

extension TimelineSamples {
    /// `{ "times": […], "values": { path: […] }, "velocities": { path: […] } }`, ending in a line feed.
    ///
    /// A velocity is a number, or a list of one for each stored component; `"infinite"` or `"-infinite"` where a
    /// curve's tangent is vertical.
    public var jsonText: String { json.text(pretty: true) + "\n" }

    /// The samples as a JSON value.
    package var json: JSONValue {
        var members: [(String, JSONValue)] = [
            ("times", .array(times.map { .number($0) })),
            (
                "values",
                .object(
                    columns.map { column in
                        (column.property.text, .array(column.values.map { $0.asRead.json }))
                    })
            ),
        ]
        if columns.contains(where: { $0.velocities != nil }) {
            members.append(
                (
                    "velocities",
                    .object(columns.map { ($0.property.text, .array(($0.velocities ?? []).map(Self.json))) })
                ))
        }
        return .object(members)
    }

    private static func json(_ velocity: [Double]) -> JSONValue {
        velocity.count == 1 ? .named(velocity[0]) : .array(velocity.map { .named($0) })
    }

    /// Comma-separated values with a header line, as RFC 4180 has them but with line feeds.
    ///
    /// The first column is `time`. A property of one component is one column with its path as the name; of several,
    /// one column each, `path.x`, `path.width` or `path.0`; a path's points are `path.0.x`, `path.0.y`; a colour is
    /// `path.lightness`, `path.a`, `path.b` and `path.alpha`, in OKLab and not premultiplied; a transform `path.m11`,
    /// `path.m12` … `path.m44`, column by column. Velocities, of the stored components, follow all values as
    /// `velocity(path.x)`; those of a colour are of its premultiplied form.
    public var csvText: String {
        var header = ["time"]
        for column in columns { header += column.names }
        for column in columns where column.velocities != nil {
            header += column.names.map { "velocity(\($0))" }
        }
        var text = header.joined(separator: ",") + "\n"
        for (index, time) in times.enumerated() {
            var row = [NumberText.text(time)]
            for column in columns { row += column.fields(at: index) }
            for column in columns {
                if let velocities = column.velocities { row += velocities[index].map { NumberText.name($0) } }
            }
            text += row.joined(separator: ",") + "\n"
        }
        return text
    }
}

extension TimelineSamples.Column {
    fileprivate var names: [String] {
        let parts: [String] =
            switch type {
            case .number, .integer, .angle, .boolean, .string, .turning, .routeTangent: []
            case .path(let form): (0..<form.pointCount).flatMap { ["\($0).x", "\($0).y"] }
            case .routePosition: ValueType.point.componentNames
            case .point, .size, .rect, .insets: type.componentNames
            case .vector(let count): (0..<count).map { "\($0)" }
            case .color, .colorIn: ["lightness", "a", "b", "alpha"]
            case .transform: (0..<16).map { "m\($0 / 4 + 1)\($0 % 4 + 1)" }
            }
        return parts.isEmpty ? [property.text] : parts.map { "\(property.text).\($0)" }
    }

    /// A text as a field, in quotes where it would be read as more than one.
    private static func field(_ text: String) -> String {
        let special: [UInt8] = [UInt8(ascii: ","), UInt8(ascii: "\""), 0x0A, 0x0D]
        guard text.utf8.contains(where: { special.contains($0) }) else { return text }
        var quoted: [UInt8] = [UInt8(ascii: "\"")]
        for byte in text.utf8 {
            if byte == UInt8(ascii: "\"") { quoted.append(byte) }
            quoted.append(byte)
        }
        quoted.append(UInt8(ascii: "\""))
        return String(decoding: quoted, as: UTF8.self)
    }

    fileprivate func fields(at index: Int) -> [String] {
        let value = values[index].asRead
        if let color = value.color {
            return [color.lightness, color.a, color.b, color.alpha].map { NumberText.text($0) }
        }
        if let truth = value.boolean { return [truth ? "true" : "false"] }
        if let text = value.string { return [Self.field(text)] }
        return value.components.map { NumberText.text($0) }
    }
}
