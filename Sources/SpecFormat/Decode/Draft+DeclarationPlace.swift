extension Draft {
    /// The place at which declarations of properties can be added to a spec.
    struct DeclarationPlace {
        let offset: Int
        /// Whether it is inside an object of declarations.
        private let isInside: Bool
        /// Whether another member follows.
        private let isFollowed: Bool

        /// Finds the place in a spec's root; nil if that has neither declarations, animations nor variants.
        init?(_ root: ObjectReader<SpecField>) {
            if let properties = root[.properties] {
                guard case .object(let object) = properties.content else { return nil }
                (offset, isInside, isFollowed) = (properties.range.start + 1, true, !object.members.isEmpty)
            } else {
                guard let member = root.member(.animations) ?? root.member(.variants) else { return nil }
                (offset, isInside, isFollowed) = (member.key.range.start, false, true)
            }
        }

        /// The text to insert for some members.
        func text(of members: [String]) -> String {
            let list = members.joined(separator: ", ")
            let text = isInside ? list : "\(JSONValue.quoted(SpecField.properties.rawValue)): { \(list) }"
            return isFollowed ? text + ", " : text
        }
    }
}
