import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// What says the same plays the same: bit for bit, except where times are added in another order.
@Suite("Trees that say the same")
struct TreeLawTests {
    typealias Maker = RandomTree<SplitMix64>

    private static let seeds = TreeCount.seeds(25, of: 8)

    private func maker(_ seed: Int, scale: Double = 1) -> Maker {
        RandomTree(random: SplitMix64(seed: UInt64(seed) &* 104_729 + 11), hasPaths: true, scale: scale)
    }

    private func timeline(_ motion: String, more: String = "", of name: String = "go") throws -> Timeline {
        let motion = CompiledMotion(try MotionTreeTests.spec(Maker.text(of: motion, more: more)))
        return try #require(motion[name]).timeline
    }

    /// The motion with other targets.
    private func renamed(_ motion: String, to prefix: String) -> String {
        var text = motion
        for target in ["a", "b", "c"] {
            text = text.replacing("\"\(target).", with: "\"\(prefix)\(target).")
            text = text.replacing("\"d\": \"\(target)\"", with: "\"d\": \"\(prefix)\(target)\"")
        }
        return text
    }

    @Test("a group and a sequence of one are the node", arguments: seeds)
    func one(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<8 {
            let motion = maker.motion()
            let alone = try timeline(motion)
            #expect(try timeline("{ \"group\": [\(motion)] }") == alone, "\(motion)")
            #expect(try timeline("{ \"sequence\": [\(motion)] }") == alone, "\(motion)")
            #expect(try timeline("{ \"sequence\": [{ \"group\": [\(motion)] }] }") == alone, "\(motion)")
        }
    }

    @Test("a container is as long as its children need, also what is cut off", arguments: seeds)
    func lengths(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<40 {
            let motion = maker.motion()
            guard
                case .tree(let root, _) = try MotionTreeTests.spec(Maker.text(of: motion)).variants[0].motion
            else { continue }
            #expect(Self.isLongEnough(root), "\(motion)")
        }
    }

    private static func isLongEnough(_ node: Spec.Node) -> Bool {
        let limit = node.length + Swift.max(node.length, 1) * 1e-9
        switch node.body {
        case .wait, .emit, .animate: return true
        case .sequence(let nodes):
            return nodes.reduce(0) { $0 + $1.total } <= limit && nodes.allSatisfy { isLongEnough($0) }
        case .group(let members):
            return members.allSatisfy { $0.offset + $0.node.total <= limit && isLongEnough($0.node) }
        }
    }

    @Test("a wait before it is a delay", arguments: seeds)
    func wait(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<8 {
            let motion = maker.motion()
            let waited = try timeline("{ \"sequence\": [{ \"wait\": 0.3 }, \(motion)] }")
            let delayed = try timeline("{ \"group\": [\(motion)], \"delay\": 0.3 }")
            #expect(delayed.tracks == waited.tracks && delayed.markers == waited.markers, "\(motion)")
            #expect(delayed.clock == waited.clock && delayed.duration == waited.duration, "\(motion)")
        }
    }

