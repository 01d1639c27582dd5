/** Quiet sounds, made here; there are no files. */
import { prefs } from "../lib/prefs.svelte";

export type Sound = "your-turn" | "build" | "destroy" | "robbed" | "murdered" | "gold" | "card" | "crown" | "end";
export const SOUNDS: readonly Sound[] = [
    "your-turn",
    "build",
    "destroy",
    "robbed",
    "murdered",
    "gold",
    "card",
    "crown",
    "end",
];

/** The loudest that any sound is, at full volume. */
const CEILING = 0.35;
/** The same sound is not played twice within this many seconds. */
const REST = 0.07;

let audio: AudioContext | null = null;
let out: GainNode | null = null;
let hiss: AudioBuffer | null = null;
const heard = new Map<Sound, number>();

interface Tone {
    /** Hertz at the beginning, and at the end where it glides. */
    from: number;
    to?: number;
    at: number;
    length: number;
    loud: number;
    wave?: OscillatorType;
    /** Seconds until it is at its loudest. */
    rise?: number;
}

interface Noise {
    at: number;
    length: number;
    loud: number;
    /** What passes: around so many hertz, gliding from one to the other. */
    from: number;
    to: number;
    sharp?: number;
}

function tone(context: AudioContext, target: AudioNode, it: Tone): void {
    const start = context.currentTime + it.at;
    const source = context.createOscillator();
    const gain = context.createGain();
    source.type = it.wave ?? "sine";
    source.frequency.setValueAtTime(it.from, start);
    if (it.to !== undefined) source.frequency.exponentialRampToValueAtTime(it.to, start + it.length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(it.loud, start + (it.rise ?? 0.008));
    gain.gain.exponentialRampToValueAtTime(0.0001, start + it.length);
    source.connect(gain).connect(target);
    source.start(start);
    source.stop(start + it.length + 0.02);
}

function noise(context: AudioContext, target: AudioNode, it: Noise): void {
    hiss ??= hissOf(context);
    const start = context.currentTime + it.at;
    const source = context.createBufferSource();
    const filter = context.createBiquadFilter();
    const gain = context.createGain();
    source.buffer = hiss;
    source.loop = true;
    filter.type = "bandpass";
    filter.Q.value = it.sharp ?? 0.8;
    filter.frequency.setValueAtTime(it.from, start);
    filter.frequency.exponentialRampToValueAtTime(it.to, start + it.length);
    gain.gain.setValueAtTime(0.0001, start);
    gain.gain.exponentialRampToValueAtTime(it.loud, start + 0.006);
    gain.gain.exponentialRampToValueAtTime(0.0001, start + it.length);
    source.connect(filter).connect(gain).connect(target);
    source.start(start);
    source.stop(start + it.length + 0.02);
}

function hissOf(context: AudioContext): AudioBuffer {
    const buffer = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const data = buffer.getChannelData(0);
    for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
    return buffer;
}

/** A bell: its partials are not multiples of each other. */
function bell(from: number, at: number, length: number, loud: number): Tone[] {
    return [
        { from, at, length, loud },
        { from: from * 2.01, at, length: length * 0.6, loud: loud * 0.4 },
        { from: from * 2.76, at, length: length * 0.35, loud: loud * 0.25 },
        { from: from * 5.4, at, length: length * 0.15, loud: loud * 0.1 },
    ];
}

const coin = (at: number): Tone[] => [
    { from: 2093, at, length: 0.22, loud: 0.22 },
    { from: 3136, at: at + 0.015, length: 0.3, loud: 0.16 },
    { from: 5274, at, length: 0.08, loud: 0.06 },
];
const knock = (at: number, from: number, loud: number): Tone => {
    return { from, to: from * 0.5, at, length: 0.14, loud, wave: "triangle" };
};

const SCORES: Readonly<Record<Sound, { tones?: Tone[]; noises?: Noise[] }>> = {
    "your-turn": { tones: [...bell(523, 0, 0.9, 0.4), ...bell(784, 0.16, 1.2, 0.45)] },
    build: {
        tones: [knock(0, 190, 0.7), knock(0.13, 240, 0.55)],
        noises: [
            { at: 0, length: 0.05, loud: 0.35, from: 2400, to: 900 },
            { at: 0.13, length: 0.05, loud: 0.3, from: 2800, to: 1100 },
        ],
    },
    destroy: {
        tones: [{ from: 120, to: 38, at: 0, length: 0.7, loud: 0.8, wave: "triangle" }],
        noises: [
            { at: 0, length: 0.75, loud: 0.6, from: 1400, to: 120, sharp: 0.5 },
            { at: 0.22, length: 0.3, loud: 0.25, from: 2600, to: 500 },
        ],
    },
    robbed: {
        tones: [...coin(0), ...coin(0.09), { from: 392, to: 220, at: 0.16, length: 0.4, loud: 0.3, wave: "triangle" }],
        noises: [{ at: 0.1, length: 0.25, loud: 0.2, from: 700, to: 3200 }],
    },
    murdered: {
        tones: [
            { from: 110, at: 0.06, length: 1.3, loud: 0.5, wave: "triangle", rise: 0.03 },
            { from: 116.5, at: 0.06, length: 1.3, loud: 0.35, wave: "triangle", rise: 0.03 },
        ],
        noises: [{ at: 0, length: 0.16, loud: 0.4, from: 5200, to: 1600, sharp: 3 }],
    },
    gold: { tones: coin(0) },
    card: { noises: [{ at: 0, length: 0.13, loud: 0.4, from: 900, to: 3600, sharp: 0.7 }] },
    crown: { tones: [392, 494, 587, 784].flatMap((from, i) => bell(from, i * 0.09, 0.8, 0.26)) },
    end: { tones: [262, 330, 392, 523, 659].flatMap((from, i) => bell(from, i * 0.16, 1.6, 0.3)) },
};

/** Browsers let a page be heard only after it was touched. */
function waken(): void {
    try {
        audio ??= new AudioContext();
        if (!out) {
            out = audio.createGain();
            out.connect(audio.destination);
        }
        if (audio.state === "suspended") void audio.resume().catch(() => undefined);
    } catch {
        audio = null; // no sound here: then none is heard
    }
}

if (typeof window !== "undefined" && "AudioContext" in window) {
    for (const name of ["pointerdown", "keydown"]) {
        window.addEventListener(name, waken, { capture: true, passive: true, once: true });
    }
}

/** Plays a sound if the settings allow it and the page was touched; never fails. */
export function play(sound: Sound): void {
    if (!prefs.sound || prefs.volume <= 0 || !audio || !out || document.hidden && sound !== "your-turn") return;
    const now = audio.currentTime;
    if (now - (heard.get(sound) ?? -1) < REST) return;
    heard.set(sound, now);
    try {
        if (audio.state === "suspended") void audio.resume().catch(() => undefined);
        out.gain.value = CEILING * prefs.volume;
        for (const it of SCORES[sound].tones ?? []) tone(audio, out, it);
        for (const it of SCORES[sound].noises ?? []) noise(audio, out, it);
    } catch {
        // A lost device is no reason to stop the game.
    }
}
