import { FIELD_WORDS, SCHOOL_WORDS } from '@jobapply/language/degree-words'
import { phrases } from '@jobapply/language/phrases'
import { REGION_CODES } from '@jobapply/language/place-words'
import { COMPOUND_NOUNS, TITLE_MODIFIERS, TITLE_NOUNS } from '@jobapply/language/title-words'
import { findDegree } from './degrees.ts'
import { wordsOf } from './fold.ts'
import { memo } from './memo.ts'
import { endsPartners, NAME_ENDINGS, ORGANISATION_ENDS, ORGANISATION_WORDS } from './organisation-words.ts'
import { containsAny, endsWithAny, type Phrase, phraseOf, startsWithAny } from './phrase.ts'
import { isCapitalised, placeScore } from './places.ts'
import { type Feature, scoreOf } from './score.ts'

/** How well a short text fits each role, by tables of weighted features. */

const schoolWords = phrases(SCHOOL_WORDS)
const fieldWords = phrases(FIELD_WORDS)
const knownWords = new Set(
  [TITLE_NOUNS, TITLE_MODIFIERS, ORGANISATION_WORDS, schoolWords, fieldWords].flatMap((table) => [...table]),
)
const PREPOSITIONS = new Set(
  'of for in at to with on de des du d der die und and fur di da do del della en a la van voor bei im als pour por para per'.split(
    ' ',
  ),
)
const SENTENCE = /[.!?]$/
const LEGAL_DOT =
  /\b(?:inc|ltd|co|corp|llc|s\.a|s\.l|e\.v|b\.v|n\.v|a\.s|dept|sr|jr|st|mt|univ|dipl|ing|hons|sc)\.$|(?:\b\p{L}\.){2,}$/iu

/** The words before a preposition: "Head" in "Head of Sales". */
const headOf = (words: readonly string[]) => {
  const stop = words.findIndex((word, index) => index > 0 && PREPOSITIONS.has(word))
  return stop > 0 ? words.slice(0, stop) : words
}
const isSentence = ({ text, words }: Phrase) =>
  words.length > 4 && text.includes(' ') && SENTENCE.test(text) && !LEGAL_DOT.test(text)
const isLong = ({ words }: Phrase) => Math.max(0, words.length - 7) / 2
const isPlace = ({ text }: Phrase) => placeScore(text)
/** "Murphy, Keane & Daly, Ireland" and "St. Anne Hospital, Cork" end with a place and are none. */
const isPlaceAlone = (phrase: Phrase) => (startsWithOrganisation(phrase) || namesPartners(phrase) ? 0 : isPlace(phrase))
/** German and Dutch compounds: "Entwicklungsingenieurin". */
function isCompound(word: string): boolean {
  for (let at = 3; word.length - at >= 6; at += 1) if (COMPOUND_NOUNS.has(word.slice(at))) return true
  return word.length > 8 && SHORT_ENDS.test(word)
}
/** "Förskolechef", "Schiffskoch", "huisarts". */
const SHORT_ENDS = /(?:chef|koch|arzt|wirt|arts|ledare|leder|mann|frau)$/u
/** "Hydrologist", "Cartographer", "Obstetrician", "Boilermaker", "Electricista", "Krankenpfleger": ends that only people have. */
const OCCUPATION =
  /\p{L}{3}(?:ologist|ographer|ician|maker|worker|wright|smith|keeper|arbeiter|pfleger|helfer|techniker|ista|iste|icien|icienne|atrice|adora|atore)$|\p{L}{4}ist$/u
/** Endings of women's forms: "Entwicklerin", "testerka". */
const FORMS = /(?:innen|in|ka|a|e)$/u
/** "Sous-Chefin", "Jungköchin", "Hausärztin": German women's forms, also of short words and compounds. */
const isForm = (word: string) => {
  const stem = word.replace(FORMS, '')
  if (stem === word || stem.length < 4 || !(TITLE_NOUNS.has(stem) || (word.endsWith('in') && isCompound(stem)))) return false
  return stem.length > 4 || word.endsWith('in')
}
/** "Senior beleidsadviseur mobiliteit": without what only says how senior. */
const withoutRank = (words: readonly string[]) => {
  const from = words.findIndex((word) => !TITLE_MODIFIERS.has(word))
  return from > 0 ? words.slice(from) : words
}
const endsOrStartsWithJob = (all: readonly string[]) =>
  namesOccupation(all) || (TITLE_MODIFIERS.has(all[0] ?? '') && namesOccupation(withoutRank(all)))
