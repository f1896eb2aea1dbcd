import SpecFormat

/// A request: an object with a verb, and what the verb needs.
struct Request {
    /// What can be asked.
    enum Verb: String {
        /// Reads a spec into a slot: its problems, and a description of its motion.
        case load
        /// Lays a text out.
        case format
        /// What a variant shows by itself, from rest.
        case sample
        /// What is shown while variants are played one after another, each interrupting the last.
        case perform
        /// What is shown at one instant, by itself or performed.
        case frame
        /// One curve: its picture and its facts.
        case curve
        /// The motion in another form, to be copied.
        case copy
        /// What changed since the motion of slot 1.
        case compare
    }

    private let members: [(String, JSONValue)]

    /// A request from its JSON; anything but an object is one without members.
    init(_ value: JSONValue) {
        if case .object(let members) = value { self.members = members } else { members = [] }
    }

    subscript(key: String) -> JSONValue? { members.first { $0.0 == key }?.1 }

    /// A text that has to be there.
    func string(_ key: String) throws(Engine.Refusal) -> String {
        guard case .string(let text)? = self[key] else { throw Engine.Refusal("'\(key)' is a text") }
        return text
    }

    /// A text, if there is one.
    func text(_ key: String) -> String? {
        if case .string(let text)? = self[key] { return text }
        return nil
    }

    /// What is played, as text: equal requests show the same at the same instants.
    var play: String {
        let times = ["do", "at", "named", "watch", "events"]
        return JSONValue.object(members.filter { !times.contains($0.0) }).text(pretty: false)
    }

    /// A number that has to be there.
    func number(_ key: String) throws(Engine.Refusal) -> Double {
        guard case .number(let number)? = self[key] else { throw Engine.Refusal("'\(key)' is a number") }
        return number
    }

    /// A whole number from 0 on that has to be there.
    func count(_ key: String, below limit: Int) throws(Engine.Refusal) -> Int {
        let number = try number(key)
        guard number >= 0, number < Double(limit), number == number.rounded() else {
            throw Engine.Refusal("'\(key)' is a whole number from 0 on, below \(limit)")
        }
        return Int(number)
    }

    /// Whether something is asked for; not, where nothing is said.
    func flag(_ key: String) -> Bool {
        if case .bool(let flag)? = self[key] { return flag }
        return false
    }

    /// The objects of a list; none where there is no list.
    func objects(_ key: String) -> [Request] {
        guard case .array(let elements)? = self[key] else { return [] }
        return elements.map { Request($0) }
    }

    /// The members of an object; none where there is no object.
    func members(_ key: String) -> [(String, JSONValue)] {
        guard case .object(let members)? = self[key] else { return [] }
        return members
    }

    /// Instants: the numbers of the list `times`, or `count` of them from `start` to `end`, evenly spaced.
    func times() throws(Engine.Refusal) -> [Double] {
        if case .array(let elements)? = self["times"] {
            var times: [Double] = []
            for case .number(let time) in elements { times.append(time) }
            return times
        }
        let (start, end) = (try number("start"), try number("end"))
        let count = try count("count", below: 100_001)
        guard count > 1 else { return [start] }
        return (0..<count).map { index in
            index == count - 1 ? end : start + (end - start) * (Double(index) / Double(count - 1))
        }
    }
}
