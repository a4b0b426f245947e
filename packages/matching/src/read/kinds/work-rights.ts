import type { SECURITY_CLEARANCES } from '@jobapply/core/profiles/constants'
import { COUNTRIES } from '@jobapply/core/shared/countries/countries'
import type { Option } from '@jobapply/core/shared/options'
import { nationalityIn, nationsIn } from '#tables/nations'

/** What a sentence says about who may be hired: clearance, sponsorship, citizenship. English, German and French. */

type Clearance = Option<typeof SECURITY_CLEARANCES>

export const CLEARANCE_RANKS: Readonly<Record<Clearance, number>> = {
  none: 0,
  other: 0,
  'public-trust': 1,
  confidential: 2,
  secret: 3,
  'top-secret': 4,
  sci: 5,
}
const CLEARANCES: readonly [Clearance, RegExp][] = [
  ['sci', /TS\s?\/\s?SCI|\bSCI\b|sensitive compartmented|polygraph/i],
  ['top-secret', /top[- ]secret|\bTS\b/i],
  ['secret', /\bsecret\b/i],
  ['confidential', /confidential clearance/i],
  ['public-trust', /public trust/i],
]
/** "Clearance" alone is ambiguous: customs, bridges, background checks. */
const SECURITY =
  /security clear(?:ance|ed)|public trust|\bTS\s?\/\s?SCI\b|polygraph(?! (?:examin(?:er|ations)|school|association|training|unit|operator))|\b(?:active|current|secret|government|federal|DoD|DOE|Q|L|SC|DV|CTC|EDV|NV[12]|baseline|positive vetting) (?:security )?clear(?:ance|ed)\b|clearance (?:level|required|is required|eligib\w+)|\b(?:hold|have|possess|maintain|obtain)\w* (?:an? |the )?(?:\w+ )?clearance\b|^\W*clearances?\b|Sicherheitsüberprüfung|Sicherheitsfreigabe|habilit(?:ation|ée?s?) (?:au |à la |de |du )?(?:sécurité|secret|défense|confidentiel|très secret)|(?:habilitación|acreditación|autorización) (?:[\wÀ-ÿ]+ )?de seguridad|(?:credencial|habilitação|credenciação) (?:[\wÀ-ÿ]+ )?de segurança/i
const OTHER_CLEARANCE =
  /\b(?:arrest|conviction|criminal) (?:and |or )?(?:\w+ )?(?:records?|histor(?:y|ies))\b|\b(?:used by|whose (?:staff|people|employees|analysts)|(?:our )?(?:customers|clients) (?:hold|have|include))\b[^;]{0,80}\bclear(?:ance|ed)|\b(?:customs|freight|import|export|medical|credit|customer|police|DBS|CRB|child\w*|background|criminal|fingerprint|act \d+|health|line|height|bridge|stock|inventory) (?:\w+ )?clearances?\b|clearance (?:sale|items?|rack|stock)|\bno (?:security )?clearance|clearance (?:is )?not (?:required|needed|necessary)/i

/** `later`: the clearance can be obtained after hiring. */
export function requiredClearance(sentence: string, isRefusal = false): { level: Clearance; later: boolean } | undefined {
  if (!SECURITY.test(sentence) || (!isRefusal && OTHER_CLEARANCE.test(sentence))) return undefined
  const level = CLEARANCES.find(([, pattern]) => pattern.test(sentence))?.[0] ?? 'other'
  return {
    level,
    later:
      /\b(?:obtain(?:able|ing)?|achieve|achieving|gain|gaining|attain|capable of|eligible|eligibility|ability to (?:get|receive|hold)|undergo|willing\w* to|able to (?:get|gain|pass|hold)|will be (?:arranged|provided|processed|initiated)|Bereitschaft|bereit|unterziehen|unterzogen|durchlaufen|prêt|accepter|obtenir|pouvoir|pouvez|poder|dispuest[oa]|disposición|someterse|obtener|disposto|disposta|submeter|obter)\b/i.test(
        sentence,
      ),
  }
}

