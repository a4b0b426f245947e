/** Whether figures are taken with as many rounds as they are meant for: `npm run faults -- --full` says so. */
const IS_FULL = process.env.FAULT_ROUNDS === 'full'

/** How often a test acts out its fault: a few times in `npm test`, many times for the figure. */
export const rounds = (few: number, full: number): number => (IS_FULL ? full : few)
