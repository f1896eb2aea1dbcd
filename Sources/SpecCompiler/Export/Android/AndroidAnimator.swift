import MotionModel

/// One object animator as XML.
struct AndroidAnimator {
    /// The element, with its indentation.
    let text: String
    /// The largest error from keeping dimensions and colours in steps, as a share of the travel.
    let rounding: Double
    /// Whether it contains lengths in pixels, because a keyframe takes no other unit.
    let countsPixels: Bool

    /// - Parameters:
    ///   - property: The property it animates.
    ///   - track: The motion of that property, from 0 on.
    ///   - timing: The timing in milliseconds.
    ///   - rest: The numbers of the property at rest.
    init(_ property: AndroidProperty, _ track: PlainTrack, _ timing: AndroidTiming, rest: [Double]) {
        let attributes = """
                    <objectAnimator
                        android:propertyName="\(property.name)"
                        android:startOffset="\(timing.offset)"
                        android:duration="\(timing.duration)"
                        android:repeatCount="\(timing.isEndless ? -1 : 0)"
                        android:repeatMode="restart"
            """
        guard property.kind != .color else {
            text =
                "\(attributes)>\n"
                + AndroidAnimator.keyframes(of: track, "backgroundColor", "colorType", timing) {
                    AndroidAnimator.color($0)
                } + "        </objectAnimator>\n"
            let travel = AndroidAnimator.travel(of: track)
            // Half a step of eight bits, in the light that it stands for.
            rounding = travel > 0 ? 0.5 / 255 * Self.gamma / travel : 0
            countsPixels = false
            return
        }
        let origin = property.kind == .offset ? rest[property.component] : 0
        let number = track.scalar { $0[property.component] - origin }
        let unit = property.kind == .number ? "" : "dp"
        func value(_ number: Double) -> String { NumberText.text(number + 0) + unit }
        let travel = AndroidAnimator.travel(of: number)
        if let path = UnitPath(number, duration: timing.span) {
            let values = """
                \(attributes)
                            android:valueType="floatType"
                            android:valueFrom="\(value(path.from))"
                            android:valueTo="\(value(path.to))"
                """
            text = values + AndroidAnimator.interpolator(of: path)
        } else {
            text =
                "\(attributes)>\n"
                + AndroidAnimator.keyframes(of: number, property.name, "floatType", timing) {
                    NumberText.text($0[0] + 0)
                }
                + "        </objectAnimator>\n"
            countsPixels = !unit.isEmpty
            rounding = 0
            return
        }
        countsPixels = false
        rounding = unit.isEmpty || travel == 0 ? 0 : AndroidAnimator.step(of: number) / 2 / travel
    }

    /// The rest of an animator: its interpolator, a path only where no simpler one is the same.
    private static func interpolator(of path: UnitPath) -> String {
        if path.steps == [.line(CurvePoint(x: 1, y: 1))] {
            return "\n            android:interpolator=\"@android:interpolator/linear\" />\n"
        }
        let curve: String
        if case .cubic(let first, let second, _)? = path.steps.first, path.steps.count == 1 {
            curve = handles(first.x, first.y, second.x, second.y)
        } else {
            curve = "android:pathData=\"\(data(of: path))\""
        }
        return """
            >
                        <aapt:attr name="android:interpolator">
                            <pathInterpolator \(curve) />
                        </aapt:attr>
                    </objectAnimator>

            """
    }

    private static func handles(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) -> String {
        zip(["controlX1", "controlY1", "controlX2", "controlY2"], [x1, y1, x2, y2])
            .map { "android:\($0)=\"\(NumberText.text($1))\"" }.joined(separator: " ")
    }

    private static func data(of path: UnitPath) -> String {
        func point(_ point: CurvePoint) -> String {
            "\(NumberText.text(point.x)),\(NumberText.text(point.y))"
        }
        let steps = path.steps.map { step in
            switch step {
            case .line(let end): "L \(point(end))"
            case .cubic(let first, let second, let end): "C \(point(first)) \(point(second)) \(point(end))"
            }
        }
        return (["M 0,0"] + steps).joined(separator: " ")
    }

    /// The keyframes of a property, each with the easing that leads to it.
    private static func keyframes(
        of track: PlainTrack, _ name: String, _ type: String, _ timing: AndroidTiming,
        value: ([Double]) -> String
    ) -> String {
        var text = """
                        <propertyValuesHolder android:propertyName="\(name)" android:valueType="\(type)">

            """
        func fraction(_ time: Double) -> String { NumberText.text(Swift.min(time / timing.span, 1)) }
        func key(_ time: Double, _ numbers: [Double], _ easing: CubicBezier?) {
            text +=
                "                <keyframe android:fraction=\"\(fraction(time))\" android:value=\"\(value(numbers))\""
            guard let easing else {
                text += "\n                    android:interpolator=\"@android:interpolator/linear\" />\n"
                return
            }
            text += """
                >
                                    <aapt:attr name="android:interpolator">
                                        <pathInterpolator \(handles(easing.x1, easing.y1, easing.x2, easing.y2)) />
                                    </aapt:attr>
                                </keyframe>

                """
        }
        var (time, shown) = (0.0, track.value(at: 0))
        key(0, shown, nil)
        for piece in track.pieces where piece.end > 0 {
            if piece.start > time { key(piece.start, shown, nil) }
            if piece.from != shown { key(piece.start, piece.from, nil) }
            key(piece.end, piece.to, piece.easing)
            (time, shown) = (piece.end, piece.to)
        }
        if track.end > time { key(track.end, shown, nil) }
        if track.final != shown { key(Swift.max(track.end, time), track.final, nil) }
        if Swift.max(track.end, time) < timing.span { key(timing.span, track.final, nil) }
        return text + "            </propertyValuesHolder>\n"
    }

    /// What `ArgbEvaluator` raises red, green and blue to before it mixes them.
    static let gamma = 2.2

    /// A colour of light as `#aarrggbb`.
    private static func color(_ light: [Double]) -> String {
        let numbers = [light[3]] + light[..<3].map { Elementary.pow($0, 1 / gamma) }
        return numbers.reduce("#") { text, share in text + Hexadecimal.byte(UInt8((share * 255).rounded())) }
    }

    private static func travel(of track: PlainTrack) -> Double {
        var travel = 0.0
        for index in track.initial.indices {
            let ends =
                track.pieces.flatMap { [$0.from[index], $0.to[index]] } + [
                    track.initial[index], track.final[index],
                ]
            let range = ends.reduce((ends[0], ends[0])) { (Swift.min($0.0, $1), Swift.max($0.1, $1)) }
            travel = Swift.max(travel, range.1 - range.0)
        }
        return travel
    }

    /// The step in which a resource keeps the largest dimension of a track: 23 bits, with 0, 8, 16 or all before the
    /// point.
    private static func step(of track: PlainTrack) -> Double {
        let ends = track.pieces.flatMap { [$0.from[0], $0.to[0]] } + [track.initial[0], track.final[0]]
        let largest = ends.reduce(0) { Swift.max($0, $1.magnitude) }
        if ends.allSatisfy({ $0 == $0.rounded() }) { return 0 }
        return largest < 1 ? 0x1p-23 : largest < 256 ? 0x1p-15 : largest < 65536 ? 0x1p-7 : 1
    }
}
