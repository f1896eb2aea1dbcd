import Foundation
import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("Flat arrays of channels")
struct ChannelTests {
    @Test(
        "Béziers solved for many, with a table or without, are those solved by themselves",
        arguments: [1, CubicSolver.usesOfTable])
    func cubics(_ uses: Int) throws {
        var random = SplitMix64(seed: 7)
        var solver = CubicSolver()
        for round in 0..<300 {
            // Every tenth has control points on the border, where tangents are vertical or nearly so.
            let isExtreme = round % 10 == 0
            func x() -> Double {
                isExtreme ? [0, 1, 1e-9, 1 - 1e-9][Int(random.next() % 4)] : random.uniform(0...1)
            }
            let curve = try CubicBezier(
                x1: x(), y1: random.uniform(-1...2), x2: x(), y2: random.uniform(-1...2))
            var number: Int32 = -1
            for _ in 0..<uses { number = solver.number(of: curve) }
            let timing = CubicTiming(begin: 0, span: 1, curve: number)
            for step in 0...400 {
                let input = round % 2 == 0 ? Double(step) / 400 : random.uniform(0...1)
                let (progress, alone) = (timing.progress(at: input, solver), curve.progress(at: input))
                #expect(abs(progress - alone) <= (isExtreme ? 1e-9 : 1e-11), "\(curve) at \(input)")
                #expect(uses > 1 || progress == alone, "\(curve) at \(input)")
            }
            #expect(timing.progress(at: -0.5, solver) == 0 && timing.progress(at: 1.5, solver) == 1)
            for _ in 0..<uses { solver.release(number) }
        }
    }

    @Test("runs in a block are those by themselves, to the bit")
    func runsInBlocks() throws {
        var random = SplitMix64(seed: 12)
        var solver = CubicSolver()
        let shared = solver.number(of: .ease)
        for _ in 1..<CubicSolver.usesOfTable { _ = solver.number(of: .ease) }
        var timings = Column<CubicTiming>()
        for index in 0..<300 {
            let isExtreme = index % 7 == 0
            let curve = try CubicBezier(
                x1: isExtreme ? 1 : random.uniform(0...1), y1: random.uniform(-1...2),
                x2: isExtreme ? 0 : random.uniform(0...1), y2: random.uniform(-1...2))
            let number = index % 5 == 0 ? -1 : index % 5 == 1 ? shared : solver.number(of: curve)
            timings.append(
                CubicTiming(begin: random.uniform(-1...1), span: random.uniform(0.1...3), curve: number))
        }
        var block = CubicBlock()
        for range in [0..<1, 7..<135, 200..<300] {
            for _ in 0..<50 {
                let clock = random.uniform(-1...4)
                block.prepare(timings, range, at: clock, solver)
                for index in range {
                    let alone = timings[index].progress(at: clock, solver)
                    #expect(block.progress[index - range.lowerBound] == alone)
                }
            }
        }
    }

    @Test(
        "a curve that many groups share is the same to the last digits as by itself, and its table is given back"
    )
    func tables() throws {
        // Those of CSS, Material, Carbon and Fluent, and some that anticipate and overshoot.
        let curves: [(Double, Double, Double, Double)] = [
            (0.25, 0.1, 0.25, 1), (0.42, 0, 1, 1), (0, 0, 0.58, 1), (0.42, 0, 0.58, 1), (0.2, 0, 0, 1),
            (0.05, 0.7, 0.1, 1), (0.3, 0, 0.8, 0.15), (0, 0, 0, 1), (0.4, 0, 0.2, 1), (0, 0, 0.38, 0.9),
            (0.4, 0.14, 0.3, 1), (0.8, 0, 0.2, 1), (0.87, 0, 0.13, 1), (0.68, -0.6, 0.32, 1.6),
            (0.34, 1.56, 0.64, 1),
        ]
        var solver = CubicSolver()
        var numbers: [Int32] = []
        for (x1, y1, x2, y2) in curves {
            let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            for _ in 0..<CubicSolver.usesOfTable { numbers.append(solver.number(of: curve)) }
            let timing = CubicTiming(begin: 0, span: 1, curve: numbers[numbers.count - 1])
            for step in 0...2000 {
                // Unevenly, and as near to both ends as numbers get.
                let input = [Double(step) / 2000, exp2(-Double(step) / 20), 1 - exp2(-Double(step) / 40)][
                    step % 3]
                let progress = timing.progress(at: input, solver)
                #expect(abs(progress - curve.progress(at: input)) <= 2e-14, "\(curve) at \(input)")
            }
        }
        #expect(Set(numbers).count == curves.count && solver.tableCount == curves.count)
        for number in numbers { solver.release(number) }
        #expect(solver.tableCount == 0)
    }

