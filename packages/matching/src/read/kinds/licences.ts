import { POINT_MAX_LENGTH } from '@jobapply/core/jobs/constants'
import type { Hits } from '#read/text/scan'
import { wordInfo } from '#read/text/word-info'
import type { Spans } from '#spans'
import { vocabulary } from '#tables/vocabulary'
import { stemKey, termsOf } from '#terms'
import { lowerBound } from './subject.ts'

/** A paper that is asked for: known ones by id, and the stem keys of every word that says which one. */
export type AskedLicence = {
  ids: number[]
  isAny: boolean
  /** Words beside the known names: place, class, issuer. */
  beside: number[]
  /** All words, the known names included. */
  words: number[]
}

const PAPER =
  /licen[cs](?:es?|ed|ure)\b|registration\b|\bregistered (?:with|as|to|by)\b|certificat|\bcertified|accredit|\badmi(?:tted|ssion)\b|\b(?:state|the|[A-Z]\w+) bar\b|\bbar (?:member|exam)|\bchartered\b|\bqualified (?:solicitor|barrister|accountant|teacher|electrician|engineer|social|nurse|plumber|chef|lawyer|actuary|architect|pharmacist)|\bfully qualified\b|\btickets?\b|\bcards?\b(?! (?:payment|game))|\bmembership\b|\bmember of (?:the )?[A-Z]|\b1[5-9]th edition|schein\b|berechtigung|Anerkennung als|Approbation|Zertifi|CACES|habilitation|attesta(?:tion|to)|\bpatentino|certifica|certyfikat|uprawnien|legitimation|\bintyg|rijbewijs|certificaat|\bcode 95\b|prawo jazdy|körkort|\bADR\b|\bVCA\b|\bHACCP\b|\bCDL\b|\bqualification\b|registratie|geregistreerd|\biscri(?:zione|tto) all|c[eé]dula profissional|carteira profissional|książeczk|legitimerad|bevis\b|prescriber|colegiad[oa]|abilitazion|habilitaci[oó]n|\b(?:[A-Z]{3,5}|state)[- ]registered\b|\bregistro profissional|\bregistro (?:en|no|ativo|activo)\b|\binscrit[\wÀ-ÿ]* (?:à|au) |inscripción en|\bcarnet de (?:manipulador|carretillero|instalador)|\bt[ií]tulo de (?!grado|licenciad|master|máster|bacharel|universit)|\bcurso de (?:operador|formação|vigilante|capacitação|condutor|primeiros|segurança|bombeiro)|\bdiplôme d'État|\bCQP\b|\bSSIAP\b|\bbrevet d|\btitre professionnel|colegiaci[oó]n|\binscrição (?:no|na|ativa|em)|\b(?:COREN|CREA|OAB|CREF|CRECI|CRC|CRP|CRMV)\b|\bNR-?\d\d\b|\b[A-Z]\w*führerschein|Sachkunde|\bUnterrichtung\b/i
const EXPERIENCE =
  /\b(?:experience|worked|working) (?:as|in)\b|Erfahrung als|expérience (?:en tant que|comme)|experiencia como|experiência como/i
/** "We are looking for a Registered Nurse" names the job; what it asks for is said elsewhere. */
const ANNOUNCED =
  /\b(?:looking for|seek(?:s|ing)?|hiring|recruiting|(?:opening|vacancy|position|role) (?:for|as|of)|suchen|sucht|recherch[eo]\w*|cherch\w+|busca\w*|procura\w*)\b/i
const WHO = /(?:nurse|midwife|pfleger|(?:er|or|ist|ian|ant|in|eur|euse|ière?|ero|era|eiro|eira)s?)$/i
const OTHER_SENSE =
  /(?:Führerschein|Weiterbildungs|Schein)[- ]?(?:zuschuss|förderung|kosten|übernahme)|\b(?:software|product|business|gift|credit|report|score|loyalty|time|post|sponsor)[- ](?:licen[cs]es?|cards?|registration)\b|registered office|registered trademark|qualified leads|casier|travail\b|bar staff|bar and/i
