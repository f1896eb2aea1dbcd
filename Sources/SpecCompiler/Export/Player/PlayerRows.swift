import SpecFormat

/// A list of rows of which each is written once.
struct PlayerRows {
    private(set) var rows: [JSONValue] = []
    private var places: [String: Int] = [:]

    /// The index of a row, added at the end if it isn't there; rows are compared as text.
    mutating func index(of row: JSONValue) -> Int {
        let text = row.text(pretty: false)
        if let place = places[text] { return place }
        places[text] = rows.count
        rows.append(row)
        return rows.count - 1
    }
}

/// The parts of the player that a file needs beside its core.
struct PlayerImports {
    /// Transitions between states.
    var states = false
    /// Targets that appear and disappear.
    var targets = false
    /// Parameters; formulas of them, of start values or the progress; mixtures, shares, and angles that turn one way.
    var late = false
    /// Loops, the events of what repeats, and markers.
    var loops = false
    /// Outlines as text, and motion along a route.
    var paths = false
    /// Whole transforms.
    var matrices = false
    /// Matrices that are taken apart to be interpolated.
    var decomposed = false
    /// Colours that are mixed in another space than OKLab.
    var colors = false

    /// The names of the parts, in a fixed order: what begins where it is shown is in every file.
    var names: [String] {
        [
            ("current", true), ("states", states), ("late", late), ("loops", loops), ("paths", paths),
            ("matrices", matrices),
            ("decomposed", decomposed), ("colors", colors), ("targets", targets),
        ]
        .filter { $0.1 }.map { $0.0 }
    }
}
