import MotionModel

/// A value that a spec gives to a property which can't show every number, or to a scale.
struct ShownValue {
    /// The property's path as it is written.
    let key: JSONString
    let property: PropertyDeclaration
    /// The value with the parameters' defaults.
    private(set) var value: MotionValue
    let place: SourceRange
    private(set) var kind = Kind.whole

    /// How the value comes about.
    enum Kind {
        /// It is written.
        case whole
        /// It is the sum of a start and what is written.
        case sum
        /// It is added to what is only known when it plays.
        case offset
    }

    init(_ value: MotionValue, of property: PropertyDeclaration, _ key: JSONString, at place: SourceRange) {
        self.key = key
        self.property = property
        self.value = value
        self.place = place
    }

    /// Makes it one that is added to another, which may only be known when it plays.
    mutating func add(to start: MotionValue?) {
        kind = start == nil ? .offset : .sum
        if let start { value = start + value }
    }

    /// The number that the property can't show; nil if there is none.
    var outside: Double? {
        guard let range = property.range else { return nil }
        guard kind == .offset else { return value.components.first { !range.contains($0) } }
        let width = range.upperBound - range.lowerBound
        return value.components.first { $0.magnitude > width }
    }

    /// Whether it may be a number of hundredths: nothing lies between 0 and 2.
    var mayBePercent: Bool {
        kind == .whole && value.components.first.map { $0 == 0 || $0 >= 2 && $0 <= 100 } ?? false
    }
}
