import SpecFormat
import Testing

/// What a Lottie animation has and a spec hasn't, each with the sentences about it.
@Suite("Losses of Lottie animations")
struct LottieLossTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let name: String
        /// The members of the file behind its times.
        let text: String
        let messages: [String]
        var testDescription: String { name }
    }

    private static let fade = #""o": { "k": [{ "t": 0, "s": [0] }, { "t": 50, "s": [100] }] }"#
    private static let turn = #"{ "k": [{ "t": 0, "s": [0] }, { "t": 50, "s": [90] }] }"#

    private static func layer(_ members: String, _ transform: String = "") -> String {
        #""layers": [{ "ty": 4, "nm": "a", "ks": { \#(fade)\#(transform) }\#(members) }]"#
    }

    private static func way(_ from: String, _ to: String, _ tangents: String) -> String {
        layer("", #", "p": { "k": [{ "t": 0, "s": \#(from), \#(tangents) }, { "t": 50, "s": \#(to) }] }"#)
    }

    private static let curved = ["a way along a curve is straight here"]

    static let rows: [Row] = [
        Row(
            name: "an expression beside a value",
            text: layer("", #", "r": { "k": 0, "x": "var $bm_rt = time * 90;" }"#),
            messages: ["an expression isn't read: 'r' stands still"]),
        Row(
            name: "an expression beside keys",
            text: layer(
                "", #", "r": { "x": "loopOut()", "k": [{ "t": 0, "s": [0] }, { "t": 9, "s": [9] }] }"#),
            messages: ["an expression isn't read: its keys are"]),
        Row(
            name: "an expression of a shape",
            text: layer(#", "shapes": [{ "ty": "tr", "r": { "k": 0, "x": "time" } }]"#),
            messages: ["'r' of a shape 'tr' moves, which a spec can't say"]),
        Row(
            name: "dashes",
            text: layer(
                #", "shapes": [{ "ty": "st", "d": [{ "n": "d", "v": { "k": 4 } }, { "n": "o", "v": \#(turn) }] }]"#
            ),
            messages: ["'d' of a shape 'st' moves, which a spec can't say"]),
        Row(
            name: "dashes that stand",
            text: layer(#", "shapes": [{ "ty": "st", "d": [{ "n": "d", "v": { "k": 4 } }] }]"#),
            messages: []),
        Row(
            name: "the colours of a gradient",
            text: layer(#", "shapes": [{ "ty": "gf", "g": { "p": 2, "k": \#(turn) } }]"#),
            messages: ["'g' of a shape 'gf' moves, which a spec can't say"]),
        Row(
            name: "layer styles", text: layer(#", "sy": [{ "ty": 1, "o": \#(turn) }]"#),
            messages: ["layer styles of 'a' can't be in a spec"]),
        Row(
            name: "a sound",
            text: layer(#" }, { "ty": 6, "nm": "hum", "au": { "lv": \#(turn) }"#),
            messages: ["'hum' is a sound, which can't be in a spec"]),
        Row(
            name: "a camera",
            text: layer(#" }, { "ty": 13, "nm": "eye", "ks": { "r": \#(turn) }"#),
            messages: ["'eye' is a camera, which can't be in a spec"]),
        Row(
            name: "a composition that isn't there",
            text: layer(#" }, { "ty": 0, "nm": "b", "refId": "none", "ks": {}"#),
            messages: ["the composition that 'b' shows isn't here"]),
        Row(
            name: "a composition without time",
            text: layer(#" }, { "ty": 0, "nm": "b", "refId": "c", "sr": 0, "ks": {}"#)
                + #", "assets": [{ "id": "c", "layers": [] }]"#,
            messages: ["no time passes in 'b': what is inside of it isn't read"]),
        Row(
            name: "a time that eases",
            text: layer(
                #" }, { "ty": 0, "nm": "b", "refId": "c", "ks": {}, "tm": { "k": [{ "t": 0, "s": [0], "o": { "x": 0.5, "y": 0 }, "i": { "x": 0.5, "y": 1 } }, { "t": 50, "s": [1] }] }"#
            ) + #", "assets": [{ "id": "c", "layers": [] }]"#,
            messages: ["a time of 'b' that isn't a straight line isn't read"]),
        Row(
            name: "handles beyond the times of their keys",
            text: layer(
                "",
                #", "r": { "k": [{ "t": 0, "s": [0], "o": { "x": [1.5], "y": [0] }, "i": { "x": [-0.5], "y": [1] } }, { "t": 50, "s": [9] }] }"#
            ),
            messages: [
                "the x of a handle lies between 0 and 1: 1.5 is read as 1",
                "the x of a handle lies between 0 and 1: -0.5 is read as 0",
            ]),
        Row(
            name: "a colour beyond 1",
            text: layer(
                #", "shapes": [{ "ty": "fl", "c": { "k": [{ "t": 0, "s": [0, 0, 0] }, { "t": 50, "s": [255, 0, 0] }] } }]"#
            ),
            messages: ["a number of this colour is beyond 1, which players cut off: it is read as it stands"]),
        Row(
            name: "a way that is bent", text: way("[0, 0]", "[100, 0]", #""to": [0, 50], "ti": [0, 0]"#),
            messages: curved),
        Row(
            name: "a way with tangents along it",
            text: way("[0, 0, 0]", "[100, 50, 0]", #""to": [16.667, 8.333, 0], "ti": [-16.667, -8.333, 0]"#),
            messages: []),
        Row(
            name: "a way that turns back", text: way("[0, 0]", "[100, 0]", #""to": [150, 0], "ti": [50, 0]"#),
            messages: curved),
        Row(
            name: "a way to where it begins", text: way("[5, 5]", "[5, 5]", #""to": [9, 0], "ti": [9, 0]"#),
            messages: curved),
        Row(
            name: "a way that is a jump",
            text: way("[0, 0]", "[100, 0]", #""h": 1, "to": [0, 50], "ti": [0, 0]"#), messages: []),
        Row(
            name: "what moves outside of the markers",
            text:
                #""layers": [{ "ty": 3, "nm": "a", "ks": { "o": { "k": [{ "t": 0, "s": [0] }, { "t": 20, "s": [100] }] }, "r": { "k": [{ "t": 30, "s": [0] }, { "t": 50, "s": [9] }] } } }], "markers": [{ "cm": "in", "tm": 0, "dr": 25 }]"#,
            messages: ["'a.transform.rotation' also moves outside of the markers, where no variant is"]),
        Row(
            name: "a jump between markers, to where the next one begins",
            text:
                #""layers": [{ "ty": 3, "nm": "a", "ks": { "o": { "k": [{ "t": 0, "s": [0] }, { "t": 20, "s": [100], "h": 1 }, { "t": 24, "s": [0] }, { "t": 26, "s": [0] }, { "t": 40, "s": [50] }] } } }], "markers": [{ "cm": "in", "tm": 0, "dr": 20 }, { "cm": "out", "tm": 25, "dr": 20 }]"#,
            messages: []),
        Row(
            name: "jumps behind the markers",
            text:
                #""layers": [{ "ty": 3, "nm": "a", "ks": { "o": { "k": [{ "t": 0, "s": [0] }, { "t": 20, "s": [100], "h": 1 }, { "t": 24, "s": [0] }] } } }], "markers": [{ "cm": "in", "tm": 0, "dr": 20 }]"#,
            messages: ["'a.opacity' also moves outside of the markers, where no variant is"]),
        Row(
            name: "a marker in which nothing moves, and an event in it",
            text:
                #""layers": [{ "ty": 3, "nm": "a", "ks": { "o": { "k": [{ "t": 0, "s": [0] }, { "t": 20, "s": [100] }] } } }], "markers": [{ "cm": "in", "tm": 0, "dr": 25 }, { "cm": "idle", "tm": 30, "dr": 20 }, { "cm": "tick", "tm": 40 }]"#,
            messages: ["nothing moves in 'idle': it is no variant", "'tick' is at no time of a variant"]),
    ]

    @Test("are named at their places", arguments: rows)
    func losses(_ row: Row) throws {
        let text = "{ \"fr\": 50, \"ip\": 0, \"op\": 50, \(row.text) }"
        let imported = try ImportedLottie(text)
        #expect(imported.spec != nil)
        #expect(imported.messages == row.messages)
        #expect(imported.diagnostics.allSatisfy { $0.id == .lottieSkipped })
        let file = SourceFile(path: "a.json", text: text)
        #expect(imported.diagnostics.allSatisfy { file.range.contains($0.range) && $0.range != file.range })
    }

    // MARK: Compositions

    /// Compositions, each of which shows others.
    private static func file(_ compositions: [[Int]], layers: Int = 1) -> String {
        let assets = compositions.enumerated().map { index, others in
            let shown = others.map { #"{ "ty": 0, "nm": "b", "refId": "c\#($0)", "ks": {} }"# }
            let own = (0..<layers).map { _ in #"{ "ty": 3, "nm": "a", "ks": { \#(fade) } }"# }
            return #"{ "id": "c\#(index)", "layers": [\#((own + shown).joined(separator: ", "))] }"#
        }
        return
            #"{ "fr": 50, "ip": 0, "op": 50, "layers": [{ "ty": 0, "nm": "o", "refId": "c0", "ks": {} }], "assets": [\#(assets.joined(separator: ", "))] }"#
    }

    @Test("a composition in itself is an error")
    func circles() throws {
        for (compositions, circle) in [
            ([[0]], "'c0' → 'c0'"), ([[0, 0, 0]], "'c0' → 'c0'"),
            ([[1], [2, 2], [1]], "'c1' → 'c2' → 'c1'"),
        ] {
            let imported = try ImportedLottie(Self.file(compositions))
            #expect(imported.diagnostics.map { $0.id } == [.tokenCycle])
            #expect(imported.messages == ["compositions show each other in a circle: \(circle)"])
        }
    }

    @Test("compositions may be in each other up to a limit")
    func depth() throws {
        func chain(_ count: Int) -> [[Int]] { (0..<count).map { $0 + 1 < count ? [$0 + 1] : [] } }
        #expect(try ImportedLottie(Self.file(chain(32))).diagnostics.isEmpty)
        #expect(try ImportedLottie(Self.file(chain(33))).diagnostics.map { $0.id } == [.limitDepth])
        #expect(try ImportedLottie(Self.file(chain(3000))).diagnostics.map { $0.id } == [.limitDepth])
    }

    @Test("too many layers, shapes or keys are one error, also where compositions multiply them")
    func size() throws {
        let doubled = (0..<30).map { $0 < 29 ? [$0 + 1, $0 + 1] : [] }
        #expect(try ImportedLottie(Self.file(doubled)).diagnostics.map { $0.id } == [.limitTokens])
        let keys = (0..<2000).map { #"{ "t": \#($0), "s": [\#($0)] }"# }.joined(separator: ", ")
        let many = Self.file(doubled).replacing(
            #"{ "t": 0, "s": [0] }, { "t": 50, "s": [100] }"#, with: keys)
        let imported = try ImportedLottie(many)
        #expect(imported.diagnostics.map { $0.id } == [.limitTokens])
        #expect(imported.messages.first?.contains("shapes and keys") == true)
    }

    @Test("layers of one name get numbers, however many there are")
    func names() throws {
        let layer = #"{ "ty": 3, "nm": "a", "ks": { \#(Self.fade) } }"#
        let other = layer.replacing("\"a\"", with: "\"a2\"")
        let imported = try ImportedLottie(
            #"{ "fr": 50, "ip": 0, "op": 50, "layers": [\#([layer, other, layer, layer].joined(separator: ", "))] }"#
        )
        #expect(
            try imported.numbers(at: 0).keys.sorted() == [
                "a.opacity", "a2.opacity", "a3.opacity", "a4.opacity",
            ])
    }

    // MARK: Names and colours

    @Test(
        "a marker has the name in its comment",
        arguments: [
            ("intro", "intro"), (#"{\"name\":\"intro\"}"#, "intro"), (#"name:intro\r\nloop:1"#, "intro"),
            (#"name: intro"#, "intro"), (#"{\"other\":1}"#, "other1"), ("a:b", "aB"),
        ])
    func comment(_ comment: String, _ name: String) throws {
        let imported = try ImportedLottie(
            "{ \"fr\": 50, \"ip\": 0, \"op\": 50, \(Self.layer("")), \"markers\": [{ \"cm\": \"\(comment)\", \"tm\": 0, \"dr\": 50 }] }"
        )
        #expect(imported.variants == [name])
    }

    @Test(
        "colours of old files go from 0 to 255",
        arguments: [
            ("4.1.8", 255.0), ("4.0.12", 255), ("3.9", 255), ("4.1.9", 1), ("4.1.10", 1), ("5.7.4", 1),
            ("10.0.0", 1),
        ])
    func old(_ version: String, _ unit: Double) throws {
        let color = #"{ "k": [{ "t": 0, "s": [0, 0, 0] }, { "t": 50, "s": [\#(unit), 0, \#(unit / 5)] }] }"#
        let imported = try ImportedLottie(
            "{ \"v\": \"\(version)\", \"fr\": 50, \"ip\": 0, \"op\": 50, \(Self.layer(#", "shapes": [{ "ty": "fl", "c": \#(color) }]"#)) }"
        )
        #expect(imported.diagnostics.isEmpty)
        let plain = try ImportedLottie(
            #"{ "fr": 50, "ip": 0, "op": 50, \#(Self.layer(#", "shapes": [{ "ty": "fl", "c": { "k": [{ "t": 0, "s": [0, 0, 0] }, { "t": 50, "s": [1, 0, 0.2] }] } }]"#)) }"#
        )
        for time in [0, 0.3, 1] { #expect(try imported.numbers(at: time) == plain.numbers(at: time)) }
    }
}
