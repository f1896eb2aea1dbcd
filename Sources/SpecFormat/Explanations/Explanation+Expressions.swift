extension Explanation {
    /// Nested brackets, one level deeper than the limit.
    private static var deep: String {
        String(repeating: "(", count: ExpressionParser.deepest) + "1 / 2"
            + String(repeating: ")", count: ExpressionParser.deepest)
    }

    /// Expressions and parameters.
    static let expressions: [Explanation] = [
        Explanation(
            .expressionSyntax,
            why: """
                After '=' comes arithmetic: numbers, names, + - * / % ^, comparisons, && || !, '?:', brackets \
                and the functions of the language.
                """,
            remedy: "write it as in a programming language, a power as 'x ^ 2'",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": ["= 2 ** -1", 1], "timing": "fade" }"#,
                good: #""box.opacity": { "values": ["= 2 ^ -1", 1], "timing": "fade" }"#)),
        Explanation(
            .expressionName,
            why: """
                An expression can only use its inputs: the spec's parameters, 'pi', the model's value of one \
                of the spec's properties, and the names of its place, such as 'p' in a curve.
                """,
            remedy: "write the name of a parameter or the path of a property, or declare it",
            sample: Sample(
                .spec,
                bad: #"""
                    "parameters": { "lift": 40 },
                    "animations": { "box.zPosition": { "values": [0, "= lft"], "timing": "rise" } },
                    "variants": { "show": { "timings": { "rise": { "duration": 0.2 } } } }
                    """#,
                good: #"""
                    "parameters": { "lift": 40 },
                    "animations": { "box.zPosition": { "values": [0, "= lift"], "timing": "rise" } },
                    "variants": { "show": { "timings": { "rise": { "duration": 0.2 } } } }
                    """#)),
        Explanation(
            .expressionArguments,
            why: """
                Every function takes a fixed number of arguments, except 'min' and 'max', which take \
                one or more.
                """,
            remedy: "give the function all of its arguments, with commas between them",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": ["= clamp(2, 0)", 1], "timing": "fade" }"#,
                good: #""box.opacity": { "values": ["= clamp(2, 0, 0.5)", 1], "timing": "fade" }"#)),
        Explanation(
            .expressionType,
            why: """
                Types are checked before anything plays: values of one type can be added, any value \
                can be multiplied by a number, and a condition is a comparison.
                """,
            remedy: "name a part of the value, such as 'frame.height', or compare",
            sample: Sample(
                .spec,
                bad: #"""
                    "parameters": { "frame": { "width": 40, "height": 30 } },
                    "animations": { "box.zPosition": { "values": [0, "= frame"], "timing": "rise" } },
                    "variants": { "show": { "timings": { "rise": { "duration": 0.2 } } } }
                    """#,
                good: #"""
                    "parameters": { "frame": { "width": 40, "height": 30 } },
                    "animations": { "box.zPosition": { "values": [0, "= frame.height"], "timing": "rise" } },
                    "variants": { "show": { "timings": { "rise": { "duration": 0.2 } } } }
                    """#)),
        Explanation(
            .expressionCycle,
            why: """
                A state is a value for each property. One of these may read a property that no state sets, such as \
                a size that the app lays out; of two that read each other none would have a value.
                """,
            remedy: "write what the other value is worked out from, or read it in a motion tree",
            sample: Sample(
                .animations,
                bad:
                    #""box.cornerRadius": { "values": [4, 8], "timing": "fade" }, "box.zPosition": { "values": [0, "= value(box.cornerRadius)"], "timing": "fade" }"#,
                good:
                    #""box.cornerRadius": { "values": [4, 8], "timing": "fade" }, "box.zPosition": { "values": [0, 8], "timing": "fade" }"#
            )),
        Explanation(
            .expressionDivision,
            why: "A division by 0 has no result, whatever the parameters are.",
            remedy: "divide by something else",
            sample: Sample(
                .animations,
                bad: #""box.opacity": { "values": ["= 1 / (2 - 2)", 1], "timing": "fade" }"#,
                good: #""box.opacity": { "values": ["= 1 / (4 - 2)", 1], "timing": "fade" }"#)),
        Explanation(
            .expressionValue,
            why: """
                No property can show infinity, or the square root of a negative number. An expression \
                must give a number up to 1e100 with the parameters' defaults, and in a curve one up to \
                1e6 everywhere between 0 and 1.
                """,
            remedy: "limit the input with 'max', 'min' or 'clamp', or choose other defaults",
            sample: Sample(
                .spec,
                bad: #"""
                    "parameters": { "rows": 0 },
                    "animations": { "box.zPosition": { "values": [0, "= 40 / rows"], "timing": "rise" } },
                    "variants": { "show": { "timings": { "rise": { "duration": 0.2 } } } }
                    """#,
                good: #"""
                    "parameters": { "rows": 0 },
                    "animations": { "box.zPosition": { "values": [0, "= 40 / max(rows, 1)"], "timing": "rise" } },
                    "variants": { "show": { "timings": { "rise": { "duration": 0.2 } } } }
                    """#)),
        Explanation(
            .expressionPlace,
            why: """
                Durations, curves by name and switches are fixed when a spec is read, so that the motion can be \
                checked before it plays. A 'delay', a 'stagger' and the 'velocity' of a spring, a decay or a throw may be \
                expressions, in a range that is known.
                """,
            remedy: "write the number, or vary the values instead",
            sample: Sample(.timing, bad: #""duration": "= 0.1 * 2""#, good: #""duration": 0.2"#)),
        Explanation(
            .expressionLimit,
            why: """
                An expression has at most 512 words and signs and is nested at most 64 deep, so that a \
                hostile text costs no more than any other.
                """,
            remedy: "write it shorter",
            sample: Sample(
                .animations,
                bad: "\"box.opacity\": { \"values\": [\"= \(deep)\", 1], \"timing\": \"fade\" }",
                good: #""box.opacity": { "values": ["= 1 / 2", 1], "timing": "fade" }"#)),
    ]
}
