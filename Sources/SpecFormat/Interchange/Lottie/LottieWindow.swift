/// A part of the time of a Lottie animation that becomes a variant.
struct LottieWindow {
    let name: String
    let start: Double
    let end: Double
    /// Where its name is said.
    let range: SourceRange

    /// Whether a part of the time lies in it.
    func contains(_ first: Double, _ last: Double) -> Bool {
        start - 1e-9 <= first && last <= end + 1e-9
    }
}
