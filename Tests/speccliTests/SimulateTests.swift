import Foundation
import Testing

@Suite("speccli simulate")
struct SimulateTests {
    private func run(
        _ script: String, _ flags: String...
    ) throws -> (result: Speccli.Result, lines: [JSON]) {
        let scratch = try Scratch()
        let path = Speccli.specs.path
        try scratch.write("script.json", script.replacingOccurrences(of: "SPECS", with: path))
        let result = try Speccli(folder: scratch.folder).run(["simulate", "script.json"] + flags)
        let lines = try result.output.split(separator: "\n").map { try JSON(String($0)) }
        return (result, lines)
    }

    private static func script(_ events: String, _ more: String = "") -> String {
        #"{ "spec": "SPECS/calendar-chip.json", \#(more) "events": [ \#(events) ] }"#
    }

    @Test("a line for every frame, and two for every event's own time, in order of time")
    func lines() throws {
        let (result, lines) = try run(
            Self.script(
                #"{ "at": 0.12, "play": "collapse" }, { "at": 0, "play": "expand" }"#,
                #""fps": 10, "until": 0.35,"#))
        #expect(result.code == 0)
        #expect(lines.map { $0["time"].number } == [0, 0, 0.1, 0.12, 0.12, 0.2, 0.3, 0.35])
        #expect(
            lines.map { $0["phase"].text } == ["before", "after", nil, "before", "after", nil, nil, nil])
        #expect(lines[1]["calls"].list.map { $0["play"].text } == ["expand"])
        for line in lines {
            #expect(line["values"].keys.count == 12)
            #expect(line["model"].keys == line["values"].keys)
            #expect(line["velocities"].isNull)
        }
    }

    @Test("without 'until' the trace ends when everything has ended")
    func end() throws {
        let (result, lines) = try run(Self.script(#"{ "at": 0.1, "play": "expand" }"#))
        #expect(result.code == 0)
        #expect(result.errors == "")
        let last = try #require(lines.last)
        // The first frame after 0.1 s and the variant's 0.375 s.
        #expect(last["time"].number == 29.0 / 60)
        #expect(last["events"].list.map { $0["event"].text } == ["completed"])
        #expect(last["events"].list.map { $0["reason"].text } == ["finished"])
    }

    @Test("what never ends is traced for ten seconds, and that is said")
    func endless() throws {
        let (result, lines) = try run(
            #"{ "spec": "SPECS/loader.json", "fps": 2, "events": [ { "at": 0, "play": "load" } ] }"#)
        #expect(result.code == 0)
        #expect(lines.last?["time"].number == 10)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("'until'"))
    }

    @Test("every kind of event does what it says")
    func events() throws {
        let (result, lines) = try run(
            Self.script(
                """
                { "at": 0, "play": "expand", "as": "p" }, { "at": 0.1, "pause": "p" }, { "at": 0.2, "resume": "p" },
                { "at": 0.25, "seek": { "playback": "p", "to": 0.2 } }, { "at": 0.3, "reverse": "p" },
                { "at": 0.35, "stop": "p" }, { "at": 0.4, "play": "expand" }, { "at": 0.45, "finish": "expand" },
                { "at": 0.5, "play": "collapse" }, { "at": 0.55, "cancel": "collapse" },
                { "at": 0.6, "play": "expand", "reversed": true }, { "at": 0.65, "stopAll": true },
                { "at": 0.7, "play": "expand" }, { "at": 0.75, "cancelAll": true },
                { "at": 0.8, "set": { "chip.cornerRadius": 7, "chip.position.x": 1.5 } }
                """, #""fps": 1, "until": 0.9,"#))
        #expect(result.code == 0, "\(result.errors)")
        let property = "chip.bounds.size.width"
        func value(_ time: Double, _ phase: String, _ key: String = "values", _ name: String = property)
            throws -> Double
        {
            let line = try #require(lines.first { $0["time"].number == time && $0["phase"].text == phase })
            return line[key][name].number
        }
        func happened(_ time: Double) -> [String] {
            lines.filter { $0["time"].number == time && $0["phase"].text == "after" }
                .flatMap { $0["events"].list }
                .map {
                    [$0["playback"].text, $0["event"].text, $0["reason"].text].compactMap { $0 }.joined(
                        separator: " ")
                }
        }
        let row = try #require(CalendarChip.rows.first { $0.property == property })
        // Paused: what is shown stands still.
        #expect(try value(0.1, "before") == value(0.1, "after"))
        #expect(try value(0.2, "before") == value(0.1, "after"))
        #expect(happened(0.1) == ["p paused"])
        #expect(happened(0.2) == ["p resumed"])
        // Sought: what is shown is what it is at that time of playing.
        #expect(try abs(value(0.25, "after") - row.expanding(at: 0.2)) < 1e-9)
        // Reversed: on the way back it shows what it showed on the way there.
        #expect(try abs(value(0.3, "before") - value(0.3, "after")) < 1e-12 * row.collapsed)
        #expect(try abs(value(0.35, "before") - value(0.25, "after")) < 1e-9)
        #expect(try value(0.3, "after", "model") == row.collapsed)
        #expect(happened(0.3) == ["p reversed"])
        // Stopped: the model takes what is shown.
        #expect(try value(0.35, "after") == value(0.35, "before"))
        #expect(try value(0.35, "after", "model") == value(0.35, "after"))
        #expect(happened(0.35) == ["p stopped", "p completed stopped"])
        // Finished: at the end.
        #expect(try value(0.45, "after") == row.expanded)
        #expect(happened(0.45).last == "expand completed finished")
        // Cancelled: where it will rest.
        #expect(try value(0.55, "after") == row.collapsed)
        #expect(happened(0.55) == ["collapse completed cancelled"])
        // Reversed values: the second playback without a name of its own gets a number.
        #expect(try value(0.6, "after", "model") == row.collapsed)
        #expect(happened(0.65) == ["expand 2 stopped", "expand 2 completed stopped"])
        #expect(happened(0.75) == ["expand 3 completed cancelled"])
        // Set: at once.
        #expect(try value(0.8, "after", "values", "chip.cornerRadius") == 7)
        #expect(try value(0.8, "after", "model", "chip.position.x") == 1.5)
    }

    @Test("a scrub goes to a share of the duration, a speed counts from where it is set")
    func scrubAndSpeed() throws {
        let (result, lines) = try run(
            Self.script(
                """
                { "at": 0, "play": "expand", "as": "p" }, { "at": 0.1, "scrub": { "playback": "p", "to": 0.4 } },
                { "at": 0.1, "speed": { "playback": "p", "to": 2 } }, { "at": 0.15, "pause": "p" }
                """, #""fps": 1, "until": 0.2,"#))
        #expect(result.code == 0, "\(result.errors)")
        let row = try #require(CalendarChip.rows.first { $0.property == "chip.bounds.size.width" })
        func shown(_ time: Double) throws -> Double {
            let line = try #require(lines.first { $0["time"].number == time && $0["phase"].text == "after" })
            return line["values"][row.property].number
        }
        // 0.4 of 0.375 s, and twice 0.05 s more.
        #expect(try abs(shown(0.1) - row.expanding(at: 0.15)) < 1e-9)
        #expect(try abs(shown(0.15) - row.expanding(at: 0.25)) < 1e-9)
    }

    @Test("settings of the animator are its settings")
    func settings() throws {
        func last(_ settings: String, _ events: String = #"{ "at": 0, "play": "expand" }"#) throws -> [JSON] {
            let (result, lines) = try run(
                Self.script(events, #""fps": 100, "until": 1, "animator": \#(settings),"#))
            #expect(result.code == 0, "\(result.errors)")
            return lines
        }
        let width = "chip.bounds.size.width"
        // Reversed values start expanded.
        let reversed = try last(#"{ "shouldReverseValues": true }"#)
        #expect(reversed.first?["values"][width].number == 375)
        #expect(reversed.last?["values"][width].number == 215)
        // A factor of 0 jumps to the end.
        let instant = try last(#"{ "timeScaleFactor": 0 }"#)
        #expect(instant[1]["values"][width].number == 375)
        // Twice as slow: at 0.2 s what it is at 0.1 s.
        let slow = try last(#"{ "timeScaleFactor": 2 }"#)
        let row = try #require(CalendarChip.rows.first { $0.property == width })
        let shown = try #require(slow.first { $0["time"].number == 0.2 })
        #expect(abs(shown["values"][width].number - row.expanding(at: 0.1)) < 1e-9)
        // Reduced motion: only opacities move.
        let reduced = try last(#"{ "reducedMotion": true }"#)
        #expect(reduced[1]["values"][width].number == 375)
        #expect(reduced[1]["values"]["expandedContent.opacity"].number == 0)
        // Not additive: the second motion replaces the first from its own start.
        let replacing = try last(
            #"{ "additive": false, "beginsFromCurrentState": false }"#,
            #"{ "at": 0, "play": "expand" }, { "at": 0.1, "play": "collapse" }"#)
        let after = try #require(replacing.first { $0["time"].number == 0.1 && $0["phase"].text == "after" })
        #expect(after["values"][width].number == 375)
        #expect(
            after["events"].list.contains {
                $0["playback"].text == "expand" && $0["reason"].text == "replaced"
            })
    }

    @Test("--velocity adds velocities, which are the slopes of the values")
    func velocity() throws {
        let (_, lines) = try run(
            Self.script(
                #"{ "at": 0, "play": "expand" }, { "at": 0.12, "play": "collapse" }"#,
                #""fps": 2000, "until": 0.5,"#),
            "--velocity")
        let frames = lines.filter { $0["phase"].isNull }
        for index in 1..<(frames.count - 1)
        where frames[index + 1]["time"].number < 0.115 || frames[index - 1]["time"].number > 0.125 {
            let step = frames[index + 1]["time"].number - frames[index - 1]["time"].number
            let before = frames[index - 1]["values"]["chip.bounds.size.height"].number
            let after = frames[index + 1]["values"]["chip.bounds.size.height"].number
            let velocity = frames[index]["velocities"]["chip.bounds.size.height"].number
            // Second differences bound what a central difference can miss.
            #expect(abs(velocity - (after - before) / step) < 2, "\(frames[index]["time"].number)")
        }
    }

    @Test(
        "continuity: additive positions never jump; a replaced opacity does if it doesn't begin from what is shown"
    )
    func continuity() throws {
        let events = #"{ "at": 0, "play": "expand" }, { "at": 0.12, "play": "collapse" }"#
        let jumping = try run(
            Self.script(events, #""animator": { "beginsFromCurrentState": false },"#), "--continuity")
        #expect(jumping.result.code == 1)
        let jump = try #require(jumping.lines.first)["position"]
        #expect(jump["property"].text == "expandedContent.opacity")
        #expect(jump["time"].number == 0.12)
        #expect(jump["call"].text == "play")
        // From 0.3, as it fades in, to the 1 that the other motion starts with.
        #expect(abs(jump["jump"].number - 0.7) < 1e-12)
        #expect(jumping.result.errorLines.count == 1)
        let smooth = try run(Self.script(events), "--continuity")
        #expect(smooth.result.code == 0)
        #expect(smooth.result.errors == "")
        #expect(smooth.lines[0]["interruptions"].number == 1)
        #expect(smooth.lines[0]["position"]["jump"].number < 1e-12)
    }

    @Test("continuity counts no call that comes while nothing plays, and none whose purpose is to jump")
    func purposes() throws {
        let (result, lines) = try run(
            Self.script(
                """
                { "at": 0, "play": "expand", "as": "p" }, { "at": 0.1, "seek": { "playback": "p", "to": 0.3 } },
                { "at": 0.11, "set": { "chip.cornerRadius": 9 } }, { "at": 0.12, "pause": "p" },
                { "at": 0.13, "resume": "p" }, { "at": 0.14, "reverse": "p" }, { "at": 0.15, "stop": "p" },
                { "at": 0.2, "cancelAll": true }
                """), "--continuity")
        #expect(result.code == 0, "\(result.errors)")
        #expect(lines[0]["interruptions"].number == 4)
        #expect(lines[0]["position"]["jump"].number < 1e-12)
        #expect(lines[0]["velocity"]["jump"].number > 0)
    }
}
