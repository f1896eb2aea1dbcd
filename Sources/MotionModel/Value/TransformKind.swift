/// A kind of transform function, with an interpolation of its own.
///
/// Derived functions are stored as the function from which they derive: `translateX` as ``translate``, `scaleZ` as
/// ``scale3d``.
///
/// - SeeAlso: CSS Transforms Module Level 2, section 12 "Transform function primitives and derivatives"
public enum TransformKind: Hashable, Sendable, CaseIterable {
    /// x, y.
    case translate
    /// x, y, z.
    case translate3d
    /// Factors along x and y.
    case scale
    /// Factors along x, y and z.
    case scale3d
    /// Degrees in the plane.
    case rotate
    /// Degrees about the horizontal axis.
    case rotateX
    /// Degrees about the vertical axis.
    case rotateY
    /// An axis of length 1, the same for all values, and degrees about it.
    case rotate3d
    /// A unit quaternion x, y, z, w, interpolated spherically: rotations about several axes.
    case rotation
    /// Degrees along x and y.
    case skew
    /// Degrees along x.
    case skewX
    /// Degrees along y.
    case skewY
    /// One over the distance; 0 is no perspective.
    case perspective
    /// A matrix in the plane: its 6 numbers, then the 9 of `PlaneDecomposition`.
    case matrix
    /// A matrix: its 16 numbers, then the 18 of `SpaceDecomposition`.
    case matrix3d

    /// The number of the function's numbers.
    public var componentCount: Int {
        switch self {
        case .rotate, .rotateX, .rotateY, .skewX, .skewY, .perspective: 1
        case .translate, .scale, .skew: 2
        case .translate3d, .scale3d: 3
        case .rotate3d, .rotation: 4
        case .matrix: 6 + PlaneDecomposition.componentCount
        case .matrix3d: 16 + SpaceDecomposition.componentCount
        }
    }

    /// Whether it stays in the plane.
    public var is2D: Bool {
        switch self {
        case .translate, .scale, .rotate, .skew, .skewX, .skewY, .matrix: true
        case .translate3d, .scale3d, .rotateX, .rotateY, .rotate3d, .rotation, .perspective, .matrix3d: false
        }
    }

    /// The numbers with which the function is the identity.
    var identity: [Double] {
        switch self {
        case .translate, .translate3d, .rotate, .rotateX, .rotateY, .skew, .skewX, .skewY, .perspective:
            [Double](repeating: 0, count: componentCount)
        case .scale, .scale3d: [Double](repeating: 1, count: componentCount)
        case .rotate3d: [0, 0, 1, 0]
        case .rotation: [0, 0, 0, 1]
        case .matrix, .matrix3d: TransformFunction.matrix(.identity, as: self).numbers
        }
    }
}
