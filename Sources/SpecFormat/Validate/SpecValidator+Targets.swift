import MotionModel

extension SpecValidator {
    /// Reports a target with one property whose name is one slip of the fingers away from one that has several.
    ///
    /// Short names and those that differ in a digit or at an end are told apart on purpose: `row0` and `row1`, `cardA` and
    /// `cardB`, `item` and `items`. So are those with a declared property, and those that an `each` makes.
    mutating func checkTargets() {
        guard decoder.targets.mayRepeat else { return }
        let entries = decoder.targets.entries
        let declared = Set(draft.properties.map { $0.path.target })
        let often = entries.filter { $0.hasSeveral }.map { $0.target }
        guard !often.isEmpty else { return }
        for entry in entries where !entry.hasSeveral && !declared.contains(entry.target) {
            let target = entry.target
            let start = entry.name.contentRange.start
            let range = SourceRange(start: start, end: start + target.utf8.count)
            guard target.utf8.count >= 5, decoder.text(in: range) == target,
                let twin = decoder.diagnostics.suggestions.slip(for: target, among: often),
                Self.differInside(target, twin)
            else { continue }
            decoder.diagnostics.report(
                .targetMisspelt,
                "only '\(entry.name.value)' moves a '\(target)', did you mean '\(twin)'?", at: range,
                fixes: [FixIt("write '\(twin)'", range: range, replacement: twin)])
        }
    }

    /// Whether two names have the same first and last letter, and differ in more than capitals.
    private static func differInside(_ first: String, _ second: String) -> Bool {
        first.utf8.first == second.utf8.first && first.utf8.last == second.utf8.last
            && first.folded != second.folded
    }
}
