import Foundation
import MotionModel
import SpecFormat
import Testing

/// The libraries of the package against the published numbers, written down here a second time.
@Suite("Libraries")
struct LibraryTests {
    private static let durations: [String: [String: Double]] = [
        "material3": [
            "short1": 50, "short2": 100, "short3": 150, "short4": 200, "medium1": 250, "medium2": 300,
            "medium3": 350,
            "medium4": 400, "long1": 450, "long2": 500, "long3": 550, "long4": 600, "extraLong1": 700,
            "extraLong2": 800, "extraLong3": 900, "extraLong4": 1000,
        ],
        "apple": ["timingCurve": 350],
        "carbon": [
            "fast-01": 70, "fast-02": 110, "moderate-01": 150, "moderate-02": 240, "slow-01": 400,
            "slow-02": 700,
        ],
        "fluent2": [
            "ultraFast": 50, "faster": 100, "fast": 150, "normal": 200, "gentle": 250, "slow": 300,
            "slower": 400,
            "ultraSlow": 500,
        ],
        "polaris": [
            "duration-0": 0, "duration-50": 50, "duration-100": 100, "duration-150": 150, "duration-200": 200,
            "duration-250": 250, "duration-300": 300, "duration-350": 350, "duration-400": 400,
            "duration-450": 450,
            "duration-500": 500, "duration-5000": 5000,
        ],
        "spectrum": [
            "duration-0": 0, "duration-100": 130, "duration-200": 160, "duration-300": 190,
            "duration-400": 220,
            "duration-500": 250, "duration-600": 300, "duration-700": 350, "duration-800": 400,
            "duration-900": 450,
            "duration-1000": 500, "duration-2000": 1000, "duration-4000": 2000,
        ],
        "primer": [
            "duration-0": 0, "duration-75": 75, "duration-100": 100, "duration-200": 200, "duration-300": 300,
            "duration-400": 400, "duration-500": 500, "duration-600": 600, "duration-700": 700,
            "duration-800": 800,
            "duration-900": 900, "duration-1000": 1000, "micro": 100, "short": 200, "medium": 300,
            "long": 500,
        ],
        "atlassian": [
            "instant": 0, "xxshort": 50, "xshort": 100, "short": 150, "medium": 200, "long": 250,
            "xlong": 400,
            "xxlong": 600,
        ],
    ]

