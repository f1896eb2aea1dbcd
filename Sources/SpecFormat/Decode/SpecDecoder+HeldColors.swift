import MotionModel

extension SpecDecoder {
    /// Records a property that the spec moves: an unknown and undeclared one is reported when everything is read, a
    /// colour held both as a whole and by components at once.
    mutating func hold(_ path: PropertyPath, _ name: JSONString) {
        hold(path, at: name.range)
        targets.note(path, name)
        if !path.isKnown { unknownProperties.note(path, name) }
    }

    /// Reports a colour that the spec holds whole and by its components.
    mutating func hold(_ path: PropertyPath, at place: SourceRange) {
        guard let row = path.known, row.isOfColor else { return }
        let whole = row.color.map { "\(path.target).\($0)" } ?? path.text
        guard let (first, firstPlace) = heldColors[whole] else {
            heldColors[whole] = (path, place)
            return
        }
        guard (first.text == whole) != (path.text == whole) else { return }
        let component = path.text == whole ? first : path
        diagnostics.report(
            .componentOverlap,
            "'\(component.text)' is a component of '\(whole)', and a spec holds a colour whole or by components, not both",
            at: place, notes: [Diagnostic.Note("'\(first.text)' is here", at: firstPlace)])
    }
}
