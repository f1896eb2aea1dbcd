import MotionModel
import Testing

@Suite("The numbers of a value")
struct ComponentsTests {
    private static let lists = (0...65).map { count in (0..<count).map { Double($0) * 1.5 - 3 } }

    @Test("are those of an array, in its order", arguments: lists)
    func reading(list: [Double]) {
        let components = MotionValue.Components(list)
        #expect(components.count == list.count)
        #expect(components.isEmpty == list.isEmpty)
        #expect(components.indices == list.indices)
        #expect(components.indices.map { components[$0] } == list)
        #expect(components.map { $0 } == list)
        #expect(components.reversed() == list.reversed())
        #expect(components.array == list)
        #expect(Array(components) == list)
        #expect(components.description == list.description)
        #expect(components.first == list.first && components.last == list.last)
    }

    @Test("are equal and have one hash however they are made", arguments: lists)
    func making(list: [Double]) {
        let components = MotionValue.Components(list)
        var changed = MotionValue.Components(count: list.count) { _ in 7 }
        for index in changed.indices { changed[index] = list[index] }
        let others = [
            MotionValue.Components(count: list.count) { list[$0] },
            MotionValue.Components(([-1] + list + [-2])[1..<(list.count + 1)]),
            MotionValue.Components(components), changed,
        ]
        for other in others {
            #expect(other == components)
            #expect(other.hashValue == components.hashValue)
        }
    }

    @Test("are equal exactly if they are as arrays")
    func equality() {
        var nearby = Self.lists
        for list in Self.lists {
            for index in list.indices {
                var other = list
                other[index] += 1
                nearby.append(other)
            }
        }
        let all = nearby.map { MotionValue.Components($0) }
        #expect(Set(all).count == Set(nearby).count)
        for (index, one) in all.enumerated().prefix(Self.lists.count) {
            let equals = all.indices.filter { all[$0] == one }
            #expect(equals == nearby.indices.filter { nearby[$0] == nearby[index] })
            #expect(equals.allSatisfy { all[$0].hashValue == one.hashValue })
        }
    }

    @Test("are equal as zeros of both signs, and unequal to anything as NaN", arguments: 1...5)
    func specialNumbers(count: Int) {
        let zeros = MotionValue.Components(count: count) { _ in 0 }
        let negative = MotionValue.Components(count: count) { _ in -0.0 }
        #expect(zeros == negative)
        #expect(zeros.hashValue == negative.hashValue)
        #expect(negative.allSatisfy { $0.sign == .minus })
        let absent = MotionValue.Components(count: count) { _ in .nan }
        #expect(absent != MotionValue.Components(count: count) { _ in .nan })
        #expect(absent != zeros)
    }

    @Test("change one by one, and not in a copy", arguments: lists)
    func changing(list: [Double]) {
        let components = MotionValue.Components(list)
        for index in list.indices {
            var (copy, expected) = (components, list)
            copy[index] = 1e9
            expected[index] = 1e9
            #expect(copy.array == expected)
            #expect(copy != components)
            copy[index] -= 1e9
            #expect(copy[index] == 0)
        }
        #expect(components.array == list)
    }

    @Test("are one by itself, or a list as it is written")
    func literals() {
        #expect(MotionValue.Components(0.5) == [0.5])
        #expect(MotionValue.Components(0.5).array == [0.5])
        let none: MotionValue.Components = []
        #expect(none.isEmpty && none != [0])
        let several: MotionValue.Components = [1, 2, 3]
        #expect(several.array == [1, 2, 3])
        #expect(several[1...].elementsEqual([2, 3]))
    }

    @Test("can be another value's, if its type has as many")
    func values() {
        #expect(MotionValue.number(2).components == [2])
        #expect(MotionValue(type: .angle, components: [2]) == .angle(degrees: 2))
        let size = MotionValue.size(3, 4).components
        #expect(MotionValue(type: .point, components: size) == .point(3, 4))
        #expect(MotionValue(type: .number, components: size) == nil)
        #expect(MotionValue(type: .point, components: MotionValue.Components(1)) == nil)
    }
}
