import MotionModel

/// Nodes that aren't understood yet.
extension SpecDecoder {
    mutating func valueOverTime(
        _ syntax: JSONSyntax, _ context: LeafContext, _ start: inout Operand?
    ) -> LeafDraft.Keyframe? {
        reportUnsupported("values over time", at: syntax.range)
        return nil
    }
}
