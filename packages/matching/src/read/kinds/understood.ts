import { memo } from '#memo'
import { nationalityIn, nationsIn } from '#tables/nations'
import { isPlainWord } from '#tables/plain-words'
import { termsOf } from '#terms'
import { countriesIn } from './work-rights.ts'

/** Words by which postings ask for a right to work, a citizenship or a clearance, folded; `*` for the start of a word. */
const LEGAL = `
itar ear export* burger* please unfortunately regret* note does do support* assist* relocation overseas international suitable government federal dod polygraph access hire* sc dv available possible pass undergo willing vetting francais* espana espanol* portugues* deutsch* schweizer* osterreich* nao aucun* durfen unterstutzung beim moglich bereit* oferecemos ofrecemos nous ne pouvons pas wir konnen sponsern sich unterziehen
existing needed start* begin* first day interview nobody before because rules vacancy consider* evidence* asked meet criteria reserved personen einstellen bestehend* arbeitsbeginn vorlegen vor avant signature demande* ouvert* personnes antes firmar pediremos pueden podran presentarse personas desde dia primer contratacao preciso podem candidatar pessoas regle travailler ativa inscricao
preference given line equity plan policy outside stamp foreign* estrangeir* extranjer* etranger* hold* eu eea stamp third countr*
right rights legal* lawful* author* eligib* entitle* permi* unrestricted sponsor* visa* immigration citizen* national* clearance* clear cleared secur* secret top ts sci active obtain* maintain* valid* current* proof evidence provide able
without now future already employ* candidate* applicant* apply application* only accept* open posses* status resident* green card person* no not any offer* unable cannot can able live based country us uk eu usa u s k h1b
staatsangehorig* staatsburger* arbeitserlaubnis arbeitsgenehmigung aufenthalt* arbeitsberecht* berechtigt recht arbeiten sicherheits* visum* bewerber* nur zwingend voraussetzung vorausgesetzt verlangt unbefristet* uneingeschrankt* hier land
nationalite citoyen* droit travailler travail titre sejour permis autoris* habilit* secret defense valable regle candidat* uniquement parrain* exig* requis*
nacionalidad ciudadan* derecho trabajar trabajo permiso residencia autoriz* habilitacion acreditacion seguridad vigor vigente* legalmente patrocin* visado* candidat* solo unicamente regla document*
nacionalidade cidada* direito trabalhar trabalho residencia credenci* habilitacao seguranca valid* vigor legalmente patrocin* visto* candidat* apenas somente regulariz*
werkvergunning verblijfsvergunning geldig* nationaliteit verplicht cittadinanza permesso soggiorno lavoro valido obbligatori* arbetstillstand uppehallstillstand giltigt medborgarskap kravs
`
const whole = new Set<string>()
const starts: string[] = []
for (const word of LEGAL.trim().split(/\s+/))
  if (word.endsWith('*')) starts.push(word.slice(0, -1))
  else whole.add(word)
const isLegalWord = memo((word) => whole.has(word) || starts.some((start) => word.startsWith(start)))

/**
 * Whether every word of a sentence about who may be hired is one that such sentences are made of. What says more may ask for more, or speak
 * of somebody else: it is told, but never as met.
 */
export function isUnderstood(sentence: string): boolean {
  const names = new Set([...countriesIn(sentence), ...nationsIn(sentence)].flatMap(termsOf))
  return termsOf(sentence.replace(PROVINCE, ' ')).every(
    (word) => isPlainWord(word) || isLegalWord(word) || names.has(word) || isNation(word) || isOfNamed(word, names),
  )
}
/** "South African citizens", where the country was read as South Africa. */
const isOfNamed = (word: string, names: ReadonlySet<string>) =>
  [...names].some((name) => name.length >= NAME_LENGTH && word.startsWith(name))
const NAME_LENGTH = 5
/** "Able to work in BC": the letters of a state or province. */
const PROVINCE = /\bin [A-Z]{2}(?![A-Za-z])/g
/** A folded word may be a name that is written with a capital letter. */
const isNation = memo((word) => {
  const capital = word.charAt(0).toUpperCase() + word.slice(1)
  return countriesIn(capital).length > 0 || nationalityIn(word) !== undefined
})
