import type { DraftLetter, LetterOptions } from '@jobapply/core/documents/letters-schema'
import type { SupportingFact } from '@jobapply/core/documents/truth-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { skillNamed } from '@jobapply/matching/read/scan'
import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import { readFacts } from '#facts/profile-facts'
import { readAsked } from '#tailor/relevance'
import { skillKind } from '#text/skills'
import { checkText } from '#truth/check'
import type { TargetJob } from '#truth/posting-words'
import { fill, orderer } from './choice.ts'
import { joinList, toClause, withArticle } from './clauses.ts'
import {
  CERTIFICATES,
  CLOSINGS,
  COURSES,
  DEEDS,
  DEGREES,
  FIRST_PAST,
  GREETINGS,
  LANGUAGES,
  OPENINGS,
  PAST,
  PRESENT,
  QUOTES,
  SKILLS,
  WISHES,
  WORKS,
} from './phrases.ts'
import { type Deed, selectFacts } from './select-facts.ts'

const COUNTS = {
  short: { deeds: 2, skills: 3, credentials: 0 },
  standard: { deeds: 3, skills: 3, credentials: 1 },
  long: { deeds: 5, skills: 5, credentials: 2 },
} as const
/** A sentence and the facts that it tells. */
type Sentence = { text: string; facts: readonly SupportingFact[] }
/** Fills the first of some sentences, in the letter's own order, that the truth check accepts. */
type Say = (
  sentences: readonly string[],
  values: Readonly<Record<string, string>>,
  facts: readonly SupportingFact[],
  salt: string,
) => Sentence[]

const MONTHS = 'January February March April May June July August September October November December'.split(' ')
const monthName = (month: number) => `${MONTHS[month % 12]} ${Math.floor(month / 12)}`
const factOf = ({ path, text }: Segment): SupportingFact => ({ path, text })
const entryFact = ({ path, title, organization }: Entry): SupportingFact => ({
  path,
  text: [title, organization].filter(Boolean).join(', '),
})

/**
 * Writes a letter in English from facts of the profile that the posting asks for, without a network. A sentence that the truth check
 * does not accept is left out, so that every letter passes it; only the person's own message is kept in any case.
 */
export function writeLetter(
  fields: ProfileFields,
  job: TargetJob,
  today: string,
  { tone, length, customMessage, seed }: LetterOptions,
): DraftLetter {
  const facts = readFacts(fields, today)
  const name = fields.full_name ?? ''
  const company = job.company.slice(0, 200)
  const title = plainTitle(job.title)
  const values = { company, title, aTitle: withArticle(title) }
  const order = orderer([name, company, title, String(seed)].join('\n'))
  const say: Say = (sentences, places, told, salt) => {
    const text = order(sentences, salt)
      .map((sentence) => fill(sentence, places))
      .find((sentence) => checkText(sentence, facts, job).every(({ supported }) => supported))
    return text === undefined ? [] : [{ text, facts: told }]
  }
  const { deeds, skills, certificates, degrees, languages } = selectFacts(fields, facts, readAsked(job), COUNTS[length])
  const opening = [...say(OPENINGS[tone], values, [], 'opening'), ...currentJob(facts, say)]
  const body = deeds.flatMap((deed, index) => sayDeed(deed, deeds[index - 1], index, say))
  const proofs = [
    ...saySkills(skills, say),
    ...certificates.flatMap((entry) => sayCertificate(entry, say)),
    ...degrees.flatMap((entry) => sayDegree(fields, entry, say)),
    ...(languages.length > 0
      ? say(LANGUAGES, { languages: joinList(languages.map((one) => one.text)) }, languages.map(factOf), 'languages')
      : []),
  ]
  const wish = say(WISHES[tone], values, [], 'wish')
  const paragraphs = [opening, body, proofs, wish].map((sentences) => sentences.map((sentence) => sentence.text).join(' '))
  paragraphs.splice(1, 0, customMessage.trim())
  const text = [
    fill(GREETINGS[tone], values),
    ...paragraphs.filter(Boolean),
    [CLOSINGS[tone], name].filter(Boolean).join('\n'),
  ].join('\n\n')
  return {
    text,
    facts: [...opening, ...body, ...proofs].flatMap((sentence) => sentence.facts),
    claims: checkText(text, facts, job),
  }
}

