import SpecFormat
import TestSupport

/// A text read to the end, with what was reported.
struct JSONReading {
    let file: SourceFile
    let root: JSONSyntax?
    let diagnostics: [Diagnostic]

    init(_ text: String, strictJSON: Bool = false) {
        self.init(bytes: [UInt8](text.utf8), strictJSON: strictJSON)
    }

    init(bytes: [UInt8], strictJSON: Bool = false, limits: JSONSyntax.Limits = JSONSyntax.Limits()) {
        file = SourceFile(path: "spec.json", bytes: bytes)
        var diagnostics = Diagnostics()
        root = JSONSyntax.parse(file, strictJSON: strictJSON, limits: limits, diagnostics: &diagnostics)
        self.diagnostics = diagnostics.sorted
    }

    /// The value as compact JSON text; nil when there is none.
    var compact: String? { root?.value.text(pretty: false) }

    /// The names of the problems.
    var names: [String] { diagnostics.map { $0.id.name } }

    /// The text after the first correction of every problem.
    var repaired: [UInt8] {
        FixIt.apply(diagnostics.compactMap { $0.fixes.first }, to: file.bytes)
    }
}
