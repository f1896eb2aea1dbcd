public import MotionModel

/// A motion as one picture: for each variant a timing chart, a graph of every property with its velocity, and a film
/// strip.
public struct MotionPlot: Sendable {
    private let name: String
    private let variants: [PlottedVariant]
    private let units: [PropertyPath: PropertyUnit]

    private static let width = 800.0
    private static let margin = 16.0
    private static let labelWidth = 200.0
    private static let titleHeight = 40.0
    private static let headingHeight = 32.0
    private static let gap = 16.0
    /// The sizes of letters that are bold, so that they are as wide as larger ones.
    private static let (titleSize, headingSize) = (17.0, 15.0)

    /// Creates a picture of some variants of a motion.
    public init(_ motion: CompiledMotion, _ variants: [PlottedVariant]) {
        name = motion.name
        self.variants = variants
        var units: [PropertyPath: PropertyUnit] = [:]
        for property in motion.properties { units[property.path] = property.unit }
        self.units = units
    }

    /// The picture as SVG, the same bytes on every machine; it follows the reader's choice of light or dark.
    public var svg: String {
        let room = Self.width - 2 * Self.margin
        var height = Self.margin + Self.titleHeight
        let parts = variants.map { variant in
            let time = PlotScale(
                values: 0...variant.duration, start: Self.margin + Self.labelWidth,
                end: Self.width - Self.margin)
            let chart = TimingChart(variant: variant, time: time, margin: Self.margin)
            return (variant: variant, chart: chart, strip: FilmStrip(variant))
        }
        for part in parts {
            height += Self.headingHeight + part.chart.height + Self.gap + graphsHeight(part.variant)
            if let strip = part.strip { height += strip.height(in: room) }
            height += Self.gap
        }
        var svg = SVGText(width: Self.width, height: height, title: name, style: PlotText.style)
        Self.defineHatch(in: &svg)
        svg.rect("page", x: 0, y: 0, width: Self.width, height: height)
        var y = Self.margin
        svg.words("title", Self.margin, y + 16, PlotText.cut(name, to: room, size: Self.titleSize))
        y += Self.titleHeight
        for part in parts {
            let ends = part.variant.timeline.duration.isFinite
            let length = ends ? PlotText.seconds(part.variant.timeline.duration) : "for ever"
            let rest = ", \(length)"
            let named = PlotText.cut(
                part.variant.name, to: room - PlotText.width(rest, size: Self.headingSize),
                size: Self.headingSize)
            svg.words("heading", Self.margin, y + 14, named + rest)
            y += Self.headingHeight
            part.chart.draw(in: &svg, top: y)
            y += part.chart.height + Self.gap
            drawGraphs(part.variant, in: &svg, top: y)
            y += graphsHeight(part.variant)
            if let strip = part.strip {
                strip.draw(in: &svg, x: Self.margin, y: y, width: room)
                y += strip.height(in: room)
            }
            y += Self.gap
        }
        return svg.finish()
    }

    /// The height of the graphs, of which two stand side by side.
    private func graphsHeight(_ variant: PlottedVariant) -> Double {
        Double((variant.timeline.properties.count + 1) / 2) * (ValueGraph.height + Self.gap)
    }

    private func drawGraphs(_ variant: PlottedVariant, in svg: inout SVGText, top: Double) {
        let width = (Self.width - 2 * Self.margin - 2 * Self.gap) / 2
        let earlier = variant.before?.properties ?? []
        let places = earlier.places
        for (index, moving) in variant.timeline.properties.enumerated() {
            let graph = ValueGraph(
                variant: variant, moving: moving, before: places[moving.property].map { earlier[$0] },
                unit: units[moving.property] ?? .none)
            graph.draw(
                in: &svg, x: Self.margin + Double(index % 2) * (width + 2 * Self.gap),
                y: top + Double(index / 2) * (ValueGraph.height + Self.gap), width: width)
        }
    }

    private static func defineHatch(in svg: inout SVGText) {
        svg.begin("defs")
        svg.begin(
            "pattern",
            [
                ("id", "hatch"), ("width", "5"), ("height", "5"), ("patternUnits", "userSpaceOnUse"),
                ("patternTransform", "rotate(45)"),
            ])
        svg.rule("hatch", 0, 0, 0, 5)
        svg.end()
        svg.end()
    }
}