/** No sponsorship, sponsorship offered, or only a right to work required. Questions are ignored. */
export function sponsorshipPolicy(sentence: string, isAsked = true): 'none' | 'offered' | 'authorised' | 'unclear' | undefined {
  if (sentence.includes('?') || HANDLED.test(sentence)) return undefined
  const said = sentence.replace(OTHER_SPONSORS, ' ')
  if (NO_SPONSORSHIP.test(said)) return NOT_FOR_ALL.test(said) ? undefined : 'none'
  if (SPONSORSHIP_OFFERED.test(said)) {
    if (NOT_FOR_ALL.test(said) || !OF_PEOPLE.test(said)) return undefined
    return HEDGED.test(said) ? 'unclear' : 'offered'
  }
  // Without a word that asks for it, it may be what somebody works with.
  if (AUTHORISED.test(said)) return isAsked ? 'authorised' : undefined
  return UNCLEAR.test(said) ? 'unclear' : undefined
}
/** Papers of others that somebody renews, collects, checks or advises on: neither asked for nor an offer to sponsor. */
const HANDLED =
  /(?<![a-zß-ɏ])(?:help|assist|aid(?:ez|er)|ayud|ajud|hilf)[a-zß-ɏ]* (?:(?:our|your|a|à|los|las|aos|às|os|nos|unseren?) ){0,2}(?:clients?|customers?|clientes|Kund[a-zß-ɏ]+)(?![a-zß-ɏ])|(?<![a-zß-ɏ])(?:renew|collect|advis|process|verify|verif|check|handl|prepar|manag|track|review|file|copy|store|verläng|berat|prüf|bearbeit|verwalt|renouvel|conseill|vérifi|gér(?:ez|er|ons)(?![a-zß-ɏ])|trait(?:ez|er|ons)(?![a-zß-ɏ])|collect|renov|asesor|verific|revis|gestionarás|tramitarás|orienta|recog|acompanha|analis)[a-zß-ɏ]*\s[^.;,]{0,50}?(?:right[- ]to[- ]work|work (?:permits?|visas?|authori[sz]ations?)|visas?|Arbeitserlaubnis[a-zß-ɏ]*|Aufenthalt[a-zß-ɏ]+|Visa|permis de travail|titres? de séjour|autorisations? de travail|permisos? de (?:trabajo|residencia)|visados?|autorização de (?:trabalho|residência)|autorizações de trabalho|vistos?)(?![a-zß-ɏ])/i
/** "The festival that we sponsor" is no offer to people from abroad. */
const OF_PEOPLE =
  /vis(?:a|um|ad|to)|permi[st]|H-?1B|immigra|sponsorship|candidate|applicant|worker|overseas|abroad|reloc|licen[cs]e|Aufenthalt|Arbeitserlaubnis|patroc|parrain|séjour|trabalho|sponsor(?:s|ing)? you(?!r)|right person/i
/** Who gets a visa depends on more than the posting says. */
const UNCLEAR =
  /\bvisa (?:applicants?|holders?|route|sponsorship)\b[^;]{0,80}\b(?:if|eligible|may|subject to|depend\w*|criteria|concession)|\b(?:may|might|only|depend\w*|subject to)\b[^;]{0,60}\b(?:visa|sponsorship)\b/i
/** An offer that may not come: nobody can rely on it. */
const HEDGED =
  /(?<![a-zß-ɏ])(?:may(?! need| require| apply)|might|could|possibly|potentially|perhaps|case[- ]by[- ]case|subject to|depend[a-zß-ɏ]*|considered|in (?:some|certain|exceptional|special|rare) (?:cases|circumstances)|(?:some|certain|selected) (?:roles?|positions?|jobs?|candidates?|countries)|in the future|later on|where (?:possible|appropriate|eligible)|if (?:eligible|possible|appropriate|necessary and)|kann|könnte[a-zß-ɏ]*|möglicherweise|eventuell|gegebenenfalls|ggf|unter Umständen|im Einzelfall|je nach|peut|peuvent|pourra[a-zß-ɏ]*|éventuel[a-zß-ɏ]*|selon|sous réserve|au cas par cas|puede[a-zß-ɏ]*|podr[íi]a[a-zß-ɏ]*|posiblemente|según|sujeto|caso por caso|caso a caso|pode[a-zß-ɏ]*|possivelmente|eventualmente|conforme|sujeito)(?![a-zß-ɏ])/i
