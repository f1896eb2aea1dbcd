import Foundation
import TestSupport
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

@Suite("speccli plot")
struct PlotTests {
    private let chip = Speccli.specs.appendingPathComponent("calendar-chip.json").path

    /// The specs of the gallery.
    static let specs: [String] =
        ((try? FileManager.default.contentsOfDirectory(
            atPath: Speccli.specs.appendingPathComponent("gallery").path)) ?? [])
        .filter { $0.hasSuffix(".json") }.sorted()

    @Test(
        "a spec of the gallery is a well-formed picture, the same in two runs",
        arguments: TestBuild.some(of: specs))
    func pictures(_ name: String) throws {
        let path = Speccli.specs.appendingPathComponent("gallery/\(name)").path
        let result = try Speccli()("plot", path)
        #expect(result.code == 0, "\(result.errors)")
        #expect(try XMLDocument(xmlString: result.output).rootElement()?.name == "svg")
        for word in ["nan", "inf", "e-", "e+"] {
            #expect(!result.output.contains("=\"\(word)") && !result.output.contains(",\(word)"))
        }
        #expect(try Speccli()("plot", path).output == result.output)
        let drawn = try Speccli()("plot", path, "--terminal")
        #expect(drawn.code == 0)
        #expect(drawn.output.unicodeScalars.contains { $0.value > 0x2800 && $0.value <= 0x28FF })
        for line in drawn.output.split(separator: "\n") { #expect(line.unicodeScalars.count <= 80) }
    }

    @Test("a bar stands where its property moves, to a hundredth of a point")
    func bars() throws {
        // 285 ms of 375 ms from 216 to 784: 568 · 0.285 / 0.375 = 431.68; a delay of 15 ms is 22.72 wide.
        let svg = try Speccli()("plot", chip, "--variant", "expand").output
        #expect(svg.contains(#"<rect class="k-bezier" x="216" y="#))
        #expect(svg.contains(#"width="431.68" height="12""#))
        #expect(svg.contains(#"<rect class="delay" x="216""#))
        #expect(svg.contains(#"width="22.72" height="12""#))
    }

    @Test("a file has what standard output has, and is never the spec itself")
    func output() throws {
        let scratch = try Scratch()
        try scratch.write("chip.json", try String(contentsOfFile: chip, encoding: .utf8))
        let speccli = Speccli(folder: scratch.folder)
        #expect(try speccli("plot", "chip.json", "-o", "chip.svg").code == 0)
        #expect(try scratch.read("chip.svg") == (try speccli("plot", "chip.json").output))
        let refused = try speccli("plot", "chip.json", "-o", "chip.json")
        #expect(refused.code == 2)
        #expect(refused.errors == "speccli: 'chip.json' is the spec itself\n")
    }

    @Test("the old motion is drawn dashed beside the new one")
    func before() throws {
        let scratch = try Scratch()
        let text = try String(contentsOfFile: chip, encoding: .utf8)
        try scratch.write("old.json", text.replacingOccurrences(of: "[215, 375]", with: "[215, 300]"))
        let speccli = Speccli(folder: scratch.folder)
        #expect(
            try speccli("plot", chip, "--before", "old.json").output.contains(#"<polyline class="before""#))
        #expect(!(try speccli("plot", chip).output.contains(#"class="before""#)))
    }

    @Test("a spec with errors, a library and an unknown variant are told of, not drawn")
    func mistakes() throws {
        let scratch = try Scratch()
        try scratch.write("bad.json", #"{ "motionSpec": 1 }"#)
        let speccli = Speccli(folder: scratch.folder)
        let bad = try speccli("plot", "bad.json", "-o", "out.svg")
        #expect(bad.code == 1)
        #expect(try scratch.names() == ["bad.json"])
        #expect(try speccli("plot", chip, "--variant", "expnd").errors.contains("did you mean 'expand'"))
        let library = Speccli.specs.appendingPathComponent("libraries/apple.json").path
        #expect(try speccli("plot", library).code == 2)
    }
}
