import SpecFormat

/// A request for which all specs of the workspace are read: some at a time, so that others are answered meanwhile, and
/// it can be cancelled.
struct LongRequest {
    let id: MessageID
    let method: String
    let parameters: JSONValue
    /// The number of changes of texts and files when it came.
    let changeCount: Int
    /// The files to read; nil until it is the first.
    private var files: [SourceFile]?
    private var readCount = 0

    /// The number of files that are read without looking for messages.
    static let step = 16
    /// The requests for which all specs are searched.
    static let methods: Set<String> = [
        "textDocument/references", "textDocument/rename", "textDocument/prepareCallHierarchy",
        "workspace/symbol", "callHierarchy/incomingCalls", "callHierarchy/outgoingCalls",
    ]

    /// Creates a request for which files are still to be found.
    init(_ id: MessageID, _ method: String, _ parameters: JSONValue, changeCount: Int) {
        self.id = id
        self.method = method
        self.parameters = parameters
        self.changeCount = changeCount
    }

    /// Whether its files are known.
    var isBegun: Bool { files != nil }

    /// Takes the files to read.
    mutating func begin(_ files: [SourceFile]) { self.files = files }

    /// What the client calls its progress; nil if it doesn't want to know it.
    var token: JSONValue? { parameters["workDoneToken"] }

    /// How much has been read, in percent.
    var percentage: Double {
        guard let files else { return 0 }
        return files.isEmpty ? 100 : Double(100 * readCount / files.count)
    }

    /// Takes the next files; empty when all have been read.
    mutating func next() -> ArraySlice<SourceFile> {
        let files = files ?? []
        let some = files[readCount..<min(files.count, readCount + Self.step)]
        readCount += some.count
        return some
    }
}
