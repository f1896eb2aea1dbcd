/// One selector of a style sheet: which element it means, and in which state.
struct StyleSelector: Hashable {
    /// The compound selectors from the outermost element inwards, as they are written.
    let compounds: [String]

    /// The largest number of selectors of one rule: nested lists multiply.
    static let most = 64

    /// The selectors of a rule; those of a nested rule are completed by the ones around it.
    static func list(_ prelude: String, inside outer: [StyleSelector]) -> [StyleSelector] {
        var selectors: [StyleSelector] = []
        for own in complex(prelude) {
            guard let first = own.first else { continue }
            for parent in outer.isEmpty ? [StyleSelector(compounds: [])] : outer {
                guard selectors.count < most else { return selectors }
                guard first.hasPrefix("&"), let last = parent.compounds.last else {
                    selectors.append(StyleSelector(compounds: parent.compounds + own))
                    continue
                }
                let joined = last + first.dropFirst()
                selectors.append(
                    StyleSelector(compounds: parent.compounds.dropLast() + [joined] + own.dropFirst()))
            }
        }
        return selectors
    }

    /// The compound selectors of each selector of a list; combinators only separate them.
    private static func complex(_ prelude: String) -> [[String]] {
        var lists: [[String]] = [[]]
        var word: [UInt8] = []
        var depth = 0
        func end() {
            if !word.isEmpty { lists[lists.count - 1].append(String(decoding: word, as: UTF8.self)) }
            word = []
        }
        for byte in prelude.utf8 {
            switch byte {
            case UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
            case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
            case _ where depth > 0: break
            case UInt8(ascii: ","):
                end()
                lists.append([])
                continue
            case UInt8(ascii: ">"), UInt8(ascii: "+"), UInt8(ascii: "~"):
                end()
                continue
            case _ where StyleText.isSpace(byte):
                end()
                continue
            default: break
            }
            word.append(byte)
        }
        end()
        return lists
    }

    /// The elements around it.
    var around: [String] { compounds.dropLast() }

    /// The names that stand for an element by themselves: `card` of `.card`.
    var nameAlone: String? {
        guard compounds.count == 1 else { return nil }
        let compound = StyleCompound(compounds[0])
        return compound.states.isEmpty && compound.names.count == 1 ? compound.names[0] : nil
    }

    /// The element in the spec, and the state in which the selector means it.
    ///
    /// - Parameters:
    ///   - alone: The names that are elements by themselves in the sheet: `.card.open` is the state `open` of `card`
    ///     where `.card` has a rule of its own.
    ///   - targets: The targets that they are.
    func meaning(_ alone: Set<String>, _ targets: Set<String>) -> (target: String, state: String?) {
        var states: [String] = []
        for text in compounds.dropLast() {
            let (name, own) = StyleCompound(text).meaning(alone)
            if !own.isEmpty { states += (name.map { [$0] } ?? []) + own }
        }
        guard let last = compounds.last else { return (StyleSheet.anyTarget, nil) }
        let (name, own) = StyleCompound(last).meaning(alone)
        states += own
        // An element that has rules wherever it is: around it stands when these hold.
        if let name, states.isEmpty, compounds.count > 1, targets.contains(name) {
            states = compounds.dropLast().compactMap { StyleCompound($0).meaning(alone).name }
        }
        return (name ?? StyleSheet.anyTarget, StyleText.identifier(states.joined(separator: " ")))
    }
}
