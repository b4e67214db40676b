"""Computes the page that every program draws: writes year.json, in millimetres.

Its geometry is that of layout.json and theme.json, and measure.py compares the results. A text's place is
the start of its baseline, the one kind of place that all programs accept.
"""
import json
import sys

import cairo

WORDS = (
    "Gargoyle Scurry Bat Scallop Flame Bouquet Trip Match Nest Crabby Eagle Forget Kind Empty Armadillo Fowl"
    " Salty Scrape Ponytail Bluff Bad_Dog Heist Booger Fairy Tempting Ego Snack Camping Uh-oh Gear Farm"
)
EDGE, BASELINE, FOOT = 12.0, 33.13, 291.147

context = cairo.Context(cairo.ImageSurface(cairo.FORMAT_A8, 1, 1))
options = cairo.FontOptions()
options.set_hint_style(cairo.HINT_STYLE_NONE)
options.set_hint_metrics(cairo.HINT_METRICS_OFF)
context.set_font_options(options)


def ink(text, bold):
    """Returns the left edge, width and height of a text's ink, for a font size of 1."""
    context.select_font_face(
        "DejaVu Sans", cairo.FONT_SLANT_NORMAL, cairo.FONT_WEIGHT_BOLD if bold else cairo.FONT_WEIGHT_NORMAL
    )
    context.set_font_size(1000)
    extents = context.text_extents(text)
    return extents.x_bearing / 1000, extents.width / 1000, -extents.y_bearing / 1000


number_size = 18 / ink("0123456789", True)[2]
word_size, foot_size = 9 / ink("H", False)[2], 3 / ink("H", False)[2]
words = [word.replace("_", " ") for word in WORDS.split()]
word_x = EDGE + max(ink(str(n), True)[1] for n in range(1, 32)) * number_size + 6

pages = []
for number, word in enumerate(words, 1):
    foot = f"Inktober 2022 - page {number} of 31"
    left, width, _ = ink(foot, False)
    pages.append([
        dict(text=str(number), bold=True, size=number_size, x=EDGE - ink(str(number), True)[0] * number_size, y=BASELINE),
        dict(text=word, bold=False, size=word_size, x=word_x - ink(word, False)[0] * word_size, y=BASELINE),
        dict(text=foot, bold=False, size=foot_size, x=105 - (left + width / 2) * foot_size, y=FOOT),
    ])
json.dump(
    dict(
        width=210, height=297, pages=pages,
        frame=dict(x=12, y=36, width=186, height=249, pen=0.6),
        dots=dict(x=15, y=38, pitch=5, columns=37, rows=50, radius=0.2, grey=200),
        fonts=["/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", "/usr/share/fonts/truetype/dejavu/DejaVuSans-Bold.ttf"],
    ),
    open(sys.argv[1], "w"), indent=1,
)
