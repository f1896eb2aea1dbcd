/// A place of a text that gives a name or refers to one.
package struct NameUse: Hashable, Sendable {
    /// What is called so.
    package let kind: NameKind
    /// The name in the document that gives it: of a property its whole path.
    package let name: String
    /// The document that gives it; nil for the one that the place is in.
    package let location: String?
    /// The place: of a property its key path, of a name with namespaces the last part.
    package let range: SourceRange
    /// Whether it is given here.
    package internal(set) var isDefinition: Bool
    /// Whether the name itself stands there, not `$` or a part with an escape.
    package let isDirect: Bool
}
