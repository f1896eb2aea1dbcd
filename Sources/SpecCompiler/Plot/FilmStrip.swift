import MotionModel

/// The film strip of a variant: the stage at a few instants, all at the same scale.
struct FilmStrip {
    private static let frames = 6
    private static let gap = 8.0
    private static let tallest = 150.0
    private static let captionHeight = 16.0

    private let frames: [(time: Double, boxes: [(box: StageBox, matrix: StageMatrix)])]
    private let left: Double
    private let top: Double
    private let width: Double
    private let height: Double

    /// The strip; nil if nothing has a place on a stage.
    init?(_ variant: PlottedVariant) {
        let moving = variant.timeline.properties
        let places = moving.places
        var resting: [PropertyPath: MotionValue] = [:]
        for (property, value) in variant.resting { resting[property] = value }
        let known = variant.resting.map { $0.property }
        let properties = known + moving.map { $0.property }.filter { resting[$0] == nil }
        let targets = properties.grouped { $0.target }
        var frames: [(time: Double, boxes: [(box: StageBox, matrix: StageMatrix)])] = []
        var bounds = StageBounds()
        for index in 0..<Self.frames {
            let time = variant.duration * Double(index) / Double(Self.frames - 1)
            var boxes: [(box: StageBox, matrix: StageMatrix)] = []
            var slot = 0.0
            for (_, properties) in targets {
                var box = StageBox()
                var isSeen = false
                for property in properties {
                    let value = places[property].map { moving[$0].value(at: time) } ?? resting[property]
                    guard let value else { continue }
                    box.take(property.keyPath, value)
                    isSeen = isSeen || box.isSeen
                }
                guard isSeen else { continue }
                let matrix = box.placed(at: (slot, 0))
                if box.isLoose { slot += box.extent.width + Self.gap }
                bounds.include(box, matrix)
                boxes.append((box, matrix))
            }
            frames.append((time, boxes))
        }
        guard let (low, high) = bounds.range, high.x > low.x, high.y > low.y else { return nil }
        self.frames = frames
        left = low.x
        top = low.y
        width = high.x - low.x
        height = high.y - low.y
    }

    /// The height of the strip for a given width.
    func height(in room: Double) -> Double { scale(in: room) * height + Self.captionHeight + 2 * Self.gap }

    private func frameWidth(in room: Double) -> Double {
        (room - Self.gap * Double(Self.frames - 1)) / Double(Self.frames)
    }

    private func scale(in room: Double) -> Double {
        min((frameWidth(in: room) - Self.gap) / width, Self.tallest / height)
    }

    /// Draws the strip at a place.
    func draw(in svg: inout SVGText, x: Double, y: Double, width room: Double) {
        let (scale, frameWidth) = (scale(in: room), frameWidth(in: room))
        let frameHeight = scale * height + Self.gap
        for (index, frame) in frames.enumerated() {
            let frameX = x + Double(index) * (frameWidth + Self.gap)
            svg.rect("frame", x: frameX, y: y, width: frameWidth, height: frameHeight)
            svg.words(
                "tick", frameX + frameWidth / 2, y + frameHeight + 12, PlotText.seconds(frame.time),
                anchor: "middle")
            let stage = StageMatrix(
                a: scale, b: 0, c: 0, d: scale, e: frameX + (frameWidth - scale * width) / 2 - scale * left,
                f: y + Self.gap / 2 - scale * top)
            for (box, matrix) in frame.boxes where box.opacity > 0 {
                svg.element("rect", Self.attributes(box, stage.after(matrix)))
            }
        }
    }

    private static func attributes(_ box: StageBox, _ matrix: StageMatrix) -> [(String, String)] {
        let extent = box.extent
        let radius = min(max(box.radius, 0), min(extent.width, extent.height) / 2)
        var attributes = [
            ("class", "box"), ("width", SVGText.number(extent.width)),
            ("height", SVGText.number(extent.height)), ("rx", SVGText.number(radius)),
            ("transform", matrix.text),
        ]
        // A box without a colour lets those below it be seen; a colour is shown as it is.
        let share = box.color == nil ? 0.6 : 1
        attributes.append(
            ("opacity", SVGText.number(min(max(box.opacity * (box.color?.alpha ?? 1), 0), 1) * share)))
        if let color = box.color { attributes.append(("style", "fill:\(PlotText.fill(color))")) }
        return attributes
    }
}

/// The bounds of all corners of some boxes.
private struct StageBounds {
    private var low = (x: Double.infinity, y: Double.infinity)
    private var high = (x: -Double.infinity, y: -Double.infinity)

    mutating func include(_ box: StageBox, _ matrix: StageMatrix) {
        let extent = box.extent
        for (x, y) in [(0, 0), (extent.width, 0), (0, extent.height), (extent.width, extent.height)] {
            let place = matrix.place(x, y)
            guard place.x.isFinite, place.y.isFinite else { continue }
            low = (min(low.x, place.x), min(low.y, place.y))
            high = (max(high.x, place.x), max(high.y, place.y))
        }
    }

    var range: (low: (x: Double, y: Double), high: (x: Double, y: Double))? {
        low.x <= high.x && low.y <= high.y ? (low, high) : nil
    }
}
