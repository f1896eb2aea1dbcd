import MotionModel
import TestSupport
import Testing

@Suite("The alignment of paths that morph")
struct PathAlignmentTests {
    typealias Point = PathData.Point

    /// The outline of a path of lines and cubics, closed or not, as a polygon with many corners.
    static func polygon(_ form: PathForm, _ numbers: [Double]) -> [Point] {
        var points: [Point] = []
        for command in form.path(of: numbers).commands {
            switch command {
            case .move(let end), .line(let end): points.append(end)
            case .cubic(let a, let b, let end):
                guard let from = points.last else { continue }
                for step in 1...24 {
                    let t = Double(step) / 24
                    let s = 1 - t
                    let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                    points.append(
                        Point(
                            x: p * from.x + q * a.x + r * b.x + u * end.x,
                            y: p * from.y + q * a.y + r * b.y + u * end.y))
                }
            case .quadratic, .arc, .close: break
            }
        }
        return points
    }

    /// The area inside of a polygon, positive if it goes from the x axis towards the y axis.
    static func area(_ points: [Point]) -> Double {
        var sum = 0.0
        for (index, a) in points.enumerated() {
            let b = points[(index + 1) % points.count]
            sum += a.x * b.y - a.y * b.x
        }
        return sum / 2
    }

    /// The least area on the way from the first path to the second, as a share of the smaller end's, with its sign
    /// where that is the first end's.
    static func leastArea(_ one: PathData, _ other: PathData, areAligned: Bool = true) -> Double {
        let (form, numbers) = PathForm.common(of: [one, other], areAligned: areAligned)
        let areas = (0...32).map { step in
            let share = Double(step) / 32
            return area(polygon(form, zip(numbers[0], numbers[1]).map { $0 + share * ($1 - $0) }))
        }
        let smaller = min(areas[0].magnitude, areas[32].magnitude)
        return areas.map { $0 * (areas[0] < 0 ? -1 : 1) }.reduce(.infinity) { min($0, $1) } / smaller
    }

    /// A random polygon that is seen whole from its middle, or a convex one.
    static func shape(_ random: inout SplitMix64, isConvex: Bool) -> [Point] {
        let count = 3 + Int(random.next() % 8)
        let (x, y) = (Double(random.next() % 400), Double(random.next() % 400))
        let size = 20 + Double(random.next() % 200)
        return (0..<count).map { index in
            let swing = isConvex ? 0 : Double(random.next() % 1000) / 1000 - 0.5
            let turn = 2 * Double.pi * (Double(index) + 0.6 * swing) / Double(count)
            let radius = isConvex ? size : size * (0.6 + 0.4 * Double(random.next() % 1000) / 1000)
            return Point(x: x + radius * Elementary.cos(turn), y: y + radius * Elementary.sin(turn))
        }
    }

    static func closed(_ points: [Point]) throws -> PathData {
        let places = points.map { "\($0.x) \($0.y)" }
        return try PathData(svg: "M" + places.joined(separator: "L") + "Z")
    }

    /// A shape that begins at another corner, and may be drawn the other way.
    static func turned(_ points: [Point], by shift: Int, isReversed: Bool) -> [Point] {
        let turned = Array(points[shift...] + points[..<shift])
        return isReversed ? turned.reversed() : turned
    }

    @Test("finds a shape in itself, from any corner and drawn in any direction", arguments: 0..<60)
    func identity(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        let points = Self.shape(&random, isConvex: false)
        let shift = Int(random.next() % UInt64(points.count))
        let other = Self.turned(points, by: shift, isReversed: seed % 2 == 1)
        let (form, numbers) = PathForm.common(of: [try Self.closed(points), try Self.closed(other)])
        #expect(numbers[0] == numbers[1])
        #expect(form.steps.count == points.count + 1)
        // Also where the last line is written out on one side.
        let written = try PathData(svg: try Self.closed(other + other.prefix(1)).svg)
        let (_, both) = PathForm.common(of: [written, try Self.closed(points)])
        let length = Double(2 * points.count)
        let difference = zip(both[0], both[1]).reduce(0.0) { max($0, ($1.0 - $1.1).magnitude) }
        #expect(both[0].count == both[1].count && difference <= 1e-9 * length * 1000)
    }

