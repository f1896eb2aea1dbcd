import MotionModel

/// A motion as a browser plays it: elements, styles, custom properties and animations, before anybody writes them as CSS or JSON.
struct WebMotion: Sendable {
    /// The spec's name.
    let name: String
    /// Who made it, and how its keyframes stand.
    let options: BakeOptions
    /// In the order of their names.
    let targets: [WebTarget]
    /// The numbers of parameters that keyframes and styles refer to.
    let parameters: [WebParameter]
    /// For each target what it shows before anything plays.
    let beginning: [[WebDeclaration]]
    /// The variants that are to be written, in the spec's order.
    let variants: [WebVariant]
    /// The reduced forms that stand in for some of them and aren't among them.
    let forms: [WebVariant]
    let losses: [ExportLoss]

    /// The custom properties, each once, in the order of their names.
    var variables: [WebVariable] {
        var seen: Set<String> = []
        return targets.flatMap { $0.variables }.filter { seen.insert($0.name).inserted }
            .ordered { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    }

    /// The variant that plays instead of another where less motion is asked for.
    func reducedForm(of variant: WebVariant) -> WebVariant? {
        (variants + forms).first { $0.name == variant.reducedForm }
    }
}

/// One way a motion plays.
struct WebVariant: Hashable, Sendable {
    let name: String
    /// Seconds until everything is over; infinite if something repeats for ever.
    let duration: Double
    /// The name of the variant that plays instead where less motion is asked for.
    let reducedForm: String?
    let markers: [Marker]
    /// For each target of the motion where it rests afterwards; nothing for one that doesn't move.
    let rest: [[WebDeclaration]]
    /// For each target of the motion what moves it, layers behind what they add to.
    let animations: [[WebAnimation]]
}
