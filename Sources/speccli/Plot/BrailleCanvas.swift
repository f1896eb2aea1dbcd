/// A picture of dots, eight to a character.
struct BrailleCanvas {
    /// How many dots it is wide and high: two by four to a character.
    let width: Int
    let height: Int
    private var isSet: [Bool]

    /// An empty picture, so many characters wide and high.
    init(columns: Int, rows: Int) {
        width = columns * 2
        height = rows * 4
        isSet = Array(repeating: false, count: width * height)
    }

    /// Sets a dot, counted from the left and from the top; one outside is left out.
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

    /// The character of eight dots: Unicode numbers those of the upper three rows down the columns, and the last row behind them.
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
