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

    /// Makes a spec from a text, without any other file; see the other function of this name.
    public static func spec(
        from file: SourceFile, as form: Form, named name: String
    ) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        var loader = SourceSet()
        let (bytes, entries) = spec(from: [file], as: form, named: name, loader: &loader)
        return (bytes, entries.first?.diagnostics ?? [])
    }

    /// Makes a spec from texts; the spec is a library if they only name motion and play none.
    ///
    /// Every time and curve keeps all its digits. Anything that a spec can't express is reported and left out.
    ///
    /// - Parameters:
    ///   - files: The texts, at least one. Of two tokens of one name the later one counts; a Lottie animation is the only one.
    ///   - form: Their format.
    ///   - name: The name of the spec, an identifier.
    ///   - contexts: The contexts that are chosen in resolver documents, by the names of their modifiers.
    ///   - loader: The source of the files that resolver documents name.
    /// - Returns: The text of a valid spec in the canonical layout, nil exactly when there is an error; and the
    ///   problems of each file that was read, sorted by place.
    /// - Complexity: O(n log n) for n bytes; never traps, whatever the bytes.
    public static func spec(
        from files: [SourceFile], as form: Form, named name: String, contexts: [String: String] = [:],
        loader: inout some ImportLoader
    ) -> (bytes: [UInt8]?, entries: [Report.Entry]) {
        var text = JoinedText()
        var diagnostics = Diagnostics()
        var document: [UInt8]?
        switch form {
        case .tokens, .lottie:
            var sources = TokenSources(contexts: contexts)
            let root = sources.root(of: files, loader: &loader)
            text = sources.text
            diagnostics = sources.diagnostics
            if let root {
                document = imported(root, from: text, as: form, named: name, &diagnostics)
            }
        case .css: document = StyleImport.document(of: files, named: name, &text, &diagnostics)
        }
        guard let document, !diagnostics.hasErrors else { return (nil, text.reports(diagnostics.sorted)) }
        let made = SourceFile(path: files.first?.path ?? "", bytes: document)
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
        return (diagnostics.hasErrors ? nil : bytes, text.reports(diagnostics.sorted))
    }

    private static func imported(
        _ root: JSONSyntax, from text: JoinedText, as form: Form, named name: String,
        _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        let isWhole = text.files.count == 1
        guard form == .lottie else {
            return TokenImport.document(
                of: root, in: text.whole, isWhole: isWhole, named: name, &diagnostics)
        }
        guard isWhole, let object = root.object, LottieImport.isOne(object) else {
            diagnostics.report(
                .nothingToImport,
                isWhole ? "this is no Lottie animation" : "a Lottie animation is imported by itself",
                at: SourceRange(at: 0))
            return nil
        }
        return LottieImport.document(of: object, at: root.range, named: name, &diagnostics)
    }
}

extension DiagnosticID {
    /// Whether it depends on other files, which are beside the spec once it is written.
    package var isAboutImports: Bool {
        [.importMissing, .importUnreadable, .importOutside, .importCycle, .importErrors].contains(self)
    }
}
