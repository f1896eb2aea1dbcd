import SpecFormat

/// Requests that take long: they are worked on while no messages wait.
extension LanguageServer {
    /// Puts a request off for which many files are to be read, or which comes behind such a one; false if it can be answered at once.
    mutating func putOff(_ id: MessageID, _ method: String, _ parameters: JSONValue) -> Bool {
        guard phase == .running, LongRequest.methods.contains(method) else { return false }
        var request = LongRequest(id, method, parameters, changeCount: texts.changeCount)
        if long.isEmpty {
            let files = texts.unknownFiles()
            guard files.count > LongRequest.step else { return false }
            request.begin(files)
        }
        long.append(request)
        report(request, "begin", [("title", "reading the specs of the workspace"), ("cancellable", true)])
        return true
    }

    /// Reads some files for the first request, or answers it once all have been read.
    mutating func work(on request: LongRequest) {
        var request = request
        guard request.changeCount == texts.changeCount else {
            finish(request)
            refuse(request.id.json, .contentModified)
            return
        }
        guard request.isBegun else {
            request.begin(texts.unknownFiles())
            long[0] = request
            return
        }
        let files = request.next()
        guard files.isEmpty else {
            for file in files { texts.know(file, client.encoding) }
            long[0] = request
            report(request, "report")
            return
        }
        finish(request)
        respond(request.id, request.method, request.parameters)
    }

    /// Ends a request that its sender doesn't want any more, if it is still worked on.
    mutating func cancel(_ parameters: JSONValue) {
        let id = MessageID(parameters["id"])
        cancel(long.filter { $0.id == id })
    }

    /// Ends all requests that are still worked on.
    mutating func cancelAll() { cancel(long) }

    private mutating func cancel(_ requests: [LongRequest]) {
        for request in requests {
            finish(request)
            refuse(request.id.json, .cancelled)
        }
    }

    private mutating func finish(_ request: LongRequest) {
        long.removeAll { $0.id == request.id }
        report(request, "end")
    }

    /// Tells the client how far a request is, if it wants to know.
    private mutating func report(
        _ request: LongRequest, _ kind: String, _ more: [(String, JSONValue)] = []
    ) {
        guard let token = request.token else { return }
        var members: [(String, JSONValue)] = [("kind", .string(kind))] + more
        if kind != "end" { members.append(("percentage", .number(request.percentage))) }
        notify("$/progress", .object([("token", token), ("value", .object(members))]))
    }
}
