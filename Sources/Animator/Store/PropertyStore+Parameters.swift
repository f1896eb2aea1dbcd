import MotionModel

extension PropertyStore {
    /// The stored components of all parameters of a motion.
    static func components(
        of values: [String: MotionValue], for motion: CompiledMotion
    ) throws(AnimatorError) -> [Double] {
        do throws(ParameterError) {
            return try motion.parameterComponents(values)
        } catch {
            throw .parameter(error)
        }
    }

    /// The values of a state, with the stored components of all parameters, and the model's values of what it reads.
    func values(
        of state: MotionState, in motion: CompiledMotion, _ parameters: [Double]
    ) throws(AnimatorError) -> [MotionValue?] {
        do throws(BindingError) {
            return try motion.values(of: state, parameters: parameters) { path in
                table.indices[path.text].map { modelValue(PropertyID($0, of: self)) }
            }
        } catch {
            throw AnimatorError(error)
        }
    }
}