/** Words of papers that speak of something else: a team's members, an accredited college, a bar that is raised, what happens to copies. */
const OTHER_PAPERS =
  /\baccredit(?:ed|ing|ation)?\b (?:[\w-]+ ){0,4}(?:colleges?|universit\w+|schools?|institut\w+|courses?|programs?|programmes?|agenc\w+|employers?|bod(?:y|ies)|hospitals?|degrees?|training)\b|\baccredited by a\b|\bas an? (?:[\w-]+ ){0,2}member of (?:the|our|a|an|this)\b(?! (?:[\w'-]+ )?(?:Royal|Chartered|College|Institut\w+|Society|Association))|\b(?:an?|the|our|each|every|any|new|senior|key|core|valued) (?:[\w-]+ )?member of\b(?! (?:the |an? )?(?:[\w'-]+ )?(?:Royal|Chartered|College|Institut\w+|Society|Association|Academy|Law|Faculty|Board|Council|Chamber|professional|recogni[sz]ed))|\bmember of (?:the |our |a |an |this |their )?(?:[\w'&-]+ ){0,5}(?:team|teams|staff|organi[sz]ation|department|group|workforce|family|crew|committee|management|faculty|public|community|service)\b|\b(?:product|gym|club|health club|fitness|sports? club|wellness|loyalty|library|staff) memberships?\b|\bmembership (?:sales|fees?|cards?|program\w*|base|growth|numbers)\b|\brais(?:e|es|ing) (?:the |our )?(?:[\w-]+ )?bar\b|\b(?:set|sets|setting|raise|high) the (?:[\w-]+ )?bar\b|\b(?:business|notification|identification|ID|report|score|time|SIM|fuel|birthday|post|photo|playing|card) cards?\b|\bcard readers?\b|\b(?:attach\w*|upload\w*|submit\w*|cop(?:y|ies) of|list (?:their|your)) [^.;]{0,60}?(?:certificat|licen[cs]|qualification|registration)\w*|\bcertificates? [^.;]{0,50}\b(?:attached|submitted|uploaded|credited)\b|\bselective certification\b|\bbe certified in order\b|\bcertified (?:[\w-]+ ){0,2}courses?\b|\b(?:pre|post)[ -]+(?:registration|qualification)\b|\bregistration number\b|\bminimum qualifications?\b|\bqualifications? (?:stated|listed)\b|\b(?:quality|product|equipment|vendor|supplier|software|proper|ISO) certification\b/gi
/** What is paid depends on what somebody brings: nothing is asked for. */
const SETS_PAY =
  /\b(?:compensation|salar(?:y|ies)|pay|base range|hourly rate|wages?|remuneration)\b[^.;]{0,120}\b(?:factors?|based (?:up)?on|depend\w*|var(?:y|ies)|commensurate|take into account|taking into account|determined)\b/i
const HEADING_CASE = /^[^\p{Ll}]{4,60}$/u
const withoutOtherSenses = (said: string) =>
  HEADING_CASE.test(said.trim()) && !/\d|[A-Z]{2,5} /.test(said.trim())
    ? ''
    : SETS_PAY.test(said)
      ? ''
      : said.replace(OTHER_PAPERS, ' ')
const OR = /\b(?:or|oder|ou|lub|eller|and\/or|one of|either|equivalent|bzw)\b|[^\d\s]\/[^\d\s]| [ou] /i
const JOINS_ALL = /[,;&+]|(?<![a-zß-ɏ])(?:and|und|sowie|et|y|e|as well as|als auch|ainsi que|así como|bem como|plus)(?![a-zß-ɏ])/i
/** "ACA / ACCA". */
const SLASH = /^\s*\/\s*$/
/** "Registered with the NMC as an RN or RMN": the words between are part of one name. */
const MAX_GAP = 60
const OPENING = 40
const CLOSING = 41
/** A class, a grade or the number of a standard; a year is none. */
const CLASS = /^(?:(?!(?:19|20)\d\d$)\d{1,5}[A-Z]?|[B-HJ-Z]\d?|[A-Z]{2}\d?|[AI]\d)$/
const CLASS_LENGTH = 6
/** "Class A" is one too, where "a" alone is an article. */
const CLASSED = /(?:class[es]?|clase|klasse|kategorie|category|grade|grado|level|type|typ|part|tier|stufe|CDL) ?$/i
const CLASSED_LENGTH = 10
/** "L'habilitation" names no class L. */
const APOSTROPHES = "'’"

/** `from` and `to` are words; of the papers of one group one is enough. */
type Group = { ids: number[]; from: number; to: number; isAny: boolean }

/** The papers that a clause asks for, from one word to another: "ACA, ACCA or AAT" is one, "RMN/RNLD and NMC registration" are two. */
export function requiredLicences(
  text: string,
  spans: Spans,
  hits: Hits,
  first: number,
  last: number,
  said: string,
  isListed = false,
  mayNamePaper = true,
): AskedLicence[] {
  const namesPaper = () => mayNamePaper && PAPER.test(withoutOtherSenses(said))
  // "Experience as a registered nurse" asks for work, not for the paper.
  if (EXPERIENCE.test(said) && !namesPaper()) return []
  const groups = groupsIn(text, spans, hits, first, last, ANNOUNCED.test(said) && !namesPaper())
  if (groups.length === 0) {
    // Joined to a paper by "and", what has the name of one is a paper too.
    if (!(isListed || namesPaper()) || OTHER_SENSE.test(said)) return []
    groups.push({ ids: [], from: first, to: last, isAny: OR.test(said) })
  }
  return groups.map((group) => ({ ids: group.ids, isAny: group.isAny, ...wordsOf(text, spans, hits, group) }))
}

function groupsIn(text: string, spans: Spans, hits: Hits, first: number, last: number, isAnnounced: boolean): Group[] {
  const { licences } = vocabulary()
  const groups: Group[] = []
  let end = first
  // Joined only by commas so far: the word before the last of a list says whether one is enough.
  let open = 0
  for (
    let hit = lowerBound(hits.skillWords, hits.skills, first);
    hit < hits.skills && (hits.skillWords[hit] as number) < last;
    hit++
  ) {
    const id = hits.skillIds[hit] as number
    if (licences[id] !== 1 || isCheck(id)) continue
    const [word, stop] = [hits.skillWords[hit] as number, hits.skillEnds[hit] as number]
    if (isAnnounced && WHO.test(text.slice(spans.starts[word], spans.ends[stop - 1]))) continue
    const group = groups.at(-1)
    const gap = group ? text.slice(spans.ends[end - 1], spans.starts[word]) : ''
    if (group && gap.length < MAX_GAP && (OR.test(` ${gap} `) || SLASH.test(gap))) {
      const all = groups.splice(open)
      groups.push({
        ids: [...new Set([...all.flatMap(({ ids }) => ids), id])],
        from: all[0]?.from ?? word,
        to: stop,
        isAny: true,
      })
    } else if (group && (group.ids.includes(id) || isSame(gap))) {
      addOnce(group.ids, id)
      group.isAny ||= /^\s*\(\s*$/.test(gap)
      group.to = stop
    } else {
      if (!/^\s*,\s*$/.test(gap)) open = groups.length
      if (group) group.to = word
      groups.push({ ids: [id], from: group ? word : first, to: stop, isAny: false })
    }
    end = stop
  }
  const final = groups.at(-1)
  if (final) final.to = last
  return groups
}

/** It is asked for as a check, not as a paper that somebody holds. */
const isCheck = (id: number) => CHECKS.has(vocabulary().skills[id]?.name ?? '')
const CHECKS = new Set(['DBS check', 'Enhanced DBS check', 'Führungszeugnis', 'Erweitertes Führungszeugnis'])

/** A name in brackets, or two names of one paper: "Chartered accountant (ACCA)". */
const isSame = (gap: string) => gap.length < MAX_GAP && (/\(\s*$/.test(gap) || !JOINS_ALL.test(gap)) && !/[.;]/.test(gap)

function wordsOf(
  text: string,
  spans: Spans,
  hits: Hits,
  { from, to, ids, isAny }: Group,
): Pick<AskedLicence, 'beside' | 'words'> {
  const hasId = ids.length > 0
  let isAfterOr = false
  const { licences } = vocabulary()
  const words: number[] = []
  const beside: number[] = []
  let next = lowerBound(hits.skillWords, hits.skills, from)
  let isInBrackets = false
  let namedUntil = 0
  let end = spans.starts[from] as number
  const furthest = end + POINT_MAX_LENGTH
  for (let word = from; word < to; word++) {
    const start = spans.starts[word] as number
    if (start > furthest) break
    const gap = end
    for (; end < start; end++) {
      const code = text.charCodeAt(end)
      if (code === OPENING) isInBrackets = true
      else if (code === CLOSING) isInBrackets = false
    }
    end = spans.ends[word] as number
    for (; next < hits.skills && (hits.skillWords[next] as number) <= word; next++)
      if (licences[hits.skillIds[next] as number] === 1) namedUntil = hits.skillEnds[next] as number
    const info = wordInfo(text, spans, word)
    // What follows "or" is another paper: "a forklift licence or a comparable card".
    isAfterOr ||=
      hasId && !isInBrackets && (OR_WORD.test(text.slice(start, spans.ends[word])) || text.slice(gap, start).includes(' / '))
    // A class is one letter or number: "CACES 1, 3 et 5", "Rijbewijs C".
    const isShort = end - start <= CLASS_LENGTH && !APOSTROPHES.includes(text.charAt(end)) && !isThousands(text, start, end)
    const isLetter = end - start === 1 && CLASSED.test(text.slice(Math.max(0, start - CLASSED_LENGTH), start))
    const isNumbering = word === from && NUMBERED.includes(text.charAt(end) || ' ')
    const isClass = !isNumbering && isShort && (isLetter || CLASS.test(text.slice(start, end)))
    const isNamed = word < namedUntil
    if (!isClass && (info.isPlain || info.isPaperWord || (isInBrackets && !isNamed))) continue
    addOnce(words, info.key)
    // Of alternatives an unknown name is one more: "ACCA, XYZ or equivalent".
    const isAlternative = isAny && end - start > 1 && text.slice(start, end) === text.slice(start, end).toUpperCase()
    if (!isNamed && !isAlternative && !isAfterOr) addOnce(beside, info.key)
  }
  return { beside, words }
}
/** "5. A first-aid certificate". */
const NUMBERED = '.)'
/** "1,500 hours". */
const isThousands = (text: string, start: number, end: number) => end - start === 3 && /\d[.,]/.test(text.slice(start - 2, start))
const OR_WORD = /^(?:or|oder|ou|o|u|bzw)$/i
const addOnce = (list: number[], one: number) => {
  if (!list.includes(one)) list.push(one)
}

/** The stem keys of a paper's own words. */
export const paperWords = (text: string) => new Set(termsOf(text).map(stemKey))
