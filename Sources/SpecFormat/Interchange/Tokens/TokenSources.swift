/// Reads what an import is of: files of tokens, and resolver documents with the files that these name.
struct TokenSources {
    /// The texts that were read.
    private(set) var text = JoinedText()
    /// The problems so far, with their places in the joined text.
    private(set) var diagnostics = Diagnostics()
    private let contexts: [String: String]
    private var usedContexts: Set<String> = []
    /// The files that resolver documents name, by their locations; nil for one with problems.
    private var loaded: [String: JSONSyntax?] = [:]

    /// Creates a reader with the contexts that are chosen in resolver documents, by their modifiers.
    init(contexts: [String: String]) { self.contexts = contexts }

    /// The tokens of all files as one tree, in which those of later files count; nil if there is an error.
    mutating func root(of files: [SourceFile], loader: inout some ImportLoader) -> JSONSyntax? {
        var root: JSONSyntax?
        for file in files {
            guard let syntax = tree(of: file) else { continue }
            if let object = syntax.object, ResolverDocument.isOne(object) {
                for tokens in tokens(of: object, in: file, loader: &loader) { Self.add(tokens, to: &root) }
            } else {
                Self.add(syntax, to: &root)
            }
        }
        for (modifier, context) in contexts.sorted(by: { $0.key < $1.key })
        where !usedContexts.contains(modifier) {
            diagnostics.report(
                .tokenReference, "there is no modifier '\(modifier)' to choose '\(context)' for",
                at: SourceRange(at: 0))
        }
        return diagnostics.hasErrors ? nil : root
    }

    private static func add(_ tokens: JSONSyntax, to root: inout JSONSyntax?) {
        root = root.map { $0.overridden(by: tokens) } ?? tokens
    }

    /// The object of a file, what Figma writes as tokens; nil if it has none, which was reported.
    private mutating func tree(of file: SourceFile) -> JSONSyntax? {
        let start = text.add(file)
        if let sentence = ForeignFile.sentence(about: file.bytes) {
            diagnostics.report(.nothingToImport, sentence, at: SourceRange(at: start))
            return nil
        }
        guard let root = parse() else { return nil }
        guard let object = root.object else {
            diagnostics.report(
                .wrongType, "a file of tokens is an object, not \(root.typeName)", at: root.range)
            return nil
        }
        if let (message, range) = ForeignFile.sentence(about: object) {
            diagnostics.report(.nothingToImport, message, at: range)
            return nil
        }
        return FigmaVariables.tokens(of: object, at: root.range, &diagnostics)
            ?? FigmaPrototype.tokens(of: object, at: root.range, &diagnostics) ?? root
    }

    /// Parses the last text as other tools write it: their quotes and bare keys draw a warning, not an error.
    private mutating func parse() -> JSONSyntax? {
        guard let file = text.last else { return nil }
        var found = Diagnostics()
        var isBroken = false
        let root = JSONSyntax.parse(file, diagnostics: &found)
        for problem in found.sorted {
            switch problem.id {
            case .jsonQuotes, .jsonUnquotedKey:
                diagnostics.add(
                    Diagnostic(
                        .tokenDialect, problem.message, at: problem.range, notes: problem.notes,
                        fixes: problem.fixes))
            default:
                diagnostics.add(problem)
                isBroken = isBroken || problem.severity == .error
            }
        }
        return isBroken ? nil : root
    }

    // MARK: Resolver documents

    /// The tokens that a resolver document names, in their order.
    private mutating func tokens(
        of root: JSONObject, in file: SourceFile, loader: inout some ImportLoader
    ) -> [JSONSyntax] {
        var document = ResolverDocument(root, contexts: contexts, diagnostics: diagnostics)
        let sources = document.sources()
        diagnostics = document.diagnostics
        usedContexts.formUnion(document.modifiers)
        var all: [JSONSyntax] = []
        for source in sources {
            switch source {
            case .tokens(let syntax): all.append(syntax)
            case .file(let reference, let path, let group, let overrides):
                guard let tokens = content(of: path, reference, from: file.path, loader: &loader) else {
                    continue
                }
                guard let object = group.names.reduce(tokens, { $0?.child($1) })?.object else {
                    diagnostics.report(
                        .tokenReference, "'\(path)' has no group '\(group.names.joined(separator: "/"))'",
                        at: reference.range)
                    continue
                }
                // A member beside the reference takes the place of the file's own.
                let kept = object.members.filter { member in
                    !overrides.contains { $0.key.value == member.key.value }
                }
                let own = JSONObject(members: kept + overrides, danglingComments: [], isComplete: true)
                all.append(JSONSyntax(range: tokens.range, content: .object(own)))
            }
        }
        return all
    }

    private mutating func content(
        of path: String, _ reference: JSONString, from importer: String, loader: inout some ImportLoader
    ) -> JSONSyntax? {
        let file: SourceFile
        let location: String
        do throws(ImportFailure) {
            location = try loader.locate(path, from: importer)
            if let known = loaded[location] { return known }
            guard loaded.count < Limits.imports else {
                diagnostics.report(
                    .limitImports, "with '\(path)' there are more than \(Limits.imports) imported files",
                    at: reference.range)
                return nil
            }
            file = try loader.load(location)
        } catch {
            diagnostics.add(error.problem(of: reference))
            return nil
        }
        var tokens = tree(of: file)
        if let object = tokens?.object, ResolverDocument.isOne(object) {
            diagnostics.report(
                .tokenReference, "'\(path)' is a resolver document, not a file of tokens", at: reference.range
            )
            tokens = nil
        }
        loaded[location] = .some(tokens)
        return tokens
    }
}

extension JSONSyntax {
    /// The tokens with others over them: of two groups of one name both remain, of two tokens the other one.
    func overridden(by other: JSONSyntax) -> JSONSyntax {
        guard let own = object, let new = other.object, Self.isGroup(own), Self.isGroup(new) else {
            return other
        }
        var members = Array(own.members)
        var places: [String: Int] = [:]
        for (index, member) in members.enumerated() {
            places[member.key.value] = places[member.key.value] ?? index
        }
        for member in new.members {
            let name = member.key.value
            guard let place = places[name] else {
                places[name] = members.count
                members.append(member)
                continue
            }
            let isKey = name.utf8.first == UInt8(ascii: "$")
            let value = isKey ? member.value : members[place].value.overridden(by: member.value)
            members[place] = JSONMember(key: member.key, value: value, comments: member.comments)
        }
        return JSONSyntax(
            range: range,
            content: .object(JSONObject(members: members, danglingComments: [], isComplete: true)))
    }

    private static func isGroup(_ object: JSONObject) -> Bool {
        guard object[TokenKey.value.rawValue] == nil, !TokenTreeReader.isUndecoratedToken(object) else {
            return false
        }
        // A group that refers to another is one by its own tokens.
        return object[TokenKey.ref.rawValue] == nil
            || object.members.contains {
                $0.key.value.utf8.first != UInt8(ascii: "$") && $0.value.object != nil
            }
    }
}
