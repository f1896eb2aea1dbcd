import Foundation
import SpecFormat
import Testing

@testable import speccli

@Suite("speccli lsp, names in targets")
struct TargetNameTests {
    private static let address = "file:///nowhere/toast.motion.json"
    private static let text = """
        { "motionSpec": 1, "name": "Toast", "states": ["hidden", "shown"],
          "animations": { "toast.opacity": [0, 1], "shade.opacity": [1, 0] },
          "variants": { "show": { "timings": { "*": {} } } },
          "targets": { "toast": { "appears": "shown" }, "shade": { "disappears": ["shown"] } } }
        """
    private static let spec = NamedText(address: address, text: text)

    @Test("a state is renamed in targets too, from any of its places")
    func states() throws {
        let all = Self.text.places(of: "\"shown\"").map { $0 + 1 }
        #expect(all.count == 3)
        for place in all {
            #expect(
                try Self.spec.renamed(place, "there")
                    == Self.text.replacingOccurrences(of: "\"shown\"", with: "\"there\""))
        }
    }

    @Test("a target is renamed together with its properties")
    func targets() throws {
        for place in Self.text.places(of: "\"toast").map({ $0 + 1 }) {
            #expect(
                try Self.spec.renamed(place, "bread")
                    == Self.text.replacingOccurrences(of: "\"toast", with: "\"bread"))
        }
    }

    @Test("states, targets and keys are offered")
    func completion() throws {
        #expect(try Self.spec.offers(#""appears": "shown""#, #""appears": "§""#) == ["hidden", "shown"])
        #expect(try Self.spec.offers(#"["shown"]"#, #"["shown", "§"]"#) == ["hidden"])
        #expect(try Self.spec.offers(#""shade": { "disa"#, #""§": { "disa"#).contains("shade"))
        #expect(try Self.spec.offers(#"{ "appears": "shown" }"#, #"{ "§" }"#).contains("disappears"))
    }
}
