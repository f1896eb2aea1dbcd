/// Finds and reads the files that documents import: on a disk, in memory, or wherever else they are kept.
///
/// A *location* names a file, the same for every way that leads to it, so that each file is read once and no circle
/// hides behind a second name.
public protocol ImportLoader {
    /// Where an import leads.
    ///
    /// - Parameters:
    ///   - path: The import as it is written, never empty; relative to the importing file.
    ///   - importer: The location of the importing file.
    /// - Throws: When nothing is there that can be imported.
    mutating func locate(_ path: String, from importer: String) throws(ImportFailure) -> String

    /// The file at a location that ``locate(_:from:)`` gave.
    ///
    /// - Throws: When it can't be read.
    mutating func load(_ location: String) throws(ImportFailure) -> SourceFile
}

/// Why a file can't be imported.
public enum ImportFailure: Error, Hashable, Sendable {
    /// Nothing is there.
    case missing
    /// It is there and can't be read; `reason` in one phrase.
    case unreadable(reason: String)
    /// It lies outside the folder that files are read from.
    case outside(root: String)
}
