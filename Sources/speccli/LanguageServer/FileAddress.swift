/// Conversions between paths and addresses of files as the protocol writes them (RFC 8089).
enum FileAddress {
    /// The path of a `file:` address; nil for any other.
    static func path(_ address: String) -> String? {
        let bytes = Array(address.utf8)
        let scheme = Array("file://".utf8)
        guard bytes.count > scheme.count,
            zip(bytes, scheme).allSatisfy({ ($0 >= 0x41 && $0 <= 0x5A ? $0 | 0x20 : $0) == $1 }),
            // After the two slashes comes a host, mostly empty.
            let slash = bytes[scheme.count...].firstIndex(of: UInt8(ascii: "/"))
        else { return nil }
        var path: [UInt8] = []
        var index = slash
        while index < bytes.count, bytes[index] != UInt8(ascii: "?"), bytes[index] != UInt8(ascii: "#") {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                path.append(high << 4 | low)
                index += 3
            } else {
                path.append(bytes[index])
                index += 1
            }
        }
        guard !path.contains(0) else { return nil }
        return normal(String(decoding: path, as: UTF8.self))
    }

    /// The `file:` address of an absolute path.
    static func address(of path: String) -> String {
        let digits = Array("0123456789ABCDEF".utf8)
        var bytes = Array("file://".utf8)
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."),
                UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "/"):
                bytes.append(byte)
            default: bytes += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func digit(_ byte: UInt8) -> UInt8? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
        case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
        default: nil
        }
    }

    /// An absolute path without `.`, `..` and doubled slashes; links aren't resolved.
    static func normal(_ path: String) -> String {
        var names: [String] = []
        for part in path.utf8.split(separator: UInt8(ascii: "/")) {
            let name = String(decoding: Array(part), as: UTF8.self)
            switch name {
            case ".": continue
            case "..": _ = names.popLast()
            default: names.append(name)
            }
        }
        return "/" + names.joined(separator: "/")
    }

    /// The location of a path: with links resolved as far as it exists, and the rest unchanged.
    static func location(_ path: String) -> String {
        var missing: [String] = []
        var folder = path
        while folder.utf8.count > 1 {
            if let real = FileImports.real(folder) {
                return missing.reversed().reduce(real) { Files.join($0, $1) }
            }
            missing.append(Files.split(folder).name)
            folder = Files.folder(of: folder)
        }
        return path
    }
}
