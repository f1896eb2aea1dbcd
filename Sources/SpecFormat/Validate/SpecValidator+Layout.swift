import MotionModel

extension SpecValidator {
    /// An animation over time that makes a browser lay out the page anew, where it is played in one.
    mutating func checkLayout(_ timed: TimedAnimation) {
        let key = timed.animation.key
        guard LayoutProperty.contains(timed.property.path.keyPath),
            decoder.platforms.value(around: key.range) == .web,
            takesTime(timed.animation, timed.node, from: timed.startState, to: timed.endState)
        else { return }
        decoder.diagnostics.reportLayout(timed.property.path, at: key.range)
    }
}

extension Diagnostics {
    /// Reports an animation that makes a browser lay out the page anew.
    mutating func reportLayout(_ path: PropertyPath, at range: SourceRange) {
        report(
            .layoutProperty, "'\(path.text)' makes a browser lay out the page anew in every frame", at: range)
    }
}
