/// A source of imported files: a disk, memory, or any other place.
///
/// A *location* names a file, and is the same for every path to it, so that each file is read once, and no import cycle
/// is hidden by a second name.
public protocol ImportLoader {
    /// The location of an import.
    ///
    /// - Parameters:
    ///   - path: The import as it is written, never empty; relative to the importing file.
    ///   - importer: The location of the importing file.
    /// - Throws: If nothing there can be imported.
    mutating func locate(_ path: String, from importer: String) throws(ImportFailure) -> String

    /// The file at a location returned by ``locate(_:from:)``.
    ///
    /// - Throws: If it can't be read.
    mutating func load(_ location: String) throws(ImportFailure) -> SourceFile
}

/// The reason why a file can't be imported.
public enum ImportFailure: Error, Hashable, Sendable {
    /// There is no such file.
    case missing
    /// The file exists but can't be read; `reason` is one phrase.
    case unreadable(reason: String)
    /// The file lies outside the folder that files are read from.
    case outside(root: String)
}
