import Glibc

/// Measures the way from a text to a spec, a timeline and what is baked of it.
@main
enum Compile {
    static func main() {
        guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
            fail(Options.usage, code: 2)
        }
        if options.isHelp { return print(Options.usage) }
        if let path = options.writesTo { return write(TimingText.text(count: TimingText.count), to: path) }
        var rows: [Row] = []
        if !options.isJSON { print(Row.head) }
        for (name, measure) in cases(options) where options.wants(name) {
            for row in measure() where options.wants(row.name) {
                rows.append(row)
                if !options.isJSON { print(row.text) }
                fflush(nil)
            }
        }
        if options.isJSON {
            print("{ \"rows\": [\n" + rows.map { "  " + $0.json }.joined(separator: ",\n") + "\n] }")
        }
    }

    private static func cases(_ options: Options) -> [(String, () -> [Row])] {
        var cases: [(String, () -> [Row])] = [
            ("json", { timingCases(options) }),
            ("own", { specCases("own", SpecText.ownTimings(bytes: 1_000_000), options) }),
            ("shared", { specCases("shared", SpecText.sharedTiming(bytes: 1_000_000), options) }),
            ("tree", { specCases("tree", SpecText.tree(bytes: 1_000_000), options) }),
            ("springs", { specCases("springs", SpecText.springs(count: 1000), options) }),
        ]
        for count in [1000, 10_000, 100_000] where !options.isShort || count < 100_000 {
            cases.append(("growth", { growthCases(count, options) }))
        }
        return cases
    }

    private static func write(_ bytes: [UInt8], to path: String) {
        guard let file = fopen(path, "w") else { fail("'\(path)' can't be written", code: 2) }
        fwrite(bytes, 1, bytes.count, file)
        fclose(file)
    }
}

/// Ends the program, by default since what it would measure isn't what it says.
func fail(_ why: String, code: CInt = 1) -> Never {
    let bytes = Array((why + "\n").utf8)
    _ = Glibc.write(2, bytes, bytes.count)
    exit(code)
}
