"""Draws a book with ReportLab, dots as dashes with round ends: draw_reportlab.py YEAR.json FOLDER"""
import json
import sys

from reportlab.lib.units import mm
from reportlab.pdfbase import pdfmetrics
from reportlab.pdfbase.ttfonts import TTFont
from reportlab.pdfgen.canvas import Canvas

year, folder = json.load(open(sys.argv[1])), sys.argv[2]
dots, frame, height = year["dots"], year["frame"], year["height"]
for name, path in zip(["Plain", "Bold"], year["fonts"]):
    pdfmetrics.registerFont(TTFont(name, path))
book = Canvas(f"{folder}/book.pdf", pagesize=(year["width"] * mm, height * mm), pageCompression=1)
for texts in year["pages"]:
    book.setStrokeGray(dots["grey"] / 255)
    book.setLineWidth(2 * dots["radius"] * mm)
    book.setLineCap(1)
    book.setDash([0, dots["pitch"] * mm])
    end = dots["x"] + (dots["columns"] - 0.5) * dots["pitch"]
    for row in range(dots["rows"]):
        y = (height - dots["y"] - row * dots["pitch"]) * mm
        book.line(dots["x"] * mm, y, end * mm, y)
    book.setDash([])
    book.setLineCap(0)
    book.setStrokeGray(0)
    book.setLineWidth(frame["pen"] * mm)
    bottom = height - frame["y"] - frame["height"]
    book.rect(frame["x"] * mm, bottom * mm, frame["width"] * mm, frame["height"] * mm)
    for text in texts:
        book.setFont("Bold" if text["bold"] else "Plain", text["size"] * mm)
        book.drawString(text["x"] * mm, (height - text["y"]) * mm, text["text"])
    book.showPage()
book.save()
