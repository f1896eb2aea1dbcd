import MotionModel

extension WebMotion {
    /// The motion as a theme of Tailwind CSS 4, ending in a line feed: an `animate-*` utility for each element of each
    /// variant, and, where styles are made of custom properties, a utility for the element.
    ///
    /// - Parameters:
    ///   - timings: The timings offered as `ease-*` utilities.
    ///   - losses: What its head says is lost.
    func tailwindText(_ timings: [WebTiming], losses: [ExportLoss] = []) -> String {
        var sheet = CSSSheet()
        var writer = CSSWriter(self)
        var names = WebNames(spec: name)
        writeHead(losses, to: &sheet)
        for variable in variables { register(variable, in: &sheet) }
        if !parameters.isEmpty {
            sheet.rule(
                ":root",
                parameters.map { WebDeclaration(property: $0.name, value: NumberText.text($0.value)) })
        }
        for target in targets where !target.rules.isEmpty {
            sheet.block("@utility \(WebNames.kebab(name))-\(WebNames.kebab(target.name))") { sheet in
                for rule in target.rules { sheet.declare(rule) }
            }
        }
        sheet.block("@theme") { sheet in
            for timing in timings {
                let value = timing.linear ?? timing.easing
                sheet.declare(WebDeclaration(property: "--ease" + timing.name.dropFirst(1), value: value))
            }
            for variant in variants + forms {
                for index in targets.indices {
                    let items = writer.animations(variant, index)
                    guard !items.isEmpty else { continue }
                    let words = [variant.name, targets[index].name]
                    let own = names.name(words, of: words.joined(separator: " "))
                    if own != WebNames.kebab(([name] + words).joined(separator: "-")) {
                        sheet.comment("'\(targets[index].name)' in '\(variant.name)'")
                    }
                    sheet.declare(
                        WebDeclaration(
                            property: "--animate-\(own)", value: items.joined(separator: ", "), items: items))
                }
            }
            writer.keyframes(in: &sheet)
        }
        return sheet.text
    }

    /// The losses of a theme, besides those of a style sheet.
    var tailwindLosses: [ExportLoss] {
        (variants + forms).flatMap { variant in
            variant.animations.flatMap { $0 }.filter { $0.isAdded }.map { animation in
                ExportLoss(
                    variant: variant.name, property: animation.properties[0], kind: .omission,
                    phrase: "it replaces what it is added to: an animate-* utility can't add", size: 1)
            }
        }
    }
}
