extension Explanation {
    /// Style sheets.
    static let styles: [Explanation] = [
        Explanation(
            .styleSyntax,
            why: """
                A browser skips what it can't read in a style sheet and goes on. Here that would \
                silently lose motion, so the file is refused.
                """,
            remedy: "close what is open, and write declarations as 'name: value;'",
            sample: Sample(
                .css,
                bad: "@keyframes fade { from { opacity: 0 } to { opacity: 1 }",
                good: "@keyframes fade { from { opacity: 0 } to { opacity: 1 } }")),
        Explanation(
            .styleSkipped,
            why: """
                A spec has numbers, colours and transforms, but no page around them. Lengths that \
                depend on a page, such as percentages and 'em', and values of any other kind are left \
                out.
                """,
            remedy: "write the value in px, or move something else",
            sample: Sample(
                .css,
                bad: "@keyframes rise { from { opacity: 0; top: 2em } to { opacity: 1; top: 0 } }",
                good: "@keyframes rise { from { opacity: 0; top: 32px } to { opacity: 1; top: 0 } }")),
    ]
}
