package import MotionModel

/// Which name has the say about each number that a spec animates by several names, a whole and its part, in each state.
///
/// In a state a number has the value of the name that moves it first in a variant that leads from there, or last in one that leads
/// there. So a state is where its variants begin and end. The first variant of the document with a say counts, and where none has
/// one, the name that is later in the document.
package struct StateNames {
    /// A variant as a way between states.
    struct Way {
        let start: Int
        let end: Int
        let node: Spec.Node
        /// Whether it goes the node's way backwards.
        let isMirrored: Bool
    }

    /// What a variant says of a number in a state.
    struct Voice {
        /// The animation whose value it takes.
        let animation: Int
        let variant: Int
        /// Whether it begins there; otherwise it ends there.
        let begins: Bool
    }

    /// A number with several names.
    package struct Number {
        package let path: PropertyPath
        /// The animations that have it, in the order of the document, with its component in their values.
        package fileprivate(set) var names: [(animation: Int, component: Int)] = []
        /// What the variants say of it in each state, in the order of the document.
        fileprivate(set) var voices: [[Voice]]

        /// The animation that has the say in a state.
        package func animation(in state: Int) -> Int {
            voices[state].first?.animation ?? names.last?.animation ?? 0
        }

        /// Its component in the values of an animation.
        package func component(in animation: Int) -> Int {
            names.first { $0.animation == animation }?.component ?? 0
        }
    }

    /// The numbers with several names, in the order of the document.
    package private(set) var numbers: [Number] = []

    /// - Parameter properties: What each animation moves; nil what was reported.
    init(_ properties: [PropertyDeclaration?], stateCount: Int, ways: [Way?]) {
        // Most specs have none.
        guard properties.contains(where: { $0?.path.known?.hasParts ?? false }) else { return }
        var places: [PropertyPath: Int] = [:]
        var animations: [PropertyPath: Int] = [:]
        for (index, property) in properties.enumerated() {
            guard let property, let row = property.path.known, row.type == property.type else { continue }
            animations[property.path] = index
            for (path, component) in property.path.ownNumbers {
                let place = places.value(of: path, orAdd: numbers.count)
                if place == numbers.count {
                    numbers.append(Number(path: path, voices: Array(repeating: [], count: stateCount)))
                }
                numbers[place].names.append((index, component))
            }
        }
        numbers.removeAll { $0.names.count < 2 }
        guard !numbers.isEmpty else { return }
        for (variant, way) in ways.enumerated() {
            guard let way else { continue }
            let edges = way.node.edges.compactMap { edge in
                animations[edge.path].map { (animation: $0, edge: edge) }
            }
            for index in numbers.indices {
                let own = edges.filter { edge in
                    numbers[index].names.contains { $0.animation == edge.animation }
                }
                guard let first = own.min(by: { $0.edge.first < $1.edge.first }),
                    let last = own.max(by: { $0.edge.last < $1.edge.last })
                else { continue }
                let (start, end) = way.isMirrored ? (last, first) : (first, last)
                numbers[index].voices[way.start].append(
                    Voice(animation: start.animation, variant: variant, begins: true))
                numbers[index].voices[way.end].append(
                    Voice(animation: end.animation, variant: variant, begins: false))
            }
        }
    }
}

extension Spec {
    /// Which name has the say about each number that several animations have.
    package var stateNames: StateNames {
        StateNames(
            animations.map { $0.property }, stateCount: states.count,
            ways: variants.map { variant in
                let (start, end) = (variant.startState, variant.endState)
                switch variant.motion {
                case .tree(let node, _):
                    return .init(start: start, end: end, node: node, isMirrored: false)
                case .mirror(let original):
                    guard case .tree(let node, _) = variants[original].motion else { return nil }
                    return .init(start: start, end: end, node: node, isMirrored: true)
                }
            })
    }
}

extension PropertyPath {
    /// The numbers of its value by their own names, itself if it is one.
    fileprivate var ownNumbers: [(path: PropertyPath, component: Int)] {
        let numbers = numbers.map { (path: $0.path, component: $0.component) }
        return numbers.isEmpty && known?.part != nil ? [(self, 0)] : numbers
    }
}
