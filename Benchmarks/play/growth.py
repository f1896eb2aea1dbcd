#!/usr/bin/env python3
"""How the cost of a channel changes with how many there are: measures, prints a table, and draws docs/growth.svg.

    Benchmarks/play/growth.py [--from FILE …]

Build first with `swift build -c release`. FILE is what `play --growth --json` has printed; without one it is run: about two
minutes, and 2 GB of memory. Of several files the fastest of each figure counts, for machines that are busy.
"""

import argparse
import json
import math
import os
import subprocess

here = os.path.dirname(os.path.abspath(__file__))
picture = os.path.join(here, "../../docs/growth.svg")
# Row, label, and colours for a light and a dark ground.
rows = [
    ("b.calls", "a timing each", "#b3261e", "#ff8a80"),
    ("b.16.timeline", "16 curves", "#7a5a00", "#e5c04b"),
    ("a.blocks.contiguous", "1,000 timings", "#0b57d0", "#8ab4f8"),
]
width, height = 720, 430
left, right, top, bottom = 76, 590, 34, 372

parser = argparse.ArgumentParser()
parser.add_argument("--from", dest="files", nargs="+", help="what `play --growth --json` has printed")
arguments = parser.parse_args()
texts = []
for name in arguments.files or []:
    with open(name) as file:
        texts.append(file.read())
if not texts:
    binary = os.path.join(here, ".build/release/play")
    texts = [subprocess.run([binary, "--growth", "--json"], capture_output=True, text=True, check=True).stdout]
runs = [json.loads(text)["growth"] for text in texts]
# Every run has the same rows and sizes in the same order.
points = [
    dict(same[0], frame=min(point["frame"] for point in same), start=min(point["start"] for point in same))
    for same in zip(*runs, strict=True)
]

print("| row | channels | ns a channel a frame | ns a start | bytes a channel |\n|---|---:|---:|---:|---:|")
for point in points:
    frame = f"{point['frame']:.{2 if point['frame'] < 10 else 1}f}"
    print(f"| {point['row']} | {point['channels']:,} | {frame} | {point['start']:,.0f} | {point['bytes']:,.0f} |")

sizes = sorted({point["channels"] for point in points})
values = [point[key] for point in points for key in ("frame", "start")]
low, high = math.floor(math.log10(min(values))), math.ceil(math.log10(max(values)))


def x(channels):
    share = math.log10(channels / sizes[0]) / math.log10(sizes[-1] / sizes[0])
    return left + (right - left) * share


def y(value):
    return bottom - (bottom - top) * (math.log10(value) - low) / (high - low)


def number(value):
    return f"{value:,}" if value >= 1 else f"{value:g}"


colours = "".join(f".l{index}{{stroke:{row[2]}}}.t{index}{{fill:{row[2]}}}" for index, row in enumerate(rows))
dark = "".join(f".l{index}{{stroke:{row[3]}}}.t{index}{{fill:{row[3]}}}" for index, row in enumerate(rows))
parts = [
    f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" role="img" font-family="sans-serif" font-size="13">',
    "<title>Nanoseconds a channel, by the number of channels</title>",
    f"<style>text{{fill:#333}}.g{{stroke:#8885}}.l{{fill:none;stroke-width:2.5}}.s{{stroke-dasharray:7 4}}{colours}"
    f"@media(prefers-color-scheme:dark){{text{{fill:#ddd}}{dark}}}</style>",
]
for power in range(low, high + 1):
    at = y(10.0**power)
    parts.append(f'<path class="g" d="M{left} {at:.0f}H{right}"/>')
    parts.append(f'<text x="{left - 8}" y="{at + 4:.0f}" text-anchor="end">{number(10**power)}</text>')
for size in sizes:
    parts.append(f'<path class="g" d="M{x(size):.0f} {top}V{bottom}"/>')
    parts.append(f'<text x="{x(size):.0f}" y="{bottom + 20}" text-anchor="middle">{number(size)}</text>')
parts.append(f'<text x="{left - 8}" y="{top - 14}" text-anchor="end">ns</text>')
parts.append(f'<text x="{(left + right) / 2:.0f}" y="{bottom + 44}" text-anchor="middle">channels</text>')

for key, name, style in [("start", "a start", "l s"), ("frame", "a channel in a frame", "l")]:
    ends = []
    for index, row in enumerate(rows):
        line = [(x(point["channels"]), y(point[key])) for point in points if point["row"] == row[0]]
        path = "L".join(f"{a:.0f} {b:.0f}" for a, b in line)
        parts.append(f'<path class="{style} l{index}" d="M{path}"/>')
        ends.append([line[-1][1], row[1], index])
    # Labels of lines that end close to each other give way downwards.
    ends.sort()
    for place, end in enumerate(ends):
        if place and end[0] < ends[place - 1][0] + 16:
            end[0] = ends[place - 1][0] + 16
        parts.append(f'<text class="t{end[2]}" x="{right + 8}" y="{end[0] + 4:.0f}">{end[1]}</text>')
    first = min(y(point[key]) for point in points)
    parts.append(f'<text x="{left + 10}" y="{first - 10:.0f}" font-weight="bold">{name}</text>')
parts.append("</svg>")
with open(picture, "w") as file:
    file.write("\n".join(parts) + "\n")
