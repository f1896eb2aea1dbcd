/// A marker: a name, and a time or a part of the time.
struct LottieMarker {
    let name: String
    let start: Double
    /// The seconds that it lasts; 0 for an instant.
    let length: Double
    /// Where its name is said.
    let range: SourceRange

    /// A marker of a file; nil if it has no time or no text.
    init?(_ syntax: JSONSyntax, _ time: LottieTime) {
        guard let marker = syntax.object, let frame = marker["tm"]?.value.number,
            let text = marker["cm"]?.value.string
        else { return nil }
        name = Self.name(in: text.value)
        start = time(frame)
        let frames = Swift.max(marker["dr"]?.value.number ?? 0, 0)
        length = frames > 0 ? time(frame + frames) - start : 0
        range = text.range
    }

    /// The second at which it ends.
    var end: Double { start + length }

    /// The name in the comment of a marker: that of an object or of lines such as `name:intro`, as players read it, else all of the
    /// comment.
    private static func name(in comment: String) -> String {
        var problems = Diagnostics()
        if let object = JSONSyntax.parse(
            SourceFile(path: "", text: comment), diagnostics: &problems)?.object, !problems.hasErrors
        {
            return object["name"]?.value.string?.value ?? comment
        }
        for line in Array(comment.utf8).split(whereSeparator: { $0 == 0x0A || $0 == 0x0D }) {
            let parts = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            if parts.count == 2, parts[0].elementsEqual("name".utf8) {
                return String(decoding: parts[1], as: UTF8.self)
            }
        }
        return comment
    }
}