    @Test("the fast exponential, sine and cosine are within two units in the last place of the C library's")
    func functions() {
        var random = SplitMix64(seed: 11)
        for round in 0..<200_000 {
            let x = round % 2 == 0 ? random.uniform(0...500) : random.uniform(0...8)
            let exponential = SpringFactors.decayed(x)
            #expect(abs(exponential - exp(-x)) <= 2 * exp(-x).ulp)
            let (sine, cosine) = SpringFactors.sincos(x)
            // Beside a root the angle's own rounding is all that is left.
            #expect(abs(sine - sin(x)) <= 2 * Swift.max(sin(x).ulp, 0x1p-54))
            #expect(abs(cosine - cos(x)) <= 2 * Swift.max(cos(x).ulp, 0x1p-54))
        }
        #expect(SpringFactors.decayed(0) == 1)
        #expect(SpringFactors.sincos(0) == (0, 1))
    }

    /// The store's shown numbers, and those of each property's contributions by themselves.
    private func largestError(_ store: PropertyStore) throws -> Double {
        var worst = 0.0
        for index in store.properties.indices {
            let id = PropertyID(index, of: store)
            guard let sum = store.presentationBySumming(id) else { continue }
            for (shown, one) in zip(store.presentation(id).components, sum) {
                worst = Swift.max(worst, abs(shown - one) / (1 + abs(one)))
            }
        }
        return worst
    }

    private func makeRow(_ count: Int) throws -> PropertyStore {
        let store = PropertyStore()
        for index in 0..<count {
            try store.register(PropertyDeclaration(path: PropertyPath("row.\(index).x"), type: .number))
        }
        return store
    }

    @Test(
        "neighbours that share a timing, that don't, and that stand still between them all show their own motion"
    )
    func blocks() throws {
        var random = SplitMix64(seed: 3)
        let store = try makeRow(300)
        let animator = Animator(store)
        for index in 0..<300 where index < 64 || index % 3 != 0 {
            let timing = Timing(
                delay: index < 100 ? 0 : random.uniform(0...0.3),
                duration: index < 100 ? 1 : random.uniform(0.2...2),
                curve: try ease())
            switch index % 7 {
            case 5 where index >= 64:
                try animator.spring(
                    "row.\(index).x", to: .number(50), spring: Spring(response: 0.4, dampingRatio: 0.5))
            default: try animator.animate(timing, "row.\(index).x", to: .number(random.uniform(-100...100)))
            }
        }
        for step in 0...60 {
            try store.advance(to: Double(step) / 25)
            #expect(try largestError(store) < 1e-12)
        }
        try store.advance(to: 100)
        #expect(showsModel(store) && store.contributionCount == 0)
    }

    @Test("channels that leave a large group leave it smaller, and nothing else moves")
    func compaction() throws {
        let store = try makeRow(200)
        let animator = Animator(store)
        let spring = try Spring(response: 0.8, dampingRatio: 0.3)
        // Over a tween, so that the springs share a group of rows.
        for index in 0..<200 {
            try animator.animate(Timing(duration: 3), "row.\(index).x", to: .number(10))
        }
        for index in 0..<200 { try animator.spring("row.\(index).x", to: .number(100), spring: spring) }
        try store.advance(to: 0.1)
        for index in 0..<200 where index % 10 != 3 {
            let before = try number(store, "row.\(index).x")
            try store.grab("row.\(index).x")
            #expect(try number(store, "row.\(index).x") == before)
            #expect(try largestError(store) < 1e-12)
        }
        for step in 2...30 {
            try store.advance(to: Double(step) / 10)
            #expect(try largestError(store) < 1e-12)
        }
        for index in store.table.channels.over.springs.groups.indices {
            #expect(store.table.channels.over.springs.groups[index].count < 200)
        }
    }

