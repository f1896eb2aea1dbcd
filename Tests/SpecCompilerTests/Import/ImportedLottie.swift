import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

/// What a Lottie animation is read as.
struct ImportedLottie {
    /// The spec; nil if nothing in it moves.
    let spec: Spec?
    let diagnostics: [Diagnostic]

    var messages: [String] { diagnostics.map { $0.message } }

    init(_ text: String) throws {
        let file = SourceFile(path: "a.json", text: text)
        let (bytes, diagnostics) = SpecImport.spec(from: file, as: .lottie, named: "A")
        self.diagnostics = diagnostics
        guard let bytes else {
            spec = nil
            return
        }
        let read = SpecReader.read(SourceFile(path: "a.json", bytes: bytes))
        let made: Spec = try #require(read.spec, "\(read.diagnostics)")
        spec = made
    }

    /// The names of its variants.
    var variants: [String] { spec.map { CompiledMotion($0).variants.map { $0.name } } ?? [] }

    /// The numbers of what a variant moves at a time, by the path and the component.
    func numbers(_ variant: String = "play", at time: Double) throws -> [String: Double] {
        let motion = CompiledMotion(try #require(spec, "\(messages)"))
        let timeline = try motion.bind(
            try #require(motion[variant]), reversingValues: false, parameters: nil, initial: [:])
        var numbers: [String: Double] = [:]
        for property in timeline.properties {
            let value = property.value(at: time)
            let names = value.type.componentCount == 1 ? [""] : value.type.componentNames.map { "." + $0 }
            for (name, number) in zip(names, value.components) {
                numbers[property.property.text + name] = number
            }
        }
        return numbers
    }
}
