import MotionModel
import TestSupport
import Testing

@Suite("The form of paths")
struct PathFormTests {
    /// Places along a piece of a path, found by cutting each curve into many chords: no arc lengths of the code's own.
    struct Outline {
        private var points: [PathData.Point] = []
        private var lengths: [Double] = [0]

        init(_ commands: [PathData.Command]) {
            var current = PathData.Point(x: 0, y: 0)
            var start = current
            for command in commands {
                let from = current
                func add(_ count: Int, _ place: (Double) -> PathData.Point) {
                    for index in 1...count { append(place(Double(index) / Double(count))) }
                }
                switch command {
                case .move(let point):
                    start = point
                    append(point)
                    current = point
                case .line(let end):
                    add(1) { _ in end }
                    current = end
                case .quadratic(let control, let end):
                    add(2000) { t in
                        let s = 1 - t
                        return .init(
                            x: s * s * from.x + 2 * s * t * control.x + t * t * end.x,
                            y: s * s * from.y + 2 * s * t * control.y + t * t * end.y)
                    }
                    current = end
                case .cubic(let a, let b, let end):
                    add(2000) { t in
                        let s = 1 - t
                        let (p, q, r, u) = (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t)
                        return .init(
                            x: p * from.x + q * a.x + r * b.x + u * end.x,
                            y: p * from.y + q * a.y + r * b.y + u * end.y)
                    }
                    current = end
                case .arc: break
                case .close:
                    add(1) { _ in start }
                    current = start
                }
            }
        }

        private mutating func append(_ point: PathData.Point) {
            if let last = points.last {
                let (x, y) = (point.x - last.x, point.y - last.y)
                lengths.append(lengths[lengths.count - 1] + (x * x + y * y).squareRoot())
            }
            points.append(point)
        }

        var length: Double { lengths[lengths.count - 1] }

        func place(at share: Double) -> PathData.Point {
            let way = share * length
            var (low, high) = (0, points.count - 1)
            while high - low > 1 {
                let middle = (low + high) / 2
                if lengths[middle] <= way { low = middle } else { high = middle }
            }
            guard high > low, lengths[high] > lengths[low] else { return points[low] }
            let part = (way - lengths[low]) / (lengths[high] - lengths[low])
            return .init(
                x: points[low].x + part * (points[high].x - points[low].x),
                y: points[low].y + part * (points[high].y - points[low].y))
        }
    }

    static func pieces(_ path: PathData) -> [[PathData.Command]] {
        var pieces: [[PathData.Command]] = []
        for command in path.commands {
            if case .move = command { pieces.append([]) }
            pieces[pieces.count - 1].append(command)
        }
        return pieces.filter { piece in
            piece.contains { command in
                switch command {
                case .move, .close: false
                case .line, .quadratic, .cubic, .arc: true
                }
            }
        }
    }

    @Test("is the commands where they match, and the numbers are the points")
    func matching() throws {
        let paths = [try PathData(svg: "M0 0h10q1 2 3 4z"), try PathData(svg: "m5,5 L7 8 T9 9 Z")]
        let (form, numbers) = PathForm.common(of: paths)
        #expect(form.steps == [.move, .line, .quadratic, .close])
        #expect(numbers == [[0, 0, 10, 0, 11, 2, 13, 4], [5, 5, 7, 8, 7, 8, 9, 9]])
        #expect(form.path(of: numbers[0]).svg == "M0 0L10 0Q11 2 13 4Z")
    }

