import MotionModel

/// A motion as source code: one type, with a part for each variant.
protocol CodeExport {
    /// The names that generated code uses, which no generated declaration may have.
    static var used: [String] { get }
    /// Those that it uses besides where targets come and go.
    static var usedByPresence: [String] { get }
    /// The losses of the parts written so far.
    var losses: [ExportLoss] { get }

    /// Whether the types of variants stand inside of that of the motion; otherwise their names begin with its name.
    static var nests: Bool { get }
    /// What stands before an underscore with which a name begins.
    static var opening: String { get }

    /// Creates the writer of a file.
    init(_ source: ExportSource)

    /// Returns the part of a variant, and records its losses.
    ///
    /// - Parameters:
    ///   - name: The identifier of the variant.
    ///   - type: The name of the whole type.
    mutating func variant(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, _ name: String, in type: String
    ) -> String

    /// The declaration of the states in which each target is present; empty in a language that has none.
    static func presence(_ targets: [TargetPresence]) -> String

    /// Returns the whole file, with the recorded losses.
    ///
    /// - Parameters:
    ///   - type: The name of the type.
    ///   - parts: The parts of all variants.
    func file(_ type: String, _ parts: String) -> String
}

extension CodeExport {
    static func presence(_ targets: [TargetPresence]) -> String { "" }

    static var usedByPresence: [String] { [] }

    static var nests: Bool { true }

    static var opening: String { "" }

    /// What the declaration says of itself.
    static var presenceComment: String {
        "The states in which a target is there: from the start of what leads to one, until what leads away is over."
    }

    /// The names that the declaration uses in Swift.
    static var usedBySwiftPresence: [String] { ["presence", "Set", "String"] }

    /// The declaration in Swift.
    static func swiftPresence(_ targets: [TargetPresence]) -> String {
        let rows = targets.map { row in
            let states = row.states.map { SwiftText.quoted($0) }.joined(separator: ", ")
            return "        \(SwiftText.quoted(row.target)): [\(states)],\n"
        }
        return "\n" + SwiftText.filledComment(presenceComment, indent: "    ")
            + "    static let presence: [String: Set<String>] = [\n\(rows.joined())    ]\n"
    }

    /// Writes the whole file.
    ///
    /// - Throws: `BindingError`.
    static func result(_ source: ExportSource) throws(BindingError) -> Export {
        let variants = try source.timelines()
        var export = Self(source)
        let targets = source.motion.targets
        let presence = targets.isEmpty ? "" : Self.presence(targets)
        let taken = used + (presence.isEmpty ? [] : usedByPresence)
        // What nothing stands in is the beginning of names only.
        var types = CodeNames(taken: nests ? taken : [])
        let type = types.typeIdentifier(for: source.motion.name)
        var names = CodeNames(taken: taken, opening: opening)
        var parts = presence
        for (variant, timeline) in variants {
            let name = names.typeIdentifier(for: nests ? variant.name : "\(type) \(variant.name)")
            parts += export.variant(variant, timeline, name, in: type)
        }
        return Export(text: export.file(type, parts), losses: export.losses)
    }
}
