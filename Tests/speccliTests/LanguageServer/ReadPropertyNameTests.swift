import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli lsp, properties that expressions read")
struct ReadPropertyNameTests {
    private static let text = """
        { "motionSpec": 1, "name": "Sheet",
          "properties": { "sheet.bounds": {}, "thumb.position": {}, "row.own": { "initial": 2 } },
          "animations": { "card.zPosition": [0, "= value(sheet.bounds.height)"], "card.opacity": [0, 1] },
          "variants": {
            "show": { "timings": { "*": {} } },
            "list": { "motion": { "each": ["row"], "motion": {
              "animate": "$.zPosition", "from": 0, "to": "= value($.own) + value(card.opacity)", "duration": 0.2 } } } } }
        """
    private static let spec = NamedText(address: "file:///nowhere/sheet.motion.json", text: text)

    @Test("a target is renamed where a property of it is read, from any of its places")
    func renamed() throws {
        for place in Self.text.places(of: "sheet.bounds") {
            #expect(
                try Self.spec.renamed(place, "drawer")
                    == Self.text.replacingOccurrences(of: "sheet.bounds", with: "drawer.bounds"))
        }
    }

    @Test("numbers that can be read are offered, in a state without those that the states set")
    func offered() throws {
        let parts = ["x", "y", "width", "height"].map { "sheet.bounds.\($0)" }
        let readable = parts + ["thumb.position.x", "thumb.position.y"]
        #expect(
            try Self.spec.offers("value(sheet.bounds.height)", "value(§)").sorted()
                == (readable + ["row.own"]).sorted())
        let begun = try Self.spec.offers("value(sheet.bounds.height)", "value(sheet.bo§)")
        #expect(begun.sorted() == parts.sorted())
        #expect(
            try Self.spec.offers("value($.own)", "value(§)").sorted()
                == (readable + ["$.own", "card.opacity", "card.zPosition"]).sorted())
        #expect(try Self.spec.offers("= value(sheet.bounds.height)", "= §").contains("value"))
    }
}
