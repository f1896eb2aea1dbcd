import SpecFormat

/// Which variants start from others, by `use`, `extends` and `reducedMotionFor`.
struct CallHierarchy {
    private let documents: [SpecDocument]

    /// Creates the hierarchy of some texts.
    init(_ documents: [SpecDocument]) { self.documents = documents }

    /// The variants that are named at an offset of a text.
    func items(in document: SpecDocument, at offset: Int) -> JSONValue {
        let symbols = document.symbols(at: offset).map { $0.symbol }.filter { $0.kind == .variant }
        return .array(symbols.compactMap { item($0) })
    }

    /// The variants that use one.
    func incoming(_ item: JSONValue) -> JSONValue {
        guard let symbol = symbol(item) else { return .null }
        var calls: [(SpecSymbol, SpecDocument, [NameUse])] = []
        for document in documents {
            let uses = document.uses(of: symbol).filter { !$0.isDefinition }
            let variants = uses.isEmpty ? [] : variants(of: document)
            for use in uses {
                guard let user = variants.first(where: { $0.range.contains(use.range) })?.symbol else {
                    continue
                }
                if let index = calls.firstIndex(where: { $0.0 == user }) {
                    calls[index].2.append(use)
                } else {
                    calls.append((user, document, [use]))
                }
            }
        }
        return .array(calls.compactMap { call($0.0, "from", $0.1, $0.2) })
    }

    /// The variants that one uses.
    func outgoing(_ item: JSONValue) -> JSONValue {
        guard let symbol = symbol(item), let home = documents.first(where: { $0.location == symbol.location })
        else { return .null }
        var calls: [(SpecSymbol, [NameUse])] = []
        let own = variants(of: home).first { $0.symbol == symbol }?.range
        for use in home.annotations.names
        where use.kind == .variant && !use.isDefinition && (own?.contains(use.range) ?? false) {
            let used = SpecSymbol(kind: .variant, name: use.name, location: use.location ?? home.location)
            if let index = calls.firstIndex(where: { $0.0 == used }) {
                calls[index].1.append(use)
            } else {
                calls.append((used, [use]))
            }
        }
        return .array(calls.compactMap { call($0.0, "to", home, $0.1) })
    }

    private func call(
        _ symbol: SpecSymbol, _ side: String, _ document: SpecDocument, _ uses: [NameUse]
    ) -> JSONValue? {
        item(symbol).map {
            .object([
                (side, $0), ("fromRanges", .array(uses.map { document.positions.json($0.range) })),
            ])
        }
    }

    /// The variants of a text with their extents: outside of them, as in transitions, no variant uses another.
    private func variants(of document: SpecDocument) -> [(symbol: SpecSymbol, range: SourceRange)] {
        var problems = Diagnostics()
        let file = SourceFile(path: document.location, bytes: document.positions.bytes)
        guard case .object(let root)? = JSONSyntax.parse(file, diagnostics: &problems)?.content,
            case .object(let variants)? = root[SpecField.variants.rawValue]?.value.content
        else { return [] }
        return variants.members.map {
            (SpecSymbol(kind: .variant, name: $0.key.value, location: document.location), $0.range)
        }
    }

    private func item(_ symbol: SpecSymbol) -> JSONValue? {
        guard let home = documents.first(where: { $0.location == symbol.location }),
            let use = home.uses(of: symbol).first(where: { $0.isDefinition })
        else { return nil }
        let range = home.positions.json(use.range)
        return .object([
            ("name", .string(symbol.name)), ("kind", 12), ("uri", .string(home.address)), ("range", range),
            ("selectionRange", range), ("data", .array([.string(symbol.name), .string(symbol.location)])),
        ])
    }

    private func symbol(_ item: JSONValue) -> SpecSymbol? {
        let data = item.at("item", "data")?.elements ?? []
        guard data.count == 2, let name = data[0].string, let location = data[1].string else { return nil }
        return SpecSymbol(kind: .variant, name: name, location: location)
    }
}
