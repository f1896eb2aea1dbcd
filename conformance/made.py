"""Specs that the fuzzer makes, for the forms to be played with: what nobody thought of."""

import random
import subprocess


def specs(tool, fuzz, count, seed, folder):
    """The paths of so many specs in a folder, beside the file that they may import, without those that have errors. The same seed
    makes the same ones."""
    chance = random.Random(seed)
    choices = [folder / f"choices-{number}" for number in range(count)]
    for path in choices:
        path.write_bytes(chance.randbytes(chance.choice([40, 120, 400])))
    printed = subprocess.run([fuzz, "--target=made", "--print", *choices], capture_output=True, check=True).stdout.decode()
    library, *texts = [text.strip() for text in printed.split("\0")[1:]]
    (folder / "library.json").write_text(library)
    paths = []
    for number, text in enumerate(texts[::2]):
        paths.append(folder / f"made-{seed}-{number}.json")
        paths[-1].write_text(text)
    return [path for path in paths if tool.accepts(path)]
