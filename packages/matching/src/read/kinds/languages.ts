import { wordInfo } from '#read/text/word-info'
import type { Spans } from '#spans'

/** Languages of which one is enough. Ranks as in LANGUAGE_LEVELS of a profile: 1 beginner to 5 native. */
export type AskedLanguages = { options: { name: string; level: number }[] }

const LEVELS: readonly [number, RegExp][] = [
  [
    1,
    /\b(?:basic|elementary|beginner\w*)\b|\bA[12]\b|grundkenntnisse|grundlegend|\bnotions\b|débutant|básic|\bbasiskennis|\blivello base|podstaw|grundläggande/i,
  ],
  [
    2,
    /\bB1\b|\b(?:conversational|intermediate|working knowledge|some)\b|intermédiaire|intermedi[oa]|intermédio|intermediário|\bmedio\b|\bmédio\b|mittlere/i,
  ],
  [
    3,
    /\badvanced|\bconfident\w*|\bat home in\b|\bsicher auf\b|beherrsch\w+|con soltura|\bdominas?\b|comunica bem|\bexcellent|\bvery good|\bstrong\b|\bB2\b|sehr gut|ausgezeichnet|hervorragend|exzellent|\btrès bo|\bexcellente?\b|avancée?|\bmaîtrise|avanzad|\balto\b|muy bue|uitstekend|zeer goed|ottim|avançad|muito bo|bardzo dobr|mycket god/i,
  ],
  [
    4,
    /\bfluent|\bfluency|\bproficien|\bC[12]\b|\bbilingual|business[- ]level|\bprofessional level|flie(?:ß|ss)end|verhandlungssicher|\bcouramment|\bcourante?s?\b|bilingue|bilingüe|flu[ií]d[oa]|fluidez|\b(?:perfect|flawless|impeccable|full command|complete command)\b|\bperfekte?[nrs]?\b|\bparfaite?s?\b|\bperfect[oa]\b|\bperfeit[oa]\b|vloeiend|fluente|fluência|biegł|płynn|flytande/i,
  ],
  [
    5,
    /\bnative\b|mother tongue|muttersprach|langue maternelle|\bnativ[oa]|lengua materna|língua materna|moedertaal|madrelingua|ojczyst|modersmål/i,
  ],
]
const UNSTATED = 2
/** To have a command of a language is more than to know it, where nothing else is said of the level. */
const COMMAND = /\bdom[ií]nio\b/i
const COMMANDED = 3
const ASKS =
  /\blanguages?\b|\bspeak|spoken|written|verbal|\boral|\bknowledge|command of|kenntnisse|Sprache|in Wort und Schrift|Niveau|langue|maîtrise|\bparl|connaissance|idioma|hablad|hables|escrit|nivel|conocimiento|dominio|\btaal\b|beheersing|spreek|lingua|conoscenza|parlat|língua|fluên|falad|fala |conhecimento|domínio|nível|język|znajomość|språk|kunskaper|tal och skrift|\bis (?:a|an|required|essential|mandatory|necessary|desirable|preferred)|\bis een pré|meriterande|von Vorteil|erforderlich|valorará|valorizad|imprescindible|obrigatóri|exig|serait|at home in|verständig|beherrsch|kommuniz|comunica|expresas|\bdominas?\b|\batout|requis/i
