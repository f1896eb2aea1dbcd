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
