import { ROLE, type Role } from '#read/text/role'
import { CUE_WORDS } from '#tables/cues'
import { cueBit } from '#tables/vocabulary'
import { type TimeOfWork, timesAsked } from './times-of-work.ts'

/** What mostly only the person can judge. `amount`: the share of the time that is travelled, in percent. `times`: when or where it is done. */
export type Duty = { name: DutyName; amount: number | null; times: TimeOfWork[] }
type DutyName = 'check' | 'shift' | 'travel' | 'physical'

const PERCENT = /(\d{1,3}) ?(?:%|percent|Prozent|pour cent|por ciento|por cento)/i
const SELDOM =
  /\b(?:occasional\w*|sometimes|rare\w*|gelegentlich\w*|ocasional\w*|occasionnel\w*|ponctuel\w*|esporádic\w*|puntual\w*|minimal)\b/i
const SELDOM_PERCENT = 25

const travelled = (said: string) => {
  const percent = PERCENT.exec(said)?.[1]
  return percent ? Math.min(100, Number(percent)) : SELDOM.test(said) ? SELDOM_PERCENT : null
}

export const DUTIES = (['check', 'shift', 'travel', 'physical'] as const).map((name) => ({
  name,
  bit: cueBit(name),
  valueOf: (said: string): Duty => ({
    name,
    amount: name === 'travel' ? travelled(said) : null,
    times: name === 'shift' || name === 'travel' ? timesAsked(said) : [],
  }),
}))

const wordsOf = (words: string) =>
  new RegExp(
    `(?<![a-zß-ɏ])(?:${words.split(', ').join('|').replaceAll('^', '').replaceAll(' ', '\\W')})(?:s|en)?(?![a-zß-ɏ])`,
    'i',
  )
const NAMED: Readonly<Record<DutyName, RegExp>> = {
  check: wordsOf(CUE_WORDS.check),
  shift: wordsOf(CUE_WORDS.shift),
  travel: wordsOf(CUE_WORDS.travel),
  physical: wordsOf(CUE_WORDS.physical),
}

/** The word stands for something else: what is arranged for others, an industry, a benefit. */
const OTHER: Readonly<Record<DutyName, RegExp>> = {
  check:
    /\b(?:conduct|carry out|perform|run|process|manage|administer|complete)(?:s|ing)? (?:[\w-]+ ){0,3}(?:background|reference|DBS|credit|criminal) ?(?:record )?checks? (?:on|for|of)\b|(?<![a-zß-ɏ])(?:gestion|archiv|tramit|verific|revis|class(?:e|ez|er)|vérifi|gér|trait|cuidar|arquiv|confer|organi[sz]|beantrag|verwalt|prüf)[a-zß-ɏ]*\s[^.;,]{0,24}?(?:certificados?|casiers?|extraits?|certid(?:ão|ões)|antecedentes|Führungszeugnisse?)(?![a-zß-ɏ])/i,
  shift:
    /\bnights? (?:out|away)\b|\b(?:first|whole|entire|last|on your|on each|before (?:each|every)) shift\b(?! (?:work|pattern))|(?:nights?|nuits|noches|noites|Nächte) (?:a|per|par|por|pro) (?:week|semaine|semana|Woche)[^.;]{0,24}(?:away|travel|déplacement|viaj)|(?:road|away|travel\w*|viajando) [^.;]{0,20}(?:nights|noches|noites)|(?:plus|\+|paid) (?:\d+ )?(?:public|bank|statutory) holidays|\b(?:annual leave|days'? holiday|holiday entitlement|weekends? (?:off|free)|overtime (?:pay|paid|rates?|premium)|paid overtime|time and a half|free weekends|shift (?:allowance|premium|bonus|pay|differential)|paradigm shift|shift (?:the|our|your|in|towards?|left|from|data|focus|gears|quickly)\b|\b(?:priorit\w+|dynamics|markets?|needs|focus|trends|demands|landscape) shift\b|gear ?shift|shift (?:manager|supervisor|leader|lead|engineer|handover)|(?:supervis\w+|jefe|jefa|encargad[oa]|líder|chefe) de turno|chef d['’]équipe|every shift you work|\bno (?:on[- ]call|weekends?|nights?|shifts?|evenings?|overtime)\b|nuit étoilée|Zuschläge|Schichtzulage\w*|Nachtzuschl\w*|freie Wochenenden|prime de nuit|primes d'équipe)/i,
  travel:
    /\b(?:arrang|book|organi[sz]|coordinat|plan|manag|keep|schedul|process|approv|handl|support|maintain|prepar)\w*\b[^.;]{0,60}\btravel|\btravel (?:agen\w+|industry|expens\w+|insurance|allowance|arrangements?|bookings?|compan\w+|sector|trade|brand|products?|tech\w*|card|loan|discount|costs?|time|pass|medicine|documents?|itinerar\w+|management|reimburse\w*|plans?|platform|experts?|experience|services?|guides?|restrictions?|distance|nurs\w+|consult\w+|writer|retail|leader|scheme|season)\b|\b(?:corporate|leisure|online|luxury|business) travel\b|\btravel and (?:expens|tourism|leisure|hospitality|accommodation)|love (?:of|to|for) travel|\b(?:discount\w*|raffle|sorteo|sorteio|descuentos?|descontos?|réductions?|vergünstigt\w*|rabatt\w*|zuschuss)\b[^.;]{0,40}(?:travel|trips?|viaj|viag|voyages?|Reisen)|Reisekosten|Reisebranche|frais de déplacement|gastos de (?:viaje|desplazamiento)|agencia de viajes|agência de viagens|despesas de/i,
  physical:
    /\b(?:fork ?lift|lift truck|lift (?:engineer\w*|maintenance|compan\w+|industry|installations?|off|sales|the (?:brand|business|team))|uplift|face ?lift|chair ?lift|career ladder|corporate ladder|property ladder|pounds? (?:of revenue|per|a year|an hour|million|sterling)|million pounds|£)/i,
}
/** A line of a list of tasks names travel only as work; it is a condition where somebody has to be ready for it. */
const ASKS_TRAVEL =
  /%|\b(?:willing\w*|ability|able|ready|readiness|prepared|availab\w+|flexib\w+|required?|requires|requirement|must|expected|necessary|need\w*|up to|occasional\w*|frequent\w*|regular\w*|some|extensive|minimal|international|domestic|overnight|nationwide|national|between|bereit\w*|Reisebereitschaft|Reisetätigkeit|Dienstreisen|erforderlich|déplacements?|disponib\w+|mobil\w+|viajar|viajes|desplazamientos|viagens|deslocações|trasferte|delegacje|on the road|away from home|de viaje|viajando|Dienstreise|tjänsteresor|reisbereid\w*|nights? (?:out|away)|overnight stays|reist (?:du|ihr)|reisen Sie|découch\w+|Übernachtungen|pernoctas)\b/i

