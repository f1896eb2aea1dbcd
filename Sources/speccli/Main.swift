#if canImport(Glibc)
// Links the C library's mathematics part, where the compiler's square root may call it.
import Glibc
#endif

@main
enum Main {
    static func main() {}
}
