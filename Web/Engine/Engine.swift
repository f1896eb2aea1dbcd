import Animator
import MotionModel
import SpecCompiler
import SpecFormat

/// What a page asks, and what it is told: specs are read, and their motion is described, sampled and performed.
///
/// It keeps the last good motion of each slot, and nothing else: what is shown at an instant depends on the request alone.
struct Engine {
    /// Text, and rows of numbers where a request asks for rows.
    struct Answer {
        var text: [UInt8]
        var numbers: [Double] = []

        init(_ value: JSONValue, numbers: [Double] = []) {
            text = Array(value.text(pretty: false).utf8)
            self.numbers = numbers
        }
    }

    /// Why a request has no answer, in one phrase.
    struct Refusal: Error {
        let phrase: String
        init(_ phrase: String) { self.phrase = phrase }
    }

    private var slots: [ReadSpec] = []
    /// What frames were last asked of, of each slot: time goes on from there.
    private var shown: [Shown?] = []

    /// The answer to a request; `{ "error": … }` where there is none.
    mutating func answer(_ bytes: [UInt8]) -> Answer {
        guard let value = JSONValue(text: String(decoding: bytes, as: UTF8.self)) else {
            return Answer(.object([("error", "a request is JSON")]))
        }
        do throws(Refusal) {
            let request = Request(value)
            guard let verb = Request.Verb(rawValue: try request.string("do")) else {
                throw Refusal("no such request")
            }
            return try answer(verb, request)
        } catch {
            return Answer(.object([("error", .string(error.phrase))]))
        }
    }

    private mutating func answer(_ verb: Request.Verb, _ request: Request) throws(Refusal) -> Answer {
        switch verb {
        case .load:
            let slot = try request.count("slot", below: 2)
            while slots.count <= slot {
                slots.append(ReadSpec())
                shown.append(nil)
            }
            shown[slot] = nil
            try slots[slot].read(request)
            return Answer(slots[slot].json)
        case .format: return Answer(try Self.formatted(request))
        case .sample: return try Samples(request, of: loaded(request)).answer(request)
        case .perform:
            var performance = try Performance(request, of: loaded(request))
            return try performance.answer(request)
        case .frame:
            let slot = try request.count("slot", below: 2)
            let loaded = try loaded(request)
            var current: Shown
            if let last = shown[slot], last.shows(request) {
                current = last
            } else {
                current = try Shown(request, of: loaded)
            }
            shown[slot] = nil
            let answer = try current.frame(request)
            shown[slot] = current
            return answer
        case .curve: return try CurvePicture.answer(request)
        case .copy: return Answer(try CopiedForm.answer(request, of: loaded(request)))
        case .compare: return Answer(try Self.difference(from: loaded(in: 1), to: loaded(in: 0)))
        }
    }

    /// The motion of the slot that a request names.
    private func loaded(_ request: Request) throws(Refusal) -> LoadedMotion {
        try loaded(in: try request.count("slot", below: 2))
    }

    private func loaded(in slot: Int) throws(Refusal) -> LoadedMotion {
        guard slot < slots.count, let motion = slots[slot].motion else { throw Refusal("nothing to play") }
        return motion
    }

    /// `{ "text" }` as `speccli diff` prints it; empty where nothing changed.
    private static func difference(
        from old: LoadedMotion, to new: LoadedMotion
    ) throws(Refusal) -> JSONValue {
        do throws(BindingError) {
            let difference = try MotionDifference(from: old.side, to: new.side)
            return .object([("text", .string(difference.text))])
        } catch {
            throw Refusal("what changed isn't known: \(error.phrase)")
        }
    }

    /// `{ "text" }` in the canonical layout, or `{ "report" }` where there are errors of syntax.
    private static func formatted(_ request: Request) throws(Refusal) -> JSONValue {
        let file = SourceFile(path: try request.string("path"), text: try request.string("text"))
        var diagnostics = Diagnostics()
        if let bytes = file.formatted(diagnostics: &diagnostics) {
            return .object([("text", .string(String(decoding: bytes, as: UTF8.self)))])
        }
        return .object([("report", Report(file: file, diagnostics: diagnostics.sorted).value)])
    }
}

extension Report {
    /// The report in the form that `speccli validate --format json` prints.
    var value: JSONValue { JSONValue(text: json()) ?? .null }
}
