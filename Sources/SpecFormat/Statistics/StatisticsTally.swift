/// Different values, each with the number of its uses.
package struct StatisticsTally<Value: Hashable & Sendable>: Sendable {
    /// A value.
    package struct Row: Sendable {
        /// The value.
        package let value: Value
        /// The number of places in which it is used; 0 if it is only named.
        package internal(set) var uses: Int
        /// Its first spelling; nil if only names are used for it.
        package internal(set) var text: String?
        /// The names that are used or defined for it, in the order of their first occurrence.
        package internal(set) var names: [String]
        /// The place of its first use, or of its name if it isn't used.
        package internal(set) var place: Statistics.Place
        /// The cost of one evaluation, in outputs of a plain curve.
        let size: Int
    }

    /// The values, in the order of their first occurrence.
    package private(set) var rows: [Row] = []
    private var indices: [Value: Int] = [:]
    /// The largest number of names that are kept for a value; more tell nothing new.
    private static var mostNames: Int { 8 }

    /// The number of all uses.
    package var useCount: Int {
        var count = 0
        for row in rows { count += row.uses }
        return count
    }

    /// The values that are used, the most used first, then in the order of their first occurrence.
    package var used: [Row] {
        let order = rows.indices.filter { rows[$0].uses > 0 }
        return order.sorted { a, b in
            rows[a].uses == rows[b].uses ? a < b : rows[a].uses > rows[b].uses
        }.map { rows[$0] }
    }

    mutating func add(
        _ value: Value, text: String?, names: [String], isUse: Bool, at place: Statistics.Place, size: Int = 1
    ) {
        let index: Int
        if let known = indices[value] {
            index = known
            if isUse, rows[index].uses == 0 { rows[index].place = place }
        } else {
            index = rows.count
            indices[value] = index
            rows.append(Row(value: value, uses: 0, text: nil, names: [], place: place, size: size))
        }
        if isUse { rows[index].uses += 1 }
        if rows[index].text == nil { rows[index].text = text }
        for name in names where rows[index].names.count < Self.mostNames {
            if !rows[index].names.contains(name) { rows[index].names.append(name) }
        }
    }
}
