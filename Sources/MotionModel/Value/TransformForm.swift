/// How the numbers of a transform are laid out.
///
/// - SeeAlso: CSS Transforms Module Level 1, section 11 "Interpolation of transforms"
public enum TransformForm: Hashable, Sendable {
    /// The canonical form: the 16 numbers of a matrix, column by column.
    case matrix
    /// The numbers of one function after another, each interpolated for itself.
    case functions([TransformKind])

    /// A matrix in the plane, interpolated by what it is made of: move, turn, scale and what remains.
    public static let decomposed2D = functions([.matrix])

    /// A matrix in space, interpolated by what it is made of: perspective, move, rotation, skew and scale.
    public static let decomposed = functions([.matrix3d])

    /// How many numbers a value has.
    public var componentCount: Int {
        switch self {
        case .matrix: 16
        case .functions(let kinds): kinds.reduce(0) { $0 + $1.componentCount }
        }
    }
}
