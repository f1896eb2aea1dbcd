extension Curve {
    /// The CSS easing that is exactly this curve; nil if CSS has none.
    ///
    /// Reading it back gives an equal curve, except that ``instant`` comes back as a step at the start, and a cubic
    /// polynomial of Penner's as its Bézier, as does a straight exponential.
    public var cssText: String? {
        switch self {
        case .linear: "linear"
        case .instant: "steps(1, jump-start)"
        case .bezier(let bezier): bezier.cssText
        case .points(let points): points.cssText
        case .steps(let steps): steps.cssText
        case .penner, .exponential, .reverse, .chain: exactBezier?.cssText
        case .bezierPath, .spring, .expression, .mirror, .interval, .scale, .clamp, .sum, .product: nil
        }
    }
}

extension CubicBezier {
    /// The keyword if there is one, else `cubic-bezier()`.
    public var cssText: String {
        if self == .ease { return "ease" }
        if self == .easeIn { return "ease-in" }
        if self == .easeOut { return "ease-out" }
        if self == .easeInOut { return "ease-in-out" }
        let numbers = [x1, y1, x2, y2].map { NumberText.text($0) }
        return "cubic-bezier(" + numbers.joined(separator: ", ") + ")"
    }
}

extension Steps {
    /// `steps()`, in its shortest form.
    public var cssText: String {
        let position =
            switch jump {
            case .start: ", jump-start"
            case .end: ""
            case .none: ", jump-none"
            case .both: ", jump-both"
            }
        return "steps(" + count.description + position + ")"
    }
}

extension LinearPoints {
    /// `linear()`, with a percentage for every point that is not the first at 0 or the last at 1.
    public var cssText: String {
        var parts: [String] = []
        for (index, point) in points.enumerated() {
            let isImplied = (index == 0 && point.x == 0) || (index == points.count - 1 && point.x == 1)
            let text = NumberText.text(point.y)
            parts.append(isImplied ? text : text + " " + NumberText.text(point.x, shiftedBy: 2) + "%")
        }
        return "linear(" + parts.joined(separator: ", ") + ")"
    }
}
