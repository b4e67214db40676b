"""Draws 31 PDF files with Skia, the dots of a page in one call: draw_skia.py YEAR.json FOLDER"""
import json
import sys

import skia

year, folder = json.load(open(sys.argv[1])), sys.argv[2]
dots, frame, scale = year["dots"], year["frame"], 72 / 25.4
places = [
    skia.Point(dots["x"] + column * dots["pitch"], dots["y"] + row * dots["pitch"])
    for row in range(dots["rows"]) for column in range(dots["columns"])
]
grey = skia.Paint(
    Color=skia.ColorSetRGB(*[dots["grey"]] * 3), AntiAlias=True, StrokeWidth=2 * dots["radius"],
    StrokeCap=skia.Paint.kRound_Cap)
line = skia.Paint(AntiAlias=True, Style=skia.Paint.kStroke_Style, StrokeWidth=frame["pen"])
ink = skia.Paint(AntiAlias=True)
faces = [skia.Typeface.MakeFromFile(path) for path in year["fonts"]]
for index, texts in enumerate(year["pages"], 1):
    stream = skia.FILEWStream(f"{folder}/{index:02}.pdf")
    document = skia.PDF.MakeDocument(stream)
    page = document.beginPage(year["width"] * scale, year["height"] * scale)
    page.scale(scale, scale)
    page.drawPoints(skia.Canvas.kPoints_PointMode, places, grey)
    page.drawRect(skia.Rect.MakeXYWH(frame["x"], frame["y"], frame["width"], frame["height"]), line)
    for text in texts:
        font = skia.Font(faces[text["bold"]], text["size"])
        font.setSubpixel(True)
        page.drawString(text["text"], text["x"], text["y"], font, ink)
    document.endPage()
    document.close()
    stream.flush()
