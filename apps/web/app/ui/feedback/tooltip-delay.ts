/** How long a tooltip waits, and for how long after the last one the next opens at once (spec 1 §9). */
const OPEN_MS = 700
const SKIP_MS = 300

/** A tooltip opens slowly, unless the last one has just closed: then the person is reading one after the other. */
export const openDelay = (msSinceLastClosed: number) => (msSinceLastClosed <= SKIP_MS ? 0 : OPEN_MS)
