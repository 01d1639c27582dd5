/** What this browser keeps from one visit to the next. It may forbid that; then nothing is remembered. */

export function stored(key: string): string | null {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

export function store(key: string, text: string): void {
    try {
        localStorage.setItem(key, text);
    } catch {
        // it is forgotten with the page
    }
}
