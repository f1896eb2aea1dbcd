import Foundation
import SpecFormat

/// Python's `jsonschema`: a validator that isn't ours.
enum SchemaValidator {
    /// Validates documents in one process: `schema` is checked against its meta-schema first.
    private static let program = """
        import itertools, json, sys
        from jsonschema import Draft202012Validator, Draft7Validator
        task = json.load(sys.stdin)
        for validator in (Draft202012Validator, Draft7Validator):
            validator.check_schema(task["schema"])
        new = Draft202012Validator(task["schema"])
        old = Draft7Validator(task["schema"])
        answers = []
        for document in task["documents"]:
            found = new.iter_errors(document)
            if task["first"]: found = itertools.islice(found, 1)
            errors = sorted(found, key=lambda error: list(map(str, error.path)))
            if bool(errors) == old.is_valid(document):
                raise SystemExit("the drafts disagree about " + json.dumps(document))
            answers.append([error.message[:200] for error in errors])
        json.dump(answers, sys.stdout)
        """

    /// Prints the places of values in a schema that break the schema they are in.
    private static let exampleProgram = """
        import json, sys
        from jsonschema import Draft202012Validator
        root = json.load(sys.stdin)
        wrong, count = [], 0
        def walk(schema, path):
            global count
            if isinstance(schema, list):
                for index, part in enumerate(schema): walk(part, path + [str(index)])
            if not isinstance(schema, dict): return
            values = schema["examples"] if isinstance(schema.get("examples"), list) else []
            if "default" in schema and not isinstance(schema["default"], dict): values = values + [schema["default"]]
            validator = Draft202012Validator({"$defs": root["$defs"], **schema})
            for value in values:
                count += 1
                if not validator.is_valid(value): wrong.append("/".join(path) + ": " + json.dumps(value))
            for key, part in schema.items():
                if key not in ("examples", "default", "enum", "const", "defaultSnippets", "required"):
                    walk(part, path + [key])
        walk(root, [])
        json.dump({"wrong": wrong, "count": count}, sys.stdout)
        """

    /// Examples and defaults in the schema that it refuses itself, and how many there are of all kinds.
    static func wrongExamples() throws -> (wrong: [String], count: Int) {
        let answer = try run(["-c", exampleProgram], input: Data(SpecSchema.text.utf8))
        let json = try? JSONSerialization.jsonObject(with: answer.output) as? [String: Any]
        guard answer.code == 0, let wrong = json?["wrong"] as? [String], let count = json?["count"] as? Int
        else {
            throw Failure(message: String(decoding: answer.errors, as: UTF8.self))
        }
        return (wrong, count)
    }

    /// Whether the validator is there.
    static let isPresent: Bool = {
        let answer = try? run(["-c", "import jsonschema; jsonschema.Draft202012Validator"], input: Data())
        return answer?.code == 0
    }()

    /// What the schema says of each document: nothing, or its objections; the first of them alone if no more is asked for.
    static func objections(to documents: [Any], firstOnly: Bool = false) throws -> [[String]] {
        let schema = try JSONSerialization.jsonObject(with: Data(SpecSchema.text.utf8))
        let task = try JSONSerialization.data(withJSONObject: [
            "schema": schema, "documents": documents, "first": firstOnly,
        ])
        let answer = try run(["-c", program], input: task)
        guard answer.code == 0,
            let list = try JSONSerialization.jsonObject(with: answer.output) as? [[String]]
        else { throw Failure(message: String(decoding: answer.errors, as: UTF8.self)) }
        return list
    }

    /// What the validator died of.
    struct Failure: Error {
        let message: String
    }

    /// The value of a JSONC text, comments and trailing commas left out.
    static func value(of file: SourceFile) throws -> Any {
        var diagnostics = Diagnostics()
        guard let syntax = JSONSyntax.parse(file, diagnostics: &diagnostics), !diagnostics.hasErrors else {
            throw Failure(message: "\(file.path) is no JSON")
        }
        return value(of: syntax)
    }

    private static func value(of syntax: JSONSyntax) -> Any {
        switch syntax.content {
        case .null, .invalid: NSNull()
        case .bool(let value): NSNumber(value: value)
        case .number(let value):
            value == value.rounded() && abs(value) < 1e15
                ? NSNumber(value: Int(value)) : NSNumber(value: value)
        case .string(let string): string.value
        case .array(let array): array.elements.map { value(of: $0) }
        case .object(let object):
            Dictionary(
                object.members.map { ($0.key.value, value(of: $0.value)) },
                uniquingKeysWith: { first, _ in first })
        }
    }

    private static func run(
        _ arguments: [String], input: Data
    ) throws -> (code: Int32, output: Data, errors: Data) {
        let folder = FileManager.default.temporaryDirectory.appending(path: "schema-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let files = ["in", "out", "err"].map { folder.appending(path: $0) }
        try input.write(to: files[0])
        for file in files[1...] { try Data().write(to: file) }
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["python3"] + arguments
        process.standardInput = try FileHandle(forReadingFrom: files[0])
        process.standardOutput = try FileHandle(forWritingTo: files[1])
        process.standardError = try FileHandle(forWritingTo: files[2])
        try process.run()
        process.waitUntilExit()
        return (
            process.terminationStatus, try Data(contentsOf: files[1]), try Data(contentsOf: files[2])
        )
    }
}
