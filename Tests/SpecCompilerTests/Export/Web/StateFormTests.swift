import Foundation
import MotionModel
import SpecFormat
import Testing

@testable import SpecCompiler

@Suite("States of a motion in a browser")
struct StateFormTests {
    /// A door with a way there and a way back.
    private static let door = """
        "states": ["closed", "open"], "animations": { "door.transform.rotation.z": ["0deg", "90deg"] },
        "variants": {
          "swing": { "timings": { "*": { "duration": "1s", "curve": "linear", "delay": "200ms" } } },
          "shut": { "from": "open", "to": "closed", "timings": { "*": { "curve": { "spring": { "response": 0.4, "dampingRatio": 0.6 } } } } } }
        """
    private static let both = """
        , "transitions": [{ "from": "closed", "to": "open", "on": "push" }, { "from": "open", "to": "closed", "on": "push" }]
        """

    private func css(_ members: String) throws -> (sheet: String, losses: [ExportLoss]) {
        let export = try Export(.css, of: ExportSource(try WebSpec.read(members)))
        return (String(decoding: export.bytes, as: UTF8.self), export.losses)
    }

    private func waapi(
        _ members: String, composite: BakeOptions.Composite? = nil
    ) throws -> (data: [String: Any], losses: [ExportLoss]) {
        let source = ExportSource(
            try WebSpec.read(members), options: BakeOptions(composite: composite))
        let export = try Export(.waapi, of: source)
        let data = try JSONSerialization.jsonObject(with: Data(export.bytes)) as? [String: Any]
        return (try #require(data), export.losses)
    }

    /// The losses of a phrase, by property.
    private func sizes(_ losses: [ExportLoss], _ phrase: String) -> [String: Double] {
        var sizes: [String: Double] = [:]
        for loss in losses where loss.phrase.contains(phrase) {
            sizes[loss.property?.text ?? ""] = loss.size ?? .nan
        }
        return sizes
    }

    @Test("a spec without transitions has none of it, and one with them is the same before")
    func withoutTransitions() throws {
        let (plain, plainLosses) = try css(Self.door)
        let (whole, losses) = try css(Self.door + Self.both)
        #expect(!plain.contains("data-state"))
        func body(_ sheet: String) -> String {
            sheet.split(separator: "\n").filter { !$0.hasPrefix("/* ") || $0.contains("data-state") }
                .joined(separator: "\n")
        }
        #expect(body(whole).hasPrefix(body(plain)) && whole.contains("data-state"))
        #expect(Array(losses.prefix(plainLosses.count)) == plainLosses)
        let data = try waapi(Self.door).data
        #expect(data["machine"] == nil)
        #expect(
            try waapi(Self.door, composite: .replace).data as NSDictionary == data as NSDictionary,
            "nothing else is asked for than before")
        for name in ["calendar-chip.json", "gallery/toast.json", "gallery/toast-queue.json"] {
            let source = try WebGallery.motion(name).0
            let sheet = String(decoding: try Export(.css, of: source).bytes, as: UTF8.self)
            #expect(sheet.contains("data-state") != source.motion.transitions.isEmpty, "\(name)")
        }
    }

