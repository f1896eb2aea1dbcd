import MotionModel

extension SpecDecoder {
    /// Reads the value of a path from SVG path data: none at all is a path without pieces, as before anything sets one.
    mutating func pathValue(_ syntax: JSONSyntax, _ type: ValueType, _ what: Phrase) -> MotionValue? {
        guard case .string(let string) = syntax.content else {
            reportMismatch(syntax, type, what)
            return nil
        }
        if string.value.isEmpty { return MotionValue(type: .path(PathForm([])), components: []) }
        return path(string).map { .path($0) }
    }

    /// Reads a path from SVG path data; errors are reported at their place in the text.
    mutating func path(_ string: JSONString) -> PathData? {
        do throws(PathDataError) {
            return try PathData(svg: string.value)
        } catch {
            report(error, in: string)
            return nil
        }
    }

    private mutating func report(_ error: PathDataError, in string: JSONString) {
        func place(_ length: Int) -> SourceRange {
            string.sourceRange(ofDecoded: error.offset..<(error.offset + length))
        }
        switch error {
        case .moveExpected:
            diagnostics.report(.valueInvalid, "path data begins with 'M' or 'm'", at: place(0))
        case .numberExpected:
            diagnostics.report(.valueInvalid, "a number is missing here", at: place(0))
        case .flagExpected:
            diagnostics.report(.valueInvalid, "a flag of an arc is 0 or 1", at: place(0))
        case .commandExpected(let scalar, _):
            diagnostics.report(
                .valueInvalid, "path data has no command '\(scalar)'",
                at: place(String(Character(scalar)).utf8.count))
        case .tooLarge:
            diagnostics.report(
                .range, "a coordinate of a path lies between -1e12 and 1e12", at: place(0))
        case .tooManyCommands(let limit, _):
            diagnostics.report(
                .limitSegments, "a path must not have more than \(limit) commands", at: string.range)
        }
    }
}
