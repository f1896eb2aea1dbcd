extension WrongSpec {
    /// Mistakes in motion trees.
    static let trees: [WrongSpec] = [
        // Nothing tells the type of what glides, either.
        .init("missing-key", .motion, #"{ «"decay"»: "box.new" }"#),
        .init("missing-key", .motion, #"{ «"physics"»: "box.new", "friction": 0.5 }"#),
        // What stands for '$' is longer or shorter than it.
        .init(
            "property-path-invalid", .motion,
            #"{ "each": ["dot.one"], "motion": { "animate": "$.«😀»x", "from": 0, "to": 1 } }"#),
        .init(
            "property-path-invalid", .motion,
            #"{ "each": ["d"], "motion": { "animate": "\u0024.a$$.«\u00e9»x", "from": 0, "to": 1 } }"#),
        // Values that no type has, where nothing else says which it is.
        .init(
            "share-suspected", .motion,
            #"{ "animate": "box.zPosition", "duration": "1500ms", "iterations": 2, "keyframes": [{ "at": 0.5, "value": 1 }, { "at": «1», "value": 2 }] }"#
        ),
        .init(
            "keyframe-order", .motion,
            #"{ "animate": "box.zPosition", "duration": 0.4, "keyframes": [«{ "at": 50, "value": 1 }», { "at": "100%", "value": 2 }] }"#
        ),
        .init("unknown-property-type", .motion, #"{ "animate": "a.own", "to": «null» }"#),
        .init("unknown-property-type", .motion, #"{ "animate": "a.own", "to": «{ "width": 1 }» }"#),
        .init(
            "unknown-property-type", .motion,
            #"{ "animate": "a.own", "from": 1, "to": «{ "dx": 1, "dy": 2 }» }"#),
        .init("component-count", .motion, #"{ "animate": "a.own", "to": «[]» }"#),
        .init("component-count", .motion, #"{ "animate": "a.own", "through": [«[1]»] }"#),
        .init("component-count", .motion, #"{ "set": { "a.own": «[\#(numbers(65))]» } }"#),
        .init(
            "spring-duration-ignored", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "curve": "smooth", "duration": «0.3» }"#),
        .init(
            "spring-duration-ignored", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "by": 1, "curve": "smooth", "duration": «"50%"» }] }"#
        ),
        .init(
            "velocity-ignored", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "velocity": «9», "duration": 0.2 }"#),
        .init(
            "velocity-ignored", .motion,
            #"{ "animate": "box.zPosition", "by": 1, "velocity": «9», "curve": "ease-out" }"#),
        .init(
            "velocity-ignored", .animations,
            #""box.zPosition": { "values": [0, 1], "timing": "fade", "velocity": «900» }"#),
        .init(
            "curve-ignored", .motion,
            #"{ "animate": "box.zPosition", "keyframes": [{ "at": 0, "value": 0 }, { "at": "100%", "value": 1, "curve": «"ease-in"» }] }"#
        ),
        .init(
            "weight-ignored", .motion,
            #"{ "animate": "box.opacity", "to": 1, "weight": «0.5», "duration": 0.2 }"#),
        .init(
            "weight-ignored", .animations,
            #""box.zPosition": { "values": [0, 1], "timing": "fade", "additive": false, "weight": «0.5» }"#),
        .init(
            "spring-duration-ignored", .motion,
            #"{ "path": "M0 0 L9 9", "moves": "box.pin", "curve": "smooth", "duration": «0.3» }"#),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "wait": 0.1 }], "duration": «{ "min": 0.1, "max": 0.2, "perUnit": 0.001 }» }"#),
        .init(
            "duration-negative", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1, "duration": «"-50%"» }], "duration": 0.2 }"#),
        .init(
            "missing-key", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1, «"reverseCurve"»: "linear" }], "autoreverse": true }"#
        ),
        .init(
            "conflicting-keys", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1, "reverseCurve": "linear", «"iterations"»: 2 }], "autoreverse": true, "reversing": "independent" }"#
        ),
        .init(
            "overshoot-bounded", .motion,
            #"{ "animate": "box.opacity", "from": 0, "to": 1, "duration": 0.2, "autoreverse": true, "reverseCurve": «"back.out"» }"#
        ),
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
            "conflicting-keys", .motion,
            #"{ "sequence": [{ "wait": 1 }], "autoreverse": false, «"reversing"»: "sequential" }"#),
        .init(
            "value-out-of-range", .motion,
            #"{ "animate": "dot.opacity", "from": 0, "to": «100», "duration": 0.2 }"#),
        .init(
            "value-out-of-range", .motion,
            #"{ "animate": "dot.opacity", "from": 0, "by": «2», "duration": 0.2 }"#),
        .init("value-out-of-range", .motion, #"{ "set": { "dot.opacity": «2» } }"#),
        .init(
            "scale-suspected", .file,
            #"{ "motionSpec": 1, "name": "A", "variants": { "v": { "motion": { "animate": "x.transform.scale", "from": 0, "to": «100», "duration": 0.2 }, "reducedMotion": "instant" } } }"#
        ),
        .init(
            "conflicting-keys", .motion,
            #"{ "sequence": [{ "wait": 1 }], "autoreverse": true, "reversing": "sequential", «"curve"»: "ease" }"#
        ),
        .init(
            "conflicting-keys", .motion,
            #"{ "group": [{ "wait": 1 }], "curve": "ease", "autoreverse": true, «"reversing"»: "synchronized" }"#
        ),
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
            #"{ "sequence": [{ "sequence": [{ "wait": 1 }], "iterations": "infinite" }, { «"wait"»: 1 }] }"#
        ),
        .init(
            "iterations", .motion,
            #"{ "sequence": [{ "sequence": [{ "wait": 1 }], "iterations": "infinite" }], "iterations": «2» }"#
        ),
        .init(
            "keyframe-order", .motion,
            #"{ "animate": "box.zPosition", "duration": 0.4, "keyframes": [{ "at": "60%", "value": 1 }, «{ "at": "40%", "value": 2 }»] }"#
        ),
        .init(
            "keyframe-order", .motion,
            #"{ "animate": "box.zPosition", "duration": 0.4, "keyframes": [«{ "at": 2, "value": 1 }»] }"#),
        .init(
            "overlap", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1 }, { «"animate"»: "box.zPosition", "to": 2 }] }"#
        ),
        .init(
            "component-overlap", .motion,
            #"{ "group": [{ "animate": "box.shadowOffset", "to": [0, 1] }, { «"animate"»: "box.shadowOffset.width", "to": 2 }] }"#
        ),
        .init(
            "overlap", .motion,
            #"{ "group": [{ "sequence": [{ "animate": "box.zPosition", "to": 1 }], "iterations": 2 }, { «"animate"»: "box.zPosition", "to": 2, "delay": 0.4 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "animate": "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }, { «"emit"»: "done" }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }, { «"animate"»: "box.opacity", "to": 0 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }, { «"wait"»: "50%" }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "animate": "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }], "iterations": «2» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ «"animate"»: "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 }, "autoreverse": true }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "group": [{ "animate": "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }], "duration": 1, "curve": «"ease-in"» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ «"animate"»: "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 }, "endDelay": 0.1 }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ «"animate"»: "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 }, "delay": -0.1 }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "animate": "box.zPosition", "through": [1, 2], "duration": «{ "min": 0.1, "max": 0.4, "perUnit": 0.01 }» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "group": [{ "animate": "box.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }], "duration": 1 }, { "group": [{ "animate": "lid.zPosition", "to": 1, "duration": { "min": 0.1, "max": 0.4, "perUnit": 0.01 } }, { "wait": 0.1 }] }, { «"wait"»: 1 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "animate": "box.opacity", "to": 1, "delay": "= clamp(value(box.opacity), 0, 1)" }, { «"wait"»: 0.1 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "group": [{ "wait": 1 }, { "wait": 1 }], "stagger": "= clamp(value(box.opacity), 0, 1)" }, { «"animate"»: "box.opacity", "to": 1 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "group": [{ "animate": "box.opacity", "to": 1, "delay": "= clamp(value(box.opacity), 0, 1)" }], "iterations": «2» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "group": [{ "wait": 1 }, { "animate": "box.opacity", "to": 1 }], "stagger": { "total": "= clamp(value(box.opacity), 0, 1)" }, "iterations": «2» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "group": [{ "animate": "box.opacity", "to": 1, "duration": 1, "delay": "= clamp(value(box.opacity), 0, 1)" }, { «"wait"»: "50%" }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ «"animate"»: "box.opacity", "to": 1, "delay": "= clamp(value(box.opacity), 0, 1)", "endDelay": -0.1 }"#
        ),
        .init(
            "overlap", .motion,
            #"{ "group": [{ "animate": "box.opacity", "to": 1, "duration": 0.2 }, { «"animate"»: "box.opacity", "to": 0, "duration": 0.2, "delay": "= clamp(value(box.opacity), 0.1, 0.5)" }] }"#
        ),
        .init(
            "unbounded-time", .motion,
            #"{ "animate": "box.opacity", "to": 1, "delay": "«= value(box.opacity)»" }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "animate": "box.opacity", "to": 1, "delay": "«= clamp(value(box.opacity), -0.1, 1)»" }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "animate": "box.opacity", "to": 1, "delay": "«= clamp(1 / value(box.opacity), 0, 1)»" }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "animate": "box.opacity", "to": 1, "delay": "«= clamp(value(box.opacity), 0, 2000000000)»" }"#
        ),
        .init(
            "unbounded-time", .motion,
            #"{ "group": [{ "animate": "box.opacity", "to": 1 }], "stagger": { "each": "«= value(box.opacity)»" } }"#
        ),
        .init(
            "expression-type", .motion,
            #"{ "animate": "box.opacity", "to": 1, "delay": "«= value(box.opacity) > 0»" }"#),
        .init(
            "duration-negative", .motion,
            #"{ "animate": "box.opacity", "to": 1, "delay": «"= 0.1 - 0.2"» }"#),
        .init(
            "expression-place", .motion,
            #"{ "animate": "box.opacity", "to": 1, "endDelay": «"= clamp(value(box.opacity), 0, 1)"» }"#),
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
        .init(
            "glide-endless", .motion,
            #"{ «"physics"»: "box.zPosition", "velocity": 100 }"#),
        .init(
            "glide-endless", .motion,
            #"{ «"physics"»: "box.zPosition", "from": 5, "velocity": 100, "bounds": [0, 10], "restitution": 1 }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "physics": "box.zPosition", "velocity": 100, "bounds": «[0, 10]» }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "physics": "box.zPosition", "from": 5, "velocity": 100, "bounds": «[0, "= value(box.opacity)"]» }"#
        ),
        .init(
            "unbounded-time", .motion,
            #"{ "physics": "box.zPosition", "from": 5, "velocity": 9, "friction": 0.5, "bounds": [0, «"= 1 / value(box.opacity)"»] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "physics": "box.zPosition", "velocity": 9, "friction": 0.5, "bounds": [0, «"= from + 9"»] }"#),
        .init(
            "glide-endless", .motion,
            #"{ «"physics"»: "box.zPosition", "velocity": "= clamp(value(box.opacity), 0, 9)" }"#),
        .init(
            "range", .motion,
            #"{ "physics": "box.zPosition", "velocity": 9, "friction": 0.5, "bounds": «["= clamp(value(box.opacity), 6, 9)", 5]» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "physics": "box.zPosition", "velocity": 9, "friction": 0.5, "bounds": [0, "= value(box.opacity)"] }, { «"wait"»: 1 }] }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "physics": "box.zPosition", "velocity": "= clamp(value(box.opacity), 0, 9)", "friction": 0.5, "iterations": «2» }"#
        ),
        .init(
            "expression-place", .motion,
            #"{ "path": "M0 0 L9 9", "moves": "box.pin", "velocity": «"= 2 * 3"», "friction": 0.5 }"#),
        .init(
            "unknown-travel", .motion,
            #"{ "decay": "box.zPosition", "to": «100» }"#),
        .init(
            "unknown-travel", .motion,
            #"{ "decay": "box.zPosition", "velocity": 100, "snap": «[0, 10]» }"#),
        .init(
            "missing-key", .motion,
            #"{ «"decay"»: "box.zPosition" }"#),
        .init(
            "missing-key", .motion,
            #"{ «"physics"»: "box.zPosition", "friction": 1 }"#),
        .init(
            "range", .motion,
            #"{ "decay": "box.zPosition", "velocity": 1, "rate": «1» }"#),
        .init(
            "range", .motion,
            #"{ "physics": "box.zPosition", "velocity": 1, "friction": «2» }"#),
        .init(
            "range", .motion,
            #"{ "physics": "box.zPosition", "from": «20», "velocity": 1, "friction": 0.5, "bounds": [0, 10] }"#
        ),
        .init(
            "range", .motion,
            #"{ "physics": "box.zPosition", "from": 20, "velocity": 1, "friction": 0.5, "bounds": «[10, 0]» }"#
        ),
        .init(
            "conflicting-keys", .motion,
            #"{ "decay": "box.zPosition", "velocity": 1, "rate": 0.99, «"friction"»: 2 }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "decay": "box.zPosition", "from": 1, "to": 1, «"velocity"»: 2 }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "through": [1, 2], "autoreverse": true, «"reverseCurve"»: "ease" }"#
        ),
        .init(
            "component-count", .motion,
            #"{ "decay": "box.position", "velocity": «3» }"#),
        .init(
            "value-type-mismatch", .motion,
            #"{ «"decay"»: "box.backgroundColor", "velocity": 3 }"#),
        .init(
            "settle-vs-duration", .motion,
            #"{ "animate": "box.zPosition", "duration": 0.4, "keyframes": [{ "at": 0, "value": 0, "curve": "bouncy" }, «{ "at": "50%", "value": 9 }», { "at": 0.4, "value": 0 }] }"#
        ),
        .init(
            "too-long", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "duration": «0.6» }"#),
        .init(
            "too-long", .motion,
            #"{ "sequence": [{ «"animate"»: "box.zPosition", "to": 1 }], "duration": 0.6 }"#),
        .init(
            "sub-frame", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "duration": «0.01» }"#),
        .init(
            "loop-forever", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "duration": 0.4, "iterations": «20» }"#),
        .init(
            "loop-forever", .motion,
            #"{ "sequence": [{ "animate": "box.zPosition", "to": 1, "duration": 0.4 }], "iterations": «"infinite"» }"#
        ),
        .init(
            "reduced-missing", .variants,
            #"«"show"»: { "motion": { "animate": "box.position.x", "to": 1 } }"#),
        .init(
            "reduced-moves", .variants,
            #""show": { "motion": { "animate": "box.position.x", "to": 1 } }, "calm": { "reducedMotionFor": ["show"], "motion": { «"animate"»: "box.position.x", "to": 1 } }"#
        ),
        .init(
            "missing-key", .motion,
            #"{ «"path"»: "M0 0 L9 9" }"#),
        .init(
            "value-type-mismatch", .motion,
            #"{ "path": "M0 0 L9 9", "moves": «"box.opacity"» }"#),
        .init(
            "unknown-value", .motion,
            #"{ "path": "M0 0 L9 9", "moves": "box.pin", "edges": «"stpo"» }"#),
        .init(
            "range", .motion,
            #"{ "path": "M0 0 L9 9", "moves": "box.pin", "start": «2» }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "path": "M0 0 L9 9", "moves": "box.pin", "velocity": 9, "friction": 0.5, «"duration"»: 0.3 }"#
        ),
        .init(
            "missing-key", .motion,
            #"{ «"path"»: "M0 0 L9 9", "moves": "box.pin", "friction": 0.5 }"#),
        .init(
            "range", .motion,
            #"{ «"path"»: "M0 0", "moves": "box.pin", "velocity": 9, "friction": 0.5 }"#),
        .init(
            "glide-endless", .motion,
            #"{ «"path"»: "M0 0 L9 9 L0 9 Z", "moves": "box.pin", "velocity": 9, "edges": "wrap" }"#),
        .init(
            "route-mixed", .motion,
            #"{ «"sequence"»: [{ "path": "M0 0 L9 9", "moves": "box.pin" }, { "animate": "box.pin", "to": [20, 9] }] }"#
        ),
        .init(
            "limit-segments", .motion,
            #"{ «"sequence"»: [{ "sequence": [{ "animate": "box.zPosition", "by": 1, "duration": 0.1, "iterations": 40 }, { "animate": "box.zPosition", "by": 1 }], "iterations": 3000 }, { "animate": "box.zPosition", "to": 1 }] }"#
        ),
        .init(
            "limit-segments", .motion,
            #"{ «"sequence"»: [{ "emit": "tick" }, { "wait": 0.001 }], "iterations": 1000000 }"#),
        .init(
            "overshoot-bounded", .motion,
            #"{ "animate": "box.opacity", "from": 0, "to": 1, "duration": 0.3, "curve": «"back.out"» }"#),
        .init(
            "unknown-travel", .motion,
            #"{ "sequence": [{ "animate": "box.zPosition", "to": 1, "curve": "smooth", "velocity": 9 }, { «"wait"»: 1 }] }"#
        ),
        .init(
            "unbounded-time", .motion,
            #"{ "decay": "box.zPosition", "velocity": «"= value(box.opacity)"» }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "decay": "box.zPosition", "from": 2, "velocity": 9, "snap": «[0, "= value(box.opacity)"]» }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "decay": "box.zPosition", "from": 2, "velocity": 9, "roundTo": «"= clamp(value(box.opacity), 0, 9)"» }"#
        ),
        .init(
            "unknown-travel", .motion,
            #"{ "decay": "box.zPosition", "velocity": "= clamp(value(box.opacity), 0, 9)", "iterations": «2» }"#
        ),
        .init(
            "unbounded-time", .motion,
            #"{ "physics": "box.zPosition", "friction": 0.5, "velocity": «"= value(box.opacity)"» }"#),
        .init(
            "unbounded-time", .motion,
            #"{ "animate": "box.zPosition", "to": 1, "curve": "smooth", "velocity": "«= 1 / value(box.opacity)»" }"#
        ),
        .init(
            "range", .motion,
            #"{ "animate": "box.zPosition", "by": 1, "curve": "smooth", "velocity": «1e9» }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "animate": "box.zPosition", "through": [1, 2], "curve": "smooth", «"velocity"»: 9 }"#),
    ]

    /// So many numbers, one after another.
    private static func numbers(_ count: Int) -> String {
        (0..<count).map { String($0) }.joined(separator: ", ")
    }
}
