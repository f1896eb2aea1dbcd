import Testing

@testable import speccli

@Suite("Keys of speccli play")
struct LiveKeyTests {
    private func keys(_ texts: String...) -> [LiveKey] {
        var reader = LiveKeyReader()
        return texts.flatMap { reader.keys(in: Array($0.utf8)) }
    }

    @Test("a byte is a key, and what means nothing here is left out")
    func bytes() {
        #expect(
            keys(" 19pr+-scf0q\u{3}\u{4}\u{1A}\u{C}") == [
                .next, .choice(0), .choice(8), .pauseOrResume, .reverse, .faster, .slower, .stop, .cancel,
                .finish, .restart, .quit, .quit, .quit, .suspend, .redraw,
            ])
        #expect(keys("xyz?é\t") == [])
    }

    @Test("digits and capital letters choose, in this order, each by itself")
    func choices() {
        #expect(LiveKey.choices.count == 35)
        #expect(keys(String(LiveKey.choices)) == (0..<35).map { .choice($0) })
    }

    @Test("arrows are keys, in both ways a terminal sends them, with or without others held down")
    func arrows() {
        let arrows: [LiveKey] = [.scroll(-1), .scroll(1), .scrub(0.02), .scrub(-0.02)]
        #expect(keys("\u{1B}[A\u{1B}[B\u{1B}[C\u{1B}[D") == arrows)
        #expect(keys("\u{1B}OA\u{1B}OB\u{1B}OC\u{1B}OD") == arrows)
        #expect(keys("\u{1B}[1;2A\u{1B}[1;5B\u{1B}[1;3C\u{1B}[1;6D") == arrows)
        #expect(keys("kjlh") == arrows)
    }

    @Test("a sequence may come in two parts; others are read to their end and mean nothing")
    func sequences() {
        #expect(keys("r\u{1B}[", "Cp") == [.reverse, .scrub(0.02), .pauseOrResume])
        #expect(keys("\u{1B}[1;", "5", "Dp") == [.scrub(-0.02), .pauseOrResume])
        #expect(keys("\u{1B}[15~p\u{1B}[200~q") == [.pauseOrResume, .quit])
        #expect(keys("\u{1B}qp") == [.pauseOrResume])
    }

    @Test("Escape by itself quits")
    func escape() {
        #expect(keys("p\u{1B}") == [.pauseOrResume, .quit])
    }
}
