public import MotionModel

/// Reads parts of a spec that stand alone: in a command's arguments, in a script.
public enum FragmentReader {
    /// Reads one curve: JSON as in a spec, the name of a curve, or a CSS easing.
    ///
    /// Text that begins with `{` or a quote is JSON, anything else is a name, or CSS if no curve has that name.
    ///
    /// - Returns: The curve, nil exactly when an error was found; and all problems, sorted by place.
    public static func curve(_ file: SourceFile) -> (curve: Curve?, diagnostics: [Diagnostic]) {
        var start = 0
        var end = file.bytes.count
        func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || (byte >= 0x09 && byte <= 0x0D) }
        while start < end, isSpace(file.bytes[start]) { start += 1 }
        while end > start, isSpace(file.bytes[end - 1]) { end -= 1 }
        let isJSON =
            start == end
            || [UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""), UInt8(ascii: "/")]
                .contains(file.bytes[start])
        if isJSON {
            return read(file) { decoder, syntax in decoder.curve(syntax, "a curve")?.curve }
        }
        let range = SourceRange(start: start, end: end)
        let text = JSONString(value: file.text(in: range), range: range, contentRange: range, escapes: [])
        if let curve = NamedCurve.curve(named: text.value) { return (curve, []) }
        var decoder = SpecDecoder()
        let isCSS = text.value.utf8.contains(UInt8(ascii: "("))
        let node = isCSS ? decoder.css(text) : decoder.curve(named: text, "a curve")
        return (node?.curve, decoder.diagnostics.sorted)
    }

    /// Reads a spring from JSON: an object of one of the five dialects, with its release.
    package static func spring(
        _ syntax: JSONSyntax, diagnostics: inout Diagnostics
    ) -> SpringCurve? {
        with(&diagnostics) { $0.spring(syntax) }
    }

    /// Reads a curve from JSON; names are those of the language.
    package static func curve(_ syntax: JSONSyntax, diagnostics: inout Diagnostics) -> Curve? {
        with(&diagnostics) { $0.curve(syntax, "a curve")?.curve }
    }

    /// Reads a time from JSON, in seconds.
    ///
    /// - Parameters:
    ///   - what: The name of the time in messages, such as `'at'`.
    ///   - allowsNegative: Whether it may be less than 0.
    package static func time(
        _ syntax: JSONSyntax, _ what: Phrase, allowsNegative: Bool = false, diagnostics: inout Diagnostics
    ) -> Double? {
        with(&diagnostics) { $0.time(syntax, what, allowsNegative: allowsNegative)?.seconds }
    }

    /// Reads a value of a type from JSON.
    ///
    /// - Parameter what: The name of the property in messages, such as `'chip.opacity'`.
    package static func value(
        _ syntax: JSONSyntax, of type: ValueType, _ what: Phrase, diagnostics: inout Diagnostics
    ) -> MotionValue? {
        with(&diagnostics) { $0.settledValue(syntax, of: type, what) }
    }

    /// Reads a value of a type from the text of an argument: JSON, or the content of a JSON string.
    ///
    /// - Returns: The value, nil exactly when an error was found; and all problems, sorted by place.
    public static func value(
        _ file: SourceFile, of type: ValueType
    ) -> (value: MotionValue?, diagnostics: [Diagnostic]) {
        let isJSON = file.bytes.first { $0 > 0x20 }.map { byte in
            switch byte {
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "\""): return true
            default:
                if case .string = type { return false }
                return type != .angle && type != .color
            }
        }
        let what: Phrase = "the value"
        if isJSON ?? true { return read(file) { $0.settledValue($1, of: type, what) } }
        let text = file.text(in: file.range)
        if type == .angle, let degrees = NumberText.value(of: text), degrees.isFinite {
            return (.angle(degrees: degrees), [])
        }
        var decoder = SpecDecoder()
        let string = JSONString(value: text, range: file.range, contentRange: file.range, escapes: [])
        let syntax = JSONSyntax(range: file.range, content: .string(string))
        let value = decoder.settledValue(syntax, of: type, what)
        return (value, decoder.diagnostics.sorted)
    }

    private static func read<Value>(
        _ file: SourceFile, _ body: (inout SpecDecoder, JSONSyntax) -> Value?
    ) -> (Value?, [Diagnostic]) {
        var diagnostics = Diagnostics()
        guard let root = JSONSyntax.parse(file, diagnostics: &diagnostics) else {
            return (nil, diagnostics.sorted)
        }
        let value = with(&diagnostics) { decoder in
            decoder.readLint(root)
            let value = body(&decoder, root)
            decoder.reportUnusedSuppressions()
            return value
        }
        return (diagnostics.hasErrors ? nil : value, diagnostics.sorted)
    }

    private static func with<Value>(
        _ diagnostics: inout Diagnostics, _ body: (inout SpecDecoder) -> Value?
    ) -> Value? {
        var decoder = SpecDecoder(diagnostics: diagnostics)
        let value = body(&decoder)
        diagnostics = decoder.diagnostics
        return value
    }
}
