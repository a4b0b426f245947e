/**
 * Short texts that a person notes on an application. Schemas and stores of the tracker and its CSV files read this list; beyond it a new
 * one needs its column and a field on the screen.
 */
export const OWN_TEXTS = {
  nextText: {
    label: 'What comes next',
    max: 200,
    column: 'Next step',
    /** What other trackers call it, folded. */
    headers: 'next step|next action|next steps',
  },
} as const satisfies Record<string, { label: string; max: number; column: string; headers: string }>

export type OwnText = keyof typeof OWN_TEXTS
export const OWN_TEXT_FIELDS = Object.keys(OWN_TEXTS) as OwnText[]

export const forOwnTexts = <T>(make: (field: OwnText) => T) =>
  Object.fromEntries(OWN_TEXT_FIELDS.map((field) => [field, make(field)])) as Record<OwnText, T>
export const ownTextsOf = (row: Record<OwnText, string>) => forOwnTexts((field) => row[field])
