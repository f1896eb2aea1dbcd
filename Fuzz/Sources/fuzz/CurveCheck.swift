import MotionModel
import SpecCompiler
import SpecFormat

/// A curve gives numbers, and is converted within the error that is stated.
enum CurveCheck {
    static func check(_ bytes: [UInt8]) {
        let file = SourceFile(path: "fuzz", bytes: bytes)
        let (curve, diagnostics) = FragmentReader.curve(file)
        ReportCheck.check(file, diagnostics, isRefused: curve == nil)
        if let css = try? Curve(css: file.text(in: file.range)), let text = css.cssText {
            law((try? Curve(css: text)) == css, "\(text) reads back")
        }
        guard let curve else { return }
        for index in -4...20 {
            let y = curve.progress(at: Double(index) / 16)
            law(y.isFinite, "a curve is finite")
        }
        law(
            curve.json.map { JSONValue(text: $0.text(pretty: true)) != nil } ?? true,
            "a curve is written as JSON")
        for target in CurveConversion.Target.allCases {
            guard let conversion = try? CurveConversion(of: curve, to: target) else { continue }
            law(conversion.maxError.isFinite, "an error is a number")
            if target == .css { compare(curve, conversion) }
        }
    }

    /// The text in CSS shows the curve within its error, away from jumps.
    private static func compare(_ curve: Curve, _ conversion: CurveConversion) {
        guard let read = try? Curve(css: conversion.text) else {
            return law(false, "\(conversion.text) is CSS")
        }
        let size = (0...64).reduce(1.0) { max($0, abs(curve.progress(at: Double($1) / 64))) }
        for index in 1..<64 {
            let x = Double(index) / 64 + 1e-5
            let jump = abs(curve.progress(at: x - 1e-7) - curve.progress(at: x + 1e-7))
            let distance = abs(read.progress(at: x) - curve.progress(at: x))
            law(
                distance <= conversion.maxError * 1.01 + jump * 1.01 + 1e-9 * size,
                "\(conversion.text) is off by \(distance) at \(x)")
        }
    }
}
