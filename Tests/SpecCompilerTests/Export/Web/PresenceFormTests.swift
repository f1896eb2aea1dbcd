import Foundation
import MotionModel
import Testing

@testable import SpecCompiler

@Suite("Targets that come and go in a browser")
struct PresenceFormTests {
    private static let spec = """
        "states": ["off", "half", "on"], "animations": { "box.opacity": [0, 1, 1], "dot.opacity": [1, 1, 0] },
        "variants": {
          "show": { "to": "on", "timings": { "*": { "duration": "200ms", "curve": "linear" } } },
          "hide": { "from": "on", "to": "off", "timings": { "box.opacity": { "duration": "100ms", "curve": "linear" }, "dot.opacity": { "delay": "100ms", "duration": "300ms", "curve": "linear" } } },
          "drop": { "from": "half", "to": "off", "timings": { "*": { "duration": "50ms", "curve": "linear" } } },
          "spin": { "from": "on", "to": "half", "timings": { "*": { "duration": "1s", "curve": "linear", "iterations": "infinite" } } } },
        "targets": { "box": { "disappears": "off" }, "dot": { "appears": "off" }, "veil": { "appears": "half" } }
        """
    private static let transitions = """
        , "transitions": [{ "from": "off", "to": "on", "on": "tap" }, { "from": "on", "to": "off", "on": "tap" },
          { "from": "half", "to": "off", "on": "tap" }, { "from": "on", "to": "half", "on": "back" }]
        """

    private func css(_ members: String) throws -> (sheet: String, losses: [String]) {
        let export = try Export(.css, of: ExportSource(try WebSpec.read(members)))
        return (String(decoding: export.bytes, as: UTF8.self), export.losses.map { $0.text })
    }

    /// The declarations of every rule of a selector, without those within others.
    private func rule(_ selector: String, in sheet: String) -> String {
        let pieces = ("\n" + sheet).components(separatedBy: "\n\(selector) {").dropFirst()
        return pieces.map { String($0.prefix { $0 != "}" }) }.joined()
    }

    @Test("a class hides what is absent before it, and what it leads away at the end of everything")
    func classes() throws {
        let sheet = try css(Self.spec).sheet
        #expect(
            sheet.contains(
                ".a:not(.a-show, .a-hide, .a-drop, .a-spin) [data-motion=\"box\"] { visibility: hidden; }"))
        #expect(sheet.contains(".a:not(.a-drop, .a-spin) [data-motion=\"veil\"] { visibility: hidden; }"))
        #expect(!sheet.contains("visibility: visible"))
        // It is there until the other target is where it goes.
        let leave = rule(".a-hide [data-motion=\"box\"]", in: sheet)
        #expect(leave.contains("0.4s linear forwards"), "\(leave)")
        // WebKit may come out a rounding short of the end.
        #expect(sheet.contains("@keyframes a-visibility { 99.9999%, to { visibility: hidden; } }"))
        #expect(rule(".a-show [data-motion=\"dot\"]", in: sheet).contains("0.2s linear forwards"))
        #expect(rule(".a-drop [data-motion=\"veil\"]", in: sheet).contains("0.05s linear forwards"))
        // What never ends never leads away, and what doesn't lead away hides nothing.
        #expect(!rule(".a-spin [data-motion=\"box\"]", in: sheet).contains("forwards"))
        #expect(!rule(".a-show [data-motion=\"box\"]", in: sheet).contains("forwards"))
        // A browser begins no animation anew whose name stays: not two variants of one element have the same.
        let names = [".a-hide", ".a-drop"].map { name in
            rule("\(name) [data-motion=\"box\"]", in: sheet).components(separatedBy: .whitespacesAndNewlines)
                .first { $0.contains("visibility") }
        }
        #expect(names[0] != nil && names[0] != names[1], "\(names)")
    }

    @Test(
        "a state hides what is absent when the first way there that ends is over, and shows the rest at once")
    func states() throws {
        let (sheet, losses) = try css(Self.spec + Self.transitions)
        #expect(sheet.contains("[data-state]) [data-motion=\"box\"] { visibility: hidden; }"))
        let off = rule(".a[data-state=\"off\"] [data-motion=\"box\"]", in: sheet)
        #expect(off.contains("visibility: hidden;") && off.contains("visibility 0.4s linear"), "\(off)")
        for state in ["half", "on"] {
            #expect(
                !rule(".a[data-state=\"\(state)\"] [data-motion=\"box\"]", in: sheet).contains("visibility"))
        }
        #expect(losses.contains("drop: 'box' is gone in 'off' when 'hide' would be over"), "\(losses)")
        #expect(!losses.contains { $0.hasPrefix("hide: 'box'") })
        #expect(losses.contains { $0.contains("one leave of 'dot' interrupts another") })
        #expect(!losses.contains { $0.contains("one leave of 'box'") }, "it is absent in one state")
    }

    @Test("a script is told where targets are present, of a spec with such targets only")
    func script() throws {
        func data(_ members: String) throws -> [String: Any] {
            let export = try Export(.waapi, of: ExportSource(try WebSpec.read(members)))
            let data = try JSONSerialization.jsonObject(with: Data(export.bytes)) as? [String: Any]
            return try #require(data)
        }
        let own = try data(Self.spec + Self.transitions)
        #expect(
            own["presence"] as? [String: [String]] == [
                "box": ["half", "on"], "dot": ["off"], "veil": ["half"],
            ])
        let variants = try #require(own["variants"] as? [String: [String: Any]])
        #expect(variants["hide"]?["from"] as? String == "on" && variants["hide"]?["to"] as? String == "off")
        #expect(variants["show.reversed"]?["from"] as? String == "on" || variants["show.reversed"] == nil)
        let plain = try data(String(Self.spec[..<Self.spec.range(of: ",\n\"targets\"")!.lowerBound]))
        #expect(plain["presence"] == nil)
        #expect((plain["variants"] as? [String: [String: Any]])?["hide"]?["from"] == nil)
    }
}
