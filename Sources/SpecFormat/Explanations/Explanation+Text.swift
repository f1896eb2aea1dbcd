extension Explanation {
    /// The text.
    static let text: [Explanation] = [
        Explanation(
            .jsonEmpty,
            why: """
                A spec is one JSON object. A file that holds only space or comments is usually a write \
                that failed, so it isn't taken for a spec that moves nothing.
                """,
            remedy: "write a spec into the file, or leave the file out",
            sample: Sample(
                .file,
                bad: "// an animation will be described here",
                good:
                    #"{ "motionSpec": 1, "name": "Chip", "animations": { "chip.opacity": [0, 1] }, "variants": { "show": { "timings": { "*": {} } } } }"#
            )),
        Explanation(
            .jsonSize,
            why: """
                A text of more than 64 MiB was not written by hand and would take all memory of a small \
                machine; real specs have a few kilobytes.
                """,
            remedy: "split the spec, or leave out what a tool put into '$extensions'"),
        Explanation(
            .jsonDepth,
            why: """
                Brackets nested more than 256 deep are a mistake of a generator or an attack. The limit \
                keeps every reader of the file safe from running out of stack.
                """,
            remedy: "look for a tool that wraps a value in itself"),
        Explanation(
            .jsonUTF8,
            why: """
                JSON is UTF-8 and nothing else. A byte of Latin 1 or UTF-16 would turn into another \
                letter on the next machine, or into none.
                """,
            remedy: "save the file as UTF-8"),
        Explanation(
            .jsonUnexpected,
            why: """
                At this place JSON allows only a few signs, and this is none of them. The reader skips \
                it and goes on, so that later problems are found too.
                """,
            remedy: "remove what is marked, or write the sign that belongs there",
            sample: Sample(
                .head,
                bad: #""states": ["off": "on"]"#,
                good: #""states": ["off", "on"]"#)),
        Explanation(
            .jsonMissingComma,
            why: "Without a comma nobody can be sure where one member ends and the next begins.",
            remedy: "write a comma between the two",
            sample: Sample(
                .head,
                bad: #""description": "a chip" "$comment": "draft""#,
                good: #""description": "a chip", "$comment": "draft""#)),
        Explanation(
            .jsonMissingColon,
            why: "A colon is what tells a key from a value.",
            remedy: "write ':' after the key",
            sample: Sample(
                .head,
                bad: #""description" "a chip""#,
                good: #""description": "a chip""#)),
        Explanation(
            .jsonMissingKey,
            why: "Objects are looked up by key, so a value without one can never be found.",
            remedy: "write the key in front of the colon",
            sample: Sample(
                .head,
                bad: #""defaults": { : "linear" }"#,
                good: #""defaults": { "curve": "linear" }"#)),
        Explanation(
            .jsonMissingValue,
            why: """
                A key alone says nothing, and no default stands for a value that was begun but not \
                written.
                """,
            remedy: "write the value, or remove the key",
            sample: Sample(
                .head,
                bad: #""description":"#,
                good: #""description": "a chip""#)),
        Explanation(
            .jsonExtraComma,
            why: "A comma with nothing before it says that an element is missing, but not which.",
            remedy: "remove the comma, or write what belongs in front of it",
            sample: Sample(
                .head,
                bad: #""states": [, "off", "on"]"#,
                good: #""states": ["off", "on"]"#)),
        Explanation(
            .jsonMismatchedBracket,
            why: """
                '[' is closed by ']' and '{' by '}'. With the other kind it isn't clear which of the two \
                is wrong.
                """,
            remedy: "close it with its own kind",
            sample: Sample(
                .head,
                bad: #""states": ["off", "on"}"#,
                good: #""states": ["off", "on"]"#)),
        Explanation(
            .jsonUnclosedBracket,
            why: """
                Everything after a bracket that is never closed belongs to it, which is rarely what \
                was meant. The report shows where it was opened.
                """,
            remedy: "close the bracket where its list or object ends",
            sample: Sample(
                .variants,
                bad: #""show": { "timings": { "rise": {} }"#,
                good: #""show": { "timings": { "rise": {} } }"#)),
        Explanation(
            .jsonUnclosedString,
            why: """
                A text ends on the line it begins on, so a missing quote is noticed at once and not at \
                the next quote, far away.
                """,
            remedy: "write the closing quote",
            sample: Sample(
                .head,
                bad: #""description": "a chip"#,
                good: #""description": "a chip""#)),
        Explanation(
            .jsonUnclosedComment,
            why: """
                A comment that begins with '/*' takes everything up to the next '*/', even the rest of \
                the spec.
                """,
            remedy: "write '*/' where the comment ends",
            sample: Sample(
                .end,
                bad: "/* to do",
                good: "/* to do */")),
        Explanation(
            .jsonControlCharacter,
            why: """
                A line break or tab inside a text can't be seen and gets lost when the file is copied. \
                RFC 8259 wants it escaped.
                """,
            remedy: #"write '\n' for a line break, '\t' for a tab"#,
            sample: Sample(
                .head,
                bad: "\"description\": \"two\nlines\"",
                good: #""description": "two\nlines""#)),
        Explanation(
            .jsonEscape,
            why: #"""
                After a backslash JSON allows only \" \\ \/ \b \f \n \r \t and \u with four hexadecimal \#
                digits. The usual victims are Windows paths.
                """#,
            remedy: "double the backslash, or use one of the sequences",
            sample: Sample(
                .head,
                bad: #""description": "C:\motion""#,
                good: #""description": "C:\\motion""#)),
        Explanation(
            .jsonSurrogate,
            why: """
                A character beyond U+FFFF is written as a pair of surrogates. Half of a pair is no \
                character and can't be stored as UTF-8.
                """,
            remedy: "write both halves, or the character itself",
            sample: Sample(
                .head,
                bad: #""description": "\ud83d""#,
                good: #""description": "\ud83d\ude00""#)),
        Explanation(
            .jsonUnquotedKey,
            why: """
                JavaScript allows keys without quotes, JSON doesn't, and other readers of the file would \
                stop here.
                """,
            remedy: "put the key in double quotes",
            sample: Sample(
                .head,
                bad: #"description: "a chip""#,
                good: #""description": "a chip""#)),
        Explanation(
            .jsonQuotes,
            why: """
                JSON has only double quotes. Single ones come from JavaScript, typographic ones from \
                text editors that mean well.
                """,
            remedy: "write double quotes",
            sample: Sample(
                .head,
                bad: #""description": 'a chip'"#,
                good: #""description": "a chip""#)),
        Explanation(
            .jsonNumber,
            why: """
                JSON writes numbers one way: a digit before and after the point, no leading zero, no \
                '+', no hexadecimal. Other readers would refuse the file.
                """,
            remedy: "write the number as JSON does",
            sample: Sample(
                .timing,
                bad: #""duration": .2"#,
                good: #""duration": 0.2"#)),
        Explanation(
            .jsonNumberRange,
            why: """
                Numbers are 64-bit floating point; this one lies beyond the largest, about 1.8e308, and \
                would become infinite.
                """,
            remedy: "write a smaller number",
            sample: Sample(
                .timing,
                bad: #""delay": 4e999"#,
                good: #""delay": 0.4"#)),
        Explanation(
            .jsonLiteral,
            why: """
                The only bare words of JSON are true, false and null, in lower case. True, None and \
                undefined belong to other languages.
                """,
            remedy: "write true, false or null, or put the word in quotes",
            sample: Sample(
                .timing,
                bad: #""autoreverse": True"#,
                good: #""autoreverse": true"#)),
        Explanation(
            .jsonTrailingContent,
            why: """
                A file holds one value. Anything after it would be silently ignored, which is how half \
                of a merge gets lost.
                """,
            remedy: "remove it, or put it into a file of its own",
            sample: Sample(
                .end,
                bad: #"{ "motionSpec": 1 }"#,
                good: "// nothing more")),
        Explanation(
            .jsonComment,
            why: """
                Comments are welcome unless strict JSON is asked for: then the file is meant for readers \
                that know no comments.
                """,
            remedy: "use '$comment', or leave out '--strict-json'",
            sample: Sample(
                .head,
                bad: #""states": ["off", "on"] // both"#,
                good: #""states": ["off", "on"], "$comment": "both""#)),
        Explanation(
            .jsonTrailingComma,
            why: """
                A comma before a closing bracket is welcome unless strict JSON is asked for: other \
                readers would stop at it.
                """,
            remedy: "remove the comma, or leave out '--strict-json'",
            sample: Sample(
                .head,
                bad: #""states": ["off", "on",]"#,
                good: #""states": ["off", "on"]"#)),
    ]
}
