package import MotionModel

/// What a folder of specs is made of, and what of it could be the same.
///
/// A use is a place in a text: a timing that five animations share is one.
package struct Census: Sendable {
    /// A place in a file.
    package struct Place: Hashable, Sendable {
        /// The file, as reports name it.
        package let file: String
        /// The line and column.
        package let position: SourcePosition
    }

    /// A value that stands where a library has a name for it, or for one nearly the same.
    package struct Unnamed: Sendable {
        /// What it is, as it is written.
        package let text: String
        /// The library's name.
        package let name: String
        /// How far the two are apart.
        package let distance: Likeness.Distance
        /// Where it stands.
        package let place: Place
    }

    /// Specs that play something.
    package private(set) var specCount = 0
    /// Specs that give names to others.
    package private(set) var libraryCount = 0
    /// The variants of all specs.
    package private(set) var variantCount = 0
    /// Properties that move; one of the same path in two specs is two.
    package private(set) var propertyCount = 0
    /// Animations between states, and leaves of motion trees.
    package private(set) var animationCount = 0
    /// Durations that depend on the travel.
    package private(set) var travelCount = 0
    /// The durations, in seconds.
    package private(set) var durations = CensusTally<Double>()
    /// The delays, in seconds.
    package private(set) var delays = CensusTally<Double>()
    /// The curves, those that jump left out.
    package private(set) var curves = CensusTally<Curve>()
    /// Values that a library has a name for, by file and place.
    package private(set) var unnamed: [Unnamed] = []

    /// Of nothing yet.
    package init() {}

    /// Adds a spec.
    package mutating func add(_ file: SourceFile, _ spec: Spec, _ choices: SpecCensus) {
        if spec.isLibrary { libraryCount += 1 } else { specCount += 1 }
        variantCount += spec.variants.count
        var properties: Set<PropertyPath> = []
        for animation in spec.animations { properties.insert(animation.property.path) }
        animationCount += spec.animations.count
        for variant in spec.variants {
            guard case .tree(let node, _) = variant.motion else { continue }
            let leaves = node.leaves.filter { $0.timingName == nil }
            animationCount += leaves.count
            for leaf in leaves { properties.insert(leaf.property.path) }
        }
        propertyCount += properties.count
        add(choices, in: CensusFile(file))
    }

    private mutating func add(_ choices: SpecCensus, in file: CensusFile) {
        for choice in choices.durations {
            guard case .seconds(let seconds) = choice.value else {
                if choice.definedName == nil { travelCount += 1 }
                continue
            }
            durations.add(
                seconds, text: file.text(of: choice), names: choice.names, isUse: choice.isUse,
                at: file.place(of: choice.range))
        }
        for choice in choices.delays {
            delays.add(
                choice.value, text: file.text(of: choice), names: choice.names, isUse: true,
                at: file.place(of: choice.range))
        }
        for choice in choices.curves {
            curves.add(
                choice.value.curve, text: file.text(of: choice), names: choice.names, isUse: choice.isUse,
                at: file.place(of: choice.range), size: choice.value.size)
        }
        unnamed += file.unnamed(choices)
    }
}

extension SpecCensus.Choice {
    fileprivate var isUse: Bool { definedName == nil }
    /// The name that stands there, and the one that the value gets.
    fileprivate var names: [String] { [source.name, definedName].compactMap { $0 } }
}