/** "Backend Engineer (Python, m/f/d)" and "Nurse, Intensive Care" without what follows the name of the work. */
const plainTitle = (title: string) => (title.split(/[([|,]/)[0] ?? title).trim().slice(0, 100) || title.slice(0, 100)

function currentJob({ entries }: ProfileFacts, say: Say): Sentence[] {
  const entry = entries.find(({ kind }) => kind === 'experience')
  if (!entry || entry.start === null || entry.end === null) return []
  return say(
    entry.current ? PRESENT : PAST,
    { ...placesOf(entry), since: monthName(entry.start), until: monthName(entry.end) },
    [entryFact(entry)],
    'present',
  )
}

const placesOf = ({ organization, title }: Entry) => {
  const [role = title, ...rest] = title.split(', ')
  const plain = rest.length > 0 ? `${role} (${rest.join(', ')})` : role
  return { org: organization, role: plain, aRole: withArticle(plain) }
}

function sayDeed({ entry, line, path }: Deed, before: Deed | undefined, index: number, say: Say): Sentence[] {
  const place = before?.entry === entry ? 'again' : before === undefined ? 'first' : 'earlier'
  const { form, text } = toClause(line, entry)
  const all: readonly string[] = form === 'quote' ? QUOTES : form === 'work' ? WORKS[place] : DEEDS[place]
  // The next deed of the same job starts with another sentence.
  const start = index % all.length
  const sentences = [...all.slice(start), ...all.slice(0, start)]
  return say(
    place === 'first' && !entry.current && form !== 'quote' ? FIRST_PAST[form] : sentences,
    { ...placesOf(entry), deed: text },
    [{ path, text: line }],
    `deed ${place}`,
  )
}

function saySkills(skills: readonly Segment[], say: Say): Sentence[] {
  if (skills.length === 0) return []
  const names = skills.map(({ text }) => inSentence(text))
  const list = joinList(names)
  return say(
    SKILLS,
    { skills: list, Skills: list.charAt(0).toUpperCase() + list.slice(1), are: names.length > 1 ? 'are' : 'is' },
    skills.map(factOf),
    'skills',
  )
}

/** "Patient assessment" loses its capital; "IV therapy", "Power BI" and "Python" keep theirs. */
function inSentence(skill: string): string {
  const id = skillNamed(skill)
  const isTool = id !== undefined && /tool|office|licence|language/.test(skillKind(id) ?? '')
  const isPlain = /^\p{Lu}[\p{Ll}\s-]{2,}$/u.test(skill) && !(isTool && !skill.includes(' '))
  return isPlain ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill
}

function sayCertificate(entry: Entry, say: Say): Sentence[] {
  const year = entry.start === null ? '' : String(Math.floor(entry.start / 12))
  const sentences = year === '' ? ['I hold {name} from {issuer}.'] : entry.isCourse ? COURSES : CERTIFICATES
  return say(sentences, { name: entry.title, issuer: entry.organization, year }, [entryFact(entry)], entry.path)
}

function sayDegree({ education }: ProfileFields, entry: Entry, say: Say): Sentence[] {
  const { degree, field } = education[Number(entry.path.split('.')[1])] ?? { degree: entry.title, field: null }
  const full = field ? `${degree} in ${field}` : degree
  const school = /^University (?:of|for)\b/.test(entry.organization) ? `the ${entry.organization}` : entry.organization
  return say(DEGREES, { degree: full, aDegree: withArticle(full), school }, [entryFact(entry)], entry.path)
}
