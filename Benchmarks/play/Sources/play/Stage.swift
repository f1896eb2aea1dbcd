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

    /// The largest distance of about a hundred channels from what they should show.
    func error(_ expected: (Int) -> Double) -> Double { largestDistance(ids.count, shown, expected) }
}

/// A stage on which something plays.
struct StartedStage {
    let stage: Stage
    /// Bytes a channel that the store holds.
    let bytes: Double

    /// Builds a stage and starts what plays on it.
    init(_ count: Int, start: (Stage) throws -> Void) throws {
        let before = allocated_bytes()
        stage = try Stage(count)
        try start(stage)
        // The names and ids that this program keeps aren't the store's.
        let own = Double(count * (MemoryLayout<String>.stride + MemoryLayout<PropertyID>.stride))
        bytes = (allocatedBytes(since: before) - own) / Double(count)
    }
}
