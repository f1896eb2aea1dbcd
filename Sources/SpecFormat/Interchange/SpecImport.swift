/// Makes specs from files of other tools.
public enum SpecImport {
    /// The format of a text.
    public enum Form: String, CaseIterable, Hashable, Sendable {
        /// Design tokens, in the format 2025.10 of the Design Tokens Community Group and its dialects.
        case tokens
        /// A style sheet: CSS keyframes, animations, transitions and custom properties.
        case css
        /// A Lottie animation.
        case lottie

        /// The format of a text, determined by the ending of its name, or by its beginning.
        public init(of file: SourceFile) {
            let isNamed = [".json", ".jsonc", ".json5", ".tokens"].contains { file.path.hasSuffix($0) }
            let first = file.bytes.first { $0 > 0x20 && $0 < 0x80 }
            let looksLikeJSON = first == UInt8(ascii: "{") && !file.path.hasSuffix(".css")
            guard isNamed || looksLikeJSON else {
                self = .css
                return
            }
            var problems = Diagnostics()
            let root = JSONSyntax.parse(file, diagnostics: &problems)?.object
            self = root.map { LottieImport.isOne($0) } == true ? .lottie : .tokens
        }
    }

    /// The name of a spec made from any text, in the style of a type: `motion-tokens` gives `MotionTokens`. Nil if no
    /// part of the text can be in a name.
    public static func name(from text: String) -> String? {
        guard let name = text.nearestIdentifier, let first = name.utf8.first else { return nil }
        let isSmall = first >= UInt8(ascii: "a") && first <= UInt8(ascii: "z")
        return String(
            decoding: [isSmall ? first & 0xDF : first] + Array(name.utf8.dropFirst()), as: UTF8.self)
    }

    /// Makes a spec from a text; the spec is a library if the text only names motion and plays none.
    ///
    /// Every time and curve keeps all its digits. Anything that a spec can't express is reported and left out.
    ///
    /// - Parameters:
    ///   - file: The text; no other file is read.
    ///   - form: Its format.
    ///   - name: The name of the spec, an identifier.
    /// - Returns: The text of a valid spec in the canonical layout, nil exactly when there is an error; and all
    ///   problems, sorted by place.
    /// - Complexity: O(n log n) for n bytes; never traps, whatever the bytes.
    public static func spec(
        from file: SourceFile, as form: Form, named name: String
    ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        var diagnostics = Diagnostics()
        if let sentence = ForeignFile.sentence(about: file.bytes) {
            diagnostics.report(.nothingToImport, sentence, at: SourceRange(at: 0))
            return (nil, diagnostics.sorted)
        }
        let document: [UInt8]?
        switch form {
        case .tokens, .lottie: document = TokenImport.document(of: file, named: name, &diagnostics)
        case .css: document = StyleImport.document(of: file, named: name, &diagnostics)
        }
        guard let document, !diagnostics.hasErrors else { return (nil, diagnostics.sorted) }
        let made = SourceFile(path: file.path, bytes: document)
        // Anything that another tool allows and this language doesn't must not get into a spec.
        for problem in SpecReader.read(made).diagnostics
        where problem.severity == .error && !problem.id.isAboutImports {
            // Motion that can be played but shouldn't be is left to the judgement of the spec's users.
            let isJudgement = problem.id.canBeIgnored
            diagnostics.add(
                Diagnostic(
                    problem.id, (isJudgement ? "" : "it makes no spec: ") + problem.message,
                    at: SourceRange(at: 0), severity: isJudgement ? .warning : .error))
        }
        let bytes = made.formatted(diagnostics: &diagnostics)
        return (diagnostics.hasErrors ? nil : bytes, diagnostics.sorted)
    }
}

extension DiagnosticID {
    /// Whether it depends on other files, which are beside the spec once it is written.
    package var isAboutImports: Bool {
        [.importMissing, .importUnreadable, .importOutside, .importCycle, .importErrors].contains(self)
    }
}
