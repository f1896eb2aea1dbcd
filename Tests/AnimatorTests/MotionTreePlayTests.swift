import Animator
import Testing

@Suite("Layers, synchronized loops and repeated events, played")
struct MotionTreePlayTests {
    private func track(
        _ from: Operand, _ to: Operand, start: Double = 0, duration: Double, loop: Loop? = nil,
        isLayer: Bool = false, isSynchronized: Bool = false, weight: Double = 1
    ) throws -> Track {
        Track(
            property: try PropertyPath("a.x"), type: .number, isAdditive: true, weight: weight,
            keys: [from, to],
            segments: [
                Segment(start: start, end: start + duration, fromKey: 0, toKey: 1, curve: .linear)
            ], loop: loop, isLayer: isLayer, isSynchronized: isSynchronized)
    }

    private func store() throws -> (PropertyStore, PropertyID) {
        let store = PropertyStore()
        let id = try store.register(PropertyDeclaration(path: try PropertyPath("a.x"), initial: .number(0)))
        return (store, id)
    }

    @Test(
        "53. A layer adds its way to what else plays, and the model rests at the sum", arguments: [1.0, 0.5])
    func layer(_ weight: Double) throws {
        let (store, id) = try store()
        let timeline = Timeline(tracks: [
            try track(.constant(.number(0)), .constant(.number(100)), duration: 1),
            try track(
                .constant(.number(30)), .constant(.number(50)), start: 0.5, duration: 1, isLayer: true,
                weight: weight),
        ])
        let bound = try timeline.bind()
        let animator = Animator(store)
        try animator.play(timeline)
        #expect(store.model(id) == .number(100 + 20 * weight))
        for step in 0...20 {
            let time = Double(step) / 10
            try store.advance(to: time)
            let shown = store.presentation(id).components[0]
            #expect(abs(shown - bound.properties[0].value(at: time).components[0]) < 1e-9)
        }
        #expect(store.presentation(id) == store.model(id))
    }

    @Test("67. What is synchronized moves together, whenever it was started")
    func synchronized() throws {
        let (store, id) = try store()
        let endless = Loop(start: 0.2, period: 0.8, count: .infinity)
        let timeline = Timeline(tracks: [
            try track(
                .constant(.number(0)), .constant(.number(8)), start: 0.2, duration: 0.8, loop: endless,
                isSynchronized: true)
        ])
        let animator = Animator(store)
        animator.additive = false
        var shown: [[Double]] = []
        for start in [0.0, 0.37, 1.1, 2.45] {
            try store.advance(to: start)
            let playback = try animator.play(timeline)
            var values: [Double] = []
            for time in [4.0, 4.3, 4.55, 5.15] {
                try store.advance(to: time)
                values.append(store.presentation(id).components[0])
            }
            playback.cancel()
            try store.advance(to: 0)
            shown.append(values)
        }
        for (value, time) in zip(shown[0], [4.0, 4.3, 4.55, 5.15]) {
            let share = ((time - 0.2) / 0.8).truncatingRemainder(dividingBy: 1)
            #expect(abs(value - 8 * share) < 1e-9)
        }
        for values in shown.dropFirst() {
            for (value, first) in zip(values, shown[0]) { #expect(abs(value - first) < 1e-9) }
        }
        #expect(Set(shown[0].map { ($0 * 1e6).rounded() }).count == 4)
    }

    @Test("An event of a loop comes once a period, in either direction")
    func repeatedEvents() throws {
        let marker = Marker(time: 0.3, name: "tick", payload: "[1]", period: 0.5)
        #expect(marker.times(after: 0, through: 2, most: 100) == [0.3, 0.8, 1.3, 1.8])
        #expect(marker.times(after: 0.3, through: 0.8, most: 100) == [0.8])
        #expect(marker.times(after: 0.29, through: 0.3, most: 100) == [0.3])
        #expect(marker.times(after: 1e6, through: 1e6 + 0.1, most: 100).isEmpty)
        #expect(marker.times(after: 0, through: 1e9, most: 3).count <= 4)
        let (store, _) = try store()
        let endless = Loop(start: 0, period: 0.5, count: .infinity)
        let timeline = Timeline(
            tracks: [try track(.constant(.number(0)), .constant(.number(8)), duration: 0.5, loop: endless)],
            markers: [marker], duration: .infinity)
        var heard: [String] = []
        let animator = Animator(store)
        try animator.play(
            timeline,
            events: { _, event in
                if case .marker(let name, let payload) = event { heard.append("\(name) \(payload ?? "")") }
            })
        try store.advance(to: 1)
        #expect(heard == ["tick [1]", "tick [1]"])
        try store.advance(to: 0.1)
        #expect(heard.count == 4)
    }

    @Test("A value of more numbers than there are bits for is replaced as a whole")
    func longValues() throws {
        func path(_ scale: Double) throws -> MotionValue {
            var text = "M0 0"
            for index in 1...99 { text += "L\(Double(index) * scale) \(scale)" }
            return .path(try PathData(svg: text))
        }
        let (start, end) = (try path(1), try path(3))
        #expect(start.components.count == 200)
        let store = PropertyStore()
        let id = try store.register(
            PropertyDeclaration(path: try PropertyPath("a.outline"), type: start.type, initial: start))
        func track(_ to: MotionValue, _ duration: Double) throws -> Timeline {
            Timeline(tracks: [
                Track(
                    property: try PropertyPath("a.outline"), type: start.type, isAdditive: false,
                    keys: [.current, .constant(to)],
                    segments: [Segment(start: 0, end: duration, fromKey: 0, toKey: 1, curve: .linear)])
            ])
        }
        let animator = Animator(store)
        var ends: [CompletionReason] = []
        try animator.play(try track(end, 1)) { ends.append($0) }
        try store.advance(to: 0.5)
        #expect(store.presentation(id) == (try path(2)))
        try animator.play(try track(start, 1))
        #expect(ends == [.replaced])
        try store.advance(to: 1)
        #expect(store.presentation(id) == (try path(1.5)))
        try store.advance(to: 2)
        #expect(store.presentation(id) == start && store.contributionCount == 0)
    }

    @Test("A layer that is played back takes back what it added", arguments: [1.0, 0.5])
    func reversedLayer(_ weight: Double) throws {
        let (store, id) = try store()
        let timeline = Timeline(tracks: [
            try track(.constant(.number(0)), .constant(.number(100)), duration: 1),
            try track(
                .constant(.number(30)), .constant(.number(50)), start: 0.2, duration: 1, isLayer: true,
                weight: weight),
        ])
        let bound = try timeline.bind()
        let animator = Animator(store)
        let playback = try animator.play(timeline)
        try store.advance(to: 0.7)
        let before = store.presentation(id).components[0]
        playback.reverse()
        #expect(abs(store.presentation(id).components[0] - before) < 1e-9)
        #expect(abs(store.model(id).components[0]) < 1e-9)
        try store.advance(to: 1)
        let expected = bound.properties[0].value(at: 0.4).components[0]
        #expect(abs(store.presentation(id).components[0] - expected) < 1e-9)
        try store.advance(to: 2)
        #expect(store.contributionCount == 0)
        #expect(abs(store.presentation(id).components[0]) < 1e-9)
    }
}
