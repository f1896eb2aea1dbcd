import MotionModel

/// A CSS property that shows a motion, and the composition of its text.
enum WebStyle: String, Hashable, Sendable, CaseIterable {
    case opacity
    case backgroundColor = "background-color"
    case borderColor = "border-color"
    case borderWidth = "border-width"
    case borderRadius = "border-radius"
    case width
    case height
    case translate
    case rotate
    case scale
    case transform
    case transformOrigin = "transform-origin"
    case outline = "d"
    case boxShadow = "box-shadow"
    case strokeDashes = "stroke-dasharray"
    case strokeOffset = "stroke-dashoffset"

    /// The role of a number in the text.
    enum Role: Hashable, Sendable {
        /// The whole value.
        case whole
        /// Along one axis.
        case x, y, z
        /// Along all axes equally.
        case even
        /// The place of the middle of the element, not of its corner.
        case middleX, middleY
        /// The share of what is shown that is before that place, where that isn't its middle.
        case anchorX, anchorY
        /// A turn out of the plane.
        case rotationX, rotationY
        /// Of a shadow.
        case color, opacity, radius
        /// Of a stroke.
        case start, end
    }

    /// A number or colour as text, with its role.
    struct Term: Hashable, Sendable {
        let role: Role
        let text: String
    }

    /// Whether a browser adds its values as numbers, whatever their signs; otherwise a custom property does.
    var addsUp: Bool {
        switch self {
        case .translate, .rotate: true
        // Negative lengths are refused, factors multiplied, lists concatenated.
        case .opacity, .backgroundColor, .borderColor, .borderWidth, .borderRadius, .width, .height, .scale,
            .transform, .transformOrigin, .outline, .boxShadow, .strokeDashes, .strokeOffset:
            false
        }
    }

    /// Whether it is a length of which a browser takes nothing below 0.
    ///
    /// What moves there and back is a custom property, of which the style is what is above 0: a keyframe with a
    /// negative length is none, and one with 0 instead has another way to it.
    var isExtent: Bool {
        switch self {
        case .borderWidth, .borderRadius, .width, .height: true
        case .opacity, .backgroundColor, .borderColor, .translate, .rotate, .scale, .transform,
            .transformOrigin,
            .outline, .boxShadow, .strokeDashes, .strokeOffset:
            false
        }
    }

    /// Whether CSS has a name for it by the direction of text, too: `inline-size` is a width.
    ///
    /// While an animation moves a custom property of which one of these is made, WebKit shows all of them as they are
    /// at rest. So those of an element are all made of custom properties, or none is.
    var hasLogicalName: Bool { isExtent || self == .borderColor }

    /// The key paths of custom properties that make it up even where nothing moves them; empty for most.
    var companions: [String] {
        switch self {
        case .boxShadow: ["shadowColor", "shadowOffset", "shadowOpacity", "shadowRadius"]
        case .strokeDashes, .strokeOffset: ["strokeStart", "strokeEnd"]
        case .opacity, .backgroundColor, .borderColor, .borderWidth, .borderRadius, .width, .height,
            .translate, .rotate, .scale, .transform, .transformOrigin, .outline:
            []
        }
    }

    /// The styles written along with it, composed of the same custom properties.
    var followers: [WebStyle] { self == .strokeDashes ? [.strokeOffset] : [] }

    /// The value as CSS writes it, made of custom properties that may have any number.
    func rule(_ terms: [Term]) -> String { isExtent ? "max(0px, \(text(terms)))" : text(terms) }

