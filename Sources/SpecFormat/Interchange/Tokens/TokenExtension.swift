/// ★ The keys under which this project keeps data of its own in `$extensions`.
package enum TokenExtension: String {
    /// In tokens: data that the format can't express.
    case motion = "org.motionspec"
    /// In a spec: data of tokens that a spec can't express.
    case tokens = "org.motionspec.tokens"

    /// ★ The keys under ``motion``.
    package enum Motion: String {
        /// At the top of the file: the whole spec from which the tokens were made.
        case spec
        /// On a token: the curve that its four numbers stand for.
        case curve
        /// On a token: a copy of its value, which shows whether the token was changed.
        case standIn
        /// On a token: the largest distance between the two, in shares of the travel.
        case maxError
    }

    /// ★ The keys under ``tokens``.
    package enum Tokens: String {
        /// Whether the token is deprecated, or the reason.
        case deprecated
        /// Extensions of others on tokens and groups, by their paths.
        case extensions
        /// Groups that have a description or the like, by their paths.
        case groups
    }
}
