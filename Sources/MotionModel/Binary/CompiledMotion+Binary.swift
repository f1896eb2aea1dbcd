extension CompiledMotion {
    /// The motion as the bytes of a file: see ``BakedTimeline``.
    ///
    /// Nothing is lost: ``init(binary:)`` gives an equal motion whose timelines give the same samples, bit for bit. The
    /// same motion gives the same bytes, in every build and on every machine.
    ///
    /// - Complexity: O(size of the motion).
    public var binary: [UInt8] {
        var writer = MotionWriter()
        return BakedTimeline.file(
            writer.body(of: self),
            version: transitions.isEmpty ? BakedTimeline.plainVersion : BakedTimeline.version)
    }

    /// The motion in the bytes of a file.
    ///
    /// No bytes make it trap. Every count, index and number is checked before it is used, so the motion keeps all
    /// promises of its types; memory and time are bounded by the number of bytes.
    ///
    /// - Parameter binary: A whole file, as `speccli bake --format binary` writes it, and nothing else.
    /// - Throws: ``BakedTimelineError`` for the first error, with its offset: another kind of file, a newer version, or
    ///   a file that was cut off, damaged or made up. Also for a motion that no spec describes: with numbers that
    ///   aren't finite, curves nested more than 256 deep, or expressions nested more than 2048 deep.
    /// - Complexity: O(bytes). For a curve that is an expression, up to 4096 evaluations prove that it is always a
    ///   number.
    public init(binary: [UInt8]) throws(BakedTimelineError) {
        let body = try BakedTimeline.body(of: binary)
        var reader = MotionReader(body.input, version: body.version)
        self = try reader.motion()
    }

    /// The motion in the Base64 text of a file, as generated code contains it.
    ///
    /// - Parameter base64: The bytes of ``binary`` as RFC 4648 writes them, without line breaks.
    /// - Throws: ``BakedTimelineError``, like ``init(binary:)``; `notBaked` at 0 for a text that isn't Base64.
    /// - Complexity: Like ``init(binary:)``.
    public init(base64: String) throws(BakedTimelineError) {
        guard let binary = Base64.bytes(of: base64) else { throw .notBaked(offset: 0) }
        try self.init(binary: binary)
    }
}
