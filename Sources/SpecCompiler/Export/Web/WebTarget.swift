import MotionModel

/// The styles of one target: those with values of their own, and those composed of custom properties.
struct WebTarget: Hashable, Sendable {
    /// The target's name in the spec.
    let name: String
    /// The properties that some variant moves, ordered by path.
    let properties: [WebProperty]
    /// The styles that refer to custom properties, and what an SVG shape needs.
    let rules: [WebDeclaration]
    /// The styles that several properties make up, and one animation moves.
    let merges: [WebMerge]
    /// The custom properties that the target refers to.
    let variables: [WebVariable]

    /// Creates a target from its moved properties.
    ///
    /// - Parameters:
    ///   - name: The target's name.
    ///   - moved: Its properties in the order of their paths, whether something is added to them, and which of their
    ///     components are less than 0 at times.
    ///   - timelines: The motion of those that may be moved as one where they make up a style together; none if
    ///     nothing may.
    ///   - goTogether: Whether properties of one style move together.
    ///   - names: The names of the motion.
    init(
        _ name: String, _ moved: [(declaration: PropertyDeclaration, addsUp: Bool, negative: Set<Int>)],
        mergedIn timelines: [[BoundProperty]],
        where goTogether: (Set<PropertyPath>) -> Bool = { _ in true }, names: inout WebNames
    ) {
        var feeds: [WebFeed] = []
        for (index, (declaration, addsUp, _)) in moved.enumerated() {
            // What is one thing is never added to.
            feeds += WebFeed.all(of: declaration, at: index, addsUp: addsUp && !WebUnit(declaration).isWhole)
        }
        feeds += Self.anchors(feeds)
        let styles = WebStyle.allCases.filter { style in feeds.contains { $0.style == style } }
        let merged =
            timelines.isEmpty
            ? []
            : WebMerge.styles(
                of: moved.map { $0.declaration }, feeds, in: timelines, where: goTogether)
        var merges: [WebMerge] = []
        var plain: [WebStyle] = []
        var rules: [WebDeclaration] = []
        var variables: [WebVariable] = []
        /// Whether a style can be moved by itself, without custom properties.
        func isPlain(_ style: WebStyle) -> Bool {
            let own = feeds.filter { $0.style == style }
            let isNegative =
                style.isExtent
                && own.contains { feed in feed.component.map(moved[feed.property].negative.contains) ?? false
                }
            return own.allSatisfy { $0.property == own[0].property } && style.companions.isEmpty
                && (style.addsUp || !(isNegative || own.contains { $0.addsUp }))
        }
        let isMixed = styles.contains { $0.hasLogicalName && !isPlain($0) }
        for style in styles {
            let own = feeds.filter { $0.style == style }
            // What is added to a part is added to the style.
            if merged.contains(style), style.addsUp || !own.contains(where: { $0.addsUp }) {
                merges.append(
                    WebMerge(
                        style: style,
                        parts: own.map {
                            WebMerge.Part(property: $0.property, component: $0.component, role: $0.role)
                        }))
                continue
            }
            if isPlain(style) && !(style.hasLogicalName && isMixed) {
                plain.append(style)
            } else {
                let fed = own.map {
                    ($0.role, names.variable(moved[$0.property].declaration, component: $0.component))
                }
                let all = style.companions.isEmpty ? fed : Self.companions(of: style, on: name, &names)
                variables += all.map { $0.1 }
                let terms = all.map { role, variable in
                    let isSet = fed.contains { $0.1 == variable }
                    return WebStyle.Term(
                        role: role, text: isSet ? variable.reference : variable.fallbackReference)
                }
                rules += ([style] + style.followers).map { style in
                    WebDeclaration(property: style.rawValue, value: style.rule(terms))
                }
            }
        }
        var properties: [WebProperty] = []
        for (index, (declaration, _, _)) in moved.enumerated() {
            let unit = WebUnit(declaration)
            let own = feeds.filter { $0.property == index }
            var outputs: [WebProperty.Output] = []
            for style in plain {
                let parts = own.filter { $0.style == style }
                if !parts.isEmpty {
                    outputs.append(
                        .style(style, parts.map { WebProperty.Part(role: $0.role, component: $0.component) }))
                }
            }
            for merge in merges {
                let parts = own.filter { $0.style == merge.style }
                if !parts.isEmpty {
                    outputs.append(
                        .part(
                            merge.style,
                            parts.map { WebProperty.Part(role: $0.role, component: $0.component) }))
                }
            }
            let direct = plain + merges.map { $0.style }
            let components: [Int?] = unit.isWhole ? [nil] : (0..<declaration.type.componentCount).map { $0 }
            for component in components
            where !own.contains(where: { $0.component == component && direct.contains($0.style) })
                || own.contains(where: { $0.component == component && !direct.contains($0.style) })
            {
                let variable = names.variable(declaration, component: component)
                variables.append(variable)
                outputs.append(.variable(variable, component: component))
                if declaration.type == .integer {
                    let rounded = names.rounded(declaration)
                    variables.append(rounded)
                    rules.append(
                        WebDeclaration(property: rounded.name, value: "calc(\(variable.reference))"))
                }
            }
            properties.append(
                WebProperty(declaration: declaration, unit: unit, outputs: outputs, isShown: !own.isEmpty))
        }
        self.name = name
        self.properties = properties
        let isShape = feeds.contains { moved[$0.property].declaration.path.drawing != nil }
        self.rules = isShape ? rules + Self.boxRules(feeds) : rules
        self.merges = merges
        self.variables = variables
    }

