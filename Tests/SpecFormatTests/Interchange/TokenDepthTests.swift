import SpecFormat
import Testing

/// References and groups that follow each other, up to the limits and far beyond.
@Suite("Depths of tokens")
struct TokenDepthTests {
    private func read(_ text: String) -> (bytes: [UInt8]?, diagnostics: [Diagnostic]) {
        SpecImport.spec(
            from: SourceFile(path: "a.tokens.json", text: text), as: .tokens, named: "Tokens")
    }

    /// Tokens, each of which refers to the next one, in either order.
    private func chain(_ count: Int, isBackward: Bool, type: String = "") -> String {
        var tokens = (0..<count).map { index in
            let value = index + 1 < count ? "\"{t\(index + 1)}\"" : "{ \"value\": 1, \"unit\": \"s\" }"
            return "\"t\(index)\": { \(type)\"$value\": \(value) }"
        }
        if isBackward { tokens.reverse() }
        return "{ \"$type\": \"duration\", \(tokens.joined(separator: ", ")) }"
    }

    /// Groups, each of which extends the next one, in either order.
    private func groups(_ count: Int, isBackward: Bool, areEmpty: Bool = false) -> String {
        var groups = (0..<count).map { index in
            let next = index + 1 < count ? "\"$extends\": \"{g\(index + 1)}\"" : ""
            let token = "\"t\(index)\": { \"$value\": { \"value\": 1, \"unit\": \"s\" } }"
            return "\"g\(index)\": { \(next)\(areEmpty ? "" : (next.isEmpty ? "" : ", ") + token) }"
        }
        if isBackward { groups.reverse() }
        return "{ \"$type\": \"duration\", \(groups.joined(separator: ", ")) }"
    }

    @Test("references may follow each other 255 times, in either order", arguments: [false, true])
    func references(_ isBackward: Bool) {
        for type in ["", "\"$type\": \"duration\", "] {
            #expect(read(chain(256, isBackward: isBackward, type: type)).diagnostics.isEmpty)
        }
        let (bytes, diagnostics) = read(chain(257, isBackward: isBackward))
        #expect(bytes == nil)
        #expect(diagnostics.map { $0.id } == [.limitDepth])
    }

    @Test("groups may extend each other up to the same depth, in either order", arguments: [false, true])
    func extending(_ isBackward: Bool) {
        #expect(read(groups(255, isBackward: isBackward)).diagnostics.isEmpty)
        let (bytes, diagnostics) = read(groups(256, isBackward: isBackward))
        #expect(bytes == nil)
        #expect(diagnostics.map { $0.id } == [.limitDepth])
    }

    @Test("what goes far beyond the limit is read once, and ends soon", .timeLimit(.minutes(1)))
    func far() {
        for text in [
            chain(10_000, isBackward: false), chain(10_000, isBackward: true),
            groups(2_000, isBackward: false, areEmpty: true),
            groups(2_000, isBackward: true, areEmpty: true),
        ] {
            let (bytes, diagnostics) = read(text)
            #expect(bytes == nil)
            #expect(diagnostics.allSatisfy { $0.id == .limitDepth } && diagnostics.count < 100)
        }
    }

    @Test("the depth counts wherever a group that others extend is", arguments: [false, true])
    func inside(_ isBackward: Bool) {
        // The chain of 200 is extended at the bottom of groups in each other.
        func text(_ depth: Int) -> String {
            var inner = "{ \"$extends\": \"{g0}\" }"
            for _ in 1..<depth { inner = "{ \"in\": \(inner) }" }
            let chain = groups(200, isBackward: isBackward).dropFirst()
            return "{ \"outer\": \(inner), " + chain
        }
        #expect(read(text(55)).diagnostics.isEmpty)
        #expect(read(text(56)).diagnostics.map { $0.id } == [.limitDepth])
    }
}
