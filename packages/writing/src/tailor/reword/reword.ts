import type { Rewording } from '@jobapply/core/documents/tailor-schema'
import { isNeutral } from '#facts/segments'
import { findSkills, skillKind, skillName } from '#text/skills'
import { verbForm } from '#text/verb-forms'
import { readWords } from '#text/words'
import { frontAction, frontMeans, frontResult, frontTool, reorderSentences } from './clauses.ts'
import { type Line, readLine } from './line.ts'
import { type Points, reorderActions, reorderThings } from './lists.ts'
import { type Asked, relevanceOf } from './relevance.ts'
import { isOtherSpelling } from './spelling.ts'

export type Reworded = Pick<Rewording, 'reworded' | 'asked'>

/** The first plan that fits; the ones that keep a line most like itself come first. */
const PLANS: readonly ((text: string, pointsOf: Points) => string | undefined)[] = [
  reorderSentences,
  reorderActions,
  frontResult,
  frontMeans,
  (text, pointsOf) => frontTool(text, pointsOf, isTool),
  frontAction,
  reorderThings,
]

const isTool = (name: string) => {
  const [skill, ...others] = findSkills(name)
  return (
    skill !== undefined &&
    others.length === 0 &&
    skill.to - skill.from === name.length &&
    /tool|office/.test(skillKind(skill.id) ?? '')
  )
}

/** How the posting writes each skill. */
export function askedSpellings(posting: string): ReadonlyMap<number, string> {
  const { plain } = readWords(posting)
  const written = new Map<number, string>()
  for (const { id, from, to } of findSkills(plain)) if (!written.has(id)) written.set(id, plain.slice(from, to))
  return written
}

/**
 * A line of a resume in words that lead with what a posting asks for, or that write a skill as the posting does. Its words are the line's
 * own; where no plan fits there is none.
 */
export function rewordLine(raw: string, asked: Asked, spellings: ReadonlyMap<number, string>): Reworded | null {
  const line = readLine(raw)
  if (!line) return null
  const pointsOf: Points = (text) => relevanceOf(text, asked).points
  let text: string | undefined
  for (const plan of PLANS) text ??= plan(line.text, pointsOf)
  const lead = text ?? line.text
  const spelled = spellLike(lead, spellings)
  if (spelled.text === line.text || !saysTheSame(line.text, lead)) return null
  const shown = text === undefined ? spelled.asked : broughtForward(line.text, lead, asked, spellings)
  return shown ? { reworded: whole(line, spelled.text), asked: shown } : null
}

type Places = ReadonlyMap<string, number>

/** What is asked for and now comes earlier, in the words of the posting: a skill, else a word. */
function broughtForward(before: string, after: string, asked: Asked, spellings: ReadonlyMap<number, string>): string | undefined {
  const skillsIn = (text: string): Places => {
    const named = findSkills(readWords(text).plain).filter(({ id }) => asked.skills.has(id))
    return new Map(named.map(({ id, from }) => [spellings.get(id) ?? skillName(id), from]))
  }
  const wordsIn = (text: string): Places =>
    new Map(
      readWords(text).words.flatMap((word): [string, number][] => {
        const theirs = isNeutral(word) ? undefined : asked.words.get(word.base)
        return theirs === undefined ? [] : [[theirs, word.at]]
      }),
    )
  const firstMoved = (placesIn: (text: string) => Places) => {
    const earlier = placesIn(before)
    const moved = [...placesIn(after)].filter(([name, at]) => at < (earlier.get(name) ?? 0))
    return moved.toSorted((one, other) => one[1] - other[1])[0]?.[0]
  }
  return firstMoved(skillsIn) ?? firstMoved(wordsIn)
}

const whole = ({ mark, end }: Line, text: string) => `${mark}${text}${end}`

/** Writes the skills of a line as the posting writes them. */
function spellLike(text: string, spellings: ReadonlyMap<number, string>): { text: string; asked: string | undefined } {
  let spelled = text
  let asked: string | undefined
  for (const { id, from, to } of findSkills(text).toSorted((one, other) => other.from - one.from)) {
    const theirs = spellings.get(id)
    const own = text.slice(from, to)
    if (!theirs || !isOtherSpelling(own, theirs)) continue
    spelled = spelled.slice(0, from) + theirs + spelled.slice(to)
    asked = skillName(id)
  }
  return { text: spelled, asked }
}

/** Every word that says something is said as often as before, and every number stays what it was. */
function saysTheSame(before: string, after: string): boolean {
  const said = (text: string) =>
    readWords(text)
      .words.flatMap((word) => (isNeutral(word) ? [] : (verbForm(word.text)?.base ?? word.base)))
      .toSorted()
      .join(' ')
  const numbers = (text: string) =>
    (text.match(/\d[\d.,]*/g) ?? [])
      .map((number) => number.replace(/[.,]$/, ''))
      .toSorted()
      .join(' ')
  return said(before) === said(after) && numbers(before) === numbers(after)
}
