import Foundation
import Testing

@testable import speccli

@Suite("Progress")
struct ProgressTests {
    @Test("is told after half a second, and then ten times a second at most")
    func rhythm() {
        let start = 1000.0
        var progress = Progress(at: start)
        func line(_ done: Int, after milliseconds: Int) -> String? {
            progress.line("checking", done, of: 300, at: start + Double(milliseconds) / 1000)
        }
        #expect(line(0, after: 0) == nil)
        #expect(line(10, after: 499) == nil)
        #expect(line(11, after: 500) == "checking 12 of 300")
        #expect(line(12, after: 599) == nil)
        #expect(line(20, after: 600) == "checking 21 of 300")
        #expect(progress.line("checking", 0, of: 1, at: start + 9) == nil)
    }

    @Test("of what isn't a terminal nobody is told, however long it takes")
    func pipes() throws {
        let scratch = try Scratch()
        for number in 0..<40 {
            try FileManager.default.copyItem(
                at: Speccli.specs.appendingPathComponent("progress-view.json"),
                to: scratch.url("\(number).motion.json"))
        }
        let result = try Speccli(folder: scratch.folder)("validate")
        #expect(result.errors.hasPrefix("40 specs: "))
        #expect(result.errorLines.count == 1)
        #expect(!result.errors.contains("\u{1B}"))
    }
}
