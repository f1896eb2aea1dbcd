// Made by .ci/starter-libraries from specs/libraries: don't edit.

extension StarterLibrary {
    /// The text of the library's file.
    var text: String {
        switch self {
        case .apple:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Apple",
              "description": "SwiftUI's spring presets and Core Animation's timing functions and default spring. In SwiftUI, 'animation' is what an animation is that nobody specifies, since iOS 17.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Apple",
                  "title": "SwiftUI and QuartzCore documentation",
                  "version": "iOS 17",
                  "read": "2026-11"
                }
              },
              "durations": {
                "timingCurve": "350ms"
              },
              "curves": {
                "smooth":            { "spring": { "duration": 0.5, "bounce": 0 } },
                "snappy":            { "spring": { "duration": 0.5, "bounce": 0.15 } },
                "bouncy":            { "spring": { "duration": 0.5, "bounce": 0.3 } },
                "spring":            { "spring": { "response": 0.5, "dampingFraction": 0.825 } },
                "interactiveSpring": { "spring": { "response": 0.15, "dampingFraction": 0.86 } },
                "animation":         { "spring": { "response": 0.55, "dampingFraction": 1 } },
                "default":           { "bezier": [0.25, 0.1, 0.25, 1] },
                "easeIn":            { "bezier": [0.42, 0, 1, 1] },
                "easeOut":           { "bezier": [0, 0, 0.58, 1] },
                "easeInEaseOut":     { "bezier": [0.42, 0, 0.58, 1] },
                "linear":            { "bezier": [0, 0, 1, 1] },
                "springAnimation":   { "spring": { "mass": 1, "stiffness": 100, "damping": 10 } }
              }
            }

            """#
        case .atlassian:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Atlassian",
              "description": "Atlassian: durations, easings, and how an avatar enters. Its spring isn't here: it is published as a list of 65 points, not as a spring.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Atlassian",
                  "title": "Atlassian Design System, motion tokens",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "durations": {
                "instant": 0,
                "xxshort": "50ms",
                "xshort":  "100ms",
                "short":   "150ms",
                "medium":  "200ms",
                "long":    "250ms",
                "xlong":   "400ms",
                "xxlong":  "600ms"
              },
              "curves": {
                "in.practical":  { "bezier": [0.6, 0, 0.8, 0.6] },
                "out.practical": { "bezier": [0.4, 1, 0.6, 1] },
                "inout.bold":    { "bezier": [0.4, 0, 0, 1] },
                "out.bold":      { "bezier": [0, 0.4, 0, 1] }
              },
              "timings": {
                "avatar.enter": { "duration": "short", "curve": "out.practical" }
              }
            }

            """#
        case .carbon:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Carbon",
              "description": "IBM Carbon: durations, easings for productive and expressive moments, and the timings of its surfaces as far as they are one duration and one easing.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "IBM",
                  "title": "Carbon Design System, packages/motion",
                  "version": "2026, design tokens",
                  "read": "2026-11"
                }
              },
              "durations": {
                "fast-01":     "70ms",
                "fast-02":     "110ms",
                "moderate-01": "150ms",
                "moderate-02": "240ms",
                "slow-01":     "400ms",
                "slow-02":     "700ms"
              },
              "curves": {
                "standard.productive": { "bezier": [0.2, 0, 0.38, 0.9] },
                "standard.expressive": { "bezier": [0.4, 0.14, 0.3, 1] },
                "entrance.productive": { "bezier": [0, 0, 0.38, 0.9] },
                "entrance.expressive": { "bezier": [0, 0, 0.3, 1] },
                "exit.productive":     { "bezier": [0.2, 0, 1, 0.9] },
                "exit.expressive":     { "bezier": [0.4, 0.14, 1, 1] }
              },
              "timings": {
                "disclosure.enter": { "duration": "moderate-01", "curve": "entrance.productive" },
                "disclosure.exit":  { "duration": "moderate-01", "curve": "exit.productive" },
                "expand":           { "duration": "moderate-02", "curve": "standard.productive" },
                "invoke":           { "duration": "moderate-02", "curve": "standard.expressive" }
              }
            }

            """#
        case .figma:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Figma",
              "description": "Figma: the named springs of its prototypes. The curves of its other named easings aren't published.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Figma",
                  "title": "Prototype springs",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "curves": {
                "gentle": { "spring": { "mass": 1, "stiffness": 100, "damping": 15 } },
                "quick":  { "spring": { "mass": 1, "stiffness": 300, "damping": 20 } },
                "bouncy": { "spring": { "mass": 1, "stiffness": 600, "damping": 15 } },
                "slow":   { "spring": { "mass": 1, "stiffness": 80, "damping": 20 } }
              }
            }

            """#
        case .fluent2:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Fluent2",
              "description": "Microsoft Fluent 2: durations and curves.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Microsoft",
                  "title": "Fluent 2 motion tokens",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "durations": {
                "ultraFast": "50ms",
                "faster":    "100ms",
                "fast":      "150ms",
                "normal":    "200ms",
                "gentle":    "250ms",
                "slow":      "300ms",
                "slower":    "400ms",
                "ultraSlow": "500ms"
              },
              "curves": {
                "accelerateMax": { "bezier": [0.9, 0.1, 1, 0.2] },
                "accelerateMid": { "bezier": [1, 0, 1, 1] },
                "accelerateMin": { "bezier": [0.8, 0, 0.78, 1] },
                "decelerateMax": { "bezier": [0.1, 0.9, 0.2, 1] },
                "decelerateMid": { "bezier": [0, 0, 0, 1] },
                "decelerateMin": { "bezier": [0.33, 0, 0.1, 1] },
                "easyEaseMax":   { "bezier": [0.8, 0, 0.2, 1] },
                "easyEase":      { "bezier": [0.33, 0, 0.67, 1] },
                "linear":        { "bezier": [0, 0, 1, 1] }
              }
            }

            """#
        case .material3:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Material3",
              "description": "Material 3: durations, easings and the springs of both motion schemes. Effects springs are for colour and opacity: they never overshoot. The easing 'emphasized' is two cubics; no single Bézier fits it. Sources that were published disagree about two of its relatives: the other values have 'android' behind their names.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Google",
                  "title": "Material 3 motion tokens; springs: androidx material3 tokens",
                  "version": "springs v0_14_0",
                  "read": "2026-11"
                }
              },
              "durations": {
                "short1":     "50ms",
                "short2":     "100ms",
                "short3":     "150ms",
                "short4":     "200ms",
                "medium1":    "250ms",
                "medium2":    "300ms",
                "medium3":    "350ms",
                "medium4":    "400ms",
                "long1":      "450ms",
                "long2":      "500ms",
                "long3":      "550ms",
                "long4":      "600ms",
                "extraLong1": "700ms",
                "extraLong2": "800ms",
                "extraLong3": "900ms",
                "extraLong4": "1000ms"
              },
              "curves": {
                "emphasized":            { "bezierPath": "M0,0 C.05,0,.133333,.06,.166666,.4 C.208333,.82,.25,1,1,1" },
                "emphasized.accelerate": { "bezier": [0.3, 0, 0.8, 0.15] },
                "emphasized.decelerate": { "bezier": [0.05, 0.7, 0.1, 1] },
                "emphasized.accelerate.android": {
                  "bezier": [0.3, 0, 0.8, 0.2],
                  "description": "As Material Components for Android has it; tokens.xml, v31.0.0."
                },
                "emphasized.decelerate.android": {
                  "bezier": [0.1, 0.7, 0.1, 1],
                  "description": "As Material Components for Android has it; tokens.xml, v31.0.0."
                },
                "standard":                  { "bezier": [0.2, 0, 0, 1] },
                "standard.accelerate":       { "bezier": [0.3, 0, 1, 1] },
                "standard.decelerate":       { "bezier": [0, 0, 0, 1] },
                "legacy":                    { "bezier": [0.4, 0, 0.2, 1] },
                "legacy.accelerate":         { "bezier": [0.4, 0, 1, 1] },
                "legacy.decelerate":         { "bezier": [0, 0, 0.2, 1] },
                "linear":                    { "bezier": [0, 0, 1, 1] },
                "expressive.fastSpatial":    { "spring": { "stiffness": 800, "dampingRatio": 0.6 } },
                "expressive.defaultSpatial": { "spring": { "stiffness": 380, "dampingRatio": 0.8 } },
                "expressive.slowSpatial":    { "spring": { "stiffness": 200, "dampingRatio": 0.8 } },
                "standard.fastSpatial":      { "spring": { "stiffness": 1400, "dampingRatio": 0.9 } },
                "standard.defaultSpatial":   { "spring": { "stiffness": 700, "dampingRatio": 0.9 } },
                "standard.slowSpatial":      { "spring": { "stiffness": 300, "dampingRatio": 0.9 } },
                "fastEffects":               { "spring": { "stiffness": 3800, "dampingRatio": 1 } },
                "defaultEffects":            { "spring": { "stiffness": 1600, "dampingRatio": 1 } },
                "slowEffects":               { "spring": { "stiffness": 800, "dampingRatio": 1 } }
              }
            }

            """#
        case .openProps:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "OpenProps",
              "description": "Open Props: Béziers and steps. Its springs and 'squish' easings aren't here: the springs are published as lists of points, the first of which ends at 1.001, and the others refer to properties that don't exist.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Adam Argyle",
                  "title": "Open Props, easings",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "curves": {
                "ease-1":                { "bezier": [0.25, 0, 0.5, 1] },
                "ease-2":                { "bezier": [0.25, 0, 0.4, 1] },
                "ease-3":                { "bezier": [0.25, 0, 0.3, 1] },
                "ease-4":                { "bezier": [0.25, 0, 0.2, 1] },
                "ease-5":                { "bezier": [0.25, 0, 0.1, 1] },
                "ease-in-1":             { "bezier": [0.25, 0, 1, 1] },
                "ease-in-2":             { "bezier": [0.5, 0, 1, 1] },
                "ease-in-3":             { "bezier": [0.7, 0, 1, 1] },
                "ease-in-4":             { "bezier": [0.9, 0, 1, 1] },
                "ease-in-5":             { "bezier": [1, 0, 1, 1] },
                "ease-out-1":            { "bezier": [0, 0, 0.75, 1] },
                "ease-out-2":            { "bezier": [0, 0, 0.5, 1] },
                "ease-out-3":            { "bezier": [0, 0, 0.3, 1] },
                "ease-out-4":            { "bezier": [0, 0, 0.1, 1] },
                "ease-out-5":            { "bezier": [0, 0, 0, 1] },
                "ease-in-out-1":         { "bezier": [0.1, 0, 0.9, 1] },
                "ease-in-out-2":         { "bezier": [0.3, 0, 0.7, 1] },
                "ease-in-out-3":         { "bezier": [0.5, 0, 0.5, 1] },
                "ease-in-out-4":         { "bezier": [0.7, 0, 0.3, 1] },
                "ease-in-out-5":         { "bezier": [0.9, 0, 0.1, 1] },
                "ease-elastic-out-1":    { "bezier": [0.5, 0.75, 0.75, 1.25] },
                "ease-elastic-out-2":    { "bezier": [0.5, 1, 0.75, 1.25] },
                "ease-elastic-out-3":    { "bezier": [0.5, 1.25, 0.75, 1.25] },
                "ease-elastic-out-4":    { "bezier": [0.5, 1.5, 0.75, 1.25] },
                "ease-elastic-out-5":    { "bezier": [0.5, 1.75, 0.75, 1.25] },
                "ease-elastic-in-1":     { "bezier": [0.5, -0.25, 0.75, 1] },
                "ease-elastic-in-2":     { "bezier": [0.5, -0.5, 0.75, 1] },
                "ease-elastic-in-3":     { "bezier": [0.5, -0.75, 0.75, 1] },
                "ease-elastic-in-4":     { "bezier": [0.5, -1, 0.75, 1] },
                "ease-elastic-in-5":     { "bezier": [0.5, -1.25, 0.75, 1] },
                "ease-elastic-in-out-1": { "bezier": [0.5, -0.1, 0.1, 1.5] },
                "ease-elastic-in-out-2": { "bezier": [0.5, -0.3, 0.1, 1.5] },
                "ease-elastic-in-out-3": { "bezier": [0.5, -0.5, 0.1, 1.5] },
                "ease-elastic-in-out-4": { "bezier": [0.5, -0.7, 0.1, 1.5] },
                "ease-elastic-in-out-5": { "bezier": [0.5, -0.9, 0.1, 1.5] },
                "ease-step-1":           { "steps": 2 },
                "ease-step-2":           { "steps": 3 },
                "ease-step-3":           { "steps": 4 },
                "ease-step-4":           { "steps": 7 },
                "ease-step-5":           { "steps": 10 }
              }
            }

            """#
        case .polaris:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Polaris",
              "description": "Shopify Polaris: durations and easings.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Shopify",
                  "title": "Polaris motion tokens",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "durations": {
                "duration-0":    0,
                "duration-50":   "50ms",
                "duration-100":  "100ms",
                "duration-150":  "150ms",
                "duration-200":  "200ms",
                "duration-250":  "250ms",
                "duration-300":  "300ms",
                "duration-350":  "350ms",
                "duration-400":  "400ms",
                "duration-450":  "450ms",
                "duration-500":  "500ms",
                "duration-5000": "5000ms"
              },
              "curves": {
                "ease":   { "bezier": [0.25, 0.1, 0.25, 1] },
                "in":     { "bezier": [0.42, 0, 1, 1] },
                "out":    { "bezier": [0.19, 0.91, 0.38, 1] },
                "in-out": { "bezier": [0.42, 0, 0.58, 1] },
                "linear": { "bezier": [0, 0, 1, 1] }
              }
            }

            """#
        case .primer:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Primer",
              "description": "GitHub Primer: durations, the functional ones by their purpose, and easings.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "GitHub",
                  "title": "Primer primitives, motion",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "durations": {
                "duration-0":    0,
                "duration-75":   "75ms",
                "duration-100":  "100ms",
                "duration-200":  "200ms",
                "duration-300":  "300ms",
                "duration-400":  "400ms",
                "duration-500":  "500ms",
                "duration-600":  "600ms",
                "duration-700":  "700ms",
                "duration-800":  "800ms",
                "duration-900":  "900ms",
                "duration-1000": "1000ms",
                "micro":         "duration-100",
                "short":         "duration-200",
                "medium":        "duration-300",
                "long":          "duration-500"
              },
              "curves": {
                "linear":    { "bezier": [0, 0, 1, 1] },
                "ease":      { "bezier": [0.25, 0.1, 0.25, 1] },
                "easeIn":    { "bezier": [0.7, 0.1, 0.75, 0.9] },
                "easeOut":   { "bezier": [0.3, 0.8, 0.6, 1] },
                "easeInOut": { "bezier": [0.6, 0, 0.2, 1] }
              }
            }

            """#
        case .reactSpring:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "ReactSpring",
              "description": "react-spring: its named springs.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Poimandres",
                  "title": "react-spring, configs",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "curves": {
                "default":  { "spring": { "tension": 170, "friction": 26 } },
                "gentle":   { "spring": { "tension": 120, "friction": 14 } },
                "wobbly":   { "spring": { "tension": 180, "friction": 12 } },
                "stiff":    { "spring": { "tension": 210, "friction": 20 } },
                "slow":     { "spring": { "tension": 280, "friction": 60 } },
                "molasses": { "spring": { "tension": 280, "friction": 120 } }
              }
            }

            """#
        case .spectrum:
            #"""
            {
              "$schema": "../../docs/motion-spec.schema.json",
              "motionSpec": 1,
              "name": "Spectrum",
              "description": "Adobe Spectrum: durations and easings. The number in a duration's name isn't its time. For reduced motion Spectrum makes every duration 0.",
              "$extensions": {
                "org.motionspec.source": {
                  "publisher": "Adobe",
                  "title": "Spectrum animation tokens",
                  "version": "none given",
                  "read": "2026-11"
                }
              },
              "durations": {
                "duration-0":    0,
                "duration-100":  "130ms",
                "duration-200":  "160ms",
                "duration-300":  "190ms",
                "duration-400":  "220ms",
                "duration-500":  "250ms",
                "duration-600":  "300ms",
                "duration-700":  "350ms",
                "duration-800":  "400ms",
                "duration-900":  "450ms",
                "duration-1000": "500ms",
                "duration-2000": "1000ms",
                "duration-4000": "2000ms"
              },
              "curves": {
                "in-out": { "bezier": [0.45, 0, 0.4, 1] },
                "in":     { "bezier": [0.5, 0, 1, 1] },
                "out":    { "bezier": [0, 0, 0.4, 1] },
                "linear": { "bezier": [0, 0, 1, 1] }
              }
            }

            """#
        }
    }
}
