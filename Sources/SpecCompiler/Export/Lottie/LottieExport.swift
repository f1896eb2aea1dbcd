import MotionModel
import SpecFormat

/// A motion as a Lottie file: a box for each target, the variants one after the other, a marker for each.
///
/// - SeeAlso: Lottie Animation Format 1.0.1, by the Lottie Animation Community
struct LottieExport {
    private let source: ExportSource
    private let scene: LottieScene
    private let targets: [LottieTarget]
    private var losses: [ExportLoss]

    private var motion: CompiledMotion { source.motion }

    /// - Throws: `BindingError`.
    init(_ source: ExportSource) throws(BindingError) {
        self.source = source
        scene = try LottieScene(source)
        let scene = self.scene
        targets = source.motion.properties.grouped { $0.path.target }.map { LottieTarget($0, $1, scene) }
        losses = scene.losses
        for path in targets.flatMap({ $0.hidden }) {
            losses.append(
                ExportLoss(
                    property: path, kind: .omission, phrase: "another property sets the same number already",
                    size: 1))
        }
        losses += targets.flatMap { $0.losses }
        for window in scene.windows {
            for property in source.motion.properties {
                guard let track = window.tracks[property.path] else { continue }
                losses += LottieExport.losses(of: track, in: window.name)
            }
            if window.markers.contains(where: { $0.payload != nil }) {
                losses.append(
                    ExportLoss(
                        variant: window.name, kind: .omission, phrase: "markers lose what goes with them",
                        size: nil))
            }
        }
    }

    /// The file and its losses.
    var result: Export {
        var losses = self.losses
        var layers: [JSONValue] = []
        var index = 1.0
        let extent = self.extent
        // The first layer of a file is in front; here the last target is.
        for target in targets.reversed() {
            var parent: Double?
            if target.sets(.translationX) || target.sets(.translationY) {
                parent = index + 1
            }
            layers.append(box(target, index, parent, extent, &losses))
            if let parent { layers.append(carrier(target, parent)) }
            index += parent == nil ? 1 : 2
        }
        let file: JSONValue = .object([
            ("v", "5.7.0"), ("ver", 10001), ("nm", .string(motion.name)),
            ("meta", .object([("g", .string(source.options.generator))])),
            ("fr", .number(LottieScene.frameRate)), ("ip", 0), ("op", .number(scene.end)),
            ("w", .number(extent.width)), ("h", .number(extent.height)), ("assets", .array([])),
            ("markers", .array(markers)), ("layers", .array(layers)),
        ])
        return Export(text: file.text(pretty: true) + "\n", losses: losses)
    }

    private static func losses(of track: PlainTrack, in variant: String) -> [ExportLoss] {
        let shares = LottieSlot.shares(of: track.property.keyPath, type: track.type)
        let shown = Set(shares.flatMap { $0.terms.map { $0.component } })
        // What is constant loses nothing.
        let isLost = track.initial.indices.contains { component in
            !shown.contains(component) && !track.scalar { $0[component] }.isConstant
        }
        if isLost {
            let phrase =
                shares.isEmpty ? "Lottie has no such property" : "Lottie has no place for all of it"
            return [
                ExportLoss(
                    variant: variant, property: track.property, kind: .omission, phrase: phrase, size: 1)
            ]
        }
        guard !shares.isEmpty, track.maxError > 0 else { return [] }
        return [
            ExportLoss(
                variant: variant, property: track.property, kind: .approximation,
                phrase: "keyframes instead of the curve", size: track.maxError)
        ]
    }

    /// The size of a picture that contains every place that is used, from 0 on.
    private var extent: (width: Double, height: Double) {
        func largest(_ position: LottieSlot, _ translation: LottieSlot, _ size: LottieSlot) -> Double {
            var result = 0.0
            for target in targets {
                let extent = target.range(of: size)?.upperBound ?? size.initial
                let place = target.range(of: position)?.upperBound ?? 0
                let way = target.range(of: translation).map { $0.upperBound - $0.lowerBound } ?? 0
                result = Swift.max(
                    result, target.sets(position) ? place + extent / 2 + Swift.max(way, 0) : extent + 2 * way)
            }
            // A picture has a size in whole numbers, and programs refuse enormous ones.
            return Swift.min(Swift.max(result.rounded(.up), 100), 16_384)
        }
        return (
            largest(.positionX, .translationX, .width), largest(.positionY, .translationY, .height)
        )
    }

    private var markers: [JSONValue] {
        func marker(_ name: String, _ start: Double, _ length: Double) -> JSONValue {
            .object([("cm", .string(name)), ("tm", .number(start)), ("dr", .number(length))])
        }
        var markers = scene.windows.map { marker($0.name, $0.start, $0.length) }
        // The name that players look for when the user wants less motion.
        let forms = motion.variants.compactMap { $0.reducedForm }
        if let form = forms.first, let window = scene.windows.first(where: { $0.name == form }) {
            markers.append(marker("reduced motion", window.start, window.length))
        }
        let taken = Set(scene.windows.map { $0.name } + ["reduced motion"])
        let events = Set(scene.windows.flatMap { $0.markers.map { $0.name } })
        for window in scene.windows {
            for one in window.markers {
                // A player looks for a variant by its name.
                var name = one.name
                while taken.contains(name) || (name != one.name && events.contains(name)) {
                    name += " (event)"
                }
                // Of one that comes again and again, those that are shown.
                var time = one.time
                while LottieScene.frames(time) <= window.length {
                    markers.append(marker(name, window.start + LottieScene.frames(time), 0))
                    guard let period = one.period else { break }
                    time += period
                }
            }
        }
        return markers
    }

