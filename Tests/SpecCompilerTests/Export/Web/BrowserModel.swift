import Foundation

@testable import SpecCompiler

/// What a browser shows of `bake --format waapi`, by the procedures of Web Animations Level 1: the timing model
/// (section 4), keyframe interpolation and composition (section 5.3). It knows nothing of the code that writes the JSON.
struct BrowserModel {
    let data: [String: Any]

    init(_ text: String) throws {
        guard let data = try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any] else {
            throw Malformed.noObject
        }
        self.data = data
    }

    enum Malformed: Error { case noObject }

    private var variants: [String: [String: Any]] { data["variants"] as? [String: [String: Any]] ?? [:] }

    func animations(_ variant: String) -> [[String: Any]] {
        variants[variant]?["animations"] as? [[String: Any]] ?? []
    }

    /// An animation, its texts read.
    private struct Animation {
        let target: String
        let properties: [String]
        let timing: [String: Any]
        let frames: [(offset: Double, easing: String, values: [String: [Double]])]

        init(_ data: [String: Any]) {
            target = data["target"] as? String ?? ""
            properties = data["properties"] as? [String] ?? []
            timing = data["timing"] as? [String: Any] ?? [:]
            let given = (data["keyframes"] as? [[String: Any]] ?? []).map {
                frame -> (offset: Double, easing: String, values: [String: [Double]]) in
                var values = frame.compactMapValues { $0 as? String }
                let easing = values.removeValue(forKey: "easing") ?? ""
                let offset = (frame["offset"] as? Double) ?? (frame["offset"] as? NSNumber)?.doubleValue
                return (offset ?? .nan, easing, BrowserModel.numbers(values))
            }
            // Keyframes at one offset override each other, and Firefox keeps offsets in single precision.
            frames = given.indices.filter { index in
                index + 1 == given.count || Float(given[index].offset) != Float(given[index + 1].offset)
            }.map { given[$0] }
        }
    }

    /// A variant, ready to be looked at.
    struct Stage {
        private let animations: [Animation]
        private let rest: [String: [String: [Double]]]

        fileprivate init(_ variant: [String: Any]) {
            animations = (variant["animations"] as? [[String: Any]] ?? []).map { Animation($0) }
            rest = (variant["rest"] as? [String: [String: String]] ?? [:])
                .mapValues { BrowserModel.numbers($0) }
        }

        /// The styles that the animations of a property write, and the numbers that each shows at a time, in seconds.
        func shown(_ property: String, at time: Double) -> [(style: String, numbers: [Double])] {
            let own = animations.filter { $0.properties.contains(property) }
            guard let target = own.first?.target else { return [] }
            var shown = rest[target] ?? [:]
            // Others of the element may move the same style.
            for animation in animations where animation.target == target {
                BrowserModel.apply(animation, at: time * 1000, to: &shown)
            }
            let styles = Set(own.flatMap { $0.frames.flatMap { $0.values.keys } })
            // In the order of the components that they are named after.
            let parts = ["x", "y", "top", "left", "bottom", "right", "width", "height"]
            func order(_ style: String) -> Int {
                parts.firstIndex(of: String(style.split(separator: "-").last ?? "")) ?? -1
            }
            return styles.sorted { (order($0), $0) < (order($1), $1) }.map { ($0, shown[$0] ?? []) }
        }
    }

    func stage(_ variant: String) -> Stage { Stage(variants[variant] ?? [:]) }

    /// The styles that the animations of a property write, and the numbers that each shows at a time, in seconds.
    func shown(_ property: String, in variant: String, at time: Double) -> [(
        style: String, numbers: [Double]
    )] {
        stage(variant).shown(property, at: time)
    }

    /// The number that an animation of one number shows at each time, in seconds.
    static func shown(_ animation: WebAnimation, at times: [Double]) -> [Double] {
        let timing: [String: Any] = [
            "delay": animation.delay * 1000, "duration": animation.duration * 1000,
            "iterations": animation.iterations.isFinite ? animation.iterations : "Infinity",
        ]
        let frames = animation.keyframes.map { frame -> [String: Any] in
            var members: [String: Any] = ["offset": frame.offset, "easing": frame.easingText]
            for declaration in frame.declarations { members[declaration.property] = declaration.value }
            return members
        }
        let read = Animation(["timing": timing, "keyframes": frames])
        return times.map { time in
            var shown: [String: [Double]] = [:]
            apply(read, at: time * 1000, to: &shown)
            return shown.values.first?.first ?? .nan
        }
    }

    private static func apply(_ animation: Animation, at time: Double, to shown: inout [String: [Double]]) {
        guard let progress = progress(animation.timing, at: time) else { return }
        let frames = animation.frames
        guard let index = frames.lastIndex(where: { $0.offset <= progress && $0.offset < 1 }) else { return }
        let (one, next) = (frames[index], frames[index + 1])
        let inside = eased((progress - one.offset) / (next.offset - one.offset), one.easing)
        for (style, from) in one.values {
            let value = zip(from, next.values[style] ?? []).map { $0 + ($1 - $0) * inside }
            if animation.timing["composite"] as? String == "add", let under = shown[style] {
                shown[style] = zip(under, value).map { $0 + $1 }
            } else {
                shown[style] = value
            }
        }
    }

    /// The iteration progress of section 4.8, forwards; nil where the animation shows nothing.
    private static func progress(_ timing: [String: Any], at time: Double) -> Double? {
        let fill = timing["fill"] as? String ?? "both"
        func number(_ key: String) -> Double {
            if timing[key] as? String == "Infinity" { return .infinity }
            return (timing[key] as? Double) ?? (timing[key] as? NSNumber)?.doubleValue ?? .nan
        }
        let (delay, duration, iterations) = (number("delay"), number("duration"), number("iterations"))
        let active = time - delay
        if active < 0 { return fill == "forwards" ? nil : 0 }
        let whole = duration == 0 ? 0 : duration * iterations
        if active >= whole {
            if fill == "backwards" { return nil }
            if iterations == 0 { return 0 }
            let rest = iterations - iterations.rounded(.down)
            return rest == 0 ? 1 : rest
        }
        return (active / duration).truncatingRemainder(dividingBy: 1)
    }

    private static func eased(_ x: Double, _ easing: String) -> Double {
        if easing == "linear" { return x }
        if easing == "steps(1, end)" { return x >= 1 ? 1 : 0 }
        let keywords = [
            "ease": [0.25, 0.1, 0.25, 1], "ease-in": [0.42, 0, 1, 1], "ease-out": [0, 0, 0.58, 1],
            "ease-in-out": [0.42, 0, 0.58, 1],
        ]
        let points = keywords[easing] ?? numbers(easing)
        func place(_ a: Double, _ b: Double, _ s: Double) -> Double {
            3 * a * s * (1 - s) * (1 - s) + 3 * b * s * s * (1 - s) + s * s * s
        }
        var (low, high) = (0.0, 1.0)
        for _ in 0..<60 {
            let middle = (low + high) / 2
            if place(points[0], points[2], middle) < x { low = middle } else { high = middle }
        }
        return place(points[1], points[3], (low + high) / 2)
    }

    /// The numbers of the values of styles. A place that is but a share of the element's own size is at 0.
    static func numbers(_ values: [String: String]) -> [String: [Double]] {
        var result: [String: [Double]] = [:]
        for (style, text) in values {
            let words = text.split(separator: " ").map { $0.wholeMatch(of: /-?[0-9.]+%/) == nil ? $0 : "0px" }
            result[style] = numbers(style == "translate" ? words.joined(separator: " ") : text)
        }
        return result
    }

    /// The numbers of a value, colours premultiplied; shares of the element's own size stay the same and are left out beside others.
    static func numbers(_ text: String) -> [Double] {
        var found: [Double] = []
        var shares: [Double] = []
        var digits = ""
        for character in text + " " {
            if character.isNumber || ".-+".contains(character) || (character == "e" && !digits.isEmpty) {
                digits.append(character)
            } else {
                if let number = Double(digits) {
                    if character == "%" { shares.append(number / 100) } else { found.append(number) }
                }
                digits = ""
            }
        }
        // A point of the element, such as the one about which it turns.
        if found.isEmpty { return shares }
        guard text.hasPrefix("oklab(") || text.hasPrefix("#") else { return found }
        let alpha = found.count > 3 ? found[3] : 1
        return found.prefix(3).map { $0 * alpha } + [alpha]
    }
}