    /// The value as CSS writes it.
    ///
    /// - Parameters:
    ///   - terms: The terms, at least one.
    ///   - isOffset: Whether it is added to another value: constant terms are left out.
    func text(_ terms: [Term], isOffset: Bool = false) -> String {
        func term(_ role: Role) -> String { terms.first { $0.role == role }?.text ?? "0" }
        switch self {
        case .opacity: return Self.product(terms, of: [.whole])
        case .backgroundColor, .borderColor, .outline: return terms[0].text
        case .borderWidth, .borderRadius, .width, .height, .rotate: return Self.sum(terms.map { $0.text })
        case .translate:
            let plane = [
                Self.place(terms, .x, middle: .middleX, anchor: .anchorX, isOffset),
                Self.place(terms, .y, middle: .middleY, anchor: .anchorY, isOffset),
            ]
            return (plane + terms.filter { $0.role == .z }.map { $0.text }).joined(separator: " ")
        case .scale:
            if terms.allSatisfy({ $0.role == .even }) { return Self.product(terms, of: [.even]) }
            let plane = [Self.product(terms, of: [.even, .x]), Self.product(terms, of: [.even, .y])]
            let depth = terms.contains { $0.role == .z } ? [Self.product(terms, of: [.even, .z])] : []
            return (plane + depth).joined(separator: " ")
        case .transform:
            return terms.map { term in
                switch term.role {
                case .rotationX: "rotateX(\(term.text))"
                case .rotationY: "rotateY(\(term.text))"
                case .whole, .x, .y, .z, .even, .middleX, .middleY, .anchorX, .anchorY, .color, .opacity,
                    .radius, .start, .end:
                    term.text
                }
            }.joined(separator: " ")
        case .transformOrigin:
            return [Role.x, .y].map { role in
                guard let share = terms.first(where: { $0.role == role })?.text else { return "50%" }
                return NumberText.value(of: share) == nil
                    ? "calc(\(Self.percentage(share)))" : Self.percentage(share)
            }.joined(separator: " ")
        case .boxShadow:
            let color = "color-mix(in srgb, \(term(.color)) calc(\(term(.opacity)) * 100%), transparent)"
            return "\(term(.x)) \(term(.y)) calc(\(term(.radius)) * 2) \(color)"
        // Lengths: Firefox works out no number here. The gap is longer than the line.
        case .strokeDashes: return "calc((\(term(.end)) - \(term(.start))) * 1px) 3px"
        // What has no length lies beyond the line: its round caps would be seen.
        case .strokeOffset:
            let isNothing = "clamp(0, 1 - (\(term(.end)) - \(term(.start))) * 100000, 1)"
            return "calc(\(term(.start)) * -1px - \(isNothing) * 1.5px)"
        }
    }

    private static func place(
        _ terms: [Term], _ role: Role, middle: Role, anchor: Role, _ isOffset: Bool
    ) -> String {
        let parts = terms.filter { $0.role == role || $0.role == middle }
        guard !isOffset, parts.contains(where: { $0.role == middle }) else {
            return sum(parts.map { $0.text })
        }
        let before = terms.first { $0.role == anchor }.map { percentage($0.text) } ?? "50%"
        return sum(parts.map { $0.text }, minus: before)
    }

    /// A share as a percentage: of a number, or of an expression.
    private static func percentage(_ share: String) -> String {
        guard let number = NumberText.value(of: share) else { return "\(share) * 100%" }
        return NumberText.text(number, shiftedBy: 2) + "%"
    }

    private static func sum(_ parts: [String], minus other: String? = nil) -> String {
        let moving = parts.filter { $0 != "0px" && $0 != "0" }
        guard let other else {
            return moving.isEmpty ? "0" : moving.count == 1 ? moving[0] : calc(moving, " + ")
        }
        if moving.isEmpty, NumberText.value(of: String(other.dropLast())) != nil {
            return other == "0%" ? "0" : "-" + other
        }
        return "calc(" + (moving.isEmpty ? "0px" : terms(moving, " + ")) + " - \(other))"
    }

    private static func calc(_ parts: [String], _ sign: String) -> String { "calc(\(terms(parts, sign)))" }

    /// Parts with a sign between them: what is worked out itself needs no more than its parentheses.
    private static func terms(_ parts: [String], _ sign: String) -> String {
        let calc = "calc("
        return parts.map {
            $0.utf8.starts(with: calc.utf8) ? String(decoding: $0.utf8.dropFirst(4), as: UTF8.self) : $0
        }.joined(separator: sign)
    }

    private static func product(_ terms: [Term], of roles: [Role]) -> String {
        let parts = terms.filter { roles.contains($0.role) }.map { $0.text }
        guard let first = parts.first else { return "1" }
        return parts.count == 1 ? first : calc(parts, " * ")
    }
}
