import { degreeAt, withoutDegreeNames } from '@jobapply/language/degree-levels'
import { memo } from '#memo'
import { fieldsIn } from '#tables/field-index'
import { isPlainWord } from '#tables/plain-words'
import { stemKey, termsOf } from '#terms'
import { acceptsAlternative, requiredDegree } from './requirements.ts'

/** A degree that is asked for: the lowest level that is enough, and the fields of which one is. */
export type AskedDegree = {
  level: NonNullable<ReturnType<typeof requiredDegree>>
  /** Something else than this degree is enough. */
  hasOtherWay: boolean
  /** Papers that are named as enough: "a degree or ACCA". */
  otherPapers: number[]
  /** A field near the named ones is enough. */
  isRelatedEnough: boolean
  /** The sentence asks for a second qualification beside it. */
  isDouble: boolean
  fields: number[]
  /** Stem keys of words that may name a field that no table knows. */
  words: number[]
}

/**
 * Whether a line outside the requirements asks for the degree that it names: it starts with it, or says who has it. "You lead the hiring of
 * PhD candidates" asks for none.
 */
export const asksForDegree = (said: string) => {
  const at = degreeAt(said)
  return (at >= 0 && at <= OPENING) || HOLDS.test(said)
}
const OPENING = 36
const HOLDS =
  /(?<![\wÀ-ÿ])(?:you(?:'ll)? (?:have|hold|are|possess|bring|must|should|need|will (?:have|need|hold|be))|educated|qualified|graduated|calibre|(?:candidates?|applicants?|someone|individuals?|person|people|graduates?) (?:must|should|will|who|has|have|holds?|is|are|needs?|with|from)|hold(?:ing|s|er)?|looking for|seeking|ideal candidate|Sie (?:haben|verfügen|besitzen|bringen|sind)|[Dd]u (?:hast|verfügst|besitzt|bringst|bist)|verfügen|[Ww]ir suchen|gesucht|vous (?:avez|êtes|possédez|disposez|justifiez)|issue?s?|titulaires?|diplômée?s?|de formation|nous recherchons|buscamos|persona|estudiantes?|recibid[oa]s?|graduad[oa]s?|titulad[oa]s?|procuramos|formad[oa]s?|cursando|söker|utbildad|bakgrund)(?![\wÀ-ÿ])/

const MONEY = /[$€£]\s?\d|\d\s?(?:€|EUR|USD|GBP|zł|PLN|SEK|kr)(?![A-Za-zÀ-ɏ])/
const PAID_BY_EMPLOYER =
  /\btuition\b|reimburse|\bwe (?:fund|pay|sponsor|finance)\b|pagad[oa] por|prise? en charge|dofinansowan|berufsbegleitend\w* Studium|bezahl\w* Studium/i
const RELATED =
  /\b(?:related|relevant|similar|comparable|equivalent|allied|adjacent) (?:\w+ )?(?:field|discipline|subject|area|degree|course|major)|\bor (?:similar|related|equivalent|comparable|relevant)\b|oder (?:ein |eine |einer |einem )?(?:vergleichbar|ähnlich|verwandt|gleichwertig)|ou (?:équivalent|similaire|apparenté)|domaine (?:connexe|similaire)|o (?:similar|afín|equivalente)|of (?:vergelijkbaar|gelijkwaardig)|o (?:simil|affin|equivalent)|áreas? afins|ou similar|lub pokrewn|eller (?:motsvarande|liknande)/i
const SECOND =
  /\b(?:and|sowie|et|y|en|e|oraz|och) (?:an? |ein\w* |une? |una? |einen )?(?:[\wÀ-ÿ]+ ){0,2}(?:diploma|certificate|degree|qualification|licen[cs]e|Diplom|Zertifikat|diplôme|PGCE|QTS)\b/i
const AFTER_DEGREE =
  /\b(?:you(?:'ll| will| should| must)? (?:have|bring|possess|need)|with(?! (?:an? )?(?:double |strong )?(?:majors?|minor|focus|specialis\w+|specializ\w+|concentration|emphasis|honou?rs)\b)|plus|including|mit|avec|con \d|met \d|med \d|and (?:at least |a minimum of )?\d|and (?:[\wÀ-ÿ]+ ){0,4}(?:certification|licen[cs]e|registration)|\d+\+? (?:years?|months?|Monate|mois|meses)|or (?:(?!degree|diploma)[\wÀ-ÿ]+ ){0,3}experience(?= ?(?:$|[.;)]|desired|required|preferred|is\b|will\b|would\b)))(?![\wÀ-ÿ])/i

/** `papers`: the known papers that the sentence names. */
export function readDegree(sentence: string, papers: readonly number[]): AskedDegree | undefined {
  const degree = degreeIn(sentence)
  return degree === NONE
    ? undefined
    : papers.length === 0 || !degree.hasOtherWay
      ? degree
      : { ...degree, otherPapers: [...papers] }
}

/** Parts that ask for something beside the degree: "a degree and fluent Spanish". */
const withoutOthers = (said: string) =>
  OTHER.test(said)
    ? said
        .split(JOINS)
        .filter((part) => !OTHER.test(part) || requiredDegree(part))
        .join(', ')
    : said
const OTHER =
  /\b(?:fluent|native|speak|spoken|licen[cs]e|registration|years?|driving|written|language)|flie(?:ß|ss)end|kenntnisse|Führerschein|sprech|courant|parlez|permis\b|maîtris|habl|nivel|carn[eé]t?\b|fluente|fala|carta de|experien|experiên|expérien|erfahrung/i
const JOINS =
  /[,;&]|(?<![a-zß-ɏ/])(?:and(?!\/)|und(?!\/)|sowie|et(?!\/)|y(?!\/)|e(?!\/)|with|mit|avec|con|com|plus)(?![a-zß-ɏ])/gi

/** Its words name a kind of school, not the field of teaching. */
const SCHOOL_SYSTEM =
  /ensino (?:superior|médio|fundamental|secundário|técnico)|enseñanza (?:superior|media|secundaria)|enseignement (?:supérieur|secondaire)/gi

/** "Fluent English BA degree", in lines that were glued together: what is spoken is no field. */
const SPOKEN = /\b(?:[Ff]luent|[Ff]luency|[Ss]poken|[Ww]ritten)(?: (?:in|and|or|spoken|written))* [A-Z][a-z]+/g

/** "B.E/B.Tech/MCA/M.Sc (Statistics)": the field in the bracket belongs to the last; the others bring their own. */
const LISTED = /\b(B\.?\s?E|B\.?\s?Tech|M\.?\s?Tech|BCA|MCA|B\.?\s?Com|M\.?\s?Com)\b\.?(?=\s?(?:\/|,|or\b|\W*$))/gi
const fieldsOfListed = (sentence: string) =>
  Array.from(sentence.matchAll(LISTED), ([, name = '']) =>
    fieldsIn([/ca$/i.test(name) ? 'computing' : /com$/i.test(name) ? 'accounting' : 'engineering']),
  ).flatMap(({ fields }) => fields)

const NONE: AskedDegree = {
  level: 'other',
  hasOtherWay: false,
  otherPapers: [],
  isRelatedEnough: false,
  isDouble: false,
  fields: [],
  words: [],
}

/** Remembered: "Bachelor's degree or equivalent experience" stands in postings of every employer. */
const degreeIn = memo((sentence): AskedDegree => {
  const level = requiredDegree(sentence)
  if (!level || MONEY.test(sentence) || PAID_BY_EMPLOYER.test(sentence)) return NONE
  const cut = AFTER_DEGREE.exec(sentence)?.index ?? sentence.length
  const head = sentence.slice(0, cut)
  const said = cut === sentence.length || requiredDegree(head) ? head : sentence
  const terms = termsOf(withoutOthers(said).replace(SCHOOL_SYSTEM, ' ').replace(SPOKEN, ' '))
  const { fields: namedFields, named } = fieldsIn(terms)
  const fields = [...new Set([...namedFields, ...fieldsOfListed(sentence)])]
  const own = new Set(termsOf(withoutDegreeNames(said)))
  const words = terms.filter((word, place) => !named[place] && !isPlainWord(word) && own.has(word))
  return {
    level,
    hasOtherWay: acceptsAlternative(sentence),
    otherPapers: [],
    isRelatedEnough: RELATED.test(sentence),
    isDouble: SECOND.test(sentence),
    fields,
    words: [...new Set(words.map(stemKey))],
  }
})
