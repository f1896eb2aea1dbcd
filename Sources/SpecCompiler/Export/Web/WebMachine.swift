import MotionModel

/// The states of a motion for a script that plays its animations: what the targets show in each, and what plays between them.
struct WebMachine: Sendable {
    /// The states, in the spec's order, each with the declarations of every target.
    let states: [(name: String, declarations: [[WebDeclaration]])]
    /// What leads from state to state, in the order in which it is looked up.
    let rows: [Row]
    /// The variants that play with their values the other way round, by names of their own, and their reduced forms.
    let turned: [WebVariant]
    /// How each play moves what it interrupts, by the name of what plays.
    let transitions: [String: [PropertyPath: WebTransition]]
    /// How far what is added begins from where a way to its start ends, as a share of the travel, by the name of what plays.
    fileprivate let starts: [String: [PropertyPath: Double]]
    /// How far what replaces strays where it goes on from what it interrupts, as a share of the travel, by the name of what plays.
    fileprivate let detours: [String: [PropertyPath: Double]]

    /// A way from a state to another.
    struct Row: Sendable {
        let start: String
        let end: String
        /// What takes it; nil for a way that is only gone by being told to.
        let trigger: MotionModel.MotionTransition.Trigger?
        let condition: Expression?
        /// The name of what plays.
        let play: String
    }

    /// The name of a variant that plays the other way round than the others are written: no variant of a spec has a
    /// name with a full stop.
    static func name(_ play: StateWay.Play, _ options: BakeOptions) -> String {
        play.isReversed == options.reversesValues ? play.variant : turnedName(play.variant)
    }

    fileprivate static func turnedName(_ variant: String) -> String { variant + ".reversed" }
}

extension WebMachine {
    init(
        _ motion: StateMotion, _ source: ExportSource, _ targets: [WebTarget], _ standing: WebStanding,
        turned: [WebVariant]
    ) {
        states = motion.states.map { state in
            (state.name, motion.declarations(of: targets, in: state.name, standing))
        }
        rows = Self.rows(source)
        self.turned = turned
        var transitions: [String: [PropertyPath: WebTransition]] = [:]
        for way in motion.ways {
            for play in [way.play, motion.reduced(way.play)] {
                transitions[Self.name(play, source.options)] = motion.transitions(in: play)
            }
        }
        self.transitions = transitions
        var starts: [String: [PropertyPath: Double]] = [:]
        for way in motion.ways {
            let before = motion.ways.filter { $0.end == way.start }.map { $0.play }
            for play in [way.play, motion.reduced(way.play)] {
                for bound in motion.moved[play] ?? [] where bound.base.track.isAdditive && bound.isStraight {
                    let left =
                        before.compactMap { motion.bound(bound.property, $0)?.after }
                        + [motion.numbers(bound.property, in: way.start)].compactMap { $0 }
                    let size = bound.startDistance(from: left)
                    guard size > motion.tolerance else { continue }
                    let name = Self.name(play, source.options)
                    starts[name, default: [:]][bound.property] = max(
                        starts[name]?[bound.property] ?? 0, CurveReduction.roundedUp(size))
                }
            }
        }
        self.starts = starts
        var detours: [String: [PropertyPath: Double]] = [:]
        for (play, sizes) in motion.detours { detours[Self.name(play, source.options)] = sizes }
        self.detours = detours
    }

    /// The transitions, and behind them the ways that a machine goes where none of them leads, or none may be taken.
    private static func rows(_ source: ExportSource) -> [Row] {
        let motion = source.motion
        let rows = motion.transitions.map { row in
            Row(
                start: row.startState, end: row.endState, trigger: row.trigger, condition: row.condition,
                play: name(row.way.play, source.options))
        }
        let told = motion.toldWays.filter { way in
            !motion.transitions.contains { row in
                row.startState == way.start && row.endState == way.end && row.condition == nil
            }
        }
        return rows
            + told.map { way in
                Row(
                    start: way.start, end: way.end, trigger: nil, condition: nil,
                    play: name(way.play, source.options))
            }
    }

    /// The losses of a machine, besides those of what it plays.
    func losses(_ variants: [WebVariant], _ options: BakeOptions) -> [ExportLoss] {
        guard options.composite == .add else {
            return [
                ExportLoss(
                    kind: .omission,
                    phrase:
                        "what interrupts keeps its place and loses its speed: '--composite add' keeps both",
                    size: nil)
            ]
        }
        return variants.flatMap { variant -> [ExportLoss] in
            // What no transition plays may be played by its name.
            let own = transitions[variant.name] ?? [:]
            var seen: Set<PropertyPath> = []
            return variant.animations.joined().compactMap { animation in
                let path = animation.properties[0]
                let size = starts[variant.name]?[path]
                let goesOn = animation.isAdded ? size == nil : own[path] != nil
                let detour = animation.isAdded ? nil : detours[variant.name]?[path]
                guard !goesOn || detour != nil, seen.insert(path).inserted else { return nil }
                if goesOn {
                    return ExportLoss(
                        variant: variant.name, property: path, kind: .replacement,
                        phrase:
                            "goes from where it interrupts something in all of its parts, the motion in the first",
                        size: detour)
                }
                return ExportLoss(
                    variant: variant.name, property: path, kind: .replacement,
                    phrase: "begins as it is written even where it interrupts something",
                    size: animation.isAdded ? size : nil)
            }
        }
    }
}

extension ExportSource {
    /// The same with other options.
    func with(_ options: BakeOptions) -> ExportSource {
        ExportSource(
            spec, motion: motion, variants: variants, options: options, parameters: parameters,
            initial: initial, document: document)
    }

    /// The variants that a state machine plays the other way round than the others are written, and their reduced
    /// forms, by names of their own.
    ///
    /// - Throws: `BindingError`, as ``timelines()``.
    func turnedTimelines() throws(BindingError) -> [(variant: CompiledVariant, timeline: BoundTimeline)] {
        var names: Set<String> = []
        for way in motion.ways where way.play.isReversed != options.reversesValues {
            names.insert(way.play.variant)
            if let form = motion[way.play.variant]?.reducedForm { names.insert(form) }
        }
        var result: [(variant: CompiledVariant, timeline: BoundTimeline)] = []
        for variant in motion.variants where names.contains(variant.name) {
            let timeline = try motion.bind(
                variant, reversingValues: !options.reversesValues, parameters: parameters, initial: initial)
            let turned = CompiledVariant(
                name: WebMachine.turnedName(variant.name), timeline: variant.timeline,
                reversedTimeline: variant.reversedTimeline, startState: variant.startState,
                endState: variant.endState, reducedForm: variant.reducedForm.map(WebMachine.turnedName))
            result.append((turned, timeline))
        }
        return result
    }
}

extension BakeOptions {
    /// The same for browsers that add up what is additive, or don't.
    func with(_ composite: Composite) -> BakeOptions {
        var options = self
        options.composite = composite
        return options
    }

    /// The same with values the other way round.
    var turned: BakeOptions {
        var options = self
        options.reversesValues.toggle()
        return options
    }
}
