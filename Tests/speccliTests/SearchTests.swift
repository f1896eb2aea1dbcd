import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("Searching folders")
struct SearchTests {
    private static let spec = #"{"motionSpec": 1}"#

    private func found(_ scratch: Scratch, _ paths: [String] = ["."]) -> SpecFinder {
        SpecFinder(
            paths: paths.map { $0 == "." ? scratch.folder.path : scratch.url($0).path })
    }

    private func names(_ finder: SpecFinder, in scratch: Scratch) -> [String] {
        finder.files.map { String($0.path.dropFirst(scratch.folder.path.count + 1)) }
    }

    @Test("finds what declares motionSpec at its top, and *.motion.json, by name, in every folder")
    func finds() throws {
        let scratch = try Scratch()
        try scratch.write("b.json", Self.spec)
        try scratch.write("a.motion.json", "{}")
        try scratch.write("package.json", #"{"name": "motionSpec", "nested": {"motionSpec": 1}}"#)
        try scratch.write("list.json", #"["motionSpec"]"#)
        try scratch.write("c.txt", Self.spec)
        try scratch.write("deep/er/d.json", "// a comment \" {\n" + Self.spec)
        try scratch.write(".hidden/e.json", Self.spec)
        try scratch.write(".build/f.json", Self.spec)
        try scratch.write(".g.json", Self.spec)
        let finder = found(scratch)
        #expect(names(finder, in: scratch) == ["a.motion.json", "b.json", "deep/er/d.json"])
        #expect(finder.failures.isEmpty)
    }

    @Test(
        "sees the key in broken text too",
        arguments: [
            #"{"motionSpec": 1, "#, #"{"a": [1, 2, "motionSpec": 1}"#, #"{"name": "x", "motionSpec" 1}"#,
            #"{ /* { */ "a": "\"", "motionSpec": 1}"#, "{\"a\": \"unclosed,\n \"motionSpec\": 1}",
        ])
    func marks(_ text: String) {
        #expect(SpecMark.stands(in: Array(text.utf8)) == !text.contains("["))
    }

    @Test(
        "takes no value, no deeper key and no comment for the key",
        arguments: [
            #"{"a": "motionSpec"}"#, #"{"a": {"motionSpec": 1}}"#, #"// {"motionSpec": 1}"#, #""motionSpec""#,
            "",
            "\"", "/", "/*", "{\"motionSpec", #"{"motionSpecs": 1}"#, "{\"a\\",
        ])
    func unmarked(_ text: String) {
        #expect(!SpecMark.stands(in: Array(text.utf8)))
    }

    @Test("leaves out what .specignore lists, but never a path that is named")
    func ignores() throws {
        let scratch = try Scratch()
        for name in [
            "a.json", "draft-a.json", "invalid/b.json", "x/invalid/c.json", "x/y.json", "x/z/y.json",
        ] {
            try scratch.write(name, Self.spec)
        }
        try scratch.write(".specignore", "# comment\n\ninvalid/\r\ndraft-*.json  \nx/y.json\n")
        #expect(names(found(scratch), in: scratch) == ["a.json", "x/z/y.json"])
        #expect(names(found(scratch, ["invalid"]), in: scratch) == ["invalid/b.json"])
        #expect(names(found(scratch, ["draft-a.json", "x"]), in: scratch).count == 4)
    }

    @Test(
        "a star is any part of a name, a question mark one byte",
        arguments: [
            ("*", "a", true), ("*.json", "a.json", true), ("*.json", "a.jsonx", false),
            ("a*b*c", "aXbYbZc", true),
            ("a*b*c", "aXbYbZ", false), ("?", "", false), ("a?c", "abc", true), ("**", "", true),
            ("", "", true),
            ("", "a", false), ("*a", "bab", false),
        ])
    func patterns(_ pattern: String, _ name: String, _ matches: Bool) {
        #expect(IgnoreRules.matches(Array(pattern.utf8), Array(name.utf8)) == matches)
    }

    @Test("a loop of links is walked once")
    func links() throws {
        let scratch = try Scratch()
        try scratch.write("in/a.json", Self.spec)
        let files = FileManager.default
        try files.createSymbolicLink(at: scratch.url("in/loop"), withDestinationURL: scratch.folder)
        try files.createSymbolicLink(at: scratch.url("in/self"), withDestinationURL: scratch.url("in/self"))
        try files.createSymbolicLink(
            at: scratch.url("in/nowhere.json"), withDestinationURL: scratch.url("gone"))
        #expect(names(found(scratch), in: scratch) == ["in/a.json"])
        #expect(found(scratch).failures.isEmpty)
    }

    @Test("a file that is meant twice is checked once")
    func twice() throws {
        let scratch = try Scratch()
        try scratch.write("a.json", Self.spec)
        #expect(names(found(scratch, ["a.json", ".", "a.json"]), in: scratch) == ["a.json"])
    }
}
