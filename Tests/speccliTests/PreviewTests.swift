import Foundation
import Testing

@testable import speccli

@Suite("Preview")
struct PreviewTests {
    private let scratch: Scratch
    private let speccli: Speccli

    init() throws {
        scratch = try Scratch()
        speccli = Speccli(folder: scratch.folder)
    }

    private static let spec = """
        { "motionSpec": 1, "name": "Box",
          "animations": { "box.opacity": { "values": [1, 0], "timing": { "duration": 0.2 } } },
          "variants": { "hide": { "timings": {} } } }
        """

    /// What stands in an element of a page, by its id.
    private func element(_ id: String, of page: String) throws -> String {
        let start = try #require(page.range(of: "id=\"\(id)\">"))
        let end = try #require(page.range(of: "</script>", range: start.upperBound..<page.endIndex))
        return String(page[start.upperBound..<end.lowerBound])
    }

    private func source(of page: String) throws -> [String: Any] {
        let data = Data(try element("source", of: page).utf8)
        return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
    }

    @Test("a page holds the spec as it is, the same bytes each time, and refers to nothing outside")
    func wholeAndAlone() throws {
        try scratch.write("box.json", Self.spec)
        let result = try speccli("preview", "box.json")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(try source(of: result.output)["text"] as? String == Self.spec)
        #expect(try speccli("preview", "box.json").output == result.output)
        // Attributes of markup have a space before them, which what scripts set has not.
        for address in ["http:", "https:", " src=", " href=", "@import", "url("] {
            let found = result.output.components(separatedBy: address).count - 1
            // The name space of SVG and the hatching of bars are no addresses of other files.
            let own = ["http:": 1, "url(": 1][address] ?? 0
            #expect(found == own, "\(address)")
        }
    }

    @Test(
        "nothing that stands in a spec is markup or script",
        arguments: [
            "</script><script>alert(1)</script>", "<!--", "<!--<script>", "]]>", "\\u003c/script>", "&lt;",
            "é😀",
        ])
    func escaping(_ hostile: String) throws {
        let text = Self.spec.replacingOccurrences(
            of: #""name": "Box","#, with: #""name": "Box", "description": "\#(hostile)","#)
        try scratch.write("box.json", text)
        let page = try speccli("preview", "box.json").output
        let plain = try scratch.write("plain.json", Self.spec)
        let tags = { (page: String) in page.components(separatedBy: "<").count }
        #expect(tags(page) == tags(try speccli("preview", plain.path).output))
        #expect(try source(of: page)["text"] as? String == text)
    }

    @Test("a spec with errors is reported and writes nothing")
    func errors() throws {
        try scratch.write("box.json", Self.spec.replacingOccurrences(of: "[1, 0]", with: "[1, true]"))
        let result = try speccli("preview", "box.json", "-o", "box.html")
        #expect(result.code == 1)
        #expect(result.output == "")
        #expect(result.errors.contains("box.json:2:"))
        #expect(try scratch.names() == ["box.json"])
    }

    @Test("a page is written whole, and never over a spec that it shows")
    func output() throws {
        try scratch.write("box.json", Self.spec)
        try scratch.write("old.json", Self.spec)
        #expect(try speccli("preview", "box.json", "-o", "box.html").code == 0)
        #expect(try scratch.names() == ["box.html", "box.json", "old.json"])
        #expect(try scratch.read("box.html") == speccli("preview", "box.json").output)
        for target in ["box.json", "old.json"] {
            let result = try speccli("preview", "box.json", "--before", "old.json", "-o", target)
            #expect(result.code == 2)
            #expect(result.errors == "speccli: '\(target)' is the spec itself\n")
            #expect(try scratch.read(target) == Self.spec)
        }
    }

    @Test("imports come along, under names that lead to them and say nothing of this machine")
    func imports() throws {
        let importing = Self.spec.replacingOccurrences(
            of: #""name": "Box","#, with: #""name": "Box", "imports": { "m": "../shared/./motion.json" },"#
        ).replacingOccurrences(of: "0.2", with: "\"m.quick\"")
        let library = #"{ "motionSpec": 1, "name": "M", "durations": { "quick": "75ms" } }"#
        try scratch.write("app/specs/box.json", importing)
        try scratch.write("app/shared/motion.json", library)
        let result = try speccli("preview", "app/specs/box.json")
        #expect(result.code == 0, "\(result.errors)")
        let source = try source(of: result.output)
        let location = try #require(source["location"] as? String)
        let files = try #require(source["files"] as? [[String: String]])
        #expect(files.map { $0["text"] } == [library])
        #expect(files.map { $0["path"] } == ["app/shared/motion.json"])
        // The written path, from the spec's own place.
        let folder = location.split(separator: "/").dropLast(2)
        #expect(
            files.map { $0["location"] } == [(folder + ["shared", "motion.json"]).joined(separator: "/")])
        #expect(!result.output.contains(scratch.folder.path))
    }

