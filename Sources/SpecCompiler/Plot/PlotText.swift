import MotionModel

/// The texts of a picture.
enum PlotText {
    /// A time, without needless zeros.
    static func seconds(_ value: Double) -> String {
        NumberText.text((value * 1e4).rounded() / 1e4 + 0) + " s"
    }

    /// A path shortened to fit into a width, in letters of a size. Its beginning is cut, because its neighbours share it.
    static func shortened(_ path: String, to width: Double, size: Double) -> String {
        fitted(path.unicodeScalars.reversed(), to: width, size).map { "…" + text($0.reversed()) } ?? path
    }

    /// A name shortened to fit into a width, in letters of a size. Its end is cut.
    static func cut(_ name: String, to width: Double, size: Double) -> String {
        fitted(Array(name.unicodeScalars), to: width, size).map { text($0) + "…" } ?? name
    }

    /// The width of a text in letters of a size, rather too large than too small: the font is the reader's.
    static func width(_ text: String, size: Double) -> Double {
        text.unicodeScalars.reduce(0) { $0 + share(of: $1) } * size
    }

    /// As many scalars as fit beside an ellipsis; nil if all of them fit.
    private static func fitted(
        _ scalars: [Unicode.Scalar], to width: Double, _ size: Double
    ) -> ArraySlice<Unicode.Scalar>? {
        guard scalars.reduce(0, { $0 + share(of: $1) }) * size > width else { return nil }
        var left = width / size - share(of: "…")
        let count = scalars.prefix { scalar in
            left -= share(of: scalar)
            return left >= 0
        }.count
        return scalars.prefix(count)
    }

    private static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        var text = ""
        text.unicodeScalars.append(contentsOf: scalars)
        return text
    }

    /// The width of a letter as a share of its size, in the fonts that a picture asks for.
    private static func share(of letter: Unicode.Scalar) -> Double {
        switch letter {
        case "i", "j", "l", "I", ".", ",", ":", ";", "'", "|", "!", " ": 0.31
        case "f", "t", "r", "(", ")", "[", "]", "/", "-": 0.4
        case "m", "w", "M", "W", "@", "%": 0.96
        case "A"..."Z": 0.75
        case "\0"..."\u{7F}": 0.6
        default: 1
        }
    }

    /// The group of curves with the same colour.
    static func group(of curve: Curve) -> String {
        switch curve {
        case .linear, .instant: "linear"
        case .bezier, .bezierPath: "bezier"
        case .spring, .exponential: "spring"
        case .points, .steps: "points"
        case .penner: "penner"
        case .expression, .reverse, .mirror, .interval, .scale, .clamp, .sum, .product, .chain: "combined"
        }
    }

    /// A colour to the nearest 8 bits, as SVG writes it.
    static func fill(_ color: Color) -> String {
        let shares = color.srgb
        let bytes = [shares.red, shares.green, shares.blue].map { share in
            NumberText.text((min(max(share, 0), 1) * 255).rounded() + 0)
        }
        return "rgb(\(bytes.joined(separator: ",")))"
    }

    /// The style sheet, for light and for dark.
    static let style = """
        svg{font:12px ui-sans-serif,system-ui,Helvetica,Arial,sans-serif}\
        .page{fill:#fff}text{fill:#1d2330}.title{font-size:16px;font-weight:600}.heading{font-size:14px;font-weight:600}\
        .tick{fill:#687083;font-size:10px}.label{font-size:11px}.grid{stroke:#e4e7ee}.frame{fill:#f6f7fa;stroke:#dfe3eb}\
        .rest{stroke:#b7bdca;stroke-dasharray:3 3}.marker{stroke:#c2410c}.delay{fill:url(#hatch)}\
        .hatch{stroke:#b7bdca}.tail{fill-opacity:0.4}.jump{stroke-width:3}\
        .k-linear{fill:#8a93a6;stroke:none}.k-bezier{fill:#3b6fe0}.k-spring{fill:#1f9d66}.k-points{fill:#b7791f}\
        .k-penner{fill:#8b5cd6}.k-combined{fill:#d0487f}.jump.k-linear{stroke:#8a93a6}.jump{stroke:#3b6fe0}\
        .value{fill:none;stroke:#3b6fe0;stroke-width:1.75;stroke-linejoin:round}\
        .part1{stroke:#8b5cd6}.part2{stroke:#b7791f}.part3{stroke:#8a93a6}.key{font-size:10px;stroke:none;fill:#3b6fe0}\
        .key.part1{fill:#8b5cd6}.key.part2{fill:#b7791f}.key.part3{fill:#8a93a6}\
        .before{fill:none;stroke:#c2410c;stroke-width:1.25;stroke-dasharray:5 3}\
        .velocity{fill:none;stroke:#1f9d66;stroke-width:1;opacity:.75}\
        .box{fill:#3b6fe0;stroke:#1d2330;stroke-opacity:.35}\
        @media(prefers-color-scheme:dark){.page{fill:#14171f}text{fill:#e7eaf2}.tick{fill:#98a1b5}\
        .grid{stroke:#272c38}.frame{fill:#1a1e28;stroke:#2d3341}.rest{stroke:#565f73}.value{stroke:#7aa2ff}\
        .velocity{stroke:#4fd69a}.before{stroke:#ff9a6b}.value.part1{stroke:#b493f0}.value.part2{stroke:#e0b45c}\
        .value.part3{stroke:#aab2c4}.key{fill:#7aa2ff}.key.part1{fill:#b493f0}.key.part2{fill:#e0b45c}.key.part3{fill:#aab2c4}}
        """
}
