import { NOT_BULLETED } from '#read/text/about-others'
import { ROLE } from '#read/text/role'
import type { Hits } from '#read/text/scan'
import { type Spans, stemOf } from '#spans'
import { vocabulary } from '#tables/vocabulary'
import { termsOfWord } from '#terms'

/**
 * Whether a skill's word only names something where it stands: a team, a business partner, a benefit, what the employer does, or a trait
 * of a thing. Such a mention asks the applicant for nothing.
 */
export function isOnlyNamed(text: string, spans: Spans, hits: Hits, hit: number, role: number): boolean {
  const skill = vocabulary().skills[hits.skillIds[hit] as number]
  if (skill === undefined) return false
  if (skill.kind === 'language') return isExcludedLanguage(spans, hits, hit)
  if (skill.kind === 'licence') return false
  const sentence = hits.skillSentences[hit] as number
  const from = spans.from[sentence] as number
  const start = spans.starts[hits.skillWords[hit] as number] as number
  const end = spans.ends[(hits.skillEnds[hit] as number) - 1] as number
  if (skill.kind === 'soft') {
    // What somebody does is asked for wherever it is written: "negotiate with suppliers".
    if (DONE.test(text.slice(start, end))) return false
    if (isTraitOfThing(spans, hits, hit) || ENSURES.test(text.slice(Math.max(from, start - NEAR), start))) return true
    if (namesGroup(text, spans, hits, hit) && skill.name !== ACROSS_TEAMS) return true
    return role === ROLE.neutral && !speaksOfPerson(text, from, spans.to[sentence] as number, hits, hit)
  }
  if (role === ROLE.neutral && isDescribed(text, spans, sentence)) return true
  if (skill.kind !== 'field') return false
  if (PEOPLE.test(text.slice(start, end)) || namesGroup(text, spans, hits, hit)) return true
  if (BOSS.test(text.slice(end, end + BOSS_LENGTH)) && SUPPORTS.test(text.slice(Math.max(from, start - NEAR), start))) return true
  if (isPartner(spans, hits, hit) || isOfOthersHired(text.slice(Math.max(from, start - NEAR), start))) return true
  if (OFFERED_SKILLS.has(skill.name))
    return BENEFITS.test(text.slice(Math.max(from, start - NEAR), Math.min(spans.to[sentence] as number, end + NEAR)))
  return role === ROLE.neutral && isSpeciality(text.slice(Math.max(from, start - NEAR), start))
}
const NEAR = 160
const DONE =
  /^(?:negotiat|communicat(?:e|ing)|build|present|influenc|facilitat|prioriti|solv|juggl|meet|manag|stand|work|trabajar|travailler)/i
const ACROSS_TEAMS = 'Cross-functional collaboration'

const stems = (words: string) => new Set(words.split(' ').map((word) => stemOf(termsOfWord(word)[0] ?? word)))

/** Groups of people and firms that bear the name of what they do: "the marketing team", "payroll providers". */
const GROUPS = stems(
  'team department function colleague provider stakeholder agency company firm vendor unit division supplier contractor community leader teams Abteilung Dienstleister Bereich',
)
/** "A motivated team player" names no team. */
const PLAYERS = stems('player spirit work working oriented management leader')
const COMMA = 44
const CONNECTORS = stems('and or und oder et ou y e o as well')
/** Whoever leads such a group has to know what it does. */
const LEADS = stems(
  'experience experienced lead leads leading led manage manages managing managed head build building supervise supervising expérience erfahrung führung leitung work',
)
const WORDS_BEFORE = 8
/** Longer lists name no group. */
const MAX_LISTED = 12

/** The word behind a skill, or behind the last of a list of skills, names a group: "Legal, Finance and Marketing teams". */
function namesGroup(text: string, spans: Spans, hits: Hits, hit: number): boolean {
  const sentence = hits.skillSentences[hit] as number
  const stop = spans.firstWord[sentence + 1] as number
  for (let one = hit; one < Math.min(hits.skills, hit + MAX_LISTED) && hits.skillSentences[one] === sentence; one++) {
    const next = hits.skillEnds[one] as number
    if (next >= stop) return false
    if (GROUPS.has(spans.stems[next] as number)) {
      // "Sales, team leadership": a comma ends the name.
      const between = text.slice(spans.ends[next - 1], spans.starts[next])
      const after = next + 1 < stop && PLAYERS.has(spans.stems[next + 1] as number)
      return between === ' ' && !after && !hasBefore(spans, hits, hit, LEADS)
    }
    const following = hits.skillWords[one + 1] as number
    if (one + 1 >= hits.skills || following > next + 1) return false
    const isListed =
      following === next ? text.charCodeAt(spans.ends[next - 1] as number) === COMMA : CONNECTORS.has(spans.stems[next] as number)
    if (!isListed) return false
  }
  return false
}

