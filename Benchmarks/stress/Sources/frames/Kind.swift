import Animator
import MotionModel

/// A kind of motion that plays.
struct Kind: Sendable {
    let name: String
    /// Why its frames allocate; nil for what mustn't.
    var reason: String?
    let start: @Sendable (Scene) throws -> Void

    private static let ends: [Operand] = [.constant(.number(0)), .constant(.number(50))]
    private static let colors: [Operand] = [
        .constant(.color(Color(lightness: 0.6, a: 0.1, b: 0.1))),
        .constant(.color(Color(lightness: 0.4, a: -0.1, b: 0.05, alpha: 0.5))),
    ]
    private static func turned(_ degrees: Double, _ scale: Double) -> MotionValue {
        .transform([.translate(degrees, 3), .rotate(degrees: degrees), .scale(scale, 1)])
    }
    private static func matrix(_ degrees: Double) -> MotionValue {
        .transform(
            TransformMatrix(0.8 * degrees, 0.6, -0.6, 0.8, degrees, 5))
    }

    static let all: [Kind] = [
        Kind(name: "tween.shared") { scene in try scene.play("x", ends, isOnePlayback: true) },
        Kind(name: "tween.own") { scene in
            try scene.each("x") { path, index in
                try scene.animator.animate(
                    Timing(delay: 0.5, duration: 10 + index, curve: .bezier(.easeInOut)), path,
                    to: .number(index))
            }
        },
        Kind(name: "tween.waiting") { scene in
            try scene.each("x") { path, index in
                try scene.animator.animate(Timing(delay: 30, duration: index), path, to: .number(index))
            }
        },
        Kind(name: "tween.named") { scene in
            for (index, row) in NamedCurve.all.enumerated() {
                try scene.animator.animate(
                    Timing(duration: 10 + Double(index), curve: row.curve), "t\(index % 10).position",
                    to: .point(7, -8))
            }
        },
        Kind(name: "tween.block") { scene in
            try scene.animator.animate(Timing(duration: 20)) { change in
                change.set("t0.bounds", to: .rect(1, 2, 3, 4))
                change.set("t1.bounds.size.width", to: .number(70))
                change.set("t2.offsets", to: .vector((0..<64).map { Double($0) }))
            }
        },
        Kind(name: "tween.stacked") { scene in
            for index in 0..<20 {
                try scene.animator.animate(
                    Timing(duration: 10 + Double(index)), "t0.position", to: .point(Double(index), 1))
            }
        },
        Kind(name: "tween.replacing") { scene in
            try scene.each("opacity") { path, _ in
                try scene.animator.animate(Timing(duration: 20), path, from: .number(0), to: .number(1))
            }
            try scene.each("isOn") { path, _ in
                try scene.animator.animate(
                    Timing(duration: 20), path, from: .boolean(false), to: .boolean(true))
            }
        },
        Kind(name: "tween.handled") { scene in
            var heard = 0
            try scene.each("x") { path, index in
                try scene.animator.animate(
                    Timing(duration: 10 + index), path, to: .number(index),
                    events: { _, _ in heard += 1 })
            }
        },
        Kind(name: "spring.shared") { scene in
            let spring = try Spring(response: 20, dampingRatio: 0.3)
            try scene.each("x") { path, index in
                try scene.animator.spring(
                    path, to: .number(index * 10), spring: spring, velocity: .number(index))
            }
        },
        Kind(name: "spring.own") { scene in
            try scene.each("bounds") { path, index in
                try scene.animator.spring(
                    path, to: .rect(1, 2, 3, 4), spring: try Spring(response: 20 + index, dampingRatio: 1.5))
            }
        },
        Kind(name: "spring.replacing") { scene in
            let spring = try Spring(response: 20, dampingRatio: 1)
            try scene.each("backgroundColor") { path, _ in
                try scene.animator.spring(
                    path, to: .color(Color(lightness: 1, a: 0, b: 0)), spring: spring)
            }
        },
        Kind(name: "spring.limited") { scene in
            let spring = try Spring(response: 200, dampingRatio: 0.1)
            try scene.each("x") { path, index in
                try scene.animator.spring(
                    path, to: .number(10 + index), spring: spring, limits: [-1...(11 + index)],
                    stopsAtTarget: index > 3)
            }
        },
        Kind(name: "throw") { scene in
            let physics = try Physics(friction: 0.2, stopVelocity: 0.1)
            try scene.each("position") { path, index in
                try scene.animator.physics(
                    path, velocity: .point(100 * index, 50), physics: physics, walls: [-10...100, nil])
            }
        },
        Kind(name: "decay") { scene in
            let decay = try Decay(friction: 0.3)
            try scene.each("position") { path, index in
                try scene.animator.decay(path, velocity: .point(100 * index, 50), decay: decay)
            }
        },
        Kind(name: "track.keys") { scene in
            try scene.play(
                "position",
                [.current, .constant(.point(5, 6)), .constant(.point(-1, 3)), .constant(.point(9, 9))])
        },
        Kind(name: "track.loop") { scene in
            try scene.play("x", ends, loop: Loop(start: 0, period: 0.3, count: .infinity))
        },
        Kind(name: "track.loop.synchronized") { scene in
            try scene.play(
                "x", ends, loop: Loop(start: 0, period: 0.3, count: .infinity), isSynchronized: true)
        },
        Kind(name: "track.mirrored") { scene in try scene.play("x", ends, mirrorTime: 20) },
        Kind(name: "track.weighted") { scene in try scene.play("x", ends, weight: 0.3) },
        Kind(name: "track.replacing.loop") { scene in
            try scene.play(
                "position", [.constant(.point(0, 0)), .constant(.point(4, 5))], isAdditive: false,
                loop: Loop(start: 0, period: 0.7, count: .infinity))
        },
        Kind(name: "color.oklab") { scene in try scene.play("backgroundColor", colors, isAdditive: false) },
        Kind(name: "color.oklch") { scene in
            try scene.play("backgroundColor", as: .colorIn(.oklch), colors, isAdditive: false)
        },
        Kind(name: "color.srgb") { scene in
            try scene.play("backgroundColor", as: .colorIn(.srgb), colors, isAdditive: false)
        },
        Kind(name: "color.hsl.loop") { scene in
            try scene.play(
                "backgroundColor", as: .colorIn(.hsl), colors, isAdditive: false,
                loop: Loop(start: 0, period: 0.7, count: .infinity))
        },
        Kind(name: "angle.shortest") { scene in
            try scene.play(
                "turn", as: .turning(.shortest),
                [.constant(.angle(degrees: 350)), .constant(.angle(degrees: 20))])
        },
        Kind(name: "expression") { scene in
            let wave = Formula(
                type: .number,
                components: [
                    .binary(
                        .multiply, .constant(40), .call(.sin, [.binary(.multiply, .progress, .constant(9))]))
                ])
            try scene.play("x", [.formula(wave, from: nil)])
        },
        Kind(name: "expression.point") { scene in
            let place = Formula(
                type: .point,
                components: [
                    .binary(.power, .progress, .constant(2)),
                    .conditional(
                        .binary(.less, .progress, .constant(0.5)), then: .constant(1),
                        else: .negate(.progress)),
                ])
            try scene.play(
                "position", [.formula(place, from: nil)], loop: Loop(start: 0, period: 0.9, count: .infinity))
        },
        Kind(name: "route") { scene in
            let route = PathRoute(try PathData(svg: "M0 0C10 0 20 30 40 5L60 60"))
            guard let start = MotionValue(type: .routePosition(route), components: [0]),
                let end = MotionValue(type: .routePosition(route), components: [1])
            else { return }
            try scene.play("position", as: .routePosition(route), [.constant(start), .constant(end)])
        },
        Kind(name: "path") { scene in
            try scene.play(
                "outline",
                [
                    .constant(.path(try PathData(svg: "M0 0L10 0L10 10L0 10Z"))),
                    .constant(.path(try PathData(svg: "M5 0L15 0L10 20L0 15Z"))),
                ], isAdditive: false)
        },
        Kind(name: "transform.functions") { scene in
            try scene.play(
                "transform", as: turned(1, 2).type, [.constant(turned(0, 1)), .constant(turned(90, 2))])
        },
        Kind(name: "transform.functions.weighted") { scene in
            try scene.play(
                "transform", as: turned(1, 2).type, [.constant(turned(0, 1)), .constant(turned(90, 2))],
                weight: 0.4)
        },
        Kind(name: "transform.matrix") { scene in
            try scene.play("transform", [.constant(matrix(1)), .constant(matrix(1.5))])
        },
        Kind(name: "transform.matrix.weighted") { scene in
            try scene.play("transform", [.constant(matrix(1)), .constant(matrix(1.5))], weight: 0.4)
        },
        Kind(name: "transform.stacked") { scene in
            for index in 0..<10 {
                try scene.animator.animate(
                    Timing(duration: 10 + Double(index)), "t0.transform", to: turned(Double(index), 1.5))
            }
        },
        Kind(name: "bindings") { scene in
            try scene.play("x", ends)
            try scene.play("position", [.current, .constant(.point(30, 40))])
            try scene.play("backgroundColor", as: .colorIn(.oklch), colors, isAdditive: false)
            for index in 0..<Scene.count {
                let view = View()
                scene.views.append(view)
                try scene.store.bind(PropertyKey<Double>("t\(index).x")) { view.alpha = $0 }
                try scene.store.bind(PropertyKey<Point>("t\(index).position")) { view.place = $0 }
                try scene.store.bind(PropertyKey<Color>("t\(index).backgroundColor")) { view.color = $0 }
            }
        },
        Kind(
            name: "bindings.keyPaths",
            reason: "the standard library takes an object to write along a key path"
        ) {
            scene in
            try scene.play("x", ends)
            for index in 0..<Scene.count {
                let view = View()
                scene.views.append(view)
                try scene.store.bind(PropertyKey<Double>("t\(index).x"), to: view, \.alpha)
            }
        },
        Kind(name: "bindings.components", reason: "a value of no fixed type is an array of its numbers") {
            scene in
            try scene.play("backgroundColor", as: .colorIn(.oklch), colors, isAdditive: false)
            for index in 0..<Scene.count {
                let view = View()
                scene.views.append(view)
                try scene.store.bind("t\(index).backgroundColor") { view.alpha = $0.components[3] }
            }
        },
    ]
}
