/// A member of an object that stands on one line.
struct LayoutCell {
    /// Its key, which says what column it belongs to.
    let key: String
    /// Its text, with the comma behind it.
    let text: [UInt8]
    /// The columns it takes.
    let width: Int

    /// A member.
    init(key: String, text: [UInt8]) {
        self.key = key
        self.text = text
        self.width = LayoutText.width(text)
    }
}

/// A member or element that begins a line.
struct LayoutRow {
    /// What it is.
    let item: LayoutItem
    /// What its value is for.
    let role: LayoutRole
    /// Where an empty line stands: before each leading comment, and before the item itself.
    let separations: [Bool]
    /// The key with its colon; empty for an element.
    let key: [UInt8]
    /// The columns that the key takes.
    let keyWidth: Int
    /// The value, where it stands on one line.
    var line: [UInt8]?
    /// The members of the value, where they can be aligned.
    var cells: [LayoutCell]?
    /// Whether the line isn't too wide.
    var fits = false
    /// The spaces between the key and the value.
    var padding: Int

    /// Whether it has to do with the line before.
    var continuesTable: Bool { fits && !separations.contains(true) }
}
