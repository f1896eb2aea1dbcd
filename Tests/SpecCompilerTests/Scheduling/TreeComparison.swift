import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// A compiled tree beside the contract's sentences.
struct TreeComparison {
    private let root: Spec.Node
    private let bound: BoundTimeline

    /// The tree of a text; the properties that it doesn't set are at 5.
    init(_ motion: String) throws {
        let spec = try MotionTreeTests.spec(RandomTree<SplitMix64>.text(of: motion))
        guard case .tree(let root, _) = spec.variants[0].motion else { throw NoTree() }
        self.root = root
        self.bound = try #require(CompiledMotion(spec)["go"]).timeline.bind { _ in .number(5) }
    }

    private struct NoTree: Error {}

    /// What is different, if anything is: the length, a value at some instant, or the events.
    func difference(_ random: inout some RandomNumberGenerator) -> String? {
        guard bound.duration >= root.total, bound.duration <= root.total * (1 + 1e-9) + 1e-9 else {
            return "lasts \(bound.duration), not \(root.total)"
        }
        let horizon = min(root.total, 4)
        for property in bound.properties {
            let name = property.property.text
            let references = [
                TreeReference(property: name), TreeReference(property: name, jumpsFirst: true),
                TreeReference(property: name, slack: -1e-11), TreeReference(property: name, slack: 1e-11),
                TreeReference(property: name, leafSlack: -1e-11),
                TreeReference(property: name, leafSlack: 1e-11),
            ]
            // What is under way when it begins is whole, with the part that nobody is shown.
            let isWhole = ([property.base] + property.layers).contains { $0.track.start < 0 }
            let first = isWhole ? 0 : -0.1
            for _ in 0..<60 {
                let time = random.uniform(first...(horizon + 0.2))
                // A jump may lie a rounding error before or after the instant. What began before 0 hasn't begun before it.
                let times = time < 0 ? [time, 0, 1e-9] : [time, time - 1e-9, time + 1e-9]
                var expected: [Double] = []
                for reference in references {
                    expected += times.map { reference.value(root, at: $0, from: 5) }
                }
                let value = property.value(at: time).components[0]
                if !expected.contains(where: { abs($0 - value) <= 1e-6 }) {
                    return "\(name) at \(time): \(value), not \(expected[0])"
                }
            }
        }
        return eventDifference(until: horizon)
    }

    private func eventDifference(until horizon: Double) -> String? {
        var found: [String: [Double]] = [:]
        for marker in bound.markers {
            found[marker.name, default: []] += marker.times(after: -1, through: horizon + 0.1, most: 10_000)
        }
        let attempts = [0, -1e-8, 1e-8].map { TreeEvents(horizon: horizon + 0.2, slack: $0).times(root) }
        for name in Set(found.keys).union(attempts[0].keys).sorted() {
            let times = found[name, default: []].filter { $0 <= horizon }.sorted()
            let isRight = attempts.contains { attempt in
                let expected = attempt[name, default: []].sorted()
                // Nobody can say on which side of the horizon one lies.
                let slack = expected.filter { abs($0 - horizon) < 1e-5 }.count
                let inside = expected.filter { $0 <= horizon - 1e-5 }
                return times.count >= inside.count && times.count <= inside.count + slack
                    && zip(times, expected).allSatisfy { abs($0 - $1) < 1e-5 }
            }
            if !isRight { return "\(name) at \(times), not \(attempts[0][name, default: []])" }
        }
        return nil
    }
}
