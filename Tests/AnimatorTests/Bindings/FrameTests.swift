import Animator
import MotionModel
import TestSupport
import Testing

@Suite struct FrameTests {
    @Test func `a frame has the time, what changed, and its values`() async throws {
        let store = try makeStore()
        var frames = store.frames.makeAsyncIterator()
        try store.advance(to: 0)
        _ = await frames.next()
        try store.set("thing.x", to: .number(3))
        try store.set("thing.position", to: .point(4, 5))
        try store.advance(to: 0.5)
        let frame = try #require(await frames.next())
        #expect(frame.time == 0.5)
        #expect(frame.changed.map { frame[declarationOf: $0].path.text } == ["thing.x", "thing.position"])
        #expect(frame["thing.x"] == .number(3))
        #expect(frame[try store.id(of: "thing.position")] == .point(4, 5))
        #expect(frame[PropertyKey<Point>("thing.position")] == Point(x: 4, y: 5))
        #expect(frame[PropertyKey<Double>("thing.position")] == nil)
        #expect(frame["thing.y"] == nil && frame["nothing"] == nil)
        #expect(frame[try store.id(of: "thing.y")] == nil)
    }

    @Test func `a late consumer gets the newest frame with all changes since the one it had`() async throws {
        let store = try makeStore()
        var frames = store.frames.makeAsyncIterator()
        try store.advance(to: 0)
        _ = await frames.next()
        for (step, path) in ["thing.y", "thing.x", "thing.turn", "thing.x"].enumerated() {
            let value = Double(step + 1)
            try store.set(path, to: path == "thing.turn" ? .angle(degrees: value) : .number(value))
            try store.advance(to: value)
        }
        let frame = try #require(await frames.next())
        #expect(frame.time == 4)
        #expect(frame.changed == frame.changed.sorted())
        #expect(frame["thing.x"] == .number(4))
        #expect(frame["thing.y"] == .number(1))
        #expect(frame["thing.turn"] == .angle(degrees: 3))
        #expect(frame.changed.count == 3)
    }

    @Test func `the changes of late frames add up to what is shown, whatever is missed`() async throws {
        let store = try makeStore()
        let paths = ["thing.x", "thing.y", "thing.opacity"]
        var frames = store.frames.makeAsyncIterator()
        var random = SplitMix64(seed: 11)
        var seen: [String: MotionValue] = [:]
        for step in 0..<500 {
            let path = paths[Int.random(in: 0..<3, using: &random)]
            try store.set(path, to: .number(Double.random(in: -9...9, using: &random)))
            try store.advance(to: Double(step))
            guard Int.random(in: 0..<4, using: &random) == 0 || step == 499 else { continue }
            let frame = try #require(await frames.next())
            for id in frame.changed { seen[frame[declarationOf: id].path.text] = frame[id] }
            for path in paths { #expect(try seen[path] == store.presentation(path)) }
        }
    }

    @Test func `every reading makes a sequence of its own, and all end when the store goes`() async throws {
        var store: PropertyStore? = try makeStore()
        let (first, second) = (try #require(store?.frames), try #require(store?.frames))
        try store?.advance(to: 1)
        store = nil
        var times: [Double] = []
        for await frame in first { times.append(frame.time) }
        for await frame in second { times.append(frame.time) }
        #expect(times == [1, 1])
    }

    @Test func `an advance that changes nothing makes no frame`() async throws {
        let store = try makeStore()
        var frames = store.frames.makeAsyncIterator()
        try store.advance(to: 0)
        try store.advance(to: 1)
        #expect(await frames.next()?.time == 0)
        try store.advance(to: 2)
        try store.set("thing.x", to: .number(1))
        try store.advance(to: 3)
        #expect(await frames.next()?.time == 3)
    }

    @Test func `a consumer in another isolation sees the end of what plays`() async throws {
        func play() async throws -> Task<Double?, Never> {
            let store = try makeStore()
            let frames = store.frames
            let consumer = Task.detached {
                var last: Double?
                for await frame in frames { last = frame[PropertyKey<Double>("thing.x")] ?? last }
                return last
            }
            try Animator(store).animate(Timing(duration: 1, curve: .linear), "thing.x", to: .number(8))
            for step in 0...100 {
                try store.advance(to: Double(step) / 100)
                await Task.yield()
            }
            return consumer
        }
        #expect(try await play().value == 8)
    }
}
