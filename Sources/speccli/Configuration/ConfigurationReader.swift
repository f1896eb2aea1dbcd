import SpecCompiler
import SpecFormat

/// Reads 'speccli.json', and collects all problems.
struct ConfigurationReader {
    /// The path of the file's folder, from the current one; empty for that.
    let folder: String
    private var decoder = SpecDecoder()

    /// Creates a reader of a file in a folder.
    init(folder: String) { self.folder = folder }

    /// The problems so far.
    var diagnostics: Diagnostics { decoder.diagnostics }

    /// The configuration in a text; nil if it is no object.
    mutating func read(_ file: SourceFile) -> Configuration? {
        guard let syntax = JSONSyntax.parse(file, diagnostics: &decoder.diagnostics),
            let members = decoder.object(syntax, of: ConfigurationField.self)
        else { return nil }
        let root = members[.root].flatMap { decoder.word($0, "'root'")?.value }
        return Configuration(
            root: place(root ?? "."), libraries: libraries(members[.libraries]),
            rules: rules(members[.rules]),
            rulesPage: members[.rulesPage].flatMap { decoder.word($0, "'rulesPage'")?.value },
            targets: targets(members[.bake]))
    }

    private func place(_ path: String) -> String {
        if path.hasPrefix("/") { return path }
        return path == "." ? (folder.isEmpty ? "." : folder) : Files.join(folder, path)
    }

    private mutating func libraries(_ syntax: JSONSyntax?) -> [(name: String, path: String)] {
        guard let syntax, let entries = decoder.entries(syntax, "'libraries'") else { return [] }
        var libraries: [(name: String, path: String)] = []
        for entry in entries {
            if let path = decoder.word(entry.value, "the path of a library") {
                libraries.append((entry.key.value, place(path.value)))
            }
        }
        return libraries
    }

    private mutating func rules(_ syntax: JSONSyntax?) -> [DiagnosticID: Severity?] {
        guard let syntax, let entries = decoder.entries(syntax, "'rules'") else { return [:] }
        var rules: [DiagnosticID: Severity?] = [:]
        for entry in entries {
            let name = entry.key.value
            guard let id = DiagnosticID(name: name) else {
                let names = DiagnosticID.allCases.filter { Self.canChange($0) }.map { $0.name }
                let hint = decoder.diagnostics.suggestions.hint(for: name, among: names).phrase
                decoder.diagnostics.report(
                    .lintUnknown, "no rule is called '\(name)'" + (hint.map { ", \($0)" } ?? ""),
                    at: entry.key.range)
                continue
            }
            guard Self.canChange(id) else {
                decoder.diagnostics.report(
                    .unknownValue,
                    id.severity != .error
                        ? "'\(name)' isn't a judgement about a spec, and stays as it is"
                        : "'\(name)' is always an error"
                            + (id.canBeIgnored
                                ? ", which a spec leaves out itself, in '$lint' with a reason" : ""),
                    at: entry.key.range)
                continue
            }
            if let word = choice(entry.value, "a rule", ConfigurationField.severities) {
                rules[id] = .some(Severity(rawValue: word))
            }
        }
        return rules
    }

    private static func canChange(_ id: DiagnosticID) -> Bool { id.canBeIgnored && id.severity != .error }

    private mutating func targets(_ syntax: JSONSyntax?) -> [Configuration.Target] {
        guard let syntax, let list = decoder.list(syntax, "'bake'") else { return [] }
        return list.elements.compactMap { target($0) }
    }

    private mutating func target(_ syntax: JSONSyntax) -> Configuration.Target? {
        guard let members = decoder.object(syntax, of: BakeTargetField.self) else { return nil }
        var specs: [String] = []
        if let syntax = members[.specs] {
            if case .array(let array) = syntax.content {
                for element in array.elements {
                    if let path = decoder.word(element, "a path") { specs.append(place(path.value)) }
                }
            } else if let path = decoder.word(syntax, "'specs'") {
                specs.append(place(path.value))
            }
        }
        var values: [(name: Flag.Name, value: Arguments.Value)] = []
        if let path = members[.output].flatMap({ decoder.word($0, "'output'") }) {
            values.append((.output, .text(place(path.value))))
        }
        let forms = ExportFormat.allCases.map { $0.rawValue }
        if let word = members[.format].flatMap({ choice($0, "'format'", forms) }) {
            values.append((.format, .text(word)))
        }
        let numbers: [(BakeTargetField, Flag.Name)] = [
            (.tolerance, .tolerance), (.fps, .fps), (.maxError, .maxError),
        ]
        for (key, flag) in numbers {
            if let number = members[key].flatMap({ decoder.number($0, key) }) {
                values.append((flag, .number(number)))
            }
        }
        if members[.fps] != nil, members[.tolerance] != nil {
            decoder.diagnostics.report(
                .conflictingKeys, "'fps' excludes 'tolerance'", at: members.keyRange(.fps))
        }
        guard !specs.isEmpty else { return nil }
        return Configuration.Target(specs: specs, values: values)
    }

    private mutating func choice(_ syntax: JSONSyntax, _ what: Phrase, _ words: [String]) -> String? {
        guard let word = decoder.word(syntax, what) else { return nil }
        if words.contains(word.value) { return word.value }
        let nearest = Suggestion.nearest(to: word.value, among: words).map { ": did you mean '\($0)'?" }
        decoder.diagnostics.report(
            .unknownValue,
            "\(what) is one of \(words.joined(separator: ", "))" + (nearest ?? ", not '\(word.value)'"),
            at: word.range)
        return nil
    }
}
