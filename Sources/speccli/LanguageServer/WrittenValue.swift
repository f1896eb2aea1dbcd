import SpecFormat

/// A value as it is written in a text, with the text around it: where its parts come from.
struct WrittenValue {
    private let file: SourceFile
    private let root: JSONObject
    private let value: JSONSyntax

    /// Finds the value with a range; nil if none has it.
    ///
    /// - Complexity: Reads the whole text.
    init?(at range: SourceRange, in document: SpecDocument) {
        var problems = Diagnostics()
        file = SourceFile(path: document.location, bytes: document.positions.bytes)
        guard let tree = JSONSyntax.parse(file, diagnostics: &problems), case .object(let root) = tree.content
        else { return nil }
        self.root = root
        var next: JSONSyntax? = tree
        while let value = next, value.range != range {
            switch value.content {
            case .object(let object): next = object.members.first { $0.range.contains(range) }?.value
            case .array(let array): next = array.elements.first { $0.range.contains(range) }
            case .null, .bool, .number, .string, .invalid: next = nil
            }
        }
        guard let next else { return nil }
        value = next
    }

    /// Finds the value of the member whose key, quotes left out, has a range; nil if none has it.
    ///
    /// - Complexity: Reads the whole text.
    init?(behind key: SourceRange, in document: SpecDocument) {
        var problems = Diagnostics()
        let file = SourceFile(path: document.location, bytes: document.positions.bytes)
        guard let tree = JSONSyntax.parse(file, diagnostics: &problems),
            let member = SpecCursor(tree, file.bytes, at: key.start)?.member, member.key.range.contains(key)
        else { return nil }
        self.init(at: member.value.range, in: document)
    }

    /// The value itself, as it is written.
    var text: String { file.text(in: value.range) }

    /// The name that stands in place of the value; nil if it is written out.
    var name: String? { Self.name(value) }

    /// The name that stands for a part of the value; nil if that is written out, or isn't there.
    func name(of field: TimingField) -> String? {
        guard case .object(let object) = value.content else { return nil }
        return object[field.rawValue].flatMap { Self.name($0.value) }
    }

    /// Whether the spec has a default of its own for a part.
    func hasDefault(of field: DefaultsField) -> Bool {
        guard case .object(let defaults)? = root[SpecField.defaults.rawValue]?.value.content else {
            return false
        }
        return defaults[field.rawValue] != nil
    }

    private static func name(_ value: JSONSyntax) -> String? {
        guard case .string(let text) = value.content, !Quantity.beginsNumber(text.value) else { return nil }
        return text.value
    }
}
