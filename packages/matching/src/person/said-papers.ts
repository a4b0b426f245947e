import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { splitSentences } from '@jobapply/language/sentences'
import { paperWords } from '#read/kinds/licences'
import { countriesIn } from '#read/kinds/work-rights'
import { scan } from '#read/text/scan'
import { stemKey, termsOfWord } from '#terms'
import type { Paper } from './paper.ts'

/** What the summary of a profile says of papers: those that the person lacks, has let lapse or works towards, and those that they hold. */
export type SaidPapers = {
  /** Known papers that are missing. */
  missing: ReadonlySet<number>
  /** Stem keys of the acronyms of missing ones that no table knows. */
  missingWords: ReadonlySet<number>
  held: readonly Paper[]
}

const MAX_SENTENCES = 40
const MAX_LENGTH = 400
const PARTS = /[,;:]|\.(?=\s)|\s(?:but|and|aber|und|mais|et|pero|y|mas|e)\s/
/** A part that begins so, or says so of what it names, denies it. */
const DENIES =
  /^\W*(?:no|not an?|not(?: yet| currently)?|never|without|kein\w*|noch (?:kein\w*|nicht)|nicht|ohne|pas (?:encore )?(?:de |d'|titulaire)|sans|aucune?|sin|ningun[oa]?|não|nao|sem|geen|ikke|inte|bez)(?!\p{L})|(?<!\p{L})(?:not (?:yet )?(?:issued|renewed|held|obtained|passed|registered|licen[cs]ed|certified)|lapsed|expired|abgelaufen|noch nicht|kein\w*|pas (?:encore )?(?:titulaire|inscrite?|obtenu)|expirée?|no tengo|caducad[oa]|não tenho|caducou|expirad[oa])(?!\p{L})/iu
/** It is on its way, or over: neither held nor missing. */
const OPEN =
  /(?<!\p{L})(?:towards?|studying|preparing|preparation|pending|booked|in progress|under ?way|planned|enrolled|former(?:ly)?|ehemalig\w*|früher\w*|en cours|ancien(?:ne)?|antigu[oa]|en curso|em curso|previous(?:ly)?|wants? to|would like|exam|trainee|student|only|nur|until|bis)(?!\p{L})/iu
/** It speaks of what somebody has done, not of a paper. */
const OTHER = /experien|knowledge|expérien|erfahr|kenntnis|experiên|convict|points|endorsements?\b|Punkte/i
const ACRONYM = /(?<![\p{L}\d])\p{Lu}{3,6}(?![\p{L}\d])/gu

export function readSaidPapers({ professional_summary }: Pick<ProfileFields, 'professional_summary'>): SaidPapers {
  const missing = new Set<number>()
  const missingWords = new Set<number>()
  const held: Paper[] = []
  for (const sentence of splitSentences(professional_summary ?? '').slice(0, MAX_SENTENCES))
    for (const part of sentence.slice(0, MAX_LENGTH).split(PARTS)) {
      const ids = knownPapers(part)
      if (DENIES.test(part)) {
        if (OTHER.test(part)) continue
        for (const id of ids) missing.add(id)
        for (const [acronym] of part.matchAll(ACRONYM)) for (const word of termsOfWord(acronym)) missingWords.add(stemKey(word))
      } else if (ids.size > 0 && !OPEN.test(part))
        held.push({ name: part.trim(), ids, words: paperWords(part), countries: countriesIn(part) })
    }
  return { missing, missingWords, held: held.filter(({ ids }) => ![...ids].some((id) => missing.has(id))) }
}

function knownPapers(part: string): Set<number> {
  const ids = new Set<number>()
  const { hits } = scan(part)
  for (let hit = 0; hit < hits.skills; hit++) if (hits.isLicence(hit)) ids.add(hits.skillIds[hit] as number)
  return ids
}
