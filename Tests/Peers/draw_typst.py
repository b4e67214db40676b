"""Draws a book with Typst: draw_typst.py YEAR.json FOLDER"""
import pathlib
import sys

import typst

year, folder = pathlib.Path(sys.argv[1]), sys.argv[2]
typst.compile(
    pathlib.Path(__file__).with_name("year.typ"), output=f"{folder}/book.pdf", root="/",
    sys_inputs={"year": str(year.resolve())})
