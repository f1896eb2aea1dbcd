import SpecFormat

/// The names that the specs of a workspace give.
struct WorkspaceSymbols {
    private static let most = 1000
    private let documents: [SpecDocument]

    /// Creates the symbols of some texts.
    init(_ documents: [SpecDocument]) { self.documents = documents }

    /// Those with the letters of a query in them, in their order.
    func json(_ query: String) -> JSONValue {
        let wanted = query.utf8.map { $0 | 0x20 }
        var symbols: [JSONValue] = []
        for document in documents {
            for use in document.annotations.names where use.isDefinition && symbols.count < Self.most {
                guard let kind = use.kind.number, Self.matches(use.name, wanted) else { continue }
                symbols.append(
                    .object([
                        ("name", .string(use.name)), ("kind", .number(kind)),
                        ("location", document.json(use.range)),
                    ]))
            }
        }
        return .array(symbols)
    }

    private static func matches(_ name: String, _ wanted: [UInt8]) -> Bool {
        var next = 0
        for byte in name.utf8 where next < wanted.count && byte | 0x20 == wanted[next] { next += 1 }
        return next == wanted.count
    }
}

extension NameKind {
    /// The protocol's number for the kind of a symbol; nil for what isn't listed.
    fileprivate var number: Double? {
        switch self {
        case .namespace: 2
        case .parameter: 13
        case .duration, .curve, .timing: 14
        case .state: 22
        case .variant: 12
        case .property: 7
        case .target: 5
        case .event: 24
        case .file: nil
        }
    }
}
