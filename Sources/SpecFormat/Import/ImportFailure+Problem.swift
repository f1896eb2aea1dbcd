extension ImportFailure {
    /// The problem that a path has because of it.
    func problem(of path: JSONString) -> Diagnostic {
        switch self {
        case .missing:
            Diagnostic(.importMissing, "there is no file '\(path.value)'", at: path.range)
        case .unreadable(let reason):
            Diagnostic(.importUnreadable, "'\(path.value)' can't be read: \(reason)", at: path.range)
        case .outside(let root):
            Diagnostic(
                .importOutside, "'\(path.value)' lies outside the root of imports, '\(root)'", at: path.range)
        }
    }
}
