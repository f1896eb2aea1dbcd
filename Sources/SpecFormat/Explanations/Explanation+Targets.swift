/// Targets that aren't present in every state.
extension Explanation {
    static let targets: [Explanation] = [
        Explanation(
            .targetStates,
            why: """
                A target is present in a state or it isn't. 'appears' names the states in which it is, 'disappears' those \
                in which it isn't; where both are given, every state stands in one of them.
                """,
            remedy: "write one of the two keys: the other states follow",
            sample: Sample(
                .spec,
                bad: spec(#""box": { "appears": "on", "disappears": ["off", "on"] }"#),
                good: spec(#""box": { "appears": "on" }"#))),
        Explanation(
            .targetConstant,
            why: """
                What is present in every state needs no entry, and what is absent in every state is never seen, whatever \
                moves it.
                """,
            remedy: "name the states in which it is there, or remove the entry",
            sample: Sample(
                .spec,
                bad: spec(#""box": { "appears": ["off", "on"] }"#), good: spec(#""box": { "appears": "on" }"#)
            )),
        Explanation(
            .targetUnmoved,
            why: """
                A target comes and goes with what moves it. Nothing moves a property of a target of this name, and no \
                layer of the preview is called so: it is probably misspelt.
                """,
            remedy: "write a target that properties are named after",
            sample: Sample(
                .spec, bad: spec(#""bxo": { "appears": "on" }"#), good: spec(#""box": { "appears": "on" }"#))),
    ]

    private static func spec(_ targets: String) -> String {
        #""states": ["off", "on"], "animations": { "box.opacity": [0, 1] }, "#
            + #""variants": { "show": { "timings": { "*": {} } } }, "targets": { \#(targets) }"#
    }
}
