import MotionModel
import SpecFormat

/// A route as cubic pieces over the share of its length, for a player that measures no paths.
///
/// Between two knots places and directions are the cubics that have the values and the rates of the route at both; pieces
/// are halved until they are within the tolerance, measured at eight places of each. Where the route turns a corner or
/// goes on elsewhere, two knots have one share. Where something rests there is a knot, which is exact.
struct PlayerRoute {
    private let route: PathRoute
    private let tolerance: Double
    /// The ends of all pieces that aren't halved.
    private let ends: [Double]

    /// Creates the table of a route.
    ///
    /// - Parameter shares: Where something rests.
    init(_ route: PathRoute, tolerance: Double, shares: [Double]) {
        self.route = route
        self.tolerance = tolerance
        let inside = shares.map { $0 - $0.rounded(.down) } + route.breaks(from: 0, to: 1)
        var ends = [0.0]
        for share in inside.sorted() + [1] where share > ends[ends.count - 1] { ends.append(share) }
        self.ends = ends
    }

    /// The row: whether it wraps, the turning of a whole lap, knots of places (share, x, y and their rates), and knots of
    /// directions (share, degrees and their rate).
    var json: JSONValue {
        let length = max(route.length, 1e-9)
        let places = knots(scale: length) { share, inside in
            let (place, rate) = (route.position(atShare: inside), route.velocity(atShare: inside))
            return Knot(share: share, values: [place.x, place.y], rates: [rate.x, rate.y])
        }
        let angles = knots(scale: max(route.turningRange, 1e-9)) { share, inside in
            Knot(
                share: share, values: [route.tangentAngle(atShare: inside)],
                rates: [route.angularVelocity(atShare: inside)])
        }
        let turning =
            route.edges == .wrap ? route.tangentAngle(atShare: 1.25) - route.tangentAngle(atShare: 0.25) : 0
        return .object([
            ("wraps", .bool(route.edges == .wrap)), ("turning", .number(turning)),
            ("places", PlayerExport.numbers(places)), ("angles", PlayerExport.numbers(angles)),
        ])
    }

    private struct Knot {
        let share: Double
        let values: [Double]
        let rates: [Double]
        var numbers: [Double] { [share] + values + rates }
    }

    /// The shortest piece, as a share of the route.
    private static let shortest = 0x1p-12

    private func knots(scale: Double, _ knot: (_ share: Double, _ inside: Double) -> Knot) -> [Double] {
        var numbers: [Double] = []
        for (low, high) in zip(ends, ends.dropFirst()) {
            // Just before a corner, because at the corner itself the next piece begins.
            let last = high == 1 ? high : high - (high - low) * 1e-12
            var pieces = [(knot(low, low), knot(high, last))]
            numbers += pieces[0].0.numbers
            while let (first, last) = pieces.popLast() {
                let width = last.share - first.share
                let isNear = (1...8).allSatisfy { step in
                    let inside = Double(step) / 9
                    let share = first.share + width * inside
                    let (right, found) = (knot(share, share).values, Self.value(first, last, inside))
                    return zip(right, found).allSatisfy { abs($0 - $1) <= tolerance / 2 * scale }
                }
                if isNear || width < Self.shortest {
                    numbers += last.numbers
                } else {
                    let middle = first.share + width / 2
                    let between = knot(middle, middle)
                    pieces += [(between, last), (first, between)]
                }
            }
        }
        return numbers
    }

    private static func value(_ first: Knot, _ last: Knot, _ t: Double) -> [Double] {
        let (width, u) = (last.share - first.share, 1 - t)
        return first.values.indices.map { index in
            let (from, to) = (first.values[index], last.values[index])
            let (out, back) = (first.rates[index] * width, last.rates[index] * width)
            return u * u * ((1 + 2 * t) * from + t * out) + t * t * ((1 + 2 * u) * to - u * back)
        }
    }
}
