extension Explanation {
    /// Objects, keys, types and names.
    static let objects: [Explanation] = [
        Explanation(
            .duplicateKey,
            why: """
                Most readers keep the last of two equal keys and silently drop the first. Only the \
                author knows which of the two was meant.
                """,
            remedy: "keep one of them, or rename the other",
            sample: Sample(
                .timing,
                bad: #""delay": 0.1, "delay": 0.2"#,
                good: #""delay": 0.1"#)),
        Explanation(
            .unknownKey,
            why: """
                An unknown key is a typing error or belongs to another language. If it were ignored, \
                it would change nothing, and its author would wonder why.
                """,
            remedy: "write the key that was meant; what belongs to other tools goes into '$extensions'",
            sample: Sample(
                .timing,
                bad: #""durration": 0.2"#,
                good: #""duration": 0.2"#)),
        Explanation(
            .missingKey,
            why: """
                Without this key the object says too little to be played, and no default would be right \
                for all.
                """,
            remedy: "add the key",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .conflictingKeys,
            why: """
                Each of the keys is right alone; together they say two things at once, such as how often \
                and how long to repeat.
                """,
            remedy: "keep the one that is meant",
            sample: Sample(
                .timing,
                bad: #""duration": 0.1, "iterations": 3, "repeatFor": "400ms""#,
                good: #""duration": 0.1, "iterations": 3"#)),
        Explanation(
            .wrongType,
            why: """
                The key takes a value of another JSON type. Nothing is converted silently: the text \
                "1" and the number 1 differ in every other reader too.
                """,
            remedy: "write the value as the message says",
            sample: Sample(
                .timing,
                bad: #""speed": "2""#,
                good: #""speed": 2"#)),
        Explanation(
            .emptyValue,
            why: """
                An empty text, list or object where something is needed is usually a gap that was \
                meant to be filled later.
                """,
            remedy: "fill it, or remove the key",
            sample: Sample(
                .variants,
                bad: #""show": { "extends": "", "timings": { "rise": {} } }"#,
                good: #""show": { "timings": { "rise": {} } }"#)),
        Explanation(
            .unknownValue,
            why: """
                The key takes one of a few words, and this is none of them. Similar words of other \
                libraries, such as 'reversed', mean other things there.
                """,
            remedy: "write one of the words that the message lists",
            sample: Sample(
                .timing,
                bad: #""direction": "reversed""#,
                good: #""direction": "reverse""#)),
        Explanation(
            .range,
            why: "Outside its range the number has no meaning, or leads to numbers that can't be computed.",
            remedy: "write a number inside the range that the message names",
            sample: Sample(
                .timing,
                bad: #""curve": { "elastic": "out", "period": 0 }"#,
                good: #""curve": { "elastic": "out", "period": 0.3 }"#)),
        Explanation(
            .nonFinite,
            why: """
                With an infinite number, or one that becomes infinite on the way, there is no value to \
                show at any time.
                """,
            remedy: "write a smaller number",
            sample: Sample(
                .timing,
                bad: #""duration": "1e999ms""#,
                good: #""duration": "100ms""#)),
        Explanation(
            .notAnInteger,
            why: "Half a step can't be taken; a fraction here is a sign that another key was meant.",
            remedy: "write a whole number",
            sample: Sample(
                .timing,
                bad: #""curve": { "steps": 2.5 }"#,
                good: #""curve": { "steps": 3 }"#)),
        Explanation(
            .version,
            why: """
                'motionSpec' says which language the file is written in. A newer one may mean other \
                things by the same words, so nothing else in the file is read.
                """,
            remedy: "write 1, or use a newer speccli",
            sample: Sample(
                .file,
                bad:
                    #"{ "motionSpec": 2, "name": "Chip", "animations": { "chip.opacity": [0, 1] }, "variants": { "show": { "timings": { "*": {} } } } }"#,
                good:
                    #"{ "motionSpec": 1, "name": "Chip", "animations": { "chip.opacity": [0, 1] }, "variants": { "show": { "timings": { "*": {} } } } }"#
            )),
        Explanation(
            .invalidIdentifier,
            why: """
                Names of specs and variants become names in generated code, in Swift as in CSS; names of \
                values must not look like a number or a function.
                """,
            remedy: "use the letters a to z, digits and '_', and no digit first",
            sample: Sample(
                .variants,
                bad: #""fade-in": { "timings": { "rise": {} } }"#,
                good: #""fadeIn": { "timings": { "rise": {} } }"#)),
        Explanation(
            .duplicateName,
            why: "A name that is given twice would mean whichever comes last.",
            remedy: "rename one, or remove it",
            sample: Sample(
                .head,
                bad: #""states": ["off", "off"]"#,
                good: #""states": ["off", "on"]"#)),
        Explanation(
            .unknownCurve,
            why: """
                Neither the language nor the spec's 'curves' has this name, so nobody can say how the \
                motion eases.
                """,
            remedy: """
                write the name that was meant, define it in 'curves', or write CSS as { "css": "…" }
                """,
            sample: Sample(
                .timing,
                bad: #""curve": "easeout""#,
                good: #""curve": "ease-out""#)),
        Explanation(
            .unknownDuration,
            why: """
                A text that doesn't begin with a number is the name of a duration, and the spec's \
                'durations' doesn't have this one.
                """,
            remedy: "define it in 'durations', or write the time with its unit",
            sample: Sample(
                .timing,
                bad: #""duration": "quick""#,
                good: #""duration": "75ms""#)),
        Explanation(
            .unknownTiming,
            why: """
                The name is neither among the timings of the variants nor among the spec's shared ones: \
                the animation would never move.
                """,
            remedy: "write the name that was meant, or define it in 'timings'",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": [0, 1], "timing": "fad" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .unknownState,
            why: "'from' and 'to' name resting states, and 'states' doesn't list this one.",
            remedy: "write one of the spec's states",
            sample: Sample(
                .variants,
                bad: #""show": { "from": "form", "timings": { "rise": {} } }"#,
                good: #""show": { "from": "from", "timings": { "rise": {} } }"#)),
        Explanation(
            .unknownVariant,
            why: """
                A variant can be extended or replaced only if the spec has it. A misspelt name would \
                silently switch off reduced motion.
                """,
            remedy: "write the name that was meant",
            sample: Sample(
                .variants,
                bad:
                    #""show": { "timings": { "rise": {} } }, "hide": { "extends": "shwo", "reverseValues": true }"#,
                good:
                    #""show": { "timings": { "rise": {} } }, "hide": { "extends": "show", "reverseValues": true }"#
            )),
        Explanation(
            .unknownPropertyType,
            why: """
                The key path isn't a known one and its values don't agree on a type, so there is no \
                rule for the values in between.
                """,
            remedy: "declare the type in 'properties'",
            sample: Sample(
                .animations,
                bad: #""box.glow": { "values": [1, "red"], "timing": "fade" }"#,
                good: #""box.shadowRadius": { "values": [1, 2], "timing": "fade" }"#)),
        Explanation(
            .propertyMisspelt,
            why: """
                One letter is all that is between this and a key path that every player knows. As it stands, it \
                is a property of its own, which nothing on the screen has.
                """,
            remedy:
                "write the known name, or declare the property in 'properties', with its 'type', if it is meant",
            sample: Sample(
                .animations,
                bad: #""box.opactiy": { "values": [0, 1], "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .propertyUndeclared,
            why: """
                A property that the app alone knows moves only if the app reads it. A name from another \
                tool looks the same and moves nothing.
                """,
            remedy: "write the name that it has here, or declare it in 'properties'",
            sample: Sample(
                .animations,
                bad: #""box.glow": { "values": [0, 1], "timing": "fade" }"#,
                good: #""box.shadowOpacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .targetMisspelt,
            why: """
                A target is whatever the app calls the thing, so any name is allowed. One that moves a single \
                property, a letter away from one that moves several, is likely the same thing, and nothing on the \
                screen has the other name.
                """,
            remedy: "write the name that the others have, or ignore the finding if there are two things",
            sample: Sample(
                .animations,
                bad:
                    #""drawer.opacity": { "values": [0, 1], "timing": "fade" }, "drawer.cornerRadius": { "values": [4, 8], "timing": "fade" }, "drawr.zPosition": { "values": [0, 1], "timing": "fade" }"#,
                good:
                    #""drawer.opacity": { "values": [0, 1], "timing": "fade" }, "drawer.cornerRadius": { "values": [4, 8], "timing": "fade" }, "drawer.zPosition": { "values": [0, 1], "timing": "fade" }"#
            )),
        Explanation(
            .nameCycle,
            why: """
                Names that refer to each other in a circle never arrive at a value. The message shows \
                the whole loop.
                """,
            remedy: "give one of the names a value of its own",
            sample: Sample(
                .head,
                bad: #""curves": { "soft": "calm", "calm": "soft" }"#,
                good: #""defaults": { "curve": "soft" }, "curves": { "soft": "calm", "calm": "ease" }"#)),
        Explanation(
            .variantCycle,
            why: """
                A variant that extends itself, by itself or through others, has no timings to start \
                from.
                """,
            remedy: "let one of them have 'timings' of its own",
            sample: Sample(
                .variants,
                bad: #""show": { "extends": "hide" }, "hide": { "extends": "show" }"#,
                good:
                    #""show": { "timings": { "rise": {} } }, "hide": { "extends": "show", "reverseValues": true }"#
            )),
        Explanation(
            .propertyPathInvalid,
            why: """
                A property path is a target, a full stop and a key path. Without the target nobody knows \
                whose opacity moves.
                """,
            remedy: "write 'target.keyPath', with the letters a to z, digits, '_', '-' and full stops",
            sample: Sample(
                .animations,
                bad: #""opacity": { "values": [0, 1], "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
    ]
}
