package import MotionModel

/// The times and curves in a folder of specs, with those that could be merged.
///
/// A use is a place in a text: a timing that five animations share is one use.
package struct Statistics: Sendable {
    /// A place in a file.
    package struct Place: Hashable, Sendable {
        /// The file's name in reports.
        package let file: String
        /// The line and column.
        package let position: SourcePosition
    }

    /// A written value that a library has a name for, exactly or nearly.
    package struct Unnamed: Sendable {
        /// The value as it is written.
        package let text: String
        /// The library's name.
        package let name: String
        /// The distance of the two values.
        package let distance: Likeness.Distance
        /// The place of the value.
        package let place: Place
    }

    /// The number of specs that play something.
    package private(set) var specCount = 0
    /// The number of specs that only define names for others.
    package private(set) var libraryCount = 0
    /// The number of variants in all specs.
    package private(set) var variantCount = 0
    /// The number of states in all specs, those of the language included where a spec names none.
    package private(set) var stateCount = 0
    /// The number of transitions, where each leaves one state.
    package private(set) var transitionCount = 0
    /// The number of events that take transitions; the same name in two specs counts twice.
    package private(set) var eventCount = 0
    /// The number of properties that move; the same path in two specs counts twice.
    package private(set) var propertyCount = 0
    /// The number of animations between states and leaves of motion trees.
    package private(set) var animationCount = 0
    /// The number of durations that depend on the travel.
    package private(set) var travelCount = 0
    /// The durations, in seconds.
    package private(set) var durations = StatisticsTally<Double>()
    /// The delays, in seconds.
    package private(set) var delays = StatisticsTally<Double>()
    /// The curves, except those that jump.
    package private(set) var curves = StatisticsTally<Curve>()
    /// Written values that a library has a name for, by file and place.
    package private(set) var unnamed: [Unnamed] = []

    /// Creates empty statistics.
    package init() {}

    /// Adds a spec.
    package mutating func add(_ file: SourceFile, _ spec: Spec, _ choices: SpecStatistics) {
        if spec.isLibrary { libraryCount += 1 } else { specCount += 1 }
        variantCount += spec.variants.count
        if !spec.isLibrary { stateCount += spec.states.count }
        transitionCount += spec.transitions.count
        eventCount += Set(spec.transitions.flatMap { $0.trigger.events }).count
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
        add(choices, in: StatisticsFile(file))
    }

    private mutating func add(_ choices: SpecStatistics, in file: StatisticsFile) {
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

extension SpecStatistics.Choice {
    fileprivate var isUse: Bool { definedName == nil }
    /// The name used at a place, and the name defined there.
    fileprivate var names: [String] { [source.name, definedName].compactMap { $0 } }
}
