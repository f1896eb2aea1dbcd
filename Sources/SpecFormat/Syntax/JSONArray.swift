/// The elements of a JSON array.
public struct JSONArray: Sendable {
    /// The elements in order.
    public let elements: [JSONSyntax]
    /// Comments before the closing bracket that belong to no element.
    public let danglingComments: [JSONComment]
    /// False when brackets are missing or content was left out: then a complaint about the number of elements would
    /// be noise.
    public let isComplete: Bool
}
