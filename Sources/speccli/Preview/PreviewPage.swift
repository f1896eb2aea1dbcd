import SpecCompiler
import SpecFormat

/// A self-contained page: the specs as data, the engine that reads and plays them, and the script that draws.
///
/// No part of a spec is ever markup or script: it is data in JSON, without any `<`, and the page's policy runs only the
/// one script and the one style sheet of the page, by their checksums. The page loads nothing and sends nothing.
enum PreviewPage {
    /// The page of a source; equal sources give equal bytes.
    static func html(_ source: PreviewSource) -> String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy(source))">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>\(XMLText.escaped(source.title))</title>
        <style>\(PreviewAssets.style)</style>
        </head>
        <body>
        \(PreviewAssets.body)
        <script type="application/json" id="source">\(data(source.json))</script>
        <script type="text/plain" id="engine">\(PreviewEngine.base64)</script>
        <script>\(PreviewAssets.script)</script>
        </body>
        </html>

        """
    }

    /// The script beside a page that updates its source: a call, if the page has the function.
    static func news(_ source: PreviewSource) -> String {
        "window.previewNews?.(\(data(source.json)));\n"
    }

    /// The page's policy: only its own parts are allowed and, if there are updates, files of the reader's own.
    private static func policy(_ source: PreviewSource) -> String {
        let news = source.hasNews ? " file:" : ""
        return [
            "default-src 'none'", "script-src '\(PreviewAssets.scriptChecksum)' 'wasm-unsafe-eval'\(news)",
            "style-src '\(PreviewAssets.styleChecksum)'", "base-uri 'none'", "form-action 'none'",
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
