extension RawRepresentable where RawValue == String {
    /// The word as sentences have it: `'duration'`.
    package var quoted: String { "'\(rawValue)'" }
}
