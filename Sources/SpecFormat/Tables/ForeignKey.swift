import MotionModel

/// ★ The keys that other tools have where a spec has another, or none.
enum ForeignKey {
    /// What to do about a key that an object doesn't have.
    enum Remedy {
        /// Write another key; whether it means the same in every tool that has the word.
        case key(String, isSame: Bool)
        /// Write these members instead, or none because it is so anyway; and a phrase that says what is so.
        case members([(key: String, json: String)], String)
        /// Do something else; a phrase, and how the author's members are put together for it.
        case advice(String, Gathering?)
    }

    /// Members of one object that belong together at another place.
    enum Gathering {
        /// The kind of a node, and its children.
        case kind
        /// The keys of a spring, as a curve.
        case spring
        /// A value for each of two states, as a list.
        case values
        /// The keys of a timing, as the timing of an animation.
        case timing
        /// The members of an object, in the object around it.
        case content
        /// Values and a list of their times, as keyframes.
        case keyframes
        /// A timing, or those of some properties, as the timings of a variant.
        case timings
        /// The keys of a node, as the motion of a variant.
        case motion
        /// A kind of curve, in the curve.
        case curve
    }

    /// The remedy for a member.
    ///
    /// - Parameter known: The keys that its object can have besides those that it has.
    static func remedy(for member: JSONMember, known: [String]) -> Remedy? {
        let name = member.key.value.folded
        if let remedy = translation(of: name, member.value, known) { return remedy }
        if isVariant(known) {
            if isEntry(member) || isTimingKey(member) { return .advice(timings, .timings) }
        }
        for row in keys where row.names.contains(name) {
            if let key = row.keys.first(where: known.contains) {
                // No curve is called by a time.
                if key == TimingField.curve.rawValue, member.value.word.flatMap({ Quantity($0) }) != nil {
                    continue
                }
                let isSame = row.isSame || isTold(by: member.value, key)
                return .key(key, isSame: isSame && !isOtherBack(member))
            }
        }
        // Only with its word a type is that of a spring.
        if name == "type", member.value.word?.folded != "spring" { return nil }
        return advice.first { $0.names.contains(name) && known.contains($0.beside) }
            .map { .advice($0.phrase, $0.gathering) }
    }

    /// Whether a value shows that a key is meant: the name of a curve, a property path.
    private static func isTold(by value: JSONSyntax, _ key: String) -> Bool {
        guard case .string(let string) = value.content else { return false }
        return key == TimingField.curve.rawValue
            || (key == NodeHead.animate.rawValue && string.value.utf8.contains(UInt8(ascii: ".")))
    }

    /// Whether a curve has the name of one here, and is another in GSAP, which leaves out Penner's factor.
    private static func isOtherBack(_ member: JSONMember) -> Bool {
        member.key.value == "ease" && member.value.word == "back.inOut"
    }

