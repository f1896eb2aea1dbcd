/// The parts of the schema that others refer to, by their names under `$defs`, in the order to write them.
enum SchemaDefinition: String, CaseIterable {
    case description
    case comment
    case extensions
    case lint
    case time
    case positiveTime
    case timeWithUnit
    case duration
    case travel
    case curve
    case curveObject
    case curvePoint
    case spring
    case timing
    case timingObject
    case value
    case number
    case component
    case angle
    case transformFunction
    case expression
    case property
    case animation
    case variant
    case defaults
    case node
    case child
    case keyframe
    case stagger
    case nodeTime
    case layer
    case transition
    case target
}
