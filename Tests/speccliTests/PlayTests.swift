import Foundation
import Testing

@Suite("speccli play")
struct PlayTests {
    @Test("without a terminal it is one line and exit code 2")
    func noTerminal() throws {
        let scratch = try Scratch()
        try scratch.write("x.json", LiveSpec.single)
        let result = try Speccli(folder: scratch.folder)("play", "x.json")
        #expect(result.code == 2)
        #expect(result.output == "")
        #expect(
            result.errors
                == "speccli: 'play' needs a terminal to draw on and to read keys from; "
                + "'--frames N' prints frames instead\n")
    }

    @Test("--frames prints frames as text")
    func frames() throws {
        let scratch = try Scratch()
        try scratch.write("x.json", LiveSpec.single)
        let result = try Speccli(folder: scratch.folder)("play", "x.json", "--frames", "2", "--fps", "10")
        #expect(result.code == 0)
        #expect(result.errors == "")
        #expect(
            result.output == """
                One  ▶ go · playing · 0.000 / 0.400 s · 3 contributions
                ─────────────────────────────────────────────────────────────────────────    0 %

                box.position.x             0.0  ···············································┊
                box.position.y           10.00  ···············································┊
                box.backgroundColor  #000000
                box.opacity              1.000  ▓███████████████████████████████████████████████

                One  ▶ go · playing · 0.100 / 0.400 s · 3 contributions
                ━━━━━━━━━━━━━━━━━━───────────────────────────────────────────────────────   25 %

                box.position.x            25.0  ████████████···································┊
                box.position.y           15.00  ████████████···································┊
                box.backgroundColor  #220b00
                box.opacity              0.875  ▓███████████████████████████████████············

                """)
        let none = try Speccli(folder: scratch.folder)("play", "x.json", "--frames", "0")
        #expect(none.code == 0)
        #expect(none.output == "")
    }

    @Test("--frames begins a spec with transitions by the first event")
    func transitions() throws {
        let scratch = try Scratch()
        try scratch.write("x.json", LiveMachineTests.order)
        let result = try Speccli(folder: scratch.folder)("play", "x.json", "--frames", "2", "--fps", "2.5")
        #expect(result.errors == "")
        #expect(
            result.output == """
                Order  → busy · ▶ start · playing · 0.000 / 0.400 s · 2 contributions
                ─────────────────────────────────────────────────────────────────────────    0 %

                box.position.x        0.0  ··························┊··························
                box.position.y       0.00  ┊····················································
                box.opacity         1.000  ██████████████████████████▓██████████████████████████

                Order  busy · ▶ start · finished · 0.400 / 0.400 s
                ━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━━  100 %

                box.position.x      100.0  ██████████████████████████▌··························
                box.position.y       0.00  ┊····················································
                box.opacity         0.500  ██████████████████████████▌··························

                """)
        let refused = try Speccli(folder: scratch.folder)(
            "play", "x.json", "--frames", "1", "--variant", "fail")
        #expect(refused.code == 2)
        #expect(refused.errors.contains("plays 'fail' now"))
    }

    @Test("every spec can be played as text, by every variant")
    func gallery() throws {
        let folder = Speccli.specs.appendingPathComponent("gallery")
        for name in try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
        where name.hasSuffix(".json") {
            let path = folder.appendingPathComponent(name).path
            let result = try Speccli(folder: Speccli.specs)("play", path, "--frames", "5", "--fps", "7")
            #expect(result.code == 0, "\(name): \(result.errors)")
            #expect(!result.output.contains("nan") && !result.output.contains("inf"))
        }
    }

    @Test("a variant that isn't there is answered with the nearest, a spec with errors with what is wrong")
    func mistakes() throws {
        let scratch = try Scratch()
        try scratch.write("x.json", LiveSpec.single)
        try scratch.write("bad.json", #"{ "motionSpec": 1, "nam": "x" }"#)
        let speccli = Speccli(folder: scratch.folder)
        let variant = try speccli("play", "x.json", "--frames", "1", "--variant", "goo")
        #expect(variant.code == 2)
        #expect(variant.errors.contains("'go'"))
        let bad = try speccli("play", "bad.json", "--frames", "1")
        #expect(bad.code == 1)
        #expect(bad.errors.hasPrefix("bad.json:1:"))
        #expect(bad.output == "")
    }
}
