import Foundation
import Testing

@Suite("speccli simulate, with mistakes")
struct SimulateMistakesTests {
    @Test(
        "what is wrong with a script is a finding at its place",
        arguments: [
            (#"[]"#, "1:1", "wrong-type"),
            (#"{ "spec": "SPECS/loader.json" }"#, "1:1", "missing-key"),
            (#"{ "events": [] }"#, "1:1", "missing-key"),
            (#"{ "spec": 1, "events": [] }"#, "1:11", "wrong-type"),
            (#"{ "spec": "x", "evnts": [], "events": [] }"#, "1:16", "unknown-key"),
            (#"{ "spec": "x", "events": {} }"#, "1:26", "wrong-type"),
            (#"{ "spec": "x", "fps": 0, "events": [] }"#, "1:23", "range"),
            (#"{ "spec": "x", "fps": 1000000, "until": 99, "events": [] }"#, "1:41", "range"),
            (#"{ "spec": "x", "until": 100, "events": [] }"#, "1:25", "milliseconds-meant"),
            (#"{ "spec": "x", "until": -1, "events": [] }"#, "1:25", "range"),
            (#"{ "spec": "x", "parameters": 1, "events": [] }"#, "1:30", "wrong-type"),
            (#"{ "spec": "x", "animator": { "additive": 1 }, "events": [] }"#, "1:42", "wrong-type"),
            (#"{ "spec": "x", "animator": { "timeScaleFactor": -1 }, "events": [] }"#, "1:49", "range"),
            (#"{ "spec": "x", "animator": { "timeScaleFactor": 1e-9 }, "events": [] }"#, "1:49", "range"),
            (#"{ "spec": "x", "until": 1, "events": [ { "at": 2, "stopAll": true } ] }"#, "1:40", "range"),
            (#"{ "spec": "x", "events": [ { "at": -1, "stopAll": true } ] }"#, "1:36", "range"),
            (#"{ "spec": "x", "events": [ { "stopAll": true } ] }"#, "1:28", "missing-key"),
            (#"{ "spec": "x", "events": [ { "at": 0 } ] }"#, "1:28", "missing-key"),
            (#"{ "spec": "x", "events": [ { "at": 0, "stopAll": false } ] }"#, "1:50", "unknown-value"),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "play": "a", "set": {} } ] }"#, "1:52",
                "conflicting-keys"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "set": {}, "as": "a" } ] }"#, "1:50",
                "conflicting-keys"
            ),
            (#"{ "spec": "x", "events": [ { "at": 0, "spring": {} } ] }"#, "1:49", "missing-key"),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "spring": { "property": "a", "to": 1, "spring": { "response": 1, "dampingRatio": 1, "tolerance": 0.1 } } } ] }"#,
                "1:123", "unknown-key"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "spring": { "property": "a", "to": 1, "spring": { "damping": 9 } } } ] }"#,
                "1:89", "spring-dialect"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "spring": { "property": "dot0.opacty", "to": 1, "spring": { "response": 1, "dampingRatio": 1 } } } ] }"#,
                "dot0", "unknown-value"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "spring": { "property": "dot0.opacity", "to": "x", "spring": { "response": 1, "dampingRatio": 1 } } } ] }"#,
                "x", "value-type-mismatch"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "seek": { "playback": "p" } } ] }"#, "1:47",
                "missing-key"
            ),
            (#"{ "spec": "x", "events": [ { "at": 0, "pause": 1 } ] }"#, "1:48", "wrong-type"),
            (#"{ "spec": "x", "events": [ { "at": 0, "expect": {} } ] }"#, "1:49", "empty-value"),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "decay": { "property": "a" } } ] }"#, "1:48",
                "missing-key"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "decay": { "property": "a", "velocity": 1, "to": 1 } } ] }"#,
                "1:82", "conflicting-keys"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "decay": { "property": "a", "to": 1, "rate": 0.9, "friction": 2 } } ] }"#,
                "1:89", "conflicting-keys"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "decay": { "property": "a", "to": 1, "rate": 1 } } ] }"#,
                "1:84",
                "range"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "decay": { "property": "a", "to": 1, "stopVelocity": 0 } } ] }"#,
                "1:92", "range"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "grab": "dot0.opacty" } ] }"#, "grab",
                "unknown-value"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "scrub": { "playback": "p", "to": 1.5 } } ] }"#,
                "1:73",
                "range"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "speed": { "playback": "p", "to": 0 } } ] }"#, "1:73",
                "range"
            ),
            (
                #"{ "spec": "x", "events": [ { "at": 0, "seek": { "plyback": "p", "to": 0 } } ] }"#, "1:49",
                "unknown-key"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "speed": { "playback": "p", "to": 2 } } ] }"#,
                "speed", "unknown-value"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "play": "laod" } ] }"#, "play",
                "unknown-variant"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "pause": "p" } ] }"#, "pause",
                "unknown-value"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 1, "play": "load", "as": "p" }, { "at": 0, "pause": "p" } ] }"#,
                "pause", "unknown-value"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "set": { "dot0.opacty": 1 } } ] }"#,
                "dot0",
                "unknown-value"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "set": { "dot0.opacity": "x" } } ] }"#,
                "x",
                "value-type-mismatch"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "initial": { "dot0.opacity": [1, 2] }, "events": [] }"#,
                "[1", "value-type-mismatch"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "play": "load", "as": "p" }, { "at": 1, "play": "load", "as": "p" } ] }"#,
                "p", "duplicate-name"
            ),
            (
                #"{ "spec": "SPECS/loader.json", "events": [ { "at": 0, "set": { "dot0.opacity": 1e200 } } ] }"#,
                "set", "range"
            ),
            (#"{ "spec": "SPECS/loader.json", "#, "1:", "json-"),
        ])
    func mistakes(_ script: String, _ place: String, _ id: String) throws {
        let scratch = try Scratch()
        try scratch.write(
            "script.json", script.replacingOccurrences(of: "SPECS", with: Speccli.specs.path))
        let result = try Speccli(folder: scratch.folder)("simulate", "script.json")
        #expect(result.code == 1)
        #expect(result.output.isEmpty || id == "range")
        #expect(result.errors.hasPrefix("script.json:1:"), "\(result.errors)")
        #expect(result.errors.contains("(\(id)"), "\(result.errors)")
        if place.hasPrefix("1:") {
            #expect(result.errors.hasPrefix("script.json:\(place)"), "\(result.errors)")
        }
    }

    @Test(
        "a misspelt key is answered once, with the key it is near to",
        arguments: [
            ("evnts", "events", #"{ "spec": "x", "evnts": [] }"#),
            ("untl", "until", #"{ "spec": "x", "untl": 1, "events": [] }"#),
            ("aditive", "additive", #"{ "spec": "x", "animator": { "aditive": true }, "events": [] }"#),
            ("pley", "play", #"{ "spec": "x", "events": [ { "at": 0, "pley": "a" } ] }"#),
            ("a", "at", #"{ "spec": "x", "events": [ { "a": 0, "play": "a" } ] }"#),
            (
                "playbck", "playback",
                #"{ "spec": "x", "events": [ { "at": 0, "seek": { "playbck": "p", "to": 0 } } ] }"#
            ),
            (
                "velocty", "velocity",
                #"{ "spec": "x", "events": [ { "at": 0, "spring": { "property": "a", "to": 1, "velocty": 1, "spring": { "response": 1, "dampingRatio": 1 } } } ] }"#
            ),
        ])
    func misspelt(_ written: String, _ meant: String, _ script: String) throws {
        let scratch = try Scratch()
        try scratch.write("script.json", script)
        let result = try Speccli(folder: scratch.folder)("simulate", "script.json")
        #expect(result.code == 1)
        #expect(result.errorLines.count == 1)
        #expect(result.errors.contains("no key '\(written)', did you mean '\(meant)'?"), "\(result.errors)")
    }

    @Test("a spec with errors is reported, a spec that can't be read is a failure")
    func specs() throws {
        let scratch = try Scratch()
        try scratch.write("bad.json", #"{ "motionSpec": 1, "nam": "x" }"#)
        try scratch.write("a/script.json", #"{ "spec": "../bad.json", "events": [] }"#)
        let bad = try Speccli(folder: scratch.folder)("simulate", "a/script.json")
        #expect(bad.code == 1)
        #expect(bad.errors.contains("a/../bad.json:1:"))
        try scratch.write("a/script.json", #"{ "spec": "gone.json", "events": [] }"#)
        let gone = try Speccli(folder: scratch.folder)("simulate", "a/script.json")
        #expect(gone.code == 2)
        #expect(gone.errors == "speccli: can't read 'a/gone.json': No such file or directory\n")
    }
}
