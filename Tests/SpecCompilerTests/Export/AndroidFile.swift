import Foundation
import Testing

#if canImport(FoundationXML)
import FoundationXML
#endif

/// An element of an XML file.
final class XMLElementNode {
    let name: String
    let attributes: [String: String]
    var children: [XMLElementNode] = []

    init(_ name: String, _ attributes: [String: String]) {
        self.name = name
        self.attributes = attributes
    }

    /// The root of a file.
    static func root(of bytes: [UInt8]) throws -> XMLElementNode {
        let builder = TreeBuilder()
        let parser = XMLParser(data: Data(bytes))
        parser.delegate = builder
        #expect(parser.parse(), "\(String(describing: parser.parserError))")
        return try #require(builder.open[0].children.first)
    }

    func first(_ name: String) -> XMLElementNode? { all(name).first }

    /// The elements of a name inside of it, in order.
    func all(_ name: String) -> [XMLElementNode] {
        children.flatMap { ($0.name == name ? [$0] : []) + $0.all(name) }
    }

    func number(_ attribute: String) -> Double {
        attributes["android:\(attribute)"].flatMap {
            Double($0.hasSuffix("dp") ? String($0.dropLast(2)) : $0)
        } ?? .nan
    }
}

private final class TreeBuilder: NSObject, XMLParserDelegate {
    var open = [XMLElementNode("", [:])]

    func parser(
        _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
        attributes: [String: String]
    ) {
        let node = XMLElementNode(name, attributes)
        open[open.count - 1].children.append(node)
        open.append(node)
    }

    func parser(_ parser: XMLParser, didEndElement: String, namespaceURI: String?, qualifiedName: String?) {
        open.removeLast()
    }
}

/// An interpolator as Android plays it.
struct AndroidInterpolator {
    /// The handles of a cubic; nil for what an animator has by itself, `AccelerateDecelerateInterpolator`.
    let handles: [Double]?

    /// That of an animator or a keyframe: those of Android's sources, `frameworks/base/core/res/res/interpolator`.
    init(_ node: XMLElementNode) throws {
        if let path = node.children.first(where: { $0.name == "aapt:attr" })?.first("pathInterpolator") {
            handles = ["controlX1", "controlY1", "controlX2", "controlY2"].map { path.number($0) }
            return
        }
        guard let name = node.attributes["android:interpolator"] else {
            handles = nil
            return
        }
        let known = [
            "linear": [0, 0, 1, 1], "fast_out_slow_in": [0.4, 0, 0.2, 1],
            "linear_out_slow_in": [0, 0, 0.2, 1], "fast_out_linear_in": [0.4, 0, 1, 1],
        ]
        let own: [Double] = try #require(
            known[String(name.dropFirst("@android:interpolator/".count))], "\(name)")
        handles = own
    }

    func callAsFunction(_ fraction: Double) -> Double {
        guard let handles else { return cos((fraction + 1) * .pi) / 2 + 0.5 }
        return handles == [0, 0, 1, 1] || fraction <= 0 || fraction >= 1
            ? fraction : ReadBack.output(handles, at: fraction)
    }
}

/// The keyframes of an animator as Android plays them: `android.animation.KeyframeSet`, which divides by the distance of two
/// fractions whatever it is.
struct AndroidKeyframeSet {
    private let keys: [(fraction: Float, node: XMLElementNode, interpolator: AndroidInterpolator)]
    private let whole: AndroidInterpolator

    init(_ animator: XMLElementNode) throws {
        whole = try AndroidInterpolator(animator)
        keys = try animator.all("keyframe").map { key in
            (Float(key.number("fraction")), key, try AndroidInterpolator(key))
        }
        #expect(keys.count > 1 && keys.first?.fraction == 0 && keys.last?.fraction == 1)
    }

    /// The two keyframes between which it is at a share of the time, and how far it is from one to the other.
    func place(at share: Double) -> (from: XMLElementNode, to: XMLElementNode, progress: Double) {
        var fraction = Float(whole(share))
        func place(_ index: Int) -> (XMLElementNode, XMLElementNode, Double) {
            let (one, next) = (keys[index - 1], keys[index])
            let progress = (fraction - one.fraction) / (next.fraction - one.fraction)
            let isEnd = fraction <= 0 || fraction >= 1
            return (one.node, next.node, isEnd ? Double(progress) : next.interpolator(Double(progress)))
        }
        if fraction <= 0 || fraction >= 1 {
            let index = fraction <= 0 ? 1 : keys.count - 1
            fraction = Float(keys[index].interpolator(Double(fraction)))
            return place(index)
        }
        return place(keys.indices.dropFirst().first { fraction < keys[$0].fraction } ?? keys.count - 1)
    }

    /// The number at a share of the time.
    func number(at share: Double) -> Double {
        let (from, to, progress) = place(at: share)
        return from.number("value") + (to.number("value") - from.number("value")) * progress
    }

    /// Red, green and blue as light, and alpha, at a share of the time: `android.animation.ArgbEvaluator`.
    func light(at share: Double) -> [Double] {
        func light(_ node: XMLElementNode) -> [Double] {
            let digits = Array((node.attributes["android:value"] ?? "").dropFirst())
            let bytes = stride(from: 0, to: 8, by: 2).map {
                Double(Int(String(digits[$0...$0 + 1]), radix: 16) ?? 0)
            }
            return bytes[1...].map { pow($0 / 255, 2.2) } + [bytes[0] / 255]
        }
        let (from, to, progress) = place(at: share)
        return zip(light(from), light(to)).map { $0 + ($1 - $0) * progress }
    }
}
