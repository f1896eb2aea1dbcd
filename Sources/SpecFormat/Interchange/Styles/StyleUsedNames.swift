/// The names of the properties that the elements of a style sheet have or move, by which shorthands are split.
struct StyleUsedNames {
    /// Those of each target, also of the keyframes that it plays.
    private(set) var byTarget: [String: Set<String>] = [:]
    /// Those of keyframes, also of the targets that play them.
    private var byKeyframes: [String: Set<String>] = [:]

    /// Gathers them.
    init(_ rules: [StyleSubjects.Entry], _ keyframes: [StyleRule], _ variables: StyleVariables) {
        for rule in keyframes {
            for case .rule(let keyframe) in rule.items {
                byKeyframes[Self.name(of: rule), default: []].formUnion(keyframe.declarations.map { $0.name })
            }
        }
        var players: [String: Set<String>] = [:]
        for rule in rules {
            let target = rule.subject.target
            for declaration in rule.declarations {
                guard StyleBlocks.moves(declaration) else {
                    byTarget[target, default: []].insert(declaration.name)
                    continue
                }
                let words = StyleText.words(variables.resolved(declaration.value))
                guard declaration.name.hasPrefix("animation") else {
                    byTarget[target, default: []].formUnion(words.map { $0.lower })
                    continue
                }
                for word in words {
                    let name = StyleText.unquoted(word.text)
                    guard let names = byKeyframes[name] else { continue }
                    byTarget[target, default: []].formUnion(names)
                    players[name, default: []].insert(target)
                }
            }
        }
        for (name, targets) in players {
            for target in targets { byKeyframes[name, default: []].formUnion(byTarget[target] ?? []) }
        }
    }

    /// Keyframes with the parts of shorthands of whose properties some are used by themselves.
    func split(_ keyframes: [StyleRule], _ variables: StyleVariables) -> [StyleRule] {
        keyframes.map { rule in
            let names = byKeyframes[Self.name(of: rule)] ?? []
            return rule.mapped { item in
                guard case .rule(let keyframe) = item else { return [item] }
                let split = keyframe.mapped { item in
                    guard let declaration = item.declaration else { return [item] }
                    return StyleShorthand.parts(of: declaration, beside: names, variables).map {
                        .declaration($0)
                    }
                }
                return [.rule(split)]
            }
        }
    }

    private static func name(of keyframes: StyleRule) -> String { StyleText.unquoted(keyframes.argument) }
}
