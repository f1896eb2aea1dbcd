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
        // What is so by default isn't written.
        let repetition =
            (timing.offset == 0 ? "" : "\n            android:startOffset=\"\(timing.offset)\"")
            + (timing.isEndless ? "\n            android:repeatCount=\"infinite\"" : "")
        let attributes = """
                    <objectAnimator
                        android:propertyName="\(property.name)"
                        android:duration="\(timing.duration)"\(repetition)
            """
        guard property.kind != .color else {
            text =
                attributes
                + AndroidKeyframes(track, timing).text("backgroundColor", type: "colorType") {
                    AndroidAnimator.color($0)
                }
            let travel = AndroidAnimator.travel(of: track)
            // Half a step of eight bits, in the light that it stands for.
            rounding = travel > 0 ? 0.5 / 255 * Self.gamma / travel : 0
            countsPixels = false
            return
        }
        let origin = property.kind == .offset ? rest[property.component] : 0
        let number = track.scalar { $0[property.component] - origin }
        let unit = property.kind == .number ? "" : "dp"
        func value(_ number: Double) -> String { Self.number(number) + unit }
        let travel = AndroidAnimator.travel(of: number)
        if let path = UnitPath(number, duration: timing.span) {
            let values = """
                \(attributes)
                            android:valueFrom="\(value(path.from))"
                            android:valueTo="\(value(path.to))"
                """
            text = values + AndroidAnimator.interpolator(of: path)
        } else {
            text = attributes + AndroidKeyframes(number, timing).text(property.name) { Self.number($0[0]) }
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
