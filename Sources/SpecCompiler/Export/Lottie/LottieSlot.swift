import MotionModel

/// A number of a Lottie layer that a spec's properties can set.
enum LottieSlot: Hashable, CaseIterable {
    case positionX, positionY
    case translationX, translationY
    case scaleX, scaleY
    case rotation
    case opacity
    case anchorX, anchorY
    case width, height
    case cornerRadius
    case fillRed, fillGreen, fillBlue, fillAlpha
    case strokeRed, strokeGreen, strokeBlue, strokeAlpha
    case strokeWidth
    case trimStart, trimEnd

    /// The number if nothing sets it, in Lottie's unit.
    var initial: Double {
        switch self {
        case .positionX, .positionY, .translationX, .translationY, .rotation, .cornerRadius, .strokeRed,
            .strokeGreen, .strokeBlue, .strokeWidth, .trimStart:
            0
        case .scaleX, .scaleY, .opacity, .fillAlpha, .strokeAlpha, .width, .height, .trimEnd: 100
        case .anchorX, .anchorY: 0.5
        // A blue that is visible on white and on black.
        case .fillRed: 0.25
        case .fillGreen: 0.5
        case .fillBlue: 0.9
        }
    }

    /// The numbers that players take; nil for any. What overshoots stays at the end: rlottie, which keeps an opacity in
    /// a byte, shows nothing at 101.
    var range: ClosedRange<Double>? {
        switch self {
        case .width, .height, .cornerRadius, .strokeWidth: 0...(.infinity)
        case .opacity, .fillAlpha, .strokeAlpha, .trimStart, .trimEnd: 0...100
        default: nil
        }
    }

    /// A number of Lottie's as a weighted sum of a property's numbers.
    struct Share {
        /// Lottie's number.
        let slot: LottieSlot
        /// The components of the property, and their factors.
        let terms: [(component: Int, factor: Double)]
        /// What is added.
        var constant = 0.0

        /// The weighted sum of a property's numbers.
        func number(_ numbers: [Double]) -> Double {
            terms.reduce(constant) { $0 + numbers[$1.component] * $1.factor }
        }
    }

    /// What a property sets of a target.
    ///
    /// A layer's place is that of its middle, a frame's origin that of a corner: half of the size is between them,
    /// which the layer around it has, since the two move at their own times.
    ///
    /// - Parameter others: The key paths of the target's properties.
    static func shares(of keyPath: String, type: ValueType, beside others: [String]) -> [Share] {
        var shares = shares(of: keyPath, type: type)
        for (axis, place, extent, way) in [
            ("x", LottieSlot.positionX, LottieSlot.width, LottieSlot.translationX),
            ("y", .positionY, .height, .translationY),
        ] {
            let origins = ["frame.origin", "frame.origin.\(axis)"]
            guard others.contains(where: { origins.contains($0) }) else { continue }
            let isSized = others.contains { sets($0, extent) }
            for share in shares {
                if share.slot == place, origins.contains(keyPath), !isSized {
                    shares.append(Share(slot: way, terms: [], constant: extent.initial / 2))
                } else if share.slot == extent {
                    shares.append(
                        Share(slot: way, terms: share.terms.map { ($0.component, $0.factor / 2) }))
                }
            }
        }
        return shares
    }

    /// Whether a property sets one of two numbers that have one easing: a width and a height, or two factors.
    static func isPaired(_ keyPath: String) -> Bool {
        sets(keyPath, .width) || sets(keyPath, .height) || keyPath == "frame"
            || keyPath.hasPrefix("transform.scale.") || keyPath.hasPrefix("anchorPoint.")
    }

    /// Whether a property sets an extent.
    private static func sets(_ keyPath: String, _ extent: LottieSlot) -> Bool {
        switch keyPath {
        case "bounds", "bounds.size", "frame.size": true
        case "bounds.size.width", "frame.size.width": extent == .width
        case "bounds.size.height", "frame.size.height": extent == .height
        default: false
        }
    }

    /// The numbers that a property sets; empty if Lottie has none.
    ///
    /// - Parameters:
    ///   - keyPath: The property's key path.
    ///   - type: The property's canonical type; a colour's numbers are red, green, blue and alpha.
    static func shares(of keyPath: String, type: ValueType) -> [Share] {
        guard let row = KnownKeyPath.row(for: keyPath), row.type.isKind(of: type) else { return [] }
        func each(_ slots: [LottieSlot], from first: Int = 0, _ factor: Double = 1) -> [Share] {
            slots.enumerated().map { Share(slot: $1, terms: [(first + $0, factor)]) }
        }
        switch keyPath {
        case "position", "center": return each([.positionX, .positionY])
        case "position.x", "center.x": return each([.positionX])
        case "position.y", "center.y": return each([.positionY])
        case "transform.translation": return each([.translationX, .translationY])
        case "transform.translation.x": return each([.translationX])
        case "transform.translation.y": return each([.translationY])
        case "transform.scale": return each([.scaleX], from: 0, 100) + each([.scaleY], from: 0, 100)
        case "transform.scale.x": return each([.scaleX], from: 0, 100)
        case "transform.scale.y": return each([.scaleY], from: 0, 100)
        case "transform.rotation", "transform.rotation.z": return each([.rotation])
        case "opacity", "alpha": return each([.opacity], from: 0, 100)
        case "anchorPoint": return each([.anchorX, .anchorY])
        case "anchorPoint.x": return each([.anchorX])
        case "anchorPoint.y": return each([.anchorY])
        case "frame":
            // With the anchor point in the middle.
            return each([.width, .height], from: 2) + [
                Share(slot: .positionX, terms: [(0, 1), (2, 0.5)]),
                Share(slot: .positionY, terms: [(1, 1), (3, 0.5)]),
            ]
        case "bounds": return each([.width, .height], from: 2)
        case "bounds.size", "frame.size": return each([.width, .height])
        case "bounds.size.width", "frame.size.width": return each([.width])
        case "bounds.size.height", "frame.size.height": return each([.height])
        case "frame.origin": return each([.positionX, .positionY])
        case "frame.origin.x": return each([.positionX])
        case "frame.origin.y": return each([.positionY])
        case "cornerRadius": return each([.cornerRadius])
        case "backgroundColor":
            return each([.fillRed, .fillGreen, .fillBlue]) + each([.fillAlpha], from: 3, 100)
        case "borderColor":
            return each([.strokeRed, .strokeGreen, .strokeBlue]) + each([.strokeAlpha], from: 3, 100)
        case "borderWidth": return each([.strokeWidth])
        case "strokeStart": return each([.trimStart], from: 0, 100)
        case "strokeEnd": return each([.trimEnd], from: 0, 100)
        default: return []
        }
    }
}
