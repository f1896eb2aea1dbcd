// What Core Graphics adds to the geometry that Foundation has everywhere.
@_exported import Foundation

/// A colour; only what it was made of.
public final class CGColor: Equatable {
    public let components: [CGFloat]

    public init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        components = [red, green, blue, alpha]
    }

    public init?(colorSpace: CGColorSpace, components: [CGFloat]) { self.components = components }

    public static func == (left: CGColor, right: CGColor) -> Bool { left.components == right.components }
}

/// A space of colours; only its name.
public final class CGColorSpace {
    public static let extendedSRGB = "kCGColorSpaceExtendedSRGB"
    public let name: String

    public init?(name: String) { self.name = name }
}

/// A path; only the calls that made it.
open class CGPath {
    public internal(set) var calls: [String] = []
}

/// A path that can be drawn on.
public final class CGMutablePath: CGPath {
    public override init() { super.init() }

    public func move(to point: CGPoint) { calls.append("move \(text(point))") }
    public func addLine(to point: CGPoint) { calls.append("line \(text(point))") }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        calls.append("quad \(text(control)) \(text(end))")
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        calls.append("cubic \(text(control1)) \(text(control2)) \(text(end))")
    }
    public func closeSubpath() { calls.append("close") }

    private func text(_ point: CGPoint) -> String { "\(point.x),\(point.y)" }
}