    /// The remedy for a key whose value is written otherwise here.
    private static func translation(of name: String, _ value: JSONSyntax, _ known: [String]) -> Remedy? {
        func has(_ key: TimingField) -> Bool { known.contains(key.rawValue) }
        func one(_ key: String, _ json: String) -> Remedy {
            .members([(key, json)], "here it is \(JSONValue.quoted(key)): \(json)")
        }
        func one(_ key: TimingField, _ json: String) -> Remedy { one(key.rawValue, json) }
        let word = value.word?.folded
        if let row = needless.first(where: { $0.names.contains(name) && known.contains($0.beside.name) }),
            row.beside != .spring || !known.contains(SpringField.stiffness.rawValue),
            row.values.isEmpty || row.values.contains(word ?? value.literal)
        {
            return .members([], row.phrase)
        }
        switch name {
        case "duration" where known.contains(SpecField.defaults.rawValue) && value.word != nil,
            "curve" where known.contains(SpecField.defaults.rawValue) && value.word != nil:
            let json = "{ \(JSONValue.quoted(name)): \(JSONValue.quoted(value.word ?? "")) }"
            return one(SpecField.defaults.rawValue, json)
        case "begin" where known.contains(NodeField.from.rawValue) && value.word == nil:
            return .key(NodeField.from.rawValue, isSame: false)
        case "repeat", "loop", "loops", "repeatforever", "repeatcount":
            guard has(.iterations) else { return nil }
            if name == "repeatforever", case .object = value.content {
                return .advice("what repeats for ever has \"iterations\": \"infinite\"", nil)
            }
            if let count = value.number ?? value.word.flatMap({ NumberText.value(of: $0) }) {
                if count < 0 { return one(.iterations, "\"infinite\"") }
                // The first time isn't counted by those that call it so; of the others some count it, and some don't.
                return name == "repeat" ? one(.iterations, NumberText.text(count + 1)) : nil
            }
            if case .bool(let repeats) = value.content {
                return repeats ? one(.iterations, "\"infinite\"") : .members([], "nothing repeats by itself")
            }
            return ["infinity", "infinite", "forever", "indefinite"].contains(word)
                ? one(.iterations, "\"infinite\"") : nil
        case "yoyo", "repeatmode", "repeattype", "alternate":
            guard has(.direction) else { return nil }
            // Android's numbers for the two modes.
            let (anew, back) = name == "repeatmode" ? (1.0, 2.0) : (0, 1)
            let returns = ["reverse", "mirror", "alternate", "repeatmodereverse", "true"].contains(word)
            if value.isTrue || value.number == back || returns { return one(.direction, "\"alternate\"") }
            let restarts = ["restart", "loop", "normal", "repeatmoderestart", "false"].contains(word)
            if value.isFalse || value.number == anew || restarts {
                return .members([], "what repeats begins anew")
            }
            return .advice("what comes back has \"direction\": \"alternate\"", nil)
        case "durationmillis", "delaymillis", "durationms", "delayms", "startoffset":
            let key: TimingField = name.hasPrefix("duration") ? .duration : .delay
            guard has(key) else { return nil }
            guard case .number(let count) = value.content else { return .key(key.rawValue, isSame: true) }
            return one(key, "\"\(NumberText.text(count))ms\"")
        case "offset" where known.contains(KeyframeField.at.rawValue):
            guard case .number(let share) = value.content, (0...1).contains(share) else { return nil }
            return one(KeyframeField.at.rawValue, "\"\(NumberText.text((share * 1e8).rounded() / 1e6))%\"")
        case "fill", "fillmode", "animationfillmode", "isremovedoncompletion", "removedoncompletion":
            guard has(.curve) else { return nil }
            let phrase = "every value is held when it has been reached"
            let isSo = value.isFalse || ["both", "forwards", "freeze", "kcafillmodeforwards"].contains(word)
            return isSo ? .members([], phrase) : .advice(phrase, nil)
        case "blendduration":
            return .members([], "what is interrupted goes on from where it is, without a time for it")
        case "type" where NodeHead.allCases.allSatisfy { known.contains($0.rawValue) }:
            return .advice(kind, .kind)
        case "type" where has(.curve) && ["tween", "keyframes", "timing"].contains(word):
            return .members([], "what has no spring is a tween")
        case "transition", "transitions", "animation", "config", "options", "animationspec":
            if has(.curve), let text = value.word, let members = ForeignTiming.members(text) {
                let json = members.map { (key: $0.key.rawValue, json: $0.json) }
                let phrase = json.map { "\(JSONValue.quoted($0.key)): \($0.json)" }.joined(separator: ", ")
                return .members(json, "here it is \(phrase)")
            }
            guard case .object(let object) = value.content else { return nil }
            if has(.curve) { return .advice("its keys stand in the object itself", .content) }
            guard isVariant(known), isTiming(object) else { return nil }
            return .advice(timings, .timings)
        default: return nil
        }
    }

    /// What to do about a key of a node in a variant without 'motion'.
    static let nodeInVariant = Remedy.advice("a node stands in 'motion'", .motion)

