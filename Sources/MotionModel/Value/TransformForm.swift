/// The layout of a transform's numbers.
///
/// - SeeAlso: CSS Transforms Module Level 1, section 11 "Interpolation of transforms"
public enum TransformForm: Hashable, Sendable {
    /// The canonical form: the 16 numbers of a matrix, column by column.
    case matrix
    /// The numbers of one function after another, each function interpolated separately.
    case functions([TransformKind])
    /// The numbers of each of several lists of functions, each behind a 1 if the value has these functions, or a 0: two
    /// values are interpolated in the first list that both have.
    ///
    /// Only a bound track has this form, one whose pairs of keys aren't interpolated alike.
    case pairs([[TransformKind]])

    /// A matrix in the plane, interpolated by its parts: translation, rotation, scale and remainder.
    public static let decomposed2D = functions([.matrix])

    /// A matrix in space, interpolated by its parts: perspective, translation, rotation, skew and scale.
    public static let decomposed = functions([.matrix3d])

    /// The number of a value's numbers.
    public var componentCount: Int {
        switch self {
        case .matrix: 16
        case .functions(let kinds): TransformForm.count(kinds)
        case .pairs(let lists): lists.reduce(0) { $0 + 1 + TransformForm.count($1) }
        }
    }
}
