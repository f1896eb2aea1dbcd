import MotionModel

/// The durations and curves that a library names, for those who keep to it.
struct Scale {
    /// How far two times may be apart and be the same, in seconds: far below what any clock shows.
    private static let sameTime = 1e-6
    /// How far two curves may be apart everywhere and be the same, as a share of the travel.
    static let sameOutput = 1e-6
    /// How many evenly spread outputs tell which curve is nearest.
    static let looks = 64

    /// The namespace of the library.
    let namespace: String
    /// Where it is written that somebody keeps to it.
    let place: SourceRange
    private var durations: [(name: String, seconds: Double)] = []
    /// The curves; lengths of their own are compared where they have one.
    private(set) var curves: [(name: String, node: CurveDraft)] = []

    /// What a library names itself; what it imports is no part of it unless it gives it a name.
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

/// Which curve of a library is nearest to each curve that was looked at.
struct JudgedCurves {
    /// The nearest of a library's curves.
    struct Nearest {
        let name: String
        /// How far their outputs are apart at most; nil where the lengths differ.
        let outputDistance: Double?
        let isSame: Bool
        fileprivate let distance: Double
    }

    private struct Key: Hashable {
        let namespace: String
        let curve: Curve
    }

    /// Outputs that are worked out at most: enough for any spec, and little for a hostile text.
    private var left = 4_000_000
    private var known: [Key: Nearest] = [:]

    /// The curve of a library nearest to another; nil in a library without curves, and where too much was compared.
    ///
    /// Springs are told apart by their lengths too: what they differ by, as a share of the longer one, counts like a distance.
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

    /// How much two lengths differ, as a share of the longer one; a curve with a length and one without differ by all.
    private static func apart(_ first: Double?, _ second: Double?) -> Double {
        switch (first, second) {
        case (nil, nil): 0
        case (let first?, let second?):
            first == second ? 0 : (first - second).magnitude / Swift.max(first, second)
        case (nil, _), (_, nil): 1
        }
    }
}