    private static let beziers: [String: [String: [Double]]] = [
        "material3": [
            "emphasized.accelerate": [0.3, 0, 0.8, 0.15], "emphasized.decelerate": [0.05, 0.7, 0.1, 1],
            "emphasized.accelerate.android": [0.3, 0, 0.8, 0.2],
            "emphasized.decelerate.android": [0.1, 0.7, 0.1, 1],
            "standard": [0.2, 0, 0, 1], "standard.accelerate": [0.3, 0, 1, 1],
            "standard.decelerate": [0, 0, 0, 1],
            "legacy": [0.4, 0, 0.2, 1], "legacy.accelerate": [0.4, 0, 1, 1],
            "legacy.decelerate": [0, 0, 0.2, 1],
            "linear": [0, 0, 1, 1],
        ],
        "apple": [
            "default": [0.25, 0.1, 0.25, 1], "easeIn": [0.42, 0, 1, 1], "easeOut": [0, 0, 0.58, 1],
            "easeInEaseOut": [0.42, 0, 0.58, 1], "linear": [0, 0, 1, 1],
        ],
        "carbon": [
            "standard.productive": [0.2, 0, 0.38, 0.9], "standard.expressive": [0.4, 0.14, 0.3, 1],
            "entrance.productive": [0, 0, 0.38, 0.9], "entrance.expressive": [0, 0, 0.3, 1],
            "exit.productive": [0.2, 0, 1, 0.9], "exit.expressive": [0.4, 0.14, 1, 1],
        ],
        "fluent2": [
            "accelerateMax": [0.9, 0.1, 1, 0.2], "accelerateMid": [1, 0, 1, 1],
            "accelerateMin": [0.8, 0, 0.78, 1],
            "decelerateMax": [0.1, 0.9, 0.2, 1], "decelerateMid": [0, 0, 0, 1],
            "decelerateMin": [0.33, 0, 0.1, 1],
            "easyEaseMax": [0.8, 0, 0.2, 1], "easyEase": [0.33, 0, 0.67, 1], "linear": [0, 0, 1, 1],
        ],
        "polaris": [
            "ease": [0.25, 0.1, 0.25, 1], "in": [0.42, 0, 1, 1], "out": [0.19, 0.91, 0.38, 1],
            "in-out": [0.42, 0, 0.58, 1], "linear": [0, 0, 1, 1],
        ],
        "spectrum": [
            "in-out": [0.45, 0, 0.4, 1], "in": [0.5, 0, 1, 1], "out": [0, 0, 0.4, 1], "linear": [0, 0, 1, 1],
        ],
        "primer": [
            "linear": [0, 0, 1, 1], "ease": [0.25, 0.1, 0.25, 1], "easeIn": [0.7, 0.1, 0.75, 0.9],
            "easeOut": [0.3, 0.8, 0.6, 1], "easeInOut": [0.6, 0, 0.2, 1],
        ],
        "atlassian": [
            "in.practical": [0.6, 0, 0.8, 0.6], "out.practical": [0.4, 1, 0.6, 1],
            "inout.bold": [0.4, 0, 0, 1],
            "out.bold": [0, 0.4, 0, 1],
        ],
        "open-props": [
            "ease-1": [0.25, 0, 0.5, 1], "ease-2": [0.25, 0, 0.4, 1], "ease-3": [0.25, 0, 0.3, 1],
            "ease-4": [0.25, 0, 0.2, 1], "ease-5": [0.25, 0, 0.1, 1], "ease-in-1": [0.25, 0, 1, 1],
            "ease-in-2": [0.5, 0, 1, 1], "ease-in-3": [0.7, 0, 1, 1], "ease-in-4": [0.9, 0, 1, 1],
            "ease-in-5": [1, 0, 1, 1], "ease-out-1": [0, 0, 0.75, 1], "ease-out-2": [0, 0, 0.5, 1],
            "ease-out-3": [0, 0, 0.3, 1], "ease-out-4": [0, 0, 0.1, 1], "ease-out-5": [0, 0, 0, 1],
            "ease-in-out-1": [0.1, 0, 0.9, 1], "ease-in-out-2": [0.3, 0, 0.7, 1],
            "ease-in-out-3": [0.5, 0, 0.5, 1],
            "ease-in-out-4": [0.7, 0, 0.3, 1], "ease-in-out-5": [0.9, 0, 0.1, 1],
            "ease-elastic-out-1": [0.5, 0.75, 0.75, 1.25], "ease-elastic-out-2": [0.5, 1, 0.75, 1.25],
            "ease-elastic-out-3": [0.5, 1.25, 0.75, 1.25], "ease-elastic-out-4": [0.5, 1.5, 0.75, 1.25],
            "ease-elastic-out-5": [0.5, 1.75, 0.75, 1.25], "ease-elastic-in-1": [0.5, -0.25, 0.75, 1],
            "ease-elastic-in-2": [0.5, -0.5, 0.75, 1], "ease-elastic-in-3": [0.5, -0.75, 0.75, 1],
            "ease-elastic-in-4": [0.5, -1, 0.75, 1], "ease-elastic-in-5": [0.5, -1.25, 0.75, 1],
            "ease-elastic-in-out-1": [0.5, -0.1, 0.1, 1.5], "ease-elastic-in-out-2": [0.5, -0.3, 0.1, 1.5],
            "ease-elastic-in-out-3": [0.5, -0.5, 0.1, 1.5], "ease-elastic-in-out-4": [0.5, -0.7, 0.1, 1.5],
            "ease-elastic-in-out-5": [0.5, -0.9, 0.1, 1.5],
        ],
    ]

    /// Stiffness and damping for mass 1, and how long the spring settles to a thousandth in seconds where that was published,
    /// rounded as in the tables they come from.
    private static let springs: [String: [String: (stiffness: Double, damping: Double, settles: Double?)]] = [
        "material3": [
            "expressive.fastSpatial": (800, 33.94, 0.359), "expressive.defaultSpatial": (380, 31.19, 0.435),
            "expressive.slowSpatial": (200, 22.63, 0.599), "standard.fastSpatial": (1400, 67.35, 0.224),
            "standard.defaultSpatial": (700, 47.62, 0.317), "standard.slowSpatial": (300, 31.18, 0.484),
            "fastEffects": (3800, 123.29, 0.150), "defaultEffects": (1600, 80, 0.231),
            "slowEffects": (800, 56.57, 0.326),
        ],
        "apple": [
            "smooth": (157.91, 25.13, 0.735), "snappy": (157.91, 21.36, 0.697),
            "bouncy": (157.91, 17.59, 0.819),
            "springAnimation": (100, 10, 1.270),
            // k = (2π / response)², c = 4π · ratio / response, by hand.
            "spring": (157.91, 20.73, nil), "interactiveSpring": (1754.6, 72.05, nil),
            "animation": (130.51, 22.85, nil),
        ],
        "react-spring": [
            "default": (170, 26, nil), "gentle": (120, 14, nil), "wobbly": (180, 12, 1.137),
            "stiff": (210, 20, nil),
            "slow": (280, 60, nil), "molasses": (280, 120, 2.910),
        ],
        "figma": [
            "gentle": (100, 15, nil), "quick": (300, 20, nil), "bouncy": (600, 15, 0.861),
            "slow": (80, 20, nil),
        ],
    ]

