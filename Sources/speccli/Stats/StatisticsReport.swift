import MotionModel
import SpecCompiler
import SpecFormat

/// Statistics in words and in JSON.
struct StatisticsReport {
    /// The statistics.
    let statistics: Statistics
    /// The findings among the durations and the curves.
    let durations: Statistics.Findings<Double>
    let curves: Statistics.Findings<Curve>
    /// The values that are used: durations and delays in order, curves by the number of their uses.
    let durationRows: [StatisticsTally<Double>.Row]
    let delayRows: [StatisticsTally<Double>.Row]
    let curveRows: [StatisticsTally<Curve>.Row]

    /// The numbers for curves of one kind.
    struct Kind {
        let name: String
        var uses: Int
        var different: Int
    }

    /// Creates a report of statistics.
    init(_ statistics: Statistics) {
        self.statistics = statistics
        durations = statistics.durationFindings
        curves = statistics.curveFindings
        durationRows = statistics.durations.used.sorted { $0.value < $1.value }
        delayRows = statistics.delays.used.sorted { $0.value < $1.value }
        curveRows = statistics.curves.used
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