    @Test("keeps most of the area of shapes with a middle, turned in any way", arguments: 0..<200)
    func areas(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(1000 + seed))
        let one = Self.shape(&random, isConvex: seed % 2 == 0)
        let other = Self.shape(&random, isConvex: seed % 2 == 0)
        let shift = Int(random.next() % UInt64(other.count))
        let turned = Self.turned(other, by: shift, isReversed: random.next() % 2 == 0)
        #expect(Self.leastArea(try Self.closed(one), try Self.closed(turned)) >= 0.6)
    }

    @Test("keeps the area between a heart and a drop, which collapses as they are written")
    func heart() throws {
        let heart = try PathData(
            svg: "M12 21C5 15.5 2 12 2 8.3C2 5.3 4.3 3 7.2 3C9.1 3 10.9 4 12 5.7C13.1 4 14.9 3 16.8 3"
                + "C19.7 3 22 5.3 22 8.3C22 12 19 15.5 12 21Z")
        let drop = try PathData(svg: "M12 2C7 9 5 12 5 15A7 7 0 0 0 19 15C19 12 17 9 12 2Z")
        #expect(Self.leastArea(heart, drop, areAligned: false) < 0.5)
        #expect(Self.leastArea(heart, drop) >= 0.75)
    }

    @Test("draws both ends exactly as before", arguments: 0..<TestBuild.count(20))
    func ends(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(3000 + seed))
        let one = Self.shape(&random, isConvex: false)
        let round = try PathData(svg: "M30 0C30 40 -30 40 -30 0C-30 -40 30 -40 30 0Z")
        let (form, numbers) = PathForm.common(of: [try Self.closed(one), round])
        let drawn = Self.polygon(form, numbers[1])
        // The exact area is 2880; 24 chords for each half leave out about (2π ∕ 48)² ∕ 6 of it, and more chords less.
        #expect(abs(Self.area(drawn).magnitude - 2880) <= 3e-3 * 2880)
        // Each point is on the curve: x is that of a Bézier whose y has the same parameter, on either half.
        for point in drawn {
            let found = (0...4000).contains { step in
                let t = Double(step) / 4000
                let s = 1 - t
                let x = 30 * (s * s * s + 3 * s * s * t - 3 * s * t * t - t * t * t)
                let y = 120 * (s * s * t + s * t * t)
                return abs(point.x - x) <= 0.05 && abs(point.y.magnitude - y) <= 0.05
            }
            #expect(found, "\(point)")
        }
        #expect(Array(numbers[0].prefix(2)) == [one[0].x, one[0].y])
    }

    @Test("turns all pieces of a path or none, so that holes stay holes")
    func holes() throws {
        let two = try PathData(svg: "M0 0H10V10H0ZM20 0H30V10H20Z")
        let holed = try PathData(svg: "M0 0H30V30H0ZM10 10V20H20V10Z")
        let (form, numbers) = PathForm.common(of: [two, holed])
        let path = form.path(of: numbers[1]).commands
        let second = path.lastIndex { if case .move = $0 { true } else { false } }
        let start = try #require(second)
        func points(_ commands: ArraySlice<PathData.Command>) -> [Point] {
            commands.compactMap { command in
                switch command {
                case .move(let end), .line(let end), .cubic(_, _, let end): end
                case .quadratic, .arc, .close: nil
                }
            }
        }
        #expect(Self.area(points(path[..<start])) * Self.area(points(path[start...])) < 0)
    }

    @Test("leaves what is no better otherwise as it is written, and everything where that is asked for")
    func written() throws {
        let square = try PathData(svg: "M0 0H10V10H0Z")
        let wide = try PathData(svg: "M5 5H25V9H5Z")
        let (form, numbers) = PathForm.common(of: [square, wide])
        let plain = PathForm.common(of: [square, wide], areAligned: false)
        #expect(form == plain.form && numbers == plain.numbers)
        let other = try PathData(svg: "M10 0V10H0V0Z")
        #expect(PathForm.common(of: [square, other], areAligned: false).numbers[1].prefix(2) == [10, 0])
        // A path that is used twice has one form.
        let again = PathForm.common(of: [square, other, square, other]).numbers
        #expect(again[0] == again[2] && again[1] == again[3])
        // Open paths keep their start and their direction.
        let line = try PathData(svg: "M0 0L10 0L20 5")
        let back = try PathData(svg: "M20 5L10 0L0 0")
        #expect(PathForm.common(of: [line, back]).numbers[1] == [20, 5, 10, 0, 0, 0])
    }
}
