import MotionModel
import TestSupport
import Testing

@Suite("A motion value")
struct MotionValueTests {
    static let everyType: [ValueType] = [
        .number, .integer, .angle, .point, .size, .vector(2), .vector(3), .vector(64), .rect, .insets, .color,
        .boolean,
    ]

    private static func random(_ type: ValueType, _ generator: inout SplitMix64) -> MotionValue {
        let components = (0..<type.componentCount).map { _ in Double.random(in: -1e3...1e3, using: &generator)
        }
        return MotionValue(type: type, components: components) ?? .number(.nan)
    }

    @Test("has the name its type is found by", arguments: everyType)
    func names(_ type: ValueType) {
        #expect(ValueType(name: type.name, componentCount: type.componentCount) == type)
        #expect(ValueType.names.contains(type.name))
        #expect(ValueType(name: type.name, componentCount: type.componentCount + 1) != type)
        let names = type.componentNames
        #expect(names.isEmpty || names.count == type.componentCount)
    }

    @Test("of a type that has only a name: a vector needs its count, the others don't")
    func namesWithoutCount() {
        for name in ValueType.names { #expect((ValueType(name: name) == nil) == (name == "vector")) }
        #expect(ValueType(name: "Number") == nil)
        #expect(ValueType(name: "vector", componentCount: 1) == nil)
        #expect(ValueType(name: "vector", componentCount: 65) == nil)
    }

    @Test("exists only with its type's number of components", arguments: everyType)
    func counts(_ type: ValueType) {
        for count in 0...65 {
            let value = MotionValue(type: type, components: [Double](repeating: 1, count: count))
            #expect((value != nil) == (count == type.componentCount))
        }
        #expect(MotionValue(type: .vector(1), components: [1]) == nil)
        #expect(MotionValue(type: .vector(65), components: [Double](repeating: 1, count: 65)) == nil)
    }

    @Test("is stored as what it was made of")
    func factories() {
        #expect(MotionValue.number(2).components == [2])
        #expect(MotionValue.integer(2.5).components == [2.5])
        #expect(MotionValue.angle(degrees: 720).components == [720])
        #expect(MotionValue.point(1, 2).components == [1, 2])
        #expect(MotionValue.size(1, 2).components == [1, 2])
        #expect(MotionValue.rect(1, 2, 3, 4).components == [1, 2, 3, 4])
        #expect(MotionValue.insets(top: 1, left: 2, bottom: 3, right: 4).components == [1, 2, 3, 4])
        #expect(MotionValue.vector([5, 6, 7]).type == .vector(3))
        #expect(MotionValue.boolean(true).components == [1])
        let color = Color(lightness: 0.5, a: 0.25, b: -0.125, alpha: 0.5)
        #expect(MotionValue.color(color).components == [0.25, 0.125, -0.0625, 0.5])
        #expect(MotionValue.color(color).color == color)
    }

    @Test("adds, subtracts and scales as a vector space does", arguments: everyType)
    func vectorSpace(_ type: ValueType) {
        var generator = SplitMix64(seed: 1)
        let zero = MotionValue.zero(of: type)
        for _ in 0..<100 {
            let a = Self.random(type, &generator)
            let b = Self.random(type, &generator)
            #expect(a + zero == a)
            #expect(a + b == b + a)
            #expect(a - a == zero)
            #expect(a.scaled(by: 1) == a)
            #expect(a.scaled(by: 2) == a + a)
            #expect((a - b).components.array == zip(a.components, b.components).map { $0 - $1 })
            #expect(a.distance(to: b) == b.distance(to: a))
            #expect(a.distance(to: a) == 0)
            #expect(a.distance(to: b) == (a - b).components.map { abs($0) }.max())
        }
    }

    @Test("has a NaN distance as soon as one component has none")
    func distanceOfNaN() {
        #expect(MotionValue.point(.nan, 5).distance(to: .point(0, 0)).isNaN)
        #expect(MotionValue.point(5, .nan).distance(to: .point(0, 0)).isNaN)
        #expect(!MotionValue.point(5, .nan).isFinite)
        #expect(!MotionValue.point(.infinity, 0).isFinite)
        #expect(MotionValue.point(5, 0).isFinite)
    }

    @Test("interpolates to exactly both ends, and linearly between and beyond", arguments: everyType)
    func interpolation(_ type: ValueType) {
        var generator = SplitMix64(seed: 2)
        for _ in 0..<100 {
            let a = Self.random(type, &generator)
            let b = Self.random(type, &generator)
            #expect(a.interpolated(to: b, progress: 0) == a)
            #expect(a.interpolated(to: b, progress: 1) == b)
            for progress in [-0.5, 0.1, 0.3, 0.7, 1.3] {
                let between = a.interpolated(to: b, progress: progress)
                #expect(a.interpolated(to: a, progress: progress) == a)
                if type.isDiscrete {
                    #expect(between == (progress < 0.5 ? a : b))
                } else {
                    for index in a.components.indices {
                        let exact = a.components[index] * (1 - progress) + b.components[index] * progress
                        #expect(abs(between.components[index] - exact) < 1e-12 * 4e3)
                    }
                }
            }
        }
    }

    @Test("flips from false to true at progress 0.5")
    func flip() {
        let from = MotionValue.boolean(false)
        let to = MotionValue.boolean(true)
        #expect(from.interpolated(to: to, progress: 0.5.nextDown) == from)
        #expect(from.interpolated(to: to, progress: 0.5) == to)
    }

    @Test("stays finite between the largest numbers there are")
    func hugeEnds() {
        let huge = Double.greatestFiniteMagnitude
        #expect(MotionValue.interpolated(-huge, huge, progress: 0.5) == 0)
        #expect(MotionValue.interpolated(-huge, huge, progress: 0) == -huge)
        #expect(MotionValue.interpolated(-huge, huge, progress: 1) == huge)
    }

    @Test(
        "is read rounded half away from zero if it is an integer",
        arguments: [
            (0.5, 1.0), (-0.5, -1), (1.5, 2), (2.5, 3), (2.4999, 2), (-2.5, -3), (7, 7), (0.5.nextDown, 0),
            (-0.49, 0), (0x1p52 - 0.5, 0x1p52), (1e300, 1e300),
        ] as [(Double, Double)])
    func integers(_ stored: Double, _ read: Double) {
        #expect(MotionValue.integer(stored).asRead.components == [read])
        #expect(MotionValue.number(stored).asRead.components == [stored])
    }

    @Test("is read as true from a stored 0.5 up")
    func booleans() {
        #expect(MotionValue(type: .boolean, components: [0.5])?.asRead == .boolean(true))
        #expect(MotionValue(type: .boolean, components: [0.49])?.boolean == false)
        #expect(MotionValue.number(1).boolean == nil)
        #expect(MotionValue.number(1).color == nil)
    }
}
