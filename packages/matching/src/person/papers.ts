import type { EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Option } from '@jobapply/core/shared/options'
import { DEGREE_RANKS, highestDegreeIn } from '@jobapply/language/degree-levels'
import { splitSentences } from '@jobapply/language/sentences'
import { paperWords } from '#read/kinds/licences'
import { countriesIn } from '#read/kinds/work-rights'
import { scan } from '#read/text/scan'
import { fieldsIn } from '#tables/field-index'
import { languageOf } from '#tables/languages'
import { isPlainWord } from '#tables/plain-words'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf } from '#terms'
import type { Paper } from './paper.ts'
import { readSaidPapers, type SaidPapers } from './said-papers.ts'

/** A degree or a finished training. */
export type Study = { name: string; rank: number; fields: readonly number[]; words: ReadonlySet<number> }
export type Papers = {
  studies: Study[]
  papers: Paper[]
  /** Ranks of the languages that the profile lists (1 beginner to 5 native). */
  languages: ReadonlyMap<string, number>
  /** Stem keys of what the profile says that it has no licence for yet: "passed the teaching exam, not yet licensed". */
  unlicensed: ReadonlySet<number>
  /** What the summary says of papers. */
  said: SaidPapers
}

const LANGUAGE_RANKS = { beginner: 1, intermediate: 2, advanced: 3, fluent: 4, native: 5 } as const
const TRAINING = /\b(?:Gesellenbrief|Ausbildung|Meister\w*|apprenticeship|CAP|BEP|BTS|diploma|diplôme|certificate|NVQ|mbo)\b/i

const rankOf = (level: Option<typeof EDUCATION_LEVELS> | undefined) => (level ? DEGREE_RANKS[level] : 0)

export function readPapers(fields: ProfileFields): Papers {
  return {
    studies: fields.education.map(readStudy),
    papers: [
      ...fields.certifications.map(({ name, issuer }) => readPaper(name, issuer)),
      ...fields.technical_skills.map((skill) => readPaper(skill, '')).filter(({ ids }) => ids.size > 0),
    ],
    unlicensed: readUnlicensed(fields),
    said: readSaidPapers(fields),
    languages: new Map(
      fields.languages.flatMap(({ name, proficiency }) => {
        const language = termsOf(name).map(languageOf).find(Boolean) ?? name
        return [[language, proficiency ? LANGUAGE_RANKS[proficiency] : 0] as const]
      }),
    ),
  }
}

const NO_LICENCE =
  /\b(?:not (?:yet |currently )?|no |without (?:an? )?|noch (?:nicht|keine?) |pas encore |sans |sin |nog (?:niet|geen) |non ancora |ainda não |bez |utan )(?:[\p{L}]+ ){0,2}(?:licen[cs]\w*|certifi\w*|regist\w*|qualified|chartered|admitted|zugelassen|approbiert|zertifiziert|agréé\w*|habilit\w*|permis|legitimerad)/iu
const MAX_SENTENCES = 40

/** The words of the desired title, and those of the sentence that says so which belong to its field of work. */
function readUnlicensed({ professional_summary, desired_job_title }: ProfileFields): Set<number> {
  const said = splitSentences(professional_summary ?? '')
    .slice(0, MAX_SENTENCES)
    .filter((sentence) => NO_LICENCE.test(sentence))
  if (said.length === 0) return new Set()
  const title = termsOf(desired_job_title ?? '')
  const { fields } = fieldsIn(title)
  const isOfField = (word: string) => fieldsIn([word]).fields.some((field) => fields.includes(field))
  return new Set([...title, ...termsOf(said.join(' ')).filter(isOfField)].filter((word) => !isPlainWord(word)).map(stemKey))
}

function readStudy({ degree, field }: ProfileFields['education'][number]): Study {
  const name = field ? `${degree} in ${field}` : degree
  const terms = termsOf(field ?? degree)
  const rank = rankOf(highestDegreeIn(name) ?? highestDegreeIn(degree)) || (TRAINING.test(name) ? DEGREE_RANKS.diploma : 0)
  const { fields } = fieldsIn(termsOf(`${field ?? ''} ${degree}`))
  return { name, rank, fields, words: new Set(terms.map(stemKey)) }
}

function readPaper(name: string, issuer: string): Paper {
  const { hits } = scan(`${name}\n${issuer}`)
  const ids = new Set<number>()
  const { skills, licences } = vocabulary()
  for (let hit = 0; hit < hits.skills; hit++) {
    if (!hits.isLicence(hit)) continue
    const id = hits.skillIds[hit] as number
    // A higher paper shows those that it stands on: a master's licence the journeyman's.
    for (const one of [id, ...(skills[id]?.implies ?? [])]) if (licences[one] === 1) ids.add(one)
  }
  return { name, ids, words: paperWords(`${name} ${issuer}`), countries: countriesIn(`${name} ${issuer}`) }
}
