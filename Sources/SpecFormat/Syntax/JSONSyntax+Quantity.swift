extension JSONSyntax {
    /// The time in seconds that stands there as nearly all do, such as `"285ms"`: read where it is, without a text of its own.
    var plainTime: Double? { plainBytes.flatMap { Quantity($0)?.seconds } }

    /// Whether it is a string that begins with a digit; makes none.
    var beginsNumber: Bool { plainBytes?.first.map { $0 >= 0x30 && $0 <= 0x39 } ?? false }
}
