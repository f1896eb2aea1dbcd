import MotionModel
import TestSupport
import Testing

@Suite("A track that interpolates in a form")
struct FormTrackTests {
    private func track(
        _ type: ValueType, _ keys: [Operand], _ segments: [Segment]? = nil, loop: Loop? = nil
    ) throws -> Track {
        Track(
            property: try PropertyPath("box.p"), type: type, isAdditive: false, keys: keys,
            segments: segments
                ?? (0..<(keys.count - 1)).map {
                    Segment(
                        start: Double($0), end: Double($0) + 1, fromKey: $0, toKey: $0 + 1, curve: .linear)
                }, loop: loop)
    }

    private func bound(_ track: Track, current: MotionValue? = nil) throws -> BoundTrack {
        try #require(try Timeline(tracks: [track]).bind { _ in current }.tracks.first)
    }

    private func color(_ css: String, _ space: ColorSpace) throws -> MotionValue {
        try #require(MotionValue.color(try Color(css: css)).converted(to: .colorIn(space)))
    }

    /// Random tracks of every form that isn't direct.
    private func tracks() throws -> [BoundTrack] {
        var random = SplitMix64(seed: 4)
        var tracks: [BoundTrack] = []
        for space in ColorSpace.allCases {
            for (from, to) in [("#ff2010", "#1040e0"), ("#20c04080", "#f0f"), ("#888", "#0af")] {
                tracks.append(
                    try bound(
                        try track(
                            .colorIn(space),
                            [.constant(try color(from, space)), .constant(try color(to, space))])))
            }
        }
        for _ in 0..<60 {
            let lists = (0..<2).map { _ in
                MotionValue.transform(
                    (0..<(1 + Int(random.next() % 3))).map { _ in
                        TransformMatrixTests.function(Int(random.next() % 13), &random).0
                    })
            }
            let form = ValueType.transform(TransformForm(of: lists))
            tracks.append(try bound(try track(form, lists.map { .constant($0) })))
        }
        return tracks
    }

    @Test("gives canonical values, the components of which are the same one by one")
    func canonical() throws {
        for bound in try tracks() {
            for time in [-1, 0, 0.3, 0.99, 1, 2] {
                let value = bound.value(at: time)
                #expect(value.type == bound.form.canonical)
                let position = bound.track.position(at: time)
                for (index, component) in value.components.enumerated() {
                    #expect(bound.component(index, at: position) == component)
                }
                #expect(bound.velocity(at: time).count == value.components.count)
            }
            #expect(bound.velocity(at: 5) == bound.velocity(at: 5).map { _ in 0 })
        }
    }

    @Test("is exactly at its keys where it starts and rests")
    func ends() throws {
        for bound in try tracks() {
            guard case .constant(let first) = bound.track.keys[0],
                case .constant(let last) = bound.track.keys[1]
            else { continue }
            let (start, end) = (first.converted(to: bound.form), last.converted(to: bound.form))
            #expect(bound.value(at: 0) == start?.canonical)
            #expect(bound.restValue == end?.canonical)
        }
    }

    @Test("moves as fast as its values change")
    func velocity() throws {
        for bound in try tracks() {
            for time in [0.13, 0.37, 0.5, 0.71, 0.93] {
                let step = 1e-5
                let (before, after) = (bound.value(at: time - step), bound.value(at: time + step))
                let scale = bound.velocity(at: time).reduce(1) { max($0, abs($1)) }
                for (index, speed) in bound.velocity(at: time).enumerated() {
                    let change = (after.components[index] - before.components[index]) / (2 * step)
                    // A third derivative times the square of the step, and rounding.
                    #expect(abs(speed - change) <= 2e-6 * scale, "\(bound.form) \(index)")
                }
            }
        }
    }

    @Test("a colour's velocity beside the edge of a hue's sector is that of its own side")
    func velocityBesideCorners() throws {
        // Hues that go from 10° to 170° pass 60° and 120°; the lightness passes a half.
        let (from, to) = (
            Color(hue: 10, saturation: 0.9, hslLightness: 0.3),
            Color(hue: 170, saturation: 0.7, hslLightness: 0.6)
        )
        let track = Track(
            property: try PropertyPath("box.color"), type: .colorIn(.hsl), isAdditive: false,
            keys: [.constant(.color(from)), .constant(.color(to))],
            segments: [Segment(start: 0, end: 1, fromKey: 0, toKey: 1, curve: .linear)])
        let bound = try Timeline(tracks: [track]).bind().tracks[0]
        for corner in [50.0 / 160, 110.0 / 160, 2.0 / 3] {
            for distance in [1e-7, 1e-5, 1e-4, 4e-4, 9e-4, 3e-3] {
                for side in [-1.0, 1] {
                    let time = corner + side * distance
                    let found = bound.velocity(at: time)
                    // Away from the corner, by differences that get smaller.
                    func slope(_ step: Double) -> [Double] {
                        let (near, far) = (bound.value(at: time), bound.value(at: time + side * step))
                        return zip(near.components, far.components).map { ($1 - $0) / (side * step) }
                    }
                    let exact = zip(slope(2e-6), slope(1e-6)).map { 2 * $1 - $0 }
                    for (speed, other) in zip(found, exact) {
                        #expect(abs(speed - other) < 1e-5, "\(corner) \(side * distance): \(speed), \(other)")
                    }
                }
            }
        }
    }

