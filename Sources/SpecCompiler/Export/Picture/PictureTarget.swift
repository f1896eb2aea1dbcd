import MotionModel

/// One target as a picture shows it: a shape and its animations.
struct PictureTarget {
    let name: String
    let properties: [BoundProperty]

    /// The side of a target without a size.
    static let side = 44.0

    /// A component used by a style of the picture, and its track.
    struct Number {
        let property: BoundProperty
        let component: Int

        /// Its value at a time.
        func value(at time: Double) -> Double { property.value(at: time).components[component] }
    }

    /// The number for a component of a known key path, by whichever of its properties moves it.
    func number(_ keyPaths: [String], _ component: Int) -> Number? {
        for property in properties {
            let path = property.property.keyPath
            let alias =
                KnownKeyPath.aliases(of: path).last ?? (path, 0..<property.base.form.canonical.componentCount)
            guard keyPaths.contains(alias.whole), alias.component.contains(component) else { continue }
            return Number(property: property, component: component - alias.component.lowerBound)
        }
        return nil
    }

    /// Whether its place is that of its corner, not of its middle.
    var isCorner: Bool { number(["frame"], 0) != nil || number(["frame"], 1) != nil }

    /// The property of a key path.
    func property(_ keyPaths: String...) -> BoundProperty? {
        properties.first { keyPaths.contains($0.property.keyPath) }
    }

    /// Whether a property draws something of a shape.
    func draws(_ drawing: Drawing) -> Bool { properties.contains { $0.property.drawing == drawing } }

    /// What a group that turns or scales a path has: it does so about the middle of the path, which isn't where the group is.
    /// Other shapes are drawn around that.
    func middle(for style: PictureStyle) -> [WebDeclaration] {
        guard draws(.outline), property("anchorPoint") == nil, (2...3).contains(style.order) else {
            return []
        }
        return [
            WebDeclaration(property: "transform-box", value: "fill-box"),
            WebDeclaration(property: "transform-origin", value: "50% 50%"),
        ]
    }

    /// The area covered at a time, enlarged as far as turning and scaling about its middle can reach.
    func extent(at time: Double, home: (x: Double, y: Double)) -> PictureExtent {
        func number(_ keyPaths: [String], _ component: Int) -> Double? {
            self.number(keyPaths, component)?.value(at: time)
        }
        var size = (
            width: max(number(["bounds", "frame"], 2) ?? PictureTarget.side, 0),
            height: max(number(["bounds", "frame"], 3) ?? PictureTarget.side, 0)
        )
        var x = number(["position", "center"], 0) ?? home.x
        var y = number(["position", "center"], 1) ?? home.y
        if let left = number(["frame"], 0) { x = left + size.width / 2 }
        if let top = number(["frame"], 1) { y = top + size.height / 2 }
        x += (0.5 - (number(["anchorPoint"], 0) ?? 0.5)) * size.width
        y += (0.5 - (number(["anchorPoint"], 1) ?? 0.5)) * size.height
        x += number(["transform.translation"], 0) ?? 0
        y += number(["transform.translation"], 1) ?? 0
        if let outline = property("path")?.value(at: time).components, !outline.isEmpty {
            let (xs, ys) = (
                stride(from: 0, to: outline.count, by: 2), stride(from: 1, to: outline.count, by: 2)
            )
            let (left, right) = (
                xs.reduce(.infinity) { min($0, outline[$1]) }, xs.reduce(-.infinity) { max($0, outline[$1]) }
            )
            let (top, bottom) = (
                ys.reduce(.infinity) { min($0, outline[$1]) }, ys.reduce(-.infinity) { max($0, outline[$1]) }
            )
            (x, y) = (x + (left + right) / 2, y + (top + bottom) / 2)
            size = (right - left, bottom - top)
        }
        if number(["transform.rotation"], 0) != nil || property("transform") != nil {
            let longest = max(size.width, size.height) * 1.42
            size = (longest, longest)
        }
        let scale = max((number(["transform.scale"], 0) ?? 1).magnitude, 1) / 2
        return PictureExtent(
            left: x - size.width * scale, top: y - size.height * scale, right: x + size.width * scale,
            bottom: y + size.height * scale)
    }

    /// The room it needs beside others if nothing places it.
    var room: Double {
        let extent = extent(at: 0, home: (0, 0))
        return min(max(extent.right - extent.left, extent.bottom - extent.top), 120) + 20
    }
}

/// A rectangle of a picture.
struct PictureExtent: Hashable, Sendable {
    var left, top, right, bottom: Double

    /// The smallest rectangle that covers both.
    func union(_ other: PictureExtent) -> PictureExtent {
        PictureExtent(
            left: min(left, other.left), top: min(top, other.top), right: max(right, other.right),
            bottom: max(bottom, other.bottom))
    }

    var area: Double { (right - left) * (bottom - top) }
}
