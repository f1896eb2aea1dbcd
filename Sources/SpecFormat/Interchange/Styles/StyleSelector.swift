/// One selector of a style sheet: which element it means, and in which state.
struct StyleSelector: Hashable {
    /// The compound selectors from the outermost element inwards, as they are written.
    let compounds: [String]
    /// The compound selectors with their combinators and with `:is()` and `:where()` around elements, as the sheet has them: what
    /// counts how much, and what stands beside each other.
    let written: [String]

    /// The largest number of selectors of one rule: nested lists multiply.
    static let most = 64

    /// The selectors of a rule; those of a nested rule are completed by the ones around it.
    static func list(_ prelude: String, inside outer: [StyleSelector]) -> [StyleSelector] {
        var selectors: [StyleSelector] = []
        let all = complex(prelude).flatMap { written in
            alternatives(of: written.filter { !combinators.contains($0) }).map { ($0, written) }
        }
        for (own, written) in all where !own.isEmpty {
            for parent in outer.isEmpty ? [StyleSelector(compounds: [], written: [])] : outer {
                guard selectors.count < most else { return selectors }
                selectors.append(
                    StyleSelector(
                        compounds: joined(parent.compounds, own), written: joined(parent.written, written)))
            }
        }
        return selectors
    }

    /// What is written inside of a rule, completed by the selector around it.
    private static func joined(_ outer: [String], _ own: [String]) -> [String] {
        guard let first = own.first, first.hasPrefix("&"), let last = outer.last else { return outer + own }
        return outer.dropLast() + [last + first.dropFirst()] + own.dropFirst()
    }

    /// ★ What may stand between compound selectors.
    private static let combinators = [">", "+", "~"]

    /// The selectors that are meant by one with `:is()` and `:where()`, which stand for each of a list.
    private static func alternatives(of compounds: [String], depth: Int = 0) -> [[String]] {
        for (place, compound) in compounds.enumerated() where depth < 8 {
            guard let (before, inside, after) = StyleCompound.choice(in: compound) else { continue }
            var found: [[String]] = []
            for inner in complex(inside) {
                let inner = inner.filter { !combinators.contains($0) }
                guard let last = inner.last, found.count < most else { continue }
                // A type stands before all else.
                let isType = last.utf8.first.map { !".#:[*&".utf8.contains($0) } ?? false
                let own = isType ? last + before + after : before + last + after
                let whole = compounds[..<place] + inner.dropLast() + [own] + compounds[(place + 1)...]
                found += alternatives(of: Array(whole), depth: depth + 1)
            }
            return Array(found.prefix(most))
        }
        return [compounds]
    }

    /// The compound selectors of each selector of a list, and the combinators between them.
    static func complex(_ prelude: String) -> [[String]] {
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
                lists[lists.count - 1].append(String(decoding: [byte], as: UTF8.self))
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

    /// The elements around it, and how it stands beside them.
    var around: [String] { compounds.dropLast() + siblings }

    /// The combinators of elements that stand beside each other.
    private var siblings: [String] { written.filter { $0 == "+" || $0 == "~" } }

    /// An element in the spec and its state, and the texts that tell them from others whose names are the same in a spec.
    struct Meaning {
        let target: String
        let state: String?
        let text: String
        let stateText: String
        /// What must hold in the state, but for what must not.
        let conditions: Set<String>
        /// The pseudo-classes among it.
        let pseudoClasses: Set<String>
        /// The type of the element, if it is written.
        let type: String?
    }

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
    func meaning(_ alone: Set<String>, _ targets: Set<String>) -> Meaning {
        var states: [String] = []
        for text in compounds.dropLast() {
            let (name, _, own) = StyleCompound(text).meaning(alone)
            if !own.isEmpty { states += (name.map { [$0] } ?? []) + own }
        }
        guard let last = compounds.last else {
            return Meaning(
                target: StyleSheet.anyTarget, state: nil, text: "", stateText: "", conditions: [],
                pseudoClasses: [], type: nil)
        }
        let compound = StyleCompound(last)
        let (name, text, own) = compound.meaning(alone)
        states += own
        // An element that has rules wherever it is: around it stands when these hold.
        if let name, states.isEmpty, compounds.count > 1, targets.contains(name) {
            states = compounds.dropLast().compactMap { StyleCompound($0).meaning(alone).name }
        }
        let attributes = compounds.flatMap { StyleCompound($0).attributes }
        let all = states.joined(separator: " ")
        let stateText = ([all] + attributes + siblings).joined(separator: "|")
        let conditions = Set((states + attributes).filter { !$0.hasPrefix("not ") })
        return Meaning(
            target: name ?? StyleSheet.anyTarget, state: StyleText.identifier(all), text: text,
            stateText: stateText, conditions: conditions,
            pseudoClasses: conditions.intersection(compounds.flatMap { StyleCompound($0).pseudoClasses }),
            type: compound.type.flatMap { StyleText.identifier($0) })
    }
}
