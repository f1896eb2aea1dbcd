extension Limits {
    /// The largest total size in bytes of all files that a spec imports: the limit of a single file.
    static let importedBytes = JSONSyntax.Limits().size
}
