/** The rings that are shown now, for whoever stands beside them. */
import type { Box } from "./placing";

export const shown = $state<{ rings: readonly Box[] }>({ rings: [] });
