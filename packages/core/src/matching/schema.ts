import { z } from 'zod'
import type { Option, Options } from '#shared/options'
import { CRITERIA, KNOCK_OUTS, PARTS, VERDICTS } from './constants.ts'

const keyOf = <T extends Options>(table: T) => z.enum(Object.keys(table) as Option<T>[])
const percent = z.number().min(0).max(100)
const partName = z.enum(Object.keys(PARTS) as (keyof typeof PARTS)[])

/** What the search panel asks for; 'all' or nothing is no wish (spec 3 §3). */
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
  /** Something was asked for, and nothing of it matches. */
  hidden: z.boolean(),
  verdict: keyOf(VERDICTS),
})
export type JobMatch = z.output<typeof jobMatch>

export const knockOut = z.object({
  name: keyOf(KNOCK_OUTS),
  verdict: keyOf(VERDICTS),
  /** The sentence of the posting. */
  sentence: z.string(),
  /** What the person has stored about it, in words. */
  fact: z.string(),
})
export type KnockOut = z.output<typeof knockOut>

export const matchPart = z.object({
  name: partName,
  label: z.string(),
  /** Null: posting or profile say nothing, and the part does not count. */
  percent: percent.nullable(),
  /** The part's share of all parts that count here, 0 to 1. */
  weight: z.number().min(0).max(1),
  words: z.string(),
  /** What it asks for by name, and whether the profile has it; the weightiest first. */
  skills: z.array(z.object({ name: z.string(), isHeld: z.boolean() })),
  sentences: z.array(z.string()),
})
export type MatchPart = z.output<typeof matchPart>

/** Why a job scores as it does. */
export const matchExplanation = z.object({
  matchScore: percent,
  verdict: keyOf(VERDICTS),
  /** The whole in one or two sentences. */
  summary: z.string(),
  knockOuts: z.array(knockOut),
  parts: z.array(matchPart),
  /** Skills asked for: those that the profile has, and the gaps with the sentence that asks. */
  strengths: z.array(z.string()),
  gaps: z.array(z.object({ skill: z.string(), nice: z.boolean(), sentence: z.string() })),
})
export type MatchExplanation = z.output<typeof matchExplanation>
