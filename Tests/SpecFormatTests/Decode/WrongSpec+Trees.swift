extension WrongSpec {
    /// Mistakes in motion trees.
    static let trees: [WrongSpec] = [
        .init(
            "node-kind", .motion,
            #"«{» "to": 1 }"#),
        .init(
            "node-kind", .motion,
            #"{ "group": [«{» "duration": 1 }] }"#),
        .init(
            "wrong-type", .motion,
            #"«[]»"#),
        .init(
            "wrong-type", .motion,
            #"«"show"»"#),
        .init(
            "wrong-type", .motion,
            #"{ "sequence": «{ "wait": 1 }» }"#),
        .init(
            "empty-value", .motion,
            #"{ "group": «[]» }"#),
        .init(
            "empty-value", .motion,
            #"{ "each": «[]», "motion": { "wait": 1 } }"#),
        .init(
            "empty-value", .motion,
            #"{ "set": «{}» }"#),
        .init(
            "missing-key", .motion,
            #"{ «"each"»: ["a", "b"] }"#),
        .init(
            "missing-key", .motion,
            #"{ «"animate"»: "box.zPosition" }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "to": 1, «"by"»: 2 }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "to": 1, «"wait"»: 2 }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "wait": 1, «"curve"»: "ease" }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "to": 1, «"stagger"»: 2 }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "from": 1, "keyframes": [«{ "at": 0, "value": 2 }», { "at": 1, "value": 3 }] }"#
        ),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "iterations": 3, «"sync"»: true }"#),
        .init(
            "unknown-key", .motion,
            #"{ "animate": "box.zPosition", "to": 1, «"untill"»: 2 }"#),
        .init(
            "unknown-value", .motion,
            #"{ "sequence": [{ "wait": 1 }], "autoreverse": true, "reversing": «"independent"» }"#),
        .init(
            "missing-key", .motion,
            #"{ "sequence": [{ "wait": 1 }], «"reversing"»: "sequential" }"#),
        .init(
            "value-type-mismatch", .motion,
            #"{ "animate": "box.zPosition", "to": «[1, 2]» }"#),
        .init(
            "value-type-mismatch", .motion,
            #"{ "animate": "box.backgroundColor", "by": «"red"» }"#),
        .init(
            "value-count", .motion,
            #"{ "animate": "box.zPosition", "values": «[1, 2, 3]» }"#),
        .init(
            "property-path-invalid", .motion,
            #"{ "animate": «"zPosition"», "to": 1 }"#),
        .init(
            "unknown-property-type", .motion,
            #"{ "animate": "box.gauge", "through": [1, «[1, 2, 3]»] }"#),
        .init(
            "schedule-overflow", .motion,
            #"{ "sequence": [{ "wait": 0.2 }, { "wait": 0.2 }], "duration": «0.3» }"#),
        .init(
            "schedule-overflow", .motion,
            #"{ «"sequence"»: [{ "wait": "60%" }, { "wait": "40%" }, { "wait": 1 }] }"#),
        .init(
            "schedule-overflow", .motion,
            #"{ "group": [{ "wait": 2 }], "duration": «1» }"#),
        .init(
            "invalid-time", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "duration": «"50%"» }"#),
        .init(
            "duration-negative", .motion,
            #"{ "wait": «-1» }"#),
        .init(
            "never-plays", .motion,
            #"{ "sequence": [{ "animate": "box.zPosition", "to": 1, "duration": 1, "iterations": "infinite" }, { «"wait"»: 1 }] }"#
        ),
        .init(
            "iterations", .motion,
            #"{ "sequence": [{ "animate": "box.zPosition", "to": 1, "duration": 1, "iterations": "infinite" }], "iterations": «2» }"#
        ),
        .init(
            "keyframe-order", .motion,
            #"{ "animate": "box.zPosition", "duration": 1, "keyframes": [{ "at": "60%", "value": 1 }, «{ "at": "40%", "value": 2 }»] }"#
        ),
        .init(
            "keyframe-order", .motion,
            #"{ "animate": "box.zPosition", "duration": 1, "keyframes": [«{ "at": 2, "value": 1 }»] }"#),
        .init(
            "overlap", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1 }, { «"animate"»: "box.zPosition", "to": 2 }] }"#
        ),
        .init(
            "overlap", .motion,
            #"{ "group": [{ "animate": "box.bounds", "to": [0, 0, 1, 1] }, { «"animate"»: "box.bounds.size.width", "to": 2 }] }"#
        ),
        .init(
            "overlap", .motion,
            #"{ "group": [{ "sequence": [{ "animate": "box.zPosition", "to": 1 }], "iterations": 2 }, { «"animate"»: "box.zPosition", "to": 2, "delay": 0.4 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "duration": «{ "min": 0.1, "max": 0.4, "perUnit": 0.01 }» }"#
        ),
        .init(
            "unknown-variant", .variants,
            #""hide": { "timings": { "fade": {} } }, "show": { "motion": { "use": «"hdie"» } }"#),
        .init(
            "name-cycle", .motion,
            #"{ "use": «"show"» }"#),
        .init(
            "range", .motion,
            #"{ "group": [{ "wait": 1 }], "stagger": { "each": 1, "from": «3» } }"#),
        .init(
            "missing-key", .motion,
            #"{ "group": [{ "wait": 1 }], "stagger": «{» "from": "last" } }"#),
    ]
}
