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
            for use in document.uses(of: symbol) where !use.isDefinition {
                guard let user = variant(around: use, in: document) else { continue }
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
        for use in home.annotations.names
        where use.kind == .variant && !use.isDefinition && variant(around: use, in: home) == symbol {
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

    /// The last variant that is given before a place is the one around it.
    private func variant(around use: NameUse, in document: SpecDocument) -> SpecSymbol? {
        document.annotations.names.last {
            $0.kind == .variant && $0.isDefinition && $0.range.start <= use.range.start
        }.map { SpecSymbol(kind: .variant, name: $0.name, location: document.location) }
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
