extension CompiledMotion {
    /// The motion as the bytes of a file: see ``BakedTimeline``.
    ///
    /// Nothing is lost: ``init(binary:)`` gives an equal motion, whose timelines sample alike bit for bit. The same motion gives the
    /// same bytes, in every build and on every machine.
    ///
    /// - Complexity: O(size of the motion).
    public var binary: [UInt8] {
        var writer = MotionWriter()
        return BakedTimeline.file(writer.body(of: self))
    }

    /// The motion in the bytes of a file.
    ///
    /// No bytes trap. Every count, index and number is checked before it is used, so what this gives keeps all that its types
    /// promise; memory and time are bounded by the number of bytes.
    ///
    /// - Parameter binary: A whole file, such as `speccli bake --format binary` writes, and nothing else.
    /// - Throws: ``BakedTimelineError`` for the first thing that is wrong, with its offset: no such file, a newer one, one that was cut
    ///   off, damaged or made up. Also for one of a motion that no spec describes: with numbers that aren't finite, curves nested
    ///   more than 256 deep or expressions more than 2048.
    /// - Complexity: O(bytes). For a curve that is an expression, up to 4096 evaluations prove that it is always a number.
    public init(binary: [UInt8]) throws(BakedTimelineError) {
        let body = try BakedTimeline.body(of: binary)
        var reader = MotionReader(body.input, version: body.version)
        self = try reader.motion()
    }

    /// The motion in the text of a file in Base64, as generated code holds it.
    ///
    /// - Parameter base64: ``binary`` as RFC 4648 writes it, without line breaks.
    /// - Throws: ``BakedTimelineError``, as ``init(binary:)``; `notBaked` at 0 for a text that isn't Base64.
    /// - Complexity: As ``init(binary:)``.
    public init(base64: String) throws(BakedTimelineError) {
        guard let binary = Base64.bytes(of: base64) else { throw .notBaked(offset: 0) }
        try self.init(binary: binary)
    }
}
