/// The kinds of names that a spec gives and uses.
package enum NameKind: String, CaseIterable, Hashable, Sendable {
    case namespace, parameter, duration, curve, timing, state, variant, target, property
    /// An event that takes transitions, given by the first that it takes.
    case event
    /// The path of an import.
    case file
}
