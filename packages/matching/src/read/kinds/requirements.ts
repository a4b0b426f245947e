import { type DegreeLevel, degreesIn, lowestDegreeIn } from '@jobapply/language/degree-levels'
import { memo } from '#memo'

/** Degrees that a clause of a posting requires, in nine languages. */

const OTHER_DEGREE_SENSE = /degrees? of\b|high degree\b(?! \w* ?(?:in|required))|\d[- ]degrees?\b|diplôme d'État/i
/** The degrees of students whom the person would teach. */
const STUDENTS_DEGREE =
  /\b(?:teach|instruct|lectur|impart|enseñ|ensin|lecion|enseign|unterricht)\w*(?: [^\s.;,]+){0,8} (?:Maestr[ií]as?|Licenciaturas?|Doctorados?|Mestrados?|Bacharelados?|Masters?|Bachelors?|Licence)\b|(?:bachelor|master|undergraduate|doctoral|ph\.?d|high[- ]school)\S*(?:,? (?:and\/or|and|or|&|to) [^\s,;]+){0,3} (?:students?|pupils|thes[ei]s|programmes?|programs?|courses?)\b/gi
/** The employer pays for the degree. */
const PAID_BY_EMPLOYER = /\b(?:we|wir|nous) (?:[\wÀ-ÿ]+ )?(?:pay|fund|support|sponsor|reimburse|zahlen|fördern|financ)[\wÀ-ÿ]*/i
/** An accepted alternative, or a degree in progress: a missing degree is no knock-out then. */
const ALTERNATIVE_PATH =
  /\bor (?:(?!and|with)[\wÀ-ÿ]+ ){0,3}(?:experience|training|qualifications?|certification|apprenticeship|diploma)\b|in lieu of|(?:in place|instead) of (?:a |the )?degree|pursuing|enrolled|in progress|expected completion|em andamento|em curso|en curso|en cours de formation|laufendes Studium|working towards?|studying (?:for|towards?)|immatrikuliert|Student\b|(?:Ausbildung|Lehre)[\wÀ-ÿ,/ -]* oder |oder (?:[\wÀ-ÿ]+ ){0,3}(?:Berufsausbildung|Ausbildung|Lehre|(?:Berufs)?Erfahrung|Qualifikation)|en cours d'études|ou (?:[\wÀ-ÿ]+ ){0,2}expérience|o (?:[\wÀ-ÿ]+ ){0,2}experiencia|ou (?:[\wÀ-ÿ]+ ){0,2}experiência|\bcursando\b|estudiante/i
export const acceptsAlternative = (sentence: string) => ALTERNATIVE_PATH.test(sentence)

const BRACKET = /^([^()]{0,120}(?:Hochschul|Studium|university|universit|\bdegree|diplôme|superior)[^()]{0,24})\(([^()]{3,80})\)/i
/** The lowest degree that a sentence accepts; "degree" alone means a bachelor's. */
export const requiredDegree = (written: string): DegreeLevel | undefined => levelIn(written).level
/** Remembered: the parts of one clause are asked for several times. */
const levelIn = memo((written) => ({ level: readLevel(written) }))
function readLevel(written: string): DegreeLevel | undefined {
  // "A university degree (master's or higher)": the bracket says which.
  const [, before = '', inBracket = ''] = BRACKET.exec(written) ?? []
  const sentence = inBracket !== '' && degreesIn(inBracket).length > 0 && degreesIn(before).length > 0 ? inBracket : written
  const named = lowestDegreeIn(
    sentence
      .replace(STUDENTS_DEGREE, ' ')
      .replace(/(?:under)?graduate degree/gi, (all) => (/^under/i.test(all) ? all : 'master degree')),
  )
  if (named) return PAID_BY_EMPLOYER.test(sentence) ? undefined : named
  return /\bdegree\b|(?<!post[- ]?)\bgraduate\b(?! (?:scheme|programme|program|school|trainee|role|position|opportunit))|\bdiplôme\b|\btitulación\b/i.test(
    sentence,
  ) && !OTHER_DEGREE_SENSE.test(sentence)
    ? 'bachelors'
    : undefined
}
