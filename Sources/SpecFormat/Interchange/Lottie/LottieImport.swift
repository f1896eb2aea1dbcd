import MotionModel

/// Makes a spec from a Lottie animation: places, sizes, turns, opacities, colours and trimmed strokes of its layers, with the
/// easing of every key, and a variant for each marker with a length.
///
/// - SeeAlso: Lottie Animation Format, version 1.0.1
struct LottieImport {
    /// Something that moves.
    struct Moving {
        /// The property of the spec.
        let path: String
        let track: LottieTrack
        /// Whether its numbers are a colour.
        let isColor: Bool
        /// Where the file says it.
        let range: SourceRange
    }

    var reader: LottieReader
    let rate: Double
    let assets: [String: JSONObject]
    /// By what the numbers of a colour are divided.
    let colorUnit: Double
    /// The names of the targets.
    var names: Set<String> = []
    /// How many targets have a name, by that name.
    var counts: [String: Int] = [:]
    /// The compositions that are being read, the outermost first.
    var open: [String] = []
    /// The number of layers so far, and of layers and shapes.
    var size = LottieSize()
    /// What moves, in the order of the layers.
    var moving: [Moving] = []
    var paths: Set<String> = []

    /// How many frames a second there can be, and how many there are where a file doesn't say.
    private static let rates = 1e-3...1e6
    private static let usualRate = 60.0

    /// Whether an object is a Lottie animation: it has a rate or the times of its first and last frame, and layers.
    static func isOne(_ object: JSONObject) -> Bool {
        ["ip", "op", "fr"].contains { object[$0]?.value.number != nil }
            && object["layers"]?.value.elements != nil
    }

    /// The text of the spec; nil, with an error, if nothing in the file moves.
    static func document(
        of root: JSONObject, at range: SourceRange, named name: String, _ diagnostics: inout Diagnostics
    ) -> [UInt8]? {
        var lottie = LottieImport(root, at: range, diagnostics)
        defer { diagnostics = lottie.reader.diagnostics }
        let first = root["ip"]?.value.number ?? 0
        let time = LottieTime(first: first, rate: lottie.rate)
        var end = root["op"]?.value.number.map { time($0) }
        if let far = end, let member = root["op"], !LottieTime.isPossible(far) {
            lottie.reader.skip(
                "no spec lasts as long as until this frame: its last key ends it", at: member.value.range)
            end = nil
        }
        lottie.add(layersOf: root, prefix: "", time, shown: 0...Swift.max(end ?? .infinity, 0))
        guard !lottie.reader.diagnostics.hasErrors else { return nil }
        let variants = lottie.variants(root, end: end ?? 0)
        guard !variants.isEmpty else {
            lottie.reader.diagnostics.report(
                .nothingToImport, "nothing in this Lottie animation moves that a spec has",
                at: root["layers"]?.key.range ?? range)
            return nil
        }
        return Array(
            JSONValue.object([
                (SpecField.motionSpec.rawValue, .number(1)), (SpecField.name.rawValue, .string(name)),
                (SpecField.variants.rawValue, .object(variants)),
            ]).text(pretty: false).utf8)
    }

    private init(_ root: JSONObject, at range: SourceRange, _ diagnostics: Diagnostics) {
        reader = LottieReader(diagnostics: diagnostics, slots: root["slots"]?.value.object)
        let rate = root["fr"]?.value.number
        if let rate, Self.rates.contains(rate) {
            self.rate = rate
        } else {
            self.rate = Self.usualRate
            reader.skip(
                "no possible number of frames a second is given: 60 are taken",
                at: root["fr"]?.value.range ?? root["layers"]?.key.range ?? range)
        }
        colorUnit = root["v"]?.value.string.map { Self.isOld($0.value) } == true ? 255 : 1
        var assets: [String: JSONObject] = [:]
        for element in root["assets"]?.value.elements ?? [] {
            if let asset = element.object, let id = asset["id"]?.value.string { assets[id.value] = asset }
        }
        self.assets = assets
    }

    /// Whether a file of that version has colours from 0 to 255, as all did before 4.1.9.
    private static func isOld(_ version: String) -> Bool {
        let parts = Array(version.utf8).split(separator: UInt8(ascii: ".")).map {
            NumberText.value(of: $0) ?? 0
        }
        for (index, least) in [4.0, 1, 9].enumerated() {
            let part = index < parts.count ? parts[index] : 0
            if part != least { return part < least }
        }
        return false
    }
}
