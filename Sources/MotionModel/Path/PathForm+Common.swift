extension PathForm {
    /// One form for several paths, and the coordinates of each in that form.
    ///
    /// If the commands of all paths match, they are the form. If they differ only in the kinds of lines and curves, all
    /// of those become cubics. Otherwise the pieces are paired in order, and each is cut into as many cubics as the
    /// others: at its own corners, and at the shares of its length at which the others have theirs. The drawn curves
    /// stay exactly the same. If a path lacks a piece, it gets a point there, at the start of its last piece. A piece is
    /// closed if it is closed in all paths.
    ///
    /// - Parameter areAligned: Whether the direction of a path, and the starts of its closed pieces, are chosen so that its
    ///   points have the shortest ways to those of the paths before it; otherwise each path begins where it is written.
    public static func common(
        of paths: [PathData], areAligned: Bool = true
    ) -> (form: PathForm, numbers: [[Double]]) {
        var paths = paths.map { $0.withoutArcs }
        if areAligned { paths = PathAlignment(paths).paths }
        guard let first = paths.first else { return (PathForm([]), []) }
        if let found = matching(paths, in: PathForm(of: first)) { return found }
        let elevated = paths.map { $0.ofCubics }
        if let found = matching(elevated, in: PathForm(of: elevated[0])) { return found }
        let cut = PathResampling(paths).paths
        guard let found = matching(cut, in: PathForm(of: cut[0])) else {
            preconditionFailure("paths that are cut at the same shares have one form")
        }
        return found
    }

    private static func matching(
        _ paths: [PathData], in form: PathForm
    ) -> (form: PathForm, numbers: [[Double]])? {
        let numbers = paths.compactMap { form.numbers(of: $0) }
        return numbers.count == paths.count ? (form, numbers) : nil
    }
}

extension PathData {
    /// The path with every line and quadratic Bézier replaced by the cubic that is exactly equal to it.
    var ofCubics: PathData {
        var (current, start) = (Point(x: 0, y: 0), Point(x: 0, y: 0))
        return PathData(
            unchecked: commands.map { command in
                let from = current
                if case .move(let point) = command { start = point }
                current = command == .close ? start : command.points.last ?? current
                switch command {
                case .line(let end):
                    return .cubic(from.toward(end, 1.0 / 3), end.toward(from, 1.0 / 3), end)
                case .quadratic(let control, let end):
                    return .cubic(from.toward(control, 2.0 / 3), end.toward(control, 2.0 / 3), end)
                case .move, .cubic, .arc, .close:
                    return command
                }
            })
    }
}
