import MotionModel

/// One object animator as XML.
struct AndroidAnimator {
    /// The element, with its indentation.
    let text: String
    /// The largest error from keeping dimensions and colours in steps, as a share of the travel.
    let rounding: Double
    /// The largest error from keeping numbers in 32 bits, as a share of the travel.
    let floatError: Double
    /// Whether it contains lengths beyond those that a resource can have.
    let isCut: Bool
    /// Whether it contains lengths in pixels, because a keyframe takes no other unit.
    let countsPixels: Bool

    /// - Parameters:
    ///   - property: The property it animates.
    ///   - track: The motion of that property, from 0 on.
    ///   - timing: The timing in milliseconds.
    ///   - rest: The numbers of the property at rest.
    init(_ property: AndroidProperty, _ track: PlainTrack, _ timing: AndroidTiming, rest: [Double]) {
        guard property.kind != .color else {
            text =
                AndroidAnimator.head(property, timing, AndroidColor.text(track.value(at: 0)))
                + AndroidKeyframes(track, timing).text("backgroundColor", type: "colorType") {
                    AndroidColor.text($0)
                }
            let travel = AndroidAnimator.travel(of: track)
            let error = AndroidAnimator.places(of: track).map { AndroidColor.error($0) }.max() ?? 0
            rounding = travel > 0 ? error / travel : 0
            (countsPixels, isCut, floatError) = (false, false, 0)
            return
        }
        let origin = property.kind == .offset ? rest[property.component] : 0
        let number = track.scalar { $0[property.component] - origin }
        let isLength = property.kind != .number
        guard let path = UnitPath(number, duration: timing.span) else {
            let first = Self.number(number.value(at: 0)[0])
            text =
                AndroidAnimator.head(property, timing, first)
                + AndroidKeyframes(number, timing).text(property.name) { Self.number($0[0]) }
            (countsPixels, isCut, rounding, floatError) = (isLength, false, 0, number.floatError)
            return
        }
        func value(_ number: Double) -> String {
            isLength ? Self.number(AndroidLength.limited(number)) + "dp" : Self.number(number)
        }
        let ends = """

                        android:valueFrom="\(value(path.from))"
                        android:valueTo="\(value(path.to))"
            """
        text =
            AndroidAnimator.head(property, timing, value(path.from)) + ends
            + AndroidAnimator.interpolator(of: path)
        countsPixels = false
        isCut = isLength && [path.from, path.to].contains { AndroidLength.limited($0) != $0 }
        let numbers = AndroidAnimator.places(of: number).map { $0[0] }
        rounding =
            isLength
            ? AndroidLength.error(from: path.from, to: path.to, through: numbers)
                / AndroidAnimator.travel(of: number)
            : 0
        floatError = isLength ? 0 : number.floatError
    }

    /// The beginning of an animator, without what is so by default. Before its delay is over it sets nothing, so another one
    /// shows the first value until then.
    private static func head(_ property: AndroidProperty, _ timing: AndroidTiming, _ first: String) -> String
    {
        let type = property.kind == .color ? "\n            android:valueType=\"colorType\"" : ""
        let held = """
                    <objectAnimator
                        android:propertyName="\(property.name)"
                        android:duration="\(timing.offset)"
                        android:valueFrom="\(first)"
                        android:valueTo="\(first)"\(type) />

            """
        let repetition =
            (timing.offset == 0 ? "" : "\n            android:startOffset=\"\(timing.offset)\"")
            + (timing.isEndless ? "\n            android:repeatCount=\"infinite\"" : "")
        return (timing.offset == 0 ? "" : held) + """
                    <objectAnimator
                        android:propertyName="\(property.name)"
                        android:duration="\(timing.duration)"\(repetition)
            """
    }

    /// The rest of an animator: its interpolator, a path only where no simpler one is the same.
    private static func interpolator(of path: UnitPath) -> String {
        if path.steps == [.line(CurvePoint(x: 1, y: 1))] {
            return "\n            android:interpolator=\"@android:interpolator/linear\" />\n"
        }
        let curve: String
        if case .cubic(let first, let second, _)? = path.steps.first, path.steps.count == 1 {
            let numbers = [first.x, first.y, second.x, second.y]
            if let name = name(of: numbers) {
                return "\n            android:interpolator=\"@android:interpolator/\(name)\" />\n"
            }
            curve = handles(numbers, margin: "                    ")
        } else {
            curve = " android:pathData=\"\(data(of: path))\""
        }
        return """
            >
                        <aapt:attr name="android:interpolator">
                            <pathInterpolator\(curve) />
                        </aapt:attr>
                    </objectAnimator>

            """
    }

    /// ★ The interpolators of Material Design that the platform has from version 21 on.
    static func name(of handles: [Double]) -> String? {
        switch handles {
        case [0.4, 0, 0.2, 1]: "fast_out_slow_in"
        case [0, 0, 0.2, 1]: "linear_out_slow_in"
        case [0.4, 0, 1, 1]: "fast_out_linear_in"
        default: nil
        }
    }

    static func handles(_ numbers: [Double], margin: String) -> String {
        zip(["controlX1", "controlY1", "controlX2", "controlY2"], numbers)
            .map { "\n\(margin)android:\($0)=\"\(number($1))\"" }.joined()
    }

    /// The nearest 32-bit number, which is what a resource is read as.
    static func number(_ value: Double) -> String { String(KotlinText.float(value).dropLast()) }

    private static func data(of path: UnitPath) -> String {
        func point(_ point: CurvePoint) -> String {
            "\(number(point.x)),\(number(point.y))"
        }
        let steps = path.steps.map { step in
            switch step {
            case .line(let end): "L \(point(end))"
            case .cubic(let first, let second, let end): "C \(point(first)) \(point(second)) \(point(end))"
            }
        }
        return (["M 0,0"] + steps).joined(separator: " ")
    }

    /// The numbers of all places between which it moves.
    private static func places(of track: PlainTrack) -> [[Double]] {
        track.pieces.flatMap { [$0.from, $0.to] } + [track.initial, track.final]
    }

    private static func travel(of track: PlainTrack) -> Double {
        let places = places(of: track)
        return track.initial.indices.reduce(0) { travel, index in
            let numbers = places.map { $0[index] }
            let range = numbers.reduce((numbers[0], numbers[0])) {
                (Swift.min($0.0, $1), Swift.max($0.1, $1))
            }
            return Swift.max(travel, range.1 - range.0)
        }
    }
}
