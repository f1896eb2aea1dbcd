/// The platform on which a spec is played, as far as it changes what is good motion.
enum Platform: String, CaseIterable, Sendable {
    /// In a browser.
    case web
}
