import MotionModel

/// A motion as one animated picture: each variant in a panel of its own, played repeatedly.
struct PictureExport {
    let source: ExportSource
    private var work = KeyframeWork()
    private var sheet = CSSSheet()
    private var body = ""
    private var count = 0
    private var captions: [(name: String, x: Double)] = []
    private(set) var losses: [ExportLoss] = []

    private static let palette = [
        "#3d6fd6", "#d2603a", "#3f9a64", "#8a5cc2", "#c79a1e", "#2f97a8", "#b9487f", "#6b7280",
    ]
    private static let margin = 24.0
    private static let caption = 28.0
    /// The width that a caption needs.
    private static let leastWidth = 120.0

    /// The picture.
    ///
    /// - Throws: `BindingError`, as `ExportSource.writtenTimelines()`.
    static func export(_ source: ExportSource) throws(BindingError) -> Export {
        var picture = PictureExport(source: source)
        let text = picture.draw(try source.writtenTimelines())
        return Export(text: text, losses: picture.losses)
    }

    private init(source: ExportSource) { self.source = source }

    private mutating func draw(_ variants: [(variant: CompiledVariant, timeline: BoundTimeline)]) -> String {
        var (x, height) = (0.0, 0.0)
        for (variant, timeline) in variants {
            let size = panel(variant, timeline, at: x)
            x += size.width
            height = max(height, size.height)
        }
        let number = NumberText.text
        let (width, whole) = (number(x, 0), number(height + Self.caption, 0))
        for (name, x) in captions {
            body +=
                "<text x=\"\(number(x, 0))\" y=\"\(number(height + 14, 0))\">\(XMLText.escaped(name))</text>\n"
        }
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(whole)" viewBox="0 0 \(width) \(whole)" role="img">
            <title>\(XMLText.escaped(source.motion.name))</title>
            <style><![CDATA[
            @property --start { syntax: "<number>"; inherits: false; initial-value: 0; }
            @property --end { syntax: "<number>"; inherits: false; initial-value: 1; }
            @property --width { syntax: "<length>"; inherits: false; initial-value: 0px; }
            @property --height { syntax: "<length>"; inherits: false; initial-value: 0px; }
            @property --rx { syntax: "<length>"; inherits: false; initial-value: 0px; }
            @property --stroke-width { syntax: "<length>"; inherits: false; initial-value: 0px; }
            rect { transform-box: fill-box; transform: translate(-50%, -50%); }
            .stroke { fill: none; stroke-width: 4; stroke-dasharray: calc((var(--end) - var(--start)) * 1px) 3px; stroke-dashoffset: calc(var(--start) * -1px); }
            text { font: 12px sans-serif; text-anchor: middle; fill: #4b5563; }
            @media (prefers-reduced-motion: reduce) { * { animation-play-state: paused !important; } }
            \(sheet.text)]]></style>
            <rect width="100%" height="100%" style="transform: none" fill="#ffffff"/>
            \(body)</svg>

            """
    }

    /// Draws a variant, and returns the size of its panel.
    private mutating func panel(
        _ variant: CompiledVariant, _ timeline: BoundTimeline, at x: Double
    ) -> (width: Double, height: Double) {
        let properties = timeline.properties.sorted { $0.property < $1.property }
        let targets = properties.grouped { $0.property.target }.map {
            PictureTarget(name: $0, properties: $1)
        }
        let cycle = PictureCycle(timeline, source.options.sampling)
        var columns = 1
        while columns * columns < targets.count { columns += 1 }
        let room = targets.reduce(0) { max($0, $1.room) }
        // The places of targets that the motion doesn't place.
        let homes = targets.indices.map { index in
            (x: Double(index % columns) * room, y: Double(index / columns) * room)
        }
        var extents: [PictureExtent] = []
        for (target, home) in zip(targets, homes) {
            extents.append(
                (0...120).reduce(target.extent(at: 0, home: home)) { extent, step in
                    extent.union(target.extent(at: cycle.length * Double(step) / 120, home: home))
                })
        }
        guard let first = extents.first else { return (0, 0) }
        let whole = extents.reduce(first) { $0.union($1) }
        let origin = (
            x: (whole.left - Self.margin).rounded(.down), y: (whole.top - Self.margin).rounded(.down)
        )
        let size = (
            width: max((whole.right + Self.margin - origin.x).rounded(.up), Self.leastWidth),
            height: (whole.bottom + Self.margin - origin.y).rounded(.up)
        )
        let number = NumberText.text
        body +=
            "<svg x=\"\(number(x, 0))\" width=\"\(number(size.width, 0))\" height=\"\(number(size.height, 0))\" "
        body += "viewBox=\"\(number(origin.x, 0)) \(number(origin.y, 0)) "
        body += "\(number(size.width, 0)) \(number(size.height, 0))\">\n"
        // The largest lies behind the others.
        let order = targets.indices.sorted { (-extents[$0].area, $0) < (-extents[$1].area, $1) }
        for index in order {
            draw(
                targets[index], home: homes[index], Self.palette[index % Self.palette.count], in: cycle,
                of: variant)
        }
        body += "</svg>\n"
        captions.append((variant.name, x + size.width / 2))
        return size
    }

    private mutating func draw(
        _ target: PictureTarget, home: (x: Double, y: Double), _ color: String, in cycle: PictureCycle,
        of compiled: CompiledVariant
    ) {
        let variant = compiled.name
        var groups: [(order: Int, name: String)] = []
        var shapes: [WebAnimation] = []
        var rules: [WebDeclaration] = []
        for property in target.properties {
            let path = property.property
            let alias = KnownKeyPath.aliases(of: path.keyPath).last
            let type = property.base.form.canonical
            let row = path.known
            let isKnown = row.map { $0.type.isKind(of: type) } ?? false
            let styles =
                !isKnown
                ? []
                : PictureStyle.rows(for: alias?.whole ?? path.keyPath, isCorner: target.isCorner).compactMap {
                    $0.limited(to: alias?.component.lowerBound ?? 0, count: type.componentCount)
                }
            guard !styles.isEmpty else {
                note(.omission, "a picture doesn't show it", path, variant, 1)
                continue
            }
            if let shown = PictureStyle.shownComponents(of: styles), property.moves(beside: shown) {
                note(.omission, "a picture doesn't show all of it", path, variant, 1)
            }
            // Lengths are cut where they fall below 0. Opacities aren't, and some browsers cut their keyframes instead.
            let excess =
                type == .color
                ? property.lightnessExcess : row?.range == 0...1 ? property.excess { _ in 0...1 } : 0
            if excess > 0 {
                note(.replacement, "a browser stops at the ends of its range", path, variant, excess)
            }
            let low = type.isDiscrete ? [] : property.reach.low
            for style in styles.map({ type.isDiscrete ? $0 : $0.cut(low) }) {
                let animations = cycle.animations(property.base, &work) { style.declarations($0) }
                if animations[0].maxError > 0 {
                    note(
                        .approximation, "keyframes instead of the curve", path, variant,
                        animations[0].maxError)
                }
                if case .shape = style {
                    shapes += animations
                    rules += style.rules
                } else {
                    groups.append((style.order, play(animations, style.rules + target.middle(for: style))))
                }
                for layer in property.layers {
                    guard style.canLayer else {
                        note(.omission, "a layer over it isn't there", path, variant, 1)
                        continue
                    }
                    let added = cycle.animations(layer, &work) {
                        style.declarations($0.scaled(by: layer.track.weight))
                    }
                    groups.append((style.order, play(added, target.middle(for: style))))
                }
            }
        }
        let hasX = target.isCorner || target.number(["position", "center"], 0) != nil
        let hasY = target.isCorner || target.number(["position", "center"], 1) != nil
        // Of a place that is a corner's, the size that nothing moves is half-way to the middle.
        func middle(_ component: Int) -> Double {
            target.isCorner && target.number(["frame"], component) == nil ? PictureTarget.side / 2 : 0
        }
        let number = NumberText.text
        let (x, y) = ((hasX ? 0 : home.x) + middle(2), (hasY ? 0 : home.y) + middle(3))
        let presence = presence(of: target, in: cycle, of: compiled)
        body += "<g\(presence) transform=\"translate(\(number(x, 0)) \(number(y, 0)))\">"
        body += "<title>\(XMLText.escaped(target.name))</title>"
        let sorted = groups.enumerated().sorted {
            ($0.element.order, $0.offset) < ($1.element.order, $1.offset)
        }
        for group in sorted { body += "<g class=\"\(group.element.name)\">" }
        body += shape(target, color, shapes, rules)
        body += String(repeating: "</g>", count: groups.count) + "</g>\n"
    }

    /// The shape of a target, with what moves it itself.
    private mutating func shape(
        _ target: PictureTarget, _ color: String, _ animations: [WebAnimation], _ rules: [WebDeclaration]
    ) -> String {
        let moving = animations.isEmpty ? "" : play(animations, rules)
        let isStroked = target.draws(.stroke)
        if target.draws(.outline) {
            if isStroked {
                return "<path class=\"stroke \(moving)\" stroke=\"\(color)\" pathLength=\"1\"/>"
            }
            // Lines have nothing inside that could be filled.
            let pen = "stroke-width=\"2\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
            let stroke = target.property("backgroundColor") == nil ? " stroke=\"\(color)\" \(pen)" : ""
            return "<path class=\"\(moving)\" fill=\"\(color)\"\(stroke)/>"
        }
        if isStroked {
            return "<circle class=\"stroke \(moving)\" r=\"18\" stroke=\"\(color)\" pathLength=\"1\"/>"
        }
        let side = NumberText.text(PictureTarget.side)
        return "<rect class=\"\(moving)\" width=\"\(side)\" height=\"\(side)\" rx=\"6\" fill=\"\(color)\"/>"
    }

    /// Notes animations in the style sheet, and gives the class of what they move.
    mutating func play(_ animations: [WebAnimation], _ rules: [WebDeclaration] = []) -> String {
        count += 1
        let name = "m\(count)"
        var plays: [String] = []
        for (index, animation) in animations.enumerated() {
            let keyframes = animations.count == 1 ? name : "\(name)_\(index + 1)"
            let frames = CSSKeyframes([animation])
            sheet.keyframes(keyframes, frames)
            let iterations =
                animation.iterations.isFinite ? NumberText.text(animation.iterations) : "infinite"
            plays.append(
                "\(keyframes) \(CSSSheet.seconds(animation.duration)) \(frames.easing) \(CSSSheet.seconds(animation.delay)) "
                    + "\(iterations) normal \(animation.fill.rawValue) running")
        }
        sheet.line(
            ".\(name)",
            [WebDeclaration(property: "animation", value: plays.joined(separator: ", "))] + rules)
        return name
    }

    private mutating func note(
        _ kind: ExportLoss.Kind, _ phrase: String, _ property: PropertyPath, _ variant: String,
        _ size: Double?
    ) {
        losses.append(
            ExportLoss(variant: variant, property: property, kind: kind, phrase: phrase, size: size))
    }
}
