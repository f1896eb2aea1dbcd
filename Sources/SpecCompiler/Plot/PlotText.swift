import MotionModel

/// The texts of a picture.
enum PlotText {
    /// The longest label, in characters.
    private static let longest = 30

    /// A time, without needless zeros.
    static func seconds(_ value: Double) -> String {
        NumberText.text((value * 1e4).rounded() / 1e4 + 0) + " s"
    }

    /// A path shortened to fit beside a bar. Its beginning is cut, because its neighbours share it.
    static func shortened(_ path: String) -> String {
        path.utf8.count <= longest
            ? path : "…" + String(decoding: path.utf8.suffix(longest - 1), as: UTF8.self)
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
        .before{fill:none;stroke:#c2410c;stroke-width:1.25;stroke-dasharray:5 3}\
        .velocity{fill:none;stroke:#1f9d66;stroke-width:1;opacity:.75}\
        .box{fill:#3b6fe0;stroke:#1d2330;stroke-opacity:.35}\
        @media(prefers-color-scheme:dark){.page{fill:#14171f}text{fill:#e7eaf2}.tick{fill:#98a1b5}\
        .grid{stroke:#272c38}.frame{fill:#1a1e28;stroke:#2d3341}.rest{stroke:#565f73}.value{stroke:#7aa2ff}\
        .velocity{stroke:#4fd69a}.before{stroke:#ff9a6b}}
        """
}