const namesOccupation = (words: readonly string[]) =>
  endsWithAny(TITLE_NOUNS, headOf(words)) ||
  startsWithAny(TITLE_NOUNS, words) ||
  endsWithAny(TITLE_NOUNS, words) ||
  isCompound(headOf(words).at(-1) ?? '') ||
  isCompound(words[0] ?? '') ||
  OCCUPATION.test(words.at(-1) ?? '') ||
  isForm(words.at(-1) ?? '') ||
  isForm(words[0] ?? '')
/** "Scientific Employee / Glaze Development": one side is enough. */
const SIDES = /\s[/–—&]\s/u
/** "Midwife (Band 6)". */
const BRACKET = /\s*\([^()]*\)$/u
const namesJob = ({ text, words }: Phrase) =>
  endsOrStartsWithJob(words) ||
  (text.endsWith(')') && endsOrStartsWithJob(wordsOf(text.replace(BRACKET, '')))) ||
  (SIDES.test(text) && text.split(SIDES).some((side) => endsOrStartsWithJob(wordsOf(side))))
const hasLegalForm = ({ words }: Phrase) => words.length > 1 && endsWithAny(NAME_ENDINGS, words)
/** "Marketinginstituut", "Wirtschaftsverband": compounds of German, Dutch and Swedish. */
const namesOrganisation = ({ words }: Phrase) =>
  containsAny(ORGANISATION_WORDS, words) ||
  words.some((word) => ORGANISATION_ENDS.some((end) => word.length > end.length + 2 && word.endsWith(end)))
/** "Landesberufsschule", "Pflegeakademie". */
const SCHOOL_ENDS = [
  'schule',
  'kolleg',
  'akademie',
  'gymnasium',
  'universitat',
  'school',
  'lyceum',
  'college',
  'skolan',
  'skolen',
  'hogskole',
  'universitet',
  'universitetet',
  'gymnasiet',
]
const namesSchool = ({ words }: Phrase) =>
  containsAny(schoolWords, words) || words.some((word) => word.length > 8 && SCHOOL_ENDS.some((end) => word.endsWith(end)))
/** One to three capitalised unknown words: possibly a town. */
const isBareName = ({ text, words, hasDigit }: Phrase) =>
  words.length > 0 &&
  words.length < 4 &&
  !hasDigit &&
  isCapitalised(text) &&
  !containsAny(knownWords, words) &&
  !endsWithAny(NAME_ENDINGS, words)
/** "Seniorenstift Eichenhain, Homberg": the part after the comma may be a place. */
const endsWithName = ({ text }: Phrase) => {
  const at = text.lastIndexOf(', ')
  return at > 0 && isBareName(phraseOf(text.slice(at + 2)))
}
const isLower = ({ capitals }: Phrase) => capitals < 0.5

/** A part of an employer; it may stand for it, but not beside its name. */
const DEPARTMENT =
  /^(?:the )?(?:department|dept\.?|division|faculty|abteilung|fakultät|département|departamento|facultad|dipartimento|facoltà|afdeling|avdelningen|wydział) (?:of|for|für|de|del|di|voor)?/iu
const namesDepartment = ({ text }: Phrase) => DEPARTMENT.test(text)
/** "Project Officer, Department of Glazes". */
const endsWithDepartment = ({ text }: Phrase) => {
  const at = text.indexOf(', ')
  return at > 0 && DEPARTMENT.test(text.slice(at + 2)) && endsOrStartsWithJob(wordsOf(text.slice(0, at)))
}

/** "Registered Nurse, Cardiology": a job and its field, which is neither an employer nor a place. */
const endsWithField = ({ text }: Phrase) => {
  const at = text.indexOf(', ')
  if (at < 0 || !endsOrStartsWithJob(wordsOf(text.slice(0, at)))) return false
  const field = phraseOf(text.slice(at + 2))
  return !hasLegalForm(field) && !namesOrganisation(field) && placeScore(field.text) < 0.5 && field.words.length < 6
}
/** "Klippan Bank, Gothenburg", "GmbH, Stuttgart": an employer before the place. */
const startsWithOrganisation = ({ text }: Phrase) => {
  const at = text.indexOf(', ')
  const first = at < 0 ? undefined : phraseOf(text.slice(0, at))
  return first !== undefined && (namesOrganisation(first) || endsWithAny(NAME_ENDINGS, first.words))
}
/** "Audit Senior, Iyer & Associates": several words that name a job are no partner; a Baker alone may be one. */
export const isTitleOfWords = (text: string) => {
  const words = wordsOf(text)
  return words.length > 1 && (endsOrStartsWithJob(words) || TITLE_MODIFIERS.has(words.at(-1) ?? ''))
}
/** "Baker, Hill & Sons": the names of partners are one firm. */
const PARTNERS =
  /^\p{Lu}[\p{L}'’-]+(?:, \p{Lu}[\p{L}'’-]+)* (?:&|and|und|et|y|e|och|i) \p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}.]{0,5})?$/u
