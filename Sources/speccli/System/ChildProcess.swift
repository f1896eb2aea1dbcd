// Unsafe operations are needed because functions of the C library take and return pointers.

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Another program, run to its end.
struct ChildProcess {
    /// Its exit code: 0 for success, 127 if there is no such program.
    let code: Int32
    /// Its standard output.
    let output: [UInt8]

    /// Runs a program with arguments in this process's environment, with empty input; its standard error is discarded.
    ///
    /// - Parameter limit: The largest number of bytes of its output to read.
    init(_ program: String, _ arguments: [String], limit: Int) throws(SystemError) {
        let words = ([program] + arguments).map { ChildProcess.quoted($0) }
        let line = words.joined(separator: " ") + " 2>/dev/null </dev/null"
        guard let stream = unsafe popen(line, "r") else { throw .last }
        var output: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 1 << 16)
        while output.count < limit {
            let wanted = min(chunk.count, limit - output.count)
            let count = unsafe chunk.withUnsafeMutableBytes { buffer in
                unsafe fread(buffer.baseAddress, 1, wanted, stream)
            }
            guard count > 0 else { break }
            output += chunk[..<count]
        }
        let status = unsafe pclose(stream)
        // The low byte is a signal, the next one the exit code of the program.
        code = status & 0x7F == 0 ? (status >> 8) & 0xFF : -(status & 0x7F)
        self.output = output
    }

    /// A word in single quotes, which the shell takes literally.
    private static func quoted(_ word: String) -> String {
        var text = "'"
        for character in word.unicodeScalars {
            if character == "'" { text += "'\\''" } else { text.unicodeScalars.append(character) }
        }
        return text + "'"
    }
}