    @Test("a way that doesn't lead from what one state shows to what the other shows is a loss with its size")
    func elsewhere() throws {
        // The motion turns back by 10 degrees, a browser on by 350; then it turns on by 100, a browser back by 260.
        let (sheet, losses) = try css(
            """
            "states": ["x", "y", "z"],
            "animations": { "a.transform.rotation.z": { "values": ["0deg", "350deg", "90deg"], "turn": "shortest" } },
            "variants": { "up": { "from": "x", "to": "y", "timings": { "*": { "duration": "1s", "curve": "linear" } } },
                          "more": { "from": "y", "to": "z", "timings": { "*": { "duration": "1s", "curve": "linear" } } } },
            "transitions": [{ "from": "x", "to": "y", "on": "tap" }, { "from": "y", "to": "z", "on": "tap" }]
            """)
        let shown = ["x", "y", "z"].map { state in
            let rule = sheet.split(separator: "[data-state=\"\(state)\"]").last ?? ""
            return ReadBack.numbers(in: rule.split(separator: "rotate: ")[1].prefix { $0 != "d" })[0]
        }
        let rows: [(variant: String, places: [Double])] = [
            ("up", [shown[0], shown[1], 360, 350]), ("more", [shown[1], shown[2], -10, 90]),
        ]
        for (variant, places) in rows {
            var largest = 0.0
            for step in 0...100 {
                let share = Double(step) / 100
                let page = places[0] + (places[1] - places[0]) * share
                let motion = places[2] + (places[3] - places[2]) * share
                largest = max(largest, abs(page - motion))
            }
            let size = losses.first { $0.variant == variant && $0.property != nil }?.size ?? 0
            let travel = abs(places[3] - places[2])
            #expect(
                largest < 1e-6 || abs(size - largest / travel) < 0.01 * size,
                "\(variant): \(size), \(largest / travel)")
            #expect(largest > 1)
        }
    }

    @Test("a state is a rule with its values, and the transition of what leads there")
    func rules() throws {
        let sheet = try css(Self.door + Self.both).sheet
        #expect(
            sheet.contains(
                #".a[data-state="open"] [data-motion="door"] { rotate: 90deg; transition: rotate 1s linear 0.2s; }"#
            ),
            "\(sheet)")
        #expect(
            sheet.contains(
                """
                .a[data-state="closed"] [data-motion="door"] { transition: rotate 0.646s var(--a-curve-1); }

                """) || sheet.contains("[data-motion=\"door\"] { transition: rotate 0.6"), "\(sheet)")
        // A spring is points where a browser knows them, and elsewhere the nearest Bézier.
        #expect(sheet.contains(".a { --a-curve-1: cubic-bezier("))
        #expect(sheet.contains("--a-curve-1: linear(0, "))
    }

    @Test("a way back that nobody wrote is the way there, reversed")
    func wayBack() throws {
        let members = """
            "states": ["closed", "open"], "animations": { "door.opacity": [0, 1] },
            "variants": { "swing": { "timings": { "*": { "duration": "300ms", "curve": "linear" } } } },
            "transitions": [{ "from": "closed", "to": "open", "on": "push" }]
            """
        let sheet = try css(members).sheet
        #expect(sheet.contains(".a[data-state] [data-motion=\"door\"] { transition: opacity 0.3s linear; }"))
        #expect(sheet.contains(".a[data-state=\"open\"] [data-motion=\"door\"] { opacity: 1; }"))
        // Of two ways, the one that leads there.
        let two = try css(
            """
            "states": ["closed", "half", "open"], "animations": { "door.opacity": [0, 0.5, 1] },
            "variants": {
              "far": { "from": "closed", "timings": { "*": { "duration": "1s", "curve": "linear" } } },
              "near": { "from": "half", "timings": { "*": { "duration": "2s", "curve": "linear" } } } },
            "transitions": [{ "from": "closed", "to": "open", "on": "push" }, { "from": "half", "to": "open", "on": "push" }]
            """
        ).sheet
        #expect(two.contains("opacity: 0.5; transition: opacity 2s linear;"), "\(two)")
    }

    @Test("x and y that don't go together are custom properties, and others one style")
    func parts() throws {
        func members(_ down: String) -> String {
            """
            "states": ["a", "b"], "animations": {
              "x.transform.translation.x": { "values": [0, 10], "timing": "across" },
              "x.transform.translation.y": { "values": [0, 20], "timing": "down" } },
            "variants": { "v": { "timings": {
              "across": { "duration": "300ms", "curve": "linear" }, "down": { "duration": "\(down)", "curve": "linear" } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "go" }, { "from": "b", "to": "a", "on": "go" }]
            """
        }
        let together = try css(members("300ms")).sheet
        #expect(together.contains("transition: translate 0.3s linear;") && !together.contains("@property"))
        let apart = try css(members("400ms")).sheet
        #expect(
            apart.contains("translate: var(--a-transform-translation-x) var(--a-transform-translation-y);"))
        #expect(
            apart.contains(
                "--a-transform-translation-x 0.3s linear, --a-transform-translation-y 0.4s linear"),
            "\(apart)")
        #expect(apart.contains("@property --a-transform-translation-x {"))
    }

    @Test("what a style sheet can't know is said, with its size")
    func losses() throws {
        let members = """
            "states": ["a", "b", "c"], "parameters": { "items": 2 },
            "animations": { "x.opacity": [0, 0.5, 1] },
            "variants": {
              "one": { "from": "a", "to": "c", "timings": { "*": { "duration": "1s", "curve": "linear" } } },
              "two": { "from": "b", "to": "c", "timings": { "*": { "duration": "2s", "curve": "linear" } } } },
            "transitions": [
              { "from": "a", "to": "c", "on": "go" }, { "from": "b", "to": "c", "on": "go", "when": "= items > 1" },
              { "from": "c", "to": "a", "after": "1s" }, { "from": "c", "to": "c", "on": "again", "play": "one" } ]
            """
        let (sheet, losses) = try css(members)
        #expect(
            sheet.contains(
                "[data-state=\"c\"] [data-motion=\"x\"] { opacity: 1; transition: opacity 1s linear; }"))
        // Half of the way is left of the slow one when the fast one is there.
        let slow = try #require(sizes(losses, "always goes into 'c' as 'one' does")["x.opacity"])
        #expect(slow > 0.498 && slow <= 0.5)
        let texts = losses.map { $0.text }
        #expect(texts.contains { $0.contains("from 'c' to 'a' a style sheet doesn't go by itself") })
        #expect(texts.contains { $0.contains("from 'b' to 'c' a style sheet knows no condition") })
        #expect(
            losses.contains { $0.phrase.contains("from 'c' to 'c' no attribute changes") && $0.size == 1 })
    }

    @Test("the speed that an interruption loses is said, of what adds up")
    func lostSpeed() throws {
        func members(_ property: String, _ curve: String) -> String {
            """
            "states": ["a", "b"], "animations": { "\(property)": [0, 1] },
            "variants": { "v": { "timings": { "*": { "duration": "1s", "curve": "\(curve)" } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "go" }, { "from": "b", "to": "a", "on": "go" }]
            """
        }
        let speed = "keeps its place and loses its speed"
        let moved = try css(members("x.transform.translation.x", "linear")).losses
        // In the middle of the way it turns back, and is back in half the time: the motion still has its full height then,
        // half of the way above, and that is a quarter of both.
        let size = try #require(sizes(moved, speed)["x.transform.translation.x"])
        #expect(size > 0.24 && size <= 0.25)
        // What is replaced has no speed to lose; it is back sooner than the motion, which takes the whole time.
        let faded = try css(members("x.opacity", "linear")).losses
        #expect(sizes(faded, speed).isEmpty)
        let time = try #require(sizes(faded, "may take less time than the motion")["x.opacity"])
        #expect(time > 0.12 && time <= 0.125)
    }

    @Test("a transition that is turned back below its start jumps there in Chromium, which is said")
    func turnedBackBelow() throws {
        func members(_ curve: String) -> String {
            """
            "states": ["a", "b"], "animations": { "x.transform.translation.x": [0, 1] },
            "variants": { "v": { "timings": { "*": { "duration": "1s", "curve": \(curve) } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "go" }, { "from": "b", "to": "a", "on": "go" }]
            """
        }
        let phrase = "turned back below its start jumps there"
        // It draws back by 0.21 of its way, which is half of both.
        let back = try css(members(#"{ "bezier": [0.3, -0.8, 0.6, 1] }"#)).losses
        let size = try #require(sizes(back, phrase)["x.transform.translation.x"])
        #expect(size > 0.1 && size <= 0.11, "\(size)")
        #expect(sizes(try css(members(#"{ "bezier": [0.3, 0, 0.6, 1.8] }"#)).losses, phrase).isEmpty)
    }

    @Test("what replaces in several parts begins only the first of them where it interrupts, which is said")
    func severalParts() throws {
        func members(_ keyframes: String) -> String {
            """
            "states": ["a", "b"], "animations": { "x.opacity": [0, 1] },
            "variants": {
              "v": { "motion": { "animate": "x.opacity", "duration": "1s", "curve": "linear", "keyframes": [\(keyframes)] } },
              "w": { "from": "b", "to": "a", "timings": { "*": { "duration": "100ms", "curve": "linear" } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "go" }, { "from": "b", "to": "a", "on": "go" }]
            """
        }
        let jump = members(
            #"{ "at": 0, "value": 0 }, { "at": 0.5, "value": 0.2 }, { "at": 0.5, "value": 0.8 }, { "at": 1, "value": 1 }"#
        )
        let plain = members(#"{ "at": 0, "value": 0 }, { "at": 1, "value": 1 }"#)
        // From 1 the motion falls to 0.2, and a transition stays: 0.8 of both ways, which are 2.
        let lost = try #require(sizes(try css(jump).losses, "in all of its parts")["x.opacity"])
        #expect(lost > 0.35 && lost <= 0.4, "\(lost)")
        #expect(sizes(try css(plain).losses, "in all of its parts").isEmpty)
        let told = try #require(sizes(try waapi(jump).losses, "in all of its parts")["x.opacity"])
        #expect(told > 0.3 && told <= 0.4, "\(told)")
        #expect(sizes(try waapi(plain).losses, "in all of its parts").isEmpty)
    }

    @Test("keyframes on the way are points of an easing; what comes back, or repeats, is no transition")
    func keyframes() throws {
        func members(_ motion: String) -> String {
            """
            "states": ["a", "b"], "animations": { "x.transform.scale": [1, 3] },
            "variants": { "v": { "motion": { "group": [ { "animate": "x.transform.scale", \(motion) } ] } },
              "w": { "from": "b", "to": "a", "timings": { "*": { "duration": "100ms", "curve": "linear" } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "go" }, { "from": "b", "to": "a", "on": "go" }]
            """
        }
        let through = try css(
            members(
                #""keyframes": [{ "at": 0, "value": 1 }, { "at": 0.5, "value": 4 }, { "at": 1, "value": 3 }], "duration": "1s", "curve": "linear""#
            ))
        #expect(through.sheet.contains("linear(0, 1.5 50%, 1)"), "\(through.sheet)")
        #expect(sizes(through.losses, "no transition of CSS").isEmpty)
        let pulse = try css(
            members(
                #""keyframes": [{ "at": 0, "value": 3 }, { "at": 0.5, "value": 5 }, { "at": 1, "value": 3 }], "duration": "1s", "curve": "linear""#
            ))
        let lost = try #require(sizes(pulse.losses, "no transition of CSS")["x.transform.scale"])
        #expect(lost > 0.99 && lost <= 1)
        let loop = try css(
            members(#""from": 1, "to": 3, "duration": "1s", "iterations": "infinite", "curve": "linear""#))
        #expect(sizes(loop.losses, "no transition of CSS")["x.transform.scale"] ?? 0 > 0.9)
    }

    @Test("reduced forms go by their own transitions")
    func reduced() throws {
        let sheet = try css(
            Self.door.replacing("\"swing\": {", with: "\"swing\": { \"reducedMotion\": \"instant\", ")
                + Self.both
        ).sheet
        #expect(
            sheet.contains(
                """
                @media (prefers-reduced-motion: reduce) {
                  .a[data-state="open"] [data-motion="door"] { transition: none; }
                }

                """), "\(sheet)")
    }

    @Test("times that are known when it plays leave the states")
    func late() throws {
        let sheet = try css(
            """
            "states": ["a", "b"], "parameters": { "far": 100 }, "animations": { "x.transform.translation.x": [0, "= far"] },
            "variants": { "v": { "timings": { "*": { "duration": { "min": 0.1, "max": 0.6, "perUnit": 0.002 }, "curve": "linear" } } } },
            "transitions": [{ "from": "a", "to": "b", "on": "go" }, { "from": "b", "to": "a", "on": "go" }]
            """
        ).sheet
        #expect(
            sheet.contains("data-state") && sheet.contains("transition: translate 0.3s linear;"), "\(sheet)")
    }

    @Test("the machine has a row for each transition, and behind them what it goes when it is told to")
    func machine() throws {
        let (data, losses) = try waapi(
            """
            "states": ["a", "b", "c"], "parameters": { "items": 2 },
            "animations": { "x.transform.translation.x": [0, 5, 10], "x.opacity": [0, 0.5, 1] },
            "variants": {
              "one": { "from": "a", "to": "c", "timings": { "*": { "duration": "1s", "curve": "linear" } } },
              "two": { "from": "b", "to": "c", "timings": { "*": { "duration": "2s", "curve": "linear" } }, "reducedMotion": "instant" } },
            "transitions": [
              { "from": "a", "to": "c", "on": ["go", "tap"] }, { "from": "b", "to": "c", "on": "go", "when": "= items > 1" },
              { "from": "c", "to": "a", "after": "1s" }, { "from": "c", "to": "b", "after": "complete" } ]
            """)
        let machine = try #require(data["machine"] as? [String: Any])
        let rows = try #require(machine["transitions"] as? [[String: Any]])
        func text(_ row: [String: Any]) -> String {
            let trigger =
                (row["on"] as? [String])?.joined(separator: "/") ?? row["after"].map { "\($0)" } ?? "-"
            return "\(row["from"] ?? "") \(row["to"] ?? "") \(trigger) \(row["play"] ?? "")"
        }
        // The way from b to c may be forbidden, so it is gone by the variant alone then.
        #expect(
            rows.map(text) == [
                "a c go/tap one", "b c go two", "c a 1000 one.reversed", "c b 0 two.reversed", "b c - two",
            ])
        #expect((rows[1]["when"] as? [Any]).map { $0.map { "\($0)" } } == ["p0", "1", ">"])
        let variants = try #require(data["variants"] as? [String: [String: Any]])
        for row in rows { #expect(variants[row["play"] as? String ?? ""] != nil) }
        #expect(variants["two.reversed"]?["reducedForm"] as? String == "two.reduced.reversed")
        #expect(variants["two.reduced.reversed"] != nil)
        let states = try #require(machine["states"] as? [String: [String: [String: String]]])
        #expect(states["b"]?["x"]?["opacity"] == "0.5" && states["b"]?["x"]?["translate"] == "5px 0")
        // What adds up does, and what doesn't goes on from where it is.
        let animations = try #require(variants["one.reversed"]?["animations"] as? [[String: Any]])
        for animation in animations {
            let timing = try #require(animation["timing"] as? [String: Any])
            let isOpacity = (animation["properties"] as? [String]) == ["x.opacity"]
            #expect(timing["composite"] as? String == (isOpacity ? "replace" : "add"))
            #expect((animation["transition"] != nil) == isOpacity)
        }
        #expect(!losses.contains { $0.phrase.contains("loses its speed") })
    }

    @Test("a machine of what replaces says that it loses the speed")
    func replacing() throws {
        let losses = try waapi(Self.door + Self.both, composite: .replace).losses
        #expect(losses.contains { $0.phrase.contains("keeps its place and loses its speed") })
        #expect(
            try waapi(Self.door + Self.both).losses.allSatisfy { !$0.phrase.contains("loses its speed") })
    }
}
