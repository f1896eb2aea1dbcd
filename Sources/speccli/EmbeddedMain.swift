// Unsafe operations are needed because the system passes a process its arguments as pointers.

#if hasFeature(Embedded)
/// The entry point in Embedded Swift, which has no `CommandLine`.
@_cdecl("main")
func main(_ count: Int32, _ words: UnsafePointer<UnsafePointer<CChar>?>) -> Int32 {
    let arguments = (0..<Int(count)).compactMap { index in
        unsafe words[index].map { unsafe String(cString: $0) }
    }
    Main.main(Array(arguments.dropFirst()))
}
#endif
