import type { EDUCATION_LEVELS } from '@jobapply/core/profiles/constants'
import type { Option } from '@jobapply/core/shared/options'
import { memo } from '#memo'

/** Degrees that a clause of a posting requires, in nine languages. */

type EducationLevel = Option<typeof EDUCATION_LEVELS>

/** A professional degree ranks with a doctorate; 'other' is not ranked. */
export const DEGREE_RANKS: Readonly<Record<EducationLevel, number>> = {
  other: 0,
  'high-school': 1,
  diploma: 2,
  associates: 3,
  bachelors: 4,
  masters: 5,
  phd: 6,
  professional: 6,
}
const DEGREES: readonly [EducationLevel, RegExp][] = [
  [
    'high-school',
    /wykształcenie średnie|gymnasie\w*|bachillerato|ensino (?:secundário|médio|fundamental)|segundo grau|12\.?º ano|\bsecundari[oa]s? complet[oa]s?|educación secundaria|estudios secundarios|\bE\.?S\.?O\.?(?![a-zß-ɏ])|graduado escolar|high[- ]school|\bGED\b|\bGCSEs?\b|secondary (?:school|education)|school[- ]leav\w+|\b(?:Fach)?Abitur\b|(?:Fach)?[Hh]ochschulreife|\bbac (?:obtenu|exigé|requis|validé)|Hauptschul\w*|Realschul\w*|[Mm]ittlere Reife|(?<![a-zß-ɏ])Schulabschluss|Schulbildung|\bMatura\b|baccalauréat|niveau bac(?! ?\+)|\bbrevet des collèges|\bA[- ]levels?\b/i,
  ],
  [
    'diploma',
    /(?<!high[- ]school )\bdiploma (?:in|of|di)\b|\b[A-Z]{2,5} Diploma\b|curso técnico|ensino técnico|técnico (?:superior|em)\b|\bbaccalauréat professionnel|bac pro\b|abgeschlossene Lehre|Facharbeiter\w*|ausgebildete[rn]?\b|\bAusbildung\b|Berufsausbildung|\bLehre\b|Gesellenbrief|\b(?:CAP|BEP)\b|formación profesional|ciclo formativo|\bmbo\b|istituto (?:alberghiero|tecnico|professionale)|wykształcenie (?:zawodowe|techniczne)|\bNVQ\b|yrkesutbildning/i,
  ],
  ['associates', /associate'?s?'? degree|associate of (?:arts|science)|\bA[DS]N\b|\bbac ?\+ ?2\b|\bBTS\b|\bHND\b/i],
  [
    'bachelors',
    /bachelor|\blicence \(bac|(?<![\wÀ-ÿ])licence(?= (?:ou|minimum|obtenue|validée|exigée) )|undergraduate degree|\bB\.?\s?(?:Sc|Eng|Tech|Com)\b|\bB\.Ed\b|\b(?:BSN|LLB|BFA)\b|\bB\.[AS]\.|\bB[AS](?= (?:degree|in|or|with|required|preferred)\b|\/|,|$)|\bbac ?\+ ?3\b|(?:university|college|four[- ]year|4[- ]year) degree|Hochschul(?!reife)\w*|(?:abgeschlossenes|erfolgreiches) (?:\w+ )?Studium|(?<!neben (?:dem|deinem|Ihrem|einem) )Studium (?:der|des|im|in)\b|Studienabschluss|diplôme universitaire|\blicence en\b|\bgrado (?:en|universitario)|licenciatura|licenciad[oa] en|título universitario|título de grado|carrera universitaria|estudios universitarios|estudios superiores|formación universitaria|ensino superior|(?:curso|formação|nível) superior|superior completo|graduação|bacharel\w*|formação universitária|diplômée? d'une (?:licence|université)|\blicence (?:professionnelle|universitaire|en|de)\b|études supérieures|akademische\w* (?:Abschluss|Ausbildung)|titulación universitaria|diplomatura|\bhbo\b|\bwo[- ]|\blaurea\b|wykształcenie wyższe|wyższe wykształcenie|studia wyższe|högskole\w*|universitetsexamen|kandidatexamen/i,
  ],
  [
    'masters',
    /master(?:'s|s'|s(?![\wÀ-ÿ]))|\bmaster (?:en|in|of|w|i)\b|niveau master|\b(?:un|de|diplôme de|le) master\b|\b(?:un|de|título de) máster\b|\bum mestrado|\bmáster (?:en|universitario)|laurea magistrale|mestrado|\bmestre em|maestría|posgrado|pós-graduação|école d'ingénieurs?|titre d'ingénieur|[Mm]asterabschluss|\bmagister|civilingenjör\w*|diplôme d'ingénieur|\bLLM\b(?=[^.;]{0,40}\b(?:degree|law|legal))|(?<!post[- ]?|under)graduate[- ]level|master (?:degree|of)|Masterstudium|\bM\.?\s?(?:Sc|Eng)\b|\bM\.Ed\b|\b(?:MBA|MSN|MSW|MFA)\b|\bM\.?[AS]\.?(?= (?:degree|in|or)\b|\/)|graduate degree|\bbac ?\+ ?5\b|Diplom(?:ingenieur)?\b/i,
  ],
  [
    'phd',
    /ph\.?\s?d\b|doctorate|doctoral|promoviert|Doktortitel|doctorat|doctorado|dottorato|doutoramento|doutorad[oa]|\bPromotion (?:in|im|der)|doktorat/i,
  ],
  [
    'professional',
    /\b(?:[Jj]uris [Dd]octor|J\.?D\.?|M\.?D\.?|PharmD|DVM|DDS)\b(?!(?: [A-Z][\w&]+)+ (?:is|was|are|has|have|Plc|PLC|Ltd|Inc|Group)\b| Ed?wards)/,
  ],
]
const OTHER_DEGREE_SENSE = /degrees? of\b|high degree\b(?! \w* ?(?:in|required))|\d[- ]degrees?\b|diplôme d'État/i
/** The degrees of students whom the person would teach. */
const STUDENTS_DEGREE =
  /(?:bachelor|master|undergraduate|doctoral|ph\.?d|high[- ]school)\S*(?: (?:and|or|&) \S+)? (?:students?|pupils|thes[ei]s|programmes?|programs?|courses?)\b/gi
/** The employer pays for the degree. */
const PAID_BY_EMPLOYER = /\b(?:we|wir|nous) (?:[\wÀ-ÿ]+ )?(?:pay|fund|support|sponsor|reimburse|zahlen|fördern|financ)[\wÀ-ÿ]*/i
/** An accepted alternative, or a degree in progress: a missing degree is no knock-out then. */
const ALTERNATIVE_PATH =
  /\bor (?:(?!and|with)[\wÀ-ÿ]+ ){0,3}(?:experience|training|qualifications?|certification|apprenticeship|diploma)\b|in lieu of|(?:in place|instead) of (?:a |the )?degree|pursuing|enrolled|working towards?|studying (?:for|towards?)|immatrikuliert|Student\b|(?:Ausbildung|Lehre)[\wÀ-ÿ,/ -]* oder |oder (?:[\wÀ-ÿ]+ ){0,3}(?:Berufsausbildung|Ausbildung|Lehre|(?:Berufs)?Erfahrung|Qualifikation)|en cours d'études|ou (?:[\wÀ-ÿ]+ ){0,2}expérience|o (?:[\wÀ-ÿ]+ ){0,2}experiencia|ou (?:[\wÀ-ÿ]+ ){0,2}experiência|\bcursando\b|estudiante/i
export const acceptsAlternative = (sentence: string) => ALTERNATIVE_PATH.test(sentence)

export const degreesIn = (text: string) => DEGREES.flatMap(([level, pattern]) => (pattern.test(text) ? level : []))
const NAMED = DEGREES.map(([, pattern]) => new RegExp(pattern.source, `g${pattern.flags}`))
/** The names of degrees say nothing of the field: "secondary school", "licence (bac +3)". */
export const withoutDegreeNames = (text: string) => NAMED.reduce((rest, pattern) => rest.replace(pattern, ' '), text)
const lowest = (levels: readonly EducationLevel[]) => [...levels].sort((a, b) => DEGREE_RANKS[a] - DEGREE_RANKS[b])[0]

const BRACKET = /^([^()]{0,120}(?:Hochschul|Studium|university|universit|\bdegree|diplôme|superior)[^()]{0,24})\(([^()]{3,80})\)/i
/** The lowest degree that a sentence accepts; "degree" alone means a bachelor's. */
export const requiredDegree = (written: string): EducationLevel | undefined => levelIn(written).level
/** Remembered: the parts of one clause are asked for several times. */
const levelIn = memo((written) => ({ level: readLevel(written) }))
function readLevel(written: string): EducationLevel | undefined {
  // "A university degree (master's or higher)": the bracket says which.
  const [, before = '', inBracket = ''] = BRACKET.exec(written) ?? []
  const sentence = inBracket !== '' && degreesIn(inBracket).length > 0 && degreesIn(before).length > 0 ? inBracket : written
  const named = lowest(
    degreesIn(
      sentence
        .replace(STUDENTS_DEGREE, ' ')
        .replace(/(?:under)?graduate degree/gi, (all) => (/^under/i.test(all) ? all : 'master degree')),
    ),
  )
  if (named) return PAID_BY_EMPLOYER.test(sentence) ? undefined : named
  return /\bdegree\b|(?<!post[- ]?)\bgraduate\b(?! (?:scheme|programme|program|school|trainee|role|position|opportunit))|\bdiplôme\b|\btitulación\b/i.test(
    sentence,
  ) && !OTHER_DEGREE_SENSE.test(sentence)
    ? 'bachelors'
    : undefined
}

/** Where a clause names its first degree; -1 where it names none. */
export function degreeAt(said: string): number {
  const places = NAMES_DEGREE.map((pattern) => said.search(pattern)).filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}
const NAMES_DEGREE = [...DEGREES.map(([, pattern]) => pattern), /\bdegree\b|\bgraduate\b|\bdiplôme\b|\btitulación\b/i]

/** The highest degree in an education entry, where "BA" is unambiguous. */
export const highestDegreeIn = (text: string) =>
  [...degreesIn(text)].sort((a, b) => DEGREE_RANKS[b] - DEGREE_RANKS[a])[0] ??
  (/\bB\.?[AS]\.?(?![a-zß-ɏ-])/i.test(text) ? 'bachelors' : /\bdiploma\b/i.test(text) ? 'diploma' : undefined)
