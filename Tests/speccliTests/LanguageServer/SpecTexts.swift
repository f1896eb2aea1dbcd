import Foundation
import MotionModel
import SpecCompiler
import SpecFormat
import TestSupport
import Testing

@testable import speccli

/// Texts that are open together: a spec, and what it imports if that isn't on the disk.
struct SpecTexts {
    /// The texts with their addresses, the spec first.
    var all: [(address: String, bytes: [UInt8])]

    /// Texts in the order in which they are opened, the spec first.
    init(_ all: [(address: String, bytes: [UInt8])]) { self.all = all }

    /// The spec alone.
    var main: (address: String, bytes: [UInt8]) { all[0] }

    /// The text with an address.
    subscript(address: String) -> [UInt8] {
        get { all.first { $0.address == address }?.bytes ?? [] }
        set { for index in all.indices where all[index].address == address { all[index].bytes = newValue } }
    }

    /// What the text says, read by itself; nil if it has errors, or imports what isn't here.
    var spec: Spec? {
        let files = all.map { text in
            let name = text.address.split(separator: "/").last.map { String($0) } ?? ""
            return SourceFile(path: name, bytes: text.bytes)
        }
        var workspace = SpecWorkspace(SourceSet(files))
        return workspace.read(files[0]).spec
    }

    /// What moves; nil if nothing does.
    var motion: CompiledMotion? {
        guard let spec, !spec.variants.isEmpty else { return nil }
        return CompiledMotion(spec)
    }

    /// The texts after a workspace edit.
    func applying(_ edit: JSONValue?) -> SpecTexts {
        var result = self
        for change in edit?["documentChanges"]?.elements ?? [] {
            let address = change.at("textDocument", "uri")?.string ?? ""
            result[address] = change["edits"]?.applied(to: self[address]) ?? []
        }
        return result
    }

    /// The values of all variants at some instants, by variant; the order of its properties doesn't count.
    static func samples(_ motion: CompiledMotion) throws -> [[[Double]]] {
        try motion.variants.map { variant in
            let timeline = try motion.bind(variant, parameters: nil, initial: [:])
            return timeline.properties.map { property in
                stride(from: 0, through: 0.6, by: 0.05).flatMap { property.sample(at: $0).value.components }
            }.sorted { "\($0)" < "\($1)" }
        }
    }

    /// One with something wrong somewhere, every other time.
    func damaged(_ random: inout SplitMix64) -> SpecTexts {
        let pieces = ["", "\"", "{", "}", ",", ":", "[", "\"\"", "\"cu\"", "= ", "\n", "/*", "//", "é", "😀"]
        guard random.below(2) == 0 else { return self }
        var result = self
        let place = random.below(all.count)
        var bytes = all[place].bytes
        let start = random.below(bytes.count)
        let end = min(bytes.count, start + [0, 0, 1, 3, 20][random.below(5)])
        bytes.replaceSubrange(start..<end, with: pieces[random.below(pieces.count)].utf8)
        result.all[place].bytes = Array(String(decoding: bytes, as: UTF8.self).utf8)
        return result
    }

    // MARK: Where they come from

    /// The project's specs, and some that use what those don't.
    static let specs: [SpecTexts] = {
        let finder = FileManager.default.enumerator(at: Speccli.specs, includingPropertiesForKeys: nil)
        var files: [URL] = []
        while let url = finder?.nextObject() as? URL {
            let isSpec = url.pathExtension == "json" && !url.path.contains("/invalid/")
            if isSpec, !url.path.contains("/scripts/") { files.append(url) }
        }
        let texts = files.sorted { $0.path < $1.path }.compactMap { url -> SpecTexts? in
            guard let data = try? Data(contentsOf: url), data.count < 5000 else { return nil }
            return SpecTexts([(FileAddress.address(of: url.path), [UInt8](data))])
        }
        return texts + [SpecTexts([("file:///nowhere/tree.motion.json", Array(tree.utf8))])]
    }()

    /// A spec in which names of all kinds occur, with emoji and escapes.
    static let tree = #"""
        {
          "motionSpec": 1, "name": "Tree", // 😀
          "parameters": { "far": 40, "tint": "#1a73e8" },
          "durations": { "quick": "75ms", "slow": "quick" },
          "curves": { "soft": { "spring": { "duration": 0.4, "bounce": 0.2 } }, "out": "ease-out", "é": "soft" },
          "timings": { "fade": { "duration": "quick", "curve": "out" } },
          "states": ["small", "large"],
          "properties": { "gauge.level": { "type": "number", "initial": 0 } },
          "variants": {
            "open": { "motion": { "group": [
              { "animate": "gauge.level", "to": "= 2 * far", "duration": "slow", "curve": "out" },
              { "each": ["row.0", "row.1"], "stagger": "40ms", "motion":
                { "animate": "$.opacity", "from": 0, "to": 1, "duration": "quick" } },
              { "animate": "row.0.backgroundColor", "to": "= tint", "curve": "\u00e9" }
            ] } },
            "close": { "from": "large", "to": "small", "motion": { "use": "open", "with": { "far": 10 } } },
            "still": { "reducedMotionFor": ["open", "close"], "motion": { "set": { "gauge.level": 80 } } }
          }
        }
        """#

    /// The number of texts for each test, by `PLACES` in the environment.
    static let count = ProcessInfo.processInfo.environment["PLACES"].flatMap { Int($0) } ?? TestBuild.count(2)

    /// Some of the project's specs, and as many random ones.
    static func some(_ seed: UInt64) -> [SpecTexts] {
        var random = SplitMix64(seed: seed)
        var made = RandomSpecs(seed: seed)
        return (0..<count).map { $0 % 2 == 0 ? made.next() : specs[random.below(specs.count)] }
    }
}