/** Arranged for other people: "you plan the shifts of thirty drivers". */
const ARRANGES =
  /(?<![a-zß-ɏ])(?:arrang|book|organi[sz]|coordinat|schedul|plan(?:s|ning|st|en|t|ejar|ificar[a-zß-ɏ]*|ifi[a-zß-ɏ]*|ej[a-zß-ɏ]*)?(?![a-zß-ɏ])|koordin|organis|buch(?:en|st|t)|coordonn|planifi|réserv|organiz|coordin|reserv|gestion(?:ar|a|as|arás)(?![a-zß-ɏ])|prepar)[a-zß-ɏ]*\s[^.;,]{0,40}?(?:travel|trips?|shifts?|rotas?|rosters?|Reisen|Dienstreisen|Schicht[a-zß-ɏ]*|Dienstpl[a-zß-ɏ]*|déplacements|voyages|horaires|équipes|viajes|desplazamientos|turnos|viagens|deslocações|escalas|plantões)(?![a-zß-ɏ])(?! (?:required|is|are|erforderlich|ist|requis|requerid|necesari))/i

export const namesCheck = (said: string) => NAMED.check.test(said)

/** Hours that every contract names, unless somebody has to be able to work them. */
const HOURS = /hours per week|business hours|flexible hours/gi
/** Names a kind of work, not only a time of the week. */
const SHIFT_WORK =
  /shift|rota|roster|on[- ]call|schicht|bereitschaft|nachtdienst|nachtarbeit|wochenenddienst|wochenendarbeit|équipe|[23]x8|posté|décalés|astreinte|nuit|turno|plant|nocturn|noturn|ploeg|zmian|skift/i
const ABLE = /\b(?:able|available|availability|must|required|willing|need|flexible to)\b/i
/** Somebody who adapts to shifts does not plan them: "flexibility in schedule to accommodate varying shifts". */
const FLEXIBLE = /^\W*(?:flexib|availab|willing|able|ability to work|bereitschaft|verfügbar|disponib|souplesse)/i
/** A heading: "Physical demands and working conditions". */
const HEADING =
  /^\W*(?:physical (?:demands|requirements)|working (?:hours|conditions)|travel(?: requirements?)?|background checks?|shifts?)(?: (?:and|&) [a-zß-ɏ ]{3,30})?\W*$/i
const CAPITALS = /^[^\p{Ll}]{4,60}$/u

/** "Experience of working with children" names no "Working with Children Check". */
const WITH_CHILDREN =
  /working with children(?! ?(?:\(|checks?|cards?|clearances?|permits?|certificates?|registration|screening|blue))/i

/** Whether a clause states this condition; in a whole sentence its cue word was found already. */
export function isDuty(name: DutyName, said: string, role: Role, modality: string | null, isPart: boolean): boolean {
  if (name === 'check' && WITH_CHILDREN.test(said) && !NAMED.check.test(said.replace(WITH_CHILDREN, ' '))) return false
  if ((isPart && !NAMED[name].test(said)) || OTHER[name].test(said) || CAPITALS.test(said) || HEADING.test(said)) return false
  if ((name === 'shift' || name === 'travel') && modality !== 'must' && ARRANGES.test(said) && !FLEXIBLE.test(said)) return false
  if (role === ROLE.aside && name === 'shift' && modality !== 'must' && !ABLE.test(said) && !SHIFT_WORK.test(said)) return false
  if (name === 'shift' && !ABLE.test(said) && !NAMED.shift.test(said.replace(HOURS, ' '))) return false
  if (role === ROLE.aside && name === 'travel' && modality !== 'must') return false
  return name !== 'travel' || role === ROLE.must || role === ROLE.nice || ASKS_TRAVEL.test(said)
}