    @Test("what changed is what moved, also when something leaves before anybody asks")
    func changes() throws {
        let store = try makeRow(40)
        let animator = Animator(store)
        try store.advance(to: 0)
        for index in [3, 5, 20] {
            try animator.animate(
                Timing(duration: Double(index)), "row.\(index).x", to: .number(1),
                completion: { _ in _ = try? store.grab("row.20.x") })
        }
        try animator.animate(Timing(delay: 50, duration: 1), "row.30.x", to: .number(1))
        func changed() -> [Int] { store.changed.map(\.index) }
        try store.advance(to: 1)
        #expect(changed() == [3, 5, 20])
        // The first ends, and its completion takes the last out of its group.
        try store.advance(to: 3)
        #expect(changed() == [3, 5, 20])
        try store.advance(to: 4)
        #expect(changed() == [5])
        try store.advance(to: 4)
        #expect(changed() == [])
    }

    @Test("blocks that are given back are handed out again, and none overlap")
    func pool() {
        var random = SplitMix64(seed: 5)
        var pool = BlockPool(filler: 0)
        var taken: [(first: Int32, count: Int)] = []
        for _ in 0..<2_000 {
            if random.next() % 3 != 0 || taken.isEmpty {
                let count = Int(random.next() % 40) + 1
                let first = pool.allocate(count)
                for other in taken {
                    #expect(
                        Int(first) + count <= Int(other.first) || Int(other.first) + other.count <= Int(first)
                    )
                }
                taken.append((first, count))
            } else {
                let block = taken.remove(at: Int(random.next() % UInt64(taken.count)))
                pool.release(block.first, block.count)
            }
            if taken.count > 60 { taken.removeFirst() }
        }
        let block = pool.allocate(40)
        let size = pool.elements.count
        for _ in 0..<100 {
            pool.release(block, 40)
            #expect(pool.allocate(40) == block)
        }
        #expect(pool.elements.count == size)
    }

    @Test("deadlines come in order, of equal ones the older playback first, and none too early")
    func deadlines() {
        var random = SplitMix64(seed: 9)
        for round in 0..<60 {
            var deadlines = Deadlines()
            var waiting: [Deadlines.Deadline] = []
            var clock = 0.0
            var kept = 0.0
            for step in 0..<400 {
                // Often the instant of the one before, as where a frame starts many; and mostly younger ones, but not always.
                if random.next() % 4 == 0 { kept = clock + Double(random.next() % 20) }
                let id = random.next() % 5 == 0 ? Int(random.next() % 400) * 1_000 + step : 1_000_000 + step
                let deadline = Deadlines.Deadline(
                    clock: kept, id: id, place: Int32(step), stamp: Int32(round))
                deadlines.insert(deadline)
                waiting.append(deadline)
                guard random.next() % 8 == 0 else { continue }
                if random.next() % 2 == 0 { clock += 3 }
                waiting.sort { ($0.clock, $0.id) < ($1.clock, $1.id) }
                for _ in 0..<(random.next() % 30) {
                    let next = deadlines.removeFirst(upTo: clock)
                    #expect(next == waiting.first { $0.clock <= clock })
                    if next != nil { waiting.removeFirst() }
                }
            }
            waiting.sort { ($0.clock, $0.id) < ($1.clock, $1.id) }
            for deadline in waiting { #expect(deadlines.removeFirst(upTo: .infinity) == deadline) }
            #expect(deadlines.removeFirst(upTo: .infinity) == nil)
        }
    }
}