const namesPartners = ({ text, words }: Phrase) => {
  const parts = text.split(', ')
  if (parts.some((part, index) => index > 0 && endsPartners(part) && !isTitleOfWords(parts[index - 1] ?? ''))) return true
  if (!PARTNERS.test(text) || !text.includes(', ')) return false
  // "Teacher, Mathematics and Physics" is a job; with a sign between them even a Baker is a partner.
  return words.filter((word) => TITLE_NOUNS.has(word)).length < (text.includes('&') ? 2 : 1)
}

const POSITION: readonly Feature<Phrase>[] = [
  [namesPartners, -4],
  [namesJob, 3],
  [(phrase) => !namesJob(phrase) && (endsWithDepartment(phrase) || endsWithField(phrase)), 3],
  [({ words }) => containsAny(TITLE_NOUNS, words), 0.7],
  [({ words }) => containsAny(TITLE_MODIFIERS, words), 0.5],
  [hasLegalForm, -3],
  [(phrase) => namesOrganisation(phrase) && !namesJob(phrase), -1],
  [isPlace, -2],
  [({ text }) => REGION_CODES.has(text), -3],
  [isSentence, -2.5],
  [isLong, -1],
  [endsWithName, -0.5],
  [({ text, words }) => /^\p{Ll}/u.test(text) || (words.length > 7 && SENTENCE.test(text)), -0.7],
  [({ words }) => words.length === 0, -5],
  [({ hasDigit }) => hasDigit, -0.6],
]

const ORGANISATION: readonly Feature<Phrase>[] = [
  [namesDepartment, -1.6],
  [hasLegalForm, 3],
  [namesOrganisation, 1.6],
  [namesPartners, 1.6],
  [namesSchool, 0.6],
  [({ isLink }) => isLink, 0.6],
  [({ words }) => words.length <= 5, 0.3],
  [(phrase) => namesJob(phrase) && !hasLegalForm(phrase) && !namesPartners(phrase), -2.2],
  [isPlaceAlone, -1.8],
  [({ text }) => REGION_CODES.has(text), -3],
  [isSentence, -2.5],
  [isLong, -1],
  [endsWithName, -0.9],
  [isLower, -0.8],
  [({ words }) => words.length === 0, -5],
]

const PLACE: readonly Feature<Phrase>[] = [
  [isPlace, 3.6],
  [startsWithOrganisation, -3],
  [namesDepartment, -1],
  [(phrase) => placeScore(phrase.text) < 0.5, -0.3],
  [(phrase) => placeScore(phrase.text) < 0.5 && !isBareName(phrase), -0.7],
  [namesJob, -2],
  [hasLegalForm, -2],
  [namesOrganisation, -1],
  [({ words }) => words.length > 6, -2],
  [({ hasDigit }) => hasDigit, -1],
  [isSentence, -2],
  [({ words }) => words.length === 0, -5],
]

const SCHOOL: readonly Feature<Phrase>[] = [
  [namesSchool, 3],
  [namesOrganisation, 0.6],
  [({ isLink }) => isLink, 0.4],
  [(phrase) => findDegree(phrase.text) !== undefined && !namesSchool(phrase), -2.5],
  [isPlace, -1.8],
  [isSentence, -2.5],
  [isLong, -0.8],
  [isLower, -0.8],
  [({ hasDigit }) => hasDigit, -0.5],
  [({ words }) => words.length === 0, -5],
]

const DEGREE: readonly Feature<Phrase>[] = [
  [({ text }) => findDegree(text)?.strength ?? 0, 3],
  [({ text }) => findDegree(text) === undefined, -1.2],
  [({ text }) => (findDegree(text)?.rest.length ?? 0) > 3, -1.1],
  [(phrase) => namesSchool(phrase) && findDegree(phrase.text)?.at !== 0, -2],
  [isPlace, -2],
  [isSentence, -2],
  [isLong, -0.5],
  [({ words }) => words.length === 0, -5],
]

