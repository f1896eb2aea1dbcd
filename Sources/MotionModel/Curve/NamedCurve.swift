/// A curve that has a name in the language.
///
/// This is the one table of names: the decoder, the suggestions and the reference page all read ``all``.
public struct NamedCurve: Sendable, Hashable {
    /// The origin of a name.
    public enum Source: String, Sendable, Hashable, CaseIterable {
        /// CSS Easing Functions Level 2; Core Animation's names are aliases, because its Béziers are the same.
        case css
        /// This language.
        case language
        /// Robert Penner's functions, as easings.net and most libraries name them.
        case penner
        /// SwiftUI's spring presets.
        case swiftUI
    }

    /// The name in documentation and formatted specs.
    public let name: String

    /// Other spellings that are accepted.
    public let aliases: [String]

    /// A description of its shape, in a phrase.
    public let title: String

    /// The origin of the name.
    public let source: Source

    /// The curve itself.
    public let curve: Curve

    /// Every named curve, in the order of the documentation.
    public static let all: [NamedCurve] = css + penner + swiftUI

    /// Every name without aliases, in the order of ``all``.
    public static var allNames: [String] { all.map { $0.name } }

    /// The curve with a name or an alias, case-sensitive; nil for an unknown name.
    ///
    /// - Complexity: O(n) in the length of the table.
    public static func curve(named name: String) -> Curve? {
        row(named: name)?.curve
    }

    /// The row with a name or an alias; nil for an unknown name.
    public static func row(named name: String) -> NamedCurve? {
        // The largest table comes last: it is created only if the name isn't in the others.
        row(named: name, in: css) ?? row(named: name, in: swiftUI) ?? row(named: name, in: penner)
    }

    private static func row(named name: String, in table: [NamedCurve]) -> NamedCurve? {
        table.first { $0.name == name || $0.aliases.contains(name) }
    }
}

extension NamedCurve {
    private static let css: [NamedCurve] = [
        NamedCurve(
            name: "linear", aliases: ["linear.none"], title: "even speed", source: .css, curve: .linear),
        NamedCurve(
            name: "ease", aliases: ["default"],
            title: "CSS's and Core Animation's default, cubic-bezier(0.25, 0.1, 0.25, 1)",
            source: .css, curve: .bezier(.ease)),
        NamedCurve(
            name: "ease-in", aliases: ["easeIn"], title: "slow start, cubic-bezier(0.42, 0, 1, 1)",
            source: .css, curve: .bezier(.easeIn)),
        NamedCurve(
            name: "ease-out", aliases: ["easeOut"], title: "slow end, cubic-bezier(0, 0, 0.58, 1)",
            source: .css, curve: .bezier(.easeOut)),
        NamedCurve(
            name: "ease-in-out", aliases: ["easeInOut", "easeInEaseOut"],
            title: "slow start and end, cubic-bezier(0.42, 0, 0.58, 1)",
            source: .css, curve: .bezier(.easeInOut)),
        NamedCurve(
            name: "step-start", aliases: [], title: "one jump at the start", source: .css,
            curve: .steps(Steps(unchecked: 1, jump: .start))),
        NamedCurve(
            name: "step-end", aliases: [], title: "one jump at the end", source: .css,
            curve: .steps(Steps(unchecked: 1, jump: .end))),
        NamedCurve(
            name: "instant", aliases: [], title: "the end value at once, in no time", source: .language,
            curve: .instant),
    ]

    private static let penner: [NamedCurve] = Penner.Family.allCases.flatMap { family in
        Penner.Direction.allCases.map { direction in
            NamedCurve(
                name: family.rawValue + "." + direction.rawValue,
                aliases: longName(family).map { [$0 + "." + direction.rawValue] } ?? [],
                title: title(family) + ", " + title(direction), source: .penner,
                curve: .penner(Penner(family, direction)))
        }
    }

    private static let swiftUI: [NamedCurve] = [
        preset("smooth", bounce: 0, title: "a spring without bounce"),
        preset("snappy", bounce: 0.15, title: "a spring with a small bounce"),
        preset("bouncy", bounce: 0.3, title: "a spring with a bounce"),
    ].compactMap { $0 }

    private static func preset(_ name: String, bounce: Double, title: String) -> NamedCurve? {
        let spring = Spring(uncheckedResponse: 0.5, dampingRatio: 1 - bounce)
        guard let curve = SpringCurve(settling: spring) else { return nil }
        return NamedCurve(
            name: name, aliases: [], title: title + ", duration 0.5", source: .swiftUI, curve: .spring(curve))
    }

    private static func longName(_ family: Penner.Family) -> String? {
        switch family {
        case .quad: "quadratic"
        case .quart: "quartic"
        case .quint: "quintic"
        case .expo: "exponential"
        case .circ: "circular"
        case .cubic, .sine, .back, .elastic, .bounce: nil
        }
    }

    private static func title(_ family: Penner.Family) -> String {
        switch family {
        case .quad: "second power"
        case .cubic: "third power"
        case .quart: "fourth power"
        case .quint: "fifth power"
        case .sine: "quarter of a sine"
        case .expo: "exponential"
        case .circ: "quarter of a circle"
        case .back: "10 % too far"
        case .elastic: "snaps like rubber"
        case .bounce: "bounces like a ball"
        }
    }

    private static func title(_ direction: Penner.Direction) -> String {
        switch direction {
        case .in: "at the start"
        case .out: "at the end"
        case .inOut: "at both ends"
        }
    }
}
