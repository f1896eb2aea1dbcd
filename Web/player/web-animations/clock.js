/** Calls something after a time of the page's clock, in milliseconds, before anything else hears that the time is over. */
export function wait(time, call = () => {}) {
  const clock = new Animation(new KeyframeEffect(null, [], { duration: time, fill: "both" }));
  clock.finished.then(call, () => {});
  clock.play();
  return clock;
}
