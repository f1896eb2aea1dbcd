import MotionModel
import SpecCompiler
import SpecFormat

/// Other ways to write a curve.
extension Refactorings {
    /// A spring by other numbers, and a curve as one of another kind, with the error of that.
    func rewritten(_ cursor: SpecCursor, _ offset: Int) -> [Candidate] {
        let facts = annotations.facts(at: offset)
        let found = facts.compactMap { fact -> (Curve, SourceRange)? in
            if case .curve(let curve) = fact.meaning { return (curve, fact.range) }
            return nil
        }.first
        guard let (curve, range) = found, curve != .instant, curve != .linear else { return [] }
        var candidates: [Candidate] = []
        if case .spring(let spring) = curve, let (object, place) = springObject(in: cursor) {
            candidates += dialects(of: spring.spring, object, place)
        }
        return candidates + kinds(of: curve, at: range, Lasting(curve, at: range, in: cursor))
    }

    /// What keeps the duration of a curve that has its own, as springs do, where one is written that has none.
    private struct Lasting {
        /// The edit of the timing around it; nil for a curve without a duration of its own.
        private(set) var edit: TextEdit?
        /// What the title says of it.
        private(set) var words = ""

        init(_ curve: Curve, at range: SourceRange, in cursor: SpecCursor) {
            guard let length = curve.naturalDuration, length > 0, length.isFinite else { return }
            let time = NumberText.milliseconds(length)
            for case .object(let object) in cursor.around.reversed().map({ $0.content }) {
                guard object[TimingField.curve.rawValue]?.value.range == range else { continue }
                // A curve between keyframes lasts as long as they are apart.
                guard object[KeyframeField.value.rawValue] == nil else { return }
                let key = JSONValue.quoted(TimingField.duration.rawValue)
                let text = NumberText.text(length)
                words = ", and its duration of \(time)"
                edit =
                    object[TimingField.duration.rawValue].map { TextEdit(range: $0.value.range, text: text) }
                    ?? TextEdit(range: SourceRange(at: range.end), text: ", \(key): \(text)")
                return
            }
            words = ", which lasts as long as its timing says instead of \(time)"
        }
    }

    /// The object of the innermost spring around the cursor.
    private func springObject(in cursor: SpecCursor) -> (JSONObject, SourceRange)? {
        let key = CurveField.spring.rawValue
        if cursor.role == .key, cursor.member?.key.value == key, let value = cursor.member?.value,
            case .object(let object) = value.content
        {
            return (object, value.range)
        }
        guard let index = cursor.path.lastIndex(of: key), index + 1 < cursor.around.count,
            case .object(let object) = cursor.around[index + 1].content
        else { return nil }
        return (object, cursor.around[index + 1].range)
    }

    private func dialects(of spring: Spring, _ object: JSONObject, _ range: SourceRange) -> [Candidate] {
        let mass = spring.mass == 1 ? [] : [(SpringField.mass, spring.mass)]
        let forms: [[(SpringField, Double)]] = [
            [(.stiffness, spring.stiffness), (.damping, spring.damping)] + mass,
            [(.tension, spring.stiffness), (.friction, spring.damping)] + mass,
            [(.stiffness, spring.stiffness), (.dampingRatio, spring.dampingRatio)] + mass,
            [(.response, spring.response), (.dampingRatio, spring.dampingRatio)],
            [(.duration, spring.perceptualDuration), (.bounce, spring.bounce)],
        ]
        let keys = object.members.compactMap { SpringField(rawValue: $0.key.value) }
        // How it is released stays as it is written.
        let rest = object.members.filter { member in
            SpringField(rawValue: member.key.value).map { !$0.namesDialect } ?? true
        }.map { text.file.text(in: $0.range) }
        return forms.compactMap { form in
            guard !form.allSatisfy({ keys.contains($0.0) }) else { return nil }
            let members = form.map { "\(JSONValue.quoted($0.0.rawValue)): \(Self.text($0.1))" }
            let names = form.map { "'\($0.0.rawValue)'" }.joined(separator: " and ")
            return Candidate(
                title: "write the spring by \(names)", kind: Self.kinds[2],
                edits: [TextEdit(range: range, text: "{ \((members + rest).joined(separator: ", ")) }")])
        }
    }

