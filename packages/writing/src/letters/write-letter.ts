import type { DraftLetter, LetterOptions } from '@jobapply/core/documents/letters-schema'
import { mayBeUsed } from '@jobapply/core/documents/truth-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Entry, ProfileFacts } from '#facts/facts'
import { readFacts } from '#facts/profile-facts'
import { readAsked } from '#tailor/reword/relevance'
import { textChecker } from '#truth/check'
import type { TargetJob } from '#truth/posting-words'
import { addresseeOf, greetingFor } from './addressee.ts'
import { fill, orderer } from './choice.ts'
import { joinList } from './clauses.ts'
import { CLOSINGS, LANGUAGES, OPENINGS, WISHES } from './phrases.ts'
import { selectFacts } from './select-facts.ts'
import { factOf, type Say, type Sentence, tellAchievements, tellCertificate, tellDegree, tellJob, tellSkills } from './tell.ts'

const COUNTS = {
  short: { achievements: 2, skills: 3, credentials: 0 },
  standard: { achievements: 3, skills: 3, credentials: 1 },
  long: { achievements: 5, skills: 5, credentials: 2 },
} as const

/** Writes letters of one person: the profile is read once, which takes as long as writing a letter. */
export function letterWriter(fields: ProfileFields, today: string) {
  const facts = readFacts(fields, today)
  return (job: TargetJob, options: LetterOptions) => writeFrom(fields, facts, job, options)
}

export const writeLetter = (fields: ProfileFields, job: TargetJob, today: string, options: LetterOptions) =>
  letterWriter(fields, today)(job, options)

/**
 * Writes a letter in English from facts of the profile that the posting asks for, without a network. A sentence that the truth check
 * does not accept in its paragraph is left out, so that every letter passes it; only the person's own message is kept in any case.
 */
function writeFrom(
  fields: ProfileFields,
  facts: ProfileFacts,
  job: TargetJob,
  { tone, length, customMessage, seed }: LetterOptions,
): DraftLetter {
  const name = fields.full_name ?? ''
  const values = addresseeOf(job)
  const order = orderer([name, values.company, values.title, String(seed)].join('\n'))
  const check = textChecker(facts, job)

  const paragraph = (tell: (say: Say) => void): Sentence[] => {
    const told: Sentence[] = []
    tell((sentences, places, about, salt) => {
      const before = told.map(({ text }) => `${text} `).join('')
      const text = order(sentences, salt)
        .map((sentence) => finish(fill(sentence, places)))
        .find((sentence) => mayBeUsed(check(before + sentence)))
      if (text !== undefined) told.push({ text, facts: about })
      return text !== undefined
    })
    return told
  }

  const selected = selectFacts(fields, facts, readAsked(job), COUNTS[length])
  let told: Entry | undefined
  const opening = paragraph((say) => {
    say(OPENINGS[tone], values, [], 'opening')
    told = tellJob(facts, say)
  })
  const body = paragraph((say) => tellAchievements(selected.achievements, told, say))
  const proofs = paragraph((say) => {
    tellSkills(selected, say)
    for (const [index, entry] of selected.certificates.entries()) tellCertificate(entry, index, say)
    for (const [index, entry] of selected.degrees.entries()) tellDegree(fields, entry, index, say)
    const { languages } = selected
    if (languages.length > 0)
      say(LANGUAGES, { languages: joinList(languages.map(({ text }) => text)) }, languages.map(factOf), 'languages')
  })
  const wish = paragraph((say) => say(WISHES[tone], values, [], 'wish'))
  const [first = '', ...others] = [opening, body, proofs, wish].map((told) => told.map(({ text }) => text).join(' '))
  const closing = [CLOSINGS[tone], name].filter(Boolean).join('\n')
  const text = [greetingFor(tone, job), first, customMessage.trim(), ...others, closing].filter(Boolean).join('\n\n')
  return { text, facts: [...opening, ...body, ...proofs].flatMap((told) => told.facts), claims: check(text) }
}

/** A name that ends in a point ends the sentence too, and "your company" may start one. */
const finish = (sentence: string) => sentence.replace(/\.\.$/, '.').replace(/^your company/, 'Your company')
