/// ★ The formats that a motion can be exported to.
///
/// The command line, its help and its file names read the rows; nothing else names a format.
public enum ExportFormat: String, CaseIterable, Sendable {
    /// Keyframes as JSON.
    case json
    /// The motion itself, for the Animator; see `CompiledMotion.binary`.
    case binary
    /// Style sheets: keyframes, and classes for the variants.
    case css
    /// Keyframes and timings for `element.animate`, as JSON.
    case waapi
    /// The motion itself as compact JSON, for the player of Web/player.
    case player
    /// An animated SVG picture.
    case svg
    /// Design tokens, in the format 2025.10 of the Design Tokens Community Group.
    case dtcg
    /// Constants as Swift source, for the Animator.
    case swift
    /// A Lottie animation.
    case lottie
    /// Core Animation's animations as Swift source.
    case coreAnimation = "coreanimation"
    /// SwiftUI's animations and keyframe tracks as Swift source.
    case swiftUI = "swiftui"
    /// An animator resource of Android, of one variant.
    case android
    /// Jetpack Compose's animation specs as Kotlin source.
    case compose
    /// Variants for Motion (motion.dev) as a JavaScript module.
    case motion
    /// Timelines for GSAP as a JavaScript module.
    case gsap
    /// A theme of Tailwind CSS 4.
    case tailwind
    /// Flutter's tween sequences and springs as Dart source.
    case flutter

    /// Whether it keeps which targets are present; the others show all of them, and say so.
    var keepsPresence: Bool {
        switch self {
        case .binary, .swift, .css, .waapi, .player, .svg, .coreAnimation, .swiftUI, .compose: true
        case .json, .dtcg, .lottie, .android, .motion, .gsap, .tailwind, .flutter:
            false
        }
    }

    /// Whether it tells of events, or says itself that it doesn't; the others tell nobody, and that is said.
    var tellsOfEvents: Bool {
        switch self {
        case .json, .binary, .css, .waapi, .player, .dtcg, .swift, .lottie, .motion, .gsap, .tailwind: true
        case .svg, .coreAnimation, .swiftUI, .android, .compose, .flutter: false
        }
    }

    /// Whether values go on depending on parameters, or the file names the values of parameters; in the others they are fixed, and
    /// that is said.
    var keepsParameters: Bool {
        switch self {
        case .json, .binary, .css, .waapi, .player, .dtcg, .swift, .tailwind: true
        case .svg, .lottie, .coreAnimation, .swiftUI, .android, .compose, .motion, .gsap, .flutter: false
        }
    }

    /// Whether what has no first value begins where its property is, or it says itself that it doesn't; also whether it is a
    /// picture, which nothing interrupts.
    var tellsOfStarts: Bool {
        switch self {
        case .json, .binary, .swift, .player, .dtcg, .svg, .lottie, .css, .waapi, .tailwind, .motion, .gsap:
            true
        case .coreAnimation, .swiftUI, .android, .compose, .flutter: false
        }
    }

    /// Whether it makes one style of all properties that something shows alike: two names of a number too, which players keep apart.
    var joinsNames: Bool {
        switch self {
        case .css, .waapi, .tailwind, .svg: true
        case .json, .binary, .swift, .player, .coreAnimation, .swiftUI, .compose, .dtcg, .lottie, .android,
            .motion, .gsap,
            .flutter:
            false
        }
    }

    /// The format and its players, in a few words.
    public var summary: String {
        switch self {
        case .json: "keyframes, for any program"
        case .binary: "the motion itself, for an app that uses the Animator"
        case .css: "a style sheet: keyframes, and a class for each variant"
        case .waapi: "what a page hands to element.animate, as JSON"
        case .player: "the motion itself, for a page that uses the player for the web"
        case .svg: "an animated picture, to look at and to show"
        case .dtcg: "design tokens 2025.10, the whole spec inside"
        case .swift: "Swift constants, for an app that uses the Animator"
        case .lottie: "a box for each target, for players of Lottie files"
        case .coreAnimation: "Swift source that builds Core Animation's animations"
        case .swiftUI: "Swift source with SwiftUI's animations and keyframe tracks"
        case .android: "one variant as an animator resource for Android's views"
        case .compose: "Kotlin source with Jetpack Compose's animation specs"
        case .motion: "a JavaScript module with variants for Motion (motion.dev)"
        case .gsap: "a JavaScript module with timelines for GSAP 3"
        case .tailwind: "a theme of Tailwind CSS 4: animate-* utilities and their keyframes"
        case .flutter: "Dart source with Flutter's tween sequences and springs"
        }
    }

    /// The name of the file of a spec: the spec's name, a full stop and the format's ending; of a resource, what may name one.
    public func fileName(for name: String) -> String {
        self == .android ? AndroidResource.name(for: name) + ".xml" : "\(name).\(fileEnding)"
    }

    private var fileEnding: String {
        switch self {
        case .json: "timeline.json"
        case .binary: "timeline.bin"
        case .css: "css"
        case .waapi: "waapi.json"
        case .player: "player.json"
        case .svg: "svg"
        case .dtcg: "tokens.json"
        case .swift: "motion.swift"
        case .lottie: "lottie.json"
        case .coreAnimation: "layers.swift"
        case .swiftUI: "swiftui.swift"
        case .android: "xml"
        case .compose: "compose.kt"
        case .motion: "motion.js"
        case .gsap: "gsap.js"
        case .tailwind: "tailwind.css"
        case .flutter: "flutter.dart"
        }
    }

    /// Whether it holds the complete motion: every variant with its reversed form, parameters, initial values and
    /// curves.
    ///
    /// Then only the variants can be chosen.
    public var isWhole: Bool {
        switch self {
        case .json, .css, .waapi, .svg, .dtcg, .lottie, .coreAnimation, .swiftUI, .android, .compose: false
        case .motion, .gsap, .tailwind, .flutter: false
        case .binary, .player, .swift: true
        }
    }

    /// Whether the output is text.
    public var isText: Bool {
        switch self {
        case .json, .css, .waapi, .player, .svg, .dtcg, .swift, .lottie, .coreAnimation, .swiftUI, .android,
            .compose:
            true
        case .motion, .gsap, .tailwind, .flutter: true
        case .binary: false
        }
    }
}
