extension MotionValue {
    /// The numbers that store a value, in the order of its type's components.
    ///
    /// One number, which most values consist of, is held in place, so that such a value is made, passed on and given up
    /// without an allocation; any other count is an array. Two are equal if they are as arrays.
    ///
    /// - Complexity: Reading a number is O(1); setting one is O(1), or O(n) if it belongs to a copy.
    public struct Components: Hashable, Sendable {
        /// The number, if there is exactly one; otherwise 0.
        @usableFromInline var only: Double
        /// The numbers, if there isn't exactly one.
        @usableFromInline var several: [Double]?

        /// A single number.
        @inlinable
        public init(_ number: Double) {
            only = number
            several = nil
        }

        /// The numbers of an array, a part of one, or the like.
        @inlinable
        public init(_ numbers: some RandomAccessCollection<Double>) {
            let isOne = numbers.count == 1
            only = isOne ? numbers[numbers.startIndex] : 0
            several = isOne ? nil : Array(numbers)
        }

        /// Numbers from a function of their index.
        @inlinable
        public init(count: Int, _ number: (Int) -> Double) {
            only = count == 1 ? number(0) : 0
            several = count == 1 ? nil : (0..<count).map(number)
        }

        /// The numbers as an array.
        ///
        /// - Complexity: O(1); it allocates if there is exactly one.
        @inlinable public var array: [Double] { several ?? [only] }
    }
}

extension MotionValue.Components: RandomAccessCollection, MutableCollection {
    /// 0.
    @inlinable public var startIndex: Int { 0 }

    /// The number of the numbers.
    @inlinable public var endIndex: Int { several?.count ?? 1 }

    /// The number of the numbers.
    @inlinable public var count: Int { endIndex }

    /// One of the numbers.
    @inlinable
    public subscript(index: Int) -> Double {
        get {
            if let several { return several[index] }
            precondition(index == 0, "the only component has the index 0")
            return only
        }
        set {
            guard several == nil else {
                several?[index] = newValue
                return
            }
            precondition(index == 0, "the only component has the index 0")
            only = newValue
        }
    }
}

extension MotionValue.Components: ExpressibleByArrayLiteral {
    /// The numbers of a list as it is written.
    @inlinable
    public init(arrayLiteral numbers: Double...) { self.init(numbers) }
}

extension MotionValue.Components: CustomStringConvertible {
    /// The numbers as those of an array are described: `[1.0, 0.5]`.
    public var description: String {
        var text = "["
        for number in self {
            if text.utf8.count > 1 { text += ", " }
            text += "\(number)"
        }
        return text + "]"
    }
}
