import MotionModel
import TestSupport
import Testing

@testable import Animator

@Suite("The timings of base groups")
struct BaseTimingsTests {
    @Test("keep their order and few gaps, and groups know where theirs is")
    func order() throws {
        var random = SplitMix64(seed: 11)
        var timings = BaseTimings<CubicTiming>()
        var places = Column(repeating: BaseBank.GroupPlace(kind: .cubic, index: 0), count: 2)
        var live: [Int32] = []
        for _ in 0..<2_000 {
            if live.isEmpty || random.below(5) < 3 {
                let timing = CubicTiming(begin: 0, span: 1, curve: -1, group: Int32(places.count))
                places.append(BaseBank.GroupPlace(kind: .cubic, index: -1))
                timings.append(timing, &places)
                live.append(timing.group)
            } else {
                let gone = live.remove(at: random.below(live.count))
                timings.remove(at: places[Int(gone)].index)
            }
            if random.below(3) == 0 { timings.closeGaps(&places) }
            var (found, areTold): ([Int32], Bool) = ([], true)
            for index in timings.all.indices where timings.all[index].group != BaseBank.goneGroup {
                found.append(timings.all[index].group)
                areTold = areTold && Int(places[Int(timings.all[index].group)].index) == index
            }
            #expect(found == live && areTold)
        }
        timings.closeGaps(&places)
        #expect((timings.all.count - live.count) * 8 <= timings.all.count)
    }
}
