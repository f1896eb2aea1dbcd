/// ★ The name, severity and title of every rule.
extension DiagnosticID {
    var row: DiagnosticRow {
        switch self {
        // The text
        case .jsonEmpty: .error("json-empty", "a file without a JSON value")
        case .jsonSize: .error("json-size", "a text larger than the limit")
        case .jsonDepth: .error("json-depth", "brackets nested deeper than the limit")
        case .jsonUTF8: .error("json-utf8", "bytes that are not UTF-8")
        case .jsonUnexpected: .error("json-unexpected", "something that has no place here")
        case .jsonMissingComma:
            .error("json-missing-comma", "two members or elements without a comma between them")
        case .jsonMissingColon: .error("json-missing-colon", "a key and a value without a colon between them")
        case .jsonMissingKey: .error("json-missing-key", "a value in an object without a key")
        case .jsonMissingValue: .error("json-missing-value", "a key without a value")
        case .jsonExtraComma: .error("json-extra-comma", "a comma with nothing before it")
        case .jsonMismatchedBracket:
            .error("json-mismatched-bracket", "a bracket closed by one of the other kind")
        case .jsonUnclosedBracket: .error("json-unclosed-bracket", "a bracket that is never closed")
        case .jsonUnclosedString: .error("json-unclosed-string", "a string without its closing quote")
        case .jsonUnclosedComment: .error("json-unclosed-comment", "a block comment that is never closed")
        case .jsonControlCharacter:
            .error("json-control-character", "a control character in a string, not escaped")
        case .jsonEscape: .error("json-escape", "a backslash sequence that JSON does not have")
        case .jsonSurrogate: .error("json-surrogate", "one half of a surrogate pair alone")
        case .jsonUnquotedKey: .error("json-unquoted-key", "a key without quotes")
        case .jsonQuotes: .error("json-quotes", "text in quotes of another kind")
        case .jsonNumber: .error("json-number", "a number written as JSON does not write it")
        case .jsonNumberRange: .error("json-number-range", "a number too large to be represented")
        case .jsonLiteral: .error("json-literal", "a bare word that is not true, false or null")
        case .jsonTrailingContent: .error("json-trailing-content", "something after the end of the value")
        case .jsonComment: .error("json-comment", "a comment, where strict JSON is asked for")
        case .jsonTrailingComma:
            .error("json-trailing-comma", "a comma before a closing bracket, in strict JSON")
        // Objects, keys and types
        case .duplicateKey: .error("duplicate-key", "a key that stands twice in one object")
        case .unknownKey: .error("unknown-key", "a key that this object does not have")
        case .missingKey: .error("missing-key", "an object without a key that it needs")
        case .conflictingKeys: .error("conflicting-keys", "keys that exclude each other")
        case .wrongType: .error("wrong-type", "a value of another JSON type than the key takes")
        case .emptyValue: .error("empty-value", "an empty list, object or text where something is needed")
        case .unknownValue: .error("unknown-value", "a word that is none of the allowed ones")
        case .range: .error("range", "a number outside the allowed range")
        case .nonFinite: .error("non-finite", "a number that is infinite or no number")
        case .notAnInteger: .error("not-an-integer", "a fraction where a whole number is needed")
        case .version: .error("version", "a language version that is not understood")
        // Names
        case .invalidIdentifier: .error("invalid-identifier", "a name that is no identifier")
        case .duplicateName: .error("duplicate-name", "a name given twice")
        case .unknownCurve: .error("unknown-curve", "a curve name that nothing defines")
        case .unknownDuration: .error("unknown-duration", "a duration name that nothing defines")
        case .unknownTiming: .error("unknown-timing", "a timing name that nothing defines")
        case .unknownState: .error("unknown-state", "a state name that the spec does not list")
        case .unknownVariant: .error("unknown-variant", "a variant name that the spec does not have")
        case .unknownPropertyType: .error("unknown-property-type", "a property whose type nothing tells")
        case .unknownParameter:
            .error("unknown-parameter", "a parameter that the used variant's spec does not have")
        case .unknownNamespace: .error("unknown-namespace", "a namespace that nothing is imported as")
        case .nameCycle: .error("name-cycle", "names that refer to each other in a circle")
        case .variantCycle: .error("variant-cycle", "variants that extend or mirror each other in a circle")
        case .propertyPathInvalid: .error("property-path-invalid", "text that is no property path")
        case .propertyMisspelt: .error("property-misspelt", "a known key path with a slip in it")
        case .targetMisspelt:
            .warning("target-misspelt", "a target with a slip in it")
        case .propertyUndeclared:
            .warning("property-undeclared", "a property that is neither a known one nor declared")
        case .caseOnlyName: .warning("case-only-name", "two names that differ in capital letters only")
        // Imports
        case .importMissing: .error("import-missing", "an import of a file that is not there")
        case .importUnreadable: .error("import-unreadable", "an import of a file that can't be read")
        case .importOutside: .error("import-outside", "an import of a file outside the root")
        case .importCycle: .error("import-cycle", "files that import each other in a circle")
        case .importErrors: .error("import-errors", "an import of a file that has errors")
        // Times
        case .invalidTime: .error("invalid-time", "text that is no time")
        case .millisecondsMeant: .error("milliseconds-meant", "a bare number of 100 or more as a time")
        case .millisecondsSuspected: .warning("milliseconds-suspected", "seconds that look like milliseconds")
        case .durationNegative: .error("duration-negative", "a duration below zero")
        case .durationTravel: .error("duration-travel", "a duration by travel that contradicts itself")
        case .iterations: .error("iterations", "a number of iterations that can't be played")
        case .speed: .error("speed", "a speed that is not above zero")
        case .subFrame: .note("sub-frame", "a motion that is over before the next frame")
        case .tooLong: .note("too-long", "a motion of more than half a second")
        case .offScale:
            .warning("off-scale", "a duration or a curve that isn't of the library which the spec keeps to")
        // Curves
        case .bezierCount: .error("bezier-count", "a bezier that does not have four numbers")
        case .bezierXRange: .error("bezier-x-range", "a bezier control point whose x lies outside 0 to 1")
        case .bezierPathInvalid: .error("bezier-path-invalid", "path data that a curve can't be made of")
        case .curveEnd: .error("curve-end", "a curve that does not run from (0, 0) to (1, 1)")
        case .curveElsewhere:
            .warning(
                "curve-elsewhere", "an expression or a combination of curves that does not run from 0 to 1")
        case .curveBackwards: .error("curve-backwards", "a curve that goes back in x")
        case .pointsCount: .error("points-count", "a list of points that is too short")
        case .stepsCount: .error("steps-count", "a number of steps that can't be played")
        case .curveUnknownKind: .error("curve-unknown-kind", "an object that is none of the kinds of curve")
        case .curveInterval: .error("curve-interval", "an interval that is empty or runs backwards")
        case .cssSyntax: .error("css-syntax", "text that is no CSS easing function")
        case .nearDuplicate: .warning("near-duplicate", "two named curves that look the same")
        // Springs
        case .springDialect: .error("spring-dialect", "a spring with keys of several dialects, or of none")
        case .springNeverSettles: .error("spring-never-settles", "a spring without damping")
        case .springTooLong: .error("spring-too-long", "a spring that settles after a minute")
        case .springSlow: .warning("spring-slow", "a spring that settles after ten seconds")
        case .springNotSolvable: .error("spring-not-solvable", "a spring that can't settle in time")
        case .springDurationIgnored:
            .warning("spring-duration-ignored", "a duration beside a spring, or beside 'instant'")
        case .dampingLooksLikeRatio: .error("damping-looks-like-ratio", "a tiny damping coefficient")
        case .ratioLooksLikeDamping: .error("ratio-looks-like-damping", "a huge damping ratio")
        // Values
        case .valueTypeMismatch: .error("value-type-mismatch", "a value of another type than its property")
        case .valueCount: .error("value-count", "a number of values that differs from the number of states")
        case .valueInvalid: .error("value-invalid", "text that does not spell a value of this type")
        case .componentCount: .error("component-count", "a value with too few or too many components")
        case .valueOutOfRange: .warning("value-out-of-range", "a value that its property can't show")
        // Expressions
        case .expressionSyntax: .error("expression-syntax", "text that is no expression")
        case .expressionName: .error("expression-name", "a name in an expression that means nothing there")
        case .expressionArguments:
            .error("expression-arguments", "a function with too few or too many arguments")
        case .expressionType: .error("expression-type", "an expression of another type than its place takes")
        case .expressionCycle:
            .error("expression-cycle", "a state's value that waits for another of the states' values")
        case .expressionDivision: .error("expression-division", "a division by a constant zero")
        case .expressionValue:
            .error("expression-value", "an expression that gives no number, or one that is too large")
        case .expressionPlace: .error("expression-place", "an expression where nothing can be worked out")
        case .expressionLimit: .error("expression-limit", "an expression longer or deeper than the limit")
        // Animations and variants
        case .timingMissing: .warning("timing-missing", "an animation whose timing a variant lacks")
        case .timingUnused: .warning("timing-unused", "a timing that nobody uses")
        case .nameUnused: .warning("name-unused", "a name that nobody uses")
        case .overshootBounded: .warning("overshoot-bounded", "an overshoot on a property that can't show it")
        case .componentOverlap:
            .error("component-overlap", "a value and one of its components animated at the same time")
        case .reducedMoves: .error("reduced-moves", "a reduced-motion variant that still moves things")
        case .reducedMissing: .warning("reduced-missing", "movement without a form for reduced motion")
        case .reducedTwice: .error("reduced-twice", "a variant with several forms for reduced motion")
        case .reducedSelf: .error("reduced-self", "a variant that is its own form for reduced motion")
        case .reducedStates:
            .error("reduced-states", "a form for reduced motion that goes between other states")
        case .reducedNone: .note("reduced-none", "a form for reduced motion that jumps where it could fade")
        case .wayBackForwards: .warning("way-back-forwards", "a way back that plays the way there")
        case .stateUnused: .warning("state-unused", "a state in which no variant starts or ends")
        case .stateContradicted:
            .warning("state-contradicted", "a number that has two values in one state")
        case .transitionVariant:
            .error("transition-variant", "a transition without a variant that leads its way, or with several")
        case .transitionShadowed:
            .warning("transition-shadowed", "a transition that is never taken")
        case .transitionCircle: .warning("transition-circle", "states that go round by themselves")
        case .stateUnreached: .warning("state-unreached", "a state that no transition leads to")
        case .wayBackMissing: .note("way-back-missing", "a state from which no way leads back to the first")
        case .eventMisspelt: .warning("event-misspelt", "an event with a slip in it")
        case .tapUnheard: .warning("tap-unheard", "a tap that no transition is taken by")
        case .targetStates: .error("target-states", "a target both present and absent in a state, or neither")
        case .targetConstant:
            .warning("target-constant", "a target that is present, or absent, in every state")
        case .targetUnmoved: .warning("target-unmoved", "a target that nothing moves, and that is no layer")
        case .valuesStill: .warning("values-still", "an animation whose values are all the same")
        case .velocityIgnored: .warning("velocity-ignored", "a velocity without a spring")
        case .velocitySuspected:
            .warning("velocity-suspected", "an initial velocity that looks like points a second")
        case .curveIgnored: .warning("curve-ignored", "a curve behind the last keyframe")
        case .weightIgnored: .warning("weight-ignored", "a weight of motion that replaces")
        case .scaleSuspected: .warning("scale-suspected", "a scale that looks like a percentage")
        case .exitSlower: .warning("exit-slower", "a way back that takes longer than the way there")
        case .flash: .error("flash", "more than three flashes in a second")
        case .settleVsDuration:
            .warning("settle-vs-duration", "a spring squeezed into less than half of its own time")
        case .layoutProperty:
            .note("layout-property", "an animation that makes a browser lay out the page anew")
        case .loopForever: .warning("loop-forever", "motion that repeats for more than five seconds")
        // Motion trees
        case .unknownTravel:
            .error("unknown-travel", "what waits for a time that is known only when it plays")
        case .unboundedTime: .error("unbounded-time", "a time that could be of any length when it plays")
        case .nodeKind: .error("node-kind", "an object that is none of the kinds of node")
        case .scheduleOverflow: .error("schedule-overflow", "nodes that need more time than they are given")
        case .neverPlays: .error("never-plays", "a node behind one that never ends")
        case .keyframeOrder:
            .error("keyframe-order", "keyframes out of order, or behind the end of their node")
        case .shareSuspected: .warning("share-suspected", "times of keyframes that look like shares")
        case .glideEndless: .error("glide-endless", "a decay or a throw that never comes to rest")
        case .routeMixed:
            .error("route-mixed", "a property that follows a path and moves otherwise in one variant")
        case .overlap: .error("overlap", "one property moved twice at the same time")
        // Design tokens and style sheets
        case .nothingToImport: .error("nothing-to-import", "a file without anything that moves")
        case .tokenValue: .error("token-value", "a value that isn't one of its token's type")
        case .tokenReference: .error("token-reference", "a reference to a token that isn't there")
        case .tokenCycle: .error("token-cycle", "tokens or groups that refer to themselves")
        case .tokenName: .warning("token-name", "a token or group that a reference can't reach")
        case .tokenUntyped: .warning("token-untyped", "a token whose type is missing or unknown")
        case .tokenDialect: .warning("token-dialect", "a token as another tool writes it")
        case .tokenIncomplete: .warning("token-incomplete", "a transition without one of its three members")
        case .tokenDeprecated: .warning("token-deprecated", "a reference to a token that is to be avoided")
        case .tokenStale:
            .warning("token-stale", "a token that was changed beside an exact curve that was not")
        case .tokenSkipped: .note("token-skipped", "a token that moves nothing")
        case .styleSyntax: .error("style-syntax", "text that is no style sheet")
        case .styleSkipped: .warning("style-skipped", "a declaration that a spec can't say")
        case .lottieSkipped: .warning("lottie-skipped", "a part of a Lottie animation that a spec can't say")
        // Suppressions
        case .lintReason: .error("lint-reason", "a rule left out without a reason")
        case .lintUnknown: .error("lint-unknown", "a rule to leave out that does not exist")
        case .lintRefused: .error("lint-refused", "a rule that can't be left out")
        case .lintUnused: .warning("lint-unused", "a rule left out where nothing breaks it")
        // Limits
        case .limitDepth:
            .error("limit-depth", "names, curves or variants made of each other deeper than the limit")
        case .limitImports: .error("limit-imports", "more imported files than the limit")
        case .limitTokens: .error("limit-tokens", "more tokens than the limit")
        case .limitSegments: .error("limit-segments", "more segments than the limit after unrolling")
        }
    }
}
