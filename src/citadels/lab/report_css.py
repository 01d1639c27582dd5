"""The style sheet of the report, for wide and narrow screens, light and dark, and for print."""

from __future__ import annotations

from typing import Final

# Blue and orange can be told apart with any kind of color vision, and by their lightness in grayscale.
CSS: Final = """
:root { color-scheme: light dark;
  --paper: #fdfcfa; --ink: #22262b; --soft: #5f676f; --faint: #a9afb5; --rule: #e4e1dc;
  --blue: #1f6aa5; --orange: #c2570c; --grey: #8b9299; --band-blue: #1f6aa52e; --band-orange: #c2570c26;
  --bar: #b9c0c7; }
@media (prefers-color-scheme: dark) { :root {
  --paper: #16191d; --ink: #e6e4e0; --soft: #a2a8ae; --faint: #6c737a; --rule: #2e3339;
  --blue: #6cb4ee; --orange: #f0985a; --grey: #8d949b; --band-blue: #6cb4ee33; --band-orange: #f0985a2b;
  --bar: #4b535b; } }
* { box-sizing: border-box; }
html { -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--paper); color: var(--ink); font: 16px/1.5 system-ui, "Segoe UI", Roboto,
  "Helvetica Neue", Arial, sans-serif; font-variant-numeric: tabular-nums; }
main { max-width: 860px; margin: 0 auto; padding: 48px 24px 72px; }
h1, h2 { font-family: Georgia, "Iowan Old Style", "Times New Roman", serif; font-weight: 600; line-height: 1.2;
  text-wrap: balance; }
h1 { font-size: 38px; margin: 0 0 12px; letter-spacing: -0.01em; }
h2 { font-size: 25px; margin: 0 0 6px; }
h3 { font-size: 14px; font-weight: 600; margin: 24px 0 4px; }
p { margin: 0 0 12px; max-width: 66ch; }
.lead { font-size: 18px; color: var(--soft); }
.about { color: var(--soft); font-size: 15px; }
.warn { border-left: 3px solid var(--orange); padding-left: 12px; }
section { border-top: 1px solid var(--rule); margin-top: 44px; padding-top: 28px; }
.facts { display: grid; grid-template-columns: repeat(auto-fit, minmax(132px, 1fr)); gap: 22px 20px; margin: 32px 0 0;
  padding: 0; list-style: none; }
.facts b { display: block; font: 600 30px/1.1 Georgia, "Iowan Old Style", serif; }
.facts span { display: block; font-size: 14px; line-height: 1.35; margin-top: 5px; }
.facts small { display: block; font-size: 13px; line-height: 1.35; color: var(--soft); margin-top: 1px; }
figure { margin: 18px 0 0; }
.plot { display: block; overflow: visible; }
.key { display: flex; flex-wrap: wrap; gap: 4px 18px; margin: 10px 0 0; padding: 0; list-style: none; font-size: 13px;
  color: var(--soft); }
.key i { display: inline-block; width: 10px; height: 10px; border-radius: 50%; margin-right: 6px;
  background: var(--grey); }
.key .above i, .key .winner i { background: var(--blue); }
.key .below i, .key .other i { background: var(--orange); }
.key .rest i { background: var(--bar); }
.key .level i { width: 0; height: 13px; border-radius: 0; border-left: 1px solid var(--soft); background: none;
  vertical-align: -2px; margin-left: 4px; }
table { border-collapse: collapse; width: 100%; font-size: 15px; }
th { font-weight: 400; font-size: 13px; color: var(--soft); text-align: left; padding: 0 0 5px;
  vertical-align: bottom; }
td { padding: 0; height: 26px; line-height: 26px; white-space: nowrap; }
td.name { padding-right: 16px; }
th.figure, td.figure { text-align: right; padding-left: 16px; }
td.soft { color: var(--soft); font-size: 13.5px; }
td.draw, th.draw { width: 100%; padding-left: 16px; }
td.value { font-weight: 600; }
tbody tr:hover { background: color-mix(in srgb, var(--ink) 5%, transparent); }
tfoot td { height: 22px; } tfoot tr:hover { background: none; }
.above { color: var(--blue); } .below { color: var(--orange); }
svg text { font: 12px system-ui, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif; fill: var(--soft);
  text-anchor: middle; }
svg text.start { text-anchor: start; } svg text.end { text-anchor: end; }
svg text.name { font-size: 14px; font-weight: 600; text-anchor: end; paint-order: stroke; stroke: var(--paper);
  stroke-width: 4px; stroke-linejoin: round; }
svg text.winner { fill: var(--blue); } svg text.other { fill: var(--orange); }
.grid { stroke: var(--rule); } .ground { stroke: var(--rule); } .base { stroke: var(--faint); }
.tick { stroke: var(--faint); }
.level { stroke: var(--soft); stroke-width: 1; }
.whisker { stroke: var(--grey); stroke-width: 2.5; } .dot { fill: var(--grey); }
.whisker.above { stroke: var(--blue); } .dot.above, .dot.winner { fill: var(--blue); }
.whisker.below { stroke: var(--orange); } .dot.below, .dot.other { fill: var(--orange); }
.between { stroke: var(--faint); stroke-width: 2.5; }
.bar { fill: var(--bar); } .bar.winner { fill: var(--blue); }
.touch { fill: transparent; } g:hover .bar { opacity: 0.75; }
g:hover > .touch { fill: color-mix(in srgb, var(--ink) 5%, transparent); }
.curve { fill: none; stroke-width: 2.5; stroke-linejoin: round; vector-effect: non-scaling-stroke; }
.curve.winner { stroke: var(--blue); } .curve.other { stroke: var(--orange); }
.band.winner { fill: var(--band-blue); } .band.other { fill: var(--band-orange); }
code { display: block; font: 13.5px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; padding: 12px 14px;
  background: color-mix(in srgb, var(--ink) 5%, transparent); border-radius: 6px; overflow-wrap: anywhere;
  margin: 0 0 14px; }
code span { display: inline-block; max-width: 100%; }
.settings td { white-space: normal; height: auto; line-height: 1.45; padding: 4px 0; vertical-align: top;
  border-top: 1px solid var(--rule); }
.settings td:first-child { color: var(--soft); padding-right: 24px; white-space: nowrap; width: 1%; }
@media (max-width: 620px) {
  main { padding: 28px 16px 48px; } h1 { font-size: 29px; } h2 { font-size: 21px; } .lead { font-size: 16px; }
  .facts { grid-template-columns: repeat(2, 1fr); } .facts b { font-size: 25px; }
  table { font-size: 14px; } .wide { display: none; } td.name { padding-right: 8px; }
  th.figure, td.figure, td.draw, th.draw { padding-left: 8px; }
  svg .minor { display: none; }
}
@media print {
  :root { --paper: #fff; --ink: #000; --soft: #444; --faint: #888; --rule: #ccc; --blue: #1f6aa5; --orange: #c2570c;
    --grey: #777; --bar: #bbb; --band-blue: #1f6aa52e; --band-orange: #c2570c26; }
  @page { size: A4; margin: 16mm 15mm; }
  body { font-size: 10.5pt; } main { max-width: none; padding: 0; }
  .facts { grid-template-columns: repeat(5, 1fr); } .facts b { font-size: 20pt; }
  h1 { font-size: 24pt; } h2 { font-size: 15pt; } .lead { font-size: 12pt; }
  section { break-inside: avoid; margin-top: 22pt; padding-top: 14pt; } section.long { break-inside: auto; }
  h2, h3, .about { break-after: avoid; } tr, figure.whole { break-inside: avoid; }
  thead { display: table-header-group; } tfoot { display: table-row-group; }
  * { -webkit-print-color-adjust: exact; print-color-adjust: exact; }
}
"""
