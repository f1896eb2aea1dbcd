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

    /// The timings with which the panel enters and leaves, in the notation of a spec.
    var timings: (enter: String, leave: String) {
        switch self {
        case .apple:
            (#"{ "curve": "lib.snappy" }"#, #"{ "duration": "250ms", "curve": "lib.easeIn" }"#)
        case .atlassian:
            (
                #"{ "duration": "300ms", "curve": "lib.out.bold" }"#,
                #"{ "duration": "200ms", "curve": "lib.in.practical" }"#
            )
        case .carbon:
            (
                #"{ "duration": "300ms", "curve": "lib.entrance.expressive" }"#,
                #"{ "duration": "200ms", "curve": "lib.exit.expressive" }"#
            )
        case .figma:
            (#"{ "curve": "lib.quick" }"#, #"{ "duration": "200ms", "curve": "ease-in" }"#)
        case .fluent2:
            (
                #"{ "duration": "300ms", "curve": "lib.decelerateMax" }"#,
                #"{ "duration": "200ms", "curve": "lib.accelerateMax" }"#
            )
        case .material3:
            (
                #"{ "duration": "400ms", "curve": "lib.emphasized.decelerate" }"#,
                #"{ "duration": "200ms", "curve": "lib.emphasized.accelerate" }"#
            )
        case .openProps:
            (
                #"{ "duration": "300ms", "curve": "lib.ease-4" }"#,
                #"{ "duration": "200ms", "curve": "lib.ease-in-3" }"#
            )
        case .polaris:
            (#"{ "duration": "300ms", "curve": "lib.out" }"#, #"{ "duration": "200ms", "curve": "lib.in" }"#)
        case .primer:
            (
                #"{ "duration": "300ms", "curve": "lib.easeOut" }"#,
                #"{ "duration": "200ms", "curve": "lib.easeIn" }"#
            )
        case .reactSpring:
            (#"{ "curve": "lib.stiff" }"#, #"{ "duration": "200ms", "curve": "ease-in" }"#)
        case .spectrum:
            (#"{ "duration": "300ms", "curve": "lib.out" }"#, #"{ "duration": "200ms", "curve": "lib.in" }"#)
        }
    }
}
