/// How much of a Lottie animation was read: what is in a composition counts wherever that is shown.
struct LottieSize {
    /// The largest number of layers.
    static let mostLayers = 10_000
    /// The largest number of shapes and keys.
    static let mostParts = 200_000

    var layers = 0
    var shapes = 0

    /// What is wrong with it, if anything is.
    func excess(keys: Int) -> String? {
        if layers > Self.mostLayers {
            return
                "a Lottie animation must not have more than \(Self.mostLayers) layers, those of a composition wherever it is shown"
        }
        if shapes + keys > Self.mostParts {
            return
                "a Lottie animation must not have more than \(Self.mostParts) shapes and keys, those of a composition wherever it is shown"
        }
        return nil
    }
}
