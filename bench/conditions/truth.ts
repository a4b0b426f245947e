import type { Answer } from '@jobapply/core/matching/constants'
import type { Case, Mix } from './expand.ts'
import { CLASSES, KIND_NAMES } from './kinds.ts'
import { type Asks, all, type Subject } from './template.ts'

/** Conditions of some names that must be told, with the answers that are right. */
export type Expected = { names: readonly string[]; answers: readonly Answer[]; isEitherKind: boolean }
export type Truth = {
  expected: Expected[]
  /** Names of wishes: told as a wish or not at all. */
  wishes: readonly string[]
  /** Names that are neither right nor wrong here. */
  tolerated: readonly string[]
}

const BEST_FIRST: readonly Answer[] = ['met', 'unknown', 'notMet']
const pick = (answers: readonly Answer[], end: 'best' | 'worst'): Answer =>
  BEST_FIRST.filter((one) => answers.includes(one)).at(end === 'best' ? 0 : -1) ?? 'unknown'

/** What has to be told to somebody in these states. */
export function truthOf({ template, subjects }: Case, mix: Mix): Truth {
  const slots = Object.keys(subjects)
  const kinds = slots.map((slot) => subjects[slot]?.kind)
  const tolerated = [
    ...(template.may ?? []).flatMap((kind) => KIND_NAMES[kind]),
    // A sentence about years may also be told as experience in what they are about.
    ...(CLASSES[template.class] !== 'nothing' && kinds.includes('years') ? ['experience'] : []),
  ]
  if (CLASSES[template.class] === 'nothing') return { expected: [], wishes: [], tolerated }
  const asks = template.asks ?? all(...slots)
  const parts = CLASSES[template.class] === 'wish' ? [{ wish: asks }] : partsOf(asks)
  const wishes = parts.flatMap((part) => (isWish(part) ? namesIn(part, subjects) : []))
  const expected = parts.filter((part) => !isWish(part)).map((part) => expectedOf(part, subjects, mix))
  return { expected: joinSameNames(expected), wishes, tolerated }
}

const isWish = (asks: Asks) => typeof asks !== 'string' && 'wish' in asks
const partsOf = (asks: Asks): Asks[] => (typeof asks !== 'string' && 'all' in asks ? asks.all.flatMap(partsOf) : [asks])

function leavesOf(asks: Asks): string[] {
  if (typeof asks === 'string') return [asks]
  return 'wish' in asks ? leavesOf(asks.wish) : ('all' in asks ? asks.all : asks.any).flatMap(leavesOf)
}
const subjectOf = (slot: string, subjects: Case['subjects']) => {
  const subject = subjects[slot]
  if (!subject) throw new Error(`The slot ${slot} names no subject`)
  return subject
}
const namesIn = (asks: Asks, subjects: Case['subjects']) => [
  ...new Set(leavesOf(asks).flatMap((slot) => namesOf(subjectOf(slot, subjects)))),
]
const namesOf = ({ kind, names = [] }: Subject): string[] => [...KIND_NAMES[kind], ...names]

function expectedOf(part: Asks, subjects: Case['subjects'], mix: Mix): Expected {
  const kinds = new Set(leavesOf(part).map((slot) => KIND_NAMES[subjectOf(slot, subjects).kind][0]))
  return { names: namesIn(part, subjects), answers: answersOf(part, subjects, mix), isEitherKind: kinds.size > 1 }
}

/** Three-valued logic over all answers that are right for each part. */
function answersOf(asks: Asks, subjects: Case['subjects'], mix: Mix): Answer[] {
  if (typeof asks === 'string') return [...subjectOf(asks, subjects).answers[mix[asks] ?? 'silent']]
  if ('wish' in asks) return [...BEST_FIRST]
  const isAny = 'any' in asks
  const combined = (isAny ? asks.any : asks.all)
    .map((part) => answersOf(part, subjects, mix))
    .reduce((sum, part) => sum.flatMap((a) => part.map((b) => pick([a, b], isAny ? 'best' : 'worst'))))
  // Whoever holds none of several ways may have another one.
  return [...new Set(isAny && combined.includes('notMet') ? [...combined, 'unknown' as const] : combined)]
}

/** Two conditions of one kind may be told as one line, so the worst of them is compared. */
function joinSameNames(expected: readonly Expected[]): Expected[] {
  const joined: Expected[] = []
  for (const one of expected) {
    const at = joined.findIndex(({ names }) => names.some((name) => one.names.includes(name)))
    const other = joined[at]
    if (!other) joined.push(one)
    else
      joined[at] = {
        names: [...new Set([...other.names, ...one.names])],
        answers: [...new Set(other.answers.flatMap((a) => one.answers.map((b) => pick([a, b], 'worst'))))],
        isEitherKind: other.isEitherKind || one.isEitherKind,
      }
  }
  return joined
}

/** Whether the conditions told of these names are right. */
export function isRight({ answers, isEitherKind }: Expected, told: readonly Answer[]): boolean {
  if (told.length === 0) return false
  if (!isEitherKind) return answers.includes(pick(told, 'worst'))
  return answers.includes(pick(told, 'best')) && (answers.includes('notMet') || !told.includes('notMet'))
}
