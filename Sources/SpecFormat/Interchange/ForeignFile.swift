/// What a file is that nobody can make a spec from, in one sentence.
enum ForeignFile {
    private static let readable = "'import' reads design tokens, style sheets and Lottie animations"

    /// The sentence about an object, and the place that tells; nil if it may be design tokens.
    static func sentence(about object: JSONObject) -> (message: String, range: SourceRange)? {
        if let mark = object[SpecField.motionSpec.rawValue] {
            return ("this is a spec already: \(readable)", mark.key.range)
        }
        return nil
    }

    /// The sentence about a text in another language; nil if it may be tokens or a style sheet.
    static func sentence(about bytes: [UInt8]) -> String? {
        let start = bytes.drop { $0 <= 0x20 }
        if start.first == UInt8(ascii: "<") { return "this is markup: \(readable)" }
        if bytes.starts(with: "PK".utf8) { return "this is an archive: \(readable)" }
        return nil
    }
}
