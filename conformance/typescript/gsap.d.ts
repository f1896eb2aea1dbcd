// A stand-in for GSAP's types, written from its documentation: gsap.com/docs/v3/GSAP/gsap.timeline(), …/GSAP/Timeline,
// …/GSAP/CorePlugins/CSS and …/Eases/CustomEase. Narrower than GSAP's own: only what the texts may say.

declare module "gsap" {
  namespace gsap {
    type Ease = ((progress: number) => number) | "none" | `power${1 | 2 | 3 | 4}.${"in" | "out" | "inOut"}`;

    interface Values {
      x?: number | string;
      y?: number | string;
      z?: number | string;
      scale?: number;
      scaleX?: number;
      scaleY?: number;
      rotation?: number | string;
      rotationX?: number | string;
      rotationY?: number | string;
      opacity?: number;
      transformOrigin?: string;
      width?: number | string;
      height?: number | string;
      borderRadius?: number | string;
      borderWidth?: number | string;
      backgroundColor?: string;
      borderColor?: string;
    }

    interface TweenVars extends Values {
      duration?: number;
      delay?: number;
      ease?: Ease;
      /** -1 is for ever. */
      repeat?: number;
      repeatDelay?: number;
      yoyo?: boolean;
      immediateRender?: boolean;
      /** One after another. */
      keyframes?: (Values & { duration?: number; delay?: number; ease?: Ease })[];
    }

    interface Timeline {
      set(target: Element, vars: Values, position?: number | string): this;
      to(target: Element, vars: TweenVars, position?: number | string): this;
      fromTo(target: Element, from: Values, to: TweenVars, position?: number | string): this;
      timeScale(value: number): this;
      play(): this;
    }
  }

  const gsap: {
    timeline(vars?: { paused?: boolean; repeat?: number; delay?: number }): gsap.Timeline;
    registerPlugin(...plugins: object[]): void;
  };
}

declare module "gsap/CustomEase" {
  class CustomEase {
    static create(id: string, data: string): (progress: number) => number;
  }
}
