import MotionModel
import SpecFormat
import TestSupport
import Testing

@testable import SpecCompiler

/// A whole and its parts, of which two specs have different ones.
@Suite("The difference of two motions of which one moves a part by itself")
struct DividedDifferenceTests {
    /// A motion that goes to (100, 50) in 0.2 s, and then does something more.
    private static func motion(_ more: String, and variants: String = "") throws -> CompiledMotion {
        try MotionDifferenceTests.compiled(
            """
            { "motionSpec": 1, "name": "Box",
              "properties": { "box.position": { "initial": [0, 0] } },
              "variants": { "go": { "reducedMotion": "instant", "motion": { "sequence": [
                { "animate": "box.position", "to": [100, 50], "duration": 0.2, "curve": "linear" }, \(more)
              ] } }\(variants) } }
            """)
    }

    private static let still = "{ \"wait\": 0.2 }"
    private static let nudge =
        "{ \"animate\": \"box.position.x\", \"to\": 120, \"duration\": 0.2, \"curve\": \"linear\" }"

    @Test("says what the part does more, both ways, and nothing of the other part")
    func nudged() throws {
        let (still, nudged) = (try Self.motion(Self.still), try Self.motion(Self.nudge))
        for (old, new) in [(still, nudged), (nudged, still)] {
            let difference = try MotionDifference(from: .init(old), to: .init(new))
            let go = try #require(difference.variants.first { $0.name == "go" })
            #expect(go.properties.map { $0.property.text } == ["box.position.x"])
            let largest = try #require(go.properties.first?.largest)
            #expect(abs(largest.distance - 20) < 0.1)
            #expect(difference.difference == .visible)
        }
    }

    @Test("says nothing of a variant where only another one moves the part")
    func elsewhere() throws {
        let old = try Self.motion(Self.still)
        let new = try Self.motion(
            Self.still,
            and: """
                , "more": { "reducedMotion": "instant", "motion": \(Self.nudge) }
                """)
        let difference = try MotionDifference(from: .init(old), to: .init(new))
        #expect(difference.variants.map { $0.name } == ["more"])
    }

    @Test("says that a property is gone that the other spec doesn't know")
    func gone() throws {
        let old = try Self.motion(Self.still)
        let new = try MotionDifferenceTests.compiled(
            """
            { "motionSpec": 1, "name": "Box",
              "properties": { "box.position.x": { "initial": 0 }, "box.position.y": { "initial": 0 } },
              "variants": { "go": { "reducedMotion": "instant", "motion": { "group": [
                { "animate": "box.position.x", "to": 100, "duration": 0.2, "curve": "linear" },
                { "animate": "box.position.y", "to": 50, "duration": 0.2, "curve": "linear" }
              ] } } } }
            """)
        let difference = try MotionDifference(from: .init(old), to: .init(new))
        #expect(difference.difference == .breaking)
        #expect(difference.variants[0].properties.map { $0.property.text }.first == "box.position")
    }
}
