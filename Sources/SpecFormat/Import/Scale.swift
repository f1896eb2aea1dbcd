import MotionModel

/// The durations and curves that a library names, for documents that adhere to it.
struct Scale {
    /// The difference in seconds up to which two times are the same: far below the resolution of any clock.
    private static let sameTime = 1e-6
    /// The difference, as a share of the travel, up to which two curves are the same.
    static let sameOutput = 1e-6
    /// The number of evenly spread outputs by which the nearest curve is determined.
    static let looks = 64

    /// The namespace of the library.
    let namespace: String
    /// The place at which a document declares that it adheres to the library.
    let place: SourceRange
    private var durations: [(name: String, seconds: Double)] = []
    /// The curves; their own lengths are compared if they have any.
    private(set) var curves: [(name: String, node: CurveDraft)] = []

    /// The scale of a library's own names; its imports belong to it only if it names them.
    init(_ namespace: JSONString, _ library: ImportedDocument) {
        self.namespace = namespace.value
        place = namespace.range
        for name in library.durations.names {
            guard case .seconds(let seconds)? = library.durations[name] else { continue }
            durations.append(("\(namespace.value).\(name)", seconds))
        }
        for name in library.curves.names {
            if let node = library.curves[name] { curves.append(("\(namespace.value).\(name)", node)) }
        }
    }

    /// The duration nearest to another in proportion, the first of several; nil in a library without durations.
    ///
    /// - Complexity: O(durations).
    func nearest(to seconds: Double) -> (name: String, seconds: Double, isSame: Bool)? {
        var nearest: (name: String, seconds: Double)?
        func distance(_ other: Double) -> Double {
            Swift.max(seconds, other) / Swift.max(Swift.min(seconds, other), Self.sameTime)
        }
        for duration in durations {
            if let known = nearest, distance(known.seconds) <= distance(duration.seconds) { continue }
            nearest = duration
        }
        return nearest.map { ($0.name, $0.seconds, ($0.seconds - seconds).magnitude <= Self.sameTime) }
    }
}

/// The nearest curves of a library, for each curve that was judged.
struct JudgedCurves {
    /// The nearest of a library's curves.
    struct Nearest {
        let name: String
        /// The largest difference of their outputs; nil if the lengths differ.
        let outputDistance: Double?
        let isSame: Bool
        fileprivate let distance: Double
    }

    private struct Key: Hashable {
        let namespace: String
        let curve: Curve
    }

    /// The number of outputs that may still be computed: enough for any spec, and little for a hostile text.
    private var left = 4_000_000
    private var known: [Key: Nearest] = [:]

    /// The curve of a library nearest to another; nil in a library without curves, and when the limit of work is
    /// exceeded.
    ///
    /// Springs differ by their lengths too: the difference, as a share of the longer one, counts like a distance.
    mutating func nearest(to node: CurveDraft, in scale: Scale) -> Nearest? {
        let key = Key(namespace: scale.namespace, curve: node.curve)
        if let nearest = known[key] { return nearest }
        var nearest: Nearest?
        for other in scale.curves {
            left -= (node.size + other.node.size) * Scale.looks
            guard left > 0 else { return nil }
            let output = node.curve.largestDistance(to: other.node.curve, looks: Scale.looks)
            let length = Self.apart(node.curve.naturalDuration, other.node.curve.naturalDuration)
            let distance = Swift.max(output, length)
            guard distance < nearest?.distance ?? .infinity else { continue }
            nearest = Nearest(
                name: other.name, outputDistance: length <= Scale.sameOutput ? output : nil,
                isSame: distance <= Scale.sameOutput, distance: distance)
        }
        known[key] = nearest
        return nearest
    }

    /// The difference of two lengths, as a share of the longer one; 1 for a curve with a length and one without.
    private static func apart(_ first: Double?, _ second: Double?) -> Double {
        switch (first, second) {
        case (nil, nil): 0
        case (let first?, let second?):
            first == second ? 0 : (first - second).magnitude / Swift.max(first, second)
        case (nil, _), (_, nil): 1
        }
    }
}
