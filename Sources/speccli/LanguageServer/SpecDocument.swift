import SpecFormat

/// A text with what its places are: open in the client, imported, or in a folder of the workspace.
struct SpecDocument {
    /// Its location, with links resolved.
    let location: String
    /// Its address: that which the client uses if it is open there.
    let address: String
    /// The version in the client; nil if it isn't open.
    let version: Int?
    let positions: TextPositions
    let annotations: Annotations

    /// The places of what a symbol names.
    func uses(of symbol: SpecSymbol) -> [NameUse] {
        annotations.uses(
            of: symbol.kind, symbol.name, givenBy: symbol.location == location ? nil : symbol.location)
    }

    /// The symbols that are named at an offset.
    func symbols(at offset: Int) -> [(symbol: SpecSymbol, use: NameUse)] {
        annotations.names(at: offset).map {
            (SpecSymbol(kind: $0.kind, name: $0.name, location: $0.location ?? location), $0)
        }
    }

    /// A place in it, in the client's format.
    func json(_ range: SourceRange) -> JSONValue {
        .object([("uri", .string(address)), ("range", positions.json(range))])
    }
}

/// Something with a name, whatever text it is used in.
struct SpecSymbol: Hashable {
    let kind: NameKind
    let name: String
    /// The location of the text that gives the name.
    let location: String
}

extension OpenTexts {
    /// The text that is open, with what its places are; nil if it is no spec.
    func document(_ text: OpenText) -> SpecDocument? {
        text.annotations.map {
            SpecDocument(
                location: text.location, address: text.address, version: text.version,
                positions: text.positions, annotations: $0)
        }
    }

    /// A document that an open text imports, directly or not.
    func document(at location: String, importedBy text: OpenText) -> SpecDocument? {
        if let open = texts.first(where: { $0.location == location }), let known = document(open) {
            return known
        }
        guard let known = text.findings?.files[location] else { return nil }
        return SpecDocument(
            location: location, address: FileAddress.address(of: location), version: nil,
            positions: TextPositions(known.file.bytes, text.positions.encoding),
            annotations: known.annotations)
    }

    /// Every spec that is open or in a folder of the workspace.
    ///
    /// - Complexity: Reads every file of the folders; those that are as they were, and import nothing, aren't checked
    ///   again.
    mutating func allDocuments(_ encoding: PositionEncoding) -> [SpecDocument] {
        var documents = texts.compactMap { document($0) }
        var known = Set(documents.map { $0.location })
        for folder in folderLocations {
            for file in SpecFinder(paths: [folder]).files {
                let location = FileAddress.location(file.path)
                guard known.insert(location).inserted, SpecMark.stands(in: file.bytes) else { continue }
                if let document = closedDocument(file.bytes, at: location, encoding) {
                    documents.append(document)
                }
            }
        }
        return documents
    }

    /// The specs in the folders of the workspace that aren't open, and aren't known as they are now.
    ///
    /// - Complexity: Reads every file of the folders, and checks none.
    func unknownFiles() -> [SourceFile] {
        let open = Set(texts.map { $0.location })
        return folderLocations.flatMap { SpecFinder(paths: [$0]).files }.filter { file in
            let location = FileAddress.location(file.path)
            return !open.contains(location) && SpecMark.stands(in: file.bytes)
                && known(file.bytes, at: location) == nil
        }
    }

    /// Checks a spec that isn't open, so that it is known.
    mutating func know(_ file: SourceFile, _ encoding: PositionEncoding) {
        _ = closedDocument(file.bytes, at: FileAddress.location(file.path), encoding)
    }

    private func known(_ bytes: [UInt8], at location: String) -> SpecDocument? {
        guard let known = closed[location], known.document.positions.bytes == bytes,
            known.document.annotations.imports.isEmpty || known.changeCount == changeCount
        else { return nil }
        return known.document
    }

    /// A spec that isn't open, from what was known of it if that still holds.
    private mutating func closedDocument(
        _ bytes: [UInt8], at location: String, _ encoding: PositionEncoding
    ) -> SpecDocument? {
        if let known = known(bytes, at: location) { return known }
        guard let annotations = read(bytes, at: location).workspace?.annotations(of: location) else {
            return nil
        }
        let document = SpecDocument(
            location: location, address: FileAddress.address(of: location), version: nil,
            positions: TextPositions(bytes, encoding), annotations: annotations)
        closed[location] = (document, changeCount)
        return document
    }
}