    /// What an SVG shape needs to turn about its anchor point and to be placed by its middle: of itself it does so in the
    /// view box, about its corner. For anything else the box may be another one, so only what draws is taken for one.
    private static func boxRules(_ feeds: [WebFeed]) -> [WebDeclaration] {
        let styles = Set(feeds.map { $0.style })
        let turns = !styles.isDisjoint(with: [.rotate, .scale, .transform, .transformOrigin])
        let hasMiddle = feeds.contains { $0.role == .middleX || $0.role == .middleY }
        guard turns || hasMiddle else { return [] }
        let box = WebDeclaration(property: "transform-box", value: "fill-box")
        let origin = WebDeclaration(property: WebStyle.transformOrigin.rawValue, value: "50% 50%")
        return turns && !styles.contains(.transformOrigin) ? [box, origin] : [box]
    }

    /// The parts of an anchor point in the place of a target: a position is where its anchor point is.
    private static func anchors(_ feeds: [WebFeed]) -> [WebFeed] {
        let roles = feeds.filter { $0.style == .translate }.map { $0.role }
        return feeds.filter { $0.style == .transformOrigin }.compactMap { feed in
            let (middle, anchor): (WebStyle.Role, WebStyle.Role) =
                feed.role == .x ? (.middleX, .anchorX) : (.middleY, .anchorY)
            guard roles.contains(middle) else { return nil }
            return WebFeed(
                property: feed.property, component: feed.component, style: .translate, role: anchor,
                addsUp: feed.addsUp)
        }
    }

    private static func companions(
        of style: WebStyle, on target: String, _ names: inout WebNames
    ) -> [(WebStyle.Role, WebVariable)] {
        var result: [(WebStyle.Role, WebVariable)] = []
        for keyPath in style.companions {
            guard let declaration = PropertyDeclaration(known: keyPath, of: target) else { continue }
            for feed in WebFeed.all(of: declaration, at: 0, addsUp: false) {
                result.append((feed.role, names.variable(declaration, component: feed.component)))
            }
        }
        return result
    }
}

/// A CSS property with its value.
struct WebDeclaration: Hashable, Sendable {
    let property: String
    let value: String
    /// The items of a list, which a style sheet may write on lines of their own; empty for anything else.
    var items: [String] = []
}

/// A component of a property, or its whole value, as a part of a style.
struct WebFeed: Hashable, Sendable {
    /// The index of the property in its target.
    let property: Int
    /// The component; nil for a whole value.
    let component: Int?
    let style: WebStyle
    let role: WebStyle.Role
    let addsUp: Bool

    /// The parts of a property that are shown by styles.
    static func all(of declaration: PropertyDeclaration, at index: Int, addsUp: Bool) -> [WebFeed] {
        guard declaration.row != nil else { return [] }
        let path = declaration.path.keyPath
        let alias = KnownKeyPath.aliases(of: path).last
        switch WebPlace.row(for: alias?.whole ?? path) {
        case nil: return []
        case .whole(let argument):
            return [
                WebFeed(
                    property: index, component: nil, style: argument.style, role: argument.role,
                    addsUp: addsUp)
            ]
        case .components(let arguments):
            let first = alias?.component.lowerBound ?? 0
            return (0..<declaration.type.componentCount).compactMap { component in
                arguments[first + component].map { argument in
                    WebFeed(
                        property: index, component: component, style: argument.style, role: argument.role,
                        addsUp: addsUp)
                }
            }
        }
    }
}

extension PropertyDeclaration {
    /// The declaration of a known key path, for a property of a target that isn't declared.
    fileprivate convenience init?(known keyPath: String, of target: String) {
        do throws(PropertyPathError) {
            self.init(path: try PropertyPath("\(target).\(keyPath)"))
        } catch {
            return nil
        }
    }
}