    static let kind = "the kind of a node is its key, { \"sequence\": [ … ] }"

    private static let timings = "timings stand in 'timings', those of all properties at '*'"

    /// Whether keys are those of a variant that has no timings.
    static func isVariant(_ known: [String]) -> Bool {
        known.contains(VariantField.timings.rawValue) && known.contains(VariantField.mirror.rawValue)
    }

    /// Whether a member belongs into a timing, as some tool writes it.
    static func isTimingKey(_ member: JSONMember) -> Bool {
        guard VariantField(rawValue: member.key.value) == nil else { return false }
        if TimingField(rawValue: member.key.value) != nil { return true }
        guard ["ease", "easing", "spring"].contains(member.key.value) else { return false }
        return remedy(for: member, known: TimingField.allCases.map { $0.rawValue }) != nil
    }

    /// Whether an object is a timing, as some tool writes it, and no list of timings by name.
    private static func isTiming(_ object: JSONObject) -> Bool {
        let keys = TimingField.allCases.map { $0.rawValue }
        return !object.members.isEmpty
            && object.members.allSatisfy {
                keys.contains($0.key.value) || remedy(for: $0, known: keys) != nil
            }
    }

    /// Whether a member of a variant is the timing of a property, or of all.
    static func isEntry(_ member: JSONMember) -> Bool {
        guard member.key.value == "*" || member.key.value.utf8.contains(UInt8(ascii: ".")) else {
            return false
        }
        switch member.value.content {
        case .object, .string: return true
        case .null, .bool, .number, .array, .invalid: return false
        }
    }

    /// The kinds of objects that have a key for what is so anyway.
    private enum Owner {
        case timing, spring

        /// A key that tells the kind.
        var name: String { self == .spring ? SpringField.tolerance.rawValue : TimingField.curve.rawValue }
    }

    /// ★ Keys that say what is so anyway, with the values that do; every value if there are none.
    private static let needless: [(names: [String], values: [String], beside: Owner, phrase: String)] = [
        (["usenativedriver", "isinteraction"], [], .timing, "a spec doesn't say what plays it"),
        (["stoptogether"], ["true"], .timing, "a tree is stopped as a whole"),
        (["animationplaystate", "playstate"], ["running"], .timing, "what is started plays"),
        (["paused"], ["false"], .timing, "what is started plays"),
        (["overwrite"], ["auto", "true"], .timing, "a motion takes over the properties that it moves"),
        (["beginfromcurrentstate"], ["true"], .timing, "what is interrupted goes on from where it is"),
        (["lazy", "immediaterender", "force3d"], [], .timing, "a spec doesn't say what plays it"),
        (["composite"], ["replace"], .timing, "a motion takes over the properties that it moves"),
        (["isadditive"], ["false"], .timing, "a motion takes over the properties that it moves"),
        (
            ["restspeed", "restspeedthreshold"], [], .spring,
            "a spring ends where it stays within its 'tolerance' of the target"
        ),
        (["settlingduration"], [], .spring, "how long a spring takes follows from its other keys"),
    ]

