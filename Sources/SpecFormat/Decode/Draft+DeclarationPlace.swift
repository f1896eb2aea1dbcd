extension Draft {
    /// Where declarations of properties can be added to a spec.
    struct DeclarationPlace {
        let offset: Int
        /// Whether there is an object of declarations.
        private let isInside: Bool
        /// Whether something stands behind the place.
        private let isFollowed: Bool

        /// The place in a spec's root; nil where it has neither declarations nor anything that moves.
        init?(_ root: ObjectReader<SpecField>) {
            if let properties = root[.properties] {
                guard case .object(let object) = properties.content else { return nil }
                (offset, isInside, isFollowed) = (properties.range.start + 1, true, !object.members.isEmpty)
            } else {
                guard let member = root.member(.animations) ?? root.member(.variants) else { return nil }
                (offset, isInside, isFollowed) = (member.key.range.start, false, true)
            }
        }

        /// The text that adds members.
        func text(of members: [String]) -> String {
            let list = members.joined(separator: ", ")
            let text = isInside ? list : "\(JSONValue.quoted(SpecField.properties.rawValue)): { \(list) }"
            return isFollowed ? text + ", " : text
        }
    }
}
