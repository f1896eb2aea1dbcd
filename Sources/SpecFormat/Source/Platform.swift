/// The platform on which a spec is played, as far as it matters for judgements.
enum Platform: String, CaseIterable, Sendable {
    /// In a browser.
    case web
}
