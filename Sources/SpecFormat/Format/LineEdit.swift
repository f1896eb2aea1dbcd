/// One step from an old list of lines to a new one.
enum LineEdit: Hashable, Sendable {
    /// A line of both lists, by its indices in the old and the new one.
    case keep(old: Int, new: Int)
    /// A line that is only in the old list.
    case remove(old: Int)
    /// A line that is only in the new list.
    case insert(new: Int)

    /// The largest number of differences for which the shortest script is searched.
    private static let mostDifferences = 1_000

    /// The shortest script from one list to the other, removals before insertions.
    ///
    /// Beyond 1000 differences, everything between the common beginning and the common end is replaced: such a script
    /// is correct, but no longer the shortest.
    ///
    /// - Parameters: Lines as numbers; equal lines have equal numbers.
    /// - Complexity: O((n + d) · d) for n lines and d differences, d ≤ 1000.
    /// - SeeAlso: E. W. Myers, "An O(ND) difference algorithm and its variations", Algorithmica 1 (1986)
    static func script(from old: [Int], to new: [Int]) -> [LineEdit] {
        let most = min(old.count, new.count)
        var head = 0
        while head < most, old[head] == new[head] { head += 1 }
        var tail = 0
        while tail < most - head, old[old.count - 1 - tail] == new[new.count - 1 - tail] { tail += 1 }
        var script = (0..<head).map { LineEdit.keep(old: $0, new: $0) }
        let middle = Middle(
            old: Array(old[head..<(old.count - tail)]), new: Array(new[head..<(new.count - tail)]))
        for edit in middle.script(limit: mostDifferences) {
            switch edit {
            case .keep(let old, let new): script.append(.keep(old: old + head, new: new + head))
            case .remove(let old): script.append(.remove(old: old + head))
            case .insert(let new): script.append(.insert(new: new + head))
            }
        }
        for index in (0..<tail).reversed() {
            script.append(.keep(old: old.count - 1 - index, new: new.count - 1 - index))
        }
        return script
    }

    /// The parts between a common beginning and a common end.
    private struct Middle {
        let old: [Int]
        let new: [Int]

        func script(limit: Int) -> [LineEdit] {
            guard let reached = furthestReaching(limit: min(limit, old.count + new.count)) else {
                return old.indices.map { .remove(old: $0) } + new.indices.map { .insert(new: $0) }
            }
            return path(through: reached)
        }

        /// For each number of differences, the index in the old list that each diagonal −d, −d + 2 … d reaches; nil
        /// beyond the limit.
        private func furthestReaching(limit: Int) -> [[Int]]? {
            var rounds: [[Int]] = []
            for differences in 0...limit {
                var round: [Int] = []
                for index in 0...differences {
                    var place = start(of: index, in: rounds.last)
                    let diagonal = 2 * index - differences
                    while place < old.count, place - diagonal < new.count,
                        old[place] == new[place - diagonal]
                    { place += 1 }
                    round.append(place)
                    if place >= old.count && place - diagonal >= new.count { return rounds + [round] }
                }
                rounds.append(round)
            }
            return nil
        }

        /// The index at which a diagonal's snake begins: one removal or one insertion after the round before.
        private func start(of index: Int, in previous: [Int]?) -> Int {
            guard let previous else { return 0 }
            return comesByInsertion(index, previous) ? previous[index] : previous[index - 1] + 1
        }

        private func comesByInsertion(_ index: Int, _ previous: [Int]) -> Bool {
            if index == 0 { return true }
            return index < previous.count && previous[index - 1] < previous[index]
        }

        private func path(through rounds: [[Int]]) -> [LineEdit] {
            var backwards: [LineEdit] = []
            var place = old.count
            var newPlace = new.count
            for differences in stride(from: rounds.count - 1, through: 0, by: -1) {
                let index = (place - newPlace + differences) / 2
                let previous = differences > 0 ? rounds[differences - 1] : nil
                let start = start(of: index, in: previous)
                while place > start {
                    place -= 1
                    newPlace -= 1
                    backwards.append(.keep(old: place, new: newPlace))
                }
                guard let previous else { break }
                if comesByInsertion(index, previous) {
                    newPlace -= 1
                    backwards.append(.insert(new: newPlace))
                } else {
                    place -= 1
                    backwards.append(.remove(old: place))
                }
            }
            return backwards.reversed()
        }
    }
}
