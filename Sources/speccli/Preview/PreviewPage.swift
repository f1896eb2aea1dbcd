import SpecCompiler
import SpecFormat

/// A self-contained page: the specs as data, the engine that reads and plays them, and the script that draws.
///
/// No part of a spec is ever markup or script: it is data in JSON, without any `<`, and the page's policy runs only the
/// one script and the one style sheet of the page, by their checksums. The page loads nothing and sends nothing.
enum PreviewPage {
    /// The name of the file that pages of a gallery share.
    static let engineName = "engine.js"

    /// The page of a source; equal sources give equal bytes.
    ///
    /// - Parameter isSharing: Whether the engine is in a file beside it, with other pages.
    static func html(_ source: PreviewSource, sharingEngine isSharing: Bool = false) -> String {
        let engine =
            isSharing
            ? "<script src=\"\(engineName)\"></script>"
            : "<script type=\"text/plain\" id=\"engine\">\(PreviewEngine.base64)</script>"
        return page(
            title: source.title, body: PreviewAssets.body,
            data: "<script type=\"application/json\" id=\"source\">\(data(source.json))</script>",
            engine: engine, loads: isSharing ? " 'self' file:" : source.hasNews ? " file:" : "")
    }

    /// The index of a gallery, from `[{ "page", "source" }, …]`.
    static func gallery(_ entries: JSONValue) -> String {
        page(
            title: "Motion specs", body: PreviewAssets.gallery,
            data: "<script type=\"application/json\" id=\"gallery\">\(data(entries))</script>",
            engine: "<script src=\"\(engineName)\"></script>", loads: " 'self' file:")
    }

    /// The file that pages of a gallery share.
    static var engine: String {
        let base64 = replacing(PreviewEngine.base64) { $0 == UInt8(ascii: "\n") ? "" : nil }
        return "window.motionEngine = \"\(base64)\";\n"
    }

    private static func page(
        title: String, body: String, data: String, engine: String, loads: String
    ) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy(loads))">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>\(XMLText.escaped(title))</title>
        <style>\(PreviewAssets.style)</style>
        </head>
        <body>
        \(body)
        \(data)
        \(engine)
        <script>\(PreviewAssets.script)</script>
        </body>
        </html>

        """
    }

    /// The script beside a page that updates its source: a call, if the page has the function.
    static func news(_ source: PreviewSource) -> String {
        "window.previewNews?.(\(data(source.json)));\n"
    }

    /// The page's policy: only its own parts are allowed, pictures in the spec and, where there are updates or a shared
    /// engine, scripts from where the page is.
    private static func policy(_ loads: String) -> String {
        [
            "default-src 'none'", "script-src '\(PreviewAssets.scriptChecksum)' 'wasm-unsafe-eval'\(loads)",
            "style-src '\(PreviewAssets.styleChecksum)'", "img-src data:", "base-uri 'none'",
            "form-action 'none'",
        ].joined(separator: "; ")
    }

    /// JSON in which no character can end the element around it.
    static func data(_ json: JSONValue) -> String {
        // A '<' occurs only in strings, which may contain this escape.
        replacing(json.text(pretty: false)) { $0 == UInt8(ascii: "<") ? "\\u003c" : nil }
    }

    private static func replacing(_ text: String, _ replacement: (UInt8) -> String?) -> String {
        var bytes: [UInt8] = []
        for byte in text.utf8 {
            if let replacement = replacement(byte) { bytes += replacement.utf8 } else { bytes.append(byte) }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
