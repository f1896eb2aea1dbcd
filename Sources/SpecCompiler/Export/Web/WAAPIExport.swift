import MotionModel
import SpecFormat

extension WebMotion {
    /// The motion as JSON whose keyframes and timings a page hands to `element.animate`, times in milliseconds, ending
    /// in a line feed.
    var waapiText: String { waapi.text(pretty: true) + "\n" }

    private var waapi: JSONValue {
        let origin: (String, JSONValue) =
            switch options.sampling {
            case .tolerance(let tolerance): ("tolerance", .number(tolerance))
            case .framesPerSecond(let rate): ("fps", .number(rate))
            }
        let members: [(String, JSONValue)] = [
            ("webAnimations", 2), ("generator", .string(options.generator)), ("spec", .string(name)), origin,
            ("properties", .array(variables.compactMap { $0.waapi })),
            ("parameters", .object(parametersByName)),
            (
                "targets",
                .object(
                    zip(targets, beginning).map { target, beginning in
                        (target.name, WebDeclaration.waapi(target.rules + beginning))
                    })
            ),
            (
                "variants",
                .object(
                    (variants + forms + (machine?.turned ?? [])).map {
                        (
                            $0.name,
                            $0.waapi(
                                targets, machine?.transitions[$0.name] ?? [:],
                                hasPresences: !presences.isEmpty)
                        )
                    })
            ),
        ]
        let presence = presences.map { row in
            (row.target, JSONValue.array(row.states.map { .string($0) }))
        }
        return .object(
            members + (presence.isEmpty ? [] : [("presence", .object(presence))])
                + (machine.map { [("machine", $0.waapi(targets))] } ?? []))
    }
}

extension WebMachine {
    /// What each state shows, and the rows: those without an event and a time are gone by being told to.
    fileprivate func waapi(_ targets: [WebTarget]) -> JSONValue {
        .object([
            (
                "states",
                .object(
                    states.map { name, declarations in
                        (
                            name,
                            .object(
                                zip(targets, declarations).map { ($0.name, WebDeclaration.waapi($1)) })
                        )
                    })
            ),
            ("transitions", .array(rows.map { $0.waapi })),
        ])
    }
}

extension WebMachine.Row {
    fileprivate var waapi: JSONValue {
        var members: [(String, JSONValue)] = [("from", .string(start)), ("to", .string(end))]
        switch trigger {
        case .events(let names): members.append(("on", .array(names.map { .string($0) })))
        case .after(let seconds): members.append(("after", .milliseconds(seconds)))
        case nil: break
        }
        if let condition { members.append(("when", .array(PlayerExport.steps(condition)))) }
        return .object(members + [("play", .string(play))])
    }
}

extension WebTransition {
    fileprivate var waapi: JSONValue {
        .object([
            ("delay", .milliseconds(delay)), ("duration", .milliseconds(duration)),
            ("easing", .string(easing)),
        ])
    }
}

extension WebMotion {
    /// The custom properties of each parameter's components.
    private var parametersByName: [(String, JSONValue)] {
        var result: [(name: String, properties: [(String, JSONValue)])] = []
        for parameter in parameters {
            let property: (String, JSONValue) = (parameter.name, .string(NumberText.text(parameter.value)))
            if result.last?.name == parameter.parameter {
                result[result.count - 1].properties.append(property)
            } else {
                result.append((parameter.parameter, [property]))
            }
        }
        return result.map { ($0.name, .object($0.properties)) }
    }
}

extension WebVariable {
    /// The argument of `CSS.registerProperty`; nil for a property that isn't registered.
    fileprivate var waapi: JSONValue? {
        unit.syntax.map { syntax in
            .object([
                ("name", .string(name)), ("syntax", .string(syntax)), ("inherits", false),
                ("initialValue", .string(initial)),
            ])
        }
    }
}

