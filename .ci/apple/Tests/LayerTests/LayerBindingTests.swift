import Animator
import MotionModel
import QuartzCore
import Testing

@Suite(.serialized) struct LayerBindingTests {
    private func makeStore() throws -> PropertyStore {
        let store = PropertyStore()
        for path in [
            "chip.position", "chip.bounds", "chip.opacity", "chip.transform", "chip.cornerRadius",
            "chip.backgroundColor", "chip.transform.rotation.z", "chip.transform.translation",
            "chip.bounds.size.width", "chip.progress", "chip.borderColor.red", "chip.constant",
            "other.alpha", "other.center", "other.center.x", "other.shadowOffset",
        ] { try store.register(PropertyDeclaration(path: PropertyPath(path))) }
        return store
    }

    @Test func `a layer shows its target's properties at once and after every advance that changes them`()
        throws
    {
        let store = try makeStore()
        let layer = CALayer()
        try store.set("chip.position", to: .point(3, 4))
        let binding = try store.bind(target: "chip", to: layer)
        #expect(binding.unsupported.map(\.keyPath) == ["borderColor.red", "constant"])
        #expect(layer.position == CGPoint(x: 3, y: 4) && layer.opacity == 1)
        try store.advance(to: 0)
        let (before, transactions) = (layer.writes, CATransaction.committed)
        try store.set("chip.bounds", to: .rect(0, 0, 40, 30))
        try store.set("chip.opacity", to: .number(0.5))
        try store.set("chip.transform.rotation.z", to: .angle(degrees: 180))
        try store.set("chip.transform.translation", to: .point(5, 6))
        try store.set("chip.backgroundColor", to: .color(Color(red: 1, green: 0.5, blue: 0, alpha: 0.25)))
        try store.set("chip.transform", to: .transform(TransformMatrix { Double($0) }))
        try store.set("chip.progress", to: .number(0.75))
        try store.advance(to: 1)
        // The width of the bounds is one of its own.
        #expect(layer.writes == before + 8 && CATransaction.committed == transactions + 1)
        #expect(layer.bounds == CGRect(x: 0, y: 0, width: 40, height: 30))
        #expect(layer.values["bounds.size.width"] as? NSNumber == 40)
        #expect(layer.opacity == 0.5 && layer.values["progress"] as? NSNumber == 0.75)
        #expect(layer.values["transform.rotation.z"] as? NSNumber == NSNumber(value: Double.pi))
        #expect(layer.values["transform.translation"] as? CGSize == CGSize(width: 5, height: 6))
        let color = try #require(layer.values["backgroundColor"] as? CGColor)
        for (found, expected) in zip(color.components, [1, 0.5, 0, 0.25]) {
            #expect(abs(Double(found) - expected) < 1e-9)
        }
        #expect(layer.transform.m11 == 0 && layer.transform.m14 == 3 && layer.transform.m41 == 12)
        #expect(layer.implicitlyAnimated.isEmpty)
    }

    @Test func `names of UIKit and the other target are kept apart`() throws {
        let store = try makeStore()
        let layer = CALayer()
        try store.bind(target: "other", to: layer)
        try store.set("other.alpha", to: .number(0.2))
        try store.set("other.center", to: .point(8, 9))
        try store.set("chip.position", to: .point(1, 1))
        try store.advance(to: 0)
        #expect(layer.opacity == 0.2 && layer.position == CGPoint(x: 8, y: 9))
        #expect(layer.values["position.x"] as? NSNumber == 8)
        #expect(layer.values["shadowOffset"] as? CGSize == CGSize(width: 0, height: -3))
    }

    @Test func `a layer is held weakly, and nothing is written after unbinding`() throws {
        let store = try makeStore()
        let layer = CALayer()
        let binding = try store.bind(target: "chip", to: layer)
        store.unbind(binding)
        let writes = layer.writes
        try store.advance(to: 0)
        #expect(layer.writes == writes)
        weak var gone: CALayer?
        do {
            let short = CALayer()
            gone = short
            try store.bind(target: "chip", to: short)
        }
        #expect(gone == nil)
        try store.set("chip.opacity", to: .number(0))
        try store.advance(to: 1)
    }

    @Test func `a target without properties is refused with the name that is close`() throws {
        let store = try makeStore()
        #expect(throws: AnimatorError.unknownProperty("chp", nearest: "chip")) {
            try store.bind(target: "chp", to: CALayer())
        }
    }

    @Test func `Core Graphics' types are bound by key path`() throws {
        final class View {
            var alpha: CGFloat = 0
            var center = CGPoint.zero
            var bounds = CGRect.zero
            var size = CGSize.zero
        }
        let store = try makeStore()
        let view = View()
        try store.bind("chip.opacity", to: view, \.alpha)
        try store.bind("chip.position", to: view, \.center)
        try store.bind("chip.bounds", to: view, \.bounds)
        try store.bind("other.shadowOffset", to: view, \.size)
        try store.set("chip.position", to: .point(1, 2))
        try store.set("chip.bounds", to: .rect(1, 2, 3, 4))
        try store.set("other.shadowOffset", to: .size(5, 6))
        try store.advance(to: 0)
        #expect(view.alpha == 1 && view.center == CGPoint(x: 1, y: 2))
        #expect(view.bounds == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(view.size == CGSize(width: 5, height: 6))
        try store.set(PropertyKey<CGRect>("chip.bounds"), to: CGRect(x: 4, y: 3, width: 2, height: 1))
        #expect(try store.presentation("chip.bounds") == .rect(4, 3, 2, 1))
    }
}
