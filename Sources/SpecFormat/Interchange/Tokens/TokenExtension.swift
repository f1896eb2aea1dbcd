/// ★ The keys under which this project keeps data of its own in `$extensions`.
package enum TokenExtension: String {
    /// In tokens: what the format can't say.
    case motion = "org.motionspec"
    /// In a spec: what tokens said, and a spec can't.
    case tokens = "org.motionspec.tokens"

    /// ★ What stands under ``motion``.
    package enum Motion: String {
        /// At the top of the file: the whole spec that the tokens were made of.
        case spec
        /// On a token: the curve that its four numbers stand for.
        case curve
        /// On a token: its value once more, to tell whether somebody changed it.
        case standIn
        /// On a token: the largest distance between the two, in shares of the travel.
        case maxError
    }

    /// ★ What stands under ``tokens``.
    package enum Tokens: String {
        /// Whether the token is to be avoided, or why.
        case deprecated
        /// What others keep on tokens and groups, by their paths.
        case extensions
        /// Groups that say something about themselves, by their paths.
        case groups
    }
}
