import Foundation
import Testing

/// What goes wrong outside of the program: one clear line, the exit code of the contract, no half file.
@Suite("Faults")
struct FaultTests {
    @Test(
        "a name with line ends, spaces or escape sequences is read, written, and one line where it is reported"
    )
    func hostileNames() throws {
        let scratch = try Scratch()
        let name = "a b\nc\u{1B}[31md.json"
        try scratch.write(name, #"{"motionSpec": 1,"#)
        let speccli = Speccli(folder: scratch.folder)
        let checked = try speccli("validate", "--format", "short", name)
        #expect(checked.code == 1)
        #expect(
            checked.output.split(separator: "\n").allSatisfy { $0.hasPrefix(#"a b\nc\u001b[31md.json:1:"#) })
        let missing = try speccli("validate", "no\nwhere.json")
        #expect(missing.code == 2)
        #expect(missing.errors == "speccli: can't read 'no\\nwhere.json': No such file or directory\n")
        let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        #expect(try speccli("bake", chip, "-o", name).code == 0)
        #expect(try scratch.names() == [name])
        #expect(try scratch.read(name).hasPrefix("{"))
    }

    @Test("a full disk is one line and exit code 2, whatever is written, and leaves no file")
    func fullDisks() throws {
        let scratch = try Scratch()
        let specs = Speccli.specs.path
        for line in [
            "bake '\(specs)/calendar-chip.json' -o /dev/full", "bake '\(specs)/calendar-chip.json'",
            "bake '\(specs)/calendar-chip.json' --format binary", "schema",
            "sample '\(specs)/calendar-chip.json' --variant expand",
            "simulate '\(specs)/scripts/calendar-chip-interrupted.json'",
            "plot '\(specs)/calendar-chip.json'", "preview '\(specs)/calendar-chip.json' -o /dev/full",
            "curve ease", "validate '\(specs)/invalid'", "validate --format sarif '\(specs)'", "explain",
        ] {
            let result = try Speccli.shell("speccli \(line) >/dev/full", in: scratch.folder)
            #expect(result.code == 2, "\(line)")
            let last = try #require(result.errorLines.last, "\(line)")
            #expect(last.hasPrefix("speccli: can't write "), "\(line)")
            #expect(last.hasSuffix(": No space left on device"), "\(line)")
            #expect(try scratch.names() == [], "\(line)")
        }
    }

    @Test("a reader that goes away changes no exit code")
    func closedPipes() throws {
        let specs = Speccli.specs.path
        for (line, code) in [
            ("validate '\(specs)/invalid'", 1), ("validate --format sarif '\(specs)/invalid'", 1),
            ("bake '\(specs)/gallery/blob.json' --fps 2000", 0),
            ("simulate '\(specs)/scripts/calendar-chip-interrupted.json'", 0), ("schema", 0),
        ] {
            // The reader is gone before the first byte.
            let result = try Speccli.shell("(sleep 0.2; speccli \(line); echo \"code $?\" >&2) | true")
            #expect(result.errorLines.last == "code \(code)", "\(line)")
        }
    }

    @Test(
        "a locale and a time zone change no byte",
        arguments: ["C", "tr_TR.UTF-8", "de_DE.UTF-8", "ja_JP.SJIS", "no such locale", ""])
    func locales(_ name: String) throws {
        let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path
        let wrong = Speccli.specs.appendingPathComponent("invalid/unknown-key.json").path
        let plain = Speccli()
        let odd = Speccli(environment: [
            "LC_ALL": name, "LANG": name, "LC_NUMERIC": name, "TZ": "Asia/Kathmandu",
        ])
        for arguments in [["bake", chip], ["validate", wrong], ["sample", chip, "--variant", "expand"]] {
            let (one, other) = (try plain.run(arguments), try odd.run(arguments))
            #expect(one.output == other.output && one.code == other.code, "\(arguments)")
        }
    }

    @Test("what stops the program while it writes leaves the old file or the new one, and nothing else")
    func interrupted() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", "old")
        let wide =
            "{\"motionSpec\":1,\"name\":\"A\",\"animations\":{"
            + (0..<100).map { "\"r\($0).zPosition\":[0,1]" }.joined(separator: ",")
            + "},\"variants\":{\"v\":{\"timings\":{\"*\":{}}}}}"
        try scratch.write("wide.motion.json", wide)
        for signal in [SIGINT, SIGTERM, SIGHUP] {
            var caughtCount = 0
            // At some time, and as soon as there is a file that would be left over.
            for delay in [0.05, nil, nil] as [Double?] {
                let process = Process()
                process.executableURL = Speccli.program
                process.arguments = ["bake", "wide.motion.json", "--fps", "200", "-o", "a.json"]
                process.currentDirectoryURL = scratch.folder
                process.environment = Speccli.plain
                try process.runOpenToSignals()
                if let delay { usleep(UInt32(delay * 1e6)) }
                while delay == nil, process.isRunning, try scratch.names().count == 2 { usleep(100) }
                if delay == nil, process.isRunning { caughtCount += 1 }
                kill(process.processIdentifier, signal)
                process.waitUntilExit()
                let isSignal = process.terminationReason == .uncaughtSignal
                #expect(process.terminationStatus == (isSignal ? signal : 0))
                #expect(
                    try scratch.names() == ["a.json", "wide.motion.json"],
                    "\(signal), \(String(describing: delay))")
                let text = try scratch.read("a.json")
                #expect(text == "old" || text.hasSuffix("}\n"), "\(signal)")
            }
            #expect(caughtCount > 0, "\(signal) never came while it wrote")
        }
    }
}