function hasBefore(spans: Spans, hits: Hits, hit: number, words: ReadonlySet<number>): boolean {
  const first = hits.skillWords[hit] as number
  const from = Math.max(spans.firstWord[hits.skillSentences[hit] as number] as number, first - WORDS_BEFORE)
  for (let word = from; word < first; word++) if (words.has(spans.stems[word] as number)) return true
  return false
}

/** Whom one works with: "liaise with Finance and Procurement". */
const LIAISES = stems(
  'liaise liaising collaborate collaborating effectively partner partnering engage engaging interact interacting closely alongside coordinate collaboration cooperation peers zusammenarbeit abstimmung',
)
const WITH = stems('with alongside mit avec')
/** What follows is done, not whom it is done with. */
const TURNS = stems('to using by through on for when while via about und zu pour')
const WORDS_OF_LIST = 24
function isPartner(spans: Spans, hits: Hits, hit: number): boolean {
  const first = hits.skillWords[hit] as number
  const from = Math.max(spans.firstWord[hits.skillSentences[hit] as number] as number, first - WORDS_OF_LIST)
  let isWith = false
  for (let word = first - 1; word >= from; word--) {
    const stem = spans.stems[word] as number
    if (LIAISES.has(stem)) return isWith || stem === ALONGSIDE
    if (TURNS.has(stem) || (LEADS.has(stem) && isWith)) return false
    isWith ||= WITH.has(stem)
  }
  return false
}
const ALONGSIDE = stemOf('alongside')

/** "The integrity of the data", "at the discretion of". */
const OF = stems(
  'of information transport transportation auto vehicle service services system data care healthcare product internet source solution culture suits',
)
/** "Promoting independence": somebody else's. */
const FURTHERS = stems(
  'promote promoting promotes foster fostering encourage encouraging inspire inspires instil instill instilling maximise maximising maximize',
)
const isTraitOfThing = (spans: Spans, hits: Hits, hit: number) => {
  const next = hits.skillEnds[hit] as number
  if (hasBefore(spans, hits, hit, FURTHERS)) return true
  return next < (spans.firstWord[(hits.skillSentences[hit] as number) + 1] as number) && OF.has(spans.stems[next] as number)
}

/** "You make sure that every ride is safe and reliable". */
const ENSURES =
  /(?<![\wÀ-ÿ])(?:ensur(?:e|es|ing)|mak(?:e|es|ing) sure|guarantee\w*) (?:that )?(?:the|our|every|all|each|any) [^.;,]{0,60}(?<![\wÀ-ÿ])(?:is|are|remains?|stays?|runs?) (?:[\wÀ-ÿ]+ (?:and )?)?$/i

/** "A language other than English". */
const OTHER = stems('other')
const THAN = stems('than')
function isExcludedLanguage(spans: Spans, hits: Hits, hit: number): boolean {
  const first = hits.skillWords[hit] as number
  const from = spans.firstWord[hits.skillSentences[hit] as number] as number
  return first - 2 >= from && THAN.has(spans.stems[first - 1] as number) && OTHER.has(spans.stems[first - 2] as number)
}

