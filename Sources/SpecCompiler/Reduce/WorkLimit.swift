/// How much work a motion may make where its text doesn't say: behind these limits what was reached is what there is, with the error
/// that it has.
///
/// They are set so that one track takes at most two seconds in a release build, whatever its curve.
enum WorkLimit {
    /// The most straight lines that follow one track where values aren't mixed number by number.
    static var straightLines: Int { 8192 }
}
