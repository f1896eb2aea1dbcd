import Foundation
import MotionModel
import TestSupport
import Testing

/// Matrices as rows of plain numbers, without anything of the code under test.
struct PlainMatrix {
    var rows: [[Double]]

    static let identity = PlainMatrix(rows: (0..<4).map { row in (0..<4).map { $0 == row ? 1 : 0 } })

    func times(_ other: PlainMatrix) -> PlainMatrix {
        func entry(_ row: Int, _ column: Int) -> Double {
            (0..<4).reduce(0) { $0 + rows[row][$1] * other.rows[$1][column] }
        }
        return PlainMatrix(rows: (0..<4).map { row in (0..<4).map { entry(row, $0) } })
    }

    /// Column by column.
    var numbers: [Double] { (0..<16).map { rows[$0 % 4][$0 / 4] } }

    /// The identity with a few other numbers, by row and column.
    static func with(_ entries: [(Int, Int, Double)]) -> PlainMatrix {
        var matrix = identity
        for (row, column, value) in entries { matrix.rows[row][column] = value }
        return matrix
    }

    /// A turn about an axis by composing quaternion products with the unit vectors.
    static func rotation(_ axis: [Double], _ degrees: Double) -> PlainMatrix {
        let length = sqrt(axis.reduce(0) { $0 + $1 * $1 })
        let half = degrees * .pi / 360
        let q = [cos(half)] + axis.map { $0 / length * sin(half) }
        func product(_ a: [Double], _ b: [Double]) -> [Double] {
            [
                a[0] * b[0] - a[1] * b[1] - a[2] * b[2] - a[3] * b[3],
                a[0] * b[1] + a[1] * b[0] + a[2] * b[3] - a[3] * b[2],
                a[0] * b[2] - a[1] * b[3] + a[2] * b[0] + a[3] * b[1],
                a[0] * b[3] + a[1] * b[2] - a[2] * b[1] + a[3] * b[0],
            ]
        }
        var matrix = identity
        for column in 0..<3 {
            var unit = [0.0, 0, 0, 0]
            unit[column + 1] = 1
            let turned = product(product(q, unit), [q[0], -q[1], -q[2], -q[3]])
            for row in 0..<3 { matrix.rows[row][column] = turned[row + 1] }
        }
        return matrix
    }
}

/// The largest difference of two lists of numbers, relative to the largest number.
func relativeDistance(_ first: some Collection<Double>, _ second: some Collection<Double>) -> Double {
    let scale = (Array(first) + second).reduce(1) { max($0, abs($1)) }
    return zip(first, second).reduce(first.count == second.count ? 0 : .infinity) {
        max($0, abs($1.0 - $1.1) / scale)
    }
}

@Suite("A transform matrix")
struct TransformMatrixTests {
    static func random(_ generator: inout SplitMix64) -> TransformMatrix {
        let numbers = (0..<16).map { _ in generator.uniform(-3...3) }
        return TransformMatrix { numbers[$0] }
    }

    /// A function and its matrix, by the definitions of CSS Transforms 2, section 13.
    static func function(_ index: Int, _ random: inout SplitMix64) -> (TransformFunction, PlainMatrix) {
        func number(_ range: ClosedRange<Double> = -3...3) -> Double { random.uniform(range) }
        func angle() -> Double { random.uniform(-400...400) }
        switch index {
        case 0:
            let (x, y) = (number(), number())
            return (.translate(x, y), .with([(0, 3, x), (1, 3, y)]))
        case 1:
            let (x, y, z) = (number(), number(), number())
            return (.translate(x, y, z), .with([(0, 3, x), (1, 3, y), (2, 3, z)]))
        case 2:
            let (x, y) = (number(), number())
            return (.scale(x, y), .with([(0, 0, x), (1, 1, y)]))
        case 3:
            let (x, y, z) = (number(), number(), number())
            return (.scale(x, y, z), .with([(0, 0, x), (1, 1, y), (2, 2, z)]))
        case 4:
            let degrees = angle()
            return (.rotate(degrees: degrees), .rotation([0, 0, 1], degrees))
        case 5:
            let degrees = angle()
            return (.rotateX(degrees: degrees), .rotation([1, 0, 0], degrees))
        case 6:
            let degrees = angle()
            return (.rotateY(degrees: degrees), .rotation([0, 1, 0], degrees))
        case 7:
            let (x, y, z, degrees) = (number(), number(), number(), angle())
            return (.rotate(about: x, y, z, degrees: degrees), .rotation([x, y, z], degrees))
        case 8:
            let (x, y) = (number(-80...80), number(-80...80))
            return (
                .skew(xDegrees: x, yDegrees: y),
                .with([(0, 1, tan(x * .pi / 180)), (1, 0, tan(y * .pi / 180))])
            )
        case 9:
            let x = number(-80...80)
            return (.skewX(degrees: x), .with([(0, 1, tan(x * .pi / 180))]))
        case 10:
            let y = number(-80...80)
            return (.skewY(degrees: y), .with([(1, 0, tan(y * .pi / 180))]))
        case 11:
            let distance = number(1...900)
            return (.perspective(distance), .with([(3, 2, -1 / distance)]))
        case 12:
            let six = (0..<6).map { _ in number() }
            return (
                .matrix(TransformMatrix(six[0], six[1], six[2], six[3], six[4], six[5])),
                .with([
                    (0, 0, six[0]), (1, 0, six[1]), (0, 1, six[2]), (1, 1, six[3]), (0, 3, six[4]),
                    (1, 3, six[5]),
                ])
            )
        default:
            let numbers = (0..<16).map { _ in number() }
            var plain = PlainMatrix.identity
            for index in 0..<16 { plain.rows[index % 4][index / 4] = numbers[index] }
            return (.matrix(TransformMatrix { numbers[$0] }), plain)
        }
    }

