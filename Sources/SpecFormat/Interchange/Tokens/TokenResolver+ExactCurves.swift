import MotionModel

extension TokenResolver {
    /// A token's meaning with the exact curve stored beside its four numbers, unless somebody changed those.
    mutating func exact(_ meaning: Meaning, _ token: Token) -> Meaning {
        guard let exact = TokenExtension.Motion.curve.value(of: token),
            let standIn = TokenExtension.Motion.standIn.value(of: token)
        else { return meaning }
        guard standIn.value.text(pretty: false) == token.content.value.text(pretty: false) else {
            diagnostics.report(
                .tokenStale,
                "'\(token.name.value)' was changed, and the exact curve in '$extensions' wasn't: the token counts",
                at: token.content.range)
            return meaning
        }
        guard let curve = FragmentReader.curve(exact, diagnostics: &diagnostics) else { return meaning }
        if meaning.type == .cubicBezier {
            let members =
                exact.object == nil
                ? [(CurveField.chain.rawValue, JSONValue.array([exact.value]))] : Self.members(of: exact)
            return Meaning(type: meaning.type, value: exact.value, members: members, seconds: nil)
        }
        // A spring has its own duration.
        let members = meaning.members.filter { name, _ in
            name != TimingField.curve.rawValue
                && (name != TimingField.duration.rawValue || curve.naturalDuration == nil)
        }
        let all = members + [(TimingField.curve.rawValue, exact.value)]
        return Meaning(type: meaning.type, value: .object(all), members: all, seconds: nil)
    }

    private static func members(of syntax: JSONSyntax) -> [(String, JSONValue)] {
        (syntax.object?.members ?? []).map { ($0.key.value, $0.value.value) }
    }
}
