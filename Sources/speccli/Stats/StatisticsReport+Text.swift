import MotionModel
import SpecCompiler
import SpecFormat

extension StatisticsReport {
    /// The report as text, for people.
    var text: String {
        var text = Self.list([
            Self.count(statistics.specCount, "spec"),
            statistics.libraryCount > 0 ? Self.count(statistics.libraryCount, "library", "libraries") : nil,
            Self.count(statistics.variantCount, "variant"),
            Self.count(statistics.stateCount, "state"),
            statistics.transitionCount > 0 ? Self.count(statistics.transitionCount, "transition") : nil,
            statistics.eventCount > 0 ? Self.count(statistics.eventCount, "event") : nil,
            Self.count(statistics.propertyCount, "property that moves", "properties that move"),
            Self.count(statistics.animationCount, "animation"),
        ])
        text += times("Durations", durationRows, Self.travel(statistics.travelCount))
        text += times("Delays", delayRows, nil)
        text += curveText
        text += section(
            "Nearly the same",
            durations.nearDuplicates.map { near($0) { Self.seconds($0) } }
                + curves.nearDuplicates.map { near($0) { Self.name(of: $0) } })
        text += section(
            "Used once, beside a scale",
            durations.offScale.map { off($0) { Self.seconds($0) } }
                + curves.offScale.map { off($0) { Self.name(of: $0) } })
        text += section("Without its library's name", statistics.unnamed.map { unnamed($0) })
        if durations.comparedCount < durationRows.filter({ $0.value > 0 }).count
            || curves.comparedCount < curveRows.count
        {
            text += "\nOnly the \(durations.comparedCount) most used durations and the "
            text += "\(curves.comparedCount) most used curves were compared.\n"
        }
        return text
    }

    // MARK: Tables

    private func times(_ title: String, _ rows: [StatisticsTally<Double>.Row], _ more: String?) -> String {
        guard !rows.isEmpty || more != nil else { return "" }
        var uses = 0
        for row in rows { uses += row.uses }
        var text = "\n\(title): \(rows.count) different in \(Self.count(uses, "use"))"
        if let more { text += ", \(more)" }
        return text + "\n" + Self.table(rows.map { (Self.seconds($0.value), $0.uses, $0.names) })
    }

    private var curveText: String {
        guard !curveRows.isEmpty else { return "" }
        let kinds = kinds.map { "\($0.name) \($0.uses)" }.joined(separator: ", ")
        return "\nCurves: \(curveRows.count) different in \(Self.count(statistics.curves.useCount, "use"))"
            + "\n  by kind: \(kinds)\n"
            + Self.table(
                curveRows.map { row in
                    let name = Self.name(of: row)
                    return (name, row.uses, row.names.filter { $0 != name })
                })
    }

    private static func table(_ rows: [(value: String, uses: Int, names: [String])]) -> String {
        let width = rows.map { $0.value.unicodeScalars.count }.max() ?? 0
        var text = ""
        for row in rows {
            var line = "  " + padded(row.value, width) + "  " + padded("\(row.uses) ×", 6)
            if !row.names.isEmpty { line += "  " + row.names.joined(separator: ", ") }
            while line.last == " " { line.removeLast() }
            text += line + "\n"
        }
        return text
    }

    private static func padded(_ text: String, _ width: Int) -> String {
        text + String(repeating: " ", count: max(0, width - text.unicodeScalars.count))
    }

    // MARK: Findings

    private func section(_ title: String, _ lines: [String]) -> String {
        lines.isEmpty ? "" : "\n\(title):\n" + lines.map { "  \($0)\n" }.joined()
    }

    private func near<Value>(
        _ neighbour: Statistics.Neighbour<Value>, _ name: (StatisticsTally<Value>.Row) -> String
    ) -> String {
        "\(name(neighbour.row)) (\(neighbour.row.uses) ×) and \(name(neighbour.other)) "
            + "(\(neighbour.other.uses) ×)\(Self.apart(neighbour.distance)): \(Self.text(neighbour.row.place))"
    }

    private func off<Value>(
        _ neighbour: Statistics.Neighbour<Value>, _ name: (StatisticsTally<Value>.Row) -> String
    ) -> String {
        "\(name(neighbour.row)), the nearest is \(name(neighbour.other)) (\(neighbour.other.uses) ×)"
            + "\(Self.apart(neighbour.distance)): \(Self.text(neighbour.row.place))"
    }

    private func unnamed(_ unnamed: Statistics.Unnamed) -> String {
        let isEqual = unnamed.distance == .zero
        return "\(Self.text(unnamed.place)): \(Self.oneLine(unnamed.text)) is "
            + (isEqual ? "'\(unnamed.name)'" : "nearly '\(unnamed.name)'\(Self.apart(unnamed.distance))")
    }

    // MARK: Words

    /// The language's name for a curve, else its first spelling, else another name.
    static func name(of row: StatisticsTally<Curve>.Row) -> String {
        if case .string(let name)? = row.value.json { return name }
        return row.text.map { oneLine($0) } ?? row.names.first ?? row.value.kindName
    }

    private static func seconds(_ row: StatisticsTally<Double>.Row) -> String { seconds(row.value) }

    private static func seconds(_ value: Double) -> String { NumberText.seconds(value) }

    private static func text(_ place: Statistics.Place) -> String {
        "\(place.file):\(place.position.line):\(place.position.column)"
    }

    /// The distance, such as `, 10 ms apart` or `, 0.3 % of the travel apart`.
    private static func apart(_ distance: Likeness.Distance) -> String {
        var parts: [String] = []
        if distance.travel > 0 {
            parts.append("\(NumberText.text((distance.travel * 1000).rounded(.up) / 10)) % of the travel")
        }
        if distance.seconds > 0 {
            parts.append("\(NumberText.text((distance.seconds * 10_000).rounded() / 10)) ms")
        }
        return parts.isEmpty ? ", the same motion" : ", \(parts.joined(separator: " and ")) apart"
    }

    /// A text on one line, shortened to fit it.
    private static func oneLine(_ text: String) -> String {
        let words = text.split { $0.isWhitespace }.joined(separator: " ")
        return words.count > 60 ? words.prefix(59) + "…" : words
    }

    private static func travel(_ count: Int) -> String? {
        count > 0 ? "\(count) more by the travel" : nil
    }

    private static func list(_ parts: [String?]) -> String {
        parts.compactMap { $0 }.joined(separator: ", ") + "\n"
    }

    private static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        "\(number) \(number == 1 ? noun : plural ?? noun + "s")"
    }
}
