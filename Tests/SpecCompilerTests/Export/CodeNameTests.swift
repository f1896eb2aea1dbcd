import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("Names in generated code")
struct CodeNameTests {
    private static let formats: [ExportFormat] = [.swift, .swiftUI, .coreAnimation, .compose, .flutter]

    /// A spec whose properties go along one curve, a spring and a colour, for each of some targets.
    private func spec(_ name: String, _ targets: [String], _ variants: [String]) throws -> Spec {
        let properties = targets.flatMap { target in
            [
                #""\#(target).opacity": { "values": [0, 1], "timing": "t" }"#,
                #""\#(target).position": { "values": [[0, 0], [10, 20]], "timing": "t" }"#,
                #""\#(target).cornerRadius": { "values": [0, 10], "timing": "s" }"#,
                #""\#(target).backgroundColor": { "values": ["red", "lime"], "timing": "t" }"#,
            ]
        }
        let timings = #"{ "t": { "duration": "200ms" }, "s": { "curve": "smooth" } }"#
        let bodies = variants.map { #""\#($0)": { "timings": \#(timings) }"# }
        return try MotionTreeTests.spec(
            """
            { "motionSpec": 1, "name": "\(name)", "states": ["a", "b"],
              "animations": { \(properties.joined(separator: ", ")) },
              "variants": { \(bodies.joined(separator: ", ")) } }
            """)
    }

    /// The names that a text declares, each behind those of what it stands in, as the indentation has it.
    private func declared(in text: String) -> [[String]] {
        let before = ["private ", "fileprivate ", "abstract final ", "static final ", "const "]
        let kinds = [
            "enum ", "struct ", "object ", "class ", "func ", "static func ", "static let ", "static var ",
            "var ",
            "val ", "case ", "Animatable<double> ", "Animatable<Color?> ", "static SpringSimulation get ",
        ]
        var result: [[String]] = []
        var around: [(indent: Int, name: String)] = []
        for line in text.split(separator: "\n") {
            var rest = line.drop { $0 == " " }
            let indent = line.count - rest.count
            while let word = before.first(where: { rest.hasPrefix($0) }) { rest = rest.dropFirst(word.count) }
            around.removeAll { $0.indent >= indent }
            guard let kind = kinds.first(where: { rest.hasPrefix($0) }) else { continue }
            let name = String(rest.dropFirst(kind.count).prefix { !" :(={".contains($0) })
            result.append(around.map { $0.name } + [name])
            around.append((indent, name))
        }
        return result
    }

    @Test(
        "are declared once each, and are no words of the language",
        arguments: [
            ("Dup", ["icon-left", "iconLeft", "IconLeft", "icon.left"], ["go", "Go"]),
            ("Dup", ["a.b", "aB", "a-b", "a.b_2"], ["go"]), ("Any", ["any", "self"], ["any", "Any"]),
            ("Self", ["class", "Any"], ["self", "init", "default", "type", "protocol"]),
            ("_", ["_", "__"], ["_", "__"]),
        ])
    func once(_ name: String, _ targets: [String], _ variants: [String]) throws {
        let source = ExportSource(try spec(name, targets, variants))
        for format in Self.formats {
            let names = declared(in: String(decoding: try Export(format, of: source).bytes, as: UTF8.self))
            #expect(names.count > targets.count * variants.count, "\(format)")
            let twice = Dictionary(grouping: names) { $0 }.filter { $1.count > 1 }.keys.sorted {
                $0.joined() < $1.joined()
            }
            #expect(twice.isEmpty, "\(format)")
            let words: Set<String> =
                switch format {
                case .swift, .swiftUI, .coreAnimation:
                    ["_", "Any", "Self", "Type", "Protocol", "class", "default", "init", "self"]
                case .compose: ["_", "__", "___", "class"]
                default: ["class", "default"]
                }
            #expect(names.filter { words.contains($0[$0.count - 1]) }.isEmpty, "\(format)")
            // In Dart those are private to their library.
            if format == .flutter { #expect(!names.joined().contains { $0.hasPrefix("_") }, "\(names)") }
        }
    }

    @Test("have a number only where something else in the file has the name")
    func numbers() throws {
        func names(_ format: ExportFormat) throws -> [[String]] {
            let source = ExportSource(
                try spec("Expand", ["box"], ["expand", "steps", "animation", "timing"]))
            return declared(in: String(decoding: try Export(format, of: source).bytes, as: UTF8.self))
        }
        let common = [["Expand"], ["Expand", "Expand"], ["Expand", "Steps"], ["Expand", "Timing"]]
        for format in [ExportFormat.swiftUI, .coreAnimation, .compose] {
            let names = try names(format)
            for name in common { #expect(names.contains(name), "\(format) \(name)") }
            let animation = format == .swiftUI ? "Animation_2" : "Animation"
            #expect(names.contains(["Expand", animation]), "\(format)")
        }
        let classes = try names(.flutter).filter { $0.count == 1 }.map { $0[0] }
        #expect(classes == ["ExpandExpand", "ExpandSteps", "ExpandAnimation", "ExpandTiming"])
    }

    @Test(
        "the type of a motion doesn't take the name of what says who is there",
        arguments: [(ExportFormat.swiftUI, "Set_2"), (.coreAnimation, "Set_2"), (.compose, "Set")])
    func sets(_ format: ExportFormat, _ type: String) throws {
        let spec = try GalleryTests.read(
            """
            { "motionSpec": 1, "name": "Set", "states": ["one", "other"], "targets": { "a": { "appears": "other" } },
              "animations": { "a.opacity": [0, 1] },
              "variants": { "set": { "reducedMotion": "instant", "timings": { "*": { "duration": 0.3 } } } } }
            """)
        let text = String(decoding: try Export(format, of: ExportSource(spec)).bytes, as: UTF8.self)
        #expect(declared(in: text).contains([type]) && declared(in: text).contains([type, type]))
    }

    @Test("one property has one name among SwiftUI's animations and its values")
    func animationsAndValues() throws {
        let source = ExportSource(try spec("Dup", ["icon-left", "iconLeft"], ["go"]))
        let text = String(decoding: try Export(.swiftUI, of: source).bytes, as: UTF8.self)
        let names = declared(in: text)
        func own(_ part: String) -> Set<String> {
            Set(names.filter { $0.count == 4 && $0[2] == part }.map { $0[3] })
        }
        let numbers = ["Opacity", "Opacity_2", "CornerRadius", "CornerRadius_2"].map { "iconLeft" + $0 }
        #expect(own("Animations").isSuperset(of: numbers) && own("Values").isSuperset(of: numbers))
        #expect(own("Animations").isSuperset(of: ["iconLeftPosition", "iconLeftPosition_2"]))
        #expect(own("Values") == own("Tracks"))
    }
}
