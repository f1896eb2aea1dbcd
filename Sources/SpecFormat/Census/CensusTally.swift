/// Different values, each with how often it is used.
package struct CensusTally<Value: Hashable & Sendable>: Sendable {
    /// A value.
    package struct Row: Sendable {
        /// The value.
        package let value: Value
        /// In how many places it is used; 0 for one that only has a name.
        package internal(set) var uses: Int
        /// How it is written where it first is; nil where only names stand for it.
        package internal(set) var text: String?
        /// The names that stand for it where it is used or named, in the order in which they were met.
        package internal(set) var names: [String]
        /// Where it is used first, else where it is named.
        package internal(set) var place: Census.Place
        /// What a look at it costs, in outputs of a plain curve.
        let size: Int
    }

    /// The values, in the order in which they were met.
    package private(set) var rows: [Row] = []
    private var indices: [Value: Int] = [:]
    /// More names than this say nothing more.
    private static var mostNames: Int { 8 }

    /// How many uses there are.
    package var useCount: Int {
        var count = 0
        for row in rows { count += row.uses }
        return count
    }

    /// The values that are used, the most used first, then in the order in which they were met.
    package var used: [Row] {
        let order = rows.indices.filter { rows[$0].uses > 0 }
        return order.sorted { a, b in
            rows[a].uses == rows[b].uses ? a < b : rows[a].uses > rows[b].uses
        }.map { rows[$0] }
    }

    mutating func add(
        _ value: Value, text: String?, names: [String], isUse: Bool, at place: Census.Place, size: Int = 1
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
