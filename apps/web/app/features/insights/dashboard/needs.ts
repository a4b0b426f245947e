import type { Dashboard } from '@jobapply/core/insights/schema'

type Needs = Dashboard['needsYou']

/** How many kinds of things wait: each is one line. */
export const countNeeds = ({ due, silent, ...counts }: Needs) =>
  Object.values(counts).filter((count) => count > 0).length + (due ? 1 : 0) + (silent ? 1 : 0)

const NUMBERS = [
  'Nothing needs',
  'One thing needs',
  'Two things need',
  'Three things need',
  'Four things need',
  'Five things need',
]

export const needsText = (count: number) => `${NUMBERS[count] ?? `${count} things need`} you today.`
