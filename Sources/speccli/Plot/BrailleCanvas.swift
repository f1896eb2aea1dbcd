/// A picture of dots, eight in each character.
struct BrailleCanvas {
    /// The width and height in dots: two by four in each character.
    let width: Int
    let height: Int
    private var isSet: [Bool]

    /// Creates an empty picture of a number of characters.
    init(columns: Int, rows: Int) {
        width = columns * 2
        height = rows * 4
        isSet = Array(repeating: false, count: width * height)
    }

    /// Sets a dot, counted from the left and from the top; dots outside are left out.
    mutating func set(_ x: Int, _ y: Int) {
        guard x >= 0, x < width, y >= 0, y < height else { return }
        isSet[y * width + x] = true
    }

    /// The rows of characters, from the top.
    var lines: [String] {
        (0..<(height / 4)).map { row in
            var line = ""
            for column in 0..<(width / 2) { line.unicodeScalars.append(character(column, row)) }
            return line
        }
    }

    /// The character of eight dots: Unicode numbers those of the upper three rows down the columns, then those of the
    /// last row.
    private func character(_ column: Int, _ row: Int) -> Unicode.Scalar {
        var bits: UInt32 = 0
        for y in 0..<4 {
            for x in 0..<2 where isSet[(row * 4 + y) * width + column * 2 + x] {
                bits |= 1 << UInt32(y == 3 ? 6 + x : x * 3 + y)
            }
        }
        return Unicode.Scalar(0x2800 + bits) ?? " "
    }
}
