import MotionModel

/// The graph of one property over time: its components and their velocities.
struct ValueGraph {
    static let height = 128.0
    private static let samples = 240
    /// The room above and below the resting values, as a share of their distance, so that overshoots can be compared.
    private static let headRoom = 0.3

    let variant: PlottedVariant
    let moving: BoundProperty
    /// The old motion of the property, for comparison.
    let before: BoundProperty?
    let unit: PropertyUnit

    /// Draws the graph at a place.
    func draw(in svg: inout SVGText, x: Double, y: Double, width: Double) {
        let instants = moving.instants(until: variant.duration, count: Self.samples)
        let values = instants.map { moving.value(at: $0).asRead }
        let type = moving.base.form.canonical
        let (top, bottom) = (y + 20, y + Self.height - 20)
        svg.rect("frame", x: x, y: top, width: width, height: bottom - top)
        let time = PlotScale(values: 0...variant.duration, start: x, end: x + width)
        svg.words("tick", x, bottom + 12, "0")
        svg.words("tick", x + width, bottom + 12, PlotText.seconds(variant.duration), anchor: "end")
        guard type.componentCount <= 4 || type.isDiscrete else {
            drawHead("progress", in: &svg, x, y, width)
            drawProgress(in: &svg, time, top, bottom, instants)
            return
        }
        var all = values.flatMap { $0.components }
        var earlier: [MotionValue] = []
        if let before, before.base.form.canonical == type {
            let times = before.instants(until: variant.duration, count: Self.samples)
            earlier = times.map { before.value(at: $0).asRead }
            all += earlier.flatMap { $0.components }
            draw(earlier, at: times, "before", in: &svg, time, scale(all, top, bottom))
        }
        let scale = scale(all, top, bottom)
        let rests = [values.first, moving.isEndless ? nil : values.last].compactMap { $0 }
        for rest in Set(rests.flatMap { $0.components }).sorted() {
            svg.rule("rest", x, scale.place(rest), x + width, scale.place(rest))
        }
        drawVelocity(in: &svg, time, top, bottom, instants)
        draw(values, at: instants, "value", in: &svg, time, scale)
        drawKeys(of: type, in: &svg, x + 48, bottom + 12)
        if type == .color { drawColors(in: &svg, time, bottom) }
        // What is left of 0 by rounding is 0.
        let largest = all.reduce(0) { max($0, $1.magnitude) }
        let shown = all.map { $0.magnitude <= largest * 1e-12 ? 0 : $0 }
        let range = (shown.min() ?? 0, shown.max() ?? 0)
        drawHead(
            "\(DifferenceText.number(range.0)) … \(DifferenceText.distance(range.1, unit))", in: &svg, x, y,
            width)
    }

    /// Writes what the graph shows, and the property in the room that this leaves.
    private func drawHead(
        _ shown: String, in svg: inout SVGText, _ x: Double, _ y: Double, _ width: Double
    ) {
        let shown = PlotText.cut(shown, to: width * 0.6, size: 10)
        let room = width - PlotText.width(shown, size: 10) - 8
        svg.words("label", x, y + 12, PlotText.shortened(moving.property.text, to: room, size: 11))
        svg.words("tick", x + width, y + 12, shown, anchor: "end")
    }

    /// Names the components, each in the tone of its line.
    private func drawKeys(of type: ValueType, in svg: inout SVGText, _ x: Double, _ y: Double) {
        let names = type == .color ? ["lightness", "a", "b", "alpha"] : type.componentNames
        var x = x
        for (component, name) in names.enumerated() {
            svg.words(Self.type("key", component), x, y, name)
            x += PlotText.width(name, size: 10) + 10
        }
    }

    /// Draws a colour over time along the lower edge.
    private func drawColors(in svg: inout SVGText, _ time: PlotScale, _ bottom: Double) {
        let count = 48
        let step = (time.end - time.start) / Double(count)
        for index in 0..<count {
            let instant = variant.duration * (Double(index) + 0.5) / Double(count)
            guard let color = moving.value(at: instant).canonical.color else { continue }
            svg.patch(
                color, x: time.start + Double(index) * step, y: bottom - 7, width: step + 0.3, height: 7)
        }
    }

    /// A type of element in the tone of a component.
    private static func type(_ name: String, _ component: Int) -> String {
        component == 0 ? name : "\(name) part\(component)"
    }

    /// The scale for some values, with room for overshoots.
    private func scale(_ values: [Double], _ top: Double, _ bottom: Double) -> PlotScale {
        let rests = [moving.value(at: 0), moving.value(at: variant.duration)].flatMap { $0.components }
        let (low, high) = (rests.min() ?? 0, rests.max() ?? 0)
        let room = (high - low) * Self.headRoom
        let least = min(low - room, values.min() ?? low)
        let most = max(high + room, values.max() ?? high)
        return PlotScale(values: least...most, start: bottom, end: top)
    }

    private func draw(
        _ values: [MotionValue], at instants: [Double], _ type: String, in svg: inout SVGText,
        _ time: PlotScale, _ scale: PlotScale
    ) {
        for component in 0..<(values.first?.components.count ?? 0) {
            var points: [(x: Double, y: Double)] = []
            for (instant, value) in zip(instants, values) {
                let point = (x: time.place(instant), y: scale.place(value.components[component]))
                // An integer goes up and down in steps.
                if value.type == .integer, let last = points.last { points.append((point.x, last.y)) }
                points.append(point)
            }
            svg.polyline(type == "value" ? Self.type(type, component) : type, points)
        }
    }

    /// Draws the velocities of all components, around a line in the middle.
    private func drawVelocity(
        in svg: inout SVGText, _ time: PlotScale, _ top: Double, _ bottom: Double, _ instants: [Double]
    ) {
        let velocities = instants.map { moving.velocity(at: $0) }
        let fastest = velocities.joined().filter { $0.isFinite }.map { $0.magnitude }.max() ?? 0
        guard fastest > 0 else { return }
        let scale = PlotScale(values: -fastest...fastest, start: bottom - 3, end: top + 3)
        for component in velocities[0].indices {
            svg.polyline(
                "velocity",
                zip(instants, velocities).map {
                    (time.place($0), scale.place(min(max($1[component], -fastest), fastest)))
                })
        }
    }

    /// Draws the progress of a value that has too many numbers for a graph.
    private func drawProgress(
        in svg: inout SVGText, _ time: PlotScale, _ top: Double, _ bottom: Double, _ instants: [Double]
    ) {
        let scale = PlotScale(values: -Self.headRoom...(1 + Self.headRoom), start: bottom, end: top)
        for rest in moving.isEndless ? [0.0] : [0, 1] {
            svg.rule("rest", time.start, scale.place(rest), time.end, scale.place(rest))
        }
        svg.polyline(
            "value",
            instants.map { (time.place($0), scale.place(moving.base.track.position(at: $0).progress)) })
    }
}
