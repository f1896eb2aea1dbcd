import SpecFormat

/// What frames are asked of: a variant by itself, or several that are performed.
struct Shown {
    private enum Play {
        case samples(Samples)
        case performance(Performance)
    }

    private let key: String
    private var play: Play

    /// What a request describes: `events`, or one `variant`.
    init(_ request: Request, of loaded: LoadedMotion) throws(Engine.Refusal) {
        key = request.play
        if request["events"] == nil {
            play = .samples(try Samples(request, of: loaded))
        } else {
            play = .performance(try Performance(request, of: loaded))
        }
    }

    /// Whether it can show what a request asks: the same is played, and where it is performed, time doesn't go back.
    func shows(_ request: Request) -> Bool {
        guard request.play == key else { return false }
        switch play {
        case .samples: return request["events"] == nil
        case .performance(let performance): return performance.leads(to: request)
        }
    }

    /// What is shown at the instant of a request that it ``shows(_:)``.
    mutating func frame(_ request: Request) throws(Engine.Refusal) -> Engine.Answer {
        switch play {
        case .samples(let samples): return try samples.frame(request)
        case .performance(var performance):
            let answer = try performance.frame(request)
            play = .performance(performance)
            return answer
        }
    }
}
