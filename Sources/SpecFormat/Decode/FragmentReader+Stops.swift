public import MotionModel

extension FragmentReader {
    /// Reads a curve from stops: a curve as ``curve(_:)`` reads it, a list of outputs, or a list of `[time, output]`
    /// pairs.
    ///
    /// Times may be of any unit and begin anywhere. Stops need not begin at 0 and end at 1, but near them: they may have been
    /// measured.
    ///
    /// - Returns: The curve, nil exactly when an error was found; and all problems, sorted by place.
    public static func stops(_ file: SourceFile) -> (curve: Curve?, diagnostics: [Diagnostic]) {
        let (curve, problems) = written(file)
        guard let curve else { return (nil, problems) }
        var diagnostics = Diagnostics()
        let extrema = curve.extrema()
        let ends = (curve.progress(at: 0, before: true), curve.progress(at: 1))
        if max(-extrema.lowerBound, extrema.upperBound) > Limits.output {
            let most = NumberText.text(Limits.output)
            diagnostics.report(.range, "a stop lies between -\(most) and \(most)", at: file.range)
        } else if max(ends.0.magnitude, (ends.1 - 1).magnitude) > nearness {
            let texts = [ends.0, ends.1].map { NumberText.text($0) }
            diagnostics.report(
                .curveEnd,
                "stops lead from 0 to 1, these lead from \(texts[0]) to \(texts[1]): give shares of the way",
                at: file.range)
        }
        return diagnostics.hasErrors ? (nil, diagnostics.sorted) : (curve, problems)
    }

    /// How far from 0 and 1 stops may begin and end.
    private static let nearness = 0.25

    private static func written(_ file: SourceFile) -> (curve: Curve?, diagnostics: [Diagnostic]) {
        let first = file.bytes.first { $0 > 0x20 }
        if first == UInt8(ascii: "[") { return list(file) }
        // A curve of a spec ends at 1, stops to be fitted need not.
        do throws(CSSEasingError) {
            return (try Curve(css: file.text(in: file.range)), [])
        } catch {
            return curve(file)
        }
    }

    private static func list(_ file: SourceFile) -> (curve: Curve?, diagnostics: [Diagnostic]) {
        var diagnostics = Diagnostics()
        guard let root = JSONSyntax.parse(file, diagnostics: &diagnostics), !diagnostics.hasErrors,
            case .array(let array) = root.content
        else { return (nil, diagnostics.sorted) }
        var places: [(time: Double?, output: Double)] = []
        for element in array.elements {
            if case .number(let output) = element.content {
                places.append((nil, output))
            } else if case .array(let pair) = element.content, pair.elements.count == 2,
                case .number(let time) = pair.elements[0].content,
                case .number(let output) = pair.elements[1].content
            {
                places.append((time, output))
            } else {
                diagnostics.report(
                    .wrongType, "a stop is a number or a pair '[time, value]', not \(element.typeName)",
                    at: element.range)
            }
        }
        guard !diagnostics.hasErrors else { return (nil, diagnostics.sorted) }
        guard places.count >= 2 else {
            diagnostics.report(.pointsCount, "a curve has at least two stops", at: root.range)
            return (nil, diagnostics.sorted)
        }
        let times = places.compactMap { $0.time }
        if times.count != places.count, !times.isEmpty {
            diagnostics.report(.wrongType, "either all stops have times or none", at: root.range)
            return (nil, diagnostics.sorted)
        }
        for (index, time) in times.enumerated() where index > 0 && time < times[index - 1] {
            diagnostics.report(
                .curveBackwards,
                "times don't go back, from \(NumberText.text(times[index - 1])) to \(NumberText.text(time))",
                at: array.elements[index].range)
            return (nil, diagnostics.sorted)
        }
        let start = times.first ?? 0
        let length = (times.last ?? 1) - start
        guard length > 0, length.isFinite else {
            diagnostics.report(.curveBackwards, "the stops take no time", at: root.range)
            return (nil, diagnostics.sorted)
        }
        let stops = places.map { place in
            LinearPoints.Stop(y: place.output, x: place.time.map { ($0 - start) / length })
        }
        do throws(LinearPoints.Failure) {
            return (.points(try LinearPoints(stops: stops)), [])
        } catch {
            diagnostics.report(.nonFinite, "a number of a stop is too large", at: root.range)
            return (nil, diagnostics.sorted)
        }
    }
}
