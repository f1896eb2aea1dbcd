/// Files in memory that can import each other, by their paths.
///
/// A path is a list of names separated by `/`; `.` and `..` are resolved, and `..` above the first name leads
/// outside the set.
public struct SourceSet: ImportLoader, Sendable {
    private var files: [String: SourceFile] = [:]
    private var unreadable: [String: String] = [:]

    /// Creates a set of files, each under its path.
    ///
    /// - Parameters:
    ///   - files: Of several with the same path, the last counts; a file whose path leads outside the set isn't in it.
    ///   - unreadable: Paths of files that exist but can't be read, each with the reason.
    public init(_ files: [SourceFile] = [], unreadable: [String: String] = [:]) {
        for file in files { if let path = Self.normal(file.path) { self.files[path] = file } }
        for (path, reason) in unreadable {
            if let path = Self.normal(path) { self.unreadable[path] = reason }
        }
    }

    /// The path in its shortest form, if the set has such a file.
    public func locate(_ path: String, from importer: String) throws(ImportFailure) -> String {
        var folder: Substring = ""
        if let slash = importer.utf8.lastIndex(of: UInt8(ascii: "/")) { folder = importer[...slash] }
        guard let location = Self.normal(folder + path) else { throw .outside(root: ".") }
        guard files[location] != nil || unreadable[location] != nil else { throw .missing }
        return location
    }

    /// The file of that path.
    public func load(_ location: String) throws(ImportFailure) -> SourceFile {
        if let reason = unreadable[location] { throw .unreadable(reason: reason) }
        guard let file = files[location] else { throw .missing }
        return file
    }

    /// The path without `.` and `..`; nil if it leads outside.
    private static func normal(_ path: some StringProtocol) -> String? {
        var names: [String] = []
        for name in path.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(decoding: Array(name), as: UTF8.self)
            switch name {
            case ".": continue
            case "..": if names.popLast() == nil { return nil }
            default: names.append(name)
            }
        }
        return names.joined(separator: "/")
    }
}
