/// How much a test tries in this build.
public enum TestBuild {
    /// Whether asserts are left out, as optimised builds do.
    public static let isOptimized: Bool = {
        var isDebug = false
        assert(
            {
                isDebug = true
                return true
            }())
        return !isDebug
    }()

    /// As many as an optimised build tries; an eighth of them in any other, which takes some twenty times as long for each.
    public static func count(_ all: Int) -> Int { isOptimized ? all : (all + 7) / 8 }
}
