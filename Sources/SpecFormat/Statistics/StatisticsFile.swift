import MotionModel

/// A text whose times and curves are counted.
struct StatisticsFile {
    private let file: SourceFile
    private let lines: LineIndex

    init(_ file: SourceFile) {
        self.file = file
        lines = LineIndex(file.bytes)
    }

    func place(of range: SourceRange) -> Statistics.Place {
        Statistics.Place(file: file.path, position: lines.position(at: range.start))
    }

    /// A choice as it is written; nil if it is a name.
    func text<Value>(of choice: SpecStatistics.Choice<Value>) -> String? {
        choice.source == .written ? file.text(in: choice.range) : nil
    }

    /// The values that an import has a name for, exactly or nearly, in the order of the text.
    ///
    /// A value given by a name is examined where the name is defined, not here.
    func unnamed(_ choices: SpecStatistics) -> [Statistics.Unnamed] {
        var found: [(start: Int, unnamed: Statistics.Unnamed)] = []
        func add(_ name: String, _ distance: Likeness.Distance, at range: SourceRange) {
            let unnamed = Statistics.Unnamed(
                text: file.text(in: range), name: name, distance: distance, place: place(of: range))
            found.append((range.start, unnamed))
        }
        for choice in choices.durations where choice.source == .written {
            guard case .seconds(let seconds) = choice.value, seconds > 0 else { continue }
            let near = choices.libraries.compactMap { $0.nearest(to: seconds) }.min {
                ($0.seconds - seconds).magnitude < ($1.seconds - seconds).magnitude
            }
            guard let near, let distance = Likeness.distance(seconds, near.seconds) else { continue }
            add(near.name, near.isSame ? .zero : distance, at: choice.range)
        }
        var judged = JudgedCurves()
        for choice in choices.curves where choice.source == .written {
            var best: (name: String, distance: Likeness.Distance)?
            for library in choices.libraries {
                guard let near = judged.nearest(to: choice.value, in: library) else { continue }
                let distance =
                    near.isSame
                    ? Likeness.Distance.zero
                    : library.curve(named: near.name).flatMap {
                        Likeness.distance(choice.value.curve, $0)
                    }
                guard let distance, distance.travel < best?.distance.travel ?? .infinity else { continue }
                best = (near.name, distance)
            }
            if let best { add(best.name, best.distance, at: choice.range) }
        }
        return found.sorted { $0.start < $1.start }.map { $0.unnamed }
    }
}

extension Scale {
    /// The curve of a name that this scale has returned.
    fileprivate func curve(named name: String) -> Curve? {
        curves.first { $0.name == name }?.node.curve
    }
}
