import MotionModel

/// A style that several properties of a target make up, and one animation moves: a place of x and y.
struct WebMerge: Hashable, Sendable {
    let style: WebStyle
    let parts: [Part]

    /// A component of one of the target's properties, with its role in the style.
    struct Part: Hashable, Sendable {
        /// The index of the property in its target.
        let property: Int
        let component: Int?
        let role: WebStyle.Role
    }

    /// The indices of the properties that make it up, in order.
    var properties: [Int] {
        var result: [Int] = []
        for part in parts where !result.contains(part.property) { result.append(part.property) }
        return result
    }

    /// The style's declaration.
    ///
    /// - Parameter text: The text of a component of a property.
    func declaration(_ text: (_ property: Int, _ component: Int?) -> String) -> WebDeclaration {
        let terms = parts.map { WebStyle.Term(role: $0.role, text: text($0.property, $0.component)) }
        return WebDeclaration(property: style.rawValue, value: style.text(terms))
    }

    /// The styles of a target that can be moved as one in all timelines.
    ///
    /// - Parameters:
    ///   - properties: The target's properties.
    ///   - feeds: The parts of their styles.
    ///   - timelines: The properties that move in each timeline.
    ///   - goTogether: Whether properties of one style move together.
    static func styles(
        of properties: [PropertyDeclaration], _ feeds: [WebFeed], in timelines: [[BoundProperty]],
        where goTogether: (Set<PropertyPath>) -> Bool
    ) -> Set<WebStyle> {
        var result: Set<WebStyle> = []
        for style in WebStyle.allCases {
            let own = feeds.filter { $0.style == style }
            guard style.mergesParts, Set(own.map { $0.property }).count > 1, style.isLinear(own) else {
                continue
            }
            let paths = Set(own.map { properties[$0.property].path })
            let fits = timelines.allSatisfy { timeline in
                canMerge(timeline.filter { paths.contains($0.property) })
            }
            if fits, goTogether(paths) { result.insert(style) }
        }
        return result
    }

    /// Whether properties have common keyframes: numbers that repeat together, or not at all.
    private static func canMerge(_ properties: [BoundProperty]) -> Bool {
        guard let first = properties.first?.base.track else { return true }
        let loop = first.played.loop
        let isWhole = loop.map { !$0.count.isFinite || $0.count == $0.count.rounded(.down) } ?? true
        let count = properties.reduce(0) { $0 + max($1.base.form.componentCount, $1.base.track.keys.count) }
        return isWhole && ValueType.vectorCounts.contains(max(count, 2))
            && properties.allSatisfy { property in
                let form = property.base.form
                return form.isDirect && !form.isDiscrete && property.base.track.played.loop == loop
                    && property.base.track.isSynchronized == first.isSynchronized
            }
    }
}

extension WebStyle {
    /// Whether a browser moves it without a layout, and its parts one by one.
    fileprivate var mergesParts: Bool {
        switch self {
        case .translate, .rotate, .scale, .transform: true
        case .opacity, .backgroundColor, .borderColor, .borderWidth, .borderRadius, .width, .height,
            .transformOrigin, .outline, .boxShadow, .strokeDashes, .strokeOffset:
            false
        }
    }

    /// Whether the style is linear in each of its parts, so that a browser that moves it moves them.
    fileprivate func isLinear(_ feeds: [WebFeed]) -> Bool {
        let roles = feeds.map { $0.role }
        switch self {
        // Factors of one axis are multiplied with each other.
        case .scale: return !roles.contains(.even) && Set(roles).count == roles.count
        case .transform: return !roles.contains(.whole)
        default: return true
        }
    }
}
