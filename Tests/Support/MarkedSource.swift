/// A source text whose interesting ranges stand between « and ».
///
/// `{"a": «01»}` is the text `{"a": 01}` with the range 6..<8; `«»` marks an empty range. The marks don't nest.
public struct MarkedSource: Sendable {
    /// The text without marks.
    public let text: String
    /// The marked pieces in order, as UTF-8 offsets in `text`.
    public let ranges: [Range<Int>]

    /// Removes the marks from `marked` and remembers where they stood.
    public init(_ marked: String) {
        var text = ""
        var ranges: [Range<Int>] = []
        var start = 0
        for scalar in marked.unicodeScalars {
            switch scalar {
            case "«": start = text.utf8.count
            case "»": ranges.append(start..<text.utf8.count)
            default: text.unicodeScalars.append(scalar)
            }
        }
        self.text = text
        self.ranges = ranges
    }

    /// The text as bytes.
    public var bytes: [UInt8] { [UInt8](text.utf8) }
}