    @Test("takes each hue by the shorter arc from key to key, and a grey between two hues has both")
    func hues() throws {
        let keys = try ["#f00", "#808080", "#00f", "#f00"].map { Operand.constant(try color($0, .hsl)) }
        let bound = try bound(try track(.colorIn(.hsl), keys))
        func hue(_ time: Double) -> Double {
            let hue = bound.value(at: time).color?.hsl.hue ?? .nan
            return hue > 359.999999 ? hue - 360 : hue
        }
        #expect(abs(hue(0.5)) <= 1e-6)
        #expect(abs(hue(1.5) - 240) <= 1e-6)
        #expect(abs(hue(2.5) - 300) <= 1e-6)
    }

    @Test("turns from key to key, and rests at what is written, both ways")
    func turns() throws {
        let keys = [10.0, 300, 80].map { Operand.constant(.angle(degrees: $0)) }
        let there = try track(.turning(.shortest), keys)
        let bound = try bound(there)
        // From 80 backwards: 300 is 140 before it, and 10 is 70 after that.
        #expect([0, 0.5, 1, 1.5, 2].map { bound.value(at: $0).components[0] } == [10, -25, -60, 10, 80])
        #expect(bound.value(at: 1).type == .angle)
        let back = try self.bound(there.withReversedValues)
        #expect([0, 1, 2].map { back.value(at: $0).components[0] } == [80, -60, 10])
        let other = try self.bound(try track(.turning(.shortest), Array(keys[..<2])))
        #expect([0, 1].map { other.value(at: $0).components[0] } == [370, 300])
        let reversed = try self.bound(try track(.turning(.shortest), Array(keys[..<2])).withReversedValues)
        #expect([0, 1].map { reversed.value(at: $0).components[0] } == [-60, 10])
        #expect(reversed.velocity(at: 0.5) == [70])
        // Played backwards it rests at its first key, as that is written.
        let backwards = Track(
            property: try PropertyPath("box.p"), type: .turning(.shortest), isAdditive: false, from: keys[0],
            to: keys[1], timing: Timing(duration: 1, direction: .reverse))
        #expect(try self.bound(backwards).restValue == .angle(degrees: 10))
        #expect(try self.bound(backwards).value(at: 0) == .angle(degrees: -60))
    }

    @Test("starts from a current value of any form of its type")
    func current() throws {
        let red = MotionValue.color(try Color(css: "red"))
        let mixed = try bound(
            try track(.colorIn(.srgb), [.current, .constant(try color("#00f", .srgb))]), current: red)
        #expect(mixed.value(at: 0) == red)
        #expect(mixed.value(at: 0.5).color?.text == "#800080" || mixed.value(at: 0.5).color != nil)
        let (r, g, b) = try #require(mixed.value(at: 0.5).color).srgb
        #expect(abs(r - 0.5) < 1e-12 && abs(g) < 1e-12 && abs(b - 0.5) < 1e-12)
        // A matrix is not made of functions: everything is taken apart instead.
        let list = MotionValue.transform([.translate(10, 0), .rotate(degrees: 90)])
        let from = MotionValue.transform(TransformMatrix(2, 0, 0, 2, 0, 0))
        let transform = try bound(try track(list.type, [.current, .constant(list)]), current: from)
        #expect(transform.form == .transform(.decomposed2D))
        #expect(transform.value(at: 0) == from)
        #expect(transform.restValue == list.canonical)
        #expect(
            transform.value(at: 0.5)
                == from.interpolated(to: list.canonical, progress: 0.5))
        #expect(throws: BindingError.self) {
            try bound(try track(list.type, [.current, .constant(list)]), current: .number(1))
        }
    }

    @Test("begun from another value leaves it for the same rest")
    func beginning() throws {
        let value = MotionValue.transform(TransformMatrix(0, 3, -3, 0, 5, 5))
        for bound in try tracks() where bound.form.canonical == .transform(.matrix) {
            let begun = bound.beginning(at: value)
            #expect(begun.value(at: 0) == value)
            #expect(relativeDistance(begun.restValue.components, bound.restValue.components) <= 1e-14)
        }
        let angle = try bound(
            try track(
                .turning(.shortest), [10.0, 300].map { Operand.constant(.angle(degrees: $0)) }))
        let begun = angle.beginning(at: .angle(degrees: 100))
        #expect(begun.value(at: 0).components == [460])
        #expect(begun.value(at: 1).components == [300])
    }

    @Test("of texts flips where its curve passes the middle, and steps place the flip")
    func strings() throws {
        let set = StringSet(["idle", "busy"])
        let keys = try ["idle", "busy"].map {
            Operand.constant(try #require(MotionValue.string($0, in: set)))
        }
        let plain = try bound(try track(.string(set), keys))
        #expect([0, 0.49, 0.5, 1].map { plain.value(at: $0).string } == ["idle", "idle", "busy", "busy"])
        let stepped = try bound(
            try track(
                .string(set), keys,
                [
                    Segment(
                        start: 0, end: 1, fromKey: 0, toKey: 1, curve: .steps(try Steps(1, jump: .end)))
                ]))
        #expect([0.5, 0.99, 1].map { stepped.value(at: $0).string } == ["idle", "idle", "busy"])
        #expect(stepped.velocity(at: 0.5) == [0])
    }
}
