/// A member of an object that stands on one line.
struct LayoutCell {
    /// Its key, which decides its column.
    let key: String
    /// Its text, with the comma after it.
    let text: [UInt8]
    /// Its width in columns.
    let width: Int

    /// Creates a member.
    init(key: String, text: [UInt8]) {
        self.key = key
        self.text = text
        self.width = LayoutText.width(text)
    }
}

/// A member or element that begins a line.
struct LayoutRow {
    /// The member or element.
    let item: LayoutItem
    /// The role of its value.
    let role: LayoutRole
    /// Whether there is an empty line before each leading comment, and before the item itself.
    let separations: [Bool]
    /// The key with its colon; empty for an element.
    let key: [UInt8]
    /// The width of the key in columns.
    let keyWidth: Int
    /// The value on one line; nil if it takes several.
    var line: [UInt8]?
    /// The members of the value, if they can be aligned.
    var cells: [LayoutCell]?
    /// Whether the line isn't too wide.
    var fits = false
    /// The spaces between the key and the value.
    var padding: Int

    /// Whether it is in the same table as the row before.
    var continuesTable: Bool { fits && !separations.contains(true) }
}