    static let functionCount = 14

    @Test("of a list of functions is the product of the functions' matrices, the last acting first")
    func product() {
        var random = SplitMix64(seed: 11)
        for round in 0..<400 {
            var functions: [TransformFunction] = []
            var expected = PlainMatrix.identity
            for place in 0..<(1 + round % 5) {
                let index = round < 20 && place == 0 ? round % 14 : Int(random.next() % 14)
                let (function, plain) = Self.function(index, &random)
                functions.append(function)
                expected = expected.times(plain)
                #expect(relativeDistance(function.matrix.numbers, plain.numbers) <= 2e-15)
            }
            let value = MotionValue.transform(functions)
            #expect(relativeDistance(value.canonical.components, expected.numbers) <= 1e-14)
            #expect(value.canonical.type == .transform(.matrix))
            #expect(value.matrix.map { MotionValue.transform($0) } == value.canonical)
        }
    }

    @Test("of a quarter turn is made of exact zeros and ones")
    func quarterTurns() {
        for (quarter, six) in [[1.0, 0, 0, 1], [0, 1, -1, 0], [-1, 0, 0, -1], [0, -1, 1, 0]].enumerated() {
            for turns in [-8.0, -1, 0, 3, 1e6] {
                let degrees = Double(quarter) * 90 + turns * 360
                let matrix = TransformFunction.rotate(degrees: degrees).matrix
                #expect(matrix == TransformMatrix(six[0], six[1], six[2], six[3], 0, 0))
                #expect(matrix.is2D)
                #expect(TransformFunction.rotate(about: 0, 0, 2, degrees: degrees).matrix == matrix)
            }
        }
    }

    @Test("times its inverse is the identity")
    func inverse() throws {
        var random = SplitMix64(seed: 5)
        for _ in 0..<500 {
            let matrix = Self.random(&random)
            let inverse = try #require(matrix.inverse)
            let scale = (matrix.numbers + inverse.numbers).reduce(1) { max($0, abs($1)) }
            let product = (matrix * inverse).numbers
            for (number, expected) in zip(product, TransformMatrix.identity.numbers) {
                #expect(abs(number - expected) <= 1e-15 * scale * scale)
            }
        }
        #expect(TransformMatrix(2, 0, 0, 4, 6, 8).inverse == TransformMatrix(0.5, 0, 0, 0.25, -3, -2))
    }

    @Test("in the plane has its inverse there, to the last bit")
    func inverseInPlane() throws {
        var random = SplitMix64(seed: 4)
        func number() -> Double { Double.random(in: -3...3, using: &random) }
        for _ in 0..<1000 {
            let matrix = TransformMatrix(number(), number(), number(), number(), number(), number())
            #expect(try #require(matrix.inverse).is2D)
        }
    }

    @Test("that flattens has no inverse")
    func singular() {
        #expect(TransformMatrix(1, 2, 2, 4, 5, 6).inverse == nil)
        #expect(TransformFunction.scale(0, 1).matrix.inverse == nil)
        #expect(TransformFunction.scale(1, 1, 0).matrix.inverse == nil)
        #expect(TransformMatrix { _ in .nan }.inverse == nil)
    }

    @Test("has the determinant that expansion by minors gives, multiplicative")
    func determinant() {
        var random = SplitMix64(seed: 8)
        func minor(_ rows: [[Double]]) -> Double {
            guard rows.count > 1 else { return rows[0][0] }
            return rows.indices.reduce(0) { sum, row in
                let rest = rows.enumerated().filter { $0.offset != row }.map { Array($0.element.dropFirst()) }
                return sum + (row % 2 == 0 ? 1 : -1) * rows[row][0] * minor(rest)
            }
        }
        for _ in 0..<100 {
            let matrix = Self.random(&random)
            let rows = (0..<4).map { row in (0..<4).map { matrix[row + 4 * $0] } }
            #expect(abs(matrix.determinant - minor(rows)) <= 1e-12)
        }
    }

    @Test("moves a point to where the product with its column is")
    func application() {
        var random = SplitMix64(seed: 2)
        let (one, other) = (Self.random(&random), Self.random(&random))
        let point = SIMD4(1.5, -2, 3, 1)
        let there = one.applied(to: other.applied(to: point))
        let product = (one * other).applied(to: point)
        for index in 0..<4 { #expect(abs(there[index] - product[index]) <= 1e-12) }
        #expect(TransformMatrix(1, 2, 3, 4, 5, 6).applied(to: SIMD4(10, 100, 0, 1)) == SIMD4(315, 426, 0, 1))
    }

    @Test("knows whether it stays in the plane")
    func plane() {
        #expect(TransformMatrix(1, 2, 3, 4, 5, 6).is2D)
        for index in [2, 3, 6, 7, 8, 9, 10, 11, 14, 15] {
            let numbers = TransformMatrix(1, 2, 3, 4, 5, 6).numbers
            #expect(!TransformMatrix { $0 == index ? numbers[$0] + 0.5 : numbers[$0] }.is2D)
        }
    }
}
