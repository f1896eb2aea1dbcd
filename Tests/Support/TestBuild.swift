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

    /// All of a range in an optimised build; every eighth of it in any other.
    public static func places(in all: Range<Int>) -> StrideTo<Int> {
        stride(from: all.lowerBound, to: all.upperBound, by: isOptimized ? 1 : 8)
    }

    /// All of a list in an optimised build; every fourth of it in any other.
    public static func some<Element>(of all: [Element]) -> [Element] {
        some(of: all, for: 0)
    }

    /// All of a list in an optimised build; in any other every fourth, and others for a test's next case.
    public static func some<Element>(of all: [Element], for testCase: Int) -> [Element] {
        isOptimized ? all : all.enumerated().filter { ($0.offset + testCase) % 4 == 0 }.map { $0.element }
    }
}
