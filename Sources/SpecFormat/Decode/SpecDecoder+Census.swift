import MotionModel

extension SpecDecoder {
    /// Notes a duration for the census, where one is taken.
    mutating func count(_ duration: WrittenDuration, at syntax: JSONSyntax, defining name: String?) {
        guard census != nil else { return }
        let source = source(of: syntax, isOwn: { durations[$0] != nil }, isLanguages: { _ in false })
        census?.add(
            SpecCensus.Choice(value: duration, source: source, definedName: name, range: syntax.range))
    }

    /// Records a delay if a census is taken.
    mutating func count(delay seconds: Double, at syntax: JSONSyntax) {
        guard census != nil else { return }
        let source = source(of: syntax, isOwn: { durations[$0] != nil }, isLanguages: { _ in false })
        census?.add(
            delay: SpecCensus.Choice(value: seconds, source: source, definedName: nil, range: syntax.range))
    }

    /// Records a curve if a census is taken.
    mutating func count(_ curve: CurveNode, at syntax: JSONSyntax, defining name: String?) {
        guard census != nil, curve.curve != .instant else { return }
        let source = source(
            of: syntax, isOwn: { curves[$0] != nil }, isLanguages: { NamedCurve.row(named: $0) != nil })
        census?.add(SpecCensus.Choice(value: curve, source: source, definedName: name, range: syntax.range))
    }

    /// The census, with the names of the imports; nil if none is taken.
    var finishedCensus: SpecCensus? {
        guard var census else { return nil }
        for namespace in imports.order {
            if let key = imports.key(of: namespace), let library = imports[namespace] {
                census.add(Scale(key, library))
            }
        }
        return census
    }

    private func source(
        of syntax: JSONSyntax, isOwn: (String) -> Bool, isLanguages: (String) -> Bool
    ) -> SpecCensus.Source {
        guard case .string(let string) = syntax.content, !Quantity.beginsNumber(string.value) else {
            return .written
        }
        let name = string.value
        if isOwn(name) { return .own(name) }
        if let parts = ImportScope.split(name), imports.contains(parts.namespace) { return .imported(name) }
        return isLanguages(name) ? .language(name) : .written
    }
}
