/** Calls something after a time of the page's clock, in milliseconds. */
export function wait(time, call) {
  const clock = new Animation(new KeyframeEffect(null, [], { duration: time, fill: "both" }));
  clock.onfinish = call;
  if (time < Infinity) clock.play();
  return clock;
}
