/** How long a name may be, as the server has it. */
export const LONGEST = 20;

/** As much of a name as a table can have. */
export function fitting(name: string): string {
    const letters = Array.from(name.trimStart());
    return letters.length > LONGEST ? letters.slice(0, LONGEST).join("").trimEnd() : name;
}
