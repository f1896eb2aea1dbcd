import SpecFormat
import TestSupport
import Testing

/// What is called safe is what was meant, and leaves nothing else to be told.
@Suite("Repairs that are sure")
struct SureRepairTests {
    /// A spec with animations, or with a motion tree, and a curve.
    private static func spec(
        animations: String = "\"card.zPosition\": [0, 1]", curve: String = "\"linear\"",
        motion: String? = nil,
        version: String = "1"
    ) -> String {
        let (moving, variant) =
            if let motion {
                ("", "\"motion\": \(motion)")
            } else {
                (
                    "\"animations\": { \(animations) },",
                    "\"timings\": { \"*\": { \"duration\": \"200ms\", \"curve\": \(curve) } }"
                )
            }
        return """
            { "motionSpec": \(version), "name": "A", \(moving)
              "variants": { "go": { \(variant), "reducedMotion": "instant" } } }
            """
    }

    private static func repaired(_ text: String) -> String {
        let repair = SafeRepair(of: SourceFile(path: "spec.json", text: text))
        return String(decoding: repair.file.bytes, as: UTF8.self)
    }

    private static func problems(_ text: String) -> [Diagnostic] {
        SpecReader.read(SourceFile(path: "spec.json", text: text)).diagnostics
    }

    @Test(
        "A key path that lacks a full stop is the one with it, not what stands in front of it",
        arguments: [
            ("transform.rotationx", "transform.rotation.x"), ("transform.scalex", "transform.scale.x"),
            ("transform.translationx", "transform.translation.x"), ("positionx", "position.x"),
            ("centery", "center.y"), ("anchorPointX", "anchorPoint.x"),
            ("shadowOffsetWidth", "shadowOffset.width"),
        ])
    func components(_ written: String, _ meant: String) {
        let text = Self.spec(animations: "\"card.\(written)\": [0, 18]")
        #expect(Self.repaired(text) == Self.spec(animations: "\"card.\(meant)\": [0, 18]"))
    }

    @Test("A number isn't taken for a point by one letter")
    func otherType() {
        let text = Self.spec(animations: "\"card.positionz\": [0, 18]")
        #expect(Self.repaired(text) == text)
        #expect(Self.problems(text).map { $0.id } == [.propertyUndeclared])
        let point = Self.spec(animations: "\"card.positionz\": [[0, 0], [1, 8]]")
        #expect(Self.repaired(point) == Self.spec(animations: "\"card.position\": [[0, 0], [1, 8]]"))
    }

