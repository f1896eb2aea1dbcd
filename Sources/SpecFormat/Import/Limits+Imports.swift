extension Limits {
    /// The most bytes of all files that a spec imports: as many as one file may have.
    static let importedBytes = JSONSyntax.Limits().size
}
