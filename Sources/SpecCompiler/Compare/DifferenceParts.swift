import MotionModel

/// The difference of two motions of one property as a sum: the tracks of the one minus those of the other.
struct DifferenceParts {
    /// A track and its factor.
    struct Part {
        let spans: [MotionSpan]
        let isOld: Bool
        let factor: Double
        /// The value that is subtracted from its values first: the start of a layer.
        let origin: [Double]

        init(_ bound: BoundTrack, _ spans: [MotionSpan], isOld: Bool) {
            let track = bound.track
            self.spans = spans
            self.isOld = isOld
            factor = (isOld ? -1 : 1) * (track.isLayer ? track.weight : 1)
            let count = bound.form.componentCount
            origin =
                track.isLayer
                ? bound.value(at: track.originPosition).components.array : Array(repeating: 0, count: count)
        }
    }

    let parts: [Part]
    let componentCount: Int

    init(_ parts: [Part]) {
        self.parts = parts
        componentCount = parts[0].origin.count
    }

    /// Whether the one motion is the other, part for part: no enclosure says that as well.
    var areSame: Bool {
        let (old, new) = (parts.filter { $0.isOld }, parts.filter { !$0.isOld })
        return old.count == new.count
            && zip(old, new).allSatisfy {
                $0.spans.elementsEqual($1.spans) { $0.moves(as: $1) } && $0.factor == -$1.factor
                    && $0.origin == $1.origin
            }
    }

    /// The longest travel of a component between the ends of the spans of one motion.
    func travel(isOld: Bool) -> Double {
        var longest = 0.0
        for part in parts where part.isOld == isOld {
            for component in 0..<componentCount {
                var (low, high) = (Double.infinity, -Double.infinity)
                for span in part.spans {
                    let ends = span.travel.isEmpty ? [0] : [0, span.travel[component]]
                    for end in ends {
                        low = min(low, span.from[component] + end)
                        high = max(high, span.from[component] + end)
                    }
                }
                if low < high { longest = max(longest, (high - low) * part.factor.magnitude) }
            }
        }
        return longest
    }

    /// For each part, the span that contains a time.
    func spans(at time: Double) -> [MotionSpan] {
        parts.map { part in
            var (low, high) = (0, part.spans.count - 1)
            while low < high {
                let middle = (low + high + 1) / 2
                if part.spans[middle].start <= time { low = middle } else { high = middle - 1 }
            }
            return part.spans[low]
        }
    }

    /// The difference of each component at a time in the given spans; at their ends, approached from a side.
    func difference(at time: Double, in spans: [MotionSpan], from side: CurveSide? = nil) -> [Double] {
        var result = [Double](repeating: 0, count: componentCount)
        for (part, span) in zip(parts, spans) {
            let progress = span.travel.isEmpty ? 0 : span.progress(at: time, from: side)
            for component in 0..<componentCount {
                var value = span.from[component] - part.origin[component]
                if !span.travel.isEmpty { value += span.travel[component] * progress }
                result[component] += part.factor * value
            }
        }
        return result
    }

    /// For each component, enclosures of the difference and of its first two Taylor coefficients, per second, between
    /// two times.
    func enclosures(
        from start: Double, to end: Double, in spans: [MotionSpan]
    ) -> [(value: Enclosure, slope: Enclosure, bend: Enclosure)] {
        var result = Array(
            repeating: (value: Enclosure.zero, slope: Enclosure.zero, bend: Enclosure.zero),
            count: componentCount)
        for (part, span) in zip(parts, spans) {
            var jet = Jet.constant(.zero)
            if !span.travel.isEmpty {
                let inputs = Enclosure(span.input(at: start), span.input(at: end))
                jet = span.curve.jet(over: inputs).withInput(scaledBy: span.rate)
            }
            for component in 0..<componentCount {
                let travel = span.travel.isEmpty ? 0 : span.travel[component]
                let rest = part.factor * (span.from[component] - part.origin[component])
                let factor = part.factor * travel
                result[component].value = result[component].value + Enclosure(rest) + factor * jet.c0
                result[component].slope = result[component].slope + factor * jet.c1
                result[component].bend = result[component].bend + factor * jet.c2
            }
        }
        return result
    }
}