/** Beside a degree, which may be one in a language. */
const NAMES_LANGUAGE = /\blanguages?\b|\bspeak|\bspoken|kenntnisse|Sprache|\blangue|\bparl|idioma|\bhabl|língua|\bfala/i
/** After its name: a people, a subject or a market, not a language that is spoken at work. */
const OTHER_AFTER =
  /^(?:'s|[- ](?:teach\w*|tutors?|departments?|literature|lessons?|class(?:es|room)|curriculum|law|markets?|customers?|clients?|offices?|citizens?|compan\w+|teams?|government|headquarters|subsidiar\w+|cuisine|food|restaurants?|passport|driving|licen[cs]es?|GAAP|Embassy|A-?levels?|studies|studied|nationals?|Bank|Telekom|Bahn|Arms|Council|Language and Literature|Unterricht))/i
const OTHER_BEFORE =
  /(?:\b(?:teach\w*|taught|tutor\w*|unterrichten|enseigne\w*|other than|apart from|besides|except|außer|autres? que|hors|distint[oa]s? (?:de|del|a)|além d[eo]|que no sea)(?: the| l'| el| o)?|\b(?:GCSE|A-?level)s?(?: \w+)?(?: in| including)?(?: Maths and| maths and)?) ?$/i
/** "Deutscher Markt", "entreprise française": only the language itself has the noun beside it. */
const ADJECTIVE =
  /^(?:[a-zß-ɏ]+isch|deutsch)e[nrsm]?$|^(?:française|anglaise|allemande|espagnole|italienne|portugaise)s?$|^(?:español|ingles|frances|aleman|portugues|italian|inglesa|francesa|alemã)as?$/i
const LANGUAGE_NOUN = /^[ -]?(?:sprach|kennt|language|langue|idioma|lengua|língua)/i
const LANGUAGE_NOUN_BEFORE = /(?:langues?|lenguas?|línguas?|idiomas?) $/i
const SMALL_POLISH = /^polish$/
const OR = /\/|(?<![a-zß-ɏ])(?:or|oder|ou|o|u|lub|eller|of|bzw|beziehungsweise|alternativ\w*|either)(?![a-zß-ɏ])/i
const AND =
  /[&+]|(?<![a-zß-ɏ])(?:and(?!\/)|und(?!\/)|sowie|et|y|e|en|i|och|as well as|ainsi que|así como|bem como|also|auch)(?![a-zß-ɏ])/i
/** "B2 or higher", "native or fluent": alternatives of a level. */
const LEVEL_OR =
  /\([^()]{0,80}\)|(?<![a-zß-ɏ])(?:[ABC][12]|native|fluent\w*|very good|good|flie(?:ß|ss)end\w*|sehr gute?|courant|natif|nativo|avanzado|fluente|avançado|min(?:imum)?)(?:[ -]{0,2}(?:or|oder|ou|o|\/|bis|to) {0,2})(?:[ABC][12]|higher|above|better|more|fluent|native|near-native|business fluent|höher|besser|mehr|muttersprachlich\w*|supérieur|plus|bilingue|superior|más|mais|nativo|fluente|muttersprache)(?![a-zß-ɏ])/gi
const ONE_OF = /\b(?:one|any|either|eine[rs]?|l'une?|una?|uma) (?:or more )?(?:of|der folgenden|des|de|das|de los|dos) /i
const FEW_WORDS = 5

type Mention = { name: string; from: number; to: number; before: string; after: string; joins: 'or' | 'and' | 'list' | null }

/**
 * The languages that a clause asks for; a plain name counts in a short sentence. `from` is where the clause starts in the text. Beside years
 * or a degree a language needs a word that makes it one: "a degree in English" asks for none.
 */
export function requiredLanguages(
  text: string,
  spans: Spans,
  index: number,
  from: number,
  clause: string,
  isBeside = false,
): AskedLanguages[] {
  const mentions = mentionsIn(text, spans, index, from, clause)
  if (mentions.length === 0) return []
  const own = mentions.map(({ before, after }) => ({ before: levelIn(before), after: levelIn(after) }))
  const words = (spans.firstWord[index + 1] as number) - (spans.firstWord[index] as number)
  const isStated = own.some(({ before, after }) => before !== undefined || after !== undefined)
  if (!isStated && (isBeside ? !NAMES_LANGUAGE.test(clause) : !ASKS.test(clause) && words > FEW_WORDS)) return []
  const unstated = COMMAND.test(clause) ? COMMANDED : UNSTATED
  const asked: AskedLanguages[] = []
  const isOneOf = ONE_OF.test(mentions[0]?.before ?? '')
  mentions.forEach(({ name }, place) => {
    if (mentions.findIndex((one) => one.name === name) < place) return
    // "They speak German only, so you need German at level C1": the level may stand at another mention.
    const again = mentions.findIndex((one, at) => at > place && one.name === name && isLeveled(own[at]))
    const isSaidLater = again > 0 && !isLeveled(own[place])
    const option = { name, level: levelOf(own, isSaidLater ? again : place) ?? unstated }
    const joins = isOneOf ? 'or' : joinOf(mentions, place)
    if (place > 0 && joins === 'or') asked.at(-1)?.options.push(option)
    else asked.push({ options: [option] })
  })
  // Which other language, the clause does not say.
  if (BILINGUAL.test(clause) && asked.length < 2) asked.push({ options: [] })
  return asked
}
const isLeveled = (own: { before: number | undefined; after: number | undefined } | undefined) =>
  own?.before !== undefined || own?.after !== undefined
const BILINGUAL =
  /(?:bilingual|bilingüe|bilingue|zweisprachig)\w*(?! (?:in |en |em )?\(?[a-zß-ɏ]+\)?(?: (?:is|a|would|skills|speaker|ist|von|est|serait|es|será|é)\b|[.,;)]|$))/i

function mentionsIn(text: string, spans: Spans, index: number, from: number, clause: string): Mention[] {
  const mentions: Mention[] = []
  const end = from + clause.length
  let last = 0
  for (let word = spans.firstWord[index] as number; word < (spans.firstWord[index + 1] as number); word++) {
    const start = spans.starts[word] as number
    if (start < from) continue
    if (start >= end) break
    const { language } = wordInfo(text, spans, word)
    if (language === undefined) continue
    const [first, stop] = [start - from, (spans.ends[word] as number) - from]
    const before = clause.slice(last, first)
    if (!isSpoken(clause.slice(first, stop), before, clause.slice(stop))) continue
    const known = mentions.at(-1)
    if (known) splitGap(known, before)
    mentions.push({
      name: language,
      from: first,
      to: stop,
      before: known ? (cutBefore(before) ?? '') : before,
      after: clause.slice(stop),
      joins: known ? joinIn(before) : null,
    })
    last = stop
  }
  const final = mentions.at(-1)
  if (final) final.after = final.after.split(/[,;]| (?:and|und|et|y|e) /i, 1)[0] ?? ''
  return mentions
}

function isSpoken(word: string, before: string, after: string): boolean {
  if (OTHER_AFTER.test(after) || OTHER_BEFORE.test(before) || SMALL_POLISH.test(word)) return false
  return !ADJECTIVE.test(word) || LANGUAGE_NOUN.test(after) || LANGUAGE_NOUN_BEFORE.test(before)
}

const JOIN =
  /[,;/&+]|(?<![a-zß-ɏ])(?:or|oder|ou|o|u|and|und|sowie|et|y|e|bzw|as well as|ainsi que|así como|bem como)(?![a-zß-ɏ])/i
/** What stands between two languages belongs to the first up to the word that joins them, and to the second after it. */
function splitGap(known: Mention, gap: string) {
  const even = gap.replace(LEVEL_OR, (all) => 'x'.repeat(all.length))
  const at = even.search(JOIN)
  known.after = at < 0 ? gap : gap.slice(0, at)
}
function cutBefore(gap: string): string | undefined {
  const even = gap.replace(LEVEL_OR, (all) => 'x'.repeat(all.length))
  const at = even.search(JOIN)
  return at < 0 ? '' : gap.slice(at)
}
function joinIn(gap: string): Mention['joins'] {
  const plain = gap.replace(LEVEL_OR, ' ')
  return OR.test(plain) ? 'or' : AND.test(plain) ? 'and' : plain.includes(';') ? 'and' : 'list'
}

/** A comma stands for the word that joins the last two of its list. */
function joinOf(mentions: readonly Mention[], place: number): Mention['joins'] {
  for (let at = place; at < mentions.length; at++) {
    const { joins } = mentions[at] as Mention
    if (joins !== 'list') return joins
  }
  return 'and'
}

/** The lowest of the levels that a phrase accepts. */
const levelIn = (phrase: string): number | undefined => LEVELS.find(([, pattern]) => pattern.test(phrase))?.[0]

/** Its own level, else that of the list it stands in: "fluent English and German", "inglés y francés avanzado". */
function levelOf(own: readonly { before: number | undefined; after: number | undefined }[], place: number): number | undefined {
  const { before, after } = own[place] ?? {}
  if (before !== undefined || after !== undefined) return Math.min(before ?? 5, after ?? 5)
  const listed = own.slice(0, place).findLast((one) => one.before !== undefined)?.before
  return listed ?? own.slice(place + 1).find((one) => one.after !== undefined)?.after
}
