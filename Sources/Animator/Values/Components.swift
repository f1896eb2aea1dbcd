/// The stored components of a value: up to four inline, more in an array.
///
/// So starting an animation allocates nothing for them. The count is known to the owner.
enum Components: Equatable {
    /// One to four components; the others are 0.
    case few(Double, Double, Double, Double)
    /// Any number.
    case many([Double])

    /// The largest number stored inline.
    private static let most = 4

    /// Creates components from a function of the index.
    @inline(__always)
    init(_ count: Int, _ number: (Int) -> Double) {
        guard count <= Self.most else {
            self = .many((0..<count).map(number))
            return
        }
        self = .few(
            count > 0 ? number(0) : 0, count > 1 ? number(1) : 0, count > 2 ? number(2) : 0,
            count > 3 ? number(3) : 0)
    }

    /// The numbers of an array.
    init(_ numbers: [Double]) {
        self = .many(numbers)
        if numbers.count <= Self.most { self.init(numbers.count) { numbers[$0] } }
    }

    /// One component.
    subscript(index: Int) -> Double {
        @inline(__always) get {
            switch self {
            case .few(let first, let second, let third, let fourth):
                switch index {
                case 0: first
                case 1: second
                case 2: third
                default: fourth
                }
            case .many(let numbers): numbers[index]
            }
        }
        set {
            switch self {
            case .few(let first, let second, let third, let fourth):
                self = .few(
                    index == 0 ? newValue : first, index == 1 ? newValue : second,
                    index == 2 ? newValue : third, index == 3 ? newValue : fourth)
            case .many(var numbers):
                // The array is uniquely referenced while it is changed.
                self = .few(0, 0, 0, 0)
                numbers[index] = newValue
                self = .many(numbers)
            }
        }
    }

    /// The first components as an array.
    func array(_ count: Int) -> [Double] { (0..<count).map { self[$0] } }
}
