import Foundation
import Testing

@testable import speccli

@Suite("Pictures of speccli play")
struct LiveScreenTests {
    private func view(rows: [LiveView.Row], keys: [String] = ["q quit"]) -> LiveView {
        LiveView(title: "T", status: "at rest", progress: 0.25, rows: rows, events: ["a started"], keys: keys)
    }

    private func plain(_ line: String) -> String {
        line.replacingOccurrences(of: "\u{1B}\\[[0-9;]*m", with: "", options: .regularExpression)
    }

    private func bar(_ shown: Double, model: Double, columns: Int) throws -> String {
        let row = LiveView.Row(name: "n", value: "1", bar: LiveView.Bar(shown: shown, model: model))
        let line = try #require(
            LiveScreen(columns: columns, rows: 24, isColored: false).lines(view(rows: [row])).first {
                $0.hasPrefix("n ")
            })
        // The name, two spaces, nine columns of the value, two spaces.
        return String(line.dropFirst(14))
    }

    @Test("a picture has the size of the terminal, whatever that is")
    func sizes() throws {
        var session = try LiveSpec.session("calendar-chip")
        try session.press(.next)
        try session.advance(to: 0.1)
        let view = LiveView(session)
        for columns in [0, 1, 2, 7, 20, 33, 80, 300] {
            for rows in [0, 1, 2, 3, 5, 8, 13, 24, 80] {
                for isColored in [false, true] {
                    let screen = LiveScreen(columns: columns, rows: rows, isColored: isColored)
                    let lines = screen.lines(view)
                    #expect(lines.count <= rows)
                    #expect(lines.allSatisfy { plain($0).unicodeScalars.count <= columns })
                }
            }
        }
    }

    @Test("colours change nothing but the colour, and none are written where none are wanted")
    func colors() throws {
        var session = try LiveSpec.session("calendar-chip")
        try session.press(.next)
        try session.advance(to: 0.2)
        let view = LiveView(session)
        let lines = LiveScreen(columns: 70, rows: 24, isColored: false).lines(view)
        let colored = LiveScreen(columns: 70, rows: 24, isColored: true).lines(view)
        #expect(colored.map { plain($0) } == lines)
        #expect(colored != lines)
        #expect(lines.allSatisfy { !$0.contains("\u{1B}") })
    }

    @Test("a bar is filled by eighths up to what is shown, and a mark stands where it will rest")
    func bars() throws {
        #expect(try bar(0, model: 1, columns: 24) == "·········┊")
        #expect(try bar(0.5, model: 1, columns: 24) == "█████····┊")
        #expect(try bar(0.5125, model: 1, columns: 24) == "█████▏···┊")
        #expect(try bar(0.506, model: 1, columns: 24) == "█████····┊")
        #expect(try bar(0.508, model: 1, columns: 24) == "█████▏···┊")
        #expect(try bar(0.5875, model: 1, columns: 24) == "█████▉···┊")
        #expect(try bar(1, model: 1, columns: 24) == "██████████")
        #expect(try bar(1, model: 0.3, columns: 24) == "███▓██████")
        #expect(try bar(0, model: 0, columns: 24) == "┊·········")
    }

    @Test("a list longer than the terminal is scrolled, line by line, from its first to its last")
    func scrolling() {
        let rows = (0..<30).map { LiveView.Row(name: "name\($0)", value: "v\($0)") }
        let view = view(rows: rows)
        var screen = LiveScreen(columns: 40, rows: 16, isColored: false)
        // Three lines on top, three below, one that says that there is more.
        #expect(screen.mostScroll(view) == 30 - 9)
        for scroll in 0...21 {
            screen.scroll = scroll
            let lines = screen.lines(view)
            #expect(lines.count == 16)
            #expect(lines[3].hasPrefix("name\(scroll) "))
            #expect(lines[11].hasPrefix("name\(scroll + 8) "))
            #expect(lines[12] == "… 21 more: ↑ ↓")
        }
        screen.scroll = 1000
        #expect(screen.lines(view)[11].hasPrefix("name29 "))
        #expect(LiveScreen(columns: 40, rows: 36, isColored: false).mostScroll(view) == 0)
    }

    @Test("a number keeps its decimals, rounded half away from zero, and has a sign only when it shows")
    func numbers() {
        #expect(FixedText.text(0, decimals: 3) == "0.000")
        #expect(FixedText.text(-0.0004, decimals: 3) == "0.000")
        #expect(FixedText.text(0.0625, decimals: 3) == "0.063")
        #expect(FixedText.text(-0.0625, decimals: 3) == "−0.063")
        #expect(FixedText.text(12.5, decimals: 0) == "13")
        #expect(FixedText.text(-1234.56, decimals: 1) == "−1234.6")
        #expect(FixedText.text(1e20, decimals: 1) == "100000000000000000000")
    }
}
