extension MotionValue {
    /// A path in its own form; see ``inOneForm(_:areAligned:)``.
    public static func path(_ path: PathData) -> MotionValue {
        let form = PathForm(of: path)
        guard let numbers = form.numbers(of: path) else { preconditionFailure("a path has its own form") }
        return MotionValue(unchecked: .path(form), numbers)
    }

    /// The path of a path value; `nil` for other types.
    public var path: PathData? {
        guard case .path(let form) = type else { return nil }
        return form.path(of: components.array)
    }

    /// A place on a route, as a value that moves along it.
    public static func position(on route: PathRoute, atShare share: Double) -> MotionValue {
        MotionValue(unchecked: .routePosition(route), Components(share))
    }

    /// The direction of a route at a place, as a value that follows its turns.
    public static func tangent(of route: PathRoute, atShare share: Double) -> MotionValue {
        MotionValue(unchecked: .routeTangent(route), Components(share))
    }

    /// The same values with all paths in one form, as the values of one property need it.
    ///
    /// - Parameter areAligned: Whether paths may begin elsewhere and be drawn the other way, so that they morph well.
    /// - Returns: The values themselves unless all of them are paths; see ``PathForm/common(of:areAligned:)``.
    public static func inOneForm(_ values: [MotionValue], areAligned: Bool = true) -> [MotionValue] {
        let paths = values.compactMap { $0.path }
        guard paths.count == values.count, !paths.isEmpty else { return values }
        let (form, numbers) = PathForm.common(of: paths, areAligned: areAligned)
        return numbers.map { MotionValue(unchecked: .path(form), $0) }
    }
}
