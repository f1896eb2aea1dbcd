// Puts the page together, once the engine is there.

async function main() {
  const data = (id) => JSON.parse(document.getElementById(id).textContent);
  const element = (id) => document.getElementById(id);
  const engine = await Engine.open(element("engine").textContent);
  const session = new Session(engine, data("source"));
  session.panel = "spec";
  const status = new Status(element("status"));
  const address = new Address(session);
  const editor = new Editor(session, element("panel-spec"));
  const parts = {
    status, address, editor,
    chart: new Chart(session, element("chart")),
    variants: new Variants(session, element("header")),
    stage: new Stage(session, element("stage")),
    values: new Graph(session, element("graph-values"), "values"),
    velocities: new Graph(session, element("graph-velocities"), "velocities"),
    handles: new Handles(session, editor, element("panel-curves")),
    tabs: new Tabs(session, element("side")),
    table: new Values(session, element("panel-values")),
    copying: new Copying(session, element("header"), status),
    news: new News(session, editor, status),
    transport: new Transport(session, element("transport")),
  };
  new Theme(element("theme"));
  session.say("text", "motion", "play", "time", "view");
  document.documentElement.dataset.ready = "true";
  window.preview = { session, ...parts };
  const isCalm = matchMedia("(prefers-reduced-motion: reduce)").matches;
  if (session.motion && !isCalm && !address.wasGiven) parts.transport.toggle();
}

main().catch((error) => {
  const note = document.querySelector(".stage-note");
  note.hidden = false;
  note.textContent = `this browser can't run the engine: ${error.message}`;
  throw error;
});
