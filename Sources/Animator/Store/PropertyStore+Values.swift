public import MotionModel

extension PropertyStore {
    /// The model value of a property, at which it rests when everything has ended; an integer is rounded.
    public func model(_ id: PropertyID) -> MotionValue { modelValue(id).asRead }

    /// The presentation value of a property; an integer is rounded to the nearest.
    ///
    /// - Complexity: O(1); O(contributions to it) the first time after a call that started, moved or ended something on
    ///   the property.
    public func presentation(_ id: PropertyID) -> MotionValue {
        shownValue(id).asRead
    }

    /// The model value of a property, unrounded.
    func modelValue(_ id: PropertyID) -> MotionValue { value(of: id, in: table.modelSlots) }

    /// The presentation value of a property, unrounded.
    func shownValue(_ id: PropertyID) -> MotionValue {
        table.refresh(table.layouts[id.index].firstSlot)
        return value(of: id, in: table.shownSlots)
    }

    /// The model value of the property with that path.
    ///
    /// - Throws: `unknownProperty`.
    public func model(_ path: String) throws(AnimatorError) -> MotionValue { model(try id(of: path)) }

    /// The presentation value of the property with that path.
    ///
    /// - Throws: `unknownProperty`.
    public func presentation(_ path: String) throws(AnimatorError) -> MotionValue {
        presentation(try id(of: path))
    }

    /// The model value of the property with that key.
    ///
    /// - Throws: `unknownProperty`, `wrongType`.
    public func model<Value>(_ key: PropertyKey<Value>) throws(AnimatorError) -> Value {
        let layout = table.layouts[try id(of: key).index]
        return Value { layout.read(table.modelSlots[layout.firstSlot + $0]) }
    }

    /// The presentation value of the property with that key.
    ///
    /// - Throws: `unknownProperty`, `wrongType`.
    public func presentation<Value>(_ key: PropertyKey<Value>) throws(AnimatorError) -> Value {
        shown(try id(of: key))
    }

    /// Sets the model value of a property.
    ///
    /// Inside the block of an implicit `animate` the change is animated. Outside, the property shows it at once; a
    /// replacing animation hides it until it ends, and additive ones continue to add to it.
    ///
    /// - Throws: `wrongType`; `unusableNumber` for a number that isn't finite or is larger than ``largestMagnitude``.
    public func set(_ id: PropertyID, to value: MotionValue) throws(AnimatorError) {
        try check(id)
        let components = try table.components(of: value, id.index)
        table.write(id.index) { components[$0] }
    }

    /// Sets the model value of the property with that path; see ``set(_:to:)-(PropertyID,_)``.
    ///
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`.
    public func set(_ path: String, to value: MotionValue) throws(AnimatorError) {
        if !table.set(path, to: value) { try set(try id(of: path), to: value) }
    }

    /// Sets the model value of the property with that key; see ``set(_:to:)-(PropertyID,_)``.
    ///
    /// - Throws: `unknownProperty`, `wrongType`, `unusableNumber`.
    public func set<Value>(_ key: PropertyKey<Value>, to value: Value) throws(AnimatorError) {
        let id = try id(of: key)
        let count = table.layouts[id.index].count
        let components = Components(count) { value.component($0) }
        try table.check(components, count, of: id.index)
        table.write(id.index) { components[$0] }
    }

    /// Sets every property for which a state of a motion has a value; targets are present as they are in that state.
    ///
    /// - Parameters:
    ///   - name: The state's name.
    ///   - motion: The motion; its properties are registered.
    ///   - parameters: Values by name, for the motion's parameters that don't keep their default.
    /// - Throws: `unknownState`; `parameter`; for a property that isn't registered, or not as in the motion, see
    ///   ``set(_:to:)-(String,_)``. Then nothing is set.
    public func set(
        state name: String, of motion: CompiledMotion, parameters: [String: MotionValue] = [:]
    ) throws(AnimatorError) {
        let state = try PropertyStore.state(name, of: motion)
        let values = try self.values(
            of: state, in: motion, PropertyStore.components(of: parameters, for: motion))
        var changes: [(id: PropertyID, value: MotionValue)] = []
        for (declaration, value) in zip(motion.properties, values) {
            guard let value else { continue }
            let id = try id(of: declaration.path.text)
            guard self[id].type == value.type else {
                throw .wrongType(
                    property: declaration.path.text, expected: self[id].type,
                    found: value.type.name)
            }
            try PropertyStore.check(value.components, of: declaration.path.text)
            changes.append((id, value))
        }
        for change in changes { table.write(change.id.index) { change.value.components[$0] } }
        setPresence(in: name, of: motion)
    }

    /// A state of a motion by its name.
    static func state(_ name: String, of motion: CompiledMotion) throws(AnimatorError) -> MotionState {
        if let state = motion.state(named: name) { return state }
        throw .unknownState(
            name, nearest: NearestName.nearest(to: name, among: motion.states.map { $0.name }))
    }

    /// The velocity of a property's presentation value, each stored component in units per second of the store's time.
    ///
    /// - Returns: Infinite where a curve's tangent is vertical, 0 where infinite speeds oppose each other; never NaN.
    /// - Complexity: O(contributions to it).
    public func velocity(_ id: PropertyID) -> [Double] {
        let slots = slots(of: id)
        if self[id].type == .transform(.matrix) { return table.transformVelocity(slots) }
        return table.velocity(slots).map { $0 / timeScale }
    }

    /// The stored components of a value.
    func components<Value: PropertyValue>(of value: Value, as type: ValueType) -> [Double] {
        (0..<type.componentCount).map { value.component($0) }
    }

    /// Refuses numbers outside the range of a property's.
    static func check(
        _ numbers: some Sequence<Double>, of name: @autoclosure () -> String
    ) throws(AnimatorError) {
        for number in numbers { try check(number, of: name()) }
    }

    /// Refuses a number outside the range of a property's.
    @inline(__always)
    static func check(_ number: Double, of name: @autoclosure () -> String) throws(AnimatorError) {
        // Written so that NaN, which compares false with everything, is refused.
        guard number.magnitude <= largestMagnitude else { throw .unusableNumber(number, of: name()) }
    }

    /// A property's value, from one of the arrays of slots.
    func value(of id: PropertyID, in numbers: borrowing Column<Double>) -> MotionValue {
        let slots = slots(of: id)
        let components = MotionValue.Components(count: slots.count) { numbers[slots.lowerBound + $0] }
        guard let value = MotionValue(type: self[id].type, components: components)
        else { preconditionFailure("a property has as many slots as its type has components") }
        return value
    }
}
