import MotionModel
import SpecFormat

/// The values that a motion tree's segments refer to, while the timeline is built.
struct KeyTable {
    /// A key of the table.
    enum Key {
        /// The property's value at the start of a motion without a known start.
        case open
        /// A value; `from` in a formula refers to the key of that number.
        case operand(Operand, from: Int)
        /// The same value as another key.
        case same(as: Int)
        /// A value interpolated between two others.
        case mixed(Int, Int, progress: Double)
    }

    private(set) var keys: [Key] = []
    /// The places of keys in the track that is being built; all nil between two tracks.
    private var places: [Int?] = []
    /// The keys that have a place.
    private var placed: [Int] = []

    /// Adds a key, and returns its number.
    mutating func add(_ key: Key) -> Int {
        keys.append(key)
        return keys.count - 1
    }

    /// Replaces a key that was added before.
    mutating func replace(_ key: Int, with other: Key) { keys[key] = other }

    /// Resolves an open key to another.
    mutating func settle(_ key: Int, as other: Int) { keys[key] = .same(as: other) }

    /// The number of the key that a number resolves to.
    func representative(_ key: Int) -> Int {
        var key = key
        while case .same(let other) = keys[key] { key = other }
        return key
    }

    /// Whether a resolved key is given by a formula that depends on progress or time.
    func isMoving(_ key: Int) -> Bool {
        if case .operand(let operand, _) = keys[key] { return operand.isMoving }
        return false
    }

    /// The operands of some keys and of those they refer to, in order of reference; each wanted key becomes its place there.
    ///
    /// - Complexity: O(keys).
    mutating func operands(of wanted: inout [Int]) -> [Operand] {
        if places.count < keys.count { places += repeatElement(nil, count: keys.count - places.count) }
        var operands: [Operand] = []
        operands.reserveCapacity(wanted.count)
        for key in wanted { append(key, to: &operands) }
        for index in wanted.indices { wanted[index] = places[representative(wanted[index])] ?? 0 }
        for key in placed { places[key] = nil }
        placed.removeAll(keepingCapacity: true)
        return operands
    }

    private mutating func append(_ key: Int, to operands: inout [Operand]) {
        let key = representative(key)
        guard places[key] == nil else { return }
        // Most are values, which refer to no other.
        guard refersToOthers(key) else { return place(key, in: &operands) }
        // Keys refer to earlier ones in chains as long as the tree, too long for the stack.
        var waiting = [key]
        while let key = waiting.last {
            guard places[key] == nil else {
                waiting.removeLast()
                continue
            }
            let missing = references(of: key).filter { places[$0] == nil }
            guard missing.isEmpty else {
                waiting += missing
                continue
            }
            place(key, in: &operands)
            waiting.removeLast()
        }
    }

    private mutating func place(_ key: Int, in operands: inout [Operand]) {
        places[key] = operands.count
        placed.append(key)
        operands.append(operand(key))
    }

    private func refersToOthers(_ key: Int) -> Bool {
        switch keys[key] {
        case .open, .same, .operand(.constant, _), .operand(.current, _): false
        case .operand, .mixed: true
        }
    }

    private func references(of key: Int) -> [Int] {
        switch keys[key] {
        case .open, .same: []
        case .operand(.formula(let formula, _), let from): formula.usesFrom ? [representative(from)] : []
        case .operand(.resting, let from): [representative(from)]
        case .operand: []
        case .mixed(let first, let second, _): [representative(first), representative(second)]
        }
    }

    private func operand(_ key: Int) -> Operand {
        switch keys[key] {
        case .open: .current
        case .operand(.formula(let formula, _), let from):
            .formula(formula, from: formula.usesFrom ? places[representative(from)] : nil)
        case .operand(.resting(let thrown, _), let from):
            .resting(thrown, from: places[representative(from)] ?? 0)
        case .operand(let operand, _): operand
        case .mixed(let first, let second, let progress):
            .mixed(
                places[representative(first)] ?? 0, places[representative(second)] ?? 0, progress: progress)
        case .same: preconditionFailure("a representative stands for itself")
        }
    }
}
