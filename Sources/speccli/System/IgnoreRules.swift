/// The rules for the paths that a search skips: the lines of the `.specignore` files on the way down.
struct IgnoreRules: Sendable {
    private struct Rule {
        /// The folder of the file with the rule.
        let folder: String
        /// The names and patterns of the path from there.
        let parts: [[UInt8]]
        /// Whether it matches only folders.
        let foldersOnly: Bool
        /// Whether it matches in every folder below, and not only in its own.
        let isAnywhere: Bool
    }

    private var rules: [Rule] = []

    /// Adds the lines of a file.
    ///
    /// Empty lines and lines that begin with `#` are skipped. A slash at the end matches only folders. With a slash
    /// anywhere else, a rule is a path from this folder; without one, it is a name, here and below. `*` stands for any
    /// part of a name, `?` for one byte.
    mutating func add(_ text: String, folder: String) {
        for line in text.split(whereSeparator: { $0.isNewline }) {
            var pattern = Substring(line)
            while let last = pattern.last, last == " " || last == "\t" { pattern.removeLast() }
            guard !pattern.isEmpty, !pattern.hasPrefix("#") else { continue }
            let foldersOnly = pattern.hasSuffix("/")
            if foldersOnly { pattern.removeLast() }
            let isAnywhere = !pattern.contains("/")
            let parts = pattern.split(separator: "/").map { Array($0.utf8) }
            guard !parts.isEmpty else { continue }
            rules.append(
                Rule(
                    folder: folder == "." ? "" : folder, parts: parts, foldersOnly: foldersOnly,
                    isAnywhere: isAnywhere))
        }
    }

    /// Whether a search skips a path.
    func ignores(_ path: String, isFolder: Bool) -> Bool {
        for rule in rules where isFolder || !rule.foldersOnly {
            let relative = path.utf8.dropFirst(rule.folder.utf8.count)
            let names = relative.split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: true).map {
                Array($0)
            }
            guard let last = names.last else { continue }
            if rule.isAnywhere {
                if IgnoreRules.matches(rule.parts[0], last) { return true }
            } else if names.count == rule.parts.count,
                zip(rule.parts, names).allSatisfy({ IgnoreRules.matches($0, $1) })
            {
                return true
            }
        }
        return false
    }

    /// Whether a name matches a pattern.
    ///
    /// - Complexity: O(n · m); only the last star is ever tried again.
    static func matches(_ pattern: [UInt8], _ name: [UInt8]) -> Bool {
        var (p, n) = (0, 0)
        var retry: (pattern: Int, name: Int)?
        while n < name.count {
            if p < pattern.count, pattern[p] == UInt8(ascii: "*") {
                retry = (p + 1, n)
                p += 1
            } else if p < pattern.count, pattern[p] == UInt8(ascii: "?") || pattern[p] == name[n] {
                p += 1
                n += 1
            } else if let (star, start) = retry {
                retry = (star, start + 1)
                (p, n) = (star, start + 1)
            } else {
                return false
            }
        }
        return pattern[p...].allSatisfy { $0 == UInt8(ascii: "*") }
    }
}
