import SpecCompiler

/// ★ Every command, its flags, their values and their help. Parser, help and suggestions read it; nothing else
/// names a flag's meaning.
enum CommandTable {
    /// The commands, in the order of the help.
    static let rows: [Command] = [
        validate, bake, sample, curve, simulate, play, preview, plot, diff, fmt, importing, initialize,
        explain, stats, schema, completions,
    ]

    /// The row of a command.
    static func row(_ name: Command.Name) -> Command {
        switch name {
        case .validate: validate
        case .bake: bake
        case .sample: sample
        case .curve: curve
        case .simulate: simulate
        case .play: play
        case .preview: preview
        case .plot: plot
        case .diff: diff
        case .fmt: fmt
        case .importing: importing
        case .initialize: initialize
        case .explain: explain
        case .stats: stats
        case .schema: schema
        case .completions: completions
        }
    }

    static let color = Flag(
        .color, .choice(["auto", "always", "never"]), "colour in reports; auto heeds NO_COLOR and FORCE_COLOR"
    )
    static let help = Flag(.help, short: "h", .none, "print this")
    private static let parameter = Flag(
        .param, .text("NAME=VALUE"), "the value of a parameter, as in a spec (its default)",
        isRepeatable: true)
    private static let initial = Flag(
        .initial, .text("PATH=VALUE"), "what a property is before it plays", isRepeatable: true)
    private static let reverseValues = Flag(
        .reverseValues, .none, "from the last values to the first, at the variant's own times")
    static let root = Flag(
        .root, .text("DIR"), "the folder that imports may lie in (this one, or that of the specs)")
    static let stdinPath = Flag(
        .stdinPath, .text("PATH"), "where '-' would stand: for reports, and for what it imports")
    /// Beyond this a frame is shorter than a microsecond.
    private static let mostFramesPerSecond = 1e6

