extension Explanation {
    /// Motion trees.
    static let trees: [Explanation] = [
        Explanation(
            .unknownTravel,
            why: """
                A duration by travel, the 'velocity' of a spring, what decides a decay or a throw, a 'delay' and a 'stagger' may depend on \
                a current value or a parameter, which is known only when it plays, as long as nothing waits for it: no node \
                behind it, no loop around it, no way back, no mirror and no share of its length. Where a decay is to \
                come to rest, and a throw without friction, needs a start that is written.
                """,
            remedy:
                "write numbers: both ends, with 'from' and 'to', a duration of its own, the velocity or the delay",
            sample: Sample(
                .motion,
                bad:
                    #"{ "sequence": [{ "animate": "box.zPosition", "to": 9, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }, { "animate": "box.opacity", "to": 0, "duration": 0.2 }] }"#,
                good:
                    #"{ "sequence": [{ "animate": "box.zPosition", "from": 0, "to": 9, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }, { "animate": "box.opacity", "to": 0, "duration": 0.2 }] }"#
            )
        ),
        Explanation(
            .unboundedTime,
            why: """
                A 'delay' or a 'stagger' that depends on a parameter or a current value is known only when it \
                plays, but lengths, overlaps and limits are judged before. So the expression itself must show a \
                finite range from 0 up, whatever the values are, which 'clamp' does; what decides how far a \
                decay goes, and how fast a throw is, needs a range too. The 'velocity' of a spring need only be a number.
                """,
            remedy: "write the range around it: '= clamp(pause, 0, 0.5)'",
            sample: Sample(
                .spec,
                bad: #"""
                    "parameters": { "pause": 0.1 },
                    "animations": { "box.opacity": { "values": [0, 1], "timing": "fade" } },
                    "variants": { "show": { "timings": { "fade": { "delay": "= pause", "duration": 0.2 } } } }
                    """#,
                good: #"""
                    "parameters": { "pause": 0.1 },
                    "animations": { "box.opacity": { "values": [0, 1], "timing": "fade" } },
                    "variants": { "show": { "timings": { "fade": { "delay": "= clamp(pause, 0, 0.5)", "duration": 0.2 } } } }
                    """#)),
        Explanation(
            .nodeKind,
            why: """
                One key of a node names its kind: 'animate' moves a property, 'sequence' and 'group' \
                hold other nodes, and so on. Without such a key nobody knows what is meant.
                """,
            remedy: "add the key that says what the node does",
            sample: Sample(
                .motion,
                bad: #"{ "to": 1, "duration": 0.2 }"#,
                good: #"{ "animate": "box.opacity", "to": 1, "duration": 0.2 }"#)),
        Explanation(
            .scheduleOverflow,
            why: """
                A container that says how long it lasts must have room for what is inside, and shares of a length \
                must leave something for the nodes that have a length of their own.
                """,
            remedy: "make the container longer, leave its duration out, or make the nodes inside shorter",
            sample: Sample(
                .motion,
                bad: #"{ "sequence": [{ "wait": 0.2 }, { "wait": 0.2 }], "duration": 0.3 }"#,
                good: #"{ "sequence": [{ "wait": 0.2 }, { "wait": 0.2 }], "duration": 0.4 }"#)),
        Explanation(
            .neverPlays,
            why: """
                Nodes of a sequence play one after another. A node that repeats for ever has no end \
                after which the next one could begin.
                """,
            remedy: "put the two into a group, or let the first one end",
            sample: Sample(
                .motion,
                bad:
                    #"{ "sequence": [{ "sequence": [{ "wait": 1 }], "iterations": "infinite" }, { "wait": 1 }] }"#,
                good:
                    #"{ "group": [{ "sequence": [{ "wait": 1 }], "iterations": "infinite" }, { "wait": 1 }] }"#
            )
        ),
        Explanation(
            .shareSuspected,
            why: """
                A bare number is seconds, also in a keyframe. Times from 0 to 1 look like shares of the \
                whole, which other tools write so, and the last one would come long before the end.
                """,
            remedy: "write shares as percentages, and seconds with their unit",
            sample: Sample(
                .motion,
                bad:
                    #"{ "animate": "box.zPosition", "duration": 2, "iterations": 2, "keyframes": [{ "at": 0.5, "value": 1 }, { "at": 1, "value": 2 }] }"#,
                good:
                    #"{ "animate": "box.zPosition", "duration": "0.4s", "keyframes": [{ "at": "50%", "value": 1 }, { "at": "100%", "value": 2 }] }"#
            )
        ),
        Explanation(
            .keyframeOrder,
            why: """
                Keyframes are passed in their order, within the length of their node. A keyframe \
                before its predecessor, or after the end of the node, could not be reached.
                """,
            remedy: "put the keyframes in order of time, or make the node longer",
            sample: Sample(
                .motion,
                bad:
                    #"{ "animate": "box.zPosition", "keyframes": [{ "at": "60%", "value": 1 }, { "at": "40%", "value": 2 }] }"#,
                good:
                    #"{ "animate": "box.zPosition", "keyframes": [{ "at": "40%", "value": 1 }, { "at": "60%", "value": 2 }] }"#
            )
        ),
        Explanation(
            .glideEndless,
            why: """
                Without friction, and without walls that take some of the speed away, something that was pushed \
                moves for ever.
                """,
            remedy: "give it a friction above 0, or walls and a restitution below 1",
            sample: Sample(
                .motion,
                bad: #"{ "physics": "box.zPosition", "velocity": 100 }"#,
                good: #"{ "physics": "box.zPosition", "velocity": 100, "friction": 0.5 }"#)),
        Explanation(
            .routeMixed,
            why: """
                A property that follows a path is known by its place on the path. Any way from there \
                to a value of its own would be a jump or a guess.
                """,
            remedy: "let the path lead all the way, or add the other motion to it",
            sample: Sample(
                .motion,
                bad:
                    #"{ "sequence": [{ "path": "M0 0 L9 9", "moves": "box.pin" }, { "animate": "box.pin", "to": [20, 9] }] }"#,
                good: #"{ "path": "M0 0 L9 9 L20 9", "moves": "box.pin" }"#)),
        Explanation(
            .overlap,
            why: """
                One property can't be in two places. If two nodes move it at the same time, the second \
                one takes it away from the first, or makes it jump.
                """,
            remedy: #"let the second begin when the first is over, or add it with "additive": true"#,
            sample: Sample(
                .motion,
                bad:
                    #"{ "group": [{ "animate": "box.zPosition", "to": 1 }, { "animate": "box.zPosition", "to": 2 }] }"#,
                good:
                    #"{ "sequence": [{ "animate": "box.zPosition", "to": 1 }, { "animate": "box.zPosition", "to": 2 }] }"#
            )
        ),
    ]
}
