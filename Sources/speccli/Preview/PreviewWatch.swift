import SpecFormat

/// Files that are looked at again and again, to see when one of them says something else.
struct PreviewWatch {
    private var contents: [String: [UInt8]] = [:]

    /// What some files say now.
    init(_ paths: [String]) {
        for path in paths { contents[path] = Self.bytes(path) }
    }

    /// Whether one of them says something else by now. A file that is gone, or is just being written, doesn't yet.
    var isOutdated: Bool {
        contents.contains { path, old in Self.bytes(path).map { $0 != old } ?? false }
    }

    private static func bytes(_ path: String) -> [UInt8]? {
        do throws(SystemError) { return try Files.readWhole(path, name: path).bytes } catch { return nil }
    }
}
