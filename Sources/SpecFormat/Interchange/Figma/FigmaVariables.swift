/// Variables as Figma exports them, by its REST interface or by the plugins that write collections, as design tokens.
///
/// - SeeAlso: Figma REST API, variables endpoints
struct FigmaVariables {
    private var tokens = FigmaTokens()

    /// The tokens of an export; nil if the object is none.
    static func tokens(of object: JSONObject, at range: SourceRange, _ diagnostics: inout Diagnostics)
        -> JSONSyntax?
    {
        var figma = FigmaVariables()
        let meta = object["meta"]?.value.object ?? object
        if let variables = meta["variables"]?.value.object,
            variables.members.contains(where: { $0.value.object?["valuesByMode"] != nil })
        {
            figma.add(variables, meta["variableCollections"]?.value.object, &diagnostics)
        } else if case .array(let collections)? = object["collections"]?.value.content {
            for collection in collections.elements { figma.add(collection, &diagnostics) }
        } else {
            return nil
        }
        return figma.tokens.syntax(at: range)
    }

    /// Adds the variables of the REST interface: by id, with a value for each mode.
    private mutating func add(
        _ variables: JSONObject, _ collections: JSONObject?, _ diagnostics: inout Diagnostics
    ) {
        for member in variables.members {
            guard let variable = member.value.object, let name = variable["name"]?.value.string,
                let values = variable["valuesByMode"]?.value.object?.members, let first = values.first
            else { continue }
            let collection = variable["variableCollectionId"]?.value.string
                .flatMap { collections?[$0.value]?.value.object }
            let mode = collection?["defaultModeId"]?.value.string?.value
            let chosen = values.first { $0.key.value == mode } ?? first
            if values.contains(where: { Self.text(of: $0.value) != Self.text(of: chosen.value) }) {
                let own = collection?["modes"]?.value.elements?.first {
                    $0.object?["modeId"]?.value.string?.value == chosen.key.value
                }
                Self.reportModes(name, read: own, &diagnostics)
            }
            if variable["deletedButReferenced"]?.value.isOn ?? false {
                diagnostics.report(
                    .tokenDialect,
                    "'\(name.value)' is deleted in Figma, where others still refer to it: it is read",
                    at: name.range)
            }
            let alias = chosen.value.object?["id"]?.value.string
                .flatMap { variables[$0.value]?.value.object?["name"]?.value.string?.value }
            if alias == nil, chosen.value.object?["type"]?.value.string?.value == "VARIABLE_ALIAS" {
                diagnostics.report(
                    .tokenDialect, "the variable that '\(name.value)' stands for isn't here: it is left out",
                    at: chosen.value.range)
                continue
            }
            add(
                name, type: variable["resolvedType"]?.value.string, chosen.value, alias: alias,
                description: variable["description"], &diagnostics)
        }
    }

    /// Adds a collection as plugins write it: modes, each with a list of variables.
    private mutating func add(_ collection: JSONSyntax, _ diagnostics: inout Diagnostics) {
        guard case .array(let modes)? = collection.object?["modes"]?.value.content else { return }
        var first: [String: String] = [:]
        for (index, mode) in modes.elements.enumerated() {
            guard case .array(let variables)? = mode.object?["variables"]?.value.content else { continue }
            for variable in variables.elements {
                guard let object = variable.object, let name = object["name"]?.value.string,
                    let value = object["value"]?.value
                else { continue }
                if index > 0 {
                    if first[name.value] != Self.text(of: value) {
                        Self.reportModes(name, read: modes.elements.first, &diagnostics)
                    }
                    continue
                }
                first[name.value] = Self.text(of: value)
                add(
                    name, type: object["type"]?.value.string, value,
                    alias: value.object?["name"]?.value.string?.value, description: object["description"],
                    &diagnostics)
            }
        }
    }

    private static func reportModes(
        _ name: JSONString, read mode: JSONSyntax?, _ diagnostics: inout Diagnostics
    ) {
        let own = mode?.object?["name"]?.value.string.map { "that of '\($0.value)'" } ?? "that of the first"
        diagnostics.report(
            .tokenDialect, "'\(name.value)' has another value in another mode: \(own) is read", at: name.range
        )
    }

    private mutating func add(
        _ name: JSONString, type: JSONString?, _ value: JSONSyntax, alias: String?, description: JSONMember?,
        _ diagnostics: inout Diagnostics
    ) {
        var members: [JSONMember] = []
        if let alias {
            let path = "{" + alias.split(separator: "/").joined(separator: ".") + "}"
            members = [FigmaTokens.member(.value, .string(path), at: value.range)]
        } else if let easing = value.object, easing["type"]?.value.string != nil {
            members = FigmaEasing.token(of: easing, at: value.range, name.value, &diagnostics) ?? []
            if members.isEmpty { return }
        } else {
            // The types of Figma: FLOAT, STRING, COLOR, BOOLEAN, and what plugins make of them; TIMING is in seconds.
            let names = ["float": "number", "text": "string"]
            let lower = type.map { StyleText.lowercase($0.value) }
            if lower == "timing", let seconds = value.number {
                members = [
                    FigmaTokens.member(.type, .string(TokenType.duration.rawValue), at: value.range),
                    FigmaTokens.member(.value, FigmaEasing.time(seconds), at: value.range),
                ]
            } else {
                if let type, let lower {
                    members = [FigmaTokens.member(.type, .string(names[lower] ?? lower), at: type.range)]
                }
                members.append(FigmaTokens.member(.value, value, at: name.range))
            }
        }
        if let text = description?.value, text.string?.value.isEmpty == false {
            members.append(FigmaTokens.member(.description, text, at: text.range))
        }
        tokens.add(members, at: name, range: value.range)
    }

    private static func text(of syntax: JSONSyntax) -> String { syntax.value.text(pretty: false) }
}
