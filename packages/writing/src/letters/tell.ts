import type { SupportingFact } from '@jobapply/core/documents/truth-schema'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { ENGLISH_MONTHS } from '@jobapply/language/english-months'
import { skillNamed } from '@jobapply/matching/read/text/scan'
import type { Entry, ProfileFacts, Segment } from '#facts/facts'
import { skillKind } from '#text/skills'
import { joinList, withArticle } from './clauses.ts'
import { ASKED_SKILLS, CERTIFICATES, CLAUSES, COURSES, DEGREES, PAST, PRESENT, SKILLS } from './phrases.ts'
import type { Achievement, Selected } from './select-facts.ts'

/** A sentence and the facts that it tells. */
export type Sentence = { text: string; facts: readonly SupportingFact[] }
/** Fills the first of some sentences, in the letter's own order, that the truth check accepts after those before it in the paragraph. */
export type Say = (
  sentences: readonly string[],
  values: Readonly<Record<string, string>>,
  facts: readonly SupportingFact[],
  salt: string,
) => boolean

const monthName = (month: number) => `${ENGLISH_MONTHS[month % 12]} ${Math.floor(month / 12)}`
export const factOf = ({ path, text }: Segment): SupportingFact => ({ path, text })
const entryFact = ({ path, title, organization }: Entry): SupportingFact => ({
  path,
  text: [title, organization].filter(Boolean).join(', '),
})

/** Answers the job, if it was told. */
export function tellJob({ entries }: ProfileFacts, say: Say): Entry | undefined {
  const entry = entries.find(({ kind }) => kind === 'experience')
  if (!entry || entry.start === null || entry.end === null) return undefined
  const dates = { since: monthName(entry.start), until: monthName(entry.end) }
  const isTold = say(entry.current ? PRESENT : PAST, { ...placesOf(entry), ...dates }, [entryFact(entry)], 'present')
  return isTold ? entry : undefined
}

const placesOf = ({ organization, title, current }: Entry) => {
  const [role = title, ...rest] = title.split(', ')
  const plain = inText(rest.length > 0 ? `${role} (${rest.join(', ')})` : role)
  const tense = current ? { am: 'am', covers: 'covers' } : { am: 'was', covers: 'covered' }
  return { org: organization, role: plain, aRole: withArticle(plain), ...tense }
}

/** "Staff nurse" in the middle of a sentence; "HGV driver" and "Spanish teacher" keep their capitals. */
const inText = (title: string) => title.replace(/\b\p{Lu}\p{Ll}+\b/gu, (word) => (keepsCapital(word) ? word : word.toLowerCase()))

/** The next of several like facts is told with another sentence. */
const startingAt = (count: number, sentences: readonly string[]) => {
  const start = count % sentences.length
  return [...sentences.slice(start), ...sentences.slice(0, start)]
}

/** `told` is the job that the opening has named. */
export function tellAchievements(achievements: readonly Achievement[], told: Entry | undefined, say: Say) {
  let last: Entry | undefined
  let count = 0
  for (const { entry, line, path, clause } of achievements) {
    const place =
      last === undefined
        ? entry === told
          ? 'told'
          : 'first'
        : last === entry
          ? 'again'
          : last.organization === entry.organization
            ? 'inside'
            : 'earlier'
    const { form, text } = clause
    if (form === 'none') continue
    const all: readonly string[] = CLAUSES[form][place]
    if (say(startingAt(count, all), { ...placesOf(entry), achievement: text }, [{ path, text: line }], `achievement ${place}`)) {
      last = entry
      count++
    }
  }
}

export function tellSkills({ skills, areAsked }: Pick<Selected, 'skills' | 'areAsked'>, say: Say) {
  if (skills.length === 0) return
  const list = joinList(skills.map(({ text }) => inSentence(text)))
  say(areAsked ? [...ASKED_SKILLS, ...SKILLS] : SKILLS, { skills: list }, skills.map(factOf), 'skills')
}

const keepsCapital = (word: string) => {
  const id = skillNamed(word)
  return (id !== undefined && /tool|office|licence|language/.test(skillKind(id) ?? '')) || LANGUAGE_NAMES.has(word)
}
const LANGUAGE_NAMES = new Set(
  'English French German Spanish Italian Portuguese Dutch Polish Swedish Danish Norwegian Finnish Greek Russian Ukrainian Chinese Mandarin Japanese Korean Arabic Turkish Hindi Latin Welsh Irish British American European'.split(
    ' ',
  ),
)

/** "Patient assessment" loses its capital; "IV therapy", "Power BI" and "Python" keep theirs. */
function inSentence(skill: string): string {
  const id = skillNamed(skill)
  const isTool = id !== undefined && /tool|office|licence|language/.test(skillKind(id) ?? '')
  const isPlain = /^\p{Lu}[\p{Ll}\s-]{2,}$/u.test(skill) && !(isTool && !skill.includes(' '))
  return isPlain ? skill.charAt(0).toLowerCase() + skill.slice(1) : skill
}

export function tellCertificate(entry: Entry, index: number, say: Say) {
  const year = entry.start === null ? '' : String(Math.floor(entry.start / 12))
  const issuer = entry.title.includes(entry.organization) ? '' : entry.organization
  const source = [issuer, year].filter(Boolean).join(', ')
  const places = { name: entry.title, from: source && ` (${source})` }
  say(startingAt(index, entry.isCourse ? COURSES : CERTIFICATES), places, [entryFact(entry)], 'certificate')
}

export function tellDegree({ education }: ProfileFields, entry: Entry, index: number, say: Say) {
  const { degree, field } = education[Number(entry.path.split('.')[1])] ?? { degree: entry.title, field: null }
  const full = field ? `${degree} in ${field}` : degree
  const school = /^University (?:of|for)\b/.test(entry.organization) ? `the ${entry.organization}` : entry.organization
  const sentences = school === '' ? ['I have {aDegree}.'] : DEGREES
  say(startingAt(index, sentences), { degree: full, aDegree: withArticle(full), school }, [entryFact(entry)], 'degree')
}
