extension Explanation {
    /// Motion that can be played but very likely should not be, and suppressed findings.
    static let judgements: [Explanation] = [
        Explanation(
            .subFrame,
            why: """
                A display at 60 Hz shows a frame every 16.7 ms. A shorter motion is never seen on its \
                way. It looks like a jump, and a jump is written as a duration of 0.
                """,
            remedy: "write 0, or a time that can be seen",
            sample: Sample(.timing, bad: #""duration": "5ms""#, good: #""duration": "150ms""#)),
        Explanation(
            .nearDuplicate,
            why: """
                Two names for curves that differ by less than a hundredth of the travel everywhere are two \
                answers to one question: nobody can see which one was used, and one of them will be changed \
                without the other.
                """,
            remedy: "keep one, and let the other name refer to it",
            sample: Sample(
                .spec,
                bad: #"""
                    "curves": { "rise": { "bezier": [0.4, 0, 0.2, 1] }, "lift": { "bezier": [0.405, 0, 0.2, 1] } },
                    "animations": { "box.zPosition": [0, 1], "lid.zPosition": [0, 1] },
                    "variants": { "show": { "timings": {
                      "box.zPosition": { "curve": "rise" }, "lid.zPosition": { "curve": "lift" } } } }
                    """#,
                good: #"""
                    "curves": { "rise": { "bezier": [0.4, 0, 0.2, 1] }, "lift": "rise" },
                    "animations": { "box.zPosition": [0, 1], "lid.zPosition": [0, 1] },
                    "variants": { "show": { "timings": {
                      "box.zPosition": { "curve": "rise" }, "lid.zPosition": { "curve": "lift" } } } }
                    """#)),
        Explanation(
            .offScale,
            why: """
                A library of durations and curves keeps motion consistent, as a grid does with \
                distances. A time that only comes close to one of the library's is an accident, and \
                stays behind when the library changes.
                """,
            remedy: "write the name of the nearest one, or ignore the rule with a reason",
            sample: Sample(
                .spec,
                bad: #"""
                    "imports": { "brand": "brand.json" }, "$lint": { "scale": "brand" },
                    "animations": { "box.opacity": [0, 1] },
                    "variants": { "show": { "timings": { "*": { "duration": "125ms", "curve": "brand.brand" } } } }
                    """#,
                good: #"""
                    "imports": { "brand": "brand.json" }, "$lint": { "scale": "brand" },
                    "animations": { "box.opacity": [0, 1] },
                    "variants": { "show": { "timings": { "*": { "duration": "brand.brief", "curve": "brand.brand" } } } }
                    """#)),
        Explanation(
            .layoutProperty,
            why: """
                When a width or a margin changes, a browser has to lay out the page again before it \
                can draw the next frame. A transform, an opacity or a clip is left to the compositor \
                and stays smooth.
                """,
            remedy: "animate 'transform.scale', 'transform.translation' or 'opacity' instead",
            sample: Sample(
                .spec,
                bad: #"""
                    "$lint": { "platform": "web" }, "animations": { "panel.bounds.size.height": [0, 120] },
                    "variants": { "open": { "timings": { "*": { "duration": 0.2 } }, "reducedMotion": "instant" } }
                    """#,
                good: #"""
                    "$lint": { "platform": "web" }, "animations": { "panel.transform.scale.y": [0, 1] },
                    "variants": { "open": { "timings": { "*": { "duration": 0.2 } }, "reducedMotion": "instant" } }
                    """#)),
        Explanation(
            .exitSlower,
            why: """
                Something that goes away is no longer wanted, so nobody should have to wait for it. \
                Published motion leaves as fast as it came or faster: Material's dialogs in half the \
                time, others in 60 to 87 %.
                """,
            remedy: "shorten the way back, or the waiting before it",
            sample: Sample(
                .variants,
                bad: #"""
                    "show": { "timings": { "rise": { "duration": "200ms" } } },
                    "hide": { "reverseValues": true, "timings": { "rise": { "duration": "300ms" } } }
                    """#,
                good: #"""
                    "show": { "timings": { "rise": { "duration": "200ms" } } },
                    "hide": { "reverseValues": true, "timings": { "rise": { "duration": "150ms" } } }
                    """#)),
        Explanation(
            .wayBackForwards,
            why: """
                A variant plays the values from the first state to the last unless it says otherwise. One that is called \
                'close' beside 'open', and says nothing, opens again what is open.
                """,
            remedy: "add 'reverseValues', or 'from' and 'to'",
            sample: Sample(
                .variants,
                bad: #"""
                    "show": { "timings": { "rise": { "duration": "200ms" } } },
                    "hide": { "timings": { "rise": { "duration": "150ms" } } }
                    """#,
                good: #"""
                    "show": { "timings": { "rise": { "duration": "200ms" } } },
                    "hide": { "reverseValues": true, "timings": { "rise": { "duration": "150ms" } } }
                    """#)),
        Explanation(
            .stateUnused,
            why: """
                Every animation has a value for a state, but no variant leads to it or away from it, so nobody sees \
                the values.
                """,
            remedy: "add a variant with 'from' and 'to', or leave the state out",
            sample: Sample(
                .spec,
                bad:
                    #""states": ["off", "half", "on"], "animations": { "box.opacity": [0, 0.5, 1] }, "variants": { "show": { "timings": { "*": {} } } }"#,
                good:
                    #""states": ["off", "half", "on"], "animations": { "box.opacity": [0, 0.5, 1] }, "variants": { "peek": { "to": "half", "timings": { "*": {} } }, "show": { "timings": { "*": {} } } }"#
            )),
        Explanation(
            .stateContradicted,
            why: """
                Where a value and one of its parts move one after the other, the first to move says where the number is \
                in the state that a variant leaves, and the last where it is in the state that it leads to. Two variants \
                that go through the names in different orders make one state two places, and one of them jumps.
                """,
            remedy: "let 'mirror' make the way back, or give both names one value in the state",
            sample: Sample(
                .spec,
                bad: #"""
                    "animations": { "box.shadowOffset": [[0, 0], [0, 2]], "box.shadowOffset.height": [2, 6] },
                    "timings": { "box.shadowOffset": { "duration": 0.1 }, "box.shadowOffset.height": { "delay": 0.1, "duration": 0.1 } },
                    "variants": { "show": { "timings": {} }, "hide": { "reverseValues": true, "timings": {} } }
                    """#,
                good: #"""
                    "animations": { "box.shadowOffset": [[0, 0], [0, 2]], "box.shadowOffset.height": [2, 6] },
                    "timings": { "box.shadowOffset": { "duration": 0.1 }, "box.shadowOffset.height": { "delay": 0.1, "duration": 0.1 } },
                    "variants": { "show": { "timings": {} }, "hide": { "extends": "show", "mirror": true } }
                    """#)),
        Explanation(
            .valuesStill,
            why: """
                An animation between equal values takes its time and shows nothing. A velocity doesn't change that: \
                a spring's curve is a share of its way, and there is none.
                """,
            remedy: "write the values that differ, or leave the property out",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": [1, 1], "timing": "fade" }"#,
                good: #""box.opacity": { "values": [0, 1], "timing": "fade" }"#)),
        Explanation(
            .velocityIgnored,
            why: """
                A velocity says how a spring is released. Other curves begin as they do, so it changes nothing, but a \
                reader would believe it.
                """,
            remedy: "write a spring as the curve, or leave the velocity out",
            sample: Sample(
                .motion,
                bad: #"{ "animate": "box.zPosition", "to": 4, "velocity": 90, "duration": 0.2 }"#,
                good: #"{ "animate": "box.zPosition", "to": 4, "velocity": 90, "curve": "smooth" }"#)),
        Explanation(
            .velocitySuspected,
            why: """
                'initialVelocity' of a spring counts whole travels: 900 is nine hundred times the way in a second. Other tools \
                give points a second.
                """,
            remedy: "write it as the 'velocity' of what moves, in the property's own unit",
            sample: Sample(
                .timing, bad: #""curve": { "spring": { "duration": 0.5, "initialVelocity": 900 } }"#,
                good: #""curve": { "spring": { "duration": 0.5, "initialVelocity": 4.5 } }"#)),
        Explanation(
            .curveIgnored,
            why: """
                The curve of a keyframe leads to the next one. Behind the last one there is nothing, so its curve changes nothing, \
                but a reader would believe that it leads there.
                """,
            remedy: "write it at the keyframe before, or leave it out",
            sample: Sample(
                .motion,
                bad:
                    #"{ "animate": "box.zPosition", "keyframes": [{ "at": 0, "value": 0 }, { "at": "100%", "value": 4, "curve": "ease-in" }] }"#,
                good:
                    #"{ "animate": "box.zPosition", "keyframes": [{ "at": 0, "value": 0, "curve": "ease-in" }, { "at": "100%", "value": 4 }] }"#
            )),
        Explanation(
            .weightIgnored,
            why: """
                A weight is the share of its travel that a motion adds to others. One that replaces them goes all the \
                way, whatever its weight.
                """,
            remedy: "let it add, with 'additive', or leave the weight out",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": [0, 1], "timing": "fade", "weight": 0.5 }"#,
                good:
                    #""box.opacity": { "values": [0, 1], "timing": "fade", "weight": 0.5, "additive": true }"#
            )),
        Explanation(
            .scaleSuspected,
            why: """
                A scale is a factor: 1 is the natural size, and 100 is a hundred times as large. Lottie and others write \
                percentages.
                """,
            remedy: "divide by 100",
            sample: Sample(
                .spec,
                bad:
                    #""animations": { "box.transform.scale": [80, 100] }, "variants": { "show": { "reducedMotion": "instant", "timings": { "*": {} } } }"#,
                good:
                    #""animations": { "box.transform.scale": [0.8, 1] }, "variants": { "show": { "reducedMotion": "instant", "timings": { "*": {} } } }"#
            )),
        Explanation(
            .reducedNone,
            why: """
                Reduced motion asks for less movement, not for none of the signs of change. An opacity can \
                fade without moving anything, and a cut is easily missed.
                """,
            remedy: "let the opacity fade, in 0.2 s or less",
            sample: Sample(
                .spec,
                bad: #"""
                    "animations": { "box.opacity": { "values": [0, 1], "timing": "fade" } },
                    "variants": {
                      "show": { "timings": { "fade": { "duration": "300ms" } } },
                      "calm": { "reducedMotionFor": ["show"], "timings": { "fade": { "duration": 0 } } } }
                    """#,
                good: #"""
                    "animations": { "box.opacity": { "values": [0, 1], "timing": "fade" } },
                    "variants": {
                      "show": { "timings": { "fade": { "duration": "300ms" } } },
                      "calm": { "reducedMotionFor": ["show"], "timings": { "fade": { "duration": "150ms" } } } }
                    """#)),
        Explanation(
            .flash,
            why: """
                More than three flashes in a second can cause seizures (WCAG 2.3.1). How large the thing \
                is isn't known here, so every opacity and colour that swings that often counts.
                """,
            remedy: "slow it down, or let it swing less than a tenth of the way",
            sample: Sample(
                .spec,
                bad: #"""
                    "animations": { "box.opacity": { "values": [0, 1], "timing": "blink" } },
                    "variants": { "warn": { "timings": {
                      "blink": { "duration": "100ms", "iterations": 10, "direction": "alternate" } } } }
                    """#,
                good: #"""
                    "animations": { "box.opacity": { "values": [0, 1], "timing": "blink" } },
                    "variants": { "warn": { "timings": {
                      "blink": { "duration": "400ms", "iterations": 10, "direction": "alternate" } } } }
                    """#)),
        Explanation(
            .settleVsDuration,
            why: """
                A spring has a length of its own. In a keyframe it is stretched to the time between two keyframes; at \
                more than twice its own pace it is a jerk, not a spring.
                """,
            remedy: "give the keyframe more time, or a spring with a shorter response",
            sample: Sample(
                .motion,
                bad:
                    #"{ "animate": "box.zPosition", "duration": 0.4, "keyframes": [{ "at": 0, "value": 0, "curve": { "spring": { "response": 0.6, "dampingRatio": 0.7 } } }, { "at": "50%", "value": 9 }, { "at": "100%", "value": 0 }] }"#,
                good:
                    #"{ "animate": "box.zPosition", "duration": 0.4, "keyframes": [{ "at": 0, "value": 0, "curve": { "spring": { "response": 0.1, "dampingRatio": 0.7 } } }, { "at": "50%", "value": 9 }, { "at": "100%", "value": 0 }] }"#
            )
        ),
        Explanation(
            .loopForever,
            why: """
                Anything that moves by itself for more than five seconds beside other content needs a \
                way to pause it (WCAG 2.2.2). A spec doesn't show whether there is one, so say so if \
                there is.
                """,
            remedy: "let it end, or ignore the rule with a reason",
            sample: Sample(
                .timing,
                bad: #""duration": "400ms", "iterations": "infinite", "direction": "alternate""#,
                good: #""duration": "400ms", "iterations": 3, "direction": "alternate""#)),
        Explanation(
            .caseOnlyName,
            why: """
                'rise' and 'Rise' are two names, and sooner or later someone writes the wrong one without a \
                complaint.
                """,
            remedy: "give one of them another name",
            sample: Sample(
                .head,
                bad: #"""
                    "durations": { "short": "100ms", "Short": "short" }, "defaults": { "duration": "Short" }
                    """#,
                good: #"""
                    "durations": { "short": "100ms", "brief": "short" }, "defaults": { "duration": "brief" }
                    """#)),
        Explanation(
            .lintReason,
            why: "Whoever reads the spec later has to know why the rule doesn't count here.",
            remedy: "write the reason",
            sample: Sample(
                .timing,
                bad: #""$lint": { "ignore": { "too-long": "" } }, "duration": "700ms""#,
                good: #""$lint": { "ignore": { "too-long": "an opening credit" } }, "duration": "700ms""#)),
        Explanation(
            .lintUnknown,
            why: "A rule that doesn't exist can't be ignored; the one that was meant is still in force.",
            remedy: "write the id as reports show it",
            sample: Sample(
                .head,
                bad: #""$lint": { "ignore": { "everything": "it is only a sketch" } }"#,
                good: #""$comment": "it is only a sketch""#)),
        Explanation(
            .lintRefused,
            why: """
                A judgement can be ignored, because sometimes the author knows better. An error that \
                leaves the spec without a meaning can't.
                """,
            remedy: "correct what the rule reports",
            sample: Sample(
                .head,
                bad: #""$lint": { "ignore": { "unknown-key": "it will exist one day" } }"#,
                good: #""$comment": "it will exist one day""#)),
        Explanation(
            .lintUnused,
            why: """
                Nothing in the object breaks the rule. Left in place, the exception would hide the next \
                breach, for which nobody gave a reason.
                """,
            remedy: "remove the exception",
            sample: Sample(
                .timing,
                bad: #""$lint": { "ignore": { "too-long": "an opening credit" } }, "duration": "200ms""#,
                good: #""duration": "200ms""#)),
    ]
}
