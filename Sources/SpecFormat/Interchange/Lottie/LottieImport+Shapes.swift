import MotionModel

/// What moves of a layer: its transform and its shapes.
extension LottieImport {
    /// - Parameter hasDepth: Whether the layer lies in space, where the third numbers of its values are seen.
    mutating func add(
        transform member: JSONMember?, of target: String, hasDepth: Bool, _ time: LottieTime
    ) {
        guard let transform = member?.value.object else { return }
        if let position = reader.property(transform["p"]), position["x"]?.value.object != nil,
            position["k"] == nil
        {
            for axis in ["x", "y"] { add(position[axis], "\(target).position.\(axis)", time) }
            if hasDepth, let depth = position["z"], reader.track(depth, time) != nil {
                reader.skip("the depth of 'position' can't be in a spec", at: depth.key.range)
            }
        } else {
            add(
                transform["p"], "\(target).position", components: ["x", "y"], depth: hasDepth ? 0 : nil, time)
        }
        add(
            transform["s"], "\(target).transform.scale", components: ["x", "y"], depth: hasDepth ? 100 : nil,
            time, joins: true
        ) {
            $0 / 100
        }
        add(transform["r"] ?? transform["rz"], "\(target).transform.rotation", time)
        for (key, path) in [("rx", "x"), ("ry", "y")] {
            add(transform[key], "\(target).transform.rotation.\(path)", time)
        }
        add(transform["o"], "\(target).opacity", time) { $0 / 100 }
        for (key, what) in [
            ("a", "an anchor point that moves"), ("sk", "a skew"), ("or", "an orientation in space"),
        ] {
            guard let member = transform[key], reader.track(member, time) != nil else { continue }
            reader.skip("\(what) can't be in a spec", at: member.key.range)
        }
    }

    mutating func add(shape element: JSONSyntax, of target: String, _ time: LottieTime) {
        guard let shape = element.object, let kind = shape["ty"]?.value.string,
            !(shape["hd"]?.value.isOn ?? false)
        else { return }
        size.shapes += 1
        guard hasRoom(at: kind.range) else { return }
        /// What of it moves and has no place in a spec.
        func unread(_ keys: [String]) -> [JSONMember] { keys.compactMap { shape[$0] } }
        var rest: [JSONMember] = []
        switch kind.value {
        case "gr":
            for item in shape["it"]?.value.elements ?? [] { add(shape: item, of: target, time) }
        case "rc", "el":
            add(shape["s"], "\(target).bounds.size", components: ["width", "height"], time)
            if kind.value == "rc" { add(shape["r"], "\(target).cornerRadius", time) }
            rest = unread(["p"])
        case "fl": add(color: shape, "\(target).backgroundColor", time)
        case "st":
            add(color: shape, "\(target).borderColor", time)
            add(shape["w"], "\(target).borderWidth", time)
            rest = unread(["d"])
        case "tm":
            add(shape["s"], "\(target).strokeStart", time) { $0 / 100 }
            add(shape["e"], "\(target).strokeEnd", time) { $0 / 100 }
            rest = unread(["o"])
        case "tr": rest = unread(["p", "a", "s", "r", "o", "sk", "sa"])
        case "sh": rest = unread(["ks"])
        default: rest = Array(shape.members)
        }
        for member in rest where reader.isAnimated(member.value) {
            reader.skip(
                "'\(member.key.value)' of a shape '\(kind.value)' moves, which a spec can't say",
                at: member.key.range)
        }
    }

    /// Adds a property of several numbers: as one if its key path is one and they move together.
    ///
    /// - Parameter depth: The third number where it says nothing; nil where it never does.
    private mutating func add(
        _ member: JSONMember?, _ path: String, components: [String], depth: Double? = nil, _ time: LottieTime,
        joins: Bool = false, _ unit: (Double) -> Double = { $0 }
    ) {
        guard let member, let track = reader.track(member, time) else { return }
        if let depth, track.keys.contains(where: { $0.numbers.dropFirst(2).contains { $0 != depth } }) {
            reader.skip("the third number of '\(path)' can't be in a spec", at: member.key.range)
        }
        let plain = track.mapped { $0.prefix(components.count).map(unit) }
        let count = plain.keys[0].numbers.count
        if joins, plain.keys.allSatisfy({ key in key.numbers.allSatisfy { $0 == key.numbers[0] } }),
            plain.hasOneEasing
        {
            append(path, plain.component(0), at: member)
        } else if !joins, plain.hasOneEasing, count == components.count {
            append(path, plain, at: member)
        } else {
            for (index, name) in components.prefix(count).enumerated() {
                append("\(path).\(name)", plain.component(index), at: member)
            }
        }
    }

    /// Adds a property of one number.
    private mutating func add(
        _ member: JSONMember?, _ path: String, _ time: LottieTime, _ unit: (Double) -> Double = { $0 }
    ) {
        guard let member, let track = reader.track(member, time) else { return }
        append(path, track.mapped { $0.prefix(1).map(unit) }, at: member)
    }

    private mutating func append(_ path: String, _ track: LottieTrack, at member: JSONMember) {
        guard track.moves, claims(path, at: member) else { return }
        moving.append(Moving(path: path, track: track, isColor: false, range: member.key.range))
    }

    /// Takes a property, unless another shape moves it.
    mutating func claims(_ path: String, at member: JSONMember) -> Bool {
        guard paths.insert(path).inserted else {
            reader.skip("a second shape moves '\(path)': the first is read", at: member.key.range)
            return false
        }
        return true
    }
}
