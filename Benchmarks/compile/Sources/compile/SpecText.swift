/// Specs of a size, each with its number of animations.
enum SpecText {
    /// Animations with a timing of their own each: delay, duration and Bézier.
    static func ownTimings(bytes: Int) -> (text: String, count: Int) {
        var random = SplitMix64(seed: 2)
        var animations: [String] = []
        var timings: [String] = []
        var size = 0
        while size < bytes {
            let index = animations.count
            animations.append(
                "    \"row.\(index).position.y\": { \"values\": [0, 100], \"timing\": \"t\(index)\" }")
            let bezier = [40, 0, 20, 100].map {
                "\(Double($0 + Int(random.next() % 20) - ($0 > 80 ? 19 : 0)) / 100)"
            }
            timings.append(
                "        \"t\(index)\": { \"delay\": \"\(random.next() % 500)ms\", \"duration\": "
                    + "\"\(random.next() % 400 + 100)ms\", \"curve\": { \"bezier\": [\(bezier.joined(separator: ", "))] } }"
            )
            size += animations[index].utf8.count + timings[index].utf8.count + 4
        }
        return (document(animations, timings), animations.count)
    }

    /// Animations on one timing.
    static func sharedTiming(bytes: Int = .max, count: Int = .max) -> (text: String, count: Int) {
        var animations: [String] = []
        var size = 0
        while size < bytes, animations.count < count {
            let index = animations.count
            animations.append(
                "    \"row.\(index).zPosition\": { \"values\": [0, 100], \"timing\": \"rise\" }")
            size += animations[index].utf8.count + 2
        }
        let timing =
            "        \"rise\": { \"duration\": \"300ms\", \"curve\": { \"bezier\": [0.4, 0, 0.2, 1] } }"
        return (document(animations, [timing]), animations.count)
    }

    /// Animations on springs of their own, which take several pieces each.
    static func springs(count: Int) -> (text: String, count: Int) {
        let animations = (0..<count).map {
            "    \"row.\($0).position.y\": { \"values\": [0, 100], \"timing\": \"s\($0)\" }"
        }
        let timings = (0..<count).map {
            "        \"s\($0)\": { \"curve\": { \"spring\": { \"duration\": \(0.3 + Double($0 % 97) / 200), "
                + "\"bounce\": \(0.1 + Double($0 % 89) / 300) } } }"
        }
        return (document(animations, timings), count)
    }

    /// One motion tree, a leaf an animation.
    static func tree(bytes: Int = .max, count: Int = .max) -> (text: String, count: Int) {
        var nodes: [String] = []
        var size = 0
        while size < bytes, nodes.count < count {
            let index = nodes.count
            nodes.append(
                "      { \"animate\": \"row.\(index).zPosition\", \"from\": 0, \"to\": 100, \"duration\": \"300ms\", "
                    + "\"delay\": \(Double(index) / 1e5) }")
            size += nodes[index].utf8.count + 2
        }
        let text = """
            { "motionSpec": 1, "name": "Many", "variants": { "show": { "motion": { "group": [
            \(nodes.joined(separator: ",\n"))
            ] }, "reducedMotion": "instant" } } }
            """
        return (text, nodes.count)
    }

    private static func document(_ animations: [String], _ timings: [String]) -> String {
        """
        {
          "motionSpec": 1, "name": "Many",
          "animations": {
        \(animations.joined(separator: ",\n"))
          },
          "variants": {
            "show": {
              "timings": {
        \(timings.joined(separator: ",\n"))
              },
              "reducedMotion": "instant"
            }
          }
        }
        """
    }
}
