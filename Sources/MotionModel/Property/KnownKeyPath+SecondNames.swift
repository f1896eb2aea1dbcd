extension KnownKeyPath {
    /// The key paths that have a second name: UIKit calls a layer's opacity alpha, and its position center.
    private static let secondNames = [(name: "alpha", first: "opacity"), (name: "center", first: "position")]

    /// The name that a key path, or a beginning of it, has in Core Animation: `position.x` of `center.x`, and that of any other
    /// key path itself. Only a known key path has another.
    static func firstName(of keyPath: String) -> String {
        for (name, first) in secondNames where keyPath.utf8.starts(with: name.utf8) {
            guard keyPath == name || row(for: keyPath) != nil else { continue }
            return first + String(Substring(keyPath.utf8.dropFirst(name.utf8.count)))
        }
        return keyPath
    }
}
