import MotionModel
import SpecFormat

/// A target of a spec, as a box in a Lottie file.
struct LottieTarget {
    /// Its name in the paths of its properties.
    let name: String
    private let scene: LottieScene
    /// The numbers set by some property, and their motion in each window.
    private var numbers: [LottieSlot: [PlainTrack]] = [:]
    /// Properties of which something isn't shown, because another sets the same number.
    private(set) var hidden: [PropertyPath] = []
    /// The property that sets each number.
    private var paths: [LottieSlot: PropertyPath] = [:]

    /// - Parameter properties: The target's own properties.
    init(_ name: String, _ properties: [PropertyDeclaration], _ scene: LottieScene) {
        self.name = name
        self.scene = scene
        let others = properties.map { $0.path.keyPath }
        // A whole that rests is shown by its parts that move.
        for property in properties.filter({ scene.moves($0.path) })
            + properties.filter({ !scene.moves($0.path) })
        {
            for share in LottieSlot.shares(
                of: property.path.keyPath, type: property.type, beside: others)
            {
                guard numbers[share.slot] == nil else {
                    let owner = paths[share.slot]?.keyPath ?? ""
                    if scene.moves(property.path) || !KnownKeyPath.isOne(owner, property.path.keyPath) {
                        hidden.append(property.path)
                    }
                    continue
                }
                paths[share.slot] = property.path
                numbers[share.slot] = scene.windows.map { window in
                    let track =
                        window.tracks[property.path]
                        ?? PlainTrack(property, at: window.resting[property.path])
                    let number = track.scalar { share.number($0) }
                    return share.slot.range.map { number.limited(to: $0) } ?? number
                }
            }
        }
    }

    /// The errors of common keys where two numbers move at once with different easings.
    var losses: [ExportLoss] {
        let pairs: [[LottieSlot]] = [[.scaleX, .scaleY], [.width, .height], [.anchorX, .anchorY]]
        var losses: [ExportLoss] = []
        for slots in pairs {
            guard let path = slots.compactMap({ paths[$0] }).first else { continue }
            for (index, window) in scene.windows.enumerated() {
                let pieces =
                    slots[0] == .anchorX ? middle(in: index) : merged(slots.map { track(of: $0, in: index) })
                guard let error = pieces?.maxError, error > 0 else { continue }
                losses.append(
                    ExportLoss(
                        variant: window.name, property: path, kind: .approximation,
                        phrase: "common keys for two numbers with different easings", size: error))
            }
        }
        return losses
    }

    /// Some numbers with one easing for all of them.
    private func merged(_ tracks: [PlainTrack]) -> MergedPieces {
        MergedPieces(tracks, tolerance: scene.commonTolerance)
    }

    /// The properties that set its anchor point.
    var anchors: [PropertyPath] {
        [LottieSlot.anchorX, .anchorY].compactMap { paths[$0] }.grouped { $0 }.map { $0.0 }
    }

    /// Whether some property sets a number.
    func sets(_ slot: LottieSlot) -> Bool { numbers[slot] != nil }

    /// The least and the greatest value of a number over the whole scene.
    func range(of slot: LottieSlot) -> ClosedRange<Double>? {
        guard let tracks = numbers[slot] else { return nil }
        var values: [Double] = []
        for track in tracks {
            values += [track.initial[0], track.final[0]] + track.pieces.flatMap { [$0.from[0], $0.to[0]] }
        }
        return values.reduce(values[0]) { Swift.min($0, $1) }...values.reduce(values[0]) { Swift.max($0, $1) }
    }

    /// Some of the numbers as one property.
    ///
    /// - Parameter resting: The numbers that no property sets, if they differ from the slot's initial one.
    func property(_ slots: [LottieSlot], resting: [LottieSlot: Double] = [:]) -> JSONValue {
        let stretches = scene.windows.indices.map { index in
            LottieProperty.Stretch(
                start: scene.windows[index].start,
                numbers: merged(slots.map { track(of: $0, in: index, resting: resting[$0]) }))
        }
        return LottieProperty(stretches).json(isScalar: slots.count == 1)
    }

    /// The middle of the box relative to its anchor point: (½ − anchor) · size.
    ///
    /// - Returns: nil if both move: Lottie has no product of two motions.
    var middle: JSONValue? {
        var stretches: [LottieProperty.Stretch] = []
        for (index, window) in scene.windows.enumerated() {
            guard let middle = middle(in: index) else { return nil }
            stretches.append(LottieProperty.Stretch(start: window.start, numbers: middle))
        }
        return LottieProperty(stretches).json(isScalar: false)
    }

    private func middle(in window: Int) -> MergedPieces? {
        var offsets: [PlainTrack] = []
        for (anchor, size) in [(LottieSlot.anchorX, LottieSlot.width), (.anchorY, .height)] {
            let (share, extent) = (track(of: anchor, in: window), track(of: size, in: window))
            if share.isConstant {
                offsets.append(extent.mapped { [(0.5 - share.initial[0]) * $0[0]] })
            } else if extent.isConstant {
                offsets.append(share.mapped { [(0.5 - $0[0]) * extent.initial[0]] })
            } else {
                return nil
            }
        }
        return merged(offsets)
    }

    private func track(of slot: LottieSlot, in window: Int, resting: Double? = nil) -> PlainTrack {
        numbers[slot]?[window] ?? PlainTrack(constant: resting ?? slot.initial)
    }
}

extension PlainTrack {
    private static let nameless: PropertyPath = {
        do throws(PropertyPathError) {
            return try PropertyPath("layer.constant")
        } catch {
            preconditionFailure("a target and a key path are a path")
        }
    }()

    /// Creates a constant number.
    init(constant number: Double) {
        self.init(
            property: PlainTrack.nameless, type: .number, initial: [number], pieces: [], end: 0,
            final: [number],
            maxError: 0)
    }

    /// Creates a constant property; a colour by its sRGB components.
    init(_ property: PropertyDeclaration, at value: MotionValue?) {
        let value = value?.canonical ?? property.initial
        var numbers = value?.components.array ?? [Double](repeating: 0, count: property.type.componentCount)
        if property.type == .color {
            numbers = MotionValue.color(Color(premultiplied: numbers)).srgbNumbers
        }
        self.init(
            property: property.path, type: property.type, initial: numbers, pieces: [], end: 0,
            final: numbers,
            maxError: 0)
    }
}
