// Puts the page together, once the engine is there.

async function main() {
  const data = (id) => JSON.parse(document.getElementById(id).textContent);
  const element = (id) => document.getElementById(id);
  // Pages of a gallery share a file with the engine.
  const module = await Engine.compile(window.motionEngine ?? element("engine").textContent);
  if (element("gallery")) {
    new Theme(element("theme"));
    window.gallery = new Gallery(module, data("gallery"), document.querySelector(".gallery"));
    document.documentElement.dataset.ready = "true";
    return;
  }
  const session = new Session(new Player(new Engine(module)), data("source"));
  const status = new Status(element("status"));
  const editor = new Editor(session, element("panel-spec"));
  const address = new Address(session, editor);
  element("tab-states").hidden = !session.machine.isThere;
  await address.restore();
  const transport = new Transport(session, element("transport"));
  const timeline = new Timeline(session, editor, status, element("chart"));
  element("tab-changes").hidden = session.before === null;
  const states = new States(session, transport, status, {
    tab: element("tab-states"), panel: element("panel-states"), bar: element("machine"), stage: element("stage"),
  });
  const parts = {
    status, address, editor, transport, timeline, states,
    tabs: new Tabs(session, element("side")),
    variants: new Variants(session, transport, document.body),
    stage: new Stage(session, element("stage")),
    values: new Graph(session, timeline, element("graph-values"), "values"),
    velocities: new Graph(session, timeline, element("graph-velocities"), "velocities"),
    handles: new Handles(session, editor, element("panel-curves")),
    table: new Values(session, element("panel-values")),
    copying: new Code(session, element("panel-code"), status),
    changes: new Changes(session, element("panel-changes")),
    news: new News(session, editor, status),
  };
  new Theme(element("theme"));
  new Edge(element("edge"));
  tapping(element("stage"), transport, states);
  const keys = element("keys");
  element("help").addEventListener("click", () => keys.showModal());
  session.say("text", "motion", "play", "time", "view");
  document.documentElement.dataset.ready = "true";
  window.preview = { session, ...parts };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  // There, a rest, and back.
  if (session.motion && !isCalm && (!address.wasGiven || (session.alone && session.time === 0))) {
    if (!session.isEndless) session.returns = transport.canReturn;
    transport.toggle();
  }
}

/**
 * A tap on the stage sends the event of the layer that is tapped, or plays or interrupts; beside what takes taps it does nothing
 * while a machine plays. A swipe scrolls, and does neither.
 */
function tapping(stage, transport, states) {
  let press = null;
  stage.addEventListener("pointerdown", (event) => {
    press = event.isPrimary && event.button === 0 ? [event.clientX, event.clientY] : null;
  });
  stage.addEventListener("pointerup", (event) => {
    if (!press || !transport.session.motion) return;
    const moved = Math.hypot(event.clientX - press[0], event.clientY - press[1]);
    press = null;
    if (moved >= 8) return;
    const { session } = transport;
    const send = session.machine.isThere ? eventAt(stage, event.clientX, event.clientY) : null;
    if (send !== null) states.act({ send });
    else if (!session.machine.course) transport.tap();
  });
  stage.addEventListener("pointercancel", () => (press = null));
}

main().catch((error) => {
  const note = document.querySelector(".stage-note");
  note.hidden = false;
  note.textContent = `this browser can't run the engine: ${error.message}`;
  throw error;
});
