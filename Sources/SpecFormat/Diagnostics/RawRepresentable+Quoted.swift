extension RawRepresentable where RawValue == String {
    /// The word in single quotes, as in messages: `'duration'`.
    package var quoted: String { "'\(rawValue)'" }
}
