/** The levels of a degree, lowest first, and their names in nine languages. */
export type DegreeLevel = 'other' | 'high-school' | 'diploma' | 'associates' | 'bachelors' | 'masters' | 'phd' | 'professional'

/** A professional degree ranks with a doctorate; 'other' is not ranked. */
export const DEGREE_RANKS: Readonly<Record<DegreeLevel, number>> = {
  other: 0,
  'high-school': 1,
  diploma: 2,
  associates: 3,
  bachelors: 4,
  masters: 5,
  phd: 6,
  professional: 6,
}

const DEGREES: readonly [DegreeLevel, RegExp][] = [
  [
    'high-school',
    /wykształcenie średnie|gymnasie\w*|bachillerato|ensino (?:secundário|médio|fundamental)|segundo grau|12\.?º ano|\bsecundari[oa]s? complet[oa]s?|educación secundaria|estudios secundarios|\bE\.?S\.?O\.?(?![a-zß-ɏ])|graduado escolar|high[- ]school|\bGED\b|\bGCSEs?\b|secondary (?:school|education)|school[- ]leav\w+|\b(?:Fach)?Abitur\b|(?:Fach)?[Hh]ochschulreife|\bbac (?:obtenu|exigé|requis|validé)|Hauptschul\w*|Realschul\w*|[Mm]ittlere Reife|(?<![a-zß-ɏ])Schulabschluss|Schulbildung|\bMatura\b|baccalauréat|niveau bac(?! ?\+)|\bbrevet des collèges|\bA[- ]levels?\b/i,
  ],
  [
    'diploma',
    /(?<!high[- ]school )\bdiploma (?:in|of|di)\b|\b[A-Z]{2,5} Diploma\b|curso técnico|ensino técnico|técnico (?:ou superior|completo|cursando|em andamento)|técnico (?:superior|em)\b|\bcurso profissional\b|\bbaccalauréat professionnel|bac pro\b|abgeschlossene Lehre|Facharbeiter\w*|ausgebildete[rn]?\b|\bAusbildung\b|Berufsausbildung|\bLehre\b|Gesellenbrief|\b(?:CAP|BEP)\b|formación profesional|ciclo formativo|\bmbo\b|istituto (?:alberghiero|tecnico|professionale)|wykształcenie (?:zawodowe|techniczne)|\bNVQ\b|yrkesutbildning/i,
  ],
  ['associates', /associate'?s?'? degree|associate of (?:arts|science)|\bA[DS]N\b|\bbac ?\+ ?2\b|\bBTS\b|\bHND\b/i],
  [
    'bachelors',
    /bachelor|\bB\.\s?E\b|\bBCA\b|\btertiary (?:qualification|education|degree|studies)|\b(?:university|degree)[- ]level qualification|\bthird[- ]level (?:qualification|degree)|\bNQF (?:level )?7\b|^\W*licence\W*$|\blicence \(bac|(?<![\wÀ-ÿ])licence(?= (?:ou|minimum|obtenue|validée|exigée) )|undergraduate degree|\bB\.?\s?(?:Sc|Eng|Tech|Com)\b|\bB\.Ed\b|\b(?:BSN|LLB|BFA)\b|\bB\.[AS]\.|\bB[AS](?= (?:degree|in|or|with|required|preferred)\b|\/|,|$)|\bbac ?\+ ?3\b|(?:university|college|four[- ]year|4[- ]year) degree|Hochschul(?!reife)\w*|(?:abgeschlossenes|erfolgreiches) (?:\w+ )?Studium|(?<!neben (?:dem|deinem|Ihrem|einem) )Studium (?:der|des|im|in)\b|Studienabschluss|diplôme universitaire|\blicence en\b|\bgrado (?:en|universitario)|licenciatura|licenciad[oa] en|título universitario|título de grado|carrera universitaria|estudios universitarios|estudios superiores|formación universitaria|ensino superior|(?:curso|formação|nível) superior|superior completo|superior (?:cursando|em andamento|incompleto)|graduação|bacharel\w*|formação universitária|diplômée? d'une (?:licence|université)|\blicence (?:professionnelle|universitaire|en|de)\b|études supérieures|akademische\w* (?:Abschluss|Ausbildung)|titulación universitaria|diplomatura|\bhbo\b|\bwo[- ]|\blaurea\b|wykształcenie wyższe|wyższe wykształcenie|studia wyższe|högskole\w*|universitetsexamen|kandidatexamen/i,
  ],
  [
    'masters',
    /master(?:'s|s'|s(?![\wÀ-ÿ]))|\bmaster (?:en|in|of|w|i)\b|\bmaster ?[12]\b|\bMCA\b|\bM\.?\s?(?:Tech|Com)\b|niveau master|\b(?:un|de|diplôme de|le) master\b|\b(?:un|de|título de) máster\b|\bum mestrado|\bmáster (?:en|universitario)|laurea magistrale|mestrado|\bmestre em|maestría|posgrado|pós-graduação|école d'ingénieurs?|titre d'ingénieur|[Mm]asterabschluss|\bmagister|civilingenjör\w*|diplôme d'ingénieur|\bLLM\b(?=[^.;]{0,40}\b(?:degree|law|legal))|(?<!post[- ]?|under)graduate[- ]level|master (?:degree|of)|Masterstudium|\bM\.?\s?(?:Sc|Eng)\b|\bM\.Ed\b|\b(?:MBA|MSN|MSW|MFA)\b|\bM\.?[AS]\.?(?= (?:degree|in|or)\b|\/)|graduate degree|\bbac ?\+ ?5\b|Diplom(?:ingenieur)?\b/i,
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

const NAMED = DEGREES.map(([, pattern]) => new RegExp(pattern.source, `g${pattern.flags}`))
const NAMES_DEGREE = [...DEGREES.map(([, pattern]) => pattern), /\bdegree\b|\bgraduate\b|\bdiplôme\b|\btitulación\b/i]

export const degreesIn = (text: string) => DEGREES.flatMap(([level, pattern]) => (pattern.test(text) ? level : []))

export const lowestDegreeIn = (text: string) => degreesIn(text).sort((a, b) => DEGREE_RANKS[a] - DEGREE_RANKS[b])[0]

/** The highest degree in an education entry, where "BA" is unambiguous. */
export const highestDegreeIn = (text: string): DegreeLevel | undefined =>
  degreesIn(text).sort((a, b) => DEGREE_RANKS[b] - DEGREE_RANKS[a])[0] ??
  (/\bB\.?[AS]\.?(?![a-zß-ɏ-])/i.test(text) ? 'bachelors' : /\bdiploma\b/i.test(text) ? 'diploma' : undefined)

/** The names of degrees say nothing of the field: "secondary school", "licence (bac +3)". */
export const withoutDegreeNames = (text: string) => NAMED.reduce((rest, pattern) => rest.replace(pattern, ' '), text)

/** Where a clause names its first degree; -1 where it names none. */
export function degreeAt(said: string): number {
  const places = NAMES_DEGREE.map((pattern) => said.search(pattern)).filter((at) => at >= 0)
  return places.length === 0 ? -1 : Math.min(...places)
}