    @Test("parameters and values to start from are those of the command line")
    func inputs() throws {
        try scratch.write(
            "box.json",
            Self.spec.replacingOccurrences(
                of: #""name": "Box","#, with: #""name": "Box", "parameters": { "low": 0 },"#
            ).replacingOccurrences(of: "[1, 0]", with: #"[1, "= low"]"#))
        let arguments = ["--param", "low=0.25", "--initial", "box.opacity=0.5"]
        let source = try source(of: speccli.run(["preview", "box.json"] + arguments).output)
        #expect(source["parameters"] as? [String: Double] == ["low": 0.25])
        #expect(source["initial"] as? [String: Double] == ["box.opacity": 0.5])
        #expect(try speccli("preview", "box.json", "--param", "high=1").code == 2)
    }

    @Test(
        "watching needs files: one to read again, and one to write again",
        arguments: [
            ["box.json", "--watch"], ["box.json", "--watch", "-o", "-"], ["-", "--watch", "-o", "x.html"],
        ])
    func watching(_ arguments: [String]) throws {
        try scratch.write("box.json", Self.spec)
        let result = try speccli.run(["preview"] + arguments, input: Self.spec)
        #expect(result.code == 2)
        #expect(result.errors.hasPrefix("speccli: '--watch' "), "\(result.errors)")
        #expect(try scratch.names() == ["box.json"])
    }

    // MARK: Galleries

    @Test("a gallery is an index, a page for each spec that can play, and one engine that they share")
    func gallery() throws {
        try scratch.write("a/box.json", Self.spec)
        try scratch.write("b/box.json", Self.spec.replacingOccurrences(of: "Box", with: "Crate"))
        try scratch.write(
            "library.json", #"{ "motionSpec": 1, "name": "L", "durations": { "quick": "100ms" } }"#)
        let result = try speccli("preview", ".", "--gallery", "pages/all")
        #expect(result.code == 0 && result.output == "")
        let names = ["box-2.html", "box.html", "engine.js", "index.html"]
        let folder = scratch.url("pages/all")
        #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted() == names)
        let pages = try names.map { try scratch.read("pages/all/\($0)") }
        #expect(try source(of: pages[0])["text"] as? String != source(of: pages[1])["text"] as? String)
        let index = Data(try element("gallery", of: pages[3]).utf8)
        let entries = try #require(try JSONSerialization.jsonObject(with: index) as? [[String: Any]])
        #expect(entries.map { $0["page"] as? String } == ["box.html", "box-2.html"])
        // The engine is in its file alone.
        let whole = try speccli("preview", "a/box.json").output
        let engine = try element("engine", of: whole).filter { !$0.isNewline }
        #expect(pages[2].contains(engine))
        for page in [pages[0], pages[1], pages[3]] { #expect(page.utf8.count < whole.utf8.count / 3) }
    }

    @Test("a page is about one spec, and a gallery goes into its folder alone")
    func galleryFlags() throws {
        try scratch.write("box.json", Self.spec)
        try scratch.write("broken.json", "{ \"motionSpec\": 1 }")
        #expect(try speccli("preview", "box.json", "box.json").code == 2)
        for other in [["-o", "x.html"], ["--before", "box.json"], ["--watch", "-o", "x.html"]] {
            #expect(
                try speccli.run(["preview", "box.json", "--gallery", "pages"] + other).code == 2, "\(other)")
        }
        let partly = try speccli("preview", "box.json", "broken.json", "--gallery", "pages")
        #expect(partly.code == 1 && partly.errors.contains("missing-key"))
        #expect(FileManager.default.fileExists(atPath: scratch.url("pages/box.html").path))
    }

    @Test("a page has no path of the machine that it was made on")
    func noPath() throws {
        try scratch.write("deep/box.json", Self.spec)
        let page = try speccli("preview", scratch.url("deep/box.json").path).output
        #expect(try source(of: page)["path"] as? String == "box.json")
        #expect(!page.contains(scratch.folder.path))
    }
}
