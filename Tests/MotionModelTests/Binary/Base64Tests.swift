import TestSupport
import Testing

@testable import MotionModel

@Suite("Base64")
struct Base64Tests {
    /// RFC 4648, section 10.
    static let published = [
        ("", ""), ("f", "Zg=="), ("fo", "Zm8="), ("foo", "Zm9v"), ("foob", "Zm9vYg=="), ("fooba", "Zm9vYmE="),
        ("foobar", "Zm9vYmFy"),
    ]

    @Test("gives the vectors of RFC 4648, and reads them back", arguments: published)
    func vectors(_ plain: String, _ text: String) {
        #expect(Base64.text(of: Array(plain.utf8)) == text)
        #expect(Base64.bytes(of: text) == Array(plain.utf8))
    }

    @Test("reads back whatever bytes it has written")
    func roundTrip() {
        var random = SplitMix64(seed: 64)
        for count in 0..<200 {
            let bytes = (0..<count).map { _ in UInt8(truncatingIfNeeded: random.next()) }
            #expect(Base64.bytes(of: Base64.text(of: bytes)) == bytes)
        }
    }

    @Test(
        "refuses what it would never write",
        arguments: [
            "Z", "Zg", "Zg=", "Zg===", "Zh==", "Zm9=", "Z===", "====", "Zm=v", "=Zm9", "Zm9v\n", "Zm 9",
            "Zm9-",
            "Zm9_", "Zm9é",
        ])
    func refused(_ text: String) { #expect(Base64.bytes(of: text) == nil) }
}
