extension Explanation {
    /// Times and timings.
    static let timings: [Explanation] = [
        Explanation(
            .invalidTime,
            why: """
                A time in quotes is a number with 'ms' or 's' directly behind it. Other units and a unit \
                that was forgotten could be off by a factor of a thousand.
                """,
            remedy: #"write "285ms", "0.285s", or the number of seconds without quotes"#,
            sample: Sample(
                .timing,
                bad: #""duration": "285""#,
                good: #""duration": "285ms""#)),
        Explanation(
            .millisecondsMeant,
            why: """
                A time without a unit is in seconds, so this one lasts for minutes. Other tools count in \
                milliseconds, and that is nearly always what is meant.
                """,
            remedy: "write the unit: \"300ms\", or \"300s\" if it is seconds",
            sample: Sample(.timing, bad: "\"duration\": 300", good: "\"duration\": \"300ms\"")),
        Explanation(
            .millisecondsSuspected,
            why: """
                A bare number is seconds. Ten seconds and more are rare in a user interface, and 85 is \
                nearly always meant to be milliseconds.
                """,
            remedy: #"write the unit: "85ms", or "10s" if that is meant"#,
            sample: Sample(
                .timing,
                bad: #""delay": 85"#,
                good: #""delay": "85ms""#)),
        Explanation(
            .durationNegative,
            why: "Nothing lasts less than no time. To start part-way in, a delay may be negative.",
            remedy: "write a duration of 0 or more; use 'delay' to start earlier",
            sample: Sample(
                .timing,
                bad: #""duration": "-100ms""#,
                good: #""duration": "200ms", "delay": "-100ms""#)),
        Explanation(
            .durationTravel,
            why: """
                A duration by travel grows from 'min' to 'max'. With 'max' below 'min', or a longer way \
                that takes less time, it contradicts itself.
                """,
            remedy: "swap 'min' and 'max', or make 'perUnit' positive",
            sample: Sample(
                .timing,
                bad: #""duration": { "min": 0.4, "max": 0.2, "perUnit": 0.1 }"#,
                good: #""duration": { "min": 0.2, "max": 0.4, "perUnit": 0.1 }"#)),
        Explanation(
            .iterations,
            why: """
                Iterations are counted from 0, fractions included, up to a thousand million; beyond that \
                the word 'infinite' says what is meant.
                """,
            remedy: #"write a number from 0 to 1e9, or "infinite""#,
            sample: Sample(
                .timing,
                bad: #""iterations": -1"#,
                good: #""iterations": 3"#)),
        Explanation(
            .speed,
            why: """
                The active time is divided by the speed: at 0 it would never end, below 0 it would end \
                before it began. Backwards is a direction, not a speed.
                """,
            remedy: "write a speed above 0; use 'direction' to play backwards",
            sample: Sample(
                .timing,
                bad: #""speed": -1"#,
                good: #""direction": "reverse""#)),
        Explanation(
            .tooLong,
            why: """
                People wait for a motion to end, and beyond half a second most of them notice that they \
                do. This is a note: it fails nothing by itself.
                """,
            remedy: "make it shorter where it answers to a touch",
            sample: Sample(
                .timing,
                bad: #""duration": 0.6"#,
                good: #""duration": 0.4"#)),
        Explanation(
            .timingMissing,
            why: """
                The animation names a timing that this variant doesn't give, so the property doesn't \
                move in it. Even if that is meant, the variant is easier to read if it says so.
                """,
            remedy: #"add the timing, or '"*"' for all that aren't listed"#,
            sample: Sample(
                .variants,
                bad:
                    #""show": { "timings": { "rise": {} } }, "hide": { "reverseValues": true, "timings": {} }"#,
                good:
                    #""show": { "timings": { "rise": {} } }, "hide": { "reverseValues": true, "timings": { "rise": {} } }"#
            )),
        Explanation(
            .timingUnused,
            why: "No animation uses a timing of this name: the name is misspelt, or the animation is gone.",
            remedy: "correct the name, or remove the timing",
            sample: Sample(
                .variants,
                bad: #""show": { "timings": { "rise": {}, "slide": { "duration": 0.1 } } }"#,
                good: #""show": { "timings": { "rise": {} } }"#)),
        Explanation(
            .nameUnused,
            why: "A curve or duration that nothing refers to is usually one that a timing should refer to.",
            remedy: "refer to it, or remove it",
            sample: Sample(
                .head,
                bad: #""curves": { "sharp": { "bezier": [0.4, 0, 0.6, 1] } }"#,
                good:
                    #""curves": { "sharp": { "bezier": [0.4, 0, 0.6, 1] } }, "defaults": { "curve": "sharp" }"#
            )),
    ]
}
