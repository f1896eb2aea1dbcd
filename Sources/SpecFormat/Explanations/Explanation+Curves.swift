extension Explanation {
    /// Curves and springs.
    static let curves: [Explanation] = [
        Explanation(
            .bezierCount,
            why: """
                A cubic Bézier has two control points, so four numbers: x1, y1, x2, y2. The ends are \
                always (0, 0) and (1, 1) and aren't written.
                """,
            remedy: "write four numbers",
            sample: Sample(
                .timing,
                bad: #""curve": { "bezier": [0.4, 0, 0.2] }"#,
                good: #""curve": { "bezier": [0.4, 0, 0.2, 1] }"#)),
        Explanation(
            .bezierXRange,
            why: """
                With a control point outside 0 to 1 in x, the curve can have several values at one \
                instant. y may lie outside: that is an overshoot.
                """,
            remedy: "move x1 or x2 into 0 to 1",
            sample: Sample(
                .timing,
                bad: #""curve": { "bezier": [1.4, 0, 0.2, 1] }"#,
                good: #""curve": { "bezier": [0.4, 0, 0.2, 1] }"#)),
        Explanation(
            .bezierPathInvalid,
            why: """
                The path of a curve is SVG path data that begins with M0,0 and is made of C, S, Q, T, L, \
                H and V. Arcs and closed paths aren't functions of time.
                """,
            remedy: "draw it with those commands, from 0,0 to 1,1",
            sample: Sample(
                .timing,
                bad: #""curve": { "bezierPath": "M0,0 C0,0 1,1 1,1 Z" }"#,
                good: #""curve": { "bezierPath": "M0,0 C0,0 1,1 1,1" }"#)),
        Explanation(
            .curveEnd,
            why: """
                A curve is 0 at its start and 1 at its end. Otherwise the property would jump when the \
                animation begins or ends.
                """,
            remedy: "make the first output 0 and the last 1",
            sample: Sample(
                .timing,
                bad: #""curve": { "points": [0, 0.5, 0.9] }"#,
                good: #""curve": { "points": [0, 0.5, 1] }"#)),
        Explanation(
            .curveElsewhere,
            why: """
                What ends at 0.5 leaves its property half-way, and what starts elsewhere than at 0 jumps. A part of \
                another curve may be so; one that a timing has is rarely meant to be.
                """,
            remedy: "make the curve run from 0 to 1, or leave the rule out with a reason",
            sample: Sample(
                .timing,
                bad: #""curve": { "expression": "= p / 2" }"#,
                good: #""curve": { "expression": "= p ^ 2" }"#)),
        Explanation(
            .curveBackwards,
            why: """
                Along a curve x is time: one that goes back in x would have two values at one instant.
                """,
            remedy: "put the points in the order of their x",
            sample: Sample(
                .timing,
                bad: #""curve": { "points": [0, { "y": 0.2, "x": 0.6 }, { "y": 0.5, "x": 0.4 }, 1] }"#,
                good: #""curve": { "points": [0, { "y": 0.5, "x": 0.4 }, { "y": 0.2, "x": 0.6 }, 1] }"#)),
        Explanation(
            .pointsCount,
            why: "Straight pieces run between points, so there must be at least two of them.",
            remedy: "write at least the start and the end, [0, 1]",
            sample: Sample(
                .timing,
                bad: #""curve": { "points": [1] }"#,
                good: #""curve": { "points": [0, 1] }"#)),
        Explanation(
            .stepsCount,
            why: """
                A staircase has at least one step; without a jump at either end it needs two, or it \
                would never leave the start.
                """,
            remedy: #"write 1 or more, with "jump": "none" 2 or more"#,
            sample: Sample(
                .timing,
                bad: #""curve": { "steps": 1, "jump": "none" }"#,
                good: #""curve": { "steps": 2, "jump": "none" }"#)),
        Explanation(
            .curveUnknownKind,
            why: """
                One key of a curve names its kind. This object has no such key, at most one that goes \
                with a kind.
                """,
            remedy: "add the key of the kind, such as 'bezier', 'spring' or 'steps'",
            sample: Sample(
                .timing,
                bad: #""curve": { "jump": "start" }"#,
                good: #""curve": { "steps": 3, "jump": "start" }"#)),
        Explanation(
            .curveInterval,
            why: """
                The two numbers are the lower and the upper end. Swapped or equal, they leave no room in \
                between.
                """,
            remedy: "write the lower number first",
            sample: Sample(
                .timing,
                bad: #""curve": { "interval": [0.8, 0.2], "of": "ease" }"#,
                good: #""curve": { "interval": [0.2, 0.8], "of": "ease" }"#)),
        Explanation(
            .cssSyntax,
            why: """
                The text is read by the rules of CSS Easing Functions Level 2, and a browser would drop \
                the whole declaration too.
                """,
            remedy: "write it as CSS does; 'speccli curve' tries one out",
            sample: Sample(
                .timing,
                bad: #""curve": { "css": "cubic-bezier(.4, 0, .2)" }"#,
                good: #""curve": { "css": "cubic-bezier(.4, 0, .2, 1)" }"#)),
        Explanation(
            .overshootBounded,
            why: """
                Opacities, colours and strokes end at their limits. An overshoot there is cut off: the \
                motion stands still for a moment where it should swing.
                """,
            remedy: "use a curve without overshoot, or clamp it",
            sample: Sample(
                .spec,
                bad:
                    #""animations": { "box.opacity": [0, 1] }, "variants": { "show": { "timings": { "*": { "curve": "back.out" } } } }"#,
                good:
                    #""animations": { "box.opacity": [0, 1] }, "variants": { "show": { "timings": { "*": { "curve": "cubic.out" } } } }"#
            )),
        Explanation(
            .limitDepth,
            why: """
                Names, curves or variants made of each other this deep come from a generator; every \
                level costs time at every instant.
                """,
            remedy: "write the curve or value in fewer steps",
            sample: Sample(
                .timing,
                bad:
                    #""curve": { "reverse": { "mirror": { "reverse": { "mirror": { "reverse": { "mirror": { "reverse": { "mirror": { "reverse": "ease" } } } } } } } } }"#,
                good: #""curve": { "reverse": { "mirror": "ease" } }"#)),
        Explanation(
            .limitSegments,
            why: """
                Each step and each point becomes a segment in memory. A short text must not be able to \
                ask for a thousand million of them.
                """,
            remedy: "use fewer steps or points, at most 100000",
            sample: Sample(
                .timing,
                bad: #""curve": { "steps": 1e9 }"#,
                good: #""curve": { "steps": 60 }"#)),
        Explanation(
            .springDialect,
            why: """
                Libraries write springs in six ways, and the same word means different things in them: \
                'damping' is a coefficient here and a ratio there. The keys tell which way it is, so \
                they must be those of one.
                """,
            remedy: """
                use the keys of one dialect: 'stiffness' and 'damping', 'tension' and 'friction', \
                'stiffness' and 'dampingRatio', 'response' and 'dampingRatio', 'settles' and \
                'dampingRatio', or 'duration' and 'bounce'
                """,
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "response": 0.3, "damping": 20 } }"#,
                good: #""curve": { "spring": { "response": 0.3, "dampingRatio": 0.8 } }"#)),
        Explanation(
            .springNeverSettles,
            why: "Without damping a spring swings for ever, and the animation would never end.",
            remedy: "give it damping: a damping ratio above 0, a bounce below 1",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "stiffness": 200, "damping": 0 } }"#,
                good: #""curve": { "spring": { "stiffness": 200, "damping": 20 } }"#)),
        Explanation(
            .springTooLong,
            why: """
                A spring ends when it has settled. One that takes more than a minute is a slip in a \
                unit, or too weakly damped to be looked at.
                """,
            remedy: "raise the damping, or shorten the response",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "response": 14, "dampingRatio": 0.2 } }"#,
                good: #""curve": { "spring": { "response": 0.3, "dampingRatio": 0.7 } }"#)),
        Explanation(
            .springSlow,
            why: """
                It is still on its way when nobody looks any more, and whatever waits for its end waits \
                that long.
                """,
            remedy: "raise the damping, or shorten the response",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "response": 2, "dampingRatio": 0.1 } }"#,
                good: #""curve": { "spring": { "response": 0.5, "dampingRatio": 0.8 } }"#)),
        Explanation(
            .springNotSolvable,
            why: """
                Each number is allowed alone, but together they leave what 64-bit numbers can express, \
                so the motion can't be computed.
                """,
            remedy: "use numbers of ordinary size",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "mass": 1e-200, "stiffness": 1e200, "damping": 1 } }"#,
                good: #""curve": { "spring": { "mass": 1, "stiffness": 200, "damping": 20 } }"#)),
        Explanation(
            .springDurationIgnored,
            why: """
                A physical spring takes as long as it needs to settle, and 'instant' takes no time. A \
                duration beside them is ignored, but a reader would believe it.
                """,
            remedy: "remove 'duration', or ask for a spring that settles in that time with 'settles'",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "response": 0.3, "dampingRatio": 1 } }, "duration": 0.3"#,
                good: #""curve": { "spring": { "settles": 0.3, "dampingRatio": 1 } }"#)),
        Explanation(
            .dampingLooksLikeRatio,
            why: """
                'damping' and 'friction' are coefficients, often 10 to 40. A value that makes the \
                damping ratio smaller than 0.05 lets the spring ring for many seconds: nearly always a \
                ratio was meant.
                """,
            remedy: "write 'dampingRatio', or a larger coefficient",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "stiffness": 1400, "damping": 0.9 } }"#,
                good: #""curve": { "spring": { "stiffness": 1400, "dampingRatio": 0.9 } }"#)),
        Explanation(
            .ratioLooksLikeDamping,
            why: """
                With a damping ratio of 1, a spring just doesn't swing. With more than 5 it would \
                creep to its target: nearly always a coefficient was meant.
                """,
            remedy: "write 'damping', the coefficient, or a ratio of about 1",
            sample: Sample(
                .timing,
                bad: #""curve": { "spring": { "stiffness": 400, "dampingRatio": 20 } }"#,
                good: #""curve": { "spring": { "stiffness": 400, "damping": 20 } }"#)),
    ]
}
