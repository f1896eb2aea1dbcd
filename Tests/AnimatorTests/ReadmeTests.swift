import Animator
import Foundation
import Testing

/// What the README shows of playing, as it stands there.
@Suite("The README's samples")
struct ReadmeTests {
    private func readme() throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent("README.md"), encoding: .utf8)
    }

    @Test("the sheet that is sent back prints what the README says")
    func sheet() throws {
        let store = PropertyStore()
        try store.register(
            PropertyDeclaration(path: PropertyPath("sheet.position.y"), initial: .number(600)))
        let y = PropertyKey<Double>("sheet.position.y")

        let animator = Animator(store)
        let rise = Timing(curve: .spring(try SpringCurve(Spring(duration: 0.5, bounce: 0.15))), duration: 0)
        let leave = Timing(duration: 0.3, curve: .bezier(.easeInOut))

        var printed: [[Double]] = []
        try animator.animate(rise, y, to: 100)
        for frame in 0...60 {
            let time = Double(frame) / 60
            try store.advance(to: time)
            if frame == 12 { try animator.animate(leave, y, to: 600) }
            if frame % 6 == 0 { printed.append([time, try store.presentation(y)]) }
        }
        let text = try #require(try readme().components(separatedBy: "```text\n0.0 600.0\n").last)
        let lines = "0.0 600.0\n" + (text.components(separatedBy: "```").first ?? "")
        let shown = lines.split(separator: "\n").map { $0.split(separator: " ").compactMap { Double($0) } }
        #expect(shown.count == printed.count)
        // The last digit may change with the order in which the player adds.
        for (row, expected) in zip(shown, printed) {
            #expect(largestJump(row, expected) < 1e-9 && row.count == 2)
        }
        #expect(printed.last == [1, 600])
    }

    @Test("a view that is bound follows, and what a finger lets go of comes to rest in its bounds")
    func bindingAndDrag() async throws {
        final class View {
            var alpha = 0.0
        }
        let view = View()
        let store = PropertyStore()
        for path in ["chip.opacity", "sheet.position.y"] {
            try store.register(PropertyDeclaration(path: PropertyPath(path)))
        }
        try store.bind("chip.opacity", to: view, \.alpha)
        try store.set("chip.opacity", to: .number(0.5))
        let animator = Animator(store)
        let spring = try Spring(duration: 0.5, bounce: 0.15)
        let band = try RubberBand(bounds: 0...600, limit: 300)
        var (finger, time) = (MotionValue.number(0), 0.0)

        let drag = try Drag("sheet.position.y", in: store, by: finger, at: time, bands: [band])
        for frame in 1...12 {
            (finger, time) = (.number(Double(frame) * 60), Double(frame) / 60)
            try drag.move(to: finger, at: time)
            try store.advance(to: time)
        }
        try drag.release(at: time, to: drag.restingPlace(at: time), spring: spring, by: animator)
        try store.advance(to: time + 5)
        #expect(view.alpha == 0.5)
        #expect(try store.presentation("sheet.position.y") == .number(600))
        #expect(store.contributionCount == 0)
    }
}
