extension Explanation {
    /// Values, animations and variants.
    static let values: [Explanation] = [
        Explanation(
            .valueTypeMismatch,
            why: """
                There is nothing between a number and a colour. Every value of a property has the \
                property's type, from the table of known key paths or its declaration.
                """,
            remedy: "write a value of that type, or declare another type in 'properties'",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": [0, "one"], "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .valueCount,
            why: """
                There is one value for each state, in the order of 'states'. With more or fewer \
                values, nobody knows which belongs to which state.
                """,
            remedy: "write as many values as there are states",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": [0, 1, 0], "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .valueInvalid,
            why: "The text looks like a colour or an angle, but doesn't spell one.",
            remedy: "write it as CSS does",
            sample: Sample(
                .animations,
                bad: #""box.backgroundColor": { "values": ["ligtblue", "red"], "timing": "fade" }"#,
                good: #""box.backgroundColor": { "values": ["lightblue", "red"], "timing": "fade" }"#)),
        Explanation(
            .componentCount,
            why: """
                A point has two numbers, a rectangle four. With another count the rest would have to be \
                guessed.
                """,
            remedy: "write all components, or an object that names them",
            sample: Sample(
                .animations,
                bad: #""box.shadowOffset": { "values": [[1], [1, 2]], "timing": "fade" }"#,
                good: #""box.shadowOffset": { "values": [[1, 1], [1, 2]], "timing": "fade" }"#)),
        Explanation(
            .valueOutOfRange,
            why: """
                The property can't show this value: an opacity of 1.5 looks like 1, and so the motion \
                seems to end early.
                """,
            remedy: "write a value inside the property's range",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": [0, 1.5], "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .componentOverlap,
            why: """
                A whole value and one of its components would both write the same number at the same \
                time, and the result would depend on their order. So would the two names of one thing, \
                'opacity' and 'alpha', or 'position' and 'center'.
                """,
            remedy: "animate the whole, or its components each, by one name",
            sample: Sample(
                .animations,
                bad:
                    #""box.shadowOffset": { "values": [[0, 0], [1, 1]], "timing": "fade" }, "box.shadowOffset.width": { "values": [0, 1], "timing": "fade" }"#,
                good:
                    #""box.shadowOffset.height": { "values": [0, 1], "timing": "fade" }, "box.shadowOffset.width": { "values": [0, 1], "timing": "fade" }"#
            )),
        Explanation(
            .reducedMoves,
            why: """
                Reduced motion is asked for by people whom movement makes ill. A form for it that still \
                moves, scales or turns things takes that help away again.
                """,
            remedy: "give what moves a duration of 0, and fade instead",
            sample: Sample(
                .moving,
                bad:
                    #""show": { "timings": { "rise": {} } }, "calm": { "reducedMotionFor": ["show"], "timings": { "rise": { "duration": 0.1 } } }"#,
                good:
                    #""show": { "timings": { "rise": {} } }, "calm": { "reducedMotionFor": ["show"], "timings": { "rise": { "duration": 0 } } }"#
            )),
        Explanation(
            .reducedMissing,
            why: """
                The variant moves, scales or turns something, and there is no form of it for people who \
                ask for reduced motion.
                """,
            remedy: #"add "reducedMotion": "instant", or a variant with 'reducedMotionFor'"#,
            sample: Sample(
                .moving,
                bad: #""show": { "timings": { "rise": {} } }"#,
                good: #""show": { "timings": { "rise": {} }, "reducedMotion": "instant" }"#)),
        Explanation(
            .reducedTwice,
            why: "With two forms for reduced motion it would depend on the order which of them plays.",
            remedy: "keep one of them",
            sample: Sample(
                .variants,
                bad:
                    #""show": { "timings": { "rise": {} }, "reducedMotion": "instant" }, "calm": { "reducedMotionFor": ["show"], "timings": { "rise": { "duration": 0.1 } } }"#,
                good:
                    #""show": { "timings": { "rise": {} } }, "calm": { "reducedMotionFor": ["show"], "timings": { "rise": { "duration": 0.1 } } }"#
            )),
        Explanation(
            .reducedSelf,
            why: """
                A form for reduced motion plays instead of another variant. Instead of itself it would \
                change nothing.
                """,
            remedy: "name the variant that it replaces",
            sample: Sample(
                .variants,
                bad: #""calm": { "reducedMotionFor": ["calm"], "timings": { "rise": {} } }"#,
                good:
                    #""show": { "timings": { "rise": {} } }, "calm": { "reducedMotionFor": ["show"], "timings": { "rise": {} } }"#
            )),
        Explanation(
            .reducedStates,
            why: """
                The form plays instead of the other variant, so it must start and end in the same \
                states; else the app would be left in the wrong one.
                """,
            remedy: "give both the same 'from' and 'to'",
            sample: Sample(
                .spec,
                bad:
                    #""states": ["off", "half", "on"], "animations": { "box.opacity": [0, 0.5, 1] }, "variants": { "show": { "to": "half", "timings": { "*": {} } }, "calm": { "reducedMotionFor": ["show"], "timings": { "*": {} } } }"#,
                good:
                    #""states": ["off", "half", "on"], "animations": { "box.opacity": [0, 0.5, 1] }, "variants": { "show": { "to": "half", "timings": { "*": {} } }, "calm": { "to": "half", "reducedMotionFor": ["show"], "timings": { "*": {} } }, "fill": { "timings": { "*": {} } } }"#
            )),
    ]
}
