import MotionModel

extension SpecDecoder {
    /// Checks the scene of a preview. Nothing that is played depends on it, so nothing is kept of it.
    mutating func readPreview(_ syntax: JSONSyntax?) {
        guard let syntax, let reader = object(syntax, of: PreviewField.self) else { return }
        let size = syntax.range.end - syntax.range.start
        if size > Limits.preview {
            diagnostics.report(
                .range, "\(PreviewField.object) has at most \(Limits.preview) bytes, not \(size)",
                at: reader.opening)
            return
        }
        if let screen = reader[.screen] {
            readExtent(screen, .size, PreviewField.screen.quoted, from: .above(0))
        }
        if let fill = reader[.fill] { _ = value(fill, of: .color, PreviewField.fill.quoted) }
        if let layers = reader[.layers] { readLayers(layers) }
    }

    private mutating func readLayers(_ syntax: JSONSyntax) {
        guard let members = entries(syntax, PreviewField.layers.quoted, areObjects: true) else { return }
        let names = members.map { $0.key.value }
        layers = names
        reportCaseTwins(members.map { $0.key }, "layers")
        var parents: [String: JSONString] = [:]
        for member in members {
            guard let reader = object(member.value, of: LayerField.self) else { continue }
            if let parent = reader[.parent].flatMap({ word($0, LayerField.parent.quoted) }) {
                if names.contains(parent.value) {
                    parents[member.key.value] = parent
                } else {
                    reportUnknownName(
                        parent, kind: "layer", id: .unknownValue,
                        known: diagnostics.suggestions.areSpent
                            ? [] : names.filter { $0 != member.key.value })
                }
            }
            readLayer(reader)
        }
        reportCircles(of: parents, in: names)
    }

    private mutating func readLayer(_ reader: ObjectReader<LayerField>) {
        for key in reader.keys {
            guard let syntax = reader[key] else { continue }
            switch key {
            case .parent: break
            case .frame: readExtent(syntax, .rect, key.quoted, from: .from(0))
            case .anchor: _ = value(syntax, of: .point, key.quoted)
            case .shape, .align: _ = choice(syntax, key.quoted, among: LayerField.rows[key].words)
            case .path, .icon: if let data = text(syntax, key.quoted) { _ = path(data) }
            case .image: readImage(syntax)
            case .text: _ = text(syntax, key.quoted)
            case .fill, .color, .stroke: _ = value(syntax, of: .color, key.quoted)
            case .lineWidth, .radius, .fontSize, .opacity, .shadow:
                _ = number(syntax, key.quoted, as: LayerField.rows[key])
            case .clip: _ = bool(syntax, key.quoted)
            case .tap:
                guard let event = word(syntax, key.quoted) else { break }
                taps.append(event)
                note(.event, named: event, isOwn: true)
            }
        }
        let pictures = LayerField.pictures.compactMap { reader.member($0) }
        if pictures.count > 1 { reportConflict(pictures[0], pictures[1]) }
    }

    /// Reads a size or a rectangle, whose last two numbers lie in a range.
    private mutating func readExtent(
        _ syntax: JSONSyntax, _ type: ValueType, _ what: Phrase, from range: NumberRange
    ) {
        guard let components = value(syntax, of: type, what)?.components else { return }
        for extent in components.suffix(2) where !range.contains(extent) {
            diagnostics.report(
                .range, "the extent of \(what) \(range.phrase), not \(NumberText.text(extent))",
                at: syntax.range)
            return
        }
    }

    /// Reads a picture, which stands in the text: a preview loads nothing.
    private mutating func readImage(_ syntax: JSONSyntax) {
        guard let address = text(syntax, LayerField.image.quoted) else { return }
        let start = Array("data:image/".utf8)
        guard !address.value.utf8.starts(with: start) else { return }
        diagnostics.report(
            .valueInvalid, "\(LayerField.image.quoted) begins with 'data:image/'", at: address.range)
    }

    private mutating func reportCircles(of parents: [String: JSONString], in names: [String]) {
        var sound: Set<String> = []
        for name in names {
            var seen: [String] = []
            var next = name
            while let parent = parents[next], !sound.contains(next) {
                if seen.contains(next) {
                    diagnostics.report(
                        .nameCycle, "layers lie in each other in a circle, through '\(next)'",
                        at: parent.range)
                    break
                }
                seen.append(next)
                next = parent.value
            }
            sound.formUnion(seen)
        }
    }
}
