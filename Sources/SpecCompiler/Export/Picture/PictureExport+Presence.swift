import MotionModel

extension PictureExport {
    /// The attribute of the group of a target that is hidden in a panel, or is from the end of the variant until it starts
    /// again; empty for one that is always there.
    mutating func presence(
        of target: PictureTarget, in cycle: PictureCycle, of variant: CompiledVariant
    ) -> String {
        guard let row = source.motion.targets.first(where: { $0.target == target.name }) else { return "" }
        let ends = [variant.startState, variant.endState].map { row.isPresent(in: $0) }
        let (before, after) = source.options.reversesValues ? (ends[1], ends[0]) : (ends[0], ends[1])
        guard !after else { return "" }
        guard before else { return " visibility=\"hidden\"" }
        guard cycle.repeats else { return "" }
        func keyframe(_ offset: Double, _ value: String) -> WebKeyframe {
            WebKeyframe(
                offset: offset, easing: .linear,
                declarations: [WebDeclaration(property: WebMotion.absence.property, value: value)])
        }
        let gone = WebMotion.absence.value
        let end = (cycle.length - PictureCycle.pause) / cycle.length
        // It is visible until the keyframe in which it isn't.
        let keyframes = end > 0 ? [keyframe(0, "visible"), keyframe(end, gone)] : [keyframe(0, gone)]
        let animation = WebAnimation(
            properties: [], isAdded: false, delay: 0, duration: cycle.length, iterations: .infinity,
            fill: .both,
            isSynchronized: false, keyframes: keyframes + [keyframe(1, gone)], maxError: 0)
        return " class=\"\(play([animation]))\""
    }
}
