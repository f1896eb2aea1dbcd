"""What a browser has to show for the values of a motion, and how far what it shows is off.

Written from the documentation of the forms for the web, not from the code that writes them: docs/exports.md.
"""

import math
import re

NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")

# The components of values by their key paths.
COMPONENTS = {
    "position": ("x", "y"), "center": ("x", "y"), "anchorPoint": ("x", "y"), "contentOffset": ("x", "y"),
    "transform.translation": ("x", "y"), "bounds.origin": ("x", "y"), "frame.origin": ("x", "y"),
    "bounds.size": ("width", "height"), "frame.size": ("width", "height"), "shadowOffset": ("width", "height"),
    "bounds": ("origin.x", "origin.y", "size.width", "size.height"),
    "frame": ("origin.x", "origin.y", "size.width", "size.height"),
}

# A component by its key path: the style, and the place in it.
STYLES = {
    "opacity": ("opacity", 0), "alpha": ("opacity", 0), "cornerRadius": ("border-top-left-radius", 0),
    "bounds.size.width": ("width", 0), "bounds.size.height": ("height", 0),
    "frame.size.width": ("width", 0), "frame.size.height": ("height", 0),
    "position.x": ("translate", 0), "position.y": ("translate", 1),
    "center.x": ("translate", 0), "center.y": ("translate", 1),
    "frame.origin.x": ("translate", 0), "frame.origin.y": ("translate", 1),
    "transform.translation.x": ("translate", 0), "transform.translation.y": ("translate", 1),
    "transform.translation.z": ("translate", 2),
    "transform.rotation": ("rotate", 0), "transform.rotation.z": ("rotate", 0),
    "transform.scale": ("scale", None), "transform.scale.x": ("scale", 0), "transform.scale.y": ("scale", 1),
    "borderWidth": ("border-top-width", 0),
    # The styles of these are made of several numbers: their custom properties have the value.
    "strokeStart": ("--stroke-start", 0), "strokeEnd": ("--stroke-end", 0),
    "shadowRadius": ("--shadow-radius", 0), "shadowOpacity": ("--shadow-opacity", 0),
    "shadowOffset.width": ("--shadow-offset-width", 0), "shadowOffset.height": ("--shadow-offset-height", 0),
    "contentOffset.x": ("--content-offset-x", 0), "contentOffset.y": ("--content-offset-y", 0),
    "bounds.origin.x": ("--bounds-x", 0), "bounds.origin.y": ("--bounds-y", 0),
    "zPosition": ("--z-position", 0), "constant": ("--constant", 0),
}
COLORS = {"backgroundColor": "background-color", "borderColor": "border-top-color", "shadowColor": "--shadow-color"}
LIMITS = {
    "opacity": (0, 1), "width": (0, math.inf), "height": (0, math.inf), "border-top-left-radius": (0, math.inf),
    "border-top-width": (0, math.inf),
}
MIDDLE = ("position.", "center.")
# In per cent of the box.
ANCHORS = {"anchorPoint.x": 0, "anchorPoint.y": 1}


def split(path):
    """The target and the key path of a property."""
    words = path.split(".")
    count = 1
    while count < len(words) - 1 and words[count].isdigit():
        count += 1
    return ".".join(words[:count]), ".".join(words[count:])


def leaves(path, value):
    """The numbers of a value by the key paths of its components; a colour, transform, path or text by its own."""
    _, key_path = split(path)
    if isinstance(value, list) and key_path in COMPONENTS:
        return {f"{key_path}.{name}": number for name, number in zip(COMPONENTS[key_path], value)}
    return {key_path: value}


def kebab(name):
    """A name of the spec as a page has it: in lower case, with hyphens."""
    name = re.sub(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])", "-", name)
    return re.sub(r"[._]", "-", name).lower()


def expected(spec, values):
    """{(target, style): numbers} for {property: value}; a text stays a text."""
    result = {}
    own = f"--{kebab(spec)}-"

    def styled(name):
        return own + name[2:] if name.startswith("--") else name

    for path, value in values.items():
        target, _ = split(path)
        for leaf, number in leaves(path, value).items():
            if leaf in COLORS:
                result[target, styled(COLORS[leaf])] = color(number)
            elif leaf == "transform":
                result[target, "transform"] = matrix(number)
            elif leaf == "path":
                result[target, "d"] = numbers(number)
            elif leaf in ANCHORS:
                continue
            elif leaf in STYLES:
                style, place = STYLES[leaf]
                add(result, target, styled(style), place, number, leaf.startswith(MIDDLE))
            elif isinstance(number, str):
                result[target, own + kebab(leaf)] = number
            elif isinstance(number, list):
                # More than a point are the numbers of a vector.
                for name, part in zip(("x", "y") if len(number) == 2 else range(len(number)), number):
                    result[target, own + kebab(f"{leaf}.{name}")] = [part]
            else:
                result[target, own + kebab(leaf)] = [float(number)]
        # A position is where the anchor point is: the middle, unless something moves that.
        for leaf, number in leaves(path, value).items():
            if leaf in ANCHORS:
                result.setdefault((target, "transform-origin"), [50.0, 50.0])[ANCHORS[leaf]] = 100 * number
    # A stroke is seen by its dash: as long as what there is between its ends.
    for target in {split(path)[0] for path in values}:
        ends = [values.get(f"{target}.{name}") for name in ("strokeStart", "strokeEnd")]
        if any(end is not None for end in ends):
            start, end = (other if end is None else end for end, other in zip(ends, (0, 1)))
            result[target, "stroke-dasharray"] = [max(0.0, end - start)]
    for (target, style), found in result.items():
        if style == "translate" and (target, "transform-origin") in result:
            for axis, share in enumerate(result[target, "transform-origin"]):
                found[3 + axis] = -share if found[3 + axis] else 0.0
        if style in LIMITS:
            low, high = LIMITS[style]
            result[target, style] = [min(max(number, low), high) for number in found]
    return result


