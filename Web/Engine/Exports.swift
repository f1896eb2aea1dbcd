// The doors of the WebAssembly module: bytes in, bytes out. A page writes a request as JSON to where `reserve` says, calls
// `answer`, and reads JSON at `text`; rows of numbers, which are many, lie beside it at `numbers`.

nonisolated(unsafe) private var door = Door()

/// What lies between the page and the engine.
private struct Door {
    var engine = Engine()
    var request: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
    var text: UnsafeMutableBufferPointer<UInt8> = .allocate(capacity: 0)
    var numbers: UnsafeMutableBufferPointer<Double> = .allocate(capacity: 0)

    mutating func reserve(_ count: Int) {
        request.deallocate()
        request = .allocate(capacity: count)
    }

    mutating func answer() {
        let answer = engine.answer(Array(request))
        text.deallocate()
        text = .allocate(capacity: answer.text.count)
        _ = text.initialize(from: answer.text)
        numbers.deallocate()
        numbers = .allocate(capacity: answer.numbers.count)
        _ = numbers.initialize(from: answer.numbers)
    }
}

/// Makes room for a request of so many bytes, and says where it goes.
@_expose(wasm, "reserve")
@_cdecl("reserve")
public func reserve(_ count: Int32) -> UnsafeMutableRawPointer? {
    door.reserve(Int(count))
    return UnsafeMutableRawPointer(door.request.baseAddress)
}

/// Answers the request that was written; returns how many bytes of text the answer has.
@_expose(wasm, "answer")
@_cdecl("answer")
public func answer() -> Int32 {
    door.answer()
    return Int32(door.text.count)
}

/// Where the answer's text is, until the next request.
@_expose(wasm, "text")
@_cdecl("text")
public func text() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(door.text.baseAddress) }

/// Where the answer's numbers are, doubles, until the next request.
@_expose(wasm, "numbers")
@_cdecl("numbers")
public func numbers() -> UnsafeMutableRawPointer? { UnsafeMutableRawPointer(door.numbers.baseAddress) }

/// How many numbers the answer has.
@_expose(wasm, "numberCount")
@_cdecl("numberCount")
public func numberCount() -> Int32 { Int32(door.numbers.count) }
