import type { EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import type { Option } from '@jobapply/core/shared/options'
import { paperWords } from '#read/licences'
import { DEGREE_RANKS, highestDegreeIn } from '#read/requirements'
import { scan } from '#read/scan'
import { fieldsIn } from '#tables/field-index'
import { languageOf } from '#tables/languages'
import { stemKey, termsOf } from '#terms'

/** A degree or a finished training. */
export type Study = { name: string; rank: number; fields: readonly number[]; words: ReadonlySet<number> }
/** A certificate, licence or registration: its known ids, and its words with those of its issuer. */
export type Paper = { name: string; ids: ReadonlySet<number>; words: ReadonlySet<number> }
export type Papers = {
  studies: Study[]
  papers: Paper[]
  /** Ranks of the languages that the profile lists (1 beginner to 5 native). */
  languages: ReadonlyMap<string, number>
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
    languages: new Map(
      fields.languages.flatMap(({ name, proficiency }) => {
        const language = termsOf(name).map(languageOf).find(Boolean) ?? name
        return [[language, proficiency ? LANGUAGE_RANKS[proficiency] : 0] as const]
      }),
    ),
  }
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
  for (let hit = 0; hit < hits.skills; hit++) if (hits.isLicence(hit)) ids.add(hits.skillIds[hit] as number)
  return { name, ids, words: paperWords(`${name} ${issuer}`) }
}