    /// An empty layer that moves a box by its translation, which is separate from its position.
    private func carrier(_ target: LottieTarget, _ index: Double) -> JSONValue {
        .object([
            ("ddd", 0), ("ty", 3), ("ind", .number(index)), ("nm", .string("\(target.name) translation")),
            ("ip", 0), ("op", .number(scene.end)), ("st", 0),
            (
                "ks",
                .object([
                    ("a", LottieExport.still([0, 0])),
                    (
                        "p",
                        .object([
                            ("s", true), ("x", target.property([.translationX])),
                            ("y", target.property([.translationY])),
                        ])
                    ),
                    ("s", LottieExport.still([100, 100])), ("r", LottieExport.still(0)),
                    ("o", LottieExport.still(100)),
                ])
            ),
        ])
    }

    private func box(
        _ target: LottieTarget, _ index: Double, _ parent: Double?, _ extent: (width: Double, height: Double),
        _ losses: inout [ExportLoss]
    ) -> JSONValue {
        let middle: JSONValue
        if let moving = target.middle {
            middle = moving
        } else {
            middle = LottieExport.still([0, 0])
            for path in target.anchors {
                losses.append(
                    ExportLoss(
                        property: path, kind: .replacement,
                        phrase: "stays in the middle, because the size moves too", size: 1))
            }
        }
        // rlottie takes a layer for one in space, and loses its rotation, if this doesn't stand in front of that.
        var members: [(String, JSONValue)] = [
            ("ddd", 0), ("ty", 4), ("ind", .number(index)), ("nm", .string(target.name)), ("ip", 0),
            ("op", .number(scene.end)), ("st", 0), ("bm", 0),
        ]
        if let parent { members.append(("parent", .number(parent))) }
        let place: [LottieSlot: Double] = [.positionX: extent.width / 2, .positionY: extent.height / 2]
        members.append(
            (
                "ks",
                .object([
                    ("a", LottieExport.still([0, 0])),
                    (
                        "p",
                        .object([
                            ("s", true), ("x", target.property([.positionX], resting: place)),
                            ("y", target.property([.positionY], resting: place)),
                        ])
                    ),
                    ("s", target.property([.scaleX, .scaleY])), ("r", target.property([.rotation])),
                    ("o", target.property([.opacity])),
                ])
            ))
        members.append(
            ("shapes", .array([.object([("ty", "gr"), ("it", .array(shapes(of: target, middle)))])])))
        return .object(members)
    }

    private func shapes(of target: LottieTarget, _ middle: JSONValue) -> [JSONValue] {
        var shapes: [JSONValue] = [
            .object([
                ("ty", "rc"), ("d", 1), ("p", middle), ("s", target.property([.width, .height])),
                ("r", target.property([.cornerRadius])),
            ])
        ]
        if target.sets(.trimStart) || target.sets(.trimEnd) {
            shapes.append(
                .object([
                    ("ty", "tm"), ("s", target.property([.trimStart])), ("e", target.property([.trimEnd])),
                    ("o", LottieExport.still(0)), ("m", 1),
                ]))
        }
        if target.sets(.strokeWidth) || target.sets(.strokeRed) || target.sets(.trimStart)
            || target.sets(.trimEnd)
        {
            // A partly drawn stroke needs a width to be visible.
            let isDrawn = target.sets(.trimStart) || target.sets(.trimEnd)
            shapes.append(
                .object([
                    ("ty", "st"), ("c", target.property([.strokeRed, .strokeGreen, .strokeBlue])),
                    ("o", target.property([.strokeAlpha])),
                    ("w", target.property([.strokeWidth], resting: isDrawn ? [.strokeWidth: 4] : [:])),
                    ("lc", 2), ("lj", 2),
                ]))
        }
        if !(target.sets(.trimStart) || target.sets(.trimEnd)) || target.sets(.fillRed) {
            shapes.append(
                .object([
                    ("ty", "fl"), ("c", target.property([.fillRed, .fillGreen, .fillBlue])),
                    ("o", target.property([.fillAlpha])), ("r", 1),
                ]))
        }
        shapes.append(
            .object([
                ("ty", "tr"), ("a", LottieExport.still([0, 0])), ("p", LottieExport.still([0, 0])),
                ("s", LottieExport.still([100, 100])), ("r", LottieExport.still(0)),
                ("o", LottieExport.still(100)),
            ]))
        return shapes
    }

    private static func still(_ value: Double) -> JSONValue { .object([("a", 0), ("k", .number(value))]) }

    private static func still(_ values: [Double]) -> JSONValue {
        .object([("a", 0), ("k", .array(values.map { .number($0) }))])
    }
}
