import SpecFormat

/// `speccli init`: creates a spec, with the library that it imports and its schema beside it.
struct InitCommand {
    private let arguments: Arguments
    private static let libraryFolder = "libraries"
    private static let schemaName = "motion-spec.schema.json"

    /// Creates the command with its arguments.
    init(_ arguments: Arguments) { self.arguments = arguments }

    /// Writes all files, or none if one of the names is taken.
    func run(on console: inout Console) throws(Failure) -> ExitCode {
        let library = arguments.text(.from).flatMap { StarterLibrary(rawValue: $0) } ?? .apple
        let base = arguments.operands.first ?? "motion"
        let title = try Self.title(of: base)
        let spec = "\(base).motion.json"
        let copy = Files.join(Self.libraryFolder, "\(library.rawValue).json")
        guard !FileStatus.isTaken(spec) else {
            throw Failure("'\(spec)' is there already, and nothing is overwritten")
        }
        let text = Array(library.text.utf8)
        let schema = Files.join(Self.libraryFolder, Self.schemaName)
        let beside = [(path: copy, bytes: text), (path: schema, bytes: Array(SpecSchema.text.utf8))]
        let missing = beside.filter { !FileStatus.isTaken($0.path) }
        for (path, bytes) in beside where FileStatus.isTaken(path) {
            guard try Files.read(path).bytes == bytes else {
                throw Failure(
                    "'\(path)' is there already and says something else, and nothing is overwritten")
            }
        }
        if !missing.isEmpty { try Files.makeFolders(Self.libraryFolder) }
        for (path, bytes) in missing { try Files.write(bytes, to: path) }
        let made = SourceFile(path: spec, text: Self.text(title, copy, schema, library))
        var diagnostics = Diagnostics()
        guard let bytes = made.formatted(diagnostics: &diagnostics) else {
            preconditionFailure("what is written here is JSON")
        }
        try Files.write(bytes, to: spec)
        console.report("\(spec) and \(copy): 'speccli preview \(spec) -o \(base).html' shows the motion\n")
        return .done
    }

    /// The name of the spec: `SidePanel` for `side-panel`.
    private static func title(of name: String) throws(Failure) -> String {
        var title = ""
        var beginsWord = true
        for byte in name.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"):
                title.unicodeScalars.append(Unicode.Scalar(beginsWord ? byte - 32 : byte))
                beginsWord = false
            case UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"):
                title.unicodeScalars.append(Unicode.Scalar(byte))
                beginsWord = false
            case UInt8(ascii: "-"), UInt8(ascii: "_"): beginsWord = true
            default: throw unusable(name)
            }
        }
        // A name that begins with '-' would be a flag to every other program.
        guard let first = name.utf8.first, first >= UInt8(ascii: "A"), first != UInt8(ascii: "_") else {
            throw unusable(name)
        }
        return title
    }

    private static func unusable(_ name: String) -> Failure {
        Failure("'\(name)' is no name: letters, digits, '-' and '_', a letter first")
    }

    private static func text(
        _ title: String, _ library: String, _ schema: String, _ starter: StarterLibrary
    ) -> String {
        let timings = starter.timings
        return """
            {
              "$schema": "\(schema)",
              "motionSpec": 1,
              "name": "\(title)",
              "description": "A panel comes in from below while its backdrop fades, and leaves faster than it came.",
              "imports": {
                "lib": "\(library)"
              },
              "states": ["hidden", "shown"],
              "animations": {
                "panel.position.y": { "values": [640, 320], "timing": "panel" },
                "backdrop.opacity": { "values": [0, 1],     "timing": "backdrop", "additive": true }
              },
              "variants": {
                "show": {
                  "timings": {
                    "panel":    \(timings.enter),
                    "backdrop": { "duration": "\(timings.fade)", "curve": "linear" }
                  }
                },
                "hide": {
                  "reverseValues": true,
                  "timings": {
                    "panel":    \(timings.leave),
                    "backdrop": { "duration": "\(timings.fade)", "curve": "linear" }
                  }
                },
                "reduced": {
                  "description": "Only the backdrop fades; the panel is there or it isn't.",
                  "reducedMotionFor": ["show", "hide"],
                  "timings": {
                    "backdrop": { "duration": "\(timings.fade)", "curve": "linear" },
                    "*":        { "duration": 0 }
                  }
                }
              }
            }

            """
    }
}