def add(result, target, style, place, number, is_middle):
    if style == "translate":
        # x, y, z in pixels, then x and y in per cent of the box.
        found = result.setdefault((target, style), [0.0, 0.0, 0.0, 0.0, 0.0])
        found[place] += number
        if is_middle:
            found[3 + place] = -50.0
    elif style == "scale":
        found = result.setdefault((target, style), [1.0, 1.0])
        for index in (0, 1) if place is None else (place,):
            found[index] *= number
    else:
        found = result.setdefault((target, style), [0.0])
        found[0] += number


def read(style, text):
    """The numbers of a computed style, laid out as `expected` has them."""
    if isinstance(text, (int, float)):
        return [float(text)]
    text = text.strip()
    if style == "translate":
        return translate(text)
    if style == "transform-origin":
        return [float(number) for number in NUMBER.findall(text)[:2]]
    if style == "rotate":
        return [0.0] if text == "none" else [float(NUMBER.findall(text)[-1])]
    if style == "scale":
        found = [1.0] if text == "none" else [float(number) for number in text.split()]
        return [found[0], found[1] if len(found) > 1 else found[0]]
    if style == "transform":
        return matrix([] if text == "none" else [float(n) for n in NUMBER.findall(text.split("(", 1)[1])])
    if style in COLORS.values() or style.endswith("-shadow-color"):
        return color(text)
    if style == "d":
        return numbers(text)
    if text.startswith('"'):
        return text.strip('"')
    return [float(number) for number in NUMBER.findall(text)[:1]]


def translate(text):
    found = [0.0, 0.0, 0.0, 0.0, 0.0]
    if text == "none":
        return found
    for axis, part in enumerate(re.findall(r"calc\([^()]*\)|[^\s()]+", text)):
        for sign, number, unit in re.findall(r"([-+]\s)?([-+]?[\d.]+(?:e[-+]?\d+)?)(px|%)", part):
            value = float(number) * (-1 if sign.strip() == "-" else 1)
            if unit == "px":
                found[axis] += value
            else:
                found[3 + axis] += value
    return found


def numbers(text):
    """The numbers of path data."""
    return [float(number) for number in NUMBER.findall(text)]


def matrix(value):
    """16 numbers, column by column."""
    if not value:
        value = [1, 0, 0, 1, 0, 0]
    if len(value) == 6:
        a, b, c, d, x, y = value
        return [a, b, 0, 0, c, d, 0, 0, 0, 0, 1, 0, x, y, 0, 1]
    return list(value)


def color(text):
    """Premultiplied OKLab with alpha."""
    if text.startswith("#"):
        digits = text[1:]
        parts = [int(digits[i:i + 2], 16) / 255 for i in range(0, len(digits), 2)]
        return oklab(parts[:3], parts[3] if len(parts) > 3 else 1.0)
    found = [float(number) for number in NUMBER.findall(text.split("(", 1)[1])]
    alpha = found[3] if len(found) > 3 else 1.0
    if text.startswith("rgb"):
        return oklab([number / 255 for number in found[:3]], alpha)
    if text.startswith("color(srgb"):
        return oklab(found[:3], alpha)
    # A browser keeps the lightness within what there is.
    found[0] = min(max(found[0], 0), 1)
    return [number * alpha for number in found[:3]] + [alpha]


def oklab(encoded, alpha):
    """From sRGB: Björn Ottosson, "A perceptual color space for image processing", with CSS Color 4's matrices."""
    r, g, b = (c / 12.92 if abs(c) <= 0.04045 else math.copysign(((abs(c) + 0.055) / 1.055) ** 2.4, c) for c in encoded)
    l = math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
    m = math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
    s = math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
    return [
        alpha * (0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s),
        alpha * (1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s),
        alpha * (0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s),
        alpha,
    ]


# Firefox lays boxes out in 60ths of a pixel, and tells an opacity of a colour in as few digits as a 255th takes.
FIREFOX = {"width": 1 / 120, "height": 1 / 120, "middle": 1 / 60, "size": 1 / 60}


def reading_error(browser, style, number, text):
    """What a browser doesn't tell of a number.

    As text it has six significant digits, and a border is drawn in whole pixels.
    """
    if style == "border-top-width":
        return 1.0
    if not isinstance(text, str):
        return 0.0
    digits = 0.5 * 10.0 ** (math.floor(math.log10(abs(number))) - 5) if number else 0.0
    coarse = 0.0
    if type(browser).__name__ == "Firefox":
        coarse = 1 / 255 if re.match(r"(color|oklab)\(.* / |rgba", text) else FIREFOX.get(style, 0.0)
    return max(digits, coarse)
