"""Draws 31 grey PNG files with Pillow, the background once and copied: draw_pillow.py YEAR.json FOLDER"""
import json
import sys

from PIL import Image, ImageDraw, ImageFont

year, folder = json.load(open(sys.argv[1])), sys.argv[2]
dots, frame, scale = year["dots"], year["frame"], 300 / 25.4
background = Image.new("L", (round(year["width"] * scale), round(year["height"] * scale)), 255)
pen = ImageDraw.Draw(background)
for row in range(dots["rows"]):
    for column in range(dots["columns"]):
        x, y = dots["x"] + column * dots["pitch"], dots["y"] + row * dots["pitch"]
        box = [x - dots["radius"], y - dots["radius"], x + dots["radius"], y + dots["radius"]]
        pen.ellipse([side * scale for side in box], fill=dots["grey"])
half = frame["pen"] / 2
box = [
    frame["x"] - half, frame["y"] - half,
    frame["x"] + frame["width"] + half, frame["y"] + frame["height"] + half,
]
pen.rectangle([side * scale for side in box], outline=0, width=round(frame["pen"] * scale))
fonts = {}
for index, texts in enumerate(year["pages"], 1):
    page = background.copy()
    pen = ImageDraw.Draw(page)
    for text in texts:
        key = (text["bold"], text["size"])
        if key not in fonts:
            fonts[key] = ImageFont.truetype(year["fonts"][text["bold"]], text["size"] * scale)
        pen.text((text["x"] * scale, text["y"] * scale), text["text"], font=fonts[key], fill=0, anchor="ls")
    page.save(f"{folder}/{index:02}.png", dpi=(300, 300))
