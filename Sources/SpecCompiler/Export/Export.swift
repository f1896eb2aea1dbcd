public import MotionModel

/// A motion written in an exported format, and the losses of that format.
public struct Export: Hashable, Sendable {
    /// The whole file; the same on every machine and in every run.
    public let bytes: [UInt8]
    /// The losses, in the order of variants and properties; empty if the output is exactly the motion.
    public let losses: [ExportLoss]

    /// Creates a text export.
    ///
    /// - Parameter text: The whole file, ending in a line feed.
    init(text: String, losses: [ExportLoss]) {
        self.init(bytes: Array(text.utf8), losses: losses)
    }

    /// Creates an export, whose losses are told once each.
    init(bytes: [UInt8], losses: [ExportLoss]) {
        self.bytes = bytes
        var told: Set<ExportLoss> = []
        self.losses = losses.filter { told.insert($0).inserted }
    }

    /// The largest measured loss, as a share of a property's travel; 0 where there is none.
    public var largestLoss: Double { losses.reduce(0) { max($0, $1.size ?? 0) } }

    /// Writes a motion in one of the formats.
    ///
    /// - Throws: `BindingError` when an initial value is missing or has another type, or an expression has no finite
    ///   value.
    public init(_ format: ExportFormat, of source: ExportSource) throws(BindingError) {
        guard format != .binary, format != .swift else {
            self = try .fixed(format, of: source)
            return
        }
        let settled = try source.isLate ? source.settled() : source
        let export = try Export.fixed(format, of: settled)
        let late = source.isLate ? try source.lateLosses() : []
        let absent = format.keepsPresence ? [] : source.presenceLosses
        let shared = format.joinsNames ? source.sharedLosses : []
        let untold = format.tellsOfEvents ? [] : source.eventLosses
        let begun = format.tellsOfStarts ? [] : try settled.startLosses()
        let fixed = format.keepsParameters ? [] : source.parameterLosses.filter { !late.contains($0) }
        self.init(
            bytes: export.bytes,
            losses: export.losses + late + absent + shared + untold + begun + fixed)
    }

    /// Writes a motion whose times are known, or in a format that keeps those that aren't.
    private static func fixed(
        _ format: ExportFormat, of source: ExportSource
    ) throws(BindingError) -> Export {
        switch format {
        case .json: return try .json(source)
        case .binary:
            return Export(bytes: source.motion.binary, losses: [])
        case .css: return try .css(source)
        case .waapi: return try .waapi(source)
        case .player: return try PlayerExport.result(source)
        case .svg:
            return try PictureExport.export(source)
        case .dtcg:
            var tokens = TokenExport(source)
            let bytes = try tokens.text()
            return Export(bytes: bytes, losses: tokens.losses)
        case .swift: return .swift(source)
        case .lottie:
            return try LottieExport(source).result
        case .coreAnimation:
            return try CoreAnimationExport.result(source)
        case .swiftUI:
            return try SwiftUIExport.result(source)
        case .android:
            return try AndroidExport.result(source)
        case .compose:
            return try ComposeExport.result(source)
        case .motion:
            return try MotionExport.result(source)
        case .gsap:
            return try GSAPExport.result(source)
        case .tailwind: return try .tailwind(source)
        case .flutter:
            return try FlutterExport.result(source)
        }
    }
}

/// Single formats, for a program that needs few and should link no others.
extension Export {
    /// A motion as keyframes.
    package static func json(_ source: ExportSource) throws(BindingError) -> Export {
        let document = try source.baked()
        return Export(text: document.jsonText, losses: document.approximations)
    }

    /// A motion as a style sheet.
    package static func css(_ source: ExportSource) throws(BindingError) -> Export {
        let web = try WebMotion(source, states: .attribute)
        let timings = source.options.rules == .transitions ? WebTiming.all(of: source, names: web.names) : []
        let losses = web.losses + web.cssLosses + web.leaveLosses + (web.states?.losses ?? [])
        return Export(text: web.cssText(timings, losses: losses), losses: losses)
    }

    /// A motion as a theme of Tailwind CSS.
    package static func tailwind(_ source: ExportSource) throws(BindingError) -> Export {
        let web = try WebMotion(source)
        let timings = source.options.rules == .transitions ? WebTiming.all(of: source, names: web.names) : []
        let losses = web.losses + web.cssLosses + web.tailwindLosses
        return Export(text: web.tailwindText(timings, losses: losses), losses: losses)
    }

    /// A motion for `element.animate`.
    package static func waapi(_ source: ExportSource) throws(BindingError) -> Export {
        // What goes from state to state may be interrupted at any time.
        let composite = source.options.composite ?? (source.motion.transitions.isEmpty ? .replace : .add)
        let web = try WebMotion(source.with(source.options.with(composite)), states: .script)
        return Export(text: web.waapiText, losses: web.losses)
    }

    /// A motion as Swift constants.
    package static func swift(_ source: ExportSource) -> Export { SwiftExport(source).result }
}

extension BakedDocument {
    /// The losses of tracks whose keyframes only approximate the motion.
    var approximations: [ExportLoss] {
        variants.flatMap { variant in
            variant.tracks.filter { $0.maxError > 0 }.map { track in
                ExportLoss(
                    variant: variant.name, property: track.property, kind: .approximation,
                    phrase: "keyframes instead of the curve", size: track.maxError)
            }
        }
    }
}

extension ExportSource {
    /// What a format loses that shows what several properties of one number make together, where the last that moves counts.
    var sharedLosses: [ExportLoss] {
        chosen.flatMap { variant in
            let tracks = variant.timeline.tracks.filter { !$0.isLayer && $0.property.isKnown }
            return tracks.grouped { $0.property.whole }.flatMap { _, tracks in
                tracks.indices.compactMap { place in
                    let path = tracks[place].property
                    let other = tracks[..<place].first {
                        KnownKeyPath.isOne($0.property.keyPath, path.keyPath)
                    }
                    return other.map {
                        ExportLoss(
                            variant: variant.name, property: path, kind: .replacement,
                            phrase: "is joined with '\($0.property.text)', instead of following it", size: 1)
                    }
                }
            }
        }
    }

    /// What a format loses that tells nobody of events.
    fileprivate var eventLosses: [ExportLoss] {
        chosen.filter { !$0.timeline.markers.isEmpty }.map {
            ExportLoss(variant: $0.name, kind: .omission, phrase: "tells nobody of its events", size: nil)
        }
    }

    /// What a format loses in which values don't depend on parameters.
    fileprivate var parameterLosses: [ExportLoss] {
        var slots: [PropertyPath: Set<Int>] = [:]
        for track in chosen.flatMap({ $0.timeline(reversingValues: options.reversesValues).tracks }) {
            slots[track.property, default: []].formUnion(track.parameterSlots)
        }
        return ExportLoss.fixing(slots.filter { !$0.value.isEmpty }, of: motion.slotParameters)
    }

    /// What a format loses that knows no targets that come and go.
    var presenceLosses: [ExportLoss] {
        motion.targets.map { target in
            ExportLoss(
                kind: .omission,
                phrase: "'\(target.target)' appears and disappears with the states; here it is always there",
                size: nil)
        }
    }
}
