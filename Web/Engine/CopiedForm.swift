import MotionModel
import SpecCompiler
import SpecFormat

/// The motion in the forms that `speccli bake` writes, to be copied.
enum CopiedForm {
    /// `{ "targets": [{ "name", "title" }, …] }`, or with a `target` and a `variant` its `{ "text", "losses" }`.
    static func answer(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) -> JSONValue {
        guard request["target"] != nil else {
            let targets = ExportFormat.allCases.filter { $0.isText }.map { format -> JSONValue in
                .object([("name", .string(format.rawValue)), ("title", .string(format.summary))])
            }
            return .object([("targets", .array(targets))])
        }
        guard let format = ExportFormat(rawValue: try request.string("target")) else {
            throw Engine.Refusal("no such form")
        }
        let variant = try loaded.variant(request.string("variant"), reduced: request.flag("reduced"))
        let source = ExportSource(
            loaded.spec, motion: loaded.motion, variants: [variant.name],
            options: BakeOptions(reversesValues: request.flag("reversed")), parameters: loaded.components,
            initial: loaded.initial)
        do throws(BindingError) {
            let export = try Export(format, of: source)
            return .object([
                ("text", .string(String(decoding: export.bytes, as: UTF8.self))),
                ("losses", .array(export.losses.map { .string($0.text) })),
            ])
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }
}
