extension Explanation {
    /// The explanation for a terminal, in lines of at most 90 columns (samples keep theirs), with a final line end.
    package var text: String {
        var text = "\(id.severity.rawValue)[\(id.name)]: \(id.title)\n\n"
        text += why.wrapped
        if let sample {
            text += "\nBad, \(sample.place.title):\n\n" + sample.bad.indented
            text += "\nGood:\n\n" + sample.good.indented
        }
        return text + "\n" + "To fix it: \(remedy).".wrapped
    }

    /// Every rule with its severity and title, one a line, in the order of the table.
    package static var list: String {
        let width = DiagnosticID.allCases.map { $0.name.utf8.count }.max() ?? 0
        var text = ""
        for id in DiagnosticID.allCases {
            let severity = id.severity.rawValue
            text += id.name + String(repeating: " ", count: width + 2 - id.name.utf8.count)
            text += severity + String(repeating: " ", count: 9 - severity.utf8.count) + id.title + "\n"
        }
        return text
    }

    /// The page of all rules, in Markdown.
    package static var page: String {
        var text = """
            # Diagnostics

            Every problem that the tools report has a stable id. `speccli explain ID` prints what stands here.
            This page is made from the table of the rules: `speccli explain --format markdown`.

            | Id | Severity | Rule |
            |---|---|---|

            """
        for id in DiagnosticID.allCases {
            text += "| [`\(id.name)`](#\(id.name)) | \(id.severity.rawValue) | \(id.title) |\n"
        }
        for id in DiagnosticID.allCases { text += "\n" + id.explanation.section }
        return text
    }

    /// The section of the page about the rule.
    package var section: String {
        var text =
            "## \(id.name)\n\n\(id.title.capitalizedFirst) (\(id.severity.rawValue)).\n\n\(why.withCode)\n"
        if let sample {
            let language = sample.place == .css ? "css" : "jsonc"
            text += "\nBad, \(sample.place.title.withCode):\n\n```\(language)\n\(sample.bad)\n```\n"
            text += "\nGood:\n\n```\(language)\n\(sample.good)\n```\n"
        }
        return text + "\nTo fix it: \(remedy.withCode).\n"
    }
}