extension WebVariant {
    fileprivate func waapi(
        _ targets: [WebTarget], _ transitions: [PropertyPath: WebTransition], hasPresences: Bool
    ) -> JSONValue {
        let resting = zip(targets, rest).filter { !$0.1.isEmpty }
        let playing = zip(targets, animations).flatMap { target, animations in
            animations.map { $0.waapi(target.name, $0.transition(transitions)) }
        }
        let ends: [(String, JSONValue)] =
            hasPresences ? [("from", .string(startState)), ("to", .string(endState))] : []
        return .object(
            ends + [
                ("duration", .milliseconds(duration)),
                ("reducedForm", reducedForm.map { .string($0) } ?? .null),
                ("markers", .array(markers.map { $0.waapi })),
                ("rest", .object(resting.map { ($0.0.name, WebDeclaration.waapi($0.1)) })),
                ("animations", .array(playing)),
            ])
    }
}

extension Marker {
    fileprivate var waapi: JSONValue {
        var members: [(String, JSONValue)] = [("time", .milliseconds(time)), ("name", .string(name))]
        if let payload = payload.flatMap({ JSONValue(text: $0) }) { members.append(("payload", payload)) }
        if let period { members.append(("period", .milliseconds(period))) }
        return .object(members)
    }
}

extension WebAnimation {
    /// How it goes on from where something is that it replaces; nil if it adds up, or has no such form.
    fileprivate func transition(_ transitions: [PropertyPath: WebTransition]) -> WebTransition? {
        let own = Set(properties.map { transitions[$0] })
        return isAdded || own.count > 1 ? nil : transitions[properties[0]]
    }

    fileprivate func waapi(_ target: String, _ transition: WebTransition?) -> JSONValue {
        let members: [(String, JSONValue)] = [
            ("target", .string(target)),
            ("properties", .array(properties.map { .string($0.text) })),
            ("maxError", .number(maxError)), ("synchronized", .bool(isSynchronized)),
            ("keyframes", .array(keyframes.map { $0.waapi })),
            (
                "timing",
                .object([
                    ("delay", .milliseconds(delay)), ("duration", .milliseconds(duration)),
                    ("endDelay", 0), ("iterations", iterations.isFinite ? .number(iterations) : "Infinity"),
                    ("iterationStart", 0), ("direction", "normal"), ("fill", .string(shownFill.rawValue)),
                    ("easing", "linear"),
                    ("composite", isAdded ? "add" : "replace"),
                ])
            ),
        ]
        return .object(members + (transition.map { [("transition", $0.waapi)] } ?? []))
    }
}

extension WebKeyframe {
    fileprivate var waapi: JSONValue {
        .object(
            [("offset", .number(offset))] + WebDeclaration.waapiMembers(declarations)
                + [("easing", .string(easingText))])
    }
}

extension WebDeclaration {
    fileprivate static func waapi(_ declarations: [WebDeclaration]) -> JSONValue {
        .object(waapiMembers(declarations))
    }

    /// Declarations by the names of keyframe members: `borderRadius`; custom properties unchanged.
    fileprivate static func waapiMembers(_ declarations: [WebDeclaration]) -> [(String, JSONValue)] {
        declarations.map { ($0.scriptName, .string($0.value)) }
    }

    private var scriptName: String {
        if property.utf8.starts(with: "--".utf8) { return property }
        var bytes: [UInt8] = []
        var isRaised = false
        for byte in property.utf8 {
            if byte == UInt8(ascii: "-") {
                isRaised = true
            } else {
                bytes.append(isRaised ? byte - 0x20 : byte)
                isRaised = false
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

extension JSONValue {
    /// Seconds as milliseconds, the nearest to the decimal text of the seconds; `"Infinity"`, which a browser reads as
    /// the number, for an endless time.
    fileprivate static func milliseconds(_ seconds: Double) -> JSONValue {
        guard seconds.isFinite else { return "Infinity" }
        return .number(WebTime.milliseconds(seconds))
    }
}

/// Times in the units of web pages.
enum WebTime {
    /// Seconds as milliseconds, exact for the decimal text of the seconds: 0.285 as 285.
    static func milliseconds(_ seconds: Double) -> Double {
        NumberText.value(of: NumberText.text(seconds, shiftedBy: 3)) ?? seconds * 1000
    }
}