    /// The timings of names of a library, through a spec that imports it.
    private static func timings(_ library: String, _ timings: [String: String]) throws -> [String: Spec
        .FoundLeaf]
    {
        let names = timings.keys.sorted()
        let variants = names.enumerated().map { index, name in
            "\"v\(index)\": { \"timings\": { \"*\": \(timings[name] ?? "") }, \"reducedMotion\": \"instant\" }"
        }
        let file = SourceFile(
            path: "specs/test.json",
            text: """
                { "motionSpec": 1, "name": "Test", "imports": { "lib": "libraries/\(library).json" },
                  "animations": { "box.zPosition": { "values": [0, 1], "timing": "all" } },
                  "variants": { \(variants.joined(separator: ", ")) } }
                """)
        let (spec, diagnostics) = try Gallery.read(file)
        let errors = diagnostics.filter { $0.severity == .error }
        let found = try #require(spec, "\(Report(file: file, diagnostics: errors).short())")
        var result: [String: Spec.FoundLeaf] = [:]
        for (index, name) in names.enumerated() { result[name] = found.topLeaves(ofVariant: index).first }
        return result
    }

    /// The names that a library has of one kind, as another reader of JSON finds them.
    private static func names(_ library: String, _ key: String) throws -> Set<String> {
        let data = try Data(contentsOf: Gallery.folder.appending(path: "libraries/\(library).json"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        return Set(((object[key] as? [String: Any]) ?? [:]).keys)
    }

    static let all = Gallery.libraries.map {
        String($0.dropFirst("libraries/".count).dropLast(".json".count))
    }

    @Test("There is one for each published set of values")
    func complete() {
        #expect(
            Set(Self.all).isSuperset(of: [
                "apple", "atlassian", "carbon", "figma", "fluent2", "material3", "open-props", "polaris",
                "primer",
                "react-spring", "spectrum",
            ]))
    }

    @Test("A duration is the published one, and there are no others", arguments: all)
    func durations(_ library: String) throws {
        let expected = Self.durations[library] ?? [:]
        #expect(try Self.names(library, "durations") == Set(expected.keys))
        guard !expected.isEmpty else { return }
        let texts = expected.keys.map { ($0, "{ \"duration\": \"lib.\($0)\", \"curve\": \"linear\" }") }
        let timings = try Self.timings(library, Dictionary(uniqueKeysWithValues: texts))
        for (name, milliseconds) in expected {
            #expect(timings[name]?.node.length == milliseconds / 1000, "\(name)")
        }
    }

    @Test("A curve is the published one, and there are no others", arguments: all)
    func curves(_ library: String) throws {
        let beziers = Self.beziers[library] ?? [:]
        let springs = Self.springs[library] ?? [:]
        var others: [String: Curve] = [:]
        if library == "open-props" {
            for (index, count) in [2, 3, 4, 7, 10].enumerated() {
                others["ease-step-\(index + 1)"] = try .steps(Steps(count))
            }
        }
        let names = try Self.names(library, "curves")
        #expect(
            names
                == Set(beziers.keys).union(springs.keys).union(others.keys)
                .union(library == "material3" ? ["emphasized"] : []))
        let timings = try Self.timings(
            library, Dictionary(uniqueKeysWithValues: names.map { ($0, "{ \"curve\": \"lib.\($0)\" }") }))
        for (name, values) in beziers {
            let curve = try CubicBezier(x1: values[0], y1: values[1], x2: values[2], y2: values[3])
            #expect(timings[name]?.curve == .bezier(curve), "\(name)")
        }
        for (name, curve) in others { #expect(timings[name]?.curve == curve, "\(name)") }
        for (name, expected) in springs {
            guard case .spring(let curve)? = timings[name]?.curve else {
                Issue.record("'\(name)' is no spring")
                continue
            }
            #expect(curve.spring.mass == 1)
            // The tables have four digits or more.
            #expect(abs(curve.spring.stiffness / expected.stiffness - 1) < 1e-4, "\(name)")
            #expect(abs(curve.spring.damping / expected.damping - 1) < 5e-4, "\(name)")
            if let settles = expected.settles {
                #expect(abs(curve.naturalDuration - settles) < 0.0012, "\(name): \(curve.naturalDuration)")
            }
        }
    }

    @Test(
        "Material's emphasized easing is the published path, on which 0.4 is reached at a sixth of the time")
    func emphasized() throws {
        let timings = try Self.timings("material3", ["emphasized": "{ \"curve\": \"lib.emphasized\" }"])
        let curve = try #require(timings["emphasized"]?.curve)
        #expect(abs(curve.progress(at: 0.166666) - 0.4) < 1e-9)
        // Where the usual stand-in (0.2, 0, 0, 1) is off by 0.166.
        let standIn = Curve.bezier(try CubicBezier(x1: 0.2, y1: 0, x2: 0, y2: 1))
        #expect(abs(abs(curve.progress(at: 0.25) - standIn.progress(at: 0.25)) - 0.166) < 1e-3)
    }

    @Test("A library says where its values are from", arguments: all)
    func source(_ library: String) throws {
        let data = try Data(contentsOf: Gallery.folder.appending(path: "libraries/\(library).json"))
        let object = try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
        let extensions = try #require(object["$extensions"] as? [String: [String: String]])
        let source = try #require(extensions["org.motionspec.source"])
        #expect(Set(source.keys) == ["publisher", "title", "version", "read"])
        #expect(source.values.allSatisfy { !$0.isEmpty })
    }
}
