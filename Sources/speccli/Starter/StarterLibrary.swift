/// ★ The libraries that a new spec can begin with: their names, and the timings of a panel in their style.
enum StarterLibrary: String, CaseIterable, Sendable {
    case apple
    case atlassian
    case carbon
    case figma
    case fluent2
    case material3
    case openProps = "open-props"
    case polaris
    case primer
    case reactSpring = "react-spring"
    case spectrum

    /// A description in a few words.
    var summary: String {
        switch self {
        case .apple: "SwiftUI's springs, Core Animation's curves"
        case .atlassian: "Atlassian Design System"
        case .carbon: "IBM's Carbon"
        case .figma: "Figma's spring presets"
        case .fluent2: "Microsoft's Fluent 2"
        case .material3: "Google's Material 3"
        case .openProps: "Open Props"
        case .polaris: "Shopify's Polaris"
        case .primer: "GitHub's Primer"
        case .reactSpring: "react-spring's presets"
        case .spectrum: "Adobe's Spectrum"
        }
    }

    /// The timings with which the panel enters and leaves, and the time in which its backdrop fades, in the notation of
    /// a spec.
    var timings: (enter: String, leave: String, fade: String) {
        switch self {
        case .apple:
            (
                #"{ "curve": "lib.snappy" }"#,
                #"{ "duration": "250ms", "curve": "lib.easeIn" }"#, "150ms"
            )
        case .atlassian:
            (
                #"{ "duration": "300ms", "curve": "lib.out.bold" }"#,
                #"{ "duration": "lib.medium", "curve": "lib.in.practical" }"#, "lib.short"
            )
        case .carbon:
            (
                #"{ "duration": "lib.moderate-02", "curve": "lib.entrance.expressive" }"#,
                #"{ "duration": "lib.moderate-01", "curve": "lib.exit.expressive" }"#, "lib.moderate-01"
            )
        case .figma:
            (
                #"{ "curve": "lib.quick" }"#,
                #"{ "duration": "200ms", "curve": "ease-in" }"#, "150ms"
            )
        case .fluent2:
            (
                #"{ "duration": "lib.slow", "curve": "lib.decelerateMax" }"#,
                #"{ "duration": "lib.normal", "curve": "lib.accelerateMax" }"#, "lib.fast"
            )
        case .material3:
            (
                #"{ "duration": "lib.medium4", "curve": "lib.emphasized.decelerate" }"#,
                #"{ "duration": "lib.short4", "curve": "lib.emphasized.accelerate" }"#, "lib.short3"
            )
        case .openProps:
            (
                #"{ "duration": "300ms", "curve": "lib.ease-4" }"#,
                #"{ "duration": "200ms", "curve": "lib.ease-in-3" }"#, "150ms"
            )
        case .polaris:
            (
                #"{ "duration": "lib.duration-300", "curve": "lib.out" }"#,
                #"{ "duration": "lib.duration-200", "curve": "lib.in" }"#, "lib.duration-150"
            )
        case .primer:
            (
                #"{ "duration": "lib.medium", "curve": "lib.easeOut" }"#,
                #"{ "duration": "lib.short", "curve": "lib.easeIn" }"#, "lib.short"
            )
        case .reactSpring:
            (
                #"{ "curve": "lib.stiff" }"#,
                #"{ "duration": "200ms", "curve": "ease-in" }"#, "150ms"
            )
        case .spectrum:
            (
                #"{ "duration": "lib.duration-600", "curve": "lib.out" }"#,
                #"{ "duration": "lib.duration-300", "curve": "lib.in" }"#, "lib.duration-200"
            )
        }
    }
}