    @Test("other targets move as the first ones would", arguments: seeds)
    func targets(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<8 {
            let motion = maker.motion()
            let (one, other) = (try timeline(motion), try timeline(renamed(motion, to: "z")))
            #expect(one.tracks.map { "z" + $0.property.text } == other.tracks.map { $0.property.text })
            #expect(one.tracks.map { $0.segments } == other.tracks.map { $0.segments })
            #expect(one.tracks.map { $0.keys } == other.tracks.map { $0.keys })
            #expect(one.tracks.map { $0.loop } == other.tracks.map { $0.loop })
            #expect(
                one.markers == other.markers && one.clock == other.clock && one.duration == other.duration)
        }
    }

    @Test("a group may be split into groups", arguments: seeds)
    func split(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<4 {
            let (a, b, c) = (
                maker.motion(), renamed(maker.motion(), to: "y"), renamed(maker.motion(), to: "z")
            )
            let whole = try timeline("{ \"group\": [\(a), \(b), \(c)] }")
            for split in [
                "{ \"group\": [{ \"group\": [\(a), \(b)] }, \(c)] }",
                "{ \"group\": [\(a), { \"group\": [\(b), \(c)] }] }",
            ] {
                let other = try timeline(split)
                #expect(other.tracks == whole.tracks && other.duration == whole.duration)
                // Events at one instant have no order.
                let markers = [whole, other].map { $0.markers.map { "\($0.time) \($0.name)" }.sorted() }
                #expect(markers[0] == markers[1])
            }
        }
    }

    @Test("read back from its binary form it is the same", arguments: seeds)
    func binary(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<8 {
            let motion = CompiledMotion(try MotionTreeTests.spec(Maker.text(of: maker.motion())))
            #expect(try CompiledMotion(binary: motion.binary) == motion)
        }
    }

    /// Twice the time is a power of two, so everything is the same bits; but for springs and decays, whose lengths are searched:
    /// they are the same within 1e-9 of the travel.
    @Test("twice as long it shows at twice the time what it shows", arguments: seeds)
    func doubled(_ seed: Int) throws {
        var (maker, slow) = (maker(seed), maker(seed, scale: 2))
        (maker.hasPhysics, slow.hasPhysics) = (false, false)
        for _ in 0..<8 {
            let (motion, other) = (maker.motion(), slow.motion())
            let one = try timeline(motion).bind { $0.keyPath == "position" ? .point(1, 2) : .number(5) }
            let spec = try MotionTreeTests.spec(Maker.text(of: other, scale: 2))
            let two = try #require(CompiledMotion(spec)["go"]).timeline
                .bind { $0.keyPath == "position" ? .point(1, 2) : .number(5) }
            #expect(two.duration == 2 * one.duration)
            #expect(two.markers.map { $0.time } == one.markers.map { 2 * $0.time })
            let isExact = !motion.contains("spring") && !motion.contains("decay")
            for _ in 0..<50 {
                let time = maker.random.uniform(-0.1...(min(one.duration, 4) + 0.1))
                _ = slow.random.uniform(0...1)
                for (property, slower) in zip(one.properties, two.properties) {
                    let (value, found) = (
                        property.value(at: time).components, slower.value(at: 2 * time).components
                    )
                    for (value, found) in zip(value, found) {
                        #expect(
                            isExact ? value == found : abs(value - found) <= 1e-9 * 100,
                            "\(property.property.text) at \(time)\n\(motion)")
                    }
                }
            }
        }
    }

    /// The mirror's times are differences, so the mirror of a mirror is the original but for rounding.
    @Test("the mirror of its mirror is itself", arguments: seeds)
    func mirrored(_ seed: Int) throws {
        var maker = maker(seed)
        for _ in 0..<8 {
            let motion = maker.motion()
            let one = try timeline(motion).bind { $0.keyPath == "position" ? .point(1, 2) : .number(5) }
            guard one.duration.isFinite else { continue }
            let more =
                " \"back\": { \"extends\": \"go\", \"mirror\": true }, \"twice\": { \"motion\": { \"use\": \"back\", \"direction\": \"reverse\" } },"
            let twice = try timeline(motion, more: more, of: "twice")
                .bind { $0.keyPath == "position" ? .point(1, 2) : .number(5) }
            #expect(abs(twice.duration - one.duration) <= 1e-9)
            for _ in 0..<50 {
                let time = maker.random.uniform(0...(one.duration + 0.1))
                for (property, other) in zip(one.properties, twice.properties) {
                    // A jump may lie a rounding error before or after the instant.
                    let near = [time, time - 1e-9, time + 1e-9].map { property.value(at: $0).components[0] }
                    let value = other.value(at: time).components[0]
                    let isNear = near.contains { abs($0 - value) <= 1e-5 }
                    #expect(
                        isNear, "\(property.property.text) at \(time): \(value), not \(near[0])\n\(motion)")
                }
            }
        }
    }
}