    /// Names without capitals and hyphens, the keys that they may stand for, the likeliest first, and whether every tool that has
    /// them means that.
    private static let keys: [(names: [String], keys: [String], isSame: Bool)] = [
        (["transition", "animation"], [AnimationField.timing.rawValue], true),
        (
            [
                "ease", "easing", "timingfunction", "animationtimingfunction", "interpolator",
                "transitiontimingfunction", "easingfunction", "withanimation",
            ], [TimingField.curve.rawValue], true
        ),
        (["transition", "animation"], [TimingField.curve.rawValue], false),
        (["animationduration", "transitionduration", "dur"], [TimingField.duration.rawValue], true),
        (["time", "length"], [TimingField.duration.rawValue], false),
        (
            ["startdelay", "animationdelay", "transitiondelay", "begintime", "delaychildren"],
            [TimingField.delay.rawValue], true
        ),
        (["start", "begin", "after", "wait"], [TimingField.delay.rawValue], false),
        (["endoffset"], [TimingField.endDelay.rawValue], false),
        (
            ["iterationcount", "animationiterationcount"], [TimingField.iterations.rawValue], true
        ),
        (["repeat", "loop", "loops", "count", "repeatcount"], [TimingField.iterations.rawValue], false),
        (["repeatduration"], [TimingField.repeatFor.rawValue], true),
        (["autoreverses"], [TimingField.autoreverse.rawValue], true),
        (["reverse"], [TimingField.autoreverse.rawValue], false),
        (["animationdirection", "playbackdirection"], [TimingField.direction.rawValue], true),
        (["timescale", "playbackrate"], [TimingField.speed.rawValue], true),
        (["rate"], [TimingField.speed.rawValue], false),
        (["deceleration"], [NodeField.rate.rawValue], true),
        (["parallel", "together", "spawn", "simultaneously"], [NodeHead.group.rawValue], true),
        (
            ["series", "serial", "sequentially", "timeline", "phases"], [NodeHead.sequence.rawValue], true
        ),
        (["then", "steps"], [NodeHead.sequence.rawValue], false),
        (["children", "nodes", "all"], [NodeHead.group.rawValue], false),
        (["keypath"], [NodeHead.animate.rawValue], true),
        (["tween", "property", "target", "animates"], [NodeHead.animate.rawValue], false),
        (["pause", "delaynode"], [NodeHead.wait.rawValue], false),
        (["foreach"], [NodeHead.each.rawValue], true), (["map"], [NodeHead.each.rawValue], false),
        (["call", "event", "trigger", "callback", "marker"], [NodeHead.emit.rawValue], false),
        (["tovalue", "targetvalue"], [NodeField.to.rawValue], true),
        (["end", "target"], [NodeField.to.rawValue], false),
        (["fromvalue", "initialvalue", "initial"], [NodeField.from.rawValue], true),
        (["byvalue"], [NodeField.by.rawValue], true), (["relative"], [NodeField.by.rawValue], false),
        (["frames"], [NodeField.keyframes.rawValue], false),
        (
            ["percent", "position", "fraction", "keytime", "offset", "time"], [KeyframeField.at.rawValue],
            false
        ),
        (["staggerchildren"], [NodeField.stagger.rawValue], true),
        (["amount"], [StaggerField.total.rawValue], true),
        (["cubicbezier", "controlpoints", "beziercurve"], [CurveField.bezier.rawValue], true),
        (["linear"], [CurveField.points.rawValue], false), (["step"], [CurveField.steps.rawValue], true),
        (["springconstant"], [SpringField.stiffness.rawValue], true),
        (["k"], [SpringField.stiffness.rawValue], false),
        (["dampingcoefficient", "dampening"], [SpringField.damping.rawValue], true),
        (["c"], [SpringField.damping.rawValue], false),
        (["zeta"], [SpringField.dampingRatio.rawValue], true),
        (["ratio"], [SpringField.dampingRatio.rawValue], false),
        (["visualduration", "perceptualduration"], [SpringField.duration.rawValue], true),
        (["extrabounce"], [SpringField.bounce.rawValue], false),
        (["velocity", "initialspringvelocity"], [SpringField.initialVelocity.rawValue], false),
        (["overshootclamping", "overshootclamp"], [SpringField.stopAtTarget.rawValue], true),
        (["restdelta", "precision", "epsilon"], [SpringField.tolerance.rawValue], false),
        (["outputrange", "stops"], [AnimationField.values.rawValue], false),
        (["transition", "transitions"], [VariantField.timings.rawValue], true),
        (["props", "tracks"], [SpecField.animations.rawValue], false),
        (["variables", "params", "inputs"], [SpecField.parameters.rawValue], false),
        (["transitions", "animationsbystate"], [SpecField.variants.rawValue], false),
        (["easings"], [SpecField.curves.rawValue], true),
        (["source"], [TransitionField.from.rawValue], true),
        (["event", "trigger"], [TransitionField.on.rawValue], true),
        (["guard", "cond", "condition"], [TransitionField.when.rawValue], true),
        (["t", "time", "input"], [CurvePointField.x.rawValue], false),
        (["v", "value", "output"], [CurvePointField.y.rawValue], false),
        (["version", "specversion"], [SpecField.motionSpec.rawValue], false),
        (["title", "id"], [SpecField.name.rawValue], false),
        (["include", "import", "use", "uses"], [SpecField.imports.rawValue], false),
    ]