const FIELD: readonly Feature<Phrase>[] = [
  [({ words }) => containsAny(fieldWords, words), 1.6],
  [({ words }) => words.length <= 5, 0.2],
  [({ text }) => findDegree(text) !== undefined, -1.6],
  [namesSchool, -2],
  [isPlace, -1.5],
  [isSentence, -2],
  [isLong, -1],
  [({ hasDigit }) => hasDigit, -0.8],
  [({ words }) => words.length === 0, -5],
]

/** "Red Bridge Training": three words with this end are a firm rather than a course. */
const isTrainer = (words: readonly string[]) => words.length > 2 && words.at(-1) === 'training'

const ISSUER: readonly Feature<Phrase>[] = [
  [hasLegalForm, 2.5],
  [namesOrganisation, 1.8],
  [namesSchool, 1],
  [({ words }) => containsAny(ISSUER_WORDS, words), 1.8],
  [({ words }) => containsAny(CERTIFICATE_WORDS, words) && !isTrainer(words), -1.6],
  [isSentence, -2],
  [isLong, -1],
  [({ words }) => words.length === 0, -5],
]

const CERTIFICATE: readonly Feature<Phrase>[] = [
  [({ words }) => containsAny(CERTIFICATE_WORDS, words), 2],
  [hasLegalForm, -2],
  [({ words }) => containsAny(ISSUER_WORDS, words), -0.8],
  [isSentence, -1],
  [isPlace, -1],
  [({ words }) => words.length === 0, -5],
]

const CERTIFICATE_WORDS = phrases(
  'certified,certificate,certification,certificat,zertifikat,zertifiziert,zertifizierung,certificado,certificada,certificacion,certificazione,certificato,certificacao,certificaat,license,licence,licensed,licensure,lizenz,schein,fuhrerschein,permis,permit,card,training,course,kurs,curso,corso,cursus,diploma,practitioner,associate,professional,specialist,expert,foundation,foundations,fundamentals,advanced,level,qualification,registration,award,accreditation,credential,exam,test,toefl,ielts,toeic,delf,dalf,dele,pmp,prince2,itil,cpa,cfa,cissp,ccna,ccnp,aws,azure,scrum,six sigma,green belt,black belt,first aid,cpr,bls,acls,osha,haccp,safety,driving,forklift,bootcamp,nanodegree,specialization,mooc,habilitation,brevet,attestation,patente,abilitazione,certifierad,certifikat,intyg,bevis,korkort,utbildning,behorighet,rijbewijs,getuigschrift,vaarbewijs,keuring,geprufte,gepruft,prufung,schulung,lehrgang,nachweis,sachkunde,permiso,carne,carnet,habilitacion,formacion,licencia,patentino,corso di,habilitacao,formacao,carta de conducao,carteira,titulo profesional,caces,formation',
)
const ISSUER_WORDS = phrases(
  'council,board,guild,alliance,association,society,institute,academy,university,college,school,foundation,authority,commission,committee,federation,center,centre,office,bureau,agency,ministry,department,chamber,red cross,google,microsoft,amazon,amazon web services,aws,oracle,cisco,ibm,comptia,coursera,udemy,edx,udacity,linkedin learning,hubspot,salesforce,meta,adobe,sap,red hat,vmware,isc2,isaca,pmi,axelos,scrum org,scrum alliance,cncf,linux foundation,cambridge,goethe institut,british council,tuv,ihk,dekra,ets,institut,handwerkskammer,datacamp,pluralsight,codecademy,freecodecamp,organization,organisation,register,registry,union,trust,group,international,consejo,colegio,camara,federacion,asociacion,instituto,fundacion,escuela,centro de formacion,ordre,conseil,chambre,federation,ecole,organisme,ordine,consorzio,collegio,camera di commercio,ente,istituto,federazione,scuola,conselho,ordem,federacao,associacao,verband,kammer,verein,akademie,forbund,forbundet,radet,foreningen,myndigheten,bureau,raad,bond,koepel,stichting',
)

/** Cached, except for links, which score differently. */
function scorer(features: readonly Feature<Phrase>[]): (phrase: Phrase) => number {
  const plain = memo((text) => scoreOf(features, phraseOf(text)))
  return (phrase) => (phrase.isLink ? scoreOf(features, phrase) : plain(phrase.text))
}

/** Positive scores speak for the role, negative ones against it. */
export const ROLE_SCORES = {
  position: scorer(POSITION),
  company: scorer(ORGANISATION),
  location: scorer(PLACE),
  institution: scorer(SCHOOL),
  degree: scorer(DEGREE),
  field: scorer(FIELD),
  name: scorer(CERTIFICATE),
  issuer: scorer(ISSUER),
}
export type Role = keyof typeof ROLE_SCORES
