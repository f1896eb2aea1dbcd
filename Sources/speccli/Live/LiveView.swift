import Animator
import MotionModel
import SpecFormat

/// The visible state of a live motion at one instant.
struct LiveView: Hashable, Sendable {
    /// A line of the list of properties.
    struct Row: Hashable, Sendable {
        /// The property, and its component if it has several.
        let name: String
        /// The value shown, as text.
        let value: String
        /// A bar, for a number.
        var bar: Bar?
        /// A swatch, for a colour.
        var swatch: Swatch?
    }

    /// A number between the ends of its scale, as shares.
    struct Bar: Hashable, Sendable {
        /// The value shown.
        let shown: Double
        /// The resting value.
        let model: Double
    }

    /// Red, green and blue, 0…255.
    struct Swatch: Hashable, Sendable {
        let red, green, blue: Int
    }

    /// The spec's name.
    let title: String
    /// The playing variant, and its state.
    let status: String
    /// The progress, as a share.
    let progress: Double
    let rows: [Row]
    /// The latest events, the newest at the end.
    let events: [String]
    /// The keys with their actions, in the order of their use.
    let keys: [String]
}

extension LiveView {
    /// The current state of a session.
    init(_ session: LiveSession) {
        title = session.motion.name
        status = LiveView.status(of: session)
        progress = session.playback?.totalProgress.time ?? 0
        var rows: [Row] = []
        for (index, id) in session.properties.enumerated() {
            rows += LiveView.rows(
                session.store[id].path.text, session.store.presentation(id), model: session.store.model(id),
                session.scales[index])
        }
        self.rows = rows
        events = session.events
        keys = LiveView.keys(of: session)
    }

    /// The keys with their actions: first those that play something.
    private static func keys(of session: LiveSession) -> [String] {
        let common = ["← → scrub", "+ − speed", "s stop", "c cancel", "f finish", "0 back", "q quit"]
        guard let machine = session.machine else {
            let variants = session.variants.prefix(LiveSession.mostVariants).enumerated().map {
                "\(LiveKey.choices[$0.offset]) \($0.element.name)"
            }
            return ["space play / interrupt"] + (variants.count > 1 ? variants : [])
                + ["p pause", "r reverse"] + common
        }
        let events = machine.choices.enumerated().map { place, choice in
            let key = choice.index < LiveKey.choices.count ? "\(LiveKey.choices[choice.index])" : nil
            let keys = [place == 0 ? "space" : nil, key].compactMap { $0 }
            let start = keys.isEmpty ? "no key:" : keys.joined(separator: ", ")
            return "\(start) \(choice.event) → \(choice.transition.endState)"
        }
        let waits = machine.successors.map { state, seconds in
            seconds == 0
                ? "then → \(state.printable)" : "after \(NumberText.text(seconds)) s → \(state.printable)"
        }
        return events + waits + ["p pause"] + common
    }

    private static func status(of session: LiveSession) -> String {
        var parts: [String] = []
        if let machine = session.machine?.machine {
            parts.append((machine.hasEntered ? "" : "→ ") + machine.state.printable)
        }
        if let playback = session.playback, let current = session.current {
            let name = session.variants[current.variant].name
            let arrow = playback.direction == .backward ? "◀" : "▶"
            parts.append("\(arrow) \(LiveLog.title(name, isReversed: current.reversed))")
            parts.append(playback.state.rawValue)
            let length = playback.duration.isFinite ? FixedText.text(playback.duration, decimals: 3) : "∞"
            parts.append("\(FixedText.text(playback.time, decimals: 3)) / \(length) s")
        } else {
            parts.append("at rest")
        }
        if session.isHeld, session.playback?.state != .paused { parts.append("time held") }
        if session.speed != 1 { parts.append("×\(NumberText.text(session.speed))") }
        let count = session.store.contributionCount
        if count > 0 { parts.append(count == 1 ? "1 contribution" : "\(count) contributions") }
        return parts.joined(separator: " · ")
    }

    private static func rows(
        _ path: String, _ shown: MotionValue, model: MotionValue, _ scales: [ValueScale]
    ) -> [Row] {
        switch shown.type {
        case .number, .integer, .angle, .point, .size, .vector, .rect, .insets:
            let names = shown.type.componentNames
            let read = shown.asRead
            return shown.components.indices.map { index in
                let name =
                    shown.components.count == 1
                    ? path : "\(path).\(index < names.count ? names[index] : "\(index)")"
                let scale = scales[index]
                return Row(
                    name: name,
                    value: FixedText.text(
                        read.components[index], decimals: shown.type == .integer ? 0 : scale.decimals),
                    bar: Bar(
                        shown: scale.share(of: shown.components[index]),
                        model: scale.share(of: model.components[index])))
            }
        case .color:
            let color = shown.color ?? .transparent
            return [Row(name: path, value: LiveView.text(of: color), swatch: Swatch(color))]
        case .boolean, .string, .transform, .path, .colorIn, .turning, .routePosition, .routeTangent:
            return [Row(name: path, value: shown.asRead.json.text(pretty: false))]
        }
    }
}

extension LiveView {
    /// The nearest colour with eight bits for each component.
    private static func text(of color: Color) -> String {
        let parts = color.srgb
        var shares = [parts.red, parts.green, parts.blue]
        if color.alpha < 1 { shares.append(color.alpha) }
        let digits = Array("0123456789abcdef")
        var text = "#"
        for share in shares {
            let byte = Swatch.byte(share)
            text += "\(digits[byte / 16])\(digits[byte % 16])"
        }
        return text
    }
}

extension LiveView.Swatch {
    /// The nearest colour that a terminal can show, over black.
    fileprivate init(_ color: Color) {
        let parts = color.srgb
        self.init(
            red: Self.byte(parts.red * color.alpha), green: Self.byte(parts.green * color.alpha),
            blue: Self.byte(parts.blue * color.alpha))
    }

    /// A share of a component's range, as one of 256 steps.
    fileprivate static func byte(_ share: Double) -> Int { Int((max(0, min(share, 1)) * 255).rounded()) }
}

/// Numbers with a fixed number of decimals, so that columns stay in place.
enum FixedText {
    /// The number, rounded half away from zero; in its shortest exact form if it has no room for decimals.
    static func text(_ value: Double, decimals: Int) -> String {
        var scale = 1.0
        for _ in 0..<decimals { scale *= 10 }
        let scaled = (value * scale).rounded()
        guard scaled.magnitude < 1e15 else { return NumberText.text(value) }
        let digits = "\(Int64(scaled.magnitude))"
        let sign = scaled < 0 ? "−" : ""
        guard decimals > 0 else { return sign + digits }
        let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.utf8.count)) + digits
        return "\(sign)\(padded.dropLast(decimals)).\(padded.suffix(decimals))"
    }
}
