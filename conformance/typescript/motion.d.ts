// A stand-in for Motion's types, written from its documentation: motion.dev/docs/react-transitions, …/react-motion-component and
// …/motion-value. Narrower than Motion's own: only what the texts may say.

declare module "motion/react" {
  type Bezier = [number, number, number, number];
  type Easing =
    | Bezier | ((progress: number) => number)
    | "linear" | "easeIn" | "easeOut" | "easeInOut" | "circIn" | "circOut" | "circInOut" | "backIn" | "backOut" | "backInOut"
    | "anticipate";

  interface Repeated {
    delay?: number;
    repeat?: number;
    repeatType?: "loop" | "reverse" | "mirror";
    repeatDelay?: number;
  }

  interface Tween extends Repeated {
    type?: "tween";
    duration?: number;
    /** One for all, or one between each two keyframes. */
    ease?: Easing | Easing[];
    times?: number[];
  }

  interface Spring extends Repeated {
    type: "spring";
    stiffness?: number;
    damping?: number;
    mass?: number;
    velocity?: number;
    restSpeed?: number;
    restDelta?: number;
    bounce?: number;
    duration?: number;
    visualDuration?: number;
  }

  type ValueTransition = Tween | Spring;

  type Keyframes<T> = T | [T | null, ...T[]];

  interface Values {
    x?: Keyframes<number | string>;
    y?: Keyframes<number | string>;
    z?: Keyframes<number | string>;
    scale?: Keyframes<number>;
    scaleX?: Keyframes<number>;
    scaleY?: Keyframes<number>;
    rotate?: Keyframes<number | string>;
    rotateX?: Keyframes<number | string>;
    rotateY?: Keyframes<number | string>;
    opacity?: Keyframes<number>;
    width?: Keyframes<number | string>;
    height?: Keyframes<number | string>;
    borderRadius?: Keyframes<number | string>;
    borderWidth?: Keyframes<number | string>;
    pathLength?: Keyframes<number>;
    backgroundColor?: Keyframes<string>;
    borderColor?: Keyframes<string>;
  }

  /** One of each value. */
  type Transition = { [Key in keyof Values | "default"]?: ValueTransition };

  type Variant = Values & { transition?: Transition };
  type Variants = Record<string, Variant>;

  function animate(element: Element, keyframes: Values, transition?: Transition): { finished: Promise<void> };
}
