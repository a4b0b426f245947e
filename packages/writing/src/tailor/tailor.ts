import type { TailoredLine, TailoredPart, Tailoring } from '@jobapply/core/documents/tailor-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { readFacts } from '#facts/profile-facts'
import type { TargetJob } from '#truth/posting-words'
import { type Asked, findGaps, readAsked, relevanceOf } from './relevance.ts'
import { diffWords } from './word-diff.ts'

/** A job keeps this many lines; more are proposed to be left out, the least relevant first. */
const MAX_LINES_PER_JOB = 6

/** Proposes an order and a choice of the profile's own lines for a posting. It writes no word that the profile does not have. */
export function tailorProfile(fields: ProfileFields, job: TargetJob, today: string): Tailoring {
  const asked = readAsked(job)
  const parts = [
    tailorLines('technical_skills', fields.technical_skills, asked, fields.technical_skills.length),
    ...fields.experience.map(({ description }, index) =>
      tailorLines(`experience.${index}.description`, linesOf(description), asked, MAX_LINES_PER_JOB),
    ),
    ...fields.projects.map(({ description }, index) =>
      tailorLines(`projects.${index}.description`, linesOf(description), asked, MAX_LINES_PER_JOB),
    ),
  ]
  return { parts: parts.filter(hasChange), gaps: findGaps(readFacts(fields, today), asked) }
}

export const linesOf = (text: string | null) =>
  (text ?? '')
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)

function tailorLines(path: string, lines: readonly string[], asked: Asked, max: number): TailoredPart {
  const ranked = lines
    .map((text, from) => ({ text, from, ...relevanceOf(text, asked) }))
    .sort((one, other) => other.points - one.points || one.from - other.from)
  return {
    path,
    lines: ranked.map(({ text, from, matches }, place): TailoredLine => {
      const isKept = place < max
      return { from, to: isKept ? place : null, words: diffWords(text, isKept ? text : ''), matches }
    }),
  }
}

const hasChange = ({ lines }: TailoredPart) => lines.some(({ from, to }) => from !== to)
