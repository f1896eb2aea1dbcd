import MotionModel

/// The stored components of a value: up to four inline, more in an array.
///
/// So starting an animation allocates nothing for them. The count is known to the owner.
struct Components: Equatable {
    // Up to four components; the others are 0, and all are if there are more.
    private var first = 0.0
    private var second = 0.0
    private var third = 0.0
    private var fourth = 0.0
    /// All components, if there are more than four.
    private var many: [Double]?

    /// The largest number stored inline.
    private static let most = 4

    /// Creates none.
    init() {}

    /// Creates components from a function of the index.
    @inline(__always)
    init(_ count: Int, _ number: (Int) -> Double) {
        guard count <= Self.most else {
            many = (0..<count).map(number)
            return
        }
        if count > 0 { first = number(0) }
        if count > 1 { second = number(1) }
        if count > 2 { third = number(2) }
        if count > 3 { fourth = number(3) }
    }

    /// The numbers of a value.
    init(_ numbers: MotionValue.Components) {
        self.init(Swift.min(numbers.count, Self.most)) { numbers[$0] }
        if numbers.count > Self.most { self = Components(many: numbers.array) }
    }

    private init(many: [Double]) { self.many = many }

    /// One component.
    subscript(index: Int) -> Double {
        @inline(__always) get {
            if let many { return many[index] }
            switch index {
            case 0: return first
            case 1: return second
            case 2: return third
            default: return fourth
            }
        }
        set {
            guard many == nil else {
                many?[index] = newValue
                return
            }
            switch index {
            case 0: first = newValue
            case 1: second = newValue
            case 2: third = newValue
            default: fourth = newValue
            }
        }
    }

    /// The first components as an array.
    func array(_ count: Int) -> [Double] { (0..<count).map { self[$0] } }
}
