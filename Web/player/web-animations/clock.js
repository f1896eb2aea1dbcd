/** Calls something when a clock has run out: not if it was cancelled meanwhile, perhaps by whoever was told of another one in this frame. */
export const whenOver = (clock, call) => void clock.finished.then(() => clock.playState === "finished" && call(), () => {});

/** Calls something after a time of the page's clock, in milliseconds, before anything else hears that the time is over. */
export function wait(time, call = () => {}) {
  const clock = new Animation(new KeyframeEffect(null, [], { duration: time, fill: "both" }));
  whenOver(clock, call);
  clock.play();
  return clock;
}
