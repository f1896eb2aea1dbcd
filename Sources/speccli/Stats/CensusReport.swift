import MotionModel
import SpecCompiler
import SpecFormat

/// A census in words and in JSON.
struct CensusReport {
    /// The census.
    let census: Census
    /// The findings among the durations and the curves.
    let durations: Census.Findings<Double>
    let curves: Census.Findings<Curve>
    /// The values that are used: durations and delays in order, curves by the number of their uses.
    let durationRows: [CensusTally<Double>.Row]
    let delayRows: [CensusTally<Double>.Row]
    let curveRows: [CensusTally<Curve>.Row]

    /// The numbers for curves of one kind.
    struct Kind {
        let name: String
        var uses: Int
        var different: Int
    }

    /// A report of a census.
    init(_ census: Census) {
        self.census = census
        durations = census.durationFindings
        curves = census.curveFindings
        durationRows = census.durations.used.sorted { $0.value < $1.value }
        delayRows = census.delays.used.sorted { $0.value < $1.value }
        curveRows = census.curves.used
    }

    /// The kinds of curves, the most used first.
    var kinds: [Kind] {
        var kinds: [Kind] = []
        for row in curveRows {
            let name = row.value.kindName
            if let index = kinds.firstIndex(where: { $0.name == name }) {
                kinds[index].uses += row.uses
                kinds[index].different += 1
            } else {
                kinds.append(Kind(name: name, uses: row.uses, different: 1))
            }
        }
        let order = kinds.indices.sorted { a, b in
            kinds[a].uses == kinds[b].uses ? a < b : kinds[a].uses > kinds[b].uses
        }
        return order.map { kinds[$0] }
    }
}
