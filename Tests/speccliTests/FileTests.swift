import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("Files")
struct FileTests {
    private let speccli = Speccli()

    private func write(_ text: String, to url: URL) throws(Failure) {
        try Files.write(Array(text.utf8), to: url.path)
    }

    @Test("a file is written whole, replaces the old one, and leaves nothing else")
    func replaces() throws {
        let scratch = try Scratch()
        try write("one", to: scratch.url("a"))
        try write("two", to: scratch.url("a"))
        #expect(try scratch.read("a") == "two")
        #expect(try scratch.names() == ["a"])
    }

    @Test("the permissions of the old file stay, and a link stays a link")
    func keeps() throws {
        let scratch = try Scratch()
        let files = FileManager.default
        try scratch.write("real/a", "one")
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: scratch.url("real/a").path)
        try files.createSymbolicLink(at: scratch.url("link"), withDestinationURL: scratch.url("real/a"))
        try write("two", to: scratch.url("link"))
        #expect(try scratch.read("real/a") == "two")
        #expect(
            try files.destinationOfSymbolicLink(atPath: scratch.url("link").path)
                == scratch.url("real/a").path)
        let attributes = try files.attributesOfItem(atPath: scratch.url("real/a").path)
        #expect(attributes[.posixPermissions] as? Int == 0o640)
        #expect(try scratch.names() == ["link", "real"])
    }

    @Test("a write that fails leaves the old content and no other file")
    func fails() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", "old")
        // The limit counts blocks of 512 or 1024 bytes; the baked chip is larger than one.
        let result = try Speccli.shell(
            "ulimit -f 1; speccli bake '\(Speccli.specs.path)/calendar-chip.json' -o a.json",
            in: scratch.folder)
        #expect(result.code == 2)
        #expect(result.errors == "speccli: can't write 'a.json': File too large\n")
        #expect(try scratch.read("a.json") == "old")
        #expect(try scratch.names() == ["a.json"])
    }

    @Test("what isn't a file is written to as it is")
    func devices() throws {
        try Files.write([1], to: "/dev/null")
        #expect(try FileStatus(path: "/dev/null").kind == .other)
    }

    @Test(
        "what can't be written is one line and exit code 2",
        arguments: [
            "missing/a.json", "/proc/speccli.json", "file/a.json",
        ])
    func unwritable(_ path: String) throws {
        let scratch = try Scratch()
        try scratch.write("file", "")
        let result = try Speccli(folder: scratch.folder)(
            "bake", Speccli.specs.appendingPathComponent("calendar-chip.json").path, "-o", path)
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(result.errorLines.count == 1)
        #expect(result.errors.hasPrefix("speccli: can't write '\(path)"))
        #expect(try scratch.names() == ["file"])
    }

    @Test(
        "what can't be read is one line and exit code 2, for every command",
        arguments: [
            ("missing.json", "No such file or directory"), ("folder", "Is a directory"),
            ("file/a.json", "Not a directory"), ("/proc/self/mem", "Input/output error"),
            ("loop", "symbolic links"),
        ])
    func unreadable(_ path: String, _ reason: String) throws {
        let scratch = try Scratch()
        try scratch.write("folder/readme.txt", "")
        try scratch.write("file", "")
        try FileManager.default.createSymbolicLink(
            at: scratch.url("loop"), withDestinationURL: scratch.url("loop"))
        let speccli = Speccli(folder: scratch.folder)
        for command in ["validate", "bake", "sample", "simulate"] {
            let result = try speccli(command, path)
            #expect(result.code == 2, "\(command)")
            #expect(result.output == "", "\(command)")
            #expect(result.errorLines.count == 1, "\(command)")
            if command == "validate", path == "folder" {
                #expect(result.errors == "speccli: no specs in 'folder'\n")
            } else {
                #expect(result.errors.hasPrefix("speccli: can't read '\(path)'"), "\(command)")
                #expect(result.errors.contains(reason), "\(command): \(result.errors)")
            }
        }
    }

    @Test("a file without permission is one line and exit code 2", .enabled(if: geteuid() != 0))
    func forbidden() throws {
        let scratch = try Scratch()
        let url = try scratch.write("a.json", "{}")
        try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: url.path)
        let result = try speccli("validate", url.path)
        #expect(result.code == 2)
        #expect(result.errors == "speccli: can't read '\(url.path)': Permission denied\n")
    }

    @Test("what can be read is checked although something else can't, and the exit code says so")
    func both() throws {
        let scratch = try Scratch()
        try scratch.write("bad.json", #"{"motionSpec": 1,"#)
        let result = try Speccli(folder: scratch.folder)("validate", "bad.json", "missing.json")
        #expect(result.code == 2)
        #expect(result.output.contains("bad.json:1:"))
        #expect(result.errors.contains("can't read 'missing.json'"))
    }

    @Test("a reader that has seen enough ends the program quietly")
    func closedPipe() throws {
        // Far more than a pipe holds.
        let long = "speccli sample '\(Speccli.specs.path)/calendar-chip.json' --variant expand --fps 20000"
        let result = try Speccli.shell("(\(long); echo \"code $?\" >&2) | head -c 100 >/dev/null")
        #expect(result.errors == "code 0\n")
    }

    @Test("a full disk under standard output is one line and exit code 2")
    func fullDisk() throws {
        let result = try Speccli.shell("speccli --help >/dev/full")
        #expect(result.code == 2)
        #expect(result.errors == "speccli: can't write to standard output: No space left on device\n")
    }

    @Test("closed standard streams do no harm")
    func closedStreams() throws {
        let scratch = try Scratch()
        let spec = "'\(Speccli.specs.path)/calendar-chip.json'"
        let closed = try Speccli.shell("speccli bake \(spec) -o a.json >&- 2>&- <&-", in: scratch.folder)
        #expect(closed.code == 0)
        let open = try Speccli.shell("speccli bake \(spec) -o b.json", in: scratch.folder)
        #expect(open.code == 0)
        #expect(try scratch.read("a.json") == scratch.read("b.json"))
        #expect(try scratch.read("a.json").hasPrefix("{"))
        // What can't be said isn't done.
        #expect(try Speccli.shell("speccli --version >&-").code == 2)
    }
}
