import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import type { Spans } from '#spans'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf } from '#terms'
import type { Hits } from './scan.ts'
import { lowerBound } from './subject.ts'
import { wordInfo } from './word-info.ts'

/** A paper that is asked for: known ones by id, and the stem keys of every word that says which one. */
export type AskedLicence = {
  ids: number[]
  isAny: boolean
  /** Words beside the known names: place, class, issuer. */
  beside: number[]
  /** All words, the known names included. */
  words: number[]
}

const DRIVING =
  /driver'?s?'?\s+licen[cs]e|driving\s+licen[cs]e|driver'?s permit|\bfull (?:(?:UK|EU|clean|manual|valid|Irish|Australian) )*licen[cs]e\b(?! (?:as|to practi))|Führerschein|Fahrerlaubnis|permis (?:de conduire|VL|B)\b|(?:carn[eé]t?|permiso|licencia) de conducir|rijbewijs|\bpatente (?:di guida|[A-D]\b)|carta de condução|prawo jazdy|körkort/i
/** Classes beyond a car. */
const OTHER_CLASS =
  /\b(?:C1E?|C\+E|CE|BE|D1?E?|HGV|LGV|PCV|CDL)\b|\b(?:[Kk]lassen?|[Cc]lass|[Cc]ategory|[Cc]at|[Kk]at|[Kk]ategorii|[Cc]ategor[ií]a|[Pp]ermis|[Rr]ijbewijs|[Pp]atente)[ .:]*(?:C|D)\b/
export const requiresDriving = (sentence: string) => {
  const plain = sentence.replaceAll('’', "'")
  return DRIVING.test(plain) && !OTHER_CLASS.test(plain)
}

const PAPER =
  /licen[cs](?:es?|ed|ure)\b|registration\b|\bregistered (?:with|as|to|by)\b|certificat|\bcertified|accredit|\badmi(?:tted|ssion)\b|\b(?:state|the|[A-Z]\w+) bar\b|\bbar (?:member|exam)|\bchartered\b|\bqualified (?:solicitor|barrister|accountant|teacher|electrician|engineer|social|nurse|plumber|chef|lawyer|actuary|architect|pharmacist)|\bfully qualified\b|\btickets?\b|\bcards?\b(?! (?:payment|game))|\bmembership\b|\bmember of (?:the )?[A-Z]|\b1[5-9]th edition|schein\b|berechtigung|Anerkennung als|Approbation|Zertifi|CACES|habilitation|attesta(?:tion|to)|\bpatentino|certifica|certyfikat|uprawnien|legitimation|\bintyg|rijbewijs|certificaat|\bcode 95\b|prawo jazdy|körkort|Führerschein|permis\b|\bADR\b|\bVCA\b|\bHACCP\b|\bCDL\b|\bqualification\b|\bcarn[eé]t?\b|registratie|geregistreerd|\biscri(?:zione|tto) all|c[eé]dula profissional|carteira profissional|książeczk|legitimerad|bevis\b|prescriber|colegiad[oa]|abilitazion|habilitaci[oó]n/i
const OTHER_SENSE =
  /\b(?:software|product|business|gift|credit|report|score|loyalty|time|post)[- ](?:licen[cs]es?|cards?|registration)\b|registered office|registered trademark|qualified leads|casier|travail\b|bar staff|bar and/i
const ANY = /\b(?:or|oder|ou|lub|eller|and\/or|one of|either|equivalent)\b|[^\d\s]\/[^\d\s]/i
const OPENING = 40
const CLOSING = 41
const CLASS = /^(?:\d{1,2}[A-Z]?|[B-HJ-Z]\d?|[A-Z]{2}\d?|[AI]\d)$/
const CLASS_LENGTH = 3

/** The paper that a sentence asks for before this word, where its wishes begin or it ends. */
export function requiredLicence(
  text: string,
  spans: Spans,
  hits: Hits,
  sentence: number,
  last: number,
  said: string,
): AskedLicence | undefined {
  const { licences } = vocabulary()
  const first = spans.firstWord[sentence] as number
  let next = lowerBound(hits.skillWords, hits.skills, first)
  const ids: number[] = []
  for (let hit = next; hit < hits.skills && (hits.skillWords[hit] as number) < last; hit++) {
    const id = hits.skillIds[hit] as number
    if (licences[id] === 1) addOnce(ids, id)
  }
  if (ids.length === 0 && (!PAPER.test(said) || OTHER_SENSE.test(said))) return undefined
  const words: number[] = []
  const beside: number[] = []
  let isInBrackets = false
  let namedUntil = 0
  let end = spans.from[sentence] as number
  const furthest = end + POINT_MAX_LENGTH
  for (let word = first; word < last; word++) {
    const start = spans.starts[word] as number
    if (start > furthest) break
    for (; end < start; end++) {
      const code = text.charCodeAt(end)
      if (code === OPENING) isInBrackets = true
      else if (code === CLOSING) isInBrackets = false
    }
    end = spans.ends[word] as number
    for (; next < hits.skills && (hits.skillWords[next] as number) <= word; next++)
      if (licences[hits.skillIds[next] as number] === 1) namedUntil = hits.skillEnds[next] as number
    const info = wordInfo(text, spans, word)
    // A class is one letter or number: "CACES 1, 3 et 5", "Rijbewijs C".
    const isClass = end - start <= CLASS_LENGTH && CLASS.test(text.slice(start, end))
    const isNamed = word < namedUntil
    if (!isClass && (info.isPlain || info.isPaperWord || (isInBrackets && !isNamed))) continue
    addOnce(words, info.key)
    if (!isNamed) addOnce(beside, info.key)
  }
  return { ids, isAny: ANY.test(said), beside, words }
}
const addOnce = (list: number[], one: number) => {
  if (!list.includes(one)) list.push(one)
}

/** The stem keys of a paper's own words. */
export const paperWords = (text: string) => new Set(termsOf(text).map(stemKey))
