import type { Line, Run } from '#document/model'
import { findDates } from '#words/dates'

/** A full stop after names, followed by a sentence with a lower-case second word. */
const TURN = /(?<=\p{L}{2}|\))\.\s+(?=\p{Lu}[\p{L}'’-]*(?:\s(?:\p{Ll}|\d)|$))/u
const MAX_HEADING = 150
const MAX_WORDS = 18

/** Splits heading and text: "2014 to 2019: Baker, Mill Street, Leeds. Ran the night shift." */
export function splitOneLineEntry(line: Line): Line[] {
  const turn = TURN.exec(line.text)
  if (!turn || line.bullet || line.text.includes('\t')) return [line]
  const heading = line.text.slice(0, turn.index)
  const isHeading =
    heading.length < MAX_HEADING &&
    heading.split(' ').length <= MAX_WORDS &&
    heading.includes(', ') &&
    findDates(heading).some(({ at, end, isRange }) => isRange && (at === 0 || end === heading.length))
  if (!isHeading) return [line]
  const [upper, lower] = cutRuns(line.runs, lettersIn(heading) + 1)
  const sources = line.sources ?? [line]
  return [
    { ...line, text: heading, runs: upper, right: line.right, sources },
    { ...line, text: line.text.slice(turn.index + turn[0].length), runs: lower, gap: 1, sources },
  ]
}

const lettersIn = (text: string) => text.replace(/\s/g, '').length

/** Splits the runs after this many letters. */
function cutRuns(runs: readonly Run[], letters: number): [Run[], Run[]] {
  const parts: [Run[], Run[]] = [[], []]
  let left = letters
  for (const run of runs) {
    let cut = 0
    while (cut < run.text.length && left > 0) {
      if (/\S/.test(run.text[cut] ?? '')) left -= 1
      cut += 1
    }
    const [before, after] = [run.text.slice(0, cut), run.text.slice(cut).trimStart()]
    if (before) parts[0].push({ ...run, text: after ? before.replace(/\.\s*$/, '') : before })
    if (after) parts[1].push({ ...run, text: after })
  }
  return parts
}