    /// The keys of springs, which aren't those of a timing.
    static let springKeys = [
        "type", "stiffness", "damping", "mass", "tension", "friction", "response", "dampingratio",
        "dampingfraction", "dampening", "bounce", "spring", "springdamping", "visualduration",
    ]

    /// Keys for which there is none in an object that can have another, and what to do.
    private static let advice: [(names: [String], beside: String, phrase: String, gathering: Gathering?)] = [
        (
            springKeys, TimingField.curve.rawValue,
            "a spring is a curve, \"curve\": { \"spring\": { … } }", .spring
        ),
        (
            ["from", "to", "0", "100", "keyframes", "stops", "start", "end", "inputrange"],
            AnimationField.values.rawValue,
            "an animation lists a value for each state, \"values\": [0, 1]", .values
        ),
        (
            ["duration", "delay", "curve", "ease", "easing", "iterations", "repeat", "durationmillis"],
            AnimationField.timing.rawValue,
            "the times of an animation stand in its timing, \"timing\": { \"duration\": \"200ms\" }", .timing
        ),
        (
            ["bounciness", "speed"], SpringField.dampingFraction.rawValue,
            "React Native's 'speed' and 'bounciness' follow from a 'stiffness' and a 'damping', which a spring has here",
            nil
        ),
        (
            ["bezier", "points", "penner", "physics"], TimingField.curve.rawValue,
            "it stands in the curve, \"curve\": { \"bezier\": [ … ] }", .curve
        ),
        (["timing"], TimingField.curve.rawValue, "its keys stand in the object itself", .content),
        (
            springKeys, AnimationField.timing.rawValue,
            "a spring is the curve of a timing, \"timing\": { \"curve\": { \"spring\": { … } } }", nil
        ),
        (
            ["stagger", "staggerchildren"], TimingField.curve.rawValue,
            "a stagger belongs to a 'group' or an 'each' of a motion tree", nil
        ),
        (
            ["composite", "additive", "isadditive"], TimingField.curve.rawValue,
            "whether a motion adds is said of the animation, \"additive\": true", nil
        ),
        (
            ["repeatdelay", "iterationdelay"], TimingField.curve.rawValue,
            "a pause before each repetition is a wait in what repeats, { \"sequence\": [ …, { \"wait\": 0.1 }], \"iterations\": 3 }",
            nil
        ),
        (
            ["oncomplete", "onstart", "onupdate", "completion"], TimingField.curve.rawValue,
            "an event of a motion tree tells the app, { \"emit\": \"done\" }", nil
        ),
        (
            ["keytimes", "times", "offsets"], NodeField.through.rawValue,
            "a keyframe has its own time, \"keyframes\": [{ \"at\": \"50%\", \"value\": 1 }]", .keyframes
        ),
    ]
}

extension JSONSyntax {
    /// The text of a string.
    var word: String? {
        if case .string(let string) = content { return string.value }
        return nil
    }

    fileprivate var isTrue: Bool {
        if case .bool(true) = content { return true }
        return false
    }

    /// The word of a true or false.
    fileprivate var literal: String {
        if case .bool(let flag) = content { return flag ? "true" : "false" }
        return ""
    }

    fileprivate var isFalse: Bool {
        if case .bool(false) = content { return true }
        return false
    }
}
