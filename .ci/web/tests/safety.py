"""What a page does with a hostile spec, and what it may load."""

import json
import time

from harness import CHIP, FOLDER, everywhere, opened, page, test


@everywhere
def a_hostile_spec_is_only_text(browser):
    spec = json.loads(CHIP.read_text())
    hostile = "</script><script>window.hurt = 1</script><img src=x onerror='window.hurt = 2'>"
    spec["description"] = hostile
    spec["states"] = [hostile, "b"]
    path = FOLDER / "hostile.json"
    path.write_text(json.dumps(spec))
    opened(browser, page(path))
    assert browser.evaluate("window.hurt") is None
    assert browser.evaluate("JSON.parse(preview.session.text).description") == hostile
    assert browser.evaluate("document.images.length") == 0


@test
def the_policy_runs_nothing_else(browser):
    opened(browser, page(CHIP))
    browser.evaluate("""(() => {
        const script = document.createElement('script');
        script.textContent = 'window.hurt = 3';
        document.body.append(script);
        fetch('https://example.invalid/').catch(() => {});
    })()""")
    time.sleep(0.1)
    assert browser.evaluate("window.hurt") is None
    refused = [line for line in browser.console if "Content Security Policy" in line]
    assert any("inline script" in line for line in refused), browser.console
    assert any("example.invalid" in line for line in refused), browser.console
    browser.console.clear()
