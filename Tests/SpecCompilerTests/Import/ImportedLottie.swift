import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

/// What a Lottie animation is read as.
struct ImportedLottie {
    /// The spec; nil if nothing in it moves.
    let spec: Spec?
    let diagnostics: [Diagnostic]
    private let motion: CompiledMotion?

    var messages: [String] { diagnostics.map { $0.message } }

    init(_ text: String) throws {
        let file = SourceFile(path: "a.json", text: text)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: .lottie, named: "A")
        self.diagnostics = diagnostics
        guard let bytes else {
            (spec, motion) = (nil, nil)
            return
        }
        let read = SpecReader.read(SourceFile(path: "a.json", bytes: bytes))
        let made: Spec = try #require(read.spec, "\(read.diagnostics)")
        spec = made
        motion = CompiledMotion(made)
    }

    /// The names of its variants.
    var variants: [String] { motion?.variants.map { $0.name } ?? [] }

    /// A variant whose values can be asked for.
    func timeline(_ variant: String = "play") throws -> BoundTimeline {
        let motion: CompiledMotion = try #require(motion, "\(messages)")
        return try motion.bind(
            try #require(motion[variant]), reversingValues: false, parameters: nil, initial: [:])
    }

    /// The numbers of what a variant moves at a time, by the path and the component, or its index.
    func numbers(_ variant: String = "play", at time: Double) throws -> [String: Double] {
        Self.numbers(try timeline(variant), at: time)
    }

    /// The numbers of all properties at a time.
    static func numbers(_ timeline: BoundTimeline, at time: Double) -> [String: Double] {
        var numbers: [String: Double] = [:]
        for property in timeline.properties {
            let value = property.value(at: time)
            let names = value.type.componentNames
            for (index, number) in value.components.enumerated() {
                let name = value.components.count == 1 ? "" : names.isEmpty ? ".\(index)" : ".\(names[index])"
                numbers[property.property.text + name] = number
            }
        }
        return numbers
    }
}
