import Testing

@Suite("speccli lsp, values that break what is around them")
struct ValueOfferTests {
    @Test("a share that leaves no length isn't offered where the text is right without it")
    func share() throws {
        let spec = NamedText(
            address: "file:///nowhere/loader.motion.json",
            text: """
                { "motionSpec": 1, "name": "Loader", "variants": { "on": { "motion": { "sequence": [
                  { "animate": "dot.position.x", "from": 40, "to": 90, "duration": "400ms" },
                  { "wait": "350ms" } ], "iterations": "infinite" }, "reducedMotion": "instant" } } }
                """)
        let offers = try spec.offers("\"350ms\"", "\"350§ms\"")
        #expect(offers.contains("350s") && !offers.contains("350%"), "\(offers)")
        let half = try spec.offers("\"350ms\"", "\"35§ms\"")
        #expect(half.contains("35%"), "\(half)")
    }
}