    @Test("makes lines and curves cubics where only they differ")
    func elevated() throws {
        let paths = [try PathData(svg: "M0 0L3 6Q3 0 9 0z"), try PathData(svg: "M0 0C1 1 2 2 3 3L9 0z")]
        let (form, numbers) = PathForm.common(of: paths)
        #expect(form.steps == [.move, .cubic, .cubic, .close])
        let expected: [Double] = [0, 0, 1, 2, 2, 4, 3, 6, 3, 2, 5, 0, 9, 0]
        for (number, other) in zip(numbers[0], expected) { #expect(abs(number - other) <= 1e-15 * 9) }
    }

    @Test("has eight cubics for an arc, near it everywhere")
    func arcs() throws {
        let circle = try PathData(svg: "M100 0A100 100 0 0 1 -100 0A100 100 0 0 1 100 0Z")
        let (form, numbers) = PathForm.common(of: [circle])
        #expect(form.steps.filter { $0 == .cubic }.count == 16)
        let outline = Outline(form.path(of: numbers[0]).commands)
        var most = 0.0
        for index in 0...1000 {
            let place = outline.place(at: Double(index) / 1000)
            most = max(most, abs((place.x * place.x + place.y * place.y).squareRoot() - 100))
        }
        #expect(most <= 4.3e-4)
        // Whatever its angle and flags, also where it is only a line.
        let arcs = [
            "M0 0A50 60 10 1 0 9 9", "M0 0A1 1 0 0 1 3 3", "M0 0A0 5 0 0 0 8 1", "M0 0A5 5 0 0 1 0 0",
        ]
        let shapes = try arcs.map { PathForm(of: try PathData(svg: $0)) }
        #expect(Set(shapes).count == 1)
    }

    @Test("draws exactly what each path drew, piece by piece, at the same shares", arguments: 0..<40)
    func resampling(_ seed: Int) throws {
        var random = SplitMix64(seed: UInt64(seed))
        var paths: [PathData] = []
        for _ in 0..<(2 + seed % 2) {
            // Random commands without arcs, which are only nearly what they were.
            let text = PathDataTests.random(&random, commands: 4 + Int(random.next() % 5))
            let path = try PathData(svg: text)
            if path.commands.contains(where: { if case .arc = $0 { true } else { false } }) { continue }
            paths.append(path)
        }
        guard paths.count > 1 else { return }
        let (form, numbers) = PathForm.common(of: paths, areAligned: false)
        #expect(Set(numbers.map { $0.count }) == [2 * form.pointCount])
        for (path, numbers) in zip(paths, numbers) {
            let drawn = Self.pieces(form.path(of: numbers))
            for (index, piece) in Self.pieces(path).enumerated() {
                let (old, new) = (Outline(piece), Outline(drawn[index]))
                #expect(abs(old.length - new.length) <= 1e-4 * max(old.length, 1))
                for step in 0...40 {
                    let share = Double(step) / 40
                    let (a, b) = (old.place(at: share), new.place(at: share))
                    #expect(abs(a.x - b.x) + abs(a.y - b.y) <= 1e-3 * max(old.length, 1), "at \(share)")
                }
            }
        }
    }

    @Test("keeps the corners of all paths and, unless they are aligned, where closed ones begin")
    func corners() throws {
        let square = try PathData(svg: "M0 0H10V10H0Z")
        let triangle = try PathData(svg: "M5 0L10 8H0Z")
        let (form, numbers) = PathForm.common(of: [square, triangle], areAligned: false)
        #expect(form.steps.first == .move && form.steps.last == .close)
        #expect(form.steps.filter { $0 == .cubic }.count == 6)
        let corners: [[(Double, Double)]] = [
            [(0, 0), (10, 0), (10, 10), (0, 10)], [(5, 0), (10, 8), (0, 8)],
        ]
        for (path, corners) in zip(numbers, corners) {
            #expect(path[0] == corners[0].0 && path[1] == corners[0].1)
            let points = stride(from: 0, to: path.count, by: 2).map { (path[$0], path[$0 + 1]) }
            for corner in corners {
                #expect(points.contains { abs($0.0 - corner.0) + abs($0.1 - corner.1) <= 1e-12 })
            }
        }
    }

    @Test("pairs pieces in order, lets what is missing grow from a point, and closes what is closed in all")
    func pieces() throws {
        let one = try PathData(svg: "M1 2H10V10zM20 20h5v5z")
        let other = try PathData(svg: "M3 4V9H20")
        let (form, numbers) = PathForm.common(of: [one, other])
        // The closing line counts: three, and three against nothing.
        #expect(form.steps.filter { $0 == .move }.count == 2)
        #expect(form.steps.last == .close)
        #expect(form.steps.filter { $0 == .close }.count == 1)
        let count = numbers[1].count
        #expect(
            stride(from: count - 20, to: count, by: 2).allSatisfy {
                numbers[1][$0] == 3 && numbers[1][$0 + 1] == 4
            })
        let (lone, points) = PathForm.common(of: [try PathData(svg: "M1 1"), other])
        #expect(lone.steps.first == .move && points[0].allSatisfy { $0 == 1 })
    }

    @Test("drops what is too short to be told from a corner")
    func shortCurves() throws {
        let one = try PathData(svg: "M0 0H5h0h1e-12H10V10")
        let other = try PathData(svg: "M0 0C5 5 9 9 20 20")
        let (form, numbers) = PathForm.common(of: [one, other])
        #expect(Set(numbers.map { $0.count }) == [2 * form.pointCount])
        let end = numbers[0].suffix(2)
        #expect(Array(end) == [10, 10])
    }
}
