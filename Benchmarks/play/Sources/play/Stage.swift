import Allocations
import Animator
import MotionModel

/// A store with the number properties `c0.v`, `c1.v`, … and an animator.
struct Stage {
    let store = PropertyStore()
    let animator: Animator
    let paths: [String]
    let ids: [PropertyID]

    init(_ count: Int) throws {
        let store = store
        animator = Animator(store)
        paths = (0..<count).map { "c\($0).v" }
        ids = try paths.map { path in
            try store.register(PropertyDeclaration(path: PropertyPath(path), initial: .number(0)))
        }
    }

    /// A contestant: one advance a frame.
    func frames() -> (Int) -> Void {
        let store = store
        return { number in
            do { try store.advance(to: Stage.time(of: number)) } catch { fatalError("\(error)") }
        }
    }

    /// Seconds at which frame n is shown.
    static func time(of frame: Int) -> Double { Double(frame + 1) / 60 }

    /// What a channel shows.
    func shown(_ channel: Int) -> Double { store.presentation(ids[channel]).components[0] }

    /// The largest distance of about a hundred channels from what they should show, as a share of a travel of 100.
    func error(_ expected: (Int) -> Double) -> Double {
        var largest = 0.0
        for channel in stride(from: 0, to: ids.count, by: max(1, ids.count / 97)) {
            let distance = abs(shown(channel) - expected(channel)) / 100
            // Written so that NaN counts as wrong.
            if !(distance <= largest) { largest = distance }
        }
        return largest
    }
}

/// What it took to start something.
struct StartCost {
    var nanoseconds = 0.0
    var bytes = 0.0

    /// Builds a stage and starts what plays on it.
    static func measured(
        _ count: Int, start: (Stage) throws -> Void
    ) throws -> (stage: Stage, cost: StartCost) {
        let before = allocated_bytes()
        let stage = try Stage(count)
        let began = Stopwatch.now()
        try start(stage)
        var cost = StartCost()
        cost.nanoseconds = (Stopwatch.now() - began) / Double(count)
        // The names and ids that this program keeps aren't the store's.
        let own = Double(count * (MemoryLayout<String>.stride + MemoryLayout<PropertyID>.stride))
        cost.bytes = (allocatedBytes(since: before) - own) / Double(count)
        return (stage, cost)
    }
}
