import MotionModel
import Testing

/// A result within one ulp of the exact value is the correctly rounded one or its neighbour, so a distance of 1 is the bound.
@Suite struct ElementaryAccuracyTests {
    struct UnaryCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let references: [UInt64]
        let function: @Sendable (Double) -> Double
    }

    static let unary: [UnaryCase] = [
        UnaryCase(testDescription: "exp", references: ExponentialReferences.exp) { Elementary.exp($0) },
        UnaryCase(testDescription: "exp2", references: ExponentialReferences.exp2) { Elementary.exp2($0) },
        UnaryCase(testDescription: "expm1", references: ExponentialReferences.expm1) { Elementary.expm1($0) },
        UnaryCase(testDescription: "log", references: LogarithmReferences.log) { Elementary.log($0) },
        UnaryCase(testDescription: "log1p", references: LogarithmReferences.log1p) { Elementary.log1p($0) },
        UnaryCase(testDescription: "sin", references: TrigonometryReferences.sin) { Elementary.sin($0) },
        UnaryCase(testDescription: "cos", references: TrigonometryReferences.cos) { Elementary.cos($0) },
        UnaryCase(testDescription: "tan", references: TrigonometryReferences.tan) { Elementary.tan($0) },
        UnaryCase(testDescription: "cbrt", references: PowerReferences.cbrt) { Elementary.cbrt($0) },
    ]

    @Test("a function of one argument is the correctly rounded value or its neighbour", arguments: unary)
    func unaryAccuracy(_ unary: UnaryCase) {
        #expect(unary.references.count >= 150)
        for index in stride(from: 0, to: unary.references.count, by: 2) {
            let x = Double(bitPattern: unary.references[index])
            let expected = Double(bitPattern: unary.references[index + 1])
            let distance = ulpDistance(unary.function(x), expected)
            #expect(distance <= 1, "\(unary.testDescription)(\(x)) is \(distance) doubles from \(expected)")
        }
    }

    struct BinaryCase: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let references: [UInt64]
        let function: @Sendable (Double, Double) -> Double
    }

    static let binary: [BinaryCase] = [
        BinaryCase(testDescription: "pow", references: PowerReferences.pow) { Elementary.pow($0, $1) },
        BinaryCase(testDescription: "hypot", references: PowerReferences.hypot) { Elementary.hypot($0, $1) },
        BinaryCase(testDescription: "atan2", references: InverseTrigonometryReferences.atan2) {
            Elementary.atan2(y: $0, x: $1)
        },
    ]

    @Test("a function of two arguments is the correctly rounded value or its neighbour", arguments: binary)
    func binaryAccuracy(_ binary: BinaryCase) {
        #expect(binary.references.count >= 300)
        for index in stride(from: 0, to: binary.references.count, by: 3) {
            let a = Double(bitPattern: binary.references[index])
            let b = Double(bitPattern: binary.references[index + 1])
            let expected = Double(bitPattern: binary.references[index + 2])
            let distance = ulpDistance(binary.function(a, b), expected)
            #expect(
                distance <= 1, "\(binary.testDescription)(\(a), \(b)) is \(distance) doubles from \(expected)"
            )
        }
    }
}
