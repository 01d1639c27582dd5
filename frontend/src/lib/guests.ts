/** People who have not chosen a name: the server leaves it empty, and each reader names them in their language. */
import type { Chat, Finished, Played, Table } from "../generated/protocol";
import { say } from "./words";

/** The names around a table with those of guests; `free` are seats that stay without a name. */
export function called(names: readonly string[], free: (seat: number) => boolean = () => false): string[] {
    const found = [...names];
    for (const [seat, name] of names.entries()) {
        if (name !== "" || free(seat)) continue;
        const guest = say("guest-name");
        let number = 1;
        while (found.includes(numbered(guest, number))) number += 1;
        found[seat] = numbered(guest, number);
    }
    return found;
}

const numbered = (guest: string, number: number): string => (number === 1 ? guest : `${guest} ${number}`);

export function calledTable<Some extends Table | null>(table: Some): Some {
    if (table === null) return table;
    const names = called(table.seats.map((seat) => seat.name ?? ""), (seat) => table.seats[seat]?.kind === "open");
    return { ...table, seats: table.seats.map((seat, i) => ({ ...seat, name: names[i] ?? "" })) };
}

export function calledGame(game: Finished): Finished {
    return { ...game, players: called(game.players) };
}

export function calledPlayers(game: Played): string[] {
    return called(game.players, (seat) => !(game.guests ?? []).includes(seat));
}

/** Who said something: a guest at the table by the name there, another one as a guest. */
export function calledChat(chat: readonly Chat[], names: readonly string[]): Chat[] {
    return chat.map((line) =>
        line.name === "" ? { ...line, name: (line.seat === null ? undefined : names[line.seat]) || say("guest-name") } : line);
}
