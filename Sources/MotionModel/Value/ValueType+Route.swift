extension ValueType {
    /// The route of a form that follows one.
    package var route: PathRoute? {
        switch self {
        case .routePosition(let route), .routeTangent(let route): route
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets, .color, .boolean, .string,
            .transform,
            .path, .colorIn, .turning:
            nil
        }
    }
}
