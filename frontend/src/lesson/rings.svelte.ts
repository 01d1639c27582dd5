/** The rings that are shown now, for the words placed beside them. */
import type { Box } from "./placing";

export const shown = $state<{ rings: readonly Box[] }>({ rings: [] });