    /// A number to 13 digits: behind them is what conversions have rounded.
    private static func text(_ value: Double) -> String {
        guard value != 0, value.isFinite else { return NumberText.text(value) }
        var scale = 1.0
        while (value.magnitude * scale) < 1e12, scale < 1e15 { scale *= 10 }
        return NumberText.text((value * scale).rounded() / scale)
    }

    private func kinds(of curve: Curve, at range: SourceRange, _ lasting: Lasting) -> [Candidate] {
        func candidate(_ name: String, _ error: Double, _ value: String, _ settling: String? = nil)
            -> Candidate
        {
            let share = NumberText.text((error * 1e5).rounded() / 1e3)
            let edit = TextEdit(range: range, text: value)
            return Candidate(
                title: "write the curve as \(name), off by at most \(share) %\(settling ?? lasting.words)",
                kind: Self.kinds[2],
                edits: settling == nil ? [edit] + [lasting.edit].compactMap { $0 } : [edit])
        }
        func object(_ key: CurveField, _ value: String) -> String {
            "{ \(JSONValue.quoted(key.rawValue)): \(value) }"
        }
        var candidates: [Candidate] = []
        for (target, name) in [(CurveConversion.Target.bezierPath, "cubic Béziers"), (.points, "points")] {
            do throws(CurveConversion.Failure) {
                let form = try CurveConversion(of: curve, to: target)
                guard form.pieceCount > 1 else { continue }
                candidates.append(candidate(name, form.maxError, form.text))
            } catch {
                continue
            }
        }
        guard curve.progress(at: 0, before: true) == 0, curve.progress(at: 1) == 1 else { return candidates }
        let length = self.length(of: curve, at: range)
        for fit in CurveFit.all(of: curve, lasting: length) where fit.refusal == nil {
            switch fit.shape {
            case .bezier(let bezier):
                if case .bezier = curve { continue }
                let numbers = [bezier.x1, bezier.y1, bezier.x2, bezier.y2].map { NumberText.text($0) }
                let list = "[\(numbers.joined(separator: ", "))]"
                candidates.append(candidate("the nearest Bézier", fit.maxResidual, object(.bezier, list)))
            case .spring(let spring, _):
                if case .spring = curve { continue }
                let numbers =
                    "{ \"\(SpringField.duration.rawValue)\": \(NumberText.text(spring.perceptualDuration)), "
                    + "\"\(SpringField.bounce.rawValue)\": \(Self.text(spring.bounce)) }"
                let name = "the spring nearest to \(NumberText.milliseconds(length)) of it"
                candidates.append(
                    candidate(name, fit.maxResidual, object(.spring, numbers), Self.settling(spring)))
            }
        }
        return candidates
    }

    /// That a spring goes on until it settles, whatever was to be its duration.
    private static func settling(_ spring: Spring) -> String {
        do throws(SpringError) {
            return " then, and settles in \(NumberText.milliseconds(try SpringCurve(spring).naturalDuration))"
        } catch {
            return ""
        }
    }

    /// How long a curve lasts, in seconds: by itself, else in the timing that it is in; 0.3 where that isn't said.
    private func length(of curve: Curve, at range: SourceRange) -> Double {
        if let length = curve.naturalDuration, length > 0 { return length }
        for fact in annotations.facts(at: range.start) where fact.range.contains(range) {
            if case .timing(let timing) = fact.meaning, case .seconds(let length) = timing.duration,
                length > 0,
                length.isFinite
            {
                return length
            }
        }
        return 0.3
    }
}
