extension CommandTable {
    static let simulate = Command(
        name: .simulate, summary: "play a script of calls through the real animator",
        operands: "SCRIPT|SPEC", operandCount: 1...1,
        details: """
            A script names a spec (relative to the script's folder) and what happens when:

              { "spec": "chip.json", "fps": 60, "until": 1.0, "parameters": {},
                "initial": { "chip.cornerRadius": 3 },
                "animator": { "additive": true, "beginsFromCurrentState": true,
                              "shouldReverseValues": false, "reducedMotion": false,
                              "timeScaleFactor": 1 },
                "events": [ { "at": 0, "play": "expand", "as": "p" },
                            { "at": 0.12, "play": "collapse" },
                            { "at": 0.3, "seek": { "playback": "p", "to": 0.1 } } ] }

            Times are in seconds; "at" and "until" may have a unit, "120ms".

            Events, each at a time in seconds:

              "play": "expand"                          "as": "p", "reversed": true beside it,
                                                        "pausesOnCompletion": true
              "send": "tap"                             takes the transition on that event, if any
              "go": "expanded"                          to a state, by a transition or a variant
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
              "set": { "chip.cornerRadius": 3 }         the model, at once: what adds goes on
              "expect": { "chip.cornerRadius": 12 }     what is shown then; "within": 0.01 beside it
              "expectState": "expanded"                 the state it is in, or on its way to

            A playback without 'as' has the name of its variant or property. The properties start in
            the script's "state", else in the one that the first variant played starts in. With
            'send' and 'go' the trace has events for states that are left and entered.

            A script with 'expect' is a test: what is shown otherwise is named on standard error with
            its place in the script, and the exit code is 1.

            Prints one JSON object a line, at every frame, and just before and just after every
            event. --continuity prints the largest jumps at interruptions instead: at a play, send,
            go, pause, resume, reverse, speed, spring or stop while something plays. A position jumps when a
            component of a value changes by more than 1e-9 of the larger of 1 and its size. Seek,
            scrub, cancel, finish and set aren't interruptions: to change what is shown is their
            purpose.

            --every-interruption takes a spec instead of a script. It interrupts every way between two
            states (a transition or, in a spec without any, a variant or its values reversed) by every
            way that leads on, at 20 instants each, and prints the largest jump of each property. What
            adds up keeps its place and its speed (beyond the one with which the second motion starts
            by itself); what is replaced keeps its place; texts, true and false keep neither. The exit
            code is 1 if a place or a speed jumps by more than --max-jump or --max-speed-jump.
            """,
        examples: [
            .init(line: "speccli simulate script.json", meaning: "the trace"),
            .init(line: "speccli simulate script.json --continuity", meaning: "exit 1 if a position jumps"),
            .init(line: "speccli simulate script.json --format csv > trace.csv", meaning: "as a table"),
            .init(line: "speccli simulate --every-interruption chip.json", meaning: "whatever comes when"),
        ],
        flags: [
            Flag(
                .param, .text("NAME=VALUE"), "the value of a parameter, over the script's", isRepeatable: true
            ),
            Flag(.velocity, .none, "velocities too, in units per second", excludes: [.continuity]),
            Flag(
                .continuity, .none, "the largest jumps at interruptions instead of the trace",
                excludes: [.velocity]),
            Flag(
                .everyInterruption, .none, "every way of a spec interrupted by every other one",
                excludes: [.continuity, .velocity]),
            Flag(
                .maxJump, .positive("X", most: .greatestFiniteMagnitude),
                "the largest jump of a place, in shares of its size or of 1 (1e-9)",
                needs: .everyInterruption),
            Flag(
                .maxSpeedJump, .positive("X", most: .greatestFiniteMagnitude),
                "the largest jump of the speed of what adds up, likewise (1e-6)",
                needs: .everyInterruption),
            Flag(
                .format, .choice(["json", "csv"]),
                "form of the trace: JSON lines, or a table (json)",
                excludes: [.continuity]),
            root, color, help,
        ])
}
