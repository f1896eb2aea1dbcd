import SpecFormat

/// The files and pages that a text refers to.
struct DocumentLinks {
    private let text: OpenText

    /// Creates the links of a text that was checked.
    init(_ text: OpenText) { self.text = text }

    /// The imports, and the schema.
    func json() -> JSONValue {
        guard case .object(let root)? = text.tree?.content else { return .array([]) }
        var links: [JSONValue] = []
        if case .string(let schema)? = root[SpecField.schema.rawValue]?.value.content {
            let isAddress = schema.value.hasPrefix("https:") || schema.value.hasPrefix("http:")
            let target =
                isAddress
                ? schema.value
                : FileAddress.address(
                    of: FileAddress.normal(FileImports.place(of: schema.value, from: text.location)))
            links.append(link(schema, target))
        }
        let locations = text.annotations?.imports ?? []
        if case .object(let imports)? = root[SpecField.imports.rawValue]?.value.content {
            for member in imports.members {
                guard case .string(let path) = member.value.content,
                    let found = locations.first(where: { $0.namespace == member.key.value })
                else { continue }
                links.append(link(path, FileAddress.address(of: found.location)))
            }
        }
        return .array(links)
    }

    private func link(_ string: JSONString, _ target: String) -> JSONValue {
        .object([
            ("range", text.positions.json(string.contentRange)), ("target", .string(target)),
        ])
    }
}
