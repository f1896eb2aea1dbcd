import MotionModel
import TestSupport
import Testing

@Suite("Transforms of which some pairs of lists match")
struct TransformPairTests {
    private func bound(_ lists: some Collection<MotionValue>) throws -> BoundTrack {
        let segments = (0..<(lists.count - 1)).map {
            Segment(start: Double($0), end: Double($0) + 1, fromKey: $0, toKey: $0 + 1, curve: .linear)
        }
        let track = Track(
            property: try PropertyPath("box.transform"), type: .transform(.matrix), isAdditive: false,
            keys: lists.map { .constant($0) }, segments: segments, loop: nil)
        return try #require(try Timeline(tracks: [track]).bind().tracks.first)
    }

    private func list(_ random: inout SplitMix64) -> MotionValue {
        // Few kinds, so that some match.
        let kinds = random.next() % 2 == 0 ? 13 : 5
        return .transform(
            (0..<(1 + Int(random.next() % 3))).map { _ in
                TransformMatrixTests.function(Int(random.next() % UInt64(kinds)), &random).0
            })
    }

    @Test("are mixed as each pair is alone, whatever the others are", arguments: 0..<200)
    func alone(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let lists = (0..<(3 + Int(random.next() % 3))).map { _ in list(&random) }
        let all = try bound(lists)
        for index in lists.indices.dropLast() {
            let pair = try bound([lists[index], lists[index + 1]])
            for share in [0, 0.001, 0.2, 0.5, 0.77, 0.999] {
                let (one, other) = (all.value(at: Double(index) + share), pair.value(at: share))
                let size = other.components.reduce(1) { max($0, $1.magnitude) }
                #expect(one.distance(to: other) <= 1e-9 * size, "pair \(index) at \(share)")
                let form = all.formValue(from: index, to: index + 1, progress: share)
                #expect(form.canonical.distance(to: other) <= 1e-9 * size, "form, pair \(index) at \(share)")
                guard share > 0 else { continue }
                for (one, other) in zip(all.velocity(at: Double(index) + share), pair.velocity(at: share)) {
                    #expect(abs(one - other) <= 1e-7 * max(size, abs(other)))
                }
            }
        }
        #expect(all.restValue == (try bound(lists.suffix(2)).restValue))
    }

    @Test("turn as often as they say beside a pair that doesn't match")
    func turns() throws {
        let all = try bound([
            .transform([.rotate(degrees: 0)]), .transform([.rotate(degrees: 720)]),
            .transform([.translate(10, 0), .scale(2, 1)]),
        ])
        // A quarter of two turns is half of one.
        let half = all.value(at: 0.25).components
        #expect(abs(half[0] + 1) < 1e-12 && abs(half[1]) < 1e-12)
    }

    @Test("go on from any value", arguments: 0..<40)
    func beginning(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed) + 500)
        let lists = (0..<3).map { _ in list(&random) }
        let value = list(&random)
        let all = try bound(lists).beginning(at: value)
        let size = (lists + [value]).flatMap { $0.canonical.components }.reduce(1) { max($0, $1.magnitude) }
        #expect(all.value(at: 0).distance(to: value.canonical) <= 1e-9 * size)
        #expect(all.restValue.distance(to: lists[2].canonical) <= 1e-9 * size)
    }
}
