import MotionModel
import SpecCompiler
import SpecFormat

/// Changes of a text that keep its motion, or add to it, at a place: names taken out and put in, other ways to write a
/// spring or a curve, the way back, a form for reduced motion.
struct Refactorings {
    /// A change before it is tried.
    struct Candidate {
        let title: String
        let kind: String
        let edits: [TextEdit]
        /// The problem that it is to take away.
        var removes: Diagnostic?
        /// Whether a parameter comes or goes, so that the values stay, but not the bytes of the motion.
        var isAboutParameter = false
    }

    /// The kinds of changes.
    static let kinds = ["refactor.extract", "refactor.inline", "refactor.rewrite"]

    let texts: OpenTexts
    let text: OpenText
    let root: JSONObject
    let annotations: Annotations

    /// Creates the changes of a text that was checked; nil if nothing can be changed in it.
    init?(_ texts: OpenTexts, _ text: OpenText) {
        guard case .object(let root)? = text.tree?.content, let annotations = text.annotations else {
            return nil
        }
        self.texts = texts
        self.text = text
        self.root = root
        self.annotations = annotations
    }

    /// Those that can be made at an offset, each tried: it brings no new error.
    func all(at offset: Int) -> [Candidate] {
        guard let tree = text.tree, let cursor = SpecCursor(tree, text.bytes, at: offset) else { return [] }
        return
            (extracted(cursor, offset) + inlined(cursor, offset) + parameters(cursor)
            + rewritten(cursor, offset)
            + variants(cursor)).filter { isSound($0) }
    }

    /// Whether a change brings no new error, and takes away what it is meant to.
    func isSound(_ candidate: Candidate) -> Bool {
        let before = (text.findings?.diagnostics ?? []).filter { $0.severity == .error }
        let problems = texts.problems(
            TextEdit.apply(candidate.edits, to: text.bytes), inPlaceOf: text)
        let after = problems.filter { $0.severity == .error }
        guard after.count <= before.count else { return false }
        let isName = candidate.kind == Self.kinds[0] || candidate.kind == Self.kinds[1]
        guard !isName || keepsMotion(candidate) else { return false }
        guard let removed = candidate.removes else { return true }
        func count(_ diagnostics: [Diagnostic]) -> Int {
            diagnostics.count { $0.id == removed.id && $0.message == removed.message }
        }
        return count(problems) < count(text.findings?.diagnostics ?? [])
    }

    /// Whether what moves is the same after a change: to the last byte, or so that nobody can see a difference where a
    /// parameter comes or goes, which a motion keeps.
    private func keepsMotion(_ candidate: Candidate) -> Bool {
        func motion(_ bytes: [UInt8]) -> CompiledMotion? {
            guard let spec = texts.read(bytes, at: text.location).spec, !spec.isLibrary else { return nil }
            return CompiledMotion(spec)
        }
        // With a parameter more or less the values have to be compared, so there have to be some.
        guard let before = motion(text.bytes) else { return !candidate.isAboutParameter }
        guard let after = motion(TextEdit.apply(candidate.edits, to: text.bytes)) else { return false }
        guard candidate.isAboutParameter else { return after.binary == before.binary }
        do throws(BindingError) {
            let difference = try MotionDifference(
                from: MotionDifference.Side(before), to: MotionDifference.Side(after))
            return difference.variants.allSatisfy { $0.difference <= .invisible }
        } catch {
            return false
        }
    }

    // MARK: Names

    /// Takes a timing, curve or duration out under a name.
    private func extracted(_ cursor: SpecCursor, _ offset: Int) -> [Candidate] {
        let given = annotations.names.filter { $0.isDefinition && $0.location == nil }
        return annotations.facts(at: offset).prefix(4).compactMap { fact in
            guard let (field, word) = Self.collection(fact.meaning), !isName(fact.range) else { return nil }
            // What has a name already doesn't need another.
            let isGiven = given.contains { use in
                (use.kind == .curve || use.kind == .duration || use.kind == .timing)
                    && annotations.facts(of: use, in: text.bytes).contains { $0.range == fact.range }
            }
            guard !isGiven, fact.range.count > 0 else { return nil }
            var name = word
            var number = 1
            while given.contains(where: { $0.name == name }) {
                number += 1
                name = "\(word)\(number)"
            }
            let value = text.file.text(in: fact.range)
            return Candidate(
                title: "take the \(word) out as '\(name)'", kind: Self.kinds[0],
                edits: [
                    adding(name, value, to: field),
                    TextEdit(range: fact.range, text: JSONValue.quoted(name)),
                ])
        }
    }

    private static func collection(_ meaning: Fact.Meaning) -> (SpecField, String)? {
        switch meaning {
        case .timing: (.timings, "timing")
        case .curve: (.curves, "curve")
        case .duration: (.durations, "duration")
        case .color, .expression, .index, .length: nil
        }
    }

    /// Whether a name stands there, not a value.
    private func isName(_ range: SourceRange) -> Bool {
        guard range.count > 1, text.bytes[range.start] == UInt8(ascii: "\"") else { return false }
        switch text.bytes[range.start + 1] {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "+"):
            return false
        default: return true
        }
    }

    /// The edit that gives a value a name in a collection at the top.
    func adding(_ name: String, _ value: String, to field: SpecField) -> TextEdit {
        let member = "\(JSONValue.quoted(name)): \(value)"
        if case .object(let collection)? = root[field.rawValue]?.value.content,
            let range = root[field.rawValue]?.value.range
        {
            let end = collection.members.isEmpty ? " " : ",\n    "
            return TextEdit(range: SourceRange(at: range.start + 1), text: "\n    \(member)\(end)")
        }
        let written = "\(JSONValue.quoted(field.rawValue)): { \(member) }"
        let before = root[SpecField.name.rawValue] ?? root.members.first
        guard let before else { return TextEdit(range: SourceRange(at: 0), text: "") }
        return TextEdit(range: SourceRange(at: before.range.end), text: ",\n  \(written)")
    }

    /// Puts the value of a name in its place.
    private func inlined(_ cursor: SpecCursor, _ offset: Int) -> [Candidate] {
        guard cursor.role == .value, let document = texts.document(text) else { return [] }
        let value = document.symbols(at: offset).last { symbol, use in
            !use.isDefinition && (symbol.kind == .curve || symbol.kind == .duration || symbol.kind == .timing)
        }
        guard let symbol = value?.symbol, let home = texts.document(at: symbol.location, importedBy: text)
        else { return [] }
        // A timing that variants list under a name may be another one in each of them.
        let definitions = home.uses(of: symbol).filter { $0.isDefinition }
        guard let definition = definitions.first, definitions.count == 1,
            symbol.location != text.location || isShared(definition),
            let fact = home.annotations.facts(of: definition, in: home.positions.bytes).first
        else { return [] }
        let written: String
        if symbol.location == text.location {
            written = text.file.text(in: fact.range)
        } else {
            switch fact.meaning {
            case .curve(let curve):
                guard let json = curve.json else { return [] }
                written = json.text(pretty: true)
            case .duration(.seconds(let seconds)): written = NumberText.text(seconds)
            default: return []
            }
        }
        return [
            Candidate(
                title: "write out '\(symbol.name)'", kind: Self.kinds[1],
                edits: [TextEdit(range: cursor.range, text: written)])
        ]
    }

    /// Whether a name of the text is given at its top, for all variants.
    private func isShared(_ definition: NameUse) -> Bool {
        [SpecField.durations, .curves, .timings].contains {
            root[$0.rawValue]?.value.range.contains(definition.range) ?? false
        }
    }
}
