import MotionModel

/// Nodes that aren't understood yet.
extension SpecDecoder {
    mutating func decayNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        reportUnsupported("decays", at: reader.place)
        return nil
    }

    mutating func physicsNode(_ reader: NodeReader, _ scope: NodeScope) -> NodeDraft? {
        reportUnsupported("physics nodes", at: reader.place)
        return nil
    }

    mutating func pathNode(_ reader: NodeReader, _ timing: ReadNodeTiming, _ scope: NodeScope) -> NodeDraft? {
        reportUnsupported("path nodes", at: reader.place)
        return nil
    }
}
