#if canImport(QuartzCore) && !os(watchOS)
public import MotionModel
public import QuartzCore

/// A handle on a layer that shows the properties of a target.
public struct LayerBinding: Hashable, Sendable {
    /// The properties that a layer lacks, which are ignored: parts of colours and of the frame, layout
    /// constraints, scroll offsets, texts, insets and vectors.
    public let unsupported: [PropertyPath]
    let number: Int
}

extension PropertyStore {
    /// Shows all properties of a target in a layer: `chip.position` in the layer's `position`, and so on.
    ///
    ///     try store.bind(target: "chip", to: view.layer)
    ///
    /// They are written at once, and then once after every advance that changed them, without implicit animations.
    /// `alpha` and `center` are the layer's `opacity` and `position`, angles of the transform become radians, and names
    /// that only the app knows are properties of the layer's class. Colours are clamped to sRGB. The layer is held
    /// weakly.
    ///
    /// - Parameters:
    ///   - target: The part of the paths before the first full stop. Properties registered later aren't shown.
    ///   - layer: The layer that shows them.
    /// - Returns: The handle of the binding, with the properties that layers lack.
    /// - Throws: `unknownProperty` when the target has no properties.
    @discardableResult
    public func bind(target: String, to layer: CALayer) throws(AnimatorError) -> LayerBinding {
        var writers: [LayerWriter?] = []
        var own: [PropertyID] = []
        var unsupported: [PropertyPath] = []
        for (index, declaration) in properties.enumerated() {
            var writer: LayerWriter?
            if declaration.path.target == target {
                writer = LayerProperty(declaration).map { LayerWriter($0) }
                if writer == nil { unsupported.append(declaration.path) }
                own.append(PropertyID(index, of: self))
            }
            writers.append(writer)
        }
        guard !own.isEmpty else {
            let targets = properties.map { $0.path.target }
            throw .unknownProperty(target, nearest: NearestName.nearest(to: target, among: targets))
        }
        LayerWriter.write(own, of: self, to: layer, by: writers)
        let number = audience.add { [weak layer] store, changed in
            guard let layer else { return false }
            LayerWriter.write(changed, of: store, to: layer, by: writers)
            return true
        }
        return LayerBinding(unsupported: unsupported, number: number)
    }

    /// Stops updating a layer. Does nothing if the binding is gone.
    public func unbind(_ binding: LayerBinding) { removeFrameHandler(binding.number) }
}

/// Writes one property to a layer.
private struct LayerWriter {
    private let write: (CALayer, PropertyStore, PropertyID) -> Void

    init(_ property: LayerProperty) {
        // The most frequently moved properties are set directly, not by key path and object.
        switch property.keyPath {
        case "position": write = { $0.position = $1.shown($2) }
        case "bounds": write = { $0.bounds = $1.shown($2) }
        case "transform": write = { $0.transform = $1.shown($2) }
        case "opacity": write = { $0.opacity = Float($1.shown($2) as Double) }
        case "cornerRadius": write = { $0.cornerRadius = $1.shown($2) }
        default:
            write = { layer, store, id in
                let value = store.presentation(id)
                layer.setValue(property.object(value), forKeyPath: property.keyPath)
            }
        }
    }

    /// Writes those of several properties that have a writer, by their indices.
    static func write(
        _ changed: [PropertyID], of store: PropertyStore, to layer: CALayer, by writers: [LayerWriter?]
    ) {
        var hasBegun = false
        for id in changed {
            guard id.index < writers.count, let writer = writers[id.index] else { continue }
            if !hasBegun {
                hasBegun = true
                CATransaction.begin()
                CATransaction.setDisableActions(true)
            }
            writer.write(layer, store, id)
        }
        if hasBegun { CATransaction.commit() }
    }
}
#endif
