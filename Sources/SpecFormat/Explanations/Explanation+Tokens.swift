extension Explanation {
    /// Design tokens.
    static let tokens: [Explanation] = [
        Explanation(
            .nothingToImport,
            why: """
                A spec is made of durations, curves, transitions and keyframes. Nothing here is one, so the spec \
                would be empty.
                """,
            remedy: "import a file that has something that moves, or give its tokens their types",
            sample: Sample(
                .tokens,
                bad: "{}",
                good: #"{ "fast": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } }"#)),
        Explanation(
            .tokenValue,
            why: """
                The type of a token decides which values it can have, and this is none of them. A \
                reference may only lead to a token of the type that its place takes.
                """,
            remedy: "write a value of the type, or refer to a token that has one",
            sample: Sample(
                .tokens,
                bad: #"{ "fast": { "$type": "duration", "$value": { "value": "100", "unit": "ms" } } }"#,
                good: #"{ "fast": { "$type": "duration", "$value": { "value": 120, "unit": "ms" } } }"#)),
        Explanation(
            .tokenReference,
            why: """
                An alias in braces names a token of this file with all its groups, '$ref' is a JSON \
                pointer into it, and '$extends' names a group. There is nothing at this place.
                """,
            remedy: "correct the path, in which capital letters matter",
            sample: Sample(
                .tokens,
                bad: """
                    { "motion": { "$type": "duration",
                        "fast":  { "$value": { "value": 100, "unit": "ms" } },
                        "hover": { "$value": "{fast}" } } }
                    """,
                good: """
                    { "motion": { "$type": "duration",
                        "fast":  { "$value": { "value": 100, "unit": "ms" } },
                        "hover": { "$value": "{motion.fast}" } } }
                    """)),
        Explanation(
            .tokenCycle,
            why: """
                Each of the tokens has the value of the next, and the last one that of the first, so none has any. \
                A group that extends one around itself would have no end, nor would a composition of a Lottie \
                animation that shows itself.
                """,
            remedy: "give one of them a value of its own",
            sample: Sample(
                .tokens,
                bad: """
                    { "$type": "duration", "fast": { "$value": "{quick}" }, "quick": { "$value": "{fast}" } }
                    """,
                good: """
                    { "$type": "duration", "fast": { "$value": "{quick}" },
                      "quick": { "$value": { "value": 100, "unit": "ms" } } }
                    """)),
        Explanation(
            .tokenName,
            why: """
                A reference writes the names of the groups and the token with full stops between them, in braces. A \
                name with one of these in it can't be told from two names, so nothing can refer to it.
                """,
            remedy: "leave braces and full stops out of the name",
            sample: Sample(
                .tokens,
                bad: #"{ "a.b": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } }"#,
                good: #"{ "a-b": { "$type": "duration", "$value": { "value": 100, "unit": "ms" } } }"#)),
        Explanation(
            .tokenUntyped,
            why: """
                The format forbids guessing what a value is: a number can be milliseconds, pixels or a \
                weight. The token is left out.
                """,
            remedy: "give the token, or a group around it, a '$type'",
            sample: Sample(
                .tokens,
                bad: """
                    { "fast": { "$value": { "value": 100, "unit": "ms" } },
                      "slow": { "$type": "duration", "$value": { "value": 0.4, "unit": "s" } } }
                    """,
                good: """
                    { "$type": "duration", "fast": { "$value": { "value": 100, "unit": "ms" } },
                      "slow": { "$value": { "value": 0.4, "unit": "s" } } }
                    """)),
        Explanation(
            .tokenDialect,
            why: """
                Many tools write tokens in ways of their own, older than the format: times and curves as CSS text, \
                bare milliseconds, keys without the dollar sign. What is meant is clear and was imported, but other \
                tools will refuse it.
                """,
            remedy: "write it as the format does; the corrections say how",
            sample: Sample(
                .tokens,
                bad: #"{ "quick": { "$type": "duration", "$value": "75ms" } }"#,
                good: #"{ "quick": { "$type": "duration", "$value": { "value": 75, "unit": "ms" } } }"#)),
        Explanation(
            .tokenIncomplete,
            why: """
                A transition has a duration, a delay and a timing function, and the format asks for \
                all three. Tools differ in what they take for a missing one.
                """,
            remedy: "write all three; a delay may be of 0 ms",
            sample: Sample(
                .tokens,
                bad: """
                    { "hover": { "$type": "transition", "$value": {
                        "duration": { "value": 100, "unit": "ms" }, "timingFunction": [0.4, 0, 0.2, 1] } } }
                    """,
                good: """
                    { "hover": { "$type": "transition", "$value": {
                        "duration": { "value": 100, "unit": "ms" }, "delay": { "value": 0, "unit": "ms" },
                        "timingFunction": [0.4, 0, 0.2, 1] } } }
                    """)),
        Explanation(
            .tokenDeprecated,
            why: """
                The token, or a group around it, is marked as deprecated, and this token relies on it. \
                One day it will be gone.
                """,
            remedy: "refer to the token that takes its place",
            sample: Sample(
                .tokens,
                bad: """
                    { "$type": "duration", "hover": { "$value": "{quick}" },
                      "quick": { "$value": { "value": 75, "unit": "ms" }, "$deprecated": "use 'fast'" },
                      "fast":  { "$value": { "value": 80, "unit": "ms" } } }
                    """,
                good: """
                    { "$type": "duration", "hover": { "$value": "{fast}" },
                      "quick": { "$value": { "value": 75, "unit": "ms" }, "$deprecated": "use 'fast'" },
                      "fast":  { "$value": { "value": 80, "unit": "ms" } } }
                    """)),
        Explanation(
            .tokenStale,
            why: """
                The four numbers approximate a curve that a token can't express, and the exact curve \
                stands beside them. The numbers have been changed since, so they count, and the exact \
                curve doesn't.
                """,
            remedy: "remove the exact curve from '$extensions', or undo the change",
            sample: Sample(
                .tokens,
                bad: """
                    { "sheet": { "$type": "cubicBezier", "$value": [0.3, 1, 0.4, 1], "$extensions": {
                        "org.motionspec": { "curve": "smooth", "standIn": [0.2, 0.9, 0.3, 1] } } } }
                    """,
                good: """
                    { "sheet": { "$type": "cubicBezier", "$value": [0.2, 0.9, 0.3, 1], "$extensions": {
                        "org.motionspec": { "curve": "smooth", "standIn": [0.2, 0.9, 0.3, 1] } } } }
                    """)),
        Explanation(
            .tokenSkipped,
            why: """
                Colours, fonts and lengths are tokens too, and a spec has no place for them. All \
                tokens of the type are left out, which is reported once.
                """,
            remedy: "nothing needs to be done; a file of the motion tokens alone draws no remark",
            sample: Sample(
                .tokens,
                bad: """
                    { "gap":  { "$type": "dimension", "$value": { "value": 8, "unit": "px" } },
                      "fast": { "$type": "duration", "$value": { "value": 90, "unit": "ms" } } }
                    """,
                good: """
                    { "fast": { "$type": "duration", "$value": { "value": 90, "unit": "ms" } } }
                    """)),
        Explanation(
            .limitTokens,
            why: """
                A file has at most 100,000 tokens and groups, those that '$extends' adds counted each time, and a \
                Lottie animation at most 10,000 layers, those of a composition counted wherever it is shown, so that \
                no text keeps a tool busy for ever.
                """,
            remedy: "split the file"),
    ]
}
