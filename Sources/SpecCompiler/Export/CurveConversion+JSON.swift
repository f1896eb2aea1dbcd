package import SpecFormat

extension CurveConversion {
    /// `{ "to", "text", "pieces", "bytes", "maxError" }`
    package var json: JSONValue {
        .object([
            ("to", .string(target.rawValue)), ("text", .string(text)),
            ("pieces", .number(Double(pieceCount))),
            ("bytes", .number(Double(byteCount))), ("maxError", .number(maxError)),
        ])
    }
}
