import Testing

@testable import speccli

@Suite("Colour")
struct TerminalTests {
    private func terminal(noColor: String? = nil, forceColor: String? = nil, term: String? = "xterm")
        -> Terminal
    {
        Terminal(
            outputIsTerminal: true, errorIsTerminal: true, noColor: noColor, forceColor: forceColor,
            term: term)
    }

    @Test("is used on a terminal and nowhere else")
    func terminals() {
        #expect(terminal().usesColor(.auto, onTerminal: true))
        #expect(!terminal().usesColor(.auto, onTerminal: false))
        #expect(!terminal(term: "dumb").usesColor(.auto, onTerminal: true))
    }

    @Test("is off with NO_COLOR, on with FORCE_COLOR, and NO_COLOR wins; empty ones say nothing")
    func variables() {
        #expect(!terminal(noColor: "1").usesColor(.auto, onTerminal: true))
        #expect(terminal(noColor: "").usesColor(.auto, onTerminal: true))
        #expect(terminal(forceColor: "1").usesColor(.auto, onTerminal: false))
        #expect(!terminal(forceColor: "0").usesColor(.auto, onTerminal: false))
        #expect(!terminal(forceColor: "").usesColor(.auto, onTerminal: false))
        #expect(terminal(forceColor: "1", term: "dumb").usesColor(.auto, onTerminal: true))
        #expect(!terminal(noColor: "1", forceColor: "1").usesColor(.auto, onTerminal: true))
    }

    @Test("is what --color says, whatever the environment")
    func choices() {
        #expect(terminal(noColor: "1").usesColor(.always, onTerminal: false))
        #expect(!terminal(forceColor: "1").usesColor(.never, onTerminal: true))
    }
}
