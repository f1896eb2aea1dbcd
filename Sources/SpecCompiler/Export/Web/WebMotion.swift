import MotionModel

/// A motion as a browser plays it: elements, styles, custom properties and animations, before they are written as CSS
/// or JSON.
struct WebMotion: Sendable {
    /// The spec's name.
    let name: String
    /// The options of the export: its generator and the placement of keyframes.
    let options: BakeOptions
    /// The names of the motion on a page.
    let names: WebNames
    /// The targets, ordered by name.
    let targets: [WebTarget]
    /// The numbers of parameters that keyframes and styles refer to.
    let parameters: [WebParameter]
    /// The declarations of each target before anything plays.
    let beginning: [[WebDeclaration]]
    /// The targets that aren't present in every state.
    let presences: [TargetPresence]
    /// The variants to write, in the spec's order.
    let variants: [WebVariant]
    /// The reduced forms of those variants that aren't among them.
    let forms: [WebVariant]
    /// The states for a style sheet; nil for a motion without transitions between them, and where they aren't asked for.
    let states: WebStates?
    /// The states for a script; nil for a motion without transitions between them, and where they aren't asked for.
    let machine: WebMachine?
    let losses: [ExportLoss]

    /// The custom properties, each once, in the order of their names.
    var variables: [WebVariable] { variables(of: targets) }

    /// The custom properties of some targets, each once, in the order of their names.
    func variables(of targets: [WebTarget]) -> [WebVariable] {
        var seen: Set<String> = []
        return targets.flatMap { $0.variables }.filter { seen.insert($0.name).inserted }
            .ordered { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// How a page goes from state to state.
    enum StateForm: Sendable {
        /// By an attribute, with a style sheet alone.
        case attribute
        /// By a script that plays variants.
        case script
    }

    /// The variant that plays instead of another when reduced motion is preferred.
    func reducedForm(of variant: WebVariant) -> WebVariant? {
        (variants + forms).first { $0.name == variant.reducedForm }
    }
}

/// A variant of a motion for a browser.
struct WebVariant: Hashable, Sendable {
    let name: String
    /// The states from which and to which it leads, as it plays.
    let startState: String
    let endState: String
    /// The duration in seconds; infinite if something repeats for ever.
    let duration: Double
    /// The name of the variant that plays instead when reduced motion is preferred.
    let reducedForm: String?
    let markers: [Marker]
    /// The declarations of each target at rest afterwards; empty for one that doesn't move.
    let rest: [[WebDeclaration]]
    /// The animations of each target, layers after the animation they add to.
    let animations: [[WebAnimation]]
}
