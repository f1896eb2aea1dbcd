import MotionModel

/// The properties that motion trees move or read, each once its type is known.
struct TreeProperties {
    /// The number of each property that was asked for.
    private var numbers: [PropertyPath: Int] = [:]
    private var declarations: [PropertyDeclaration?] = []
    /// Those that are neither in `animations` nor in `properties`, in the order of the text.
    private(set) var own: [PropertyDeclaration] = []

    /// All of them.
    var all: [PropertyDeclaration] { declarations.compactMap { $0 } }

    /// The declaration of a property; nil if no tree has it, or its type isn't known yet.
    subscript(path: PropertyPath) -> PropertyDeclaration? { numbers[path].flatMap { declarations[$0] } }

    /// The declaration with a number; nil if its type isn't known yet.
    subscript(number: Int) -> PropertyDeclaration? { declarations[number] }

    /// Makes room for a number of properties.
    mutating func reserveCapacity(_ count: Int) {
        numbers.reserveCapacity(count)
        declarations.reserveCapacity(count)
    }

    /// The number of a property, known or not.
    mutating func number(of path: PropertyPath) -> Int {
        let number = numbers.value(of: path, orAdd: declarations.count)
        if number == declarations.count { declarations.append(nil) }
        return number
    }

    /// Adds a property that isn't there yet.
    ///
    /// - Parameter isOwn: Whether only trees have it.
    mutating func add(_ property: PropertyDeclaration, isOwn: Bool) {
        add(property, numbered: number(of: property.path), isOwn: isOwn)
    }

    /// Adds a property that has its number already.
    mutating func add(_ property: PropertyDeclaration, numbered number: Int, isOwn: Bool) {
        declarations[number] = property
        if isOwn { own.append(property) }
    }
}
