/// A path with `*`, `?` or `**`, which stands for all files and folders that match.
///
/// `*` matches any part of a name and `?` one byte of it; `**` matches any number of folders, or none. Names that begin
/// with a full stop only match patterns that do, as in a search.
struct PathPattern {
    private let parts: [[UInt8]]
    private let start: String
    private static let anyFolders = Array("**".utf8)
    private static let wild: Set<UInt8> = [UInt8(ascii: "*"), UInt8(ascii: "?")]

    /// nil for a path without a star or a question mark.
    private init?(_ path: String) {
        guard path.utf8.contains(where: { Self.wild.contains($0) }) else { return nil }
        start = path.hasPrefix("/") ? "/" : ""
        parts = path.utf8.split(separator: UInt8(ascii: "/")).map { Array($0) }
    }

    /// The paths for which a path stands: itself, or the matches of a pattern, each once, sorted by bytes.
    ///
    /// The path of an existing file stands for itself, even with a star in its name.
    ///
    /// - Throws: If nothing matches the pattern, or a folder can't be read.
    static func paths(_ path: String) throws(Failure) -> [String] {
        guard let pattern = PathPattern(path), Files.status(path) == nil else { return [path] }
        let found = try pattern.matches()
        guard !found.isEmpty else { throw Failure("nothing matches '\(path)'") }
        return found
    }

    /// A path that matches so far, and the next part of the pattern.
    private struct Visit: Hashable {
        let path: String
        let part: Int
    }

    private func matches() throws(Failure) -> [String] {
        var found: Set<String> = []
        var open = [Visit(path: start, part: 0)]
        var seen: Set<Visit> = []
        while let visit = open.popLast() {
            guard seen.insert(visit).inserted else { continue }
            let part = parts[visit.part]
            let isLast = visit.part == parts.count - 1
            if part == Self.anyFolders {
                if !isLast { open.append(Visit(path: visit.path, part: visit.part + 1)) }
                for name in try names(in: visit.path, like: part, isLast) where !name.hasPrefix(".") {
                    let path = Files.join(visit.path, name)
                    if isLast { found.insert(path) }
                    // A link may lead back up.
                    if FileStatus.isFolderItself(path) { open.append(Visit(path: path, part: visit.part)) }
                }
                continue
            }
            let names =
                part.contains { Self.wild.contains($0) }
                ? try names(in: visit.path, like: part, isLast) : [String(decoding: part, as: UTF8.self)]
            for name in names where fits(name, part) {
                let path = Files.join(visit.path, name)
                guard let status = Files.status(path) else { continue }
                if isLast {
                    found.insert(path)
                } else if status.kind == .folder {
                    open.append(Visit(path: path, part: visit.part + 1))
                }
            }
        }
        return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    }

    private func fits(_ name: String, _ part: [UInt8]) -> Bool {
        let name = Array(name.utf8)
        if name.first == UInt8(ascii: "."), part.first != UInt8(ascii: ".") { return false }
        return IgnoreRules.matches(part, name)
    }

    /// The names in a folder.
    ///
    /// - Throws: When it can't be read, or the part of the pattern describes a name that no path can hold.
    private func names(in folder: String, like part: [UInt8], _ isLast: Bool) throws(Failure) -> [String] {
        let path = folder.isEmpty ? "." : folder
        let found: FolderNames
        do throws(SystemError) { found = try FolderNames(path) } catch {
            throw Failure("can't read '\(path)': \(error.message)")
        }
        for other in found.others where fits(other.text, part) && (isLast || other.status?.kind == .folder) {
            throw other.failure
        }
        return found.names
    }
}
