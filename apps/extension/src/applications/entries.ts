import { foldWords } from '@jobapply/language/fold'
import type { RunField } from './run.ts'

/** Parts that tell one job or school from another. */
const TELLING = ['company', 'title', 'school']
const OTHER_ENTRY = 'Their page already shows another job or school here. Check which one belongs here, then fill it in.'

const placeOf = (key: string | null) => {
  const [, list, index, part] = /^(experience|education)\[(\d{1,3})\]\.(\w+)$/.exec(key ?? '') ?? []
  return list && part ? { list, index: Number(index), part } : undefined
}

/**
 * Sites read a resume and write jobs and schools themselves, in an order of their own. From the first entry that shows another one than
 * the profile has there, nothing more of that list is filled: it would mix two entries, or write one twice.
 */
export function guardEntries(fields: readonly RunField[]): RunField[] {
  const stops = new Map<string, number>()
  for (const { key, shown, value } of fields) {
    const place = placeOf(key)
    if (!place || shown === '' || !TELLING.includes(place.part) || isSame(shown, String(value ?? ''))) continue
    stops.set(place.list, Math.min(place.index, stops.get(place.list) ?? place.index))
  }
  return fields.map((field) => {
    const place = placeOf(field.key)
    const isStopped = place !== undefined && place.index >= (stops.get(place.list) ?? Number.POSITIVE_INFINITY)
    const isFilled = field.decision === 'fill' || field.decision === 'propose'
    return isStopped && isFilled && field.shown === '' ? { ...field, decision: 'ask', reason: OTHER_ENTRY } : field
  })
}

/** 'Green Mill' and 'Green Mill Ltd' are one employer. */
function isSame(shown: string, own: string): boolean {
  const [one, other] = [foldWords(shown), foldWords(own)]
  return other !== '' && (` ${one} `.includes(` ${other} `) || ` ${other} `.includes(` ${one} `))
}
