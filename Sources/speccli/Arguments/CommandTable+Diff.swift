import SpecCompiler

extension CommandTable {
    static let diff = Command(
        name: .diff, summary: "show what a change does to the motion",
        operands: "OLD NEW", operandCount: 1...Int.max,
        details: """
            Compares how two specs play: for every variant and its form for reduced motion when each
            property starts, ends and settles, how far it overshoots, and where the two motions are
            farthest from each other, in shares of the travel. What plays alike isn't listed. Each may be
            a spec, or what 'speccli bake --format binary' made of one.

            Every change is of a class:

            \(DifferenceClass.allCases.reversed().map { Help.item($0.rawValue, $0.meaning) }.joined(separator: "\n"))

            The largest difference of numbers, points, colours and the like is proved: intervals
            enclose both motions, and no interval holds a larger difference. For transforms, places on
            a path, formulas that move and colours mixed in another space it is searched for, and the
            report says so.

            --against compares specs, or all specs in folders, with their content and their imports at
            a revision of their git repository. A spec that is gone from a folder is a breaking change;
            one that has moved, by its text or else by its name, is compared with what it was. A spec
            that didn't exist then is skipped.

            --pictures writes an SVG picture of each spec that changed into a folder, which is created
            if it doesn't exist; the Markdown shows the pictures.
            """,
        examples: [
            .init(line: "speccli diff old/chip.json chip.json", meaning: "the difference of one spec"),
            .init(line: "speccli diff --against HEAD chip.json", meaning: "uncommitted changes"),
            .init(
                line: "speccli diff --against origin/main --format markdown --fail-on visible specs",
                meaning: "for a comment on a change; exit 1 if anything is seen"),
            .init(
                line: "speccli diff old.json new.json --format markdown --pictures pictures > review.md",
                meaning: "with before and after in one picture"),
        ],
        flags: [
            Flag(.against, .text("REF"), "compare with what the specs were at a git revision"),
            Flag(.format, .choice(["text", "json", "markdown"]), "form of the result (text)"),
            Flag(
                .failOn, .choice(DifferenceClass.allCases.reversed().map { $0.rawValue }),
                "the least class that makes exit code 1 (breaking)"),
            Flag(
                .pictures, .text("FOLDER"),
                "draw what changed, the old motion dashed, and show it in the Markdown"),
            parameter, initial, stdinPath, root, color, help,
        ])
}
