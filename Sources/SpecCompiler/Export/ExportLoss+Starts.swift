import MotionModel

extension ExportLoss {
    /// The loss of what has no first value, and so begins where its property is when it is played; nil for what has one.
    init?(ofStart bound: BoundProperty, in variant: CompiledVariant) {
        let track = bound.base.track
        guard let first = track.segments.first, case .current = track.keys[first.fromKey] else { return nil }
        self.init(
            variant: variant.name, property: bound.property, kind: .replacement,
            phrase: "begins where it is before anything plays, and not where it is by then", size: nil)
    }
}

extension ExportSource {
    /// What a format loses in which everything begins as it is written.
    ///
    /// - Throws: `BindingError`, as ``timelines()``.
    func startLosses() throws(BindingError) -> [ExportLoss] {
        try timelines().flatMap { variant, timeline in
            timeline.properties.compactMap { ExportLoss(ofStart: $0, in: variant) }
        }
    }
}
