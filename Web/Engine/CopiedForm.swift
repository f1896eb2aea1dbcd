import MotionModel
import SpecCompiler
import SpecFormat

/// The forms to copy a motion in, as `speccli bake` writes them.
///
/// Only those that people paste somewhere while they look at a motion: any other would make every page heavier.
enum CopiedForm: CaseIterable {
    case css, waapi, swift, json

    /// `{ "targets": [{ "name", "title" }, …] }`, or with a `target` and a `variant` its `{ "text", "losses" }`.
    static func answer(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) -> JSONValue {
        guard request["target"] != nil else {
            let targets = allCases.map { form -> JSONValue in
                .object([
                    ("name", .string(form.format.rawValue)), ("title", .string(form.format.summary)),
                ])
            }
            return .object([("targets", .array(targets))])
        }
        let name = try request.string("target")
        guard let form = allCases.first(where: { $0.format.rawValue == name }) else {
            throw Engine.Refusal("no such form")
        }
        let variant = try loaded.variant(request.string("variant"), reduced: request.flag("reduced"))
        let source = ExportSource(
            loaded.spec, motion: loaded.motion, variants: [variant.name],
            options: BakeOptions(reversesValues: request.flag("reversed")), parameters: loaded.components,
            initial: loaded.initial)
        do throws(BindingError) {
            let export = try form.export(source)
            return .object([
                ("text", .string(String(decoding: export.bytes, as: UTF8.self))),
                ("losses", .array(export.losses.map { .string($0.text) })),
            ])
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }

    private var format: ExportFormat {
        switch self {
        case .css: .css
        case .waapi: .waapi
        case .swift: .swift
        case .json: .json
        }
    }

    private func export(_ source: ExportSource) throws(BindingError) -> Export {
        switch self {
        case .css: try .css(source)
        case .waapi: try .waapi(source)
        case .swift: .swift(source)
        case .json: try .json(source)
        }
    }
}
