import MotionModel

extension SpecDecoder {
    /// Reads a curve given by an expression of the progress.
    mutating func expressionCurve(_ syntax: JSONSyntax, _ what: Phrase) -> CurveDraft? {
        guard let string = text(syntax, what) else { return nil }
        guard looksLikeExpression(syntax) else {
            let written = JSONValue.quoted("= \(string.value)")
            diagnostics.report(
                .expressionSyntax, "an expression begins with '='", at: string.range,
                fixes: [FixIt("write \(written)", range: string.range, replacement: written)])
            return nil
        }
        // Times and curves are fixed when a spec is read.
        var environment = ExpressionEnvironment().withProgress
        for name in self.environment.names {
            environment.defineAbsent(
                name, "a curve is fixed when the spec is read, '\(name)' only when it plays")
        }
        environment.defineUnreadable("a curve is fixed when the spec is read, 'value' only when it plays")
        guard let read = expression(string, environment: environment) else { return nil }
        guard read.kind == .number else {
            diagnostics.report(
                .expressionType, "a curve gives a number, not \(read.kind.phrase)", at: string.contentRange)
            return nil
        }
        do throws(ExpressionCurve.Failure) {
            let curve = try ExpressionCurve(read.components[0], largest: Limits.output)
            guard curve.expression.canBeCut(into: Limits.swings) else {
                reportSwings(at: string.contentRange)
                return nil
            }
            return CurveDraft(.expression(curve), size: 1 + curve.breakpoints.count)
        } catch {
            switch error {
            case .dependsOnMore: preconditionFailure("a curve knows nothing but the progress")
            case .notFinite(let low, let high):
                diagnostics.report(
                    .expressionValue,
                    "for p from \(NumberText.text(low)) to \(NumberText.text(high)) this may be no number, or one beyond 1e6",
                    at: string.contentRange)
            }
            return nil
        }
    }

    /// Whether a text is right as the expression of a curve; reports nothing.
    func isExpressionCurve(_ string: JSONString) -> Bool {
        // Not tried for each of many errors.
        guard diagnostics.count < 1000 else { return false }
        var trial = SpecDecoder()
        trial.environment = environment
        let syntax = JSONSyntax(range: string.range, content: .string(string))
        guard let node = trial.expressionCurve(syntax, "a curve") else { return false }
        trial.checkEnds(of: node.curve, at: string.range)
        return trial.diagnostics.isEmpty
    }

    /// Reports an expression with more turning points than the limit.
    mutating func reportSwings(at range: SourceRange) {
        diagnostics.report(
            .expressionLimit, "for p from 0 to 1 this changes too often to be shown", at: range)
    }

    /// Reports a curve that was made of others, or of an expression, and doesn't start at 0 or end at 1: it is played, but
    /// rarely intended.
    mutating func checkEnds(of curve: Curve, at range: SourceRange) {
        switch curve {
        case .expression, .scale, .clamp, .sum, .product: break
        default: return
        }
        let (start, end) = (curve.progress(at: 0), curve.progress(at: 1))
        guard start.magnitude > 1e-9 || (end - 1).magnitude > 1e-9 else { return }
        diagnostics.report(
            .curveElsewhere,
            "this curve runs from \(NumberText.text(start)) to \(NumberText.text(end)), not from 0 to 1",
            at: range)
    }
}
