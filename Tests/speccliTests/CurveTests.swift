import Foundation
import Testing

@Suite("speccli curve")
struct CurveTests {
    private let speccli = Speccli()

    @Test("a curve is given by name, as JSON or as CSS, and is the same")
    func spellings() throws {
        for curves in [
            ["ease-in-out", "cubic-bezier(0.42, 0, 0.58, 1)", #"{"bezier": [0.42, 0, 0.58, 1]}"#],
            ["bouncy", #"{"spring": {"duration": 0.5, "bounce": 0.3}}"#],
            ["linear", #""linear""#, "linear(0, 1)"],
        ] {
            let results = try curves.map { try speccli("curve", $0, "--at", "0,0.1,0.5,0.9,1") }
            for result in results {
                #expect(result.code == 0)
                #expect(result.output == results[0].output)
            }
        }
    }

    @Test(
        "values at the ends are exactly 0 and 1; Penner's bounce is 49/64 half-way",
        arguments: [
            "bounce.out", "ease", "bouncy", "elastic.inOut", "back.in", "expo.out",
        ])
    func ends(_ name: String) throws {
        let result = try JSON(speccli("curve", name, "--at", "0,0.5,1").output)
        #expect(result["at"].numbers == [0, 0.5, 1])
        #expect(result["values"].numbers[0] == 0)
        #expect(result["values"].numbers[2] == 1)
        if name == "bounce.out" { #expect(result["values"].numbers[1] == 49.0 / 64) }
    }

    @Test("before its start a curve is 0, without a sign")
    func negativeZero() throws {
        for curve in ["linear", "ease", "back.in", "cubic.inOut"] {
            let text = try speccli("curve", curve, "--at", "-1").output
            #expect(text.firstMatch(of: /-0[\],]/) == nil, "\(text)")
        }
    }

    @Test("curve fit without stops is wrong usage")
    func fitWithoutStops() throws {
        let result = try speccli.run(["curve", "fit"])
        #expect(result.code == 2 && result.output.isEmpty)
    }

    @Test("with --seconds a spring obeys x″ + c·x′ + k·x = 0, in the numbers it prints")
    func spring() throws {
        let (response, ratio) = (0.5, 0.7)
        let stiffness = pow(2 * Double.pi / response, 2)
        let damping = 4 * Double.pi * ratio / response
        let step = 1e-4
        for time in stride(from: 0.05, to: 0.5, by: 0.05) {
            let times = [time - step, time, time + step].map { "\($0)" }.joined(separator: ",")
            let result = try JSON(
                speccli(
                    "curve", #"{"spring":{"response":0.5,"dampingRatio":0.7}}"#, "--at", times, "--seconds"
                ).output)
            let velocities = result["velocities"].numbers
            let slope = (velocities[2] - velocities[0]) / (2 * step)
            let sum = slope + damping * velocities[1] + stiffness * (result["values"].numbers[1] - 1)
            #expect(abs(sum) < 1e-4 * stiffness, "\(time)")
        }
    }

    @Test("facts of a spring have the settling duration and all five dialects")
    func facts() throws {
        let curve = #"{"spring":{"duration":0.5,"bounce":0.3}}"#
        let facts = try JSON(speccli("curve", curve).output)
        #expect(facts["kind"].text == "spring")
        #expect(facts["perceptualDuration"].number == 0.5)
        // x(t) leaves the band of 0.001 for the last time at 0.8187 s: by bisection of the closed form.
        #expect(abs(facts["settlingDuration"].number - Self.settling(response: 0.5, ratio: 0.7)) < 1e-9)
        #expect(abs(facts["overshoot"].number - exp(-0.7 * Double.pi / (1 - 0.49).squareRoot())) < 1e-12)
        #expect(
            facts["spring"].keys == ["duration", "physical", "response", "settles", "stiffness", "tension"])
        let text = try speccli("curve", curve, "--format", "text").output
        #expect(text.contains("kind: spring\n"))
        #expect(text.contains("spring.response.dampingRatio: 0.7\n"))
    }

    /// The last time at which the spring is a thousandth away, by stepping back from far and then bisecting.
    private static func settling(response: Double, ratio: Double) -> Double {
        let w = 2 * Double.pi / response
        let d = w * (1 - ratio * ratio).squareRoot()
        func distance(_ t: Double) -> Double {
            abs(exp(-ratio * w * t) * (cos(d * t) + ratio * w / d * sin(d * t)))
        }
        var low = 5.0
        while distance(low) <= 0.001 { low -= 1e-5 }
        var high = low + 1e-5
        for _ in 0..<100 {
            let middle = (low + high) / 2
            if distance(middle) > 0.001 { low = middle } else { high = middle }
        }
        return high
    }

    @Test(
        "a conversion states its error, and keeps within the tolerance",
        arguments: [
            "css", "waapi", "bezierPath", "points",
        ])
    func conversion(_ target: String) throws {
        let result = try speccli("curve", "bouncy", "--to", target, "--tolerance", "0.01")
        #expect(result.code == 0)
        let json = try JSON(result.output)
        #expect(json["maxError"].number <= 0.01)
        #expect(json["pieces"].number > 1)
        #expect(json["bytes"].number == Double(try #require(json["text"].text).utf8.count))
        let text = try speccli("curve", "bouncy", "--to", target, "--tolerance", "0.01", "--format", "text")
        #expect(text.output == (json["text"].text ?? "") + "\n")
        #expect(text.errors.contains("pieces, "))
    }

    @Test(
        "a converted curve, read again, is the curve within the tolerance",
        arguments: ["css", "points", "bezierPath"])
    func roundTrip(_ target: String) throws {
        let text = try speccli("curve", "bouncy", "--to", target, "--format", "text").output
        let at = (0...200).map { "\(Double($0) / 200)" }.joined(separator: ",")
        let original = try JSON(speccli("curve", "bouncy", "--at", at).output)["values"].numbers
        let converted = try JSON(speccli("curve", text, "--at", at).output)["values"].numbers
        #expect(converted.count == 201)
        for (a, b) in zip(original, converted) { #expect(abs(a - b) <= 0.001) }
    }

    @Test("what is no curve is a finding; --seconds without a length of its own is wrong usage")
    func refused() throws {
        for curve in [
            "bounc.out", "cubic-bezier(2,0,0,1)", "{\"bezier\": [0, 0]}", "{",
            "{\"spring\": {\"damping\": 1}}",
        ] {
            let result = try speccli("curve", curve)
            #expect(result.code == 1)
            #expect(result.output == "")
            #expect(result.errors.hasPrefix("<curve>:1:"), "\(result.errors)")
        }
        let result = try speccli("curve", "ease", "--at", "0", "--seconds")
        #expect(result.code == 2)
        #expect(result.errorLines.count == 1)
    }
}

@Suite("speccli curve --plot")
struct CurvePlotTests {
    private let speccli = Speccli()

    /// The picture's dots, each row from the left, and the labels.
    private func picture(_ curve: String) throws -> (dots: [[Bool]], labels: [String], footer: String) {
        let result = try speccli("curve", curve, "--plot")
        #expect(result.code == 0)
        let lines = result.output.split(separator: "\n").map(String.init)
        var dots: [[Bool]] = []
        var labels: [String] = []
        for line in lines.dropLast() {
            let scalars = Array(line.unicodeScalars)
            let cells = scalars.suffix(60).map { $0.value - 0x2800 }
            labels.append(
                String(String.UnicodeScalarView(scalars.dropLast(60))).trimmingCharacters(in: .whitespaces))
            // Dots 1, 2, 3, 7 down the left, 4, 5, 6, 8 down the right.
            for bits in [(0, 3), (1, 4), (2, 5), (6, 7)] {
                dots.append(cells.flatMap { [$0 >> bits.0 & 1 == 1, $0 >> bits.1 & 1 == 1] })
            }
        }
        return (dots, labels, try #require(lines.last).trimmingCharacters(in: .whitespaces))
    }

    @Test(
        "row 82, graphs of curves: every column of dots is within half a dot of the formula",
        arguments: ["linear", "quad.in", "sine.out", "expo.in"])
    func formula(_ name: String) throws {
        func value(_ x: Double) -> Double {
            switch name {
            case "quad.in": x * x
            case "sine.out": sin(x * .pi / 2)
            case "expo.in": x == 0 ? 0 : pow(2, 10 * x - 10)
            default: x
            }
        }
        let dots = try picture(name).dots
        #expect(dots.count == 60 && dots.allSatisfy { $0.count == 120 })
        for x in 0..<120 {
            let exact = (1 - value(Double(x) / 119)) * 59
            // The lines at 0 and 1 have a dot in every fourth column.
            let rows = (0..<60).filter { dots[$0][x] && !(x % 4 == 0 && ($0 == 0 || $0 == 59)) }
            let isGuide = x % 4 == 0 && (exact < 0.5 || exact > 58.5)
            #expect(isGuide || rows.contains { abs(Double($0) - exact) <= 0.5 + 1e-9 }, "column \(x)")
            // Nothing but the way from the column before.
            let before = (1 - value(Double(Swift.max(x - 1, 0)) / 119)) * 59
            let (low, high) = (Swift.min(before, exact), Swift.max(before, exact))
            #expect(rows.allSatisfy { Double($0) >= low - 1 && Double($0) <= high + 1 }, "column \(x)")
        }
    }

    @Test("an overshoot has room, and labels say what is where")
    func overshoot() throws {
        // Back's overshoot of 10 %: its largest value is 1.1000004.
        let (dots, labels, footer) = try picture("back.out")
        #expect(labels.filter { !$0.isEmpty } == ["1.1", "1", "0"])
        #expect(labels.first == "1.1" && labels.last == "0")
        #expect(dots[0].contains(true) && footer.hasPrefix("0") && footer.hasSuffix("1"))
        let spring = try picture("bouncy")
        let settling = try JSON(speccli("curve", "bouncy", "--format", "json").output)["settlingDuration"]
            .number
        let seconds = try #require(Double(spring.footer.split(separator: " ")[1]))
        #expect(spring.footer.hasSuffix(" s") && abs(seconds - settling) <= 0.0005 + 1e-12)
    }

    @Test("a picture is neither values nor a conversion")
    func usage() throws {
        for other in [["--at", "0.5"], ["--to", "css"]] {
            #expect(try speccli.run(["curve", "ease", "--plot"] + other).code == 2)
        }
    }
}
