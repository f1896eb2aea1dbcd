import MotionModel

/// The places at which a curve is compared with a model, each weighted by the share of time that it stands for.
struct CurveSamples {
    /// A place.
    struct Sample {
        let x: Double
        let y: Double
        let weight: Double
    }

    /// The places in order of x, without the ends.
    let samples: [Sample]

    /// The number of places for a curve that has no points of its own.
    private static let uniformCount = 64
    /// The number of points from which on they are thinned out.
    private static let mostPoints = 256

    /// The places of a curve: its own points if it is made of enough of them, else evenly spaced places.
    ///
    /// Points that were taken from a curve lie on it; the straight lines between them don't.
    init(_ curve: Curve) {
        var places: [(x: Double, y: Double)] = []
        if case .points(let points) = curve, points.points.count >= 8 {
            for point in points.points where point.x > 0 && point.x < 1 && point.x != places.last?.x {
                places.append((point.x, point.y))
            }
            let stride = (places.count + Self.mostPoints - 1) / Self.mostPoints
            if stride > 1 { places = places.indices.filter { $0 % stride == 0 }.map { places[$0] } }
        }
        if places.count < 6 {
            places = (1..<Self.uniformCount).map { index in
                let x = Double(index) / Double(Self.uniformCount)
                return (x, curve.progress(at: x))
            }
        }
        samples = places.indices.map { index in
            let before = index == 0 ? 0 : places[index - 1].x
            let after = index == places.count - 1 ? 1 : places[index + 1].x
            return Sample(x: places[index].x, y: places[index].y, weight: (after - before) / 2)
        }
    }

    /// Every n-th place: `count` of them, or a few more.
    func thinned(to count: Int) -> [Sample] {
        let stride = max(samples.count / count, 1)
        return samples.indices.filter { $0 % stride == 0 }.map { samples[$0] }
    }
}
