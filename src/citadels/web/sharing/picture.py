"""A moment as a picture for link previews. It is drawn twice as large and scaled down, so that edges are smooth."""

from __future__ import annotations

import json
from functools import cache, lru_cache
from importlib.util import find_spec
from io import BytesIO
from typing import TYPE_CHECKING, Any, Final

from citadels.web.previews import HEIGHT, WIDTH
from citadels.web.sharing import fonts, outlines
from citadels.web.sharing.fonts import NAMES, PLAIN, Face
from citadels.web.static_files import CLIENT

if TYPE_CHECKING:
    from citadels.shapes import Record
    from citadels.web.sharing.scene import Player, Role, Scene, Tile

SCALE: Final = 2
ICONS: Final = CLIENT / "pictures.json"
# The colors of the client's dark theme.
GROUND, STONE, STONE_2, STONE_3, LINE = "#0c1322", "#1b2233", "#262d3e", "#353b4b", "#474c5b"
TEXT, MUTED, PARCHMENT, PARCHMENT_2, INK = "#f1e9d9", "#b5b6bf", "#f2e7cd", "#e3d3ae", "#2a2016"
GOLD, CROWN = "#f4c551", "#f8dc85"
TYPES: Final = {
    "noble": ("#d39a1f", "#1f1503"), "religious": ("#2e75c4", "#ffffff"), "trade": ("#25804f", "#ffffff"),
    "military": ("#951f25", "#ffffff"), "unique": ("#5b2f94", "#ffffff"), "action": ("#b85a1c", "#ffffff"),
}
SEATS: Final = ("#6bb7ea", "#e8835c", "#41bfa2", "#dd8fc0", "#c6c74f", "#a99df0", "#c99a6b", "#b3bdc9", "#8fce6b")
MARGIN: Final = 36
GAP: Final = 14
HEAD: Final = 84                # where the players begin
FOOT: Final = 122               # height of the sentence


@cache
def installed() -> bool:
    """Whether Pillow is installed, which comes with the extra `host`."""
    return find_spec("PIL") is not None


def available() -> bool:
    """Whether pictures can be drawn here: with Pillow, and the fonts and icons of a built client."""
    return installed() and ICONS.is_file() and fonts.there()


def picture_at(record: Record, step: int, seat: int | None, preset: str | None, lang: str) -> bytes:
    """A moment as PNG, by the seat's own count. Refuses moments that do not exist."""
    from citadels.web.sharing.scene import scene_at  # only needed to draw pictures

    return draw(scene_at(record, step, seat, preset, lang))


def draw(scene: Scene) -> bytes:
    """The picture as PNG."""
    from PIL import Image

    return Canvas(Image.new("RGB", (WIDTH * SCALE, HEIGHT * SCALE), GROUND)).scene(scene)


@cache
def icons() -> dict[str, str]:
    found: dict[str, str] = json.loads(ICONS.read_text("utf-8"))
    return found


@lru_cache(512)
def mask(name: str, size: int) -> Any:
    """An icon as a mask of this many pixels square; lines in the other direction are holes."""
    from PIL import Image, ImageChops, ImageDraw

    one_way, other_way = (Image.new("L", (size * 2, size * 2)) for _ in range(2))
    for line in outlines.polygons(icons().get(name, "")):
        if len(line) > 2:
            drawn = Image.new("L", (size * 2, size * 2))
            points = [(x * size * 2 / outlines.GRID, y * size * 2 / outlines.GRID) for x, y in line]
            ImageDraw.Draw(drawn).polygon(points, fill=1)
            if outlines.area(line) > 0:
                one_way = ImageChops.add(one_way, drawn)
            else:
                other_way = ImageChops.add(other_way, drawn)
    return ImageChops.difference(one_way, other_way).point([0, *[255] * 255]).reduce(2)


