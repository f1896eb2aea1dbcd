/// A text with what its places are, which is all that is kept of a document for an editor.
package struct AnnotatedFile: Sendable {
    /// The text, with the path for reports.
    package let file: SourceFile
    /// What its places are.
    package let annotations: Annotations
}
