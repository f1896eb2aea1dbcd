import TestSupport
import Testing

@testable import MotionModel

@Suite("A rule of the format of a baked timeline")
struct BrokenRuleTests {
    /// A body of one track, of which one part at a time is replaced by a broken one.
    struct Body: Sendable {
        var texts: [[UInt8]] = ["Box", "a", "b", "go", "box.x", "."].map { text($0) }
        var routes: [[UInt8]] = []
        var types: [[UInt8]] = [[0]]
        var curves: [[UInt8]] = [[0]]
        var track: [UInt8] = [4, 0]
        var flags: [UInt8] = [1]
        var keys: [[UInt8]] = [[1, 0] + number(0), [1, 0] + number(1)]
        var segments: [[UInt8]] = [number(0) + number(0.5) + [0, 1, 0, 0]]
        /// The paths of more tracks with the same bytes.
        var copies: [UInt8] = []
        var timeline: [UInt8] = [1, 0, 0] + number(0.5)
        var clock: [UInt8] = [0]
        var head: [UInt8] = [0, 0, 0]
        var states: [UInt8] = [2, 1, 0, 2, 0]
        var variants: [UInt8] = [1, 3, 0, 0, 1, 2, 0]
        var rest: [UInt8] = []

        var file: [UInt8] {
            func table(_ rows: [[UInt8]]) -> [UInt8] { [UInt8(rows.count)] + rows.flatMap { $0 } }
            let tables = table(texts) + table(routes) + table(types) + table(curves)
            let motion = track.dropFirst() + flags + table(keys) + table(segments)
            let tracks = table(([track[0]] + copies).map { [$0] + motion })
            return BakedBytes(
                body: tables + tracks + [1] + timeline + clock + head + states + variants + rest
            ).file
        }
    }

    private static func text(_ text: String) -> [UInt8] { [UInt8(text.utf8.count)] + text.utf8 }
    private static func number(_ number: Double) -> [UInt8] { BakedBytes.number(number) }
    private static func numbers(_ numbers: Double...) -> [UInt8] { numbers.flatMap { number($0) } }

    private static func body(_ change: (inout Body) -> Void) -> Body {
        var body = Body()
        change(&body)
        return body
    }

    /// A body whose only curve is replaced.
    private static func curve(_ bytes: [UInt8]) -> Body { body { $0.curves = [bytes] } }

    /// A body whose only type is replaced, and with it everything that has it.
    private static func type(_ bytes: [UInt8]) -> Body { body { $0.types = [[0], bytes] } }

    private static func segment(_ bytes: [UInt8]) -> Body { body { $0.segments = [bytes] } }

    /// A body whose second key is replaced.
    private static func key(_ bytes: [UInt8]) -> Body { body { $0.keys[1] = bytes } }

    private static func formula(_ steps: [UInt8], key: UInt8? = nil) -> Body {
        self.key((key.map { [4, $0] } ?? [3]) + [0] + steps)
    }

    private static func route(_ bytes: [UInt8]) -> Body { body { $0.routes = [bytes] } }

