extension Schema {
    /// A node of a motion tree: exactly one head, and the keys that belong to it.
    static var nodeForm: Schema { .oneOf(NodeHead.allCases.map { nodeForm($0, keys: $0.keys) }) }

    /// A node inside of a container, which may say what its leaves move.
    static var childForm: Schema {
        .anyOf([.ref(.node), nodeForm(.animate, keys: NodeHead.animate.keys.filter { $0 != .animate })])
    }

    private static func nodeForm(_ head: NodeHead, keys: [NodeField]) -> Schema {
        func requiring(_ keys: [NodeField]) -> [Schema] { keys.map { .requiring($0) } }
        let needed: [NodeField] =
            switch head {
            case .each: [.each, .motion]
            case .physics: [.physics, .velocity]
            default: keys.contains(head.field) ? [head.field] : []
            }
        var schema = Schema.object(NodeField.self, keys: keys, required: needed, of: head)
            .titled(head.field.field.summary)
        var exclusive: [[NodeField]] = [[.iterations, .repeatFor]]
        switch head {
        case .animate: schema = schema.joined(.oneOf(requiring(NodeField.destinations)))
        case .path: schema = schema.joined(.anyOf(requiring([.moves, .turns])))
        case .decay:
            schema = schema.joined(.anyOf(requiring([.velocity, .to])))
            exclusive += [
                [.rate, .friction], [.snap, .roundTo], [.to, .velocity], [.to, .snap], [.to, .roundTo],
            ]
        default: break
        }
        guard head.keys.contains(.iterations) else { return schema }
        var rules: [JSONValue] = [
            [
                "if": saying(NodeField.sync, true).json,
                "then": saying(NodeField.iterations, "infinite").json,
            ]
        ]
        // A child's own `reverseCurve` may be for the turn of the group around it.
        if head.keys.contains(.reversing) {
            rules.append([
                "if": Schema.requiring(NodeField.reversing).json,
                "then": saying(NodeField.autoreverse, true).json,
            ])
        }
        return schema.with("not", Schema.anyOf(exclusive.map { .requiring($0) }).json)
            .with("allOf", .array(rules))
    }

    /// A stagger: each or total.
    static var staggerForm: Schema {
        Schema.object(StaggerField.self)
            .joined(.oneOf([requiring(StaggerField.each), requiring(StaggerField.total)]))
    }

    /// A time or a share of the parent.
    static var nodeTimeForm: Schema { .anyOf([.ref(.time), share(SchemaPattern.share)]) }
}
