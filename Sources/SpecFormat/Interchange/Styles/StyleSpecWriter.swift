import MotionModel

/// Writes the motion of a style sheet as a spec.
struct StyleSpecWriter {
    let sheet: StyleSheet
    var diagnostics: Diagnostics
    var variants: [(name: String, members: [(String, JSONValue)])] = []
    var variantNames: Set<String> = []
    /// The variants of each target that may get a reduced form, with their keyframes and the rules that play these.
    var full: [(target: String, keyframes: String?, use: StyleUse?, name: String)] = []
    /// Their places by target, and by keyframes.
    var fullByTarget: [String: [Int]] = [:]
    var fullByKeyframes: [String: [Int]] = [:]
    /// The names of those that have one.
    var reduced: Set<String> = []
    /// The rules that play keyframes, by the name of the keyframes.
    var players: [String: [(use: StyleUse, timing: StyleTiming)]] = [:]
    var declared: [(String, JSONValue)] = []
    var declaredPaths: Set<String> = []
    /// The properties of each target that a variant moves, with their names in CSS.
    var moved: [String: [(property: StyleProperty, name: String)]] = [:]
    /// The rules for states by what they are about, of several the last.
    let states: [StyleUse.Subject: StyleUse]
    /// The rules for everybody beside those for no preference, which play their animations only for reduced motion.
    var plain: [StyleUse.Subject: StyleUse] = [:]
    /// The variants of the rules for no preference that stand beside others.
    var played: [StyleUse.Subject: [String]] = [:]
    /// What rules for reduced motion take the animations away of.
    let stopped: [StyleUse.Subject: StyleDeclaration]
    /// What they take the transitions away of.
    let jumping: [StyleUse.Subject: StyleDeclaration]
    /// What plays other keyframes for reduced motion.
    let replaced: Set<StyleUse.Subject>
    /// The transitions that a variant says.
    var written: Set<Transition> = []
    /// The places of the rules for reduced motion that were named because they have no effect.
    var told: Set<Int> = []
    /// The targets and the places of the rules of states that are written.
    var changed: Set<String> = []

    /// A transition of a target's property, or of all of them.
    struct Transition: Hashable {
        let target: String
        let property: String?
    }

    /// Creates a writer of a sheet.
    init(_ sheet: StyleSheet, diagnostics: Diagnostics) {
        self.sheet = sheet
        self.diagnostics = diagnostics
        let reduced = sheet.uses.filter { $0.subject.condition == .reduced }
        stopped = Self.bySubject(reduced) { $0.stop }
        jumping = Self.bySubject(reduced) { $0.jump }
        replaced = Set(reduced.filter { !$0.animations.isEmpty }.map { $0.subject.anyway })
        var states: [StyleUse.Subject: StyleUse] = [:]
        for use in sheet.uses where use.subject.condition != .reduced {
            if use.subject.condition == .always || states[use.subject.anyway] == nil {
                states[use.subject.anyway] = use
            }
        }
        self.states = states
        let names = Set((sheet.keyframes + sheet.reducedKeyframes).map { $0.name })
        let ifFull = Set(
            sheet.uses.filter { $0.subject.condition == .full && !$0.animations.isEmpty }.map {
                $0.subject.anyway
            })
        for use in sheet.uses where use.subject.condition == .always && !use.animations.isEmpty {
            if ifFull.contains(use.subject) { plain[use.subject] = use }
        }
        for use in sheet.uses {
            for animation in use.animations {
                guard let name = animation.timing.name.map({ StyleText.unquoted($0) }) else { continue }
                if use.subject.condition != .always || plain[use.subject] == nil {
                    players[name, default: []].append((use, animation.timing))
                }
                if !names.contains(name) {
                    self.diagnostics.report(
                        .styleSkipped, "no '@keyframes \(name)' is here", at: animation.range)
                }
            }
        }
    }

    private static func bySubject(
        _ uses: [StyleUse], _ part: (StyleUse) -> StyleDeclaration?
    ) -> [StyleUse.Subject: StyleDeclaration] {
        var found: [StyleUse.Subject: StyleDeclaration] = [:]
        for use in uses {
            let subject = use.subject.anyway.ended
            guard let own = part(use), found[subject]?.yields(to: own) != false else { continue }
            found[subject] = own
        }
        return found
    }

    /// The text of the spec; nil if it would be empty.
    mutating func document(named name: String) -> [UInt8]? {
        for keyframes in sheet.keyframes { add(keyframes) }
        addChanges()
        addReduced()
        for keyframes in sheet.reducedKeyframes { addReduced(keyframes) }
        let named = names()
        guard !named.isEmpty || !variants.isEmpty else { return nil }
        let head: [(String, JSONValue)] = [
            (SpecField.motionSpec.rawValue, 1), (SpecField.name.rawValue, .string(name)),
        ]
        var tail = named
        if !declared.isEmpty { tail.append((SpecField.properties.rawValue, .object(declared))) }
        if !variants.isEmpty {
            let all = variants.map { ($0.name, JSONValue.object($0.members)) }
            tail.append((SpecField.variants.rawValue, .object(all)))
        }
        let document = JSONValue.object(head + tail)
        let unused = Self.unused(in: document)
        let lint =
            unused.isEmpty ? [] : [(CommonField.lint.rawValue, JSONValue.object(Self.ignoring(unused)))]
        return Array(JSONValue.object(head + lint + tail).text(pretty: false).utf8)
    }

    /// The rules about unused names, which a style sheet keeps for the page.
    private static func unused(in document: JSONValue) -> [DiagnosticID] {
        let text = document.text(pretty: false)
        let found = SpecReader.read(SourceFile(path: "", text: text)).diagnostics.map { $0.id }
        return [DiagnosticID.nameUnused, .timingUnused].filter { found.contains($0) }
    }

    private static func ignoring(_ ids: [DiagnosticID]) -> [(String, JSONValue)] {
        let reason = JSONValue.string("the style sheet has it for other parts of the page")
        return [(LintField.ignore.rawValue, .object(ids.map { ($0.name, reason) }))]
    }
}
