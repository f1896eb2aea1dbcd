/// The rules a spec can break, by their stable names.
///
/// The name, severity and title of each are in `DiagnosticID+Table.swift`, a row a case. To add a rule, add both.
public enum DiagnosticID: CaseIterable, Hashable, Sendable {
    // The text
    case jsonEmpty
    case jsonSize
    case jsonDepth
    case jsonUTF8
    case jsonUnexpected
    case jsonMissingComma
    case jsonMissingColon
    case jsonMissingKey
    case jsonMissingValue
    case jsonExtraComma
    case jsonMismatchedBracket
    case jsonUnclosedBracket
    case jsonUnclosedString
    case jsonUnclosedComment
    case jsonControlCharacter
    case jsonEscape
    case jsonSurrogate
    case jsonUnquotedKey
    case jsonQuotes
    case jsonNumber
    case jsonNumberRange
    case jsonLiteral
    case jsonTrailingContent
    case jsonComment
    case jsonTrailingComma

    // Objects, keys and types
    case duplicateKey
    case unknownKey
    case missingKey
    case conflictingKeys
    case wrongType
    case emptyValue
    case unknownValue
    case range
    case nonFinite
    case notAnInteger
    case version

    // Names
    case invalidIdentifier
    case duplicateName
    case unknownCurve
    case unknownDuration
    case unknownTiming
    case unknownState
    case unknownVariant
    case unknownPropertyType
    case unknownParameter
    case unknownNamespace
    case nameCycle
    case variantCycle
    case propertyPathInvalid
    case propertyMisspelt
    case propertyUndeclared
    case targetMisspelt
    case caseOnlyName

    // Imports
    case importMissing
    case importUnreadable
    case importOutside
    case importCycle
    case importErrors

    // Times
    case invalidTime
    case millisecondsSuspected
    case millisecondsMeant
    case durationNegative
    case durationTravel
    case iterations
    case speed
    case subFrame
    case tooLong
    case offScale

    // Curves
    case bezierCount
    case bezierXRange
    case bezierPathInvalid
    case curveEnd
    case curveElsewhere
    case curveBackwards
    case pointsCount
    case stepsCount
    case curveUnknownKind
    case curveInterval
    case cssSyntax
    case nearDuplicate

    // Springs
    case springDialect
    case springNeverSettles
    case springTooLong
    case springSlow
    case springNotSolvable
    case springDurationIgnored
    case dampingLooksLikeRatio
    case ratioLooksLikeDamping

    // Values
    case valueTypeMismatch
    case valueCount
    case valueInvalid
    case componentCount
    case valueOutOfRange

    // Expressions
    case expressionSyntax
    case expressionName
    case expressionArguments
    case expressionType
    case expressionCycle
    case expressionDivision
    case expressionValue
    case expressionPlace
    case expressionLimit

    // Animations and variants
    case timingMissing
    case timingUnused
    case nameUnused
    case overshootBounded
    case componentOverlap
    case reducedMoves
    case reducedMissing
    case reducedTwice
    case reducedSelf
    case reducedStates
    case reducedNone
    case exitSlower
    case wayBackForwards
    case stateUnused
    case stateContradicted
    case transitionVariant
    case transitionShadowed
    case transitionCircle
    case stateUnreached
    case wayBackMissing
    case eventMisspelt
    case tapUnheard
    case targetStates
    case targetConstant
    case targetUnmoved
    case valuesStill
    case velocityIgnored
    case velocitySuspected
    case curveIgnored
    case weightIgnored
    case scaleSuspected
    case flash
    case settleVsDuration
    case layoutProperty
    case loopForever

    // Motion trees
    case unknownTravel
    case unboundedTime
    case nodeKind
    case scheduleOverflow
    case neverPlays
    case keyframeOrder
    case shareSuspected
    case glideEndless
    case routeMixed
    case overlap

    // Design tokens and style sheets
    case nothingToImport
    case tokenValue
    case tokenReference
    case tokenCycle
    case tokenName
    case tokenUntyped
    case tokenDialect
    case tokenIncomplete
    case tokenDeprecated
    case tokenStale
    case tokenSkipped
    case styleSyntax
    case styleSkipped
    case lottieSkipped

    // Suppressions
    case lintReason
    case lintUnknown
    case lintRefused
    case lintUnused

    // Limits
    case limitDepth
    case limitImports
    case limitTokens
    case limitSegments
}
