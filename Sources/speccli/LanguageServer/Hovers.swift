import MotionModel
import SpecCompiler
import SpecFormat

/// What there is to say about a place of a text.
struct Hovers {
    private let texts: OpenTexts
    private let text: OpenText
    private let client: ClientAbilities

    /// Creates the hovers of a text that was checked.
    init(_ texts: OpenTexts, _ text: OpenText, _ client: ClientAbilities) {
        self.texts = texts
        self.text = text
        self.client = client
    }

    /// What the key, name or value at an offset means, and what it comes to; null if that is nothing.
    func json(at offset: Int) -> JSONValue {
        guard let tree = text.tree, let cursor = SpecCursor(tree, text.bytes, at: offset) else {
            return .null
        }
        var parts: [String] = []
        // What a name comes to may be what stands behind it, too.
        func add(_ more: [String]) { parts += more.filter { !parts.contains($0) } }
        func addFacts(at range: SourceRange) {
            for fact in text.annotations?.facts(at: range.start) ?? [] where fact.range == range {
                add(said(fact, in: texts.document(text)))
            }
        }
        var range = cursor.range
        let names = text.annotations?.names(at: offset) ?? []
        for name in names {
            add([title(name)])
            range = name.range
        }
        if let name = names.first { add(said(name)) }
        // Of what is around the offset, only what begins at the value or ends with it is meant.
        if names.allSatisfy({ $0.kind == .parameter }) { addFacts(at: cursor.range) }
        if cursor.role == .key, let value = cursor.member?.value {
            addFacts(at: cursor.range)
            addFacts(at: value.range)
            if let name = cursor.member?.key.value, let id = DiagnosticID(name: name),
                cursor.path.last == LintField.ignore.rawValue
            {
                parts.append(id.explanation.section)
            }
        }
        if let row = names.compactMap({ row(of: $0) }).first { add([row]) }
        if let words = cursor.documentation { add([words]) }
        guard !parts.isEmpty else { return .null }
        let content = Markup.json(parts.joined(separator: "\n\n"), isMarkdown: client.hasMarkdown)
        return .object([("contents", content), ("range", text.positions.json(range))])
    }

    private func title(_ name: NameUse) -> String { "**\(name.kind.rawValue)** `\(name.name)`" }

    /// What a name stands for, wherever it is given.
    private func said(_ name: NameUse) -> [String] {
        let location = name.location ?? text.location
        guard let home = texts.document(at: location, importedBy: text) else { return [] }
        let symbol = SpecSymbol(kind: name.kind, name: name.name, location: location)
        guard let definition = home.uses(of: symbol).first(where: { $0.isDefinition }) else { return [] }
        if name.kind == .parameter {
            return WrittenValue(behind: definition.range, in: home).map { ["default `\($0.text)`"] } ?? []
        }
        return home.annotations.facts(of: definition, in: home.positions.bytes).first.map {
            said($0, in: home)
        } ?? []
    }

    /// The row of a property's key path.
    private func row(of name: NameUse) -> String? {
        guard name.kind == .property else { return nil }
        do throws(PropertyPathError) {
            guard let row = KnownKeyPath.row(for: try PropertyPath(name.name).keyPath) else { return nil }
            let unit = row.unit == .none ? "" : ", in \(row.unit.name)"
            return "*\(row.type.name)\(unit)*: \(row.summary)"
        } catch {
            return nil
        }
    }

    private func said(_ fact: Fact, in home: SpecDocument?) -> [String] {
        switch fact.meaning {
        case .curve(let curve): drawing(curve)
        case .timing(let timing):
            lines(timing, home.flatMap { WrittenValue(at: fact.range, in: $0) }) + drawing(timing.curve)
        case .duration, .color, .expression, .index, .length: [fact.meaning.phrase]
        }
    }

    /// A timing part by part, with where each comes from.
    ///
    /// - Parameter written: Where it is given; nil if that isn't known.
    private func lines(_ timing: TimingFacts, _ written: WrittenValue?) -> [String] {
        var lines: [String] = []
        func add(_ line: String, from origin: String?) {
            lines.append(line + (origin.map { " (\($0))" } ?? ""))
        }
        func name(_ field: TimingField) -> String? { written?.name(of: field).map { "`\($0)`" } }
        func byDefault(_ field: DefaultsField) -> String {
            written?.hasDefault(of: field) ?? false ? "by the spec's `defaults`" : "by default"
        }
        if let name = written?.name { lines.append("- all of it from `\(name)`") }
        if timing.delay != 0 { add("- delay \(NumberText.milliseconds(timing.delay))", from: name(.delay)) }
        let length = timing.curve.naturalDuration
        add(
            "- duration \(timing.duration.phrase)",
            from: length != nil
                ? "by its curve" : timing.isDefaultDuration ? byDefault(.duration) : name(.duration))
        add(
            "- curve \(timing.curve.phrase)", from: timing.isDefaultCurve ? byDefault(.curve) : name(.curve))
        if let time = timing.repeatFor {
            lines.append("- repeats for \(NumberText.milliseconds(time))")
        } else if timing.iterations != 1 {
            let count = NumberText.text(timing.iterations)
            lines.append(timing.iterations.isFinite ? "- plays \(count) times" : "- plays for ever")
        }
        if timing.autoreverses { lines.append("- there and back") }
        if timing.speed != 1 { lines.append("- speed \(NumberText.text(timing.speed))") }
        if let end = timing.end { lines.append("- ends after \(NumberText.milliseconds(end))") }
        return [lines.joined(separator: "\n")]
    }

    /// A curve with its facts, those of a spring in all dialects.
    private func drawing(_ curve: Curve) -> [String] {
        var parts = [curve.phrase]
        if case .spring(let spring) = curve { parts.append(dialects(spring.spring)) }
        if curve != .instant {
            let plot = CurvePlot(curve)
            let picture = Base64.text(of: Array(plot.svg.utf8))
            parts.append(
                client.takesPictures
                    ? "![the curve](data:image/svg+xml;base64,\(picture))" : "```text\n\(plot.text)```")
        }
        return parts
    }

    private func dialects(_ spring: Spring) -> String {
        func text(_ value: Double) -> String { NumberText.text((value * 1e4).rounded() / 1e4) }
        let mass = spring.mass == 1 ? "" : ", mass \(text(spring.mass))"
        return """
            - stiffness \(text(spring.stiffness)), damping \(text(spring.damping))\(mass)
            - tension \(text(spring.stiffness)), friction \(text(spring.damping))\(mass)
            - stiffness \(text(spring.stiffness)), damping ratio \(text(spring.dampingRatio))\(mass)
            - response \(NumberText.milliseconds(spring.response)), damping ratio \(text(spring.dampingRatio))
            - duration \(NumberText.milliseconds(spring.perceptualDuration)), bounce \(text(spring.bounce))
            """
    }
}
