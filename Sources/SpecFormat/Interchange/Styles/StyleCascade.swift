/// What the rules of a style sheet leave to each other where they hold for one element: its times in one rule, its keyframes in another.
struct StyleCascade {
    /// What a rule has from others.
    struct Inherited {
        /// The declarations, which the rule's own stand above.
        var declarations: [StyleDeclaration] = []
        /// The target whose rule gives the times of its animations; nil without one.
        var base: String?
    }

    /// The class that is put beside those with keyframes, and says how long they play: `.animated` beside `.bounce`.
    let base: StyleUse.Subject?
    private let times: [StyleDeclaration]
    private var rests: [String: [StyleDeclaration]] = [:]

    /// Finds it among the rules. There is none if there are several.
    init(_ rules: [(subject: StyleUse.Subject, declarations: [StyleDeclaration])]) {
        let always = rules.filter {
            $0.subject.state == nil && $0.subject.condition == .always && !$0.subject.isStart
        }
        for rule in always { rests[rule.subject.target] = rule.declarations.filter { StyleBlocks.moves($0) } }
        let bases = always.filter { Self.hasTimes($0.declarations) && !Self.hasName($0.declarations) }
        let isNeeded = rules.contains { Self.hasName($0.declarations) && !Self.hasTimes($0.declarations) }
        let base = bases.count == 1 && isNeeded ? bases[0] : nil
        self.base = base?.subject
        times = base?.declarations.filter { $0.name.hasPrefix("animation-") } ?? []
    }

    /// What a rule has from the rule for its element at rest, and from the base.
    func inherited(by declarations: [StyleDeclaration], of subject: StyleUse.Subject) -> Inherited {
        var inherited = Inherited()
        guard !subject.isStart else { return inherited }
        let isNaming = Self.hasName(declarations)
        if subject.state != nil || subject.condition != .always {
            let isReduced = subject.condition == .reduced
            let isChanging = !isReduced && declarations.contains { $0.name.hasPrefix("transition-") }
            inherited.declarations = (rests[subject.target] ?? []).filter {
                $0.name.hasPrefix("animation") ? isNaming : isChanging
            }
        }
        guard let base, base.target != subject.target, isNaming, subject.condition != .reduced,
            !Self.hasTimes(inherited.declarations + declarations)
        else { return inherited }
        return Inherited(declarations: times + inherited.declarations, base: base.target)
    }

    private static func hasName(_ declarations: [StyleDeclaration]) -> Bool {
        declarations.contains { $0.name == "animation-name" || $0.name == "animation" }
    }

    private static func hasTimes(_ declarations: [StyleDeclaration]) -> Bool {
        declarations.contains { $0.name == "animation-duration" || $0.name == "animation" }
    }
}
