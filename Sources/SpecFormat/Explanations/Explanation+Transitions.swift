/// Transitions between states.
extension Explanation {
    static let transitions: [Explanation] = [
        Explanation(
            .transitionVariant,
            why: """
                A transition plays a variant. Without 'play' that is the only one which leads from its start to its end, \
                else the only one back, reversed; a form for reduced motion is chosen by the player alone.
                """,
            remedy: "name a variant in 'play' that leads from one to the other or back, or write one",
            sample: Sample(
                .spec,
                bad: spec(
                    #"{ "from": "off", "to": "on", "on": "tap" }, { "from": "on", "to": "off", "on": "tap", "play": "show" }"#,
                    variants: two),
                good: spec(
                    #"{ "from": "off", "to": "on", "on": "tap", "play": "show" }, { "from": "on", "to": "off", "on": "tap", "play": "show" }"#,
                    variants: two))),
        Explanation(
            .transitionShadowed,
            why: """
                The first transition that leads from the current state and is taken by the event wins. One behind it, \
                of the same states and event, waits in vain unless the first has a condition.
                """,
            remedy: "give the first a 'when', or remove the event from one of them",
            sample: Sample(
                .spec,
                bad: spec(toggle + #", { "from": "on", "to": "off", "on": "tap" }"#),
                good: spec(toggle + #", { "from": "on", "to": "off", "on": "swipe" }"#))),
        Explanation(
            .transitionCircle,
            why: """
                States that lead to each other by 'after' alone never come to rest: a loop is written with 'iterations'. \
                If not even a variant takes time, the player can't go on, which is an error.
                """,
            remedy: "let an event lead on from one of them",
            sample: Sample(
                .spec,
                bad: spec(
                    #"{ "from": "off", "to": "on", "after": "complete" }, { "from": "on", "to": "off", "after": "2s" }"#
                ),
                good: spec(
                    #"{ "from": "off", "to": "on", "on": "tap" }, { "from": "on", "to": "off", "after": "2s" }"#
                ))),
        Explanation(
            .stateUnreached,
            why: """
                A machine begins in the first state and goes where transitions lead. This state has variants, but no \
                event leads there.
                """,
            remedy: "write a transition to it, or leave the state out",
            sample: Sample(
                .spec,
                bad: three(toggle),
                good: three(
                    toggle
                        + #", { "from": "off", "to": "half", "on": "peek" }, { "from": "half", "to": "off", "on": "peek" }"#
                ))),
        Explanation(
            .wayBackMissing,
            why: """
                Whoever comes to this state can't get back to the first one. That is right for an end, as 'done', and else \
                a transition that was forgotten.
                """,
            remedy: "write a transition back, or leave the rule out with a reason",
            sample: Sample(
                .spec,
                bad: spec(#"{ "from": "off", "to": "on", "on": "tap" }"#),
                good: spec(toggle + #", { "from": "on", "to": "off", "on": "escape" }"#))),
        Explanation(
            .eventMisspelt,
            why: """
                An event is what an app sends, so any name could be one. This one stands at a single transition, and \
                differs from the event of several others by a slip.
                """,
            remedy: "write the event as the others do",
            sample: Sample(
                .spec,
                bad: spec(flip + #", { "from": "off", "to": "on", "on": "flpi" }"#),
                good: spec(flip))),
        Explanation(
            .tapUnheard,
            why: "A tap on the layer in a preview sends this event, and no transition is taken by it.",
            remedy: "write the event of a transition",
            sample: Sample(
                .spec,
                bad: spec(toggle) + #", "$preview": { "layers": { "box": { "tap": "tpa" } } }"#,
                good: spec(toggle) + #", "$preview": { "layers": { "box": { "tap": "tap" } } }"#)),
    ]

    private static let one = #""show": { "timings": { "*": {} } }"#
    private static let two = one + #", "slide": { "timings": { "*": { "delay": "50ms" } } }"#
    private static let toggle =
        #"{ "from": "off", "to": "on", "on": "tap" }, { "from": "on", "to": "off", "on": "tap" }"#
    private static let flip =
        #"{ "from": "off", "to": "on", "on": "flip" }, { "from": "on", "to": "off", "on": "flip" }"#

    private static func spec(_ transitions: String, variants: String = one) -> String {
        #""states": ["off", "on"], "animations": { "box.opacity": [0, 1] }, "variants": { \#(variants) }, "#
            + #""transitions": [\#(transitions)]"#
    }

    private static func three(_ transitions: String) -> String {
        #""states": ["off", "half", "on"], "animations": { "box.opacity": [0, 0.5, 1] }, "#
            + #""variants": { "peek": { "to": "half", "timings": { "*": {} } }, \#(one) }, "#
            + #""transitions": [\#(transitions)]"#
    }
}