    /// For each rule the ways to break it.
    static func broken(_ rule: BakedTimelineError.Rule) -> [Body] {
        let huge: [UInt8] = [0xFF, 0xFF, 0xFF, 0x7F]
        switch rule {
        case .end:
            return [body { $0.variants[6] = 1 }, body { $0.variants = [1, 3, 0, 0, 1, 2, 1, 0x80] }]
        case .wholeNumber:
            return [
                body { $0.head = [0x80, 0, 0, 0] },
                type([5] + [UInt8](repeating: 0xFF, count: 9) + [1]),
            ]
        case .count:
            return [
                body { $0.texts[0] = huge }, body { $0.head = [0] + huge + [0] }, curve([4] + huge),
                curve([4, 0]), curve([3] + huge), curve([17] + huge), type([10] + huge), type([12] + huge),
                type([13] + huge), route([0] + huge), body { $0.segments = [] }, body { $0.timeline = huge },
                formula(huge), body { $0.states = [2, 1, 1, 0, 2, 0] }, body { $0.states = huge },
            ]
        case .reference:
            return [
                body { $0.track = [6, 0] }, body { $0.track = [4, 1] }, body { $0.timeline = [1, 1, 0] },
                segment(numbers(0, 1) + [2, 0, 0, 0]), segment(numbers(0, 1) + [0, 2, 0, 0]),
                segment(numbers(0, 1) + [0, 0, 1, 0]), body { $0.variants = [1, 3, 1, 0, 1, 2, 0] },
                body { $0.variants = [1, 3, 0, 0, 1, 3, 0] }, type([16, 0]), formula([1, 4], key: 1),
                key([5, 0, 1] + number(0.5)), key([5, 1, 0] + number(0.5)), body { $0.head = [6, 0, 0] },
            ]
        case .code:
            return [
                curve([18]), type([18]), key([6]), key([0]), segment(numbers(0, 1) + [0, 1, 0, 3]),
                formula([1, 10]), formula([2, 4, 6, 12]),
                formula([2, 4, 8, 17, 1]),
                curve([6, 10, 0]), curve([6, 0, 3]), curve([5, 4, 1]), type([12, 1, 15]), type([13, 1, 4]),
                type([14, 6]), type([15, 2]), route([2, 0]), route([0, 1, 6]), curve([8, 2] + number(1)),
                body { $0.variants = [1, 3, 0, 0, 1, 2, 2] }, body { $0.clock = [2] },
                body { $0.clock = [1] + numbers(0, 1, 0, 1, 0) + [4, 0] },
                body { $0.clock = [1] + numbers(0, 1, 0, 1, 0) + [0, 2] },
                body {
                    $0.head = [0, 0, 1, 4, 0, 0, 0] + number(0)
                    $0.states = [1, 1, 1, 2]
                },
            ]
        case .text: return [body { $0.texts[0] = [2, 0xC3, 0x28] }, body { $0.texts[0] = [1, 0xFF] }]
        case .propertyPath:
            return [body { $0.track = [0, 0] }, body { $0.track = [5, 0] }, formula([1, 9, 5, 0])]
        case .finite:
            return [
                key([1, 0] + number(.nan)), segment(numbers(-.infinity, 1) + [0, 1, 0, 0]),
                segment(numbers(0, 1) + [0, 1, 0, 2] + numbers(0, .nan)),
                key([5, 0, 0] + number(.infinity)), curve([13] + number(.nan) + [0]),
                curve([12] + numbers(-.infinity, 0) + [0]), curve([4, 1] + numbers(0, .infinity)),
                curve([3, 1] + numbers(0, 0, 1, .nan, 1, 1)), curve([7, 0] + numbers(1, 1, .nan, 0, 0.1, 1)),
                body { $0.flags = [0x10] + numbers(.infinity, 1, 1) },
                body { $0.flags = [0x20] + number(.nan) },
                body { $0.clock = [1] + numbers(.nan, 1, 0, 1, 0) + [0, 0] },
                body { $0.clock = [1] + numbers(0, .infinity, 0, 1, 0) + [0, 0] },
                body { $0.clock = [1] + numbers(0, 1, 0, 1, 0) + [0, 1] + number(.infinity) },
                body { $0.timeline = [1, 0, 1] + number(.nan) + [3, 0] + number(1) },
            ]
        case .range:
            return [
                body { $0.flags = [0x08] + number(1.5) }, body { $0.flags = [0x10] + numbers(0, 0, 1) },
                body { $0.flags = [0x10] + numbers(0, 1, 0) },
                body { $0.clock = [1] + numbers(0, -1, 0, 1, 0) + [0, 0] },
                body { $0.clock = [1] + numbers(0, 1, -1, 1, 0) + [0, 0] },
                body { $0.clock = [1] + numbers(0, 1, 0, -1, 0) + [0, 0] },
                body { $0.clock = [1] + numbers(0, 1, 0, .nan, 0) + [0, 0] },
                body { $0.clock = [1] + numbers(0, 1, 0, 1, -1) + [0, 0] },
                body { $0.flags = [0x10] + numbers(0, 1, .nan) },
                body { $0.flags = [0x30] + numbers(0, 1, .infinity, 2) },
                body { $0.flags = [0x40] + number(-1) }, body { $0.timeline = [1, 0, 0] + number(0.4) },
                body { $0.timeline = [1, 0, 0] + number(.nan) },
                body { $0.timeline = [1, 0, 1] + number(0) + [3, 2] + number(0) + number(1) },
                type([5, 1]), type([5, 65]), curve([12] + numbers(1, 0) + [0]),
                curve([14] + numbers(.nan, 0) + [0]), curve([7, 0] + numbers(1, 1, 1, 0, 0, 1)),
                curve([7, 0] + numbers(1, 1, 1, 0, 0.1, -1)),
                curve([7, 2] + numbers(1, 1, 1, 0, 0.1, 1, 0.5, 2)),
                route([0, 1, 0] + numbers(0, 2e12)), route([0, 1, 0] + numbers(.nan, 0)),
                route([0, 2, 0] + numbers(0, 0) + [4, 0] + numbers(1, .infinity, 0, 1, 1)),
                curve([9, 1, 4] + numbers(0, 1) + [1, 0] + number(1.5)),
                body {
                    $0.types = [[0], [10, 1, 3]]
                    $0.keys[1] = [1, 1] + number(1)
                },
            ]
        case .order:
            return [
                segment(numbers(1, 0) + [0, 1, 0, 0]),
                body { $0.segments.append(numbers(0.25, 1) + [0, 1, 0, 0]) },
                curve([4, 2] + numbers(1, 0, 0, 1)),
                body {
                    $0.timeline = [1, 0, 2] + number(1) + [3, 0] + number(0) + [3, 0] + number(1)
                },
                curve([9, 1, 4] + numbers(0, 1) + [2, 0] + number(0.5) + [0] + number(0.5)),
            ]
        case .duplicate:
            return [
                body { $0.timeline = [2, 0, 0, 0] + number(0.5) }, body { $0.states = [2, 1, 0, 1, 0] },
                body { $0.variants = [2, 3, 0, 0, 1, 2, 0, 3, 0, 0, 1, 2, 0] }, type([10, 2, 1, 1]),
                body {
                    $0.copies = [4]
                    $0.timeline = [2, 0, 1, 0] + number(0.5)
                },
                body {
                    // A path under two indices is one property.
                    $0.texts.append(text("box.x"))
                    $0.copies = [6]
                    $0.timeline = [2, 0, 1, 0] + number(0.5)
                },
            ]
        case .type:
            let point: [UInt8] = [3]
            return [
                body {
                    $0.types = [[0], point]
                    $0.keys[1] = [1, 1] + numbers(1, 2)
                },
                body {
                    $0.types = [[0], point]
                    $0.keys[1] = [3, 1] + [1, 4, 1, 4]
                },
                // A form where the canonical type belongs, and a discrete type that adds up.
                body {
                    $0.types = [[0], [15, 0]]
                    $0.head = [0, 0, 1, 4, 1, 0, 0] + number(0)
                },
                body {
                    $0.types = [[0], [9]]
                    $0.head = [0, 0, 1, 4, 1, 0, 1] + number(0)
                },
                body {
                    $0.types = [[0], point]
                    $0.head = [0, 0, 1, 4, 0, 0, 16] + number(0) + [1] + numbers(1, 2)
                },
                body {
                    $0.types = [[0], point]
                    $0.head = [0, 0, 1, 4, 0, 0, 0] + number(0)
                    $0.states = [1, 1, 1, 1, 1] + numbers(1, 2)
                },
            ]
        case .formula:
            return [
                formula([1, 3]), formula([1, 2, 0]), formula([1, 2, 1], key: 0), formula([1, 1, 0]),
                formula([2, 4, 4]), formula([1, 5]), formula([2, 4, 6, 0]), formula([3, 4, 4, 7]),
                formula([3, 4, 4, 8, 12, 2]), formula([1, 8, 0, 0]), formula([2, 4, 8, 0, 2]),
                curve([9, 1, 3] + numbers(0, 1) + [0]), curve([9, 1, 1, 0] + numbers(0, 1) + [0]),
                body {
                    $0.head = [0, 0, 1, 4, 0, 0, 0] + number(0)
                    $0.states = [1, 1, 1, 3, 0, 1, 4]
                },
                body {
                    $0.head = [0, 0, 1, 4, 0, 0, 0] + number(0)
                    $0.states = [1, 1, 1, 3, 0, 1, 1, 0]
                },
            ]
        case .curve:
            return [
                curve([2] + numbers(1.5, 0, 0, 1)), curve([2] + numbers(0, .nan, 0, 1)),
                curve([3, 1] + numbers(0, 0, 1, 1, 1, 2)), curve([3, 1] + numbers(2, 0, 1, 1, 1, 1)),
                curve([3, 0]), curve([5, 0, 0]), curve([5, 2, 1]), curve([6, 7, 0] + number(.infinity)),
                curve([6, 8, 0] + numbers(-1, 1)), curve([6, 8, 0] + numbers(1, 0)),
                curve([7, 0] + numbers(0, 1, 1, 0, 0.1, 1)),
                curve([7, 0] + numbers(1, .leastNonzeroMagnitude, 1, 0, 0.1, 1)),
                curve([8, 0] + number(0)), curve([8, 1] + number(-1)),
                // log(p), and 1 ∕ p.
                curve([9, 2, 4, 8, 10, 1] + numbers(0, 1) + [0]),
                curve([9, 3, 0] + number(1) + [4, 6, 3] + numbers(0, 1) + [0]),
            ]
        case .path:
            return [
                type([13, 1, 1]), type([13, 3, 0, 5, 1]), route([0, 1, 1] + numbers(1, 1)), route([0, 1, 5]),
                route([0, 3, 0] + numbers(0, 0) + [5, 1] + numbers(1, 1)),
            ]
        case .nesting:
            let negations = [UInt8](repeating: 5, count: 2048)
            return [
                curve([UInt8](repeating: 10, count: 256) + [0]),
                curve([UInt8](repeating: 10, count: 100_000) + [0]),
                curve((0..<300).flatMap { _ -> [UInt8] in [17, 1] } + [0]),
                formula(BakedBytes.whole(2049) + [4] + negations),
            ]
        case .leftover: return [body { $0.rest = [0] }, body { $0.rest = [0, 1, 2] }]
        }
    }

