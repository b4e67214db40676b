"""Draws 31 PNG files as a short pycairo program does: draw_pycairo.py YEAR.json FOLDER"""
import json
import math
import sys

import cairo

year, folder = json.load(open(sys.argv[1])), sys.argv[2]
dots, frame, scale = year["dots"], year["frame"], 300 / 25.4
for index, texts in enumerate(year["pages"], 1):
    surface = cairo.ImageSurface(cairo.FORMAT_ARGB32, round(year["width"] * scale), round(year["height"] * scale))
    page = cairo.Context(surface)
    page.scale(scale, scale)
    page.set_source_rgb(1, 1, 1)
    page.paint()
    page.set_source_rgb(*[dots["grey"] / 255] * 3)
    for row in range(dots["rows"]):
        for column in range(dots["columns"]):
            page.arc(dots["x"] + column * dots["pitch"], dots["y"] + row * dots["pitch"], dots["radius"], 0, 2 * math.pi)
            page.fill()
    page.set_source_rgb(0, 0, 0)
    page.set_line_width(frame["pen"])
    page.rectangle(frame["x"], frame["y"], frame["width"], frame["height"])
    page.stroke()
    for text in texts:
        weight = cairo.FONT_WEIGHT_BOLD if text["bold"] else cairo.FONT_WEIGHT_NORMAL
        page.select_font_face("DejaVu Sans", cairo.FONT_SLANT_NORMAL, weight)
        page.set_font_size(text["size"])
        page.move_to(text["x"], text["y"])
        page.show_text(text["text"])
    surface.write_to_png(f"{folder}/{index:02}.png")
