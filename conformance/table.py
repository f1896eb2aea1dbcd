"""The table of the largest errors, as a run finds them."""

import browsers

# What a form is called, and who plays it if that isn't the browser alone.
FORMS = {
    "css": ("`css`", ""), "transitions": ("`css --rules transitions`", ""), "waapi": ("`waapi`", ""),
    "parameters": ("`css` and `waapi`, other values for parameters", ""),
    "interrupted": ("`waapi --composite add`, one variant into another", ""), "svg": ("`svg`", ""),
    "css states": ("`css`, one transition into another: beyond what it says", ""), "waapi states": ("`waapi`, one transition into another", ""),
    "tailwind": ("`tailwind`", "a stand-in for Tailwind's utilities, in "), "motion": ("`motion`", "a stand-in for Motion, in "),
    "gsap": ("`gsap`", "a stand-in for GSAP, in "),
    "flutter": ("`flutter`", "a reader of its sequences"), "dtcg": ("`dtcg`: when and how", "a reader of its transitions"), "lottie": ("`lottie`", "lottie-web, in "), "rlottie": ("`lottie`", "rlottie"),
}
BEGIN, END = "<!-- errors -->\n", "<!-- end of errors -->"


def write(path, largest):
    """Writes, for {(form, browser): [(error, spec)]}, the largest error of each between the marks in a file."""
    rows = ["| Form | Played by | Specs | Largest error | in |", "|---|---|---|---|---|"]
    for form, (title, player) in FORMS.items():
        for name in (*browsers.BROWSERS, None):
            if found := largest.get((form, name)):
                error, spec = max(found)
                player_here = player + (browsers.title(name) if name else "")
                rows.append(f"| {title} | {player_here} | {len(found)} | {error:.1e} | {spec} |")
    text = path.read_text()
    before, rest = text.split(BEGIN)
    path.write_text(f"{before}{BEGIN}{chr(10).join(rows)}\n{rest[rest.index(END):]}")
