import MotionModel

/// The keyframes of an object animator, each with the easing that leads to it.
///
/// Android divides by the distance of the first two fractions, and of the last two: those differ, while between them two
/// keyframes at one fraction are a jump.
struct AndroidKeyframes {
    private struct Key {
        var fraction: Float
        let numbers: [Double]
        let easing: CubicBezier?
    }

    /// At least two: the first at 0, the last at 1.
    private var keys: [Key] = []

    /// - Parameters:
    ///   - track: The motion, from 0 on.
    ///   - timing: The timing in milliseconds.
    init(_ track: PlainTrack, _ timing: AndroidTiming) {
        var keys: [Key] = []
        func add(_ time: Double, _ numbers: [Double], _ easing: CubicBezier? = nil) {
            let fraction = Float(Swift.min(Swift.max(time / timing.span, 0), 1))
            // At one fraction only what is shown until then counts, and what is from then on; nothing is before 0.
            while let last = keys.last, last.fraction == fraction {
                if last.numbers == numbers { return }
                guard fraction == 0 || keys.dropLast().last?.fraction == fraction else { break }
                keys.removeLast()
            }
            keys.append(Key(fraction: fraction, numbers: numbers, easing: easing))
        }
        var (time, shown) = (0.0, track.value(at: 0))
        add(time, shown)
        for piece in track.pieces where piece.end > 0 {
            add(piece.start, shown)
            add(piece.start, piece.from)
            add(piece.end, piece.to, piece.easing)
            (time, shown) = (piece.end, piece.to)
        }
        let end = Swift.max(track.end, time)
        add(end, shown)
        add(end, track.final)
        add(timing.span, track.final)
        if keys[keys.count - 2].fraction == 1 { keys[keys.count - 2].fraction = Float(1).nextDown }
        self.keys = keys
    }

    /// The rest of an animator: without an interpolator of its own, it would play its keyframes slowly at both ends.
    func text(_ name: String, type: String? = nil, value: ([Double]) -> String) -> String {
        let typed = type.map { " android:valueType=\"\($0)\"" } ?? ""
        var text = """

                        android:interpolator="@android:interpolator/linear">
                        <propertyValuesHolder android:propertyName="\(name)"\(typed)>

            """
        for key in keys {
            let attributes = """
                                <keyframe
                                    android:fraction="\(AndroidAnimator.number(Double(key.fraction)))"
                                    android:value="\(value(key.numbers))"
                """
            let handles = key.easing.map { [$0.x1, $0.y1, $0.x2, $0.y2] }
            guard let handles, AndroidAnimator.name(of: handles) == nil else {
                let name = handles.flatMap { AndroidAnimator.name(of: $0) } ?? "linear"
                text +=
                    "\(attributes)\n                    android:interpolator=\"@android:interpolator/\(name)\" />\n"
                continue
            }
            let margin = "                            "
            text += """
                \(attributes)>
                                    <aapt:attr name="android:interpolator">
                                        <pathInterpolator\(AndroidAnimator.handles(handles, margin: margin)) />
                                    </aapt:attr>
                                </keyframe>

                """
        }
        return text + "            </propertyValuesHolder>\n        </objectAnimator>\n"
    }
}