    @Test(
        "Opacities in hundredths are one thing in animations and in motion trees",
        arguments: [
            (
                #""animate": "d.opacity", "from": 0, "to": 100"#,
                #""animate": "d.opacity", "from": 0, "to": 1"#
            ),
            (
                #""animate": "d.opacity", "through": [100, 50]"#,
                #""animate": "d.opacity", "through": [1, 0.5]"#
            ),
            (#""animate": "d.opacity", "steps": [100, 0]"#, #""animate": "d.opacity", "steps": [1, 0]"#),
            (
                #""animate": "d.opacity", "keyframes": [{ "at": "0%", "value": 40 }, { "at": "100%", "value": 100 }]"#,
                #""animate": "d.opacity", "keyframes": [{ "at": "0%", "value": 0.4 }, { "at": "100%", "value": 1 }]"#
            ),
        ])
    func hundredths(_ written: String, _ meant: String) {
        let text = Self.spec(motion: "{ \(written), \"duration\": \"200ms\" }")
        #expect(Self.problems(text).contains { $0.id == .valueOutOfRange })
        #expect(Self.repaired(text) == Self.spec(motion: "{ \(meant), \"duration\": \"200ms\" }"))
    }

    @Test(
        "What is in doubt or is added stays as it is, and is told",
        arguments: [
            #"{ "animate": "d.opacity", "from": 0.5, "to": 100, "duration": "200ms" }"#,
            #"{ "animate": "d.opacity", "from": 100, "by": -100, "duration": "200ms" }"#,
            #"{ "animate": "d.opacity", "by": 100, "duration": "200ms" }"#,
            #"{ "sequence": [{ "animate": "d.opacity", "from": 0, "to": 0.5, "duration": "200ms" }, { "set": { "d.opacity": 100 } }] }"#,
        ])
    func inDoubt(_ motion: String) {
        let text = Self.spec(motion: motion)
        #expect(Self.repaired(text) == text)
        #expect(Self.problems(text).contains { $0.id == .valueOutOfRange })
    }

    @Test("A layer may take away what its property can show")
    func layer() {
        let text = Self.spec(
            motion:
                #"{ "animate": "d.opacity", "from": -0.5, "to": 0, "additive": true, "duration": "200ms" }"#)
        #expect(!Self.problems(text).contains { $0.id == .valueOutOfRange })
    }

    @Test("An expression becomes a curve only where it is right", arguments: ["=x", "=", "= 1+", "= p * 2"])
    func wrongExpressions(_ expression: String) {
        let text = Self.spec(curve: "\"\(expression)\"")
        #expect(Self.problems(text).map { $0.id } == [.expressionPlace])
        #expect(Self.problems(text).allSatisfy { $0.fixes.isEmpty })
    }

    @Test("A right expression becomes a curve")
    func rightExpression() {
        #expect(
            Self.repaired(Self.spec(curve: "\"= p * p\""))
                == Self.spec(curve: "{ \"expression\": \"= p * p\" }"))
    }

    @Test("A number in quotes loses them where it is one that may stand there")
    func quotedNumbers() {
        #expect(Self.repaired(Self.spec(version: "\"1\"")) == Self.spec(version: "1"))
        for version in ["\"2\"", "\"1.5\"", "\"-1\""] {
            let text = Self.spec(version: version)
            #expect(Self.problems(text).map { $0.id } == [.wrongType])
            #expect(Self.problems(text).allSatisfy { $0.fixes.isEmpty })
        }
        let text = Self.spec(
            motion: #"{ "animate": "d.zPosition", "to": 1, "duration": "200ms", "speed": "-2" }"#)
        #expect(Self.repaired(text) == text)
        let steps = { (count: String) in Self.spec(curve: "{ \"steps\": \(count) }") }
        #expect(Self.repaired(steps("\"4\"")) == steps("4"))
        for count in ["\"2.5\"", "\"0\"", "\"-3\"", "\"1\", \"jump\": \"none\""] {
            #expect(Self.repaired(steps(count)) == steps(count), "\(count)")
        }
    }

    @Test("A key of another tool that is surely another one hides no missing key")
    func missing() {
        let named = Self.spec().replacing("\"name\": \"A\"", with: "\"transition\": {}")
        #expect(Self.problems(named).contains { $0.id == .missingKey && $0.message.contains("'name'") })
        // What may be meant as it hides it.
        let guess = Self.spec().replacing("\"name\": \"A\"", with: "\"label\": \"A\"")
        #expect(!Self.problems(guess).contains { $0.id == .missingKey })
    }

    @Test("Names of other tools and properties of one's own are corrected beside each other")
    func mixed() throws {
        let text = Self.spec(
            animations: "\"card.y\": [0, -8], \"card.mood\": [0, 1], \"card.rotate\": [0, 2]")
        let firsts = Self.problems(text).compactMap { $0.fixes.first }
        var applied: [FixIt] = []
        for fix in firsts where !applied.contains(fix) { applied.append(fix) }
        let fixed = String(decoding: FixIt.apply(applied, to: [UInt8](text.utf8)), as: UTF8.self)
        #expect(fixed.contains("\"card.mood\": { \"type\": \"number\" }"), "\(fixed)")
        #expect(!fixed.contains("card.y\"") && !fixed.contains("card.rotate\""), "\(fixed)")
        #expect(Self.problems(fixed).isEmpty, "\(Self.problems(fixed).map { $0.message })")
    }
}
