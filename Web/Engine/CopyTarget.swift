import MotionModel
import SpecCompiler
import SpecFormat

/// ★ The forms that a motion can be copied in.
enum CopyTarget: String, CaseIterable {
    case json

    /// What the form is called on a page.
    var title: String {
        switch self {
        case .json: "Keyframes (JSON)"
        }
    }

    /// `{ "targets": [{ "name", "title" }, …] }`, or with a `target` and a `variant` its `{ "text" }`.
    static func answer(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) -> JSONValue {
        guard request["target"] != nil else {
            let targets = allCases.map { target -> JSONValue in
                .object([("name", .string(target.rawValue)), ("title", .string(target.title))])
            }
            return .object([("targets", .array(targets))])
        }
        guard let target = CopyTarget(rawValue: try request.string("target")) else {
            throw Engine.Refusal("no such form")
        }
        let variant = try loaded.variant(request.string("variant"), reduced: request.flag("reduced"))
        return .object([("text", .string(try target.text(of: variant, in: loaded)))])
    }

    private func text(of variant: CompiledVariant, in loaded: LoadedMotion) throws(Engine.Refusal) -> String {
        do throws(BindingError) {
            switch self {
            case .json:
                return try BakedDocument(
                    loaded.motion, variants: [variant.name], parameters: loaded.components,
                    initial: loaded.initial
                ).jsonText
            }
        } catch {
            throw Engine.Refusal(error.phrase)
        }
    }
}
