import Animator
import MotionModel
import TestSupport

/// A random program of blocks in blocks, and what it is to come to.
struct BlockCase {
    /// What is known of the block that is open.
    private struct Frame {
        var before: [String: Double]
        /// What explicit motion and grabs have left.
        var explicit: [String: Double] = [:]
        /// What it has set, and what blocks inside it have.
        var own: Set<String> = []
        var inner: Set<String> = []
    }

    static let paths = ["thing.position.x", "thing.position.y", "thing.opacity"]

    let store: PropertyStore
    /// That of blocks, and that of all else.
    private let animator: Animator
    private let other: Animator
    private var random: SplitMix64
    /// What is shown before it.
    let shown: [String: Double]
    /// The model values to which it has come.
    private(set) var expected: [String: Double]
    /// What may jump: an inner block's motion has replaced what moved, and was undone.
    private(set) var undone: Set<String> = []
    private var frames: [Frame] = []
    private(set) var text = ""
    private(set) var asked = 0
    let completions = Tally()

    final class Tally {
        var counts: [Int: Int] = [:]
        /// Of blocks that were refused.
        var refused: Set<Int> = []
    }

    init(seed: UInt64, isAdditive: Bool, othersAdd: Bool) throws {
        random = SplitMix64(seed: seed)
        store = try makeStore()
        animator = Animator(store, additive: isAdditive)
        other = Animator(store, additive: othersAdd)
        for path in BlockCase.paths { _ = try store.id(of: path) }
        try store.set("thing.position", to: .point(10, 20))
        if Bool.random(using: &random) {
            try other.animate(Timing(duration: 1), "thing.position", to: .point(40, 5))
            try other.animate(Timing(duration: 0.7), "thing.opacity", to: .number(0.25))
            try store.advance(to: 0.3)
        }
        let store = store
        shown = try BlockCase.read { try number(store, $0) }
        expected = try BlockCase.read { try resting(store, $0) }
    }

    static func read(_ value: (String) throws -> Double) rethrows -> [String: Double] {
        var values: [String: Double] = [:]
        for path in paths { values[path] = try value(path) }
        return values
    }

    /// Whether everything that is shown is what was shown before.
    mutating func run() throws {
        _ = try block(depth: 0)
        while Int.random(in: 0..<3, using: &random) == 0 { try explicit(frames.count) }
    }

    private var timing: Timing {
        mutating get {
            Timing(
                duration: Double(Int.random(in: 1...8, using: &random)) / 8,
                curve: Bool.random(using: &random) ? .linear : NamedCurve.all[3].curve)
        }
    }

    private mutating func completion() -> (CompletionReason) -> Void {
        asked += 1
        let (number, tally) = (asked, completions)
        return { _ in tally.counts[number, default: 0] += 1 }
    }

    /// One block, within the others; whether it is refused.
    private mutating func block(depth: Int) throws -> Bool {
        let timing = timing
        let done = completion()
        let own = asked
        let isRefused = Int.random(in: 0..<4, using: &random) == 0
        frames.append(Frame(before: expected))
        text += "{"
        var failure: (any Error)?
        var this = self
        do {
            try animator.animate(timing, completion: done) { block in
                do {
                    for _ in 0..<Int.random(in: 1...5, using: &this.random) {
                        try this.step(block, depth)
                    }
                } catch { failure = error }
                if isRefused { block.set("nope.opacity", to: .number(1)) }
            }
        } catch { if !isRefused { failure = error } }
        self = this
        if let failure { throw failure }
        text += isRefused ? "!}" : "}"
        let frame = frames.removeLast()
        if isRefused {
            completions.refused.insert(own)
            undone.formUnion(frame.inner)
            expected = frame.before.merging(frame.explicit) { $1 }
        } else if !frames.isEmpty {
            frames[frames.count - 1].inner.formUnion(frame.inner.union(frame.own))
        }
        if !frames.isEmpty { frames[frames.count - 1].explicit.merge(frame.explicit) { $1 } }
        return isRefused
    }

    private mutating func step(_ block: Transaction, _ depth: Int) throws {
        switch Int.random(in: 0..<10, using: &random) {
        case 0...4:
            let (path, value) = target()
            text += " s(\(path) \(value.components))"
            block.set(path, to: value)
            note(path, value, isExplicit: false)
        case 5, 6: try explicit(depth)
        default: if depth < 2 { _ = try self.block(depth: depth + 1) }
        }
    }

    private mutating func explicit(_ depth: Int) throws {
        let (path, value) = target()
        switch Int.random(in: 0..<5, using: &random) {
        case 0:
            text += " g(\(path))"
            try store.grab(path)
            // What has come to rest because its motion was undone rests there.
            let present = { [undone, shown, store] (path: String) in
                undone.contains(path) ? try number(store, path) : shown[path] ?? 0
            }
            note(
                path,
                path == "thing.position"
                    ? .point(try present(Self.paths[0]), try present(Self.paths[1]))
                    : .number(try present(path)), isExplicit: true)
            return
        case 1:
            text += " spring(\(path) \(value.components))"
            try other.spring(path, to: value, spring: Spring(duration: 0.5), completion: completion())
        default:
            text += " a(\(path) \(value.components))"
            try other.animate(timing, path, to: value, completion: completion())
        }
        note(path, value, isExplicit: true)
    }

    private mutating func target() -> (String, MotionValue) {
        func number() -> Double { Double(Int.random(in: 0...20, using: &random)) * 10 }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return ("thing.position", .point(number(), number()))
        case 1: return (Self.paths[0], .number(number()))
        case 2: return (Self.paths[1], .number(number()))
        default: return (Self.paths[2], .number(number() / 200))
        }
    }

    private mutating func note(_ path: String, _ value: MotionValue, isExplicit: Bool) {
        let changed = path == "thing.position" ? Array(Self.paths.prefix(2)) : [path]
        for (path, number) in zip(changed, value.components) {
            expected[path] = number
            guard !frames.isEmpty else { continue }
            if isExplicit {
                frames[frames.count - 1].explicit[path] = number
            } else {
                frames[frames.count - 1].own.insert(path)
            }
        }
    }
}