/** Outside a list of requirements a trait is asked for only where the sentence speaks of a person, or is no more than a few words. */
const PERSON =
  /(?<![\wÀ-ÿ])(?:you|your|yourself|required|looking (?:for|to appoint)|seeking|opportunity for|opening for|manner|mindset|approach|provides? (?:[a-z]+ )?leadership|candidates?|applicants?|individuals?|someone|somebody|person|people who|professional|must|should|need|able|ability|skills?|skilled|strong|excellent|good|great|highly|proven|exceptional|effective|high|experience|demonstrat\w+|minded|passion|du|dich|dein\w*|Sie|Ihre?|Fähigkeit|bringst|bringen|verfüg\w+|zeichn\w+|stark|gut\w*|hoh\w+|ausgeprägt\w*|vous|votre|tu|ton|êtes|sens|capacité|esprit|bonne?|grande?|faire preuve|qualités|persona|capacidad|habilidad\w*|tienes|eres|demuestra|muestra|buen[ao]?s?|excelentes?|actitud|pessoas?|capacidade|você|ter|bo[am]s?|perfil|ser|din|ditt|dig|förmåga|är|god|jij|je|jouw|goede|sei|capacità|buone?|ottim\w+|osob\w+|umiejętn\w+)(?![\wÀ-ÿ])/i
const MAX_READ = 400
const FEW_LETTERS = 90
const speaksOfPerson = (text: string, from: number, to: number, hits: Hits, hit: number) =>
  to - from <= FEW_LETTERS || isListOfTraits(hits, hit) || PERSON.test(text.slice(from, Math.min(to, from + MAX_READ)))
const TRAITS = 4
function isListOfTraits(hits: Hits, hit: number): boolean {
  const { skills } = vocabulary()
  const sentence = hits.skillSentences[hit]
  let traits = 0
  for (let one = Math.max(0, hit - TRAITS); one < Math.min(hits.skills, hit + TRAITS); one++)
    if (hits.skillSentences[one] === sentence && skills[hits.skillIds[one] as number]?.kind === 'soft') traits++
  return traits >= TRAITS
}

