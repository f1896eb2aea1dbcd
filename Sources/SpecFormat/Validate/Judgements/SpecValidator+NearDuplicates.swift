import MotionModel

extension SpecValidator {
    /// The largest number of curves, and of their outputs, that are compared: enough for any library, and little for a
    /// hostile text.
    private static let mostCurves = 256
    private static let mostOutputs = 2_000_000
    /// The number of outputs in a first comparison, which tells most curves apart.
    private static let glances = 16
    /// The number of outputs in a comparison, besides both sides of every corner and jump.
    private static let looks = 1024

    /// A named curve that is compared.
    private struct Candidate {
        let name: JSONString
        let value: SourceRange
        let node: CurveDraft
        let glance: [Double]
    }

    /// Reports named curves that differ by less than 1 % of the travel everywhere.
    ///
    /// Two springs must have lengths within 1 % as well; a curve with a length of its own and one without are never
    /// the same. A name for another name is intentional.
    mutating func checkNearDuplicates() {
        guard decoder.curves.order.count <= Self.mostCurves else { return }
        var left = Self.mostOutputs
        var seen: [Candidate] = []
        for name in decoder.curves.order {
            guard let member = decoder.curves[name]?.member, let node = decoder.curves.value(name) else {
                continue
            }
            if member.value.isString { continue }
            left -= node.size * Self.glances
            guard left > 0 else { return }
            let glance = (0...Self.glances).map {
                node.curve.progress(at: Double($0) / Double(Self.glances))
            }
            let candidate = Candidate(
                name: member.key, value: member.value.range, node: node, glance: glance)
            if let (twin, distance) = twin(of: candidate, among: seen, &left) {
                report(candidate, like: twin, distance)
            }
            seen.append(candidate)
        }
    }

    /// The first curve that looks the same, and the largest distance of the two.
    private func twin(
        of candidate: Candidate, among seen: [Candidate], _ left: inout Int
    ) -> (Candidate, Double)? {
        let curve = candidate.node.curve
        for other in seen {
            guard Self.lastAlike(curve.naturalDuration, other.node.curve.naturalDuration),
                zip(candidate.glance, other.glance).allSatisfy({ ($0 - $1).magnitude < Limits.sameShare * 2 })
            else { continue }
            left -= (candidate.node.size + other.node.size) * Self.looks
            guard left > 0 else { return nil }
            let distance = curve.largestDistance(
                to: other.node.curve, looks: Self.looks, enough: Limits.sameShare)
            if distance < Limits.sameShare { return (other, distance) }
        }
        return nil
    }

    private static func lastAlike(_ first: Double?, _ second: Double?) -> Bool {
        switch (first, second) {
        case (nil, nil): true
        case (let first?, let second?):
            (first - second).magnitude <= Limits.sameShare * Swift.max(first, second)
        case (nil, _), (_, nil): false
        }
    }

    private mutating func report(_ curve: Candidate, like twin: Candidate, _ distance: Double) {
        let how =
            distance == 0
            ? "is the same as" : "differs by \(Self.percent(distance)) % of the travel at most from"
        // A curve made of others may be made of this one.
        let fixes =
            twin.node.depth > 0
            ? []
            : [
                FixIt(
                    "make it another name of '\(twin.name.value)'", range: curve.value,
                    replacement: JSONValue.quoted(twin.name.value))
            ]
        decoder.diagnostics.report(
            .nearDuplicate, "the curve '\(curve.name.value)' \(how) '\(twin.name.value)'",
            at: curve.name.range,
            notes: [Diagnostic.Note("'\(twin.name.value)' is here", at: twin.name.range)], fixes: fixes)
    }

    /// A percentage that isn't less than the share.
    private static func percent(_ share: Double) -> String {
        NumberText.text((share * 10_000).rounded(.up) / 100)
    }
}
