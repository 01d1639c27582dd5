// A small bot, the same as simple_bot.py: takes what it can get, keeps and builds the most expensive district, and
// attacks the largest city. It needs only Node.js.
import { createInterface } from "node:readline";

const FIRST = ["income", "bonus", "build", "pay", "thanks", "take", "keep", "now", "cash"]; // always, when offered
const NEVER = ["sell", "auction", "bid", "redraw", "laboratory", "museum", "cannonball", "silence", "refuse", "pass"];
const HARM = ["destroy", "seize", "exchange", "armory", "swap"];

let cards = {};
let seed = 0;

function dice() { // the same seed gives the same numbers, so a game can be repeated
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff;
  return seed / 0x80000000;
}

function worth(line, view) {
  const [verb, ...words] = line.split(" ");
  if (FIRST.includes(verb)) return 100 + (cards[words.at(-1)?.replace("*", "")]?.cost ?? 0);
  if (verb === "gold" || verb === "cards")
    return verb === (view.players[view.seat].hand.length ? "gold" : "cards") ? 51 : 50;
  if (HARM.includes(verb))
    return Number(words[0]) === view.seat ? -100 : 10 * view.players[words[0]].city.length - 30;
  return NEVER.includes(verb) ? -100 : verb === "end" ? 0 : 1;
}

for await (const text of createInterface({ input: process.stdin })) {
  const told = JSON.parse(text);
  let answer = null;
  if (told.say === "hello") answer = { say: "ready", version: 1, name: "Simple bot" };
  else if (told.say === "game") ({ cards, seed } = told);
  else if (told.say === "decide") {
    const rated = told.options.map((line) => [worth(line, told.view) + dice(), line]);
    answer = { say: "play", number: told.number, line: rated.reduce((a, b) => (b[0] > a[0] ? b : a))[1] };
  }
  if (answer) process.stdout.write(JSON.stringify(answer) + "\n");
}
