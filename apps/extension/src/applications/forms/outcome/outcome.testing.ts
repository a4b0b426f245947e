import type { System } from '#applications/forms/system'
import { type Against, againstOf, type Before, beforeOf, outcomeOf, type SubmitOutcome, sentencesIn } from './outcome.ts'
import { type Surroundings, seeAfter, seePage } from './page-state.ts'
import { shownBlocks } from './shown-text.ts'
import type { Look } from './visible.ts'

/** Page and worker together: what the script in the page sees, judged as the worker does. */
export const pageBefore = (document: Document, address: string, system?: System, around?: Surroundings): Before =>
  beforeOf(seePage(document, address, system, around))

export const readOutcome = (
  ...[document, address, before, system, around]: [Document, string, Before, System?, Surroundings?]
): SubmitOutcome => outcomeOf(seeAfter(document, address, before, system, around), before)

export const readAgainst = (document: Document, before: Before, around?: Surroundings): Against[] =>
  againstOf(seeAfter(document, before.address, before, undefined, around), before)

export const shownSentences = (document: Document, look: Look | null): string[] => sentencesIn(shownBlocks(document, look))
