/** The targets of a root: it itself, and what is below it, but nothing that is inside another `<motion-spec>`. */
export function elementsOf(root) {
  const hostOf = (element) => element.closest?.("motion-spec") ?? null;
  const own = hostOf(root);
  const below = [...root.querySelectorAll("[data-motion]")].filter((element) => hostOf(element) === own);
  return root.dataset?.motion === undefined ? below : [root, ...below];
}

/** An inline style of an element as `setProperty` takes it: its text, which is empty where it has none, and its priority. */
export const ownStyle = ({ style }, name) => [style.getPropertyValue(name), style.getPropertyPriority(name)];

/** What no style is left of is no attribute. */
export const tidy = (element) => element.getAttribute("style") === "" && element.removeAttribute("style");
