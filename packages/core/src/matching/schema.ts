import { z } from 'zod'
import type { Option, Options } from '#shared/options'
import { ANSWERS, CRITERIA, KNOCK_OUTS, PARTS, VERDICTS } from './constants.ts'

const keyOf = <T extends Options>(table: T) => z.enum(Object.keys(table) as Option<T>[])
const percent = z.number().min(0).max(100)
const partName = z.enum(Object.keys(PARTS) as (keyof typeof PARTS)[])

/** The criteria of the search panel; 'all' or empty means not set (spec 3 §3). */
export const searchCriteria = z.object({
  searchTerm: z.string(),
  location: z.string(),
  country: z.string(),
  jobType: z.string(),
  workType: z.string(),
  experienceLevel: z.string(),
})
export type SearchCriteria = z.output<typeof searchCriteria>
export const ANY_JOB: SearchCriteria = {
  searchTerm: '',
  location: '',
  country: 'all',
  jobType: 'all',
  workType: 'all',
  experienceLevel: 'all',
}

/** A job's scores for a profile, under their documented names (spec 3 §3). */
export const jobMatch = z.object({
  matchScore: percent,
  intelligenceScore: percent,
  titleMatchScore: percent,
  skillsMatchScore: percent,
  matchedCriteria: z.array(keyOf(CRITERIA)),
  /** Criteria are set and none matches. */
  hidden: z.boolean(),
  verdict: keyOf(VERDICTS),
})
export type JobMatch = z.output<typeof jobMatch>

export const knockOut = z.object({
  name: keyOf(KNOCK_OUTS),
  answer: keyOf(ANSWERS),
  verdict: keyOf(VERDICTS),
  /** A wish of the posting, which holds nobody back. */
  nice: z.boolean(),
  /** Quoted from the posting. */
  sentence: z.string(),
  /** What the profile says about it. */
  fact: z.string(),
})
export type KnockOut = z.output<typeof knockOut>

export const matchPart = z.object({
  name: partName,
  label: z.string(),
  /** Null when posting or profile lack the data; the part does not count then. */
  percent: percent.nullable(),
  /** Share of the counted parts, 0 to 1. */
  weight: z.number().min(0).max(1),
  words: z.string(),
  /** What the part adds to the score, and what it can add. */
  points: z.int(),
  most: z.int(),
  /** The skills of the part, and whether the profile has them; heaviest first. `isNamed`: in the posting's prose only, not asked for. */
  skills: z.array(z.object({ name: z.string(), isHeld: z.boolean(), isNamed: z.boolean() })),
  sentences: z.array(z.string()),
})
export type MatchPart = z.output<typeof matchPart>

export const matchExplanation = z.object({
  matchScore: percent,
  verdict: keyOf(VERDICTS),
  /** One or two sentences. */
  summary: z.string(),
  knockOuts: z.array(knockOut),
  parts: z.array(matchPart),
  /** What else is added or taken off: with the points of the parts it is the score. */
  adjustments: z.array(z.object({ words: z.string(), points: z.int() })),
  /** The posting's skills that the profile has; `gaps` are those it lacks. */
  strengths: z.array(z.string()),
  gaps: z.array(z.object({ skill: z.string(), nice: z.boolean(), isNamed: z.boolean(), sentence: z.string() })),
})
export type MatchExplanation = z.output<typeof matchExplanation>
