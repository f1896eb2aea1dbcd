import MotionModel

extension SpecDecoder {
    /// Records a duration if statistics are gathered.
    mutating func count(_ duration: WrittenDuration, at syntax: JSONSyntax, defining name: String?) {
        guard statistics != nil else { return }
        let source = source(of: syntax, isOwn: { durations[$0] != nil }, isLanguages: { _ in false })
        statistics?.add(
            SpecStatistics.Choice(value: duration, source: source, definedName: name, range: syntax.range))
    }

    /// Records a delay if statistics are gathered.
    mutating func count(delay seconds: Double, at syntax: JSONSyntax) {
        guard statistics != nil else { return }
        let source = source(of: syntax, isOwn: { durations[$0] != nil }, isLanguages: { _ in false })
        statistics?.add(
            delay: SpecStatistics.Choice(
                value: seconds, source: source, definedName: nil, range: syntax.range))
    }

    /// Records a curve if statistics are gathered.
    mutating func count(_ curve: CurveDraft, at syntax: JSONSyntax, defining name: String?) {
        guard statistics != nil, curve.curve != .instant else { return }
        let source = source(
            of: syntax, isOwn: { curves[$0] != nil }, isLanguages: { NamedCurve.row(named: $0) != nil })
        statistics?.add(
            SpecStatistics.Choice(value: curve, source: source, definedName: name, range: syntax.range))
    }

    /// The statistics, with the names of the imports; nil if none are gathered.
    var finishedStatistics: SpecStatistics? {
        guard var statistics else { return nil }
        for namespace in imports.order {
            if let key = imports.key(of: namespace), let library = imports[namespace] {
                statistics.add(Scale(key, library))
            }
        }
        return statistics
    }

    private func source(
        of syntax: JSONSyntax, isOwn: (String) -> Bool, isLanguages: (String) -> Bool
    ) -> SpecStatistics.Source {
        guard case .string(let string) = syntax.content, !Quantity.beginsNumber(string.value) else {
            return .written
        }
        let name = string.value
        if isOwn(name) { return .own(name) }
        if let parts = ImportScope.split(name), imports.contains(parts.namespace) { return .imported(name) }
        return isLanguages(name) ? .language(name) : .written
    }
}
