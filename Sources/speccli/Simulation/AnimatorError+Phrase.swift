import Animator
import MotionModel

extension AnimatorError {
    /// The error in one phrase.
    var phrase: String {
        switch self {
        case .unknownProperty(let name, _): "no property is called '\(name)'"
        case .unknownVariant(let name, _): "no variant is called '\(name)'"
        case .unknownState(let name, _): "no state is called '\(name)'"
        case .noWay(let start, let end): "nothing leads from '\(start)' to '\(end)' now"
        case .wrongType(let property, let expected, let found):
            "'\(property)' is \(expected.name), not \(found)"
        case .conflictingDeclaration(let property, let registered, let declared):
            "'\(property)' is \(registered.name) already, not \(declared.name)"
        case .colorHeldTwice(let property, let registered):
            "'\(property)' can't be held beside '\(registered)': a colour is held whole or by components"
        case .missingParameters(let property): "'\(property)' depends on parameters that have no value"
        case .parameter(let error): error.phrase
        case .unusableNumber(let number, let what): "\(number) can't be used for \(what)"
        }
    }
}

extension ParameterError {
    /// The error in one phrase.
    var phrase: String {
        switch self {
        case .unknownParameter(let name, let nearest):
            "no parameter '\(name)'" + (nearest.map { ": did you mean '\($0)'?" } ?? "")
        case .wrongType(let name, let expected, let found):
            "the parameter '\(name)' is \(expected.name), not \(found.name)"
        case .unknownText(let name, let text): "the parameter '\(name)' can't be '\(text)'"
        case .unusableNumber(let name, let number):
            "the parameter '\(name)' can't be \(NumberText.text(number))"
        }
    }
}
