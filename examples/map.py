"""Draws what your seat knows as a picture (SVG), of squares and hexes, from the packed rows alone: examples/map.mjs in Python.

    MUSTER_TOKEN=muster_… python3 examples/map.py http://localhost:3000 <campaign id> [number of a briefing] > map.svg

Needs Python 3.9 or later and nothing else. The token needs the scope READ. docs/packed-rows.md explains the rows.
"""

import json
import math
import os
import re
import sys
import urllib.request
from xml.sax.saxutils import escape

ADDRESS = sys.argv[1] if len(sys.argv) > 1 else "http://localhost:3000"
CAMPAIGN = sys.argv[2] if len(sys.argv) > 2 else ""
NUMBER = int(sys.argv[3]) if len(sys.argv) > 3 else None

QUERY = """query ($c: ID!, $n: Int) { campaign(id: $c) { name board briefing(number: $n) { turn stage
  layers { key legend rows } pieces { id seat kind at size } contacts { seat kind at size asOf } legend { seat title } } } }"""

SIDE = 32
ARM = 1 / math.sqrt(3)  # half a hex's height when its width is 1
HEX = [(0, -ARM), (0.5, -ARM / 2), (0.5, ARM / 2), (0, ARM), (-0.5, ARM / 2), (-0.5, -ARM / 2)]
SQUARE = [(-0.5, -0.5), (0.5, -0.5), (0.5, 0.5), (-0.5, 0.5)]
GROUNDS = {"city": "#d9cbb8", "impassable": "#b9a98c", "water": "#bcd3da", "ruined": "#cdbfae"}
COLOURS = ["#24378e", "#9b6a15", "#266e68", "#5c324f", "#903307", "#7d64c1", "#002e10", "#3a004d"]


def ask():
    headers = {"Content-Type": "application/json", "Authorization": "Bearer " + os.environ.get("MUSTER_TOKEN", "")}
    data = json.dumps({"query": QUERY, "variables": {"c": CAMPAIGN, "n": NUMBER}}).encode()
    with urllib.request.urlopen(urllib.request.Request(ADDRESS + "/graphql", data, headers), timeout=60) as response:
        body = json.load(response)
    if body.get("errors"):
        sys.exit("\n".join(error["message"] for error in body["errors"]))
    if not body["data"]["campaign"] or not body["data"]["campaign"]["briefing"]:
        sys.exit("There is no such campaign for you, or no such briefing.")
    return body["data"]["campaign"]


def unpack(layers, key):
    """One value for each cell, row by row; a symbol that the legend does not name stands for itself."""
    for layer in layers:
        if layer["key"] == key:
            rows = [re.sub(r"(\d+)(\D)", lambda run: run[2] * int(run[1]), row) for row in layer["rows"]]
            return [layer["legend"].get(symbol, symbol) for row in rows for symbol in row]
    return []


class Map:
    def __init__(self, board, briefing):
        self.width, self.height, self.is_hex = board["width"], board["height"], board["grid"] == "hex"
        self.seats = [entry["seat"] for entry in briefing["legend"]]
        self.board, self.briefing = board, briefing

    def centre(self, column, row):
        """The middle of a cell, in cells: every other row of hexes is shifted by half a hex."""
        return (column + 0.5 + (row % 2) / 2, ARM + row * 1.5 * ARM) if self.is_hex else (column + 0.5, row + 0.5)

    def place(self, cell):
        """Column and row of a cell, from 0: `4,3` on squares; hexes are `row/column` from `1/1`."""
        first, second = (int(part) for part in cell.split("/" if self.is_hex else ","))
        return (second - 1, first - 1) if self.is_hex else (first, second)

    def colour(self, seat):
        return COLOURS[self.seats.index(seat) % len(COLOURS)] if seat in self.seats else "#565f6e"

    def cells(self):
        owner, sight = unpack(self.briefing["layers"], "owner"), unpack(self.briefing["layers"], "sight")
        for at, ground in enumerate(unpack(self.board["layers"], "terrain")):
            x, y = self.centre(at % self.width, at // self.width)
            corners = [(x + dx, y + dy) for dx, dy in (HEX if self.is_hex else SQUARE)]
            points = " ".join(f"{a * SIDE:.1f},{b * SIDE:.1f}" for a, b in corners)
            yield f'<polygon points="{points}" fill="{GROUNDS.get(ground, "#f4efe3")}" stroke="#d3c9b4"/>'
            if owner and owner[at] in self.seats:
                yield f'<polygon points="{points}" fill="{self.colour(owner[at])}" fill-opacity="0.3"/>'
            if sight and sight[at] == "unknown":  # what is not in sight stays paper
                yield f'<polygon points="{points}" fill="#fcf9f2" fill-opacity="0.6"/>'

    def counter(self, piece, about, fill, ink):
        x, y = (part * SIDE for part in self.centre(*self.place(piece["at"])))
        size = "?" if piece["size"] is None else piece["size"]
        title = escape(f'{about}: {piece["kind"]} at {piece["at"]}')
        return (
            f'<g><title>{title}</title><circle cx="{x:.1f}" cy="{y:.1f}" r="{SIDE * 0.34:.1f}" fill="{fill}" '
            f'stroke="{self.colour(piece["seat"])}" stroke-width="2"/><text x="{x:.1f}" y="{y + SIDE * 0.13:.1f}" '
            f'text-anchor="middle" font-size="{SIDE * 0.36:.1f}" fill="{ink}">{escape(str(size))}</text></g>'
        )

    def svg(self, title):
        width = self.width + (0.5 if self.is_hex else 0)
        height = ARM * (1.5 * self.height + 0.5) if self.is_hex else self.height
        parts = list(self.cells())
        for contact in self.briefing["contacts"]:
            parts.append(self.counter(contact, f'enemy, as of turn {contact["asOf"]}', "#fcf9f2", "#182234"))
        for piece in self.briefing["pieces"]:
            parts.append(self.counter(piece, "mine", self.colour(piece["seat"]), "#fff"))
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width * SIDE:.1f} {height * SIDE:.1f}" font-family="sans-serif" role="img">'
        return "\n".join([head, f"<title>{escape(title)}</title>", *parts, "</svg>"])


def main():
    campaign = ask()
    briefing = campaign["briefing"]
    picture = Map(campaign["board"], briefing)
    print(picture.svg(f'{campaign["name"]}: turn {briefing["turn"]}, {briefing["stage"]}'))


if __name__ == "__main__":
    main()