    private static let validate = Command(
        name: .validate, summary: "check specs",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, the current
            folder. A pattern in quotes, such as 'specs/**/*.json', stands for what it describes: '*'
            and '?' in a name, '**' for folders. In a folder, every '*.motion.json' is a spec, and so
            is every '*.json' that has 'motionSpec' as a key at its top; folders below are searched
            too, hidden ones are not.
            A file '.specignore' in a folder lists what to leave out of a search, one a line:
            'invalid/' a folder, 'draft-*.json' files by pattern ('*' and '?'), with a slash inside
            relative to that folder; '#' begins a comment. A PATH that is named is always checked.

            --fix writes corrections back that are the only remedy and can't change what a spec
            means: JSON as JSON writes it, a space in a time, numbers in quotes, '$lint' entries that
            nothing needs. A file is replaced whole or not at all, and only if everything else in it
            reads as before. What remains is reported.

            Files that a spec imports may lie anywhere below one folder, the root: --root, else the
            current folder if all PATHs are in it, else the nearest folder that contains them. Errors
            in an imported file count as one at its import; they are listed where the file is itself
            among the PATHs.

            The report goes to standard output, a summary to standard error.
            """,
        examples: [
            .init(line: "speccli validate specs", meaning: "check every spec in a folder"),
            .init(line: "speccli validate --fail-on warning chip.json", meaning: "exit 1 on warnings too"),
            .init(line: "speccli validate --format json - < chip.json", meaning: "for an editor or a script"),
            .init(
                line: "speccli validate --stdin-path specs/chip.json - < buffer",
                meaning: "what isn't saved yet"),
            .init(line: "speccli validate --watch specs", meaning: "again whenever something changes"),
            .init(line: "speccli validate --format github specs", meaning: "annotations in GitHub Actions"),
            .init(line: "speccli validate --format sarif specs > specs.sarif", meaning: "for code scanning"),
        ],
        flags: [
            Flag(
                .format, .choice(["text", "short", "json", "sarif", "github"]),
                "form of the report: text on a terminal, else short"),
            Flag(
                .failOn, .choice(["error", "warning", "note"]),
                "the least severity that makes exit code 1 (error)"),
            Flag(.maxErrors, .count("N"), "report at most N problems; the summary says how many there are"),
            Flag(.strictJSON, .none, "refuse comments and trailing commas"),
            Flag(.fix, .none, "apply the corrections that are safe, and report the rest"),
            Flag(.quiet, short: "q", .none, "no summary"),
            Flag(.watch, .none, "check again whenever a file changes", excludes: [.fix]),
            stdinPath, root, color, help,
        ])

    private static let bake = Command(
        name: .bake, summary: "compile a spec and write its keyframes",
        operands: "SPEC…", operandCount: 1...Int.max,
        details: """
            The result goes to standard output or, with --output, to a file that is written whole
            or not at all. SPEC may be - for standard input, or a pattern in quotes: 'specs/*.json'. A
            spec with errors writes nothing.

            Forms:

            \(ExportFormat.allCases.map { Help.item($0.rawValue, $0.summary) }.joined(separator: "\n"))

            What a form can't say is told on standard error, with how far it is off. The keyframes of
            the JSON form stray no farther than the tolerance, and say how far they do; --max-error
            sets a limit that holds for every form: beyond it nothing is written.

            The binary form keeps all of a spec, without a loss: both ways of every variant,
            parameters, start values and curves as they are. An app plays it as it plays the spec,
            and 'speccli sample' reads it too.
            """,
        examples: [
            .init(line: "speccli bake chip.json", meaning: "all variants, fewest keyframes"),
            .init(
                line: "speccli bake chip.json --variant expand -o build/chip.json", meaning: "one, to a file"),
            .init(line: "speccli bake chip.json --fps 60", meaning: "one sample a frame"),
            .init(line: "speccli bake a.json b.json -o build/", meaning: "build/a.timeline.json and so on"),
            .init(
                line: "speccli bake 'specs/*.json' --watch -o build/",
                meaning: "again whenever one of them changes"),
            .init(
                line: "speccli bake chip.json --format binary -o chip.timeline.bin",
                meaning: "the motion itself, for an app"),
        ],
        flags: [
            Flag(.variant, .text("NAME"), "only this variant; several if repeated (all)", isRepeatable: true),
            Flag(
                .format, .choice(ExportFormat.allCases.map { $0.rawValue }),
                "form of the result (json)"),
            Flag(
                .tolerance, .positive("X", most: 1),
                "largest error of a keyframe track, in shares of the travel (0.001)",
                excludes: [.fps]),
            Flag(
                .fps, .positive("N", most: mostFramesPerSecond),
                "uniform samples instead of the fewest keyframes",
                excludes: [.tolerance]),
            reverseValues,
            Flag(.output, short: "o", .text("FILE"), "a file, or a folder: FOLDER/SPEC.timeline.json"),
            parameter, initial,
            Flag(
                .maxError, .positive("X", most: .greatestFiniteMagnitude),
                "exit 1 if something is off by more, in shares of the travel"),
            Flag(.watch, .none, "write again whenever a file changes", needs: .output),
            stdinPath, root, color, help,
        ])

    private static let sample = Command(
        name: .sample, summary: "print exact values at given times",
        operands: "SPEC", operandCount: 1...1,
        details: """
            SPEC may be a spec, or what 'speccli bake --format binary' made of one.

            Numbers print so that they read back to the same value. Velocities are in units per
            second, one number for each stored component of a value (colours: premultiplied OKLab).
            Without --at and --fps, at 60 samples a second.
            """,
        examples: [
            .init(
                line: "speccli sample chip.json --variant expand --at 0,0.1,0.25", meaning: "three instants"),
            .init(
                line: "speccli sample chip.json --variant expand --fps 60 --format csv", meaning: "a table"),
            .init(
                line: "speccli sample chip.json --variant expand --property chip.cornerRadius --velocity",
                meaning: "one property, and how fast it changes"),
        ],
        flags: [
            Flag(.variant, .text("NAME"), "which one; may be left out where there is only one"),
            Flag(.at, .numbers("T,…"), "times in seconds", excludes: [.fps]),
            Flag(.fps, .positive("N", most: mostFramesPerSecond), "N samples a second (60)", excludes: [.at]),
            Flag(
                .property, .text("PATH"), "only this property; several if repeated (all)", isRepeatable: true),
            reverseValues,
            Flag(.velocity, .none, "velocities too"),
            Flag(.format, .choice(["json", "csv"]), "form of the result (json)"),
            parameter, initial, stdinPath, root, color, help,
        ])

    private static let curve = Command(
        name: .curve, summary: "look at one curve: values, velocity, facts, conversion, picture",
        operands: "CURVE | fit STOPS", operandCount: 1...2,
        details: """
            CURVE is JSON as in a spec, a name, or a CSS easing function. Without --at and --to,
            prints facts: the kind, its range, and for springs the settling duration and all five
            ways to write them.

            'curve fit' finds the spring and the Bézier that are nearest to STOPS: a curve, such as
            CSS linear(), a list of outputs, a list of [time, value] pairs, or a file that holds one
            of these. Prints the better one first, with the largest distance over the whole time (the
            residual) and the root of the mean square, both in shares of the travel.
            """,
        examples: [
            .init(line: "speccli curve bounce.out --at 0,0.5,1", meaning: "values and velocities"),
            .init(line: "speccli curve 'cubic-bezier(.4,0,.2,1)'", meaning: "facts"),
            .init(
                line: #"speccli curve '{"spring":{"duration":0.5,"bounce":0.3}}' --at 0.1,0.2 --seconds"#,
                meaning: "where a spring is after 0.1 s and 0.2 s"),
            .init(line: "speccli curve bouncy --to css --tolerance 0.01", meaning: "as CSS linear()"),
            .init(
                line: "speccli curve bouncy --to lottie",
                meaning: "as a Lottie property, 0 to 1 in 100 frames"),
            .init(line: "speccli curve back.out --plot", meaning: "a picture, drawn with dots"),
            .init(
                line: "speccli curve fit 'linear(0, .35 10%, .9 25%, 1.05 40%, 1)' --duration 0.6",
                meaning: "the spring behind some stops that take 0.6 s"),
        ],
        flags: [
            Flag(.at, .numbers("P,…"), "progress, 0 to 1, or times with --seconds", excludes: [.to]),
            Flag(
                .seconds, .none,
                "--at is seconds, velocity per second; springs only",
                needs: .at),
            Flag(
                .to, .choice(["css", "waapi", "bezierPath", "points", "lottie"]), "convert",
                excludes: [.at]),
            Flag(.tolerance, .positive("X", most: 1), "largest error of a conversion (0.001)", needs: .to),
            Flag(.plot, .none, "a picture of the curve", excludes: [.at, .to]),
            Flag(
                .duration, .positive("S", most: 1e6),
                "seconds that the stops of 'fit' take (1)"),
            Flag(
                .format, .choice(["text", "json"]),
                "form of facts and conversion: text on a terminal, else json"),
            color, help,
        ])

    private static let simulate = Command(
        name: .simulate, summary: "play a script of calls through the real animator",
        operands: "SCRIPT", operandCount: 1...1,
        details: """
            A script names a spec (relative to the script's folder) and what happens when:

              { "spec": "chip.json", "fps": 60, "until": 1.0, "parameters": {},
                "initial": { "chip.cornerRadius": 3 },
                "animator": { "additive": true, "beginsFromCurrentState": false,
                              "shouldReverseValues": false, "timeScaleFactor": 1 },
                "events": [ { "at": 0, "play": "expand", "as": "p" },
                            { "at": 0.12, "play": "collapse" },
                            { "at": 0.3, "seek": { "playback": "p", "to": 0.1 } } ] }

            Events, each at a time in seconds:

              "play": "expand"                          "as": "p", "reversed": true beside it,
                                                        "pausesOnCompletion": true
              "spring": { "property": "chip.cornerRadius", "to": 8, "velocity": 40,
                          "spring": { "response": 0.3, "dampingRatio": 0.7 } }
                                                        again for a new target; "as" beside it
              "decay": { "property": "chip.position.x", "velocity": 900, "rate": 0.998 }
                                                        also "to" for "velocity", "friction" for
                                                        "rate", "stopVelocity"; "as" beside it
              "grab": "chip.position.x"                 stays where it is shown
              "seek": { "playback": "p", "to": 0.1 }    to a time
              "scrub": { "playback": "p", "to": 0.5 }   to a share of the duration
              "speed": { "playback": "p", "to": 2 }     from here on
              "pause": "p"                              also resume, reverse, stop, cancel, finish
              "stopAll": true                           also cancelAll
              "set": { "chip.cornerRadius": 3 }         at once

            A playback without 'as' has the name of its variant or property. The properties start in
            the state that the first variant played starts in.

            Prints one JSON object a line, at every frame, and just before and just after every
            event. --continuity prints the largest jumps at interruptions instead: at a play, pause,
            resume, reverse, speed, spring or stop while something plays. A position jumps when a
            component of a value changes by more than 1e-9 of the larger of 1 and its size. Seek,
            scrub, cancel, finish and set aren't interruptions: to change what is shown is their
            purpose.
            """,
        examples: [
            .init(line: "speccli simulate script.json", meaning: "the trace"),
            .init(line: "speccli simulate script.json --continuity", meaning: "exit 1 if a position jumps"),
        ],
        flags: [
            Flag(
                .param, .text("NAME=VALUE"), "the value of a parameter, over the script's", isRepeatable: true
            ),
            Flag(.velocity, .none, "velocities too, in units per second", excludes: [.continuity]),
            Flag(
                .continuity, .none, "the largest jumps at interruptions instead of the trace",
                excludes: [.velocity]),
            root, color, help,
        ])

    private static let play = Command(
        name: .play, summary: "play a spec live in the terminal, interrupt it by keys",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Draws every property as a bar with its value, as it moves; a mark shows where it will
            rest. It plays on the real animator, at the screen's own time. Keys:

              space, Enter   play the other way: the variant that starts where the last one ends,
                             else the last one with its values reversed; what plays is interrupted
              1 … 9          play this variant
              p              pause everything, go on
              r              turn round
              ← →, h l       scrub by a fiftieth of the whole, and hold there
              + −            twice as fast, half as fast
              s  c  f        stop (freeze here), cancel (show where it will rest), finish
              0              back to the beginning
              ↑ ↓, k j       scroll, where there are more properties than lines
              q, Escape      quit; Control-C too, Control-Z suspends

            Needs a terminal for its keys and its picture, which is left as it was found. Without
            one, --frames prints frames as plain text.
            """,
        examples: [
            .init(line: "speccli play chip.json", meaning: "the first variant, then what keys say"),
            .init(line: "speccli play chip.json --variant collapse", meaning: "another variant first"),
            .init(
                line: "speccli play chip.json --frames 24 --fps 60",
                meaning: "0.4 s as text, no terminal needed"),
        ],
        flags: [
            Flag(.variant, .text("NAME"), "what is played first (the spec's first variant)"),
            Flag(.reducedMotion, .none, "play the forms for reduced motion"),
            Flag(.fps, .positive("N", most: 1000), "frames a second (60)"),
            Flag(.frames, .count("N"), "print N frames as text instead"),
            parameter, initial, root, color, help,
        ])

    private static let preview = Command(
        name: .preview, summary: "make one page to look at, scrub, edit and interrupt a spec",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Writes one HTML file that needs nothing else: no network, no server. It holds the spec
            with all it imports, and this program's own compiler and animator, so what it shows is
            what 'speccli sample' and 'speccli simulate' print. In a browser it plays, scrubs,
            interrupts and compares; the spec can be changed in it and moves at once, with the
            diagnostics of 'speccli validate'. Nothing is written back to the file.

            What is looked at stands in the page's address, so a link leads back to it.

            --watch goes on until it is ended. Beside FILE it writes FILE.js, which an open page
            reads again and again: it shows a change by itself, its errors too, while the last
            good motion goes on.
            """,
        examples: [
            .init(line: "speccli preview chip.json -o chip.html", meaning: "a page to open in a browser"),
            .init(
                line: "speccli preview chip.json --before old/chip.json -o chip.html",
                meaning: "with the old motion, dashed"),
        ],
        flags: [
            Flag(.output, short: "o", .text("FILE"), "where the page goes (standard output)"),
            Flag(.before, .text("SPEC"), "what the spec was before, to compare"),
            Flag(
                .watch, .none, "write again whenever a file changes; an open page notices", needs: .output),
            parameter, initial, stdinPath, root, color, help,
        ])

    private static let plot = Command(
        name: .plot, summary: "draw a motion: timing chart, graphs, film strip",
        operands: "SPEC", operandCount: 1...1,
        details: """
            Writes one SVG picture, the same bytes on every machine. For each variant it has a timing
            chart (a bar for each property in the colour of its curve's kind, a delay hatched, what a
            spring swings on behind its perceptual duration lighter), a graph of every property (its
            value thick, its velocity thin, with fixed head-room for overshoot), and a film strip of
            what has a place and a size. It follows the reader's choice of light or dark.

            --terminal draws bars and graphs with characters instead.
            """,
        examples: [
            .init(line: "speccli plot chip.json -o chip.svg", meaning: "a picture"),
            .init(
                line: "speccli plot chip.json --before old/chip.json -o chip.svg",
                meaning: "with the old motion, dashed"),
            .init(line: "speccli plot chip.json --variant expand --terminal", meaning: "in the terminal"),
        ],
        flags: [
            Flag(.output, short: "o", .text("FILE"), "where the picture goes (standard output)"),
            Flag(.variant, .text("NAME"), "only this variant; several if repeated (all)", isRepeatable: true),
            Flag(.before, .text("SPEC"), "what the spec was before, to compare", excludes: [.terminal]),
            Flag(.terminal, .none, "draw with characters", excludes: [.output, .before]),
            parameter, initial, stdinPath, root, color, help,
        ])

    private static let diff = Command(
        name: .diff, summary: "say what a change does to the motion",
        operands: "OLD NEW", operandCount: 1...Int.max,
        details: """
            Compares how two specs play: for every variant and its form for reduced motion when each
            property starts, ends and settles, how far it overshoots, and where the two motions are
            farthest from each other, in shares of the travel. What plays alike isn't listed.

            Every change is of a class:

            \(DifferenceClass.allCases.reversed().map { Help.item($0.rawValue, $0.meaning) }.joined(separator: "\n"))

            The largest difference of numbers, points, colours and the like is proved: both motions
            are enclosed in intervals, and none holds a larger one. That of transforms, of places on a
            path, of formulas that move and of colours mixed in another space is searched for, which
            the report says.

            --against compares specs, or those in folders, with what they and their imports were at a
            revision of their git repository. A spec that wasn't there is passed over.

            --pictures writes an SVG picture of each spec that changed into a folder, which is made
            if it isn't there, and the Markdown shows them by their paths.
            """,
        examples: [
            .init(line: "speccli diff old/chip.json chip.json", meaning: "what became of one spec"),
            .init(line: "speccli diff --against HEAD chip.json", meaning: "what isn't committed yet"),
            .init(
                line: "speccli diff --against origin/main --format markdown --fail-on visible specs",
                meaning: "for a comment on a change; exit 1 if anything is seen"),
            .init(
                line: "speccli diff old.json new.json --format markdown --pictures pictures > review.md",
                meaning: "with before and after in one picture"),
        ],
        flags: [
            Flag(.against, .text("REF"), "compare with what the specs were at a git revision"),
            Flag(.format, .choice(["text", "json", "markdown"]), "form of the result (text)"),
            Flag(
                .failOn, .choice(DifferenceClass.allCases.reversed().map { $0.rawValue }),
                "the least class that makes exit code 1 (breaking)"),
            Flag(
                .pictures, .text("FOLDER"),
                "draw what changed, the old motion dashed, and show it in the Markdown"),
            parameter, initial, stdinPath, root, color, help,
        ])

    private static let fmt = Command(
        name: .fmt, summary: "lay out specs canonically, comments kept",
        operands: "[PATH…]", operandCount: 0...Int.max,
        details: """
            A PATH is a file, a folder, a pattern, or - for standard input; without one, the current
            folder. Folders are searched as 'speccli help validate' says; a file that is named may hold any
            JSON. Files are replaced in place, whole or not at all, and only if something changes;
            standard input goes to standard output. A file with syntax errors is reported and left
            as it is (exit code 1); other problems don't matter here.

            Two spaces a level, lines of at most 100 columns where there is a choice, and named
            things that follow each other as a table. The order of members stays the author's, every
            comment stays with its member, a blank line stays a blank line, and what is inside
            '$extensions' isn't touched.
            """,
        examples: [
            .init(line: "speccli fmt specs", meaning: "lay out every spec in a folder"),
            .init(line: "speccli fmt --check specs", meaning: "list those that would change; exit 1 if any"),
            .init(
                line: "speccli fmt --diff chip.json", meaning: "show what would change; exit 1 if anything"),
            .init(line: "speccli fmt - < chip.json", meaning: "for an editor: the result on standard output"),
        ],
        flags: [
            Flag(.check, .none, "write nothing, print the paths that would change", excludes: [.diff]),
            Flag(.diff, .none, "write nothing, print the changes as a unified diff", excludes: [.check]),
            Flag(.quiet, short: "q", .none, "no summary"),
            stdinPath, color, help,
        ])

    private static let initialize = Command(
        name: .initialize, summary: "begin a spec that uses a design system's curves",
        operands: "[NAME]", operandCount: 0...1,
        details: """
            Writes NAME.motion.json in the current folder ('motion' without a NAME): a panel that
            comes and goes, with a form for reduced motion, and beside it the library that it imports
            in 'libraries/'. Nothing is ever overwritten: where one of the files is there already and
            says something else, nothing is written.

            Libraries:

            \(StarterLibrary.allCases.map { Help.item($0.rawValue, $0.summary) }.joined(separator: "\n"))
            """,
        examples: [
            .init(line: "speccli init", meaning: "motion.motion.json, with Apple's springs"),
            .init(line: "speccli init side-panel --from material3", meaning: "side-panel.motion.json"),
        ],
        flags: [
            Flag(.from, .choice(StarterLibrary.allCases.map { $0.rawValue }), "the library (apple)"), help,
        ])

    private static let completions = Command(
        name: .completions, summary: "print what a shell needs to complete command lines",
        operands: Shell.allCases.map { $0.rawValue }.joined(separator: "|"), operandCount: 1...1,
        details: """
            The script knows every command, its flags and the words that they take.
            """,
        examples: [
            .init(line: "source <(speccli completions bash)", meaning: "in ~/.bashrc"),
            .init(
                line: "speccli completions zsh > ~/.zfunc/_speccli", meaning: "for zsh, a folder of $fpath"),
            .init(
                line: "speccli completions fish > ~/.config/fish/completions/speccli.fish",
                meaning: "for fish"
            ),
        ], flags: [help])

    private static let explain = Command(
        name: .explain, summary: "say why a rule is one, with samples",
        operands: "[ID]", operandCount: 0...1,
        details: """
            ID is what a report shows with a problem, such as 'bezier-x-range'. Prints why it is a
            rule, a sample that breaks it, the same without the breach, and how to mend it.
            Without an ID, lists all rules.
            """,
        examples: [
            .init(line: "speccli explain damping-looks-like-ratio", meaning: "one rule"),
            .init(line: "speccli explain", meaning: "every rule in a line"),
            .init(
                line: "speccli explain --format markdown > docs/diagnostics.md",
                meaning: "the page of all rules"),
        ],
        flags: [Flag(.format, .choice(["text", "markdown"]), "form of the result (text)"), help])

    private static let schema = Command(
        name: .schema, summary: "print the language as a JSON Schema",
        operands: "", operandCount: 0...0,
        details: """
            The schema is for editors and validators: draft 2020-12, kept to what it shares with
            draft-07. A spec names it with "$schema", by its path or address. It says what a value
            by itself can say; 'speccli validate' checks the rest too.
            """,
        examples: [
            .init(line: "speccli schema > motion-spec.schema.json", meaning: "for an editor"),
            .init(
                line: "speccli schema --format markdown > docs/reference.md", meaning: "the reference page"),
        ],
        flags: [
            Flag(.format, .choice(["json", "markdown"]), "JSON Schema, or the reference page (json)"), help,
        ])
}
