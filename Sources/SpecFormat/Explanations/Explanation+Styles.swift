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
        Explanation(
            .lottieSkipped,
            why: """
                A spec moves boxes: their places, sizes, turns, colours and opacities. What a Lottie \
                animation does besides, such as effects, masks, gradients and ways along curves, is left \
                out.
                """,
            remedy: "keep the animation for its picture, and let the spec say when things move",
            sample: Sample(
                .tokens,
                bad: """
                    {"fr": 60, "ip": 0, "op": 60, "layers": [{"ty": 3, "nm": "box", "ks": {"sk": {"k": [
                      {"t": 0, "s": [0]}, {"t": 60, "s": [9]}]}, "o": {"k": [
                      {"t": 0, "s": [0]}, {"t": 60, "s": [100]}]}}}]}
                    """,
                good: """
                    {"fr": 60, "ip": 0, "op": 60, "layers": [{"ty": 3, "nm": "box", "ks": {"o": {"k": [
                      {"t": 0, "s": [0]}, {"t": 60, "s": [100]}]}}}]}
                    """)),
    ]
}
