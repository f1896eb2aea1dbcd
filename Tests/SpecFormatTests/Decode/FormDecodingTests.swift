import MotionModel
import SpecFormat
import Testing

@Suite("Transforms, texts and forms in a spec")
struct FormDecodingTests {
    private func spec(_ animations: String, head: String = "") throws -> Spec {
        let file = SourceFile(
            path: "a.json",
            text: """
                { "motionSpec": 1, "name": "A", \(head) "states": ["a", "b"], "animations": { \(animations) },
                  "variants": { "v": { "timings": { "*": { "duration": 0.2 } }, "reducedMotion": "instant" } } }
                """)
        let (spec, diagnostics) = SpecReader.read(file)
        return try #require(spec, "\(Report(file: file, diagnostics: diagnostics).short())")
    }

    private func transform(_ text: String) throws -> [TransformFunction] {
        let spec = try spec(#""x.transform": [\#(text), []]"#)
        return try #require(spec.animations[0].values[0].constant?.functions)
    }

    @Test("every function is read, derived ones as what they derive from")
    func functions() throws {
        let table: [(String, TransformFunction)] = [
            (#""translate": [1, 2]"#, .translate(1, 2)), (#""translate": 3"#, .translate(3, 0)),
            (#""translate": [1, 2, 3]"#, .translate(1, 2, 3)), (#""translateX": 4"#, .translate(4, 0)),
            (#""translateY": 4"#, .translate(0, 4)), (#""translateZ": 4"#, .translate(0, 0, 4)),
            (#""scale": 2"#, .scale(2, 2)), (#""scale": [2, 3]"#, .scale(2, 3)),
            (#""scale": [2, 3, 4]"#, .scale(2, 3, 4)), (#""scaleX": 2"#, .scale(2, 1)),
            (#""scaleY": 2"#, .scale(1, 2)), (#""scaleZ": 2"#, .scale(1, 1, 2)),
            (#""rotate": "0.25turn""#, .rotate(degrees: 90)), (#""rotateZ": 7"#, .rotate(degrees: 7)),
            (#""rotateX": 7"#, .rotateX(degrees: 7)), (#""rotateY": "7deg""#, .rotateY(degrees: 7)),
            (
                #""rotate3d": { "axis": [0, 3, 4], "angle": 9 }"#,
                .rotate(about: 0, 3, 4, degrees: 9)
            ),
            (#""skew": [1, 2]"#, .skew(xDegrees: 1, yDegrees: 2)),
            (#""skew": 5"#, .skew(xDegrees: 5, yDegrees: 0)), (#""skewX": 5"#, .skewX(degrees: 5)),
            (#""skewY": 5"#, .skewY(degrees: 5)), (#""perspective": 400"#, .perspective(400)),
            (#""perspective": "none""#, .perspective(.infinity)),
            (#""matrix": [1, 2, 3, 4, 5, 6]"#, .matrix(TransformMatrix(1, 2, 3, 4, 5, 6))),
        ]
        for (text, function) in table {
            #expect(try transform("[{ \(text) }]") == [function], "\(text)")
        }
        #expect(try transform("[1, 2, 3, 4, 5, 6]") == [.matrix(TransformMatrix(1, 2, 3, 4, 5, 6))])
        let sixteen = "[1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 7, 8, 9, 1]"
        let numbers = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0.5, 7, 8, 9, 1]
        #expect(try transform(sixteen) == [.matrix(TransformMatrix { numbers[$0] })])
        #expect(try transform(#"[{ "scale": 2 }, { "rotate": 4 }]"#).count == 2)
    }

    @Test("what a transform prints is what it was read from")
    func roundTrip() throws {
        let texts = [
            #"[{"translate":[1,2]},{"rotate":45},{"scale":1.2}]"#,
            #"[{"translate":[1,2,3]},{"scale":[1,2,3]},{"skew":[4,5]},{"skewX":3},{"skewY":2}]"#,
            #"[{"rotateX":10},{"rotateY":20},{"perspective":500},{"perspective":"none"}]"#,
            #"[{"rotate3d":{"axis":[0,1,0],"angle":30}}]"#, #"[{"scale":[1,2]}]"#,
            "[1,2,3,4,5,6]", "[1,0,0,0,0,1,0,0,0,0,1,0.5,7,8,9,1]",
            #"[{"matrix":[1,2,3,4,5,6]},{"rotate":3}]"#, "[]",
        ]
        for text in texts {
            let value = MotionValue.transform(try transform(text))
            #expect(value.json.text(pretty: false).replacing(" ", with: "") == text)
        }
        let identity = MotionValue.transform(.identity).json.text(pretty: false)
        #expect(identity.replacing(" ", with: "") == "[1,0,0,1,0,0]")
    }

    @Test("numbers and angles of functions can be worked out")
    func expressions() throws {
        let spec = try spec(
            #""x.transform": [[{ "translate": ["= w / 2", 4] }, { "rotate": "= w" }], [{ "translate": "= -w" }]]"#,
            head: #""parameters": { "w": 90 },"#)
        guard case .formula(let first, _) = spec.animations[0].values[0],
            case .formula(let second, _) = spec.animations[0].values[1]
        else {
            Issue.record("the transforms depend on a parameter")
            return
        }
        #expect(
            first.value(parameters: [10]) == .transform([.translate(5, 4), .rotate(degrees: 10)]))
        #expect(second.value(parameters: [10]) == .transform([.translate(-10, 0)]))
    }

    @Test("texts of a property are one set, its initial value and motion trees included")
    func texts() throws {
        let file = SourceFile(
            path: "a.json",
            text: """
                { "motionSpec": 1, "name": "A",
                  "properties": { "x.mode": { "type": "string", "initial": "idle" } },
                  "states": ["a", "b"], "animations": { "x.mode": ["3 of 5", "done"] },
                  "variants": {
                    "v": { "timings": { "*": { "duration": 0.2 } } },
                    "w": { "motion": { "sequence": [{ "animate": "x.mode", "to": "busy" }, { "set": { "x.mode": "done" } }] } }
                  } }
                """)
        let (read, diagnostics) = SpecReader.read(file)
        let spec = try #require(read, "\(Report(file: file, diagnostics: diagnostics).short())")
        let type = ValueType.string(StringSet(["idle", "3 of 5", "done", "busy"]))
        let animation = spec.animations[0]
        #expect(animation.property.type == type)
        #expect(animation.property.initial?.string == "idle")
        #expect(animation.values.map { $0.constant?.type } == [type, type])
        #expect(animation.values.map { $0.constant?.string } == ["3 of 5", "done"])
        guard case .tree(let node, _) = spec.variants[1].motion else {
            Issue.record("a variant with motion is a tree")
            return
        }
        #expect(node.leaves.map { $0.property.type } == [type, type])
        #expect(node.leaves.map { $0.keyframes.first?.value.constant?.string } == ["busy", "done"])
        // One that only a tree moves knows its initial text too.
        let resting = SourceFile(
            path: "b.json",
            text: """
                { "motionSpec": 1, "name": "B", "properties": { "x.mode": { "type": "string", "initial": "idle" } },
                  "variants": { "w": { "motion": { "animate": "x.mode", "from": "busy", "to": "done", "duration": 1 } } } }
                """)
        let (other, problems) = SpecReader.read(resting)
        let report = Report(file: resting, diagnostics: problems).short()
        let property = try #require(other?.restingProperties.first, "\(report)")
        #expect(property.type == .string(StringSet(["idle", "busy", "done"])))
        #expect(property.initial?.string == "idle")
        // Without a declaration a text is one of the property's own unless it looks like something else.
        let plain = try self.spec(#""x.mode": ["idle state", "working hard"]"#)
        #expect(plain.animations[0].property.type == .string(StringSet(["idle state", "working hard"])))
    }

    @Test("the space of colours and the turn of angles are the form of their animation")
    func forms() throws {
        for space in ColorSpace.allCases {
            let spec = try spec(
                #""x.backgroundColor": { "values": ["red", "blue"], "space": "\#(space.name)" }"#)
            #expect(spec.topLeaves(ofVariant: 0)[0].leaf.form == (space == .oklab ? .color : .colorIn(space)))
            #expect(spec.animations[0].property.type == .color)
        }
        for turn in AngleTurn.allCases {
            let spec = try spec(#""x.turn": { "values": ["10deg", 300], "turn": "\#(turn.name)" }"#)
            #expect(spec.topLeaves(ofVariant: 0)[0].leaf.form == .turning(turn))
        }
        #expect(try spec(#""x.turn": ["10deg", 300]"#).topLeaves(ofVariant: 0)[0].leaf.form == .angle)
    }

    @Test("a component that is none is mixed as the other colour's, in OKLab unless there is a space")
    func missingComponents() throws {
        let colors = #"["oklch(none 0.2 30)", "oklch(0.8 0.1 90)"]"#
        let spec = try spec(
            #""x.backgroundColor": \#(colors), "y.backgroundColor": { "values": \#(colors), "space": "oklch" }, "#
                + #""z.backgroundColor": ["oklch(0.5 0.2 30)", "oklch(0.8 0.1 90)"]"#)
        // Alone, in a state, it is 0.
        #expect(spec.animations.allSatisfy { $0.property.type == .color })
        let first = try #require(spec.animations[0].values[0].constant?.color)
        #expect(first.lightness == 0 && spec.animations[0].values[0].constant?.type == .color)
        guard case .tree(let node, _) = spec.variants[0].motion else {
            Issue.record("a variant without a tree")
            return
        }
        let leaves = node.leaves
        #expect(leaves.map { $0.form } == [.colorIn(.oklab), .colorIn(.oklch), .color])
        for leaf in leaves.prefix(2) {
            let start = try #require(leaf.start?.constant)
            let end = try #require(leaf.keyframes.first?.value.constant?.converted(to: leaf.form))
            #expect(start.hasMissingComponents)
            for progress in [0.01, 0.25, 0.5, 1] {
                let mixed = try #require(start.interpolated(to: end, progress: progress).color)
                #expect(abs(mixed.lightness - 0.8) < 1e-12, "\(leaf.form) at \(progress)")
            }
        }
    }

    @Test("the hue of a transparent colour counts in a space of hues")
    func transparentHue() throws {
        let spec = try spec(
            #""x.backgroundColor": { "values": ["oklch(0.7 0.1 30 / 0)", "oklch(0.7 0.1 200)"], "space": "oklch" }"#
        )
        guard case .tree(let node, _) = spec.variants[0].motion, let leaf = node.leaves.first,
            let start = leaf.start?.constant,
            let end = leaf.keyframes.first?.value.constant?.converted(to: leaf.form)
        else {
            Issue.record("a variant without a leaf")
            return
        }
        let mixed = try #require(start.interpolated(to: end, progress: 0.5).color)
        #expect(abs(mixed.oklch.hue - 115) < 1e-9 && abs(mixed.alpha - 0.5) < 1e-12)
    }
}
