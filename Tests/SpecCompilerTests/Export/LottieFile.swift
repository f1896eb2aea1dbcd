import Foundation
import MotionModel
import Testing

/// A Lottie file as a player reads it, written from the format's description without the code that makes files.
struct LottieFile {
    let root: [String: Any]

    init(_ bytes: [UInt8]) throws {
        root = try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
    }

    var layers: [[String: Any]] { root["layers"] as? [[String: Any]] ?? [] }
    var frameRate: Double { number(root["fr"]) }

    /// The box of a target.
    func layer(_ name: String) -> [String: Any]? { layers.first { $0["nm"] as? String == name } }

    /// Start and length of a marker, in frames.
    func marker(_ name: String) -> (start: Double, length: Double)? {
        let markers = root["markers"] as? [[String: Any]] ?? []
        return markers.first { $0["cm"] as? String == name }.map { (number($0["tm"]), number($0["dr"])) }
    }

    /// A part of a box by its type.
    static func shape(_ type: String, of layer: [String: Any]) -> [String: Any]? {
        let group = (layer["shapes"] as? [[String: Any]])?.first
        return (group?["it"] as? [[String: Any]])?.first { $0["ty"] as? String == type }
    }

    /// Every property in the file: an object with `a` and `k`.
    var properties: [[String: Any]] {
        var found: [[String: Any]] = []
        func visit(_ value: Any) {
            if let list = value as? [Any] { list.forEach(visit) }
            guard let object = value as? [String: Any] else { return }
            if object["a"] is NSNumber, object["k"] != nil { found.append(object) }
            object.values.forEach(visit)
        }
        visit(root)
        return found
    }

    /// The numbers of a property at a frame.
    static func value(_ property: Any?, at frame: Double) -> [Double] {
        guard let property = property as? [String: Any] else { return [] }
        if property["s"] as? Bool == true {
            return value(property["x"], at: frame) + value(property["y"], at: frame)
        }
        guard number(property["a"]) == 1 else { return numbers(property["k"]) }
        let keys = property["k"] as? [[String: Any]] ?? []
        guard let index = keys.lastIndex(where: { number($0["t"]) <= frame }) else {
            return numbers(keys[0]["s"])
        }
        let from = numbers(keys[index]["s"])
        guard index + 1 < keys.count, number(keys[index]["h"]) != 1 else { return from }
        let to = numbers(keys[index + 1]["s"])
        let (start, end) = (number(keys[index]["t"]), number(keys[index + 1]["t"]))
        let (out, into) = (keys[index]["o"] as? [String: Any], keys[index]["i"] as? [String: Any])
        return from.indices.map { dimension in
            func handle(_ handle: [String: Any]?, _ axis: String) -> Double {
                numbers(handle?[axis])[dimension]
            }
            let x = (frame - start) / (end - start)
            // The parameter by bisection.
            var (low, high) = (0.0, 1.0)
            func cubic(_ a: Double, _ b: Double, _ t: Double) -> Double {
                3 * (1 - t) * (1 - t) * t * a + 3 * (1 - t) * t * t * b + t * t * t
            }
            for _ in 0..<48 {
                let middle = (low + high) / 2
                if cubic(handle(out, "x"), handle(into, "x"), middle) < x {
                    low = middle
                } else {
                    high = middle
                }
            }
            return from[dimension]
                + (to[dimension] - from[dimension]) * cubic(handle(out, "y"), handle(into, "y"), low)
        }
    }

    static func numbers(_ value: Any?) -> [Double] {
        if let list = value as? [Any] { return list.map { number($0) } }
        return [number(value)]
    }

    static func number(_ value: Any?) -> Double { (value as? NSNumber)?.doubleValue ?? 0 }
    private func number(_ value: Any?) -> Double { Self.number(value) }
}