    @Test("can be broken, and is named when it is, where it is", arguments: BakedTimelineError.Rule.allCases)
    func everyRule(_ rule: BakedTimelineError.Rule) throws {
        #expect(throws: Never.self) { try CompiledMotion(binary: Body().file) }
        let bodies = Self.broken(rule)
        #expect(!bodies.isEmpty)
        for (index, body) in bodies.enumerated() {
            let file = body.file
            let error = #expect(throws: BakedTimelineError.self) { try CompiledMotion(binary: file) }
            guard case .invalid(let found, let offset)? = error else {
                Issue.record("\(rule) \(index): \(String(describing: error))")
                continue
            }
            #expect(found == rule, "\(index)")
            #expect(offset >= 24 && offset <= file.count, "\(index)")
        }
    }

    @Test("is said in a phrase of its own")
    func phrases() {
        let phrases = BakedTimelineError.Rule.allCases.map { $0.phrase }
        #expect(Set(phrases).count == phrases.count)
        #expect(
            BakedTimelineError.invalid(.code, offset: 31).phrase == "nothing has this code, at byte 31")
    }

    @Test("leaves as much depth as is promised")
    func depth() throws {
        _ = try CompiledMotion(
            binary: Self.curve([UInt8](repeating: 10, count: 255) + [0]).file)
        let deep = BakedBytes.whole(2048) + [4] + [UInt8](repeating: 5, count: 2047)
        let motion = try CompiledMotion(binary: Self.formula(deep).file)
        let bound = try motion.variants[0].timeline.bind()
        #expect(bound.tracks[0].restValue == .number(-1))
    }
}
