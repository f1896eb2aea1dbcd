// What docs/exports.md says of the JSON for `element.animate`, by the types that TypeScript's own library has for browsers.

/** The names of CSS properties in scripts, and custom ones. TypeScript 4.8 doesn't know the outline of a path, `d`. */
type Styles =
  & { [Name in keyof CSSStyleDeclaration as CSSStyleDeclaration[Name] extends string ? Name : never]?: string }
  & { d?: string }
  & { [name: `--${string}`]: string };

/** A keyframe's own `offset` is its time: CSS's would be `cssOffset`. */
type StyledKeyframe = { offset: number; easing?: string; composite?: CompositeOperationOrAuto } & Omit<Styles, "offset">;

/** The argument of `CSS.registerProperty`, which TypeScript 4.8 doesn't know: www.w3.org/TR/css-properties-values-api-1. */
interface PropertyDefinition {
  name: `--${string}`;
  syntax?: string;
  inherits: boolean;
  initialValue?: string;
}

interface BakedAnimation {
  target: string;
  properties: string[];
  maxError: number;
  synchronized: boolean;
  keyframes: StyledKeyframe[];
  /** JSON has no number without an end. A browser takes the word for it. */
  timing: Omit<KeyframeAnimationOptions, "iterations"> & { iterations?: number | "Infinity" };
  transition?: { delay: number; duration: number; easing: string };
}

interface BakedVariant {
  duration: number | "Infinity";
  reducedForm: string | null;
  from?: string;
  to?: string;
  markers: { time: number; name: string; payload?: unknown; period?: number }[];
  rest: Record<string, Styles>;
  animations: BakedAnimation[];
}

interface BakedTransition {
  from: string;
  to: string;
  on?: string[];
  after?: number;
  when?: (string | number | boolean)[];
  play: string;
}

interface Baked {
  webAnimations: 2;
  generator: string;
  spec: string;
  tolerance: number;
  properties: PropertyDefinition[];
  parameters: Record<string, Styles>;
  targets: Record<string, Styles>;
  presence?: Record<string, string[]>;
  variants: Record<string, BakedVariant>;
  machine?: { states: Record<string, Record<string, Styles>>; transitions: BakedTransition[] };
}
