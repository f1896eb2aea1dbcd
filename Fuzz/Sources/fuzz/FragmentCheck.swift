import MotionModel
import SpecFormat

/// The small languages inside of a spec: each alone, and in every place where it can stand.
enum FragmentCheck {
    /// A formula as a curve, as a value of each kind, and over time.
    static func expression(_ text: String) {
        let formula = JSONValue.quoted("=" + text)
        CurveCheck.check(Array("{\"expression\":\(formula)}".utf8))
        let head = """
            {"motionSpec":1,"name":"E","parameters":{"a":3.5,"k":12,"on":true,"place":[10,20],"frame":[1,2,30,40],\
            "turn":"90deg","tint":"#f008","word":"play","three":[1,2,3]},
            """
        for body in [
            "\"animations\":{\"x.own\":[\(formula),\(formula)]},\"variants\":{\"v\":{\"timings\":{\"*\":{}}}}}",
            "\"variants\":{\"v\":{\"motion\":{\"animate\":\"x.position.y\",\"value\":\(formula),\"duration\":1}}}}",
            "\"variants\":{\"v\":{\"motion\":{\"animate\":\"x.position.y\",\"from\":1,\"to\":\(formula)}}}}",
        ] {
            SpecCheck.check(SourceFile(path: "fuzz.json", text: head + body))
        }
    }

    /// A colour is written so that it reads back, and is mixed in every space.
    static func color(_ text: String) {
        do throws(ColorError) {
            let color = try Color(css: text)
            for number in [color.lightness, color.a, color.b, color.alpha] {
                law(number.isFinite, "a colour is finite")
            }
            law(try Color(css: color.text).premultiplied == color.premultiplied, "\(color.text) reads back")
            law(try Color(css: color.oklabText) == color, "\(color.oklabText) reads back")
        } catch {
            law(error.offset >= 0 && error.offset + error.length <= text.utf8.count, "\(error) lies inside")
        }
        let color = JSONValue.quoted(text)
        let spaces = ["oklab", "oklch", "hsl", "srgb", "linear-srgb"]
        let space = spaces[text.utf8.count % spaces.count]
        animate("\"x.backgroundColor\":{\"values\":[\(color),\"#12f8\"],\"space\":\"\(space)\"}")
    }

    /// A path is written so that it reads back, and is travelled and changed into another.
    static func path(_ text: String) {
        let quoted = JSONValue.quoted(text)
        do throws(PathDataError) {
            let path = try PathData(svg: text)
            law(try PathData(svg: path.svg) == path, "\(path.svg) reads back")
            let route = PathRoute(path)
            law(route.length.isFinite && route.length >= 0, "a path has a length")
            for share in [-0.5, 0, 0.1, 0.5, 0.9, 1, 1.5] {
                let place = route.position(atShare: share)
                law(place.x.isFinite && place.y.isFinite, "a path has places")
                law(route.tangentAngle(atShare: share).isFinite, "a path has directions")
            }
        } catch {
            // Refused; where is looked at below.
        }
        animate(
            "\"x.shape\":[\(quoted),\"M0 0C1 2 3 4 5 6Z M9 9h3v4z\"]",
            properties: "\"x.shape\":{\"type\":\"path\"}")
        let travel = "{\"path\":\(quoted),\"moves\":\"x.position\",\"turns\":\"x.transform.rotation.z\"}"
        SpecCheck.check(
            SourceFile(
                path: "fuzz.json",
                text: "{\"motionSpec\":1,\"name\":\"P\",\"variants\":{\"v\":{\"motion\":\(travel)}}}"))
        CurveCheck.check(Array("{\"bezierPath\":\(quoted)}".utf8))
    }

    private static func animate(_ animation: String, properties: String = "") {
        SpecCheck.check(
            SourceFile(
                path: "fuzz.json",
                text: """
                    {"motionSpec":1,"name":"F","properties":{\(properties)},"animations":{\(animation)},
                    "variants":{"v":{"timings":{"*":{"curve":"linear"}}}}}
                    """))
    }
}
