import SpecFormat

/// A row of `transitions` as its text says it, read without the decoder, for rows whose condition says `h > NUMBER` in some way.
struct WrittenTransition {
    let starts: [String]
    let end: String
    let events: [String]
    /// The variant that plays, if it is said.
    let variant: String?
    /// What `h` must be greater than; `nil` if anything will do.
    let least: Double?

    /// The rows of a spec's text; `nil` if one of them has a condition of another form.
    static func all(in text: String) -> [WrittenTransition]? {
        guard let rows = JSONValue(text: text)?["transitions"]?.elements else { return [] }
        let written = rows.compactMap { WrittenTransition($0) }
        return written.count == rows.count ? written : nil
    }

    private init?(_ row: JSONValue) {
        func list(_ key: String) -> [String] {
            row[key].map { value in value.string.map { [$0] } ?? value.elements.compactMap { $0.string } }
                ?? []
        }
        let condition = row["when"]?.string
        let least = condition.flatMap { condition in
            ["= h > ", "= !(h <= "].first { condition.hasPrefix($0) }.flatMap { head in
                Double(condition.dropFirst(head.count).prefix { $0.isNumber || $0 == "." })
            }
        }
        guard let end = row["to"]?.string, (condition == nil) == (least == nil) else { return nil }
        (starts, self.end, events) = (list("from"), end, list("on"))
        (variant, self.least) = (row["play"]?.string, least)
    }

    /// The row that an event takes: the first that names the state, else the first that takes any.
    static func row(for event: String, from state: String, h: Double, in rows: [WrittenTransition]) -> Self? {
        let open = rows.filter { $0.events.contains(event) && h > $0.least ?? -.infinity }
        return open.first { $0.starts.contains(state) }
            ?? open.first { $0.starts == ["*"] && $0.end != state }
    }
}
