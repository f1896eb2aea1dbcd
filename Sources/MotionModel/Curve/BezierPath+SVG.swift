extension BezierPath {
    /// Creates a curve from SVG path data: `M`, then `C`, `S`, `Q`, `T`, `L`, `H`, `V` in absolute or relative form.
    ///
    /// - Throws: ``BezierPathError`` with the offset of the text that can't be read, or with the rule that the curve
    ///   breaks.
    /// - SeeAlso: ``PathData``, which reads all of SVG path data.
    public init(svg: String) throws(BezierPathError) {
        var reader = PathDataReader(svg)
        var segments: [Segment] = []
        var current = Point(x: 0, y: 0)
        var isFirst = true
        while let step = try Self.next(&reader, segment: segments.count) {
            let start = current
            switch step.command {
            case .move(let point):
                guard isFirst else { throw .commandNotAllowed("M", offset: step.offset) }
                guard point == start else { throw .startsElsewhere(point) }
            case .line(let end):
                segments.append(
                    Segment(
                        control1: start.toward(end, 1.0 / 3), control2: end.toward(start, 1.0 / 3), end: end))
                current = end
            case .quadratic(let control, let end):
                segments.append(
                    Segment(
                        control1: start.toward(control, 2.0 / 3), control2: end.toward(control, 2.0 / 3),
                        end: end))
                current = end
            case .cubic(let control1, let control2, let end):
                segments.append(Segment(control1: control1, control2: control2, end: end))
                current = end
            case .arc: throw .commandNotAllowed("A", offset: step.offset)
            case .close: throw .commandNotAllowed("Z", offset: step.offset)
            }
            isFirst = false
        }
        try self.init(segments: segments)
    }

    private static func next(
        _ reader: inout PathDataReader, segment: Int
    ) throws(BezierPathError) -> PathDataReader.Step? {
        do throws(PathDataError) {
            return try reader.next()
        } catch {
            switch error {
            case .moveExpected(let offset): throw .missingMove(offset: offset)
            case .numberExpected(let offset), .flagExpected(let offset): throw .numberExpected(offset: offset)
            case .commandExpected(let scalar, let offset): throw .commandNotAllowed(scalar, offset: offset)
            case .tooLarge, .tooManyCommands: throw .notFinite(segment: segment)
            }
        }
    }
}
