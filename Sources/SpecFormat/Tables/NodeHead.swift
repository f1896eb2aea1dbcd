/// ★ The kinds of node of a motion tree, by their head keys.
package enum NodeHead: String, CaseIterable, Hashable, Sendable {
    case animate, sequence, group, each, wait, set, emit, decay, physics, path, use

    /// The head's own key in the table of keys.
    var field: NodeField {
        switch self {
        case .animate: .animate
        case .sequence: .sequence
        case .group: .group
        case .each: .each
        case .wait: .wait
        case .set: .set
        case .emit: .emit
        case .decay: .decay
        case .physics: .physics
        case .path: .path
        case .use: .use
        }
    }

    /// Whether somebody chooses its duration; how long others last follows from what they are for, not from a scale.
    var hasChosenDuration: Bool {
        switch self {
        case .animate, .path: true
        case .sequence, .group, .each, .wait, .set, .emit, .decay, .physics, .use: false
        }
    }

    /// The kinds that have a length, and so can repeat.
    static let repeating: [NodeHead] = [
        .animate, .sequence, .group, .each, .decay, .physics, .path, .use,
    ]

    /// The keys that a node of the kind can have, in the order of the table.
    package var keys: [NodeField] { NodeField.allCases.filter { $0.field.heads.contains(self) } }
}