/** Skills that employers also give their people. */
const OFFERED_SKILLS = new Set([
  'Life insurance',
  'Health insurance',
  'Insurance',
  'Childcare',
  'Mental health',
  'Learning and development',
  'Coaching',
  'Mentoring',
  'Physical fitness',
  'Manual therapy',
  'Massage',
])
const BENEFITS =
  /(?<![\wÀ-ÿ])(?:benefits? (?:such|coverage|include|package|plan)|benefits?:|employee|coverage|enrol\w*|allowance|perks?|discounts?|(?:we|will) (?:offer|provide)|position offers|you(?:'ll| will)? (?:get|receive)|feel supported|assistance|eligible|paid|pension|401|events?|angebote|getränke\w*|obst|gesundheits\w+|development programme|first year|mutuelle|logement|salary|holiday|vacation|your (?:own )?(?:personal|mental|growth))(?![\wÀ-ÿ])/i

/** What an employer is known for, up to the skill: "specialised in", "a leading provider of". */
const SPECIALITY =
  /(?<![\wÀ-ÿ])(?:speciali[sz](?:es?|ed|ing) in|specialists? in|(?:leading|global|major|premier) [^.;]{0,40}(?:provider|supplier|manufacturer|company|firm|leader)|providers? of|partnered with|spezialisiert auf|Anbieter (?:von|für)|spécialisée?s? (?:dans|en)|experte? (?:en|dans)|leader (?:de|en|dans|du|des)|especializad[ao]s? en|prestação de|especializad[ao]s? em|líder(?:es)? en)(?![\wÀ-ÿ])/i
const TO_READER =
  /(?<![\wÀ-ÿ])(?:you|your|candidate|applicant|experience|du|Sie|vous|Sie|looking for|seeking|recherch\w+|profil|busca\w*|procura\w*)(?![\wÀ-ÿ])/i
function isSpeciality(before: string): boolean {
  const found = SPECIALITY.exec(before)
  return found !== null && !TO_READER.test(before)
}

/** "Report to the Catering Manager": the boss's field. */
const SUPPORTS =
  /(?<![\wÀ-ÿ])(?:support\w*|assist\w*|report(?:s|ing)? (?:directly |in)?to|supervis(?:ed|ion) (?:of|by)|direction of|led by|deputi[sz]\w+ for)(?![\wÀ-ÿ])[^.;]{0,80}$/i
const BOSS = /^ (?:Manager|Director|Lead|Leader|Head|Supervisor|Officer|Coordinator|Partner|Executive|Chef)(?![\wÀ-ÿ])/
const BOSS_LENGTH = 16

/** Whom one hires knows it: "recruits talent for marketing". */
const HIRES =
  /(?<![\wÀ-ÿ])(?:recruit(?:s|ed|ing)?|hir(?:e|es|ing)|headhunt\w*|staffing|sourc(?:e|es|ing)) (?:(?!(?:and|to|with|using|by|for (?:a|an|our)) )[\wÀ-ÿ,'&/-]+ ){0,12}(?:talents?|people|candidates?|professionals|roles|positions|experts?|specialists?|hires)(?![\wÀ-ÿ])[^.;]*$/i
const isOfOthersHired = (before: string) => HIRES.test(before)

/** "Product owners", "recruiters": somebody else's job. */
const PEOPLE = /[a-z](?:owners|managers|engineers|developers|designers|recruiters|welders|radiographers)$/i

/** A sentence in the third person that tells of the employer, its place or its rules, and nowhere of the work. */
const TELLS =
  /(?<![\wÀ-ÿ'])(?:is|are|was|were|has|have|holds?|had|provides?|offers?|operates?|owns?|serves?|supplies|exists?|est|sont|propose|compte|possède|ist|sind|hat|haben|bietet|gehört|es|son|tiene|cuenta|ofrece|é|são|tem|oferece|conta|är|har|erbjuder)(?![\wÀ-ÿ])/i
const OF_WORK =
  /(?<![\wÀ-ÿ])(?:you|your|you['’]ll|candidates?|applicants?|individual|person|someone|somebody|role|position|posts?|post ?holders?|incumbent|jobs?|responsib\w+|dut(?:y|ies)|tasks?|experience\w*|knowledge|skills?|ability|able|familiar\w*|proficien\w+|understanding|expertise|qualifi\w+|degree|required?|requires|must|manager|lead|leader|coordinator|officer|engineer|assistant|specialist|analyst|director|technician|supervisor|nurse|developer|consultant|intern|associate|will|should|need\w*|looking|seek\w*|hiring|recruit\w*|perform\w*|stack|use[sd]?|work(?:s|ing)? (?:with|on)|opportunity|vacanc\w+|graduate|certifi\w+|du|dich|dein\w*|Sie|Ihre?\w*|Aufgabe\w*|Kenntnis\w*|Erfahrung\w*|such\w+|vous|votre|vos|poste|mission\w*|recherch\w+|maîtris\w+|connaissance\w*|compétence\w*|expérience|il|elle|tu|usted|puesto|funci\w+|experiencia|conocimiento\w*|busca\w*|manejo|requi\w+|vaga|você|experiência|conheciment\w*|procura\w*|fun[cç][aãoõ]\w*|dig|din|ditt|tjänst\w*|arbetsuppgift\w*|söker|erfarenhet|kunskap\w*)(?![\wÀ-ÿ])/i
/** "Provides first aid" is a duty; "The clinic provides first aid" tells of the clinic. */
const HAS_SUBJECT =
  /^\s*(?:the|this|that|there|these|those|our|we|it|its|in|at|as|with|all|from|on|an?|each|every|both|le|la|les|l'|un|une|cette|ces|notre|nos|nous|ce|die|der|das|ein|eine|unser\w*|wir|el|los|las|una|nuestr\w+|o|os|um|uma|noss\w+|den|det|vi|vår\w*)(?![\wÀ-ÿ])/i
const NAME_IS =
  /^\s*[A-ZÀ-Þ][\wÀ-ÿ’'&.-]*(?: [A-ZÀ-Þ(&][\wÀ-ÿ’'&.)-]*){0,6},? (?:is|are|was|has|have|holds?|provides?|offers?|est|sont|ist|sind|hat|es|son|é|são|är|har)(?![\wÀ-ÿ])/
const SHORT = 60
/** The sentence that was asked for last: it is asked for each of its skills. */
const described = { text: '', sentence: -1, is: false }
function isDescribed(text: string, { from, to }: Spans, sentence: number): boolean {
  if (described.sentence === sentence && described.text === text) return described.is
  const start = from[sentence] as number
  const is = isDescription(text.slice(start, Math.min(to[sentence] as number, start + MAX_READ)))
  Object.assign(described, { text, sentence, is })
  return is
}
const isDescription = (sentence: string) =>
  sentence.length > SHORT &&
  (HAS_SUBJECT.test(sentence) || NAME_IS.test(sentence)) &&
  NOT_BULLETED.test(sentence) &&
  TELLS.test(sentence) &&
  !OF_WORK.test(sentence)