class Canvas:
    """Draws on an image. All sizes are those of the finished picture."""

    def __init__(self, image: Any) -> None:
        from PIL import ImageDraw

        self.image = image
        self.pen = ImageDraw.Draw(image)

    # -- strokes ---------------------------------------------------------------------------------------------------
    def box(self, x: float, y: float, width: float, height: float, fill: str, *, radius: float = 12,
            edge: str | None = None) -> None:
        corners = [(x * SCALE, y * SCALE), ((x + width) * SCALE - 1, (y + height) * SCALE - 1)]
        self.pen.rounded_rectangle(corners, radius * SCALE, fill, edge, round(1.5 * SCALE) if edge else 0)

    def icon(self, name: str, x: float, y: float, size: float, color: str) -> None:
        self.image.paste(color, (round(x * SCALE), round(y * SCALE)), mask(name, round(size * SCALE)))

    def write(self, face: Face, x: float, y: float, text: str, color: str) -> float:
        """Write a text and return where it ends."""
        return face.draw(self.pen, (x * SCALE, y * SCALE), text, color) / SCALE

    @staticmethod
    def face(family: str, weight: int, size: float) -> Face:
        return Face(family, weight, round(size * SCALE))

    # -- the whole -------------------------------------------------------------------------------------------------
    def scene(self, scene: Scene) -> bytes:
        self.background()
        self.head(scene)
        self.foot(scene.words)
        count = len(scene.players)
        columns = 1 if count == 1 else 2 if count <= 4 else 3
        rows = -(-count // columns)
        room = HEIGHT - HEAD - (FOOT if scene.words else MARGIN)
        width = (WIDTH - 2 * MARGIN - (columns - 1) * GAP) / columns
        height = (room - rows * GAP) / rows
        for number, player in enumerate(scene.players):
            row, column = divmod(number, columns)
            self.player(player, MARGIN + column * (width + GAP), HEAD + row * (height + GAP), width, height)
        small, out = self.image.reduce(SCALE), BytesIO()
        small.save(out, "PNG", compress_level=6)
        return out.getvalue()

    def background(self) -> None:
        """The background, with a light at the top and a large fortress in the dark."""
        from PIL import Image

        light = Image.radial_gradient("L").resize((WIDTH * SCALE, HEIGHT * SCALE * 2))
        light = light.crop((0, HEIGHT * SCALE, WIDTH * SCALE, HEIGHT * SCALE * 2)).point([max(0, 70 - v // 3)
                                                                                         for v in range(256)])
        self.image.paste("#3a3340", (0, 0), light)
        self.icon("back-district", WIDTH - 470, 110, 520, "#141c2e")

    def head(self, scene: Scene) -> None:
        self.icon("back-district", MARGIN, 22, 44, GOLD)
        x = self.write(self.face(NAMES, 800, 38), MARGIN + 56, 58, scene.title, GOLD)
        small, when = self.face(PLAIN, 500, 20), self.face(NAMES, 700, 30)
        right = WIDTH - MARGIN - small.width(scene.eyes) / SCALE
        self.write(small, right, 57, scene.eyes, MUTED)
        right -= 18 + when.width(scene.when) / SCALE
        self.write(when, right, 58, scene.when, TEXT)
        self.write(small, x + 18, 57, small.cut(scene.game, (right - x - 40) * SCALE), MUTED)

    def foot(self, words: str) -> None:
        """What happened last, on parchment."""
        if not words:
            return
        top = HEIGHT - FOOT + 8
        self.box(MARGIN, top, WIDTH - 2 * MARGIN, FOOT - 8 - 22, PARCHMENT, edge=PARCHMENT_2)
        face, step = self.face(NAMES, 600, 34), 38
        lines = face.lines(words, (WIDTH - 2 * MARGIN - 60) * SCALE, 2)
        if len(lines) > 1:
            face, step = self.face(NAMES, 600, 28), 33
            lines = face.lines(words, (WIDTH - 2 * MARGIN - 60) * SCALE, 2)
        middle = top + (FOOT - 30) / 2
        for number, line in enumerate(lines):
            self.write(face, MARGIN + 30, middle + 10 + (number - (len(lines) - 1) / 2) * step, line, INK)

    # -- a player --------------------------------------------------------------------------------------------------
    def player(self, player: Player, x: float, y: float, width: float, height: float) -> None:
        tall = height > 165
        edge, fill = (PARCHMENT, STONE_2) if player.active else (LINE, STONE)
        self.box(x, y, width, height, fill, edge=edge)
        pad, head = 14, 40 if tall else 32
        self.box(x + pad, y + 11, 6, head - 14, SEATS[player.seat], radius=3)
        right = self.stock(player, x + width - pad, y + head / 2 + 4, 22 if tall else 17)
        left = x + pad + 16
        if player.crown:
            self.icon("back-character", left, y + head / 2 - 9, 26, CROWN)
            left += 32
        face = self.face(NAMES, 700, 27 if tall else 21)
        roles = self.face(PLAIN, 600, 17 if tall else 14)
        room = max(60, right - left - 16)
        beside = room - self.roles_width(player.roles, roles)
        name = face.cut(player.name, max(beside, room * 0.4) * SCALE)
        end = self.write(face, left, y + head / 2 + 13, name, TEXT)
        self.roles(player.roles, end + 12, y + 9, right - 12, face=roles, height=28 if tall else 23)
        hand = 34 if tall else 24
        self.city(player.city, x + pad, y + head + 12, width - 2 * pad, height - head - hand - 28)
        self.hand(player.hand, x + pad, y + height - hand - 9, width - 2 * pad, hand)

    def stock(self, player: Player, right: float, middle: float, size: float) -> float:
        """Draw the gold, and return where it begins."""
        face = self.face(PLAIN, 700, size)
        text = str(player.gold)
        left = right - face.width(text) / SCALE
        self.write(face, left, middle + size * 0.36, text, GOLD)
        self.icon("gold", left - size - 7, middle - size * 0.52, size * 1.05, GOLD)
        return left - size - 7

    def roles_width(self, roles: tuple[Role, ...], face: Face) -> float:
        return sum(face.width(role.name) / SCALE + 44 for role in roles)

    def roles(self, roles: tuple[Role, ...], x: float, y: float, right: float, *, face: Face, height: float) -> None:
        """Draw characters as far as there is room; only icons if the names do not fit."""
        names = x + self.roles_width(roles, face) <= right
        for role in roles:
            words = role.name if names else ""
            width = face.width(words) / SCALE + (height + 16 if words else height + 8)
            if x + width > right:
                return
            self.box(x, y, width, height, PARCHMENT if role.playing else STONE_3, radius=height / 2)
            color = INK if role.playing else TEXT if role.character else MUTED
            self.icon(role.character or "hidden", x + 5, y + 3, height - 6, color)
            if words:
                self.write(face, x + height + 4, y + height * 0.71, words, color)
            x += width + 6

    def city(self, tiles: tuple[Tile, ...], x: float, y: float, width: float, height: float) -> None:
        size = fitting(len(tiles), width, height, 6, 74)
        across = max(1, int((width + 6) // (size + 6)))
        for number, tile in enumerate(tiles):
            row, column = divmod(number, across)
            self.tile(tile, x + column * (size + 6), y + row * (size * 1.18 + 6), size, size * 1.18)

    def tile(self, tile: Tile, x: float, y: float, width: float, height: float) -> None:
        color, ink = TYPES[tile.type]
        self.box(x, y, width, height, color, radius=width * 0.13, edge=GOLD if tile.beautified else None)
        self.icon(tile.card, x + width * 0.12, y + width * 0.1, width * 0.76, ink)
        if tile.cost and width >= 22:
            face = self.face(PLAIN, 700, width * 0.27)
            self.box(x + width * 0.58, y + height - width * 0.36, width * 0.36, width * 0.31, INK, radius=width * 0.1)
            left = x + width * 0.76 - face.width(str(tile.cost)) / SCALE / 2
            self.write(face, left, y + height - width * 0.11, str(tile.cost), GOLD)

    def hand(self, hand: tuple[Tile, ...] | int, x: float, y: float, width: float, height: float) -> None:
        """Draw cards as small tiles, or as backs, below a thin line."""
        self.pen.line([(x * SCALE, (y - 6) * SCALE), ((x + width) * SCALE, (y - 6) * SCALE)], LINE, SCALE)
        count = hand if isinstance(hand, int) else len(hand)
        size = height * 0.84
        step = size + 5 if count <= 1 else min(size + 5, (width - size - 44) / (count - 1))
        for number in range(count):
            at = x + number * step
            if isinstance(hand, int):
                self.box(at, y, size, height, STONE_3, radius=size * 0.15, edge=LINE)
                self.icon("back-district", at + size * 0.17, y + height * 0.22, size * 0.66, MUTED)
            else:
                self.tile(hand[number], at, y, size, height)
        face = self.face(PLAIN, 600, height * 0.5)
        left = x + width - face.width(str(count)) / SCALE
        self.write(face, left, y + height * 0.68, str(count), MUTED)
        self.icon("cards", left - height * 0.75, y + height * 0.2, height * 0.6, MUTED)


def fitting(count: int, width: float, height: float, gap: float, most: float) -> float:
    """The largest width of tiles with which all of them fit."""
    size = most
    while size > 12:
        across = max(1, int((width + gap) // (size + gap)))
        if -(-count // across) * (size * 1.18 + gap) - gap <= height:
            return size
        size -= 1
    return size
