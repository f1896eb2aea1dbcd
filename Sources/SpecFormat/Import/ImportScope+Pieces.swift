extension ImportScope {
    /// A part of a name with namespaces.
    struct Piece {
        let kind: NameKind
        let name: String
        /// The document that gives it; nil for the one that imports.
        let location: String?
        /// Its place in the name, in UTF-8 bytes.
        let range: Range<Int>
    }

    /// The parts of a name of the form `namespace.name`: each namespace, and the name itself; empty if it isn't known.
    func pieces(of name: String, _ kind: NameKind) -> [Piece] {
        var pieces: [Piece] = []
        var (rest, start, location) = (name, 0, String?.none)
        let end = name.utf8.count
        while true {
            let document = location.flatMap { self.document(at: $0) }
            if let location, document?.gives(rest, kind) ?? false {
                return pieces + [Piece(kind: kind, name: rest, location: location, range: start..<end)]
            }
            guard let parts = Self.split(rest) else { return [] }
            let next =
                location == nil ? self.location(of: parts.namespace) : document?.imports[parts.namespace]
            guard let next else { return [] }
            let count = parts.namespace.utf8.count
            pieces.append(
                Piece(
                    kind: .namespace, name: parts.namespace, location: location,
                    range: start..<(start + count)))
            (rest, start, location) = (parts.name, start + count + 1, next)
        }
    }
}

extension ImportedDocument {
    /// Whether a name of a kind is given by the document itself.
    fileprivate func gives(_ name: String, _ kind: NameKind) -> Bool {
        switch kind {
        case .duration: durations[name] != nil
        case .curve: curves[name] != nil
        case .timing: timings[name] != nil
        case .variant: variants[name] != nil
        case .namespace: imports[name] != nil
        case .parameter, .state, .target, .property, .event, .file: false
        }
    }
}
