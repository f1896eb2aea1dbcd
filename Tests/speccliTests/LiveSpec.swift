import Foundation
import MotionModel
import SpecCompiler
import SpecFormat
import Testing

@testable import speccli

/// Sessions to test with.
enum LiveSpec {
    /// A session of one of the package's specs.
    static func session(_ name: String) throws -> LiveSession {
        let url = Speccli.specs.appendingPathComponent("\(name).json")
        return try session(text: String(contentsOf: url, encoding: .utf8))
    }

    /// A session of a spec.
    static func session(text: String, _ flags: String...) throws -> LiveSession {
        let motion = try #require(Self.motion(text: text))
        return try LiveSession(motion, inputs(motion, flags))
    }

    /// The motion of a spec; nil if it has errors.
    static func motion(text: String) -> CompiledMotion? {
        Spec.read(SourceFile(path: "x", text: text)).spec.map { CompiledMotion($0) }
    }

    /// The inputs of a motion by flags.
    static func inputs(_ motion: CompiledMotion, _ flags: [String] = []) throws -> PlayInputs {
        guard case .run(let arguments) = try Invocation(["play", "x"] + flags) else {
            fatalError("no arguments")
        }
        return try PlayInputs(arguments, motion)
    }

    /// A spec with one variant.
    static let single = """
        { "motionSpec": 1, "name": "One",
          "animations": { "box.position": [[0, 10], [100, 30]], "box.backgroundColor": ["#000000", "#ff8000"], "box.opacity": [1, 0.5] },
          "variants": { "go": { "timings": { "*": { "duration": "400ms", "curve": "linear" } } } } }
        """
}
