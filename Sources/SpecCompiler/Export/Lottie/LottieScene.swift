import MotionModel
import SpecFormat

/// The variants of a motion one after the other, on the single time line of a Lottie file.
struct LottieScene {
    /// Frames per second. Keyframes stand between frames too.
    static let frameRate = 60.0

    /// A time in frames, without the rounding error of a product: frame 7.2, not 7.199999999999999.
    ///
    /// Keys and markers have it from here: a variant that is played to the end of its marker shows its last key.
    static func frames(_ seconds: Double) -> Double { (seconds * frameRate).rounded(digits: 13) }

    /// A variant's place on that time line.
    struct Window {
        /// The variant's name.
        let name: String
        /// The frame at which it begins, a whole number.
        let start: Double
        /// Its length in frames.
        let length: Double
        /// The motions of its properties, by their paths.
        let tracks: [PropertyPath: PlainTrack]
        /// The values of properties that don't move, by their paths.
        let resting: [PropertyPath: MotionValue]
        /// The spec's own markers in it, in order.
        let markers: [Marker]
    }

    /// The windows, in the order of the motion's variants.
    private(set) var windows: [Window] = []
    /// The last frame.
    private(set) var end = 1.0
    /// The parts that aren't exactly the motion.
    private(set) var losses: [ExportLoss] = []
    /// The largest error of common keys for two numbers, as a share of the travel: half of the tolerance, of which the
    /// keys of each have the other half.
    let commonTolerance: Double

    /// Whether a property moves in some variant.
    func moves(_ property: PropertyPath) -> Bool { windows.contains { $0.tracks[property] != nil } }

    /// - Throws: `BindingError`.
    init(_ source: ExportSource) throws(BindingError) {
        let motion = source.motion
        let sampling = source.options.sampling
        commonTolerance =
            switch sampling {
            case .tolerance(let tolerance): tolerance / 2
            case .framesPerSecond: .infinity
            }
        let parameters = source.parameters ?? motion.defaultNumbers
        var work = KeyframeWork()
        for (variant, timeline) in try source.timelines() {
            let length = timeline.shownLength
            if !timeline.duration.isFinite {
                losses.append(
                    ExportLoss(
                        variant: variant.name, kind: .omission,
                        phrase:
                            "goes on for ever; the file has the first \(NumberText.seconds(length)) of it",
                        size: nil))
            }
            var tracks: [PropertyPath: PlainTrack] = [:]
            for property in timeline.properties {
                let mixing: PlainTrack.Mixing = property.base.form.canonical == .color ? .srgb : .components
                var own = sampling
                if case .tolerance(let tolerance) = sampling, LottieSlot.isPaired(property.property.keyPath) {
                    own = .tolerance(tolerance / 2)
                }
                tracks[property.property] = PlainTrack(
                    property, until: length, sampling: own, mixing: mixing, &work)
            }
            let name = source.options.reversesValues ? variant.endState : variant.startState
            var resting: [PropertyPath: MotionValue] = [:]
            if let state = motion.state(named: name) {
                let values = try motion.values(of: state, parameters: parameters) { source.initial[$0] }
                for (property, value) in zip(motion.properties, values) {
                    resting[property.path] = source.initial[property.path] ?? value ?? property.initial
                }
            }
            windows.append(
                Window(
                    name: variant.name, start: windows.isEmpty ? 0 : end + 1,
                    length: LottieScene.frames(length),
                    tracks: tracks, resting: resting, markers: timeline.markers))
            end = (windows[windows.count - 1].start + LottieScene.frames(length)).rounded(.up)
        }
        end += 1
    }
}

extension BoundTimeline {
    /// The seconds to show: the whole duration of a finite timeline, one period of each loop of an endless one.
    var shownLength: Double {
        if duration.isFinite { return duration }
        var length = 0.0
        for track in tracks.map({ $0.track }) {
            if let loop = track.loop, !loop.count.isFinite {
                length = Swift.max(length, Swift.max(loop.start, 0) + loop.period)
            } else {
                length = Swift.max(length, track.end)
            }
        }
        for marker in markers { length = Swift.max(length, marker.time) }
        return length
    }
}
