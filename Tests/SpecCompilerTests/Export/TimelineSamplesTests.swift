import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Samples of a timeline")
struct TimelineSamplesTests {
    private func timeline() throws -> BoundTimeline {
        try Timeline(tracks: [
            Track(
                property: try PropertyPath("chip.opacity"), type: .number, isAdditive: false,
                from: .constant(.number(0)), to: .constant(.number(1)), timing: Timing(duration: 0.5)),
            Track(
                property: try PropertyPath("box.position"), type: .point, isAdditive: true,
                from: .constant(.point(0, 10)), to: .constant(.point(8, 2)), timing: Timing(duration: 0.5)),
        ]).bind()
    }

    @Test("stand in the order of their paths, as JSON")
    func json() throws {
        let samples = TimelineSamples(try timeline(), at: [0, 0.25], withVelocity: true)
        #expect(
            samples.json.text(pretty: false)
                == #"{"times":[0,0.25],"values":{"box.position":[[0,10],[4,6]],"chip.opacity":[0,0.5]},"#
                + #""velocities":{"box.position":[[16,-16],[16,-16]],"chip.opacity":[2,2]}}"#)
    }

    @Test("have a column for each component, as CSV")
    func csv() throws {
        let samples = TimelineSamples(try timeline(), at: [0, 0.25], withVelocity: true)
        #expect(
            samples.csvText
                == "time,box.position.x,box.position.y,chip.opacity,"
                + "velocity(box.position.x),velocity(box.position.y),velocity(chip.opacity)\n"
                + "0,0,10,0,16,-16,2\n0.25,4,6,0.5,16,-16,2\n")
    }

    @Test("can be of some properties only, and of frames up to the exact end")
    func selection() throws {
        let samples = TimelineSamples(
            try timeline(), at: TimelineSamples.times(framesPerSecond: 4, until: 0.6),
            properties: [try PropertyPath("chip.opacity")])
        #expect(samples.columns.map { $0.property.text } == ["chip.opacity"])
        #expect(samples.times == [0, 0.25, 0.5, 0.6])
        #expect(samples.columns[0].velocities == nil)
    }
}
