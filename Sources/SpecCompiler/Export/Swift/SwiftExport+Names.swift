extension SwiftExport {
    /// The types and functions that generated code uses.
    static let used = [
        "Animator", "BezierPath", "Bool", "CaseIterable", "Color", "CompiledMotion", "CompiledVariant",
        "CubicBezier", "Curve", "Double", "ExponentialCurve", "Hashable", "LinearPoints", "MotionModel",
        "MotionValue", "Penner", "Point", "PropertyKey", "Rect", "Sendable", "Size", "Spring", "SpringCurve",
        "Steps", "String", "Swift", "Timing", "TransformMatrix", "preconditionFailure",
    ]
}
