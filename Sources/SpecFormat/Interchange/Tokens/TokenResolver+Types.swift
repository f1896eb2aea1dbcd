import MotionModel

extension TokenResolver {
    /// The type of a token, as far as it has one.
    struct FoundType {
        /// The type; nil if it has none, or an unknown one, which was reported.
        let type: TokenType?
        /// Whether nothing says what it is.
        var isUntyped = false
        /// The number of references that lead to the token which says it.
        var distance = 0
    }

    /// A token's type: its own, else that of the token it refers to, else that of its group. Each reference is followed once.
    mutating func type(of index: Int) -> TokenType? {
        var followed: [Int] = []
        var places: [Int: Int] = [:]
        var place = index
        while types[place] == nil {
            if let start = places[place] {
                reportCycle(Array(followed[start...]))
                for index in followed { types[index] = FoundType(type: nil) }
                return nil
            }
            guard let target = target(ofTypeless: place) else { break }
            places[place] = followed.count
            followed.append(place)
            place = target
        }
        var found = types[place] ?? ownType(of: place)
        types[place] = found
        for index in followed.reversed() {
            found = type(of: index, referringTo: found)
            types[index] = found
        }
        return found.type
    }

    /// The token that one refers to, which says its type; nil if it refers to none, or says it itself.
    private mutating func target(ofTypeless index: Int) -> Int? {
        let row = table.rows[index]
        if let own = row.token.info.type {
            // A type that only says how a value is written says nothing of a reference.
            guard TokenGuess.vague.contains(own.value), let text = row.token.content.string,
                let path = TokenPath.alias(text.value)
            else { return nil }
            return table.index(of: path) ?? sets.index(of: path, in: table)
        }
        guard case .token(let target)? = link(row.token.content) else { return nil }
        return target
    }

    /// The type of a token that refers to another.
    private mutating func type(of index: Int, referringTo target: FoundType) -> FoundType {
        let row = table.rows[index]
        if let own = row.token.info.type {
            guard let type = target.type, type.isMotion else {
                return FoundType(type: self.type(own, of: row))
            }
            skip(
                type.rawValue + " beside " + own.value,
                "'\(row.path.text)' is of type '\(own.value)', by what it refers to it is read as a \(type.rawValue)",
                .tokenDialect, at: row.token.name.range)
        }
        if target.isUntyped { nameUntyped(row) }
        var found = target
        found.distance += 1
        guard found.distance == Limits.depth else { return found }
        diagnostics.report(
            .limitDepth, "references must not follow each other more than \(Limits.depth) deep",
            at: row.token.content.range)
        return FoundType(type: nil)
    }

    /// The type of a token that refers to no other one.
    private mutating func ownType(of index: Int) -> FoundType {
        let row = table.rows[index]
        if let own = row.token.info.type { return FoundType(type: type(own, of: row)) }
        if case .broken? = link(row.token.content) { return FoundType(type: nil) }
        if let inherited = row.inheritedType { return FoundType(type: type(inherited, of: row)) }
        guard let guess = TokenGuess.type(of: row) else {
            nameUntyped(row)
            return FoundType(type: nil, isUntyped: true)
        }
        skip(
            guess.rawValue + " by its group",
            "'\(row.path.text)' has no '$type', by its group it is read as a \(guess.rawValue)",
            .tokenDialect, at: row.token.name.range)
        return FoundType(type: guess)
    }

    private mutating func nameUntyped(_ row: TokenTable.Row) {
        untypedCount += 1
        skip(
            "", "'\(row.path.text)' has no '$type', nor have its groups: it is left out", .tokenUntyped,
            at: row.token.name.range)
    }

    /// The type of that name.
    private mutating func type(_ name: JSONString, of row: TokenTable.Row) -> TokenType? {
        let isVague = TokenGuess.vague.contains(name.value)
        if isVague, let guess = TokenGuess.type(of: row, given: name.value) {
            skip(
                guess.rawValue + " beside " + name.value,
                "'\(row.path.text)' is of type '\(name.value)', by its group it is read as a \(guess.rawValue)",
                .tokenDialect, at: row.token.name.range)
            return guess
        }
        if let type = TokenType(rawValue: name.value) { return type }
        let known = TokenType.allCases.map { $0.rawValue }
        if let type = TokenType.dialect(name.value) ?? Self.typeOfText(name, row) {
            let text = JSONValue.quoted(type.rawValue)
            diagnostics.report(
                .tokenDialect, "'\(name.value)' is \(type.quoted) in the format", at: name.range,
                fixes: [FixIt("write \(text)", range: name.range, replacement: text)])
            return type
        }
        var message = "'\(name.value)' is no type of the format, its token is left out"
        if let nearest = Suggestion.nearest(to: name.value, among: known) {
            message = "'\(name.value)' is no type of the format: did you mean '\(nearest)'?"
        }
        skip(name.value, message, .tokenUntyped, at: name.range)
        return nil
    }

    /// The type of a text that can only be a time or an easing, as some tools export them.
    private static func typeOfText(_ name: JSONString, _ row: TokenTable.Row) -> TokenType? {
        guard TokenGuess.vague.contains(name.value), let text = row.token.content.string?.value else {
            return nil
        }
        if let quantity = Quantity(text), TimeUnit(rawValue: quantity.unit) != nil { return .duration }
        let isFunction = ["cubic-bezier(", "linear(", "steps("].contains { text.hasPrefix($0) }
        return isFunction ? .cubicBezier : nil
    }
}