/** Other senses: event and project sponsors, bank cards, clauses about people without a right to work, immigration work itself. */
const OTHER_SPONSORS =
  /\bUK Visas (?:and|&) Immigration\b|\bsponsor(?:ship|ed|ing|s)?\b[^;.]{0,40}\b(?:training|courses?|qualifications?|degrees?|stud(?:y|ies)|education|certifications?|exams?|events?|clubs?|teams?|charit\w+|marathons?|memberships?|lunch\w*|childcare)\b|\b(?:training|course|study|qualification|degree|education|certification|charity|membership|professional|further education) sponsorship\b|\bVisa (?:gift |debit |credit |prepaid )?cards?\b|\b(?:executive|project|event|corporate|clinical|trial|study|financial|brand|main|title) sponsors?(?:hip)?\b|\bsponsorship (?:packages?|deals?|sales|agreements?|revenue|opportunities|activations?)|(?<!\b(?:as|be|become) )\b(?:an?|the|each|every|your) sponsor\b(?! licen[cs]e)|\bVisa (?:and|or|&|\/) ?Master ?card|\bMaster ?card (?:and|or|&|\/) ?Visa|\bif you (?:do not|don't|lack)[^,;.]*|\bright[- ]to[- ]work checks?/gi
const NOT_FOR_ALL = /\bfor (?:every|all|each)\b|\bevery (?:role|candidate)|\bguarantee|\b(?:exclusively|only) (?:for|to)\b/i
const SPONSORING = '(?:sponsor(?:ship|ing)?s?|visas?|H-?1B|work permits?)'
const NO_SPONSORSHIP = new RegExp(
  [
    `\\b(?:no|not(?! (?:only|just))|unable|cannot|can't|don't|doesn't|won't|never|neither|without|isn't|aren't|nor)\\b[^;]{0,80}\\b${SPONSORING}\\b`,
    `\\b${SPONSORING}\\b[^;]{0,50}\\b(?:not(?! (?:only|just))|unavailable|no longer|isn't|aren't|cannot|can't|won't)\\b`,
    '\\bunrestricted (?:\\S+ ){0,2}(?:work|right)|authori[sz]ed to work [^;]{0,40}for any employer',
    '\\b(?:keine?|nicht)\\b[^;]{0,60}\\b(?:Visum|Visa|Sponsoring)|\\b(?:Visums?|Visa)[\\wÀ-ÿ-]*[^;]{0,60}\\b(?:nicht|keine?)\\b',
    '\\b(?:pas|sans|aucun)\\b[^;]{0,60}\\b(?:visa|parrainage)',
    '\\b(?:no|sin|ningún)\\b[^;]{0,60}\\b(?:visados?|patrocini[\\wÀ-ÿ]*|visas?)(?![\\wÀ-ÿ])',
    '\\b(?:não|sem|nenhum)(?![\\wÀ-ÿ])[^;]{0,60}\\b(?:vistos?|patrocíni[\\wÀ-ÿ]*|visas?)(?![\\wÀ-ÿ])|\\b(?:vistos?|patrocínio)(?![\\wÀ-ÿ])[^;]{0,30}\\bnão(?![\\wÀ-ÿ])',
  ].join('|'),
  'i',
)
const SPONSORSHIP_OFFERED = new RegExp(
  [
    `\\b${SPONSORING}\\b[^;]{0,40}\\b(?:available|offered|provided|possible|support|supported|assistance|considered|welcome)\\b|\\b${SPONSORING}\\W{1,4}(?:yes|ja|oui)\\b`,
    '\\b(?:we|can|will|able to|happy to|do|open to)\\b[^;]{0,30}\\b(?:visa sponsorship|sponsor)\\b',
    '\\b(?:offer|provide)(?:s|ing)?\\b[^;]{0,30}\\bsponsorship\\b|\\bsponsor(?:ship)? licen[cs]e\\b',
    '\\b(?:help|assist|support)\\w*\\b[^;]{0,80}\\b(?:visas?|work permits?)\\b|\\bwelcome[^;]{0,60}\\bvisa\\b',
    'unterstütz[\\wÀ-ÿ]*\\b[^;]{0,40}(?:Visum|Visa|Arbeitserlaubnis|Aufenthalt)|\\bVis(?:um|a)[\\wÀ-ÿ-]*[^;]{0,30}(?:möglich|übernehmen|Unterstützung)',
    '\\b(?:parrainage|visa)\\b[^;]{0,40}(?:possible|pris en charge|proposé)|\\b(?:accompagn|aid)[\\wÀ-ÿ]*\\b[^;]{0,40}\\bvisa\\b',
    '\\b(?:ofrecemos|patrocinamos|tramitamos|gestionamos|ayudamos)\\b[^;]{0,50}\\b(?:visados?|patrocinio|visas?|permisos? de trabajo)',
    '\\b(?:oferecemos|patrocinamos|tratamos|apoiamos|ajudamos)\\b[^;]{0,50}\\b(?:vistos?|patrocínio|visas?)',
    '\\b(?:parrainons|prenons en charge|finançons)\\b[^;]{0,40}\\bvisas?\\b|\\b(?:übernehmen|organisieren|beantragen)\\b[^;]{0,40}\\b(?:Visum|Visa)',
  ].join('|'),
  'i',
)
const AUTHORISED =
  /(?:authori[sz]ed|eligible|eligibility|right|permission|entitled|permitted|authori[sz]ation|legally able|legal right|legally allowed) to (?:legally |lawfully )?(?:live and )?work(?! (?:towards?|with|alongside|from home|remotely|flexib))|\blegally work|\bwork (?:legally|lawfully)|\b(?:Recht|berechtigt),? (?:[\wÀ-ÿ]+ ){0,4}zu arbeiten|arbeitsberechtigt|(?:Arbeits|Aufenthalts)(?:genehmigung|erlaubnis)|\b(?:autorisée?s?|habilitée?s?|droit) (?:à|de) travailler|travailler (?:légalement|en toute légalité)|titre de séjour|derecho a trabajar|autorizad[oa] para trabajar|trabajar legalmente|permiso (?:de|para) (?:trabajo|trabajar|residencia)|documentación en regla|direito (?:a|de) trabalhar|trabalhar legalmente|autorizad[oa] a trabalhar|(?:autorização|permissão|visto|título)(?: [\wÀ-ÿ]+)? (?:de|para) (?:trabalho|trabalhar|residência)|(?:autorización|permiso)(?: [\wÀ-ÿ]+)? (?:de|para) (?:trabajo|trabajar|residencia)|documentação regularizada|\bwork(?:ing)? rights\b|work (?:authori[sz]ation|permit)|(?:gültige )?Arbeitserlaubnis|Aufenthaltstitel|permis de travail|autorisation de travail|Arbeitsberechtigung|permiso de trabajo|autorización de trabajo|werkvergunning|permesso di (?:soggiorno|lavoro)|autorização de (?:trabalho|residência)|(?:pozwolenie|zezwolenie) na pracę|arbetstillstånd/i

/** Country names and some nationalities ('Australian'); 'Indiana' is not India, 'Nigerian' not Niger. */
const SHORT_NAMES: readonly [RegExp, string][] = [
  [/\bU\.?\s?S\.?(?:A\.?)?(?![A-Za-zÀ-ɏ])/, 'United States'],
  [/\bU\.?K\.?(?![A-Za-zÀ-ɏ])/, 'United Kingdom'],
]
const LONG_NAMES = `(${COUNTRIES.map(({ name }) => name.replace(/[.()]/g, '\\$&'))
  .sort((a, b) => b.length - a.length)
  .join('|')})n?(?![A-Za-zÀ-ÿ])`
const FIRST_NAME = new RegExp(LONG_NAMES)
const ALL_NAMES = new RegExp(LONG_NAMES, 'g')

export const firstCountryIn = (sentence: string) =>
  FIRST_NAME.exec(sentence)?.[1] ?? SHORT_NAMES.find(([pattern]) => pattern.test(sentence))?.[1] ?? nationsIn(sentence)[0]

export function countriesIn(sentence: string): string[] {
  const long = Array.from(sentence.matchAll(ALL_NAMES), ([, name = '']) => name)
  const short = SHORT_NAMES.filter(([pattern]) => pattern.test(sentence)).map(([, name]) => name)
  return [...new Set([...long, ...short, ...nationsIn(sentence)])]
}

/** "U.S. persons" includes permanent residents. */
export function requiredCitizenship(
  sentence: string,
  isRefusal = false,
): { country: string | undefined; residentsToo: boolean } | undefined {
  if (NO_CITIZENSHIP.test(sentence)) return undefined
  const us = /\bU\.?\s?S\.?(?:A\.?)?\b|United States|American/.test(sentence)
  if (/\bU\.?\s?S\.? persons?\b/.test(sentence) || isUnderItar(sentence)) return { country: 'United States', residentsToo: true }
  const isAsked = CITIZENSHIP.test(sentence) || (isRefusal && NAMES_CITIZENSHIP.test(sentence))
  if (!isAsked && !/^\W*(?:US|U\.S\.) citizen(?:ship)?\W*$/i.test(sentence)) return undefined
  return {
    country: us ? 'United States' : (nationalityIn(sentence) ?? firstCountryIn(sentence)),
    residentsToo: /permanent resident|green card/i.test(sentence),
  }
}
const NAMES_CITIZENSHIP =
  /citizen|nationals\b|nationality|Staatsangehörig|Staatsbürger|nationalité|citoyen|nacionalidad|ciudadan|cidad[aã]/i
const NO_CITIZENSHIP =
  /regardless|without regard|discriminat|equal opportunity|irrespective|ungeachtet|unabhängig von|sans distinction|quelle que soit|independientemente|discriminaci[oó]n|independentemente|discriminação|citizenship status|(?:good|corporate|senior|new) citizen|citizenship (?:is )?not/i
const CITIZENSHIP =
  /(?<![a-zß-ɏ])(?:s[oó]lo|únicamente|uniquement|exclusivement|nur|só|apenas|somente|only|reserved for)(?![a-zß-ɏ]) [^;.]{0,60}(?:nacionalidad|nationalité|Staatsangehörigkeit|Staatsbürgerschaft|nacionalidade|nationals|citizens)(?![a-zß-ɏ])|(?:must|need to|required to|have to) be (?:an? )?[^;]{0,30}citizens?\b|citizenship (?:is )?(?:required|mandatory|a must|essential|necessary)|citizens? only|only (?:[\wÀ-ÿ]+ ){0,2}citizens|(?:must|need to) (?:hold|have) [^;]{0,20}(?:citizenship|nationality)|nationality (?:is )?(?:required|mandatory|essential)|(?:requires?|proof of|require) [^;]{0,20}citizenship|(?:hold|holding|have|possess)\w* [^;]{0,20}citizenship|preference [^;]{0,60}citizens?|(?:Voraussetzung|Bedingung|erforderlich|zwingend|notwendig|verlangt) (?:ist|sind|wird) [^;]{0,30}(?:Staatsangehörigkeit|Staatsbürgerschaft)|(?:Staatsangehörigkeit|Staatsbürgerschaft) (?:ist |wird )?(?:zwingend )?(?:erforderlich|zwingend|Voraussetzung|notwendig|vorausgesetzt|verlangt|besitzen)|(?:müssen|musst) [^;]{0,40}(?:Staatsangehörigkeit|Staatsbürger)|nur (?:[\wÀ-ÿ]+ )?Staats(?:bürger|angehörige)|nationalité [^;]{0,30}(?:requise|obligatoire|exigée|impérative|nécessaire)|(?:être|devez être) (?:de nationalité|citoyen)|(?:être|devez) [^;]{0,30}nationalité|nacionalidad [^;]{0,30}(?:requerida|obligatoria|imprescindible|necesaria|indispensable)|(?:requiere|exige|tener|poseer|imprescindible) [^;]{0,24}(?:nacionalidad|ciudadanía)|(?:debes?|deberá|tienes que) (?:ser|tener) [^;]{0,24}(?:ciudadan[oa]|nacionalidad)|nacionalidade [^;]{0,30}(?:obrigatória|exigida|necessária|requerida|imprescindível|indispensável)|(?:deve|precisa|tem de|tem que|é preciso|é necessário) (?:ser|ter) [^;]{0,24}(?:cidadão|cidadã|nacionalidade)|(?:exige-se|requer-se|ter|obrigatória|imprescindível|indispensável|necessária) [^;]{0,24}nacionalidade|(?:obligatoria|necesaria|indispensable) [^;]{0,16}nacionalidad|(?:exigée|obligatoire|requise) : nationalité/i
/** ITAR as a hiring restriction; knowledge of ITAR is a skill. */
const isUnderItar = (sentence: string) =>
  /\bITAR\b/.test(sentence) &&
  /\b(?:must|only|subject to|requires?|restrict\w+|eligib\w+)\b/i.test(sentence) &&
  !/\b(?:experience|knowledge|familiar\w*|understanding|training) /i.test(sentence)
