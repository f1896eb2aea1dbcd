import MotionModel

/// The timing chart of a variant: a bar for each track in the colour of its kind of curve, with delays hatched, and the
/// tails of springs and the repetitions of loops lighter.
struct TimingChart {
    private static let rowHeight = 20.0
    private static let barHeight = 12.0
    private static let axisHeight = 22.0

    let variant: PlottedVariant
    let time: PlotScale
    /// The place where the picture's content begins.
    private let margin: Double
    private let labels: MarkerLabels

    /// Creates the chart of a variant.
    ///
    /// - Parameter time: The scale of the bars; what is left of it is for their names.
    init(variant: PlottedVariant, time: PlotScale, margin: Double) {
        self.variant = variant
        self.time = time
        self.margin = margin
        let markers = variant.timeline.markers.filter { $0.time >= 0 && $0.time <= variant.duration }
        labels = MarkerLabels(
            markers.map { (x: time.place($0.time), name: $0.name) }, from: margin, to: time.end)
    }

    private var tracks: [BoundTrack] { variant.timeline.tracks }

    /// The height of what stands above the bars: the axis, and the names of markers.
    private var head: Double { Self.axisHeight + labels.height }

    /// The height of the chart.
    var height: Double { head + Double(tracks.count) * Self.rowHeight }

    /// Draws the chart below `top`.
    func draw(in svg: inout SVGText, top: Double) {
        for tick in time.ticks(most: 8) {
            let x = time.place(tick)
            svg.rule("grid", x, top + Self.axisHeight - 4, x, top + height)
            // The last label stays inside the picture.
            let anchor = x > time.end - 16 ? "end" : "middle"
            svg.words("tick", x, top + 12, PlotText.seconds(tick), anchor: anchor)
        }
        let earlier = variant.before?.tracks ?? []
        for (row, bound) in tracks.enumerated() {
            let y = top + head + Double(row) * Self.rowHeight
            let sign = bound.track.isLayer ? "+ " : ""
            let room = time.start - 8 - margin - PlotText.width(sign, size: 11)
            let label = sign + PlotText.shortened(bound.track.property.text, to: room, size: 11)
            svg.words("label", time.start - 8, y + 13, label, anchor: "end")
            draw(bound.track, in: &svg, y: y + (Self.rowHeight - Self.barHeight) / 2)
            let isOld = { (old: BoundTrack) in
                old.track.property == bound.track.property && old.track.isLayer == bound.track.isLayer
            }
            if let old = earlier.first(where: isOld)?.track,
                old.start != bound.track.start || old.end != bound.track.end
            {
                // The old time as the old values in the graphs, around the bar.
                bar("before", max(old.start, 0), old.end, in: &svg, y + 2, height: Self.rowHeight - 4)
            }
        }
        labels.draw(in: &svg, top: top + Self.axisHeight, bottom: top + height)
    }

    private func draw(_ track: Track, in svg: inout SVGText, y: Double) {
        let (segments, loop) = track.played
        let start = max(track.start, 0)
        bar("delay", 0, start, in: &svg, y)
        // What jumps at the start is seen as well.
        for segment in segments where segment.end > 0 || segment.start == 0 {
            let kind = "k-" + PlotText.group(of: segment.curve)
            let swing = segment.perceptualEnd
            if segment.end == segment.start {
                svg.rule(
                    "jump \(kind)", time.place(segment.start), y, time.place(segment.start),
                    y + Self.barHeight)
            }
            bar(kind, max(segment.start, 0), max(swing, 0), in: &svg, y)
            bar("tail \(kind)", max(swing, 0), segment.end, in: &svg, y)
        }
        guard let loop else { return }
        let kind = segments.first.map { "k-" + PlotText.group(of: $0.curve) } ?? "k-linear"
        let repeats = loop.start + loop.period
        bar("tail \(kind)", repeats, min(loop.end, variant.duration), in: &svg, y)
    }

    private func bar(
        _ type: String, _ start: Double, _ end: Double, in svg: inout SVGText, _ y: Double,
        height: Double = Self.barHeight
    ) {
        let (from, to) = (time.place(start), time.place(min(end, variant.duration)))
        svg.rect(type, x: from, y: y, width: to - from, height: height, radius: 2)
    }
}

extension Segment {
    /// The time at which it appears to end; a spring still oscillates after that.
    fileprivate var perceptualEnd: Double {
        guard case .spring(let spring) = curve, spring.naturalDuration > 0 else { return end }
        let share = min(spring.spring.perceptualDuration / spring.naturalDuration, 1)
        return start + (end - start) * share
    }
}
