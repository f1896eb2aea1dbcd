import MotionModel

/// ★ Flutter's curves, `Curves.…`: most are Bézier curves that only resemble Penner's functions, by whose names they go.
///
/// From `packages/flutter/lib/src/animation/curves.dart`.
enum FlutterCurve {
    /// The JSON of a curve; nil for a text that doesn't name one of Flutter's.
    static func json(_ text: String) -> String? {
        let prefix = "Curves."
        guard text.utf8.starts(with: prefix.utf8) else { return nil }
        let name = String(Substring(text.utf8.dropFirst(prefix.utf8.count)))
        if let row = beziers.first(where: { $0.name == name }) { return "{ \"bezier\": [\(row.points)] }" }
        return others.first { $0.name == name }?.json
    }

    private static let beziers: [(name: String, points: String)] = [
        ("fastOutSlowIn", "0.4, 0, 0.2, 1"),
        ("fastLinearToSlowEaseIn", "0.18, 1, 0.04, 1"), ("slowMiddle", "0.15, 0.85, 0.85, 0.15"),
        ("easeInToLinear", "0.67, 0.03, 0.65, 0.09"), ("linearToEaseOut", "0.35, 0.91, 0.33, 0.97"),
        ("easeInSine", "0.47, 0, 0.745, 0.715"), ("easeInQuad", "0.55, 0.085, 0.68, 0.53"),
        ("easeInCubic", "0.55, 0.055, 0.675, 0.19"), ("easeInQuart", "0.895, 0.03, 0.685, 0.22"),
        ("easeInQuint", "0.755, 0.05, 0.855, 0.06"), ("easeInExpo", "0.95, 0.05, 0.795, 0.035"),
        ("easeInCirc", "0.6, 0.04, 0.98, 0.335"), ("easeInBack", "0.6, -0.28, 0.735, 0.045"),
        ("easeOutSine", "0.39, 0.575, 0.565, 1"), ("easeOutQuad", "0.25, 0.46, 0.45, 0.94"),
        ("easeOutCubic", "0.215, 0.61, 0.355, 1"), ("easeOutQuart", "0.165, 0.84, 0.44, 1"),
        ("easeOutQuint", "0.23, 1, 0.32, 1"), ("easeOutExpo", "0.19, 1, 0.22, 1"),
        ("easeOutCirc", "0.075, 0.82, 0.165, 1"), ("easeOutBack", "0.175, 0.885, 0.32, 1.275"),
        ("easeInOutSine", "0.445, 0.05, 0.55, 0.95"), ("easeInOutQuad", "0.455, 0.03, 0.515, 0.955"),
        ("easeInOutCubic", "0.645, 0.045, 0.355, 1"), ("easeInOutQuart", "0.77, 0, 0.175, 1"),
        ("easeInOutQuint", "0.86, 0, 0.07, 1"), ("easeInOutExpo", "1, 0, 0, 1"),
        ("easeInOutCirc", "0.785, 0.135, 0.15, 0.86"), ("easeInOutBack", "0.68, -0.55, 0.265, 1.55"),
    ]

    /// Those that have a name here, or are no single Bézier curve.
    private static let others: [(name: String, json: String)] = [
        ("linear", "\"linear\""), ("ease", "\"ease\""), ("easeIn", "\"ease-in\""),
        ("easeOut", "\"ease-out\""), ("easeInOut", "\"ease-in-out\""), ("decelerate", "\"quad.out\""),
        (
            "easeInOutCubicEmphasized",
            "{ \"bezierPath\": \"M0,0 C0.05,0 0.133333,0.06 0.166666,0.4 C0.208333,0.82 0.25,1 1,1\" }"
        ),
        ("bounceIn", "\"bounce.in\""), ("bounceOut", "\"bounce.out\""), ("bounceInOut", "\"bounce.inOut\""),
        ("elasticIn", "{ \"elastic\": \"in\", \"period\": 0.4 }"),
        ("elasticOut", "{ \"elastic\": \"out\", \"period\": 0.4 }"),
        ("elasticInOut", "{ \"elastic\": \"inOut\", \"period\": 0.4 }"),
    ]
}
