import MotionModel
import SpecCompiler
import SpecFormat

/// A small self-contained page that plays a baked motion on the player for the web.
///
/// The motion is data in JSON without any `<`; the page's policy runs only its own script and style sheet, by their
/// checksums. It loads nothing and sends nothing.
enum PlayingPage {
    /// The page of a motion; equal sources give equal bytes.
    ///
    /// - Parameter scene: The spec's `$preview`, which the page draws; nil for a box for each target.
    /// - Throws: `BindingError`, as the form for the player.
    static func html(_ source: ExportSource, scene: JSONValue?) throws(BindingError) -> String {
        let baked = String(decoding: try Export(.player, of: source).bytes, as: UTF8.self)
        return """
            <!DOCTYPE html>
            <html lang="en">
            <head>
            <meta charset="utf-8">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <title>\(XMLText.escaped(source.motion.name))</title>
            <style>\(PlayerAssets.style)</style>
            </head>
            <body>
            \(PlayerAssets.body)
            <script type="application/json" id="motion">\(escaped(baked))</script>
            <script type="application/json" id="scene">\(escaped((scene ?? .null).text(pretty: false)))</script>
            <script>\(PlayerAssets.script)</script>
            </body>
            </html>

            """
    }

    /// JSON as a script element may hold it: a '<' occurs only in strings, which may contain this escape.
    private static func escaped(_ json: String) -> String {
        json.split(separator: "<", omittingEmptySubsequences: false).joined(separator: "\\u003c")
    }

    private static let policy = [
        "default-src 'none'", "img-src data:", "script-src '\(PlayerAssets.scriptChecksum)'",
        "style-src '\(PlayerAssets.styleChecksum)'", "base-uri 'none'", "form-action 'none'",
    ].joined(separator: "; ")
}
