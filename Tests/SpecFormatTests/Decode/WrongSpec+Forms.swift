extension WrongSpec {
    /// Mistakes in transforms and texts, and in how values are interpolated.
    static let forms: [WrongSpec] = [
        .init(
            "unknown-key", .animations,
            #""box.glow": { "values": [[{ «"scael"»: 1 }], [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "missing-key", .animations,
            #""box.glow": { "values": [[«{»}], [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "conflicting-keys", .animations,
            #""box.glow": { "values": [[{ "scale": 1, «"rotate"»: 4 }], [{ "scale": 2 }]], "timing": "fade" }"#
        ),
        .init(
            "component-count", .animations,
            #""box.glow": { "values": [[{ "translate": «[1, 2, 3, 4]» }], [{ "scale": 2 }]], "timing": "fade" }"#
        ),
        .init(
            "component-count", .animations,
            #""box.glow": { "values": [[{ "skew": «[1]» }], [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "component-count", .animations,
            #""box.glow": { "values": [[{ "matrix": «[1, 0, 0, 1]» }], [{ "scale": 2 }]], "timing": "fade" }"#
        ),
        .init(
            "wrong-type", .animations,
            #""box.glow": { "values": [[{ "translateX": «true» }], [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "value-invalid", .animations,
            #""box.glow": { "values": [[{ "rotate": "4«grade»" }], [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "missing-key", .animations,
            #""box.glow": { "values": [[{ "rotate3d": «{» "axis": [0, 0, 1] } }], [{ "scale": 2 }]], "timing": "fade" }"#
        ),
        .init(
            "value-invalid", .animations,
            #""box.glow": { "values": [[{ "rotate3d": { "axis": «[0, 0, 0]», "angle": 3 } }], [{ "scale": 2 }]], "timing": "fade" }"#
        ),
        .init(
            "range", .animations,
            #""box.glow": { "values": [[{ "perspective": «0» }], [{ "perspective": 200 }]], "timing": "fade" }"#
        ),
        .init(
            "range", .animations,
            #""box.glow": { "values": [«[{ "skewX": 90 }]», [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "value-invalid", .animations,
            #""box.glow": { "values": [[{ "rotate": 9 }, { "scale": 1 }], «[{ "scale": 0 }]»], "timing": "fade" }"#
        ),
        .init(
            "expression-type", .animations,
            #""box.glow": { "values": [[{ "scale": "«= 1 < 2»" }], [{ "scale": 2 }]], "timing": "fade" }"#),
        .init(
            "value-type-mismatch", .head,
            #""properties": { "a.b": { "type": "transform", "initial": «{ "scale": 2 }» } },"#),
        .init(
            "value-type-mismatch", .head,
            #""properties": { "a.b": { "type": "string", "initial": «4» } },"#),
        .init(
            "value-type-mismatch", .animations,
            #""box.opacity": { "values": [0, 1], "timing": "fade", «"space"»: "srgb" }"#),
        .init(
            "value-type-mismatch", .animations,
            #""box.zPosition": { "values": [0, 1], "timing": "fade", «"turn"»: "longest" }"#),
        .init(
            "value-type-mismatch", .animations,
            #""box.text": { "values": ["Hello", "Bye"], "timing": "fade", "velocity": «3» }"#),
        .init(
            "unknown-property-type", .animations,
            #""box.text": { "values": ["Hello there", «3»], "timing": "fade" }"#),
        .init(
            "component-overlap", .animations,
            #""box.backgroundColor.hue": { "values": [0, 90], "timing": "fade" }, «"box.backgroundColor"»: { "values": ["red", "blue"], "timing": "fade" }"#
        ),
        .init(
            "property-misspelt", .animations,
            #""box.opacity": { "values": [0, 1], "timing": "fade" }, "toast.new.«zPositoin»": { "values": [0, 1], "timing": "fade" }"#
        ),
        .init("property-misspelt", .motion, #"{ "animate": "box.shadowOffset.«heigth»", "to": 4 }"#),
        .init("property-misspelt", .head, #""properties": { "box.«opactiy»": { "initial": 1 } },"#),
        .init(
            "property-misspelt", .motion,
            #"{ "each": ["row.0", "row.1"], "motion": { "animate": "$.«opactiy»", "to": 0 } }"#),
        .init(
            "property-undeclared", .animations, #""box.«glow»": { "values": [0, 1], "timing": "fade" }"#),
        .init("property-undeclared", .motion, #"{ "animate": "box.«zIndex»", "to": 4 }"#),
        .init(
            "target-misspelt", .motion,
            #"{ "group": [{ "animate": "drawer.opacity", "to": 1 }, { "animate": "«drawr».zPosition", "to": 1 }, { "animate": "drawer.shadowOpacity", "to": 1 }] }"#
        ),
        .init(
            "component-overlap", .head,
            #""properties": { "box.borderColor": { "initial": "red" }, «"box.borderColor.red"»: {} },"#),
        .init(
            "component-overlap", .motion,
            #"{ "sequence": [{ "animate": "card.backgroundColor", "to": "red" }, { "animate": "box.shadowColor.hue", "to": 9 }, { "animate": "box.backgroundColor.hue", "to": 9 }, { "animate": «"box.backgroundColor"», "to": "blue" }] }"#
        ),
        .init(
            "value-out-of-range", .animations,
            #""box.backgroundColor.alpha": { "values": [0, «2»], "timing": "fade" }"#),
        .init(
            "conflicting-keys", .motion,
            #"{ "sequence": [{ "animate": "box.tint", "to": "red", "space": "srgb" }, { "animate": "box.tint", "to": "blue", «"space"»: "hsl" }] }"#
        ),
        .init(
            "expression-place", .motion,
            #"{ "animate": "box.transform", "value": «[{ "rotate": "= 90 * p" }]» }"#),
        .init(
            "expression-type", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "on": true }, "animations": { "x.transform": [[1, "«= on»", 0, 1, 0, 0], [1, 0, 0, 1, 0, 0]] }, "variants": { "v": { "timings": { "*": {} }, "reducedMotion": "instant" } } }"#
        ),
        .init(
            "overlap", .variants,
            #""both": { "motion": { "group": [{ "animate": "a.opacity", "to": 1 }, { "animate": "b.opacity", "to": 0 }] } }, "one": { "motion": { "use": "both", "targets": «{ "a": "box", "b": "box" }» } }"#
        ),
        .init(
            "component-overlap", .variants,
            #""both": { "motion": { "group": [{ "animate": "a.bounds.size", "to": [1, 1] }, { "animate": "b.bounds.size.width", "to": 0 }] }, "reducedMotion": "instant" }, "one": { "motion": { "use": "both", "targets": «{ "a": "b" }» }, "reducedMotion": "instant" }"#
        ),
        .init(
            "unknown-travel", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "h": 0.5 }, "animations": { "x.opacity": ["= h", 1] }, "variants": { "v": { "timings": { "x.opacity": { "duration": { "min": 0.1, "max": 0.2, "perUnit": 0.1 } } } }, "w": { "motion": { "sequence": [{ "use": "v" }, { «"wait"»: 1 }] } } } }"#
        ),
        .init(
            "range", .file,
            #"{ "motionSpec": 1, "name": "A", "animations": { "y.zPosition": { "values": [0, 1], "velocity": «1e9» } }, "variants": { "v": { "timings": { "*": { "curve": { "spring": { "duration": 0.3, "bounce": 0.1 } } } } }, "w": { "motion": { "use": "v" } } } }"#
        ),
        .init("name-unused", .head, #""parameters": { «"mode"»: "in the dark" },"#),
        .init("wrong-type", .head, #""parameters": { "room": «{ "default": 300, "min": 100 }» },"#),
        .init(
            "expression-type", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "mode": "in the dark" }, "animations": { "x.opacity": [0, "«= mode»"] }, "variants": { "v": { "timings": { "*": {} } } } }"#
        ),
        .init(
            "expression-type", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "mode": "in the dark" }, "animations": { "x.label": ["Save", "= mode «+» mode"] }, "variants": { "v": { "timings": { "*": {} } } } }"#
        ),
        .init(
            "expression-type", .file,
            #"{ "motionSpec": 1, "name": "A", "parameters": { "h": 3 }, "animations": { "x.label": ["Save", "«= h»"] }, "properties": { "x.label": { "type": "string" } }, "variants": { "v": { "timings": { "*": {} } } } }"#
        ),
    ]
}
