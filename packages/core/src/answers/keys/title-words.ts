import { meaningful, readText, type Token } from '#answers/words/tokens'
import { isHarmless } from './harmless-words.ts'

/** Words over a part of a form that leave it the person's own: 'Contact details', 'Step 2: About you', 'Angaben zur Person'. */
const OF_THE_PERSON = new Set(
  [
    'about you yourself yours who details detail info information data basic basics general apply applying application applications applicant form step',
    'section part page online social media web presence profiles links question questions questionnaire answer answers document documents file files',
    'attachments introduce introduction tell get know candidate coordinates living identity person personalia new hi hello welcome start let begin submit job',
    'requested additional further more optional required mandatory voluntary relevant recent professional',
    'angaben informationen daten kontaktdaten stammdaten person kontaktinformationen bewerberdaten bewerbung bewerbungsformular schritt teil abschnitt',
    'seite fragen frage unterlagen dokumente anhange uber dich allgemeine allgemeines personlichen profile soziale netzwerke weitere vorstellen anschrift',
    'informations coordonnees donnees candidature formulaire etape partie questions documents liens reseaux sociaux propos vous toi moi identite generales personnelles',
    'datos informacion personales contacto solicitud candidatura formulario paso seccion parte preguntas documentos enlaces redes sociales sobre ti usted mi generales',
    'dati informazioni personali contatti recapiti anagrafici anagrafica candidatura modulo passo sezione domande documenti generali',
    'gegevens persoonlijke contactgegevens persoonsgegevens sollicitatie sollicitatieformulier formulier stap vragen documenten over jou jij algemeen algemene',
    'dane osobowe kontaktowe informacje formularz aplikacja aplikacyjny krok pytania dokumenty tobie ogolne podstawowe',
    'dados pessoais informacoes contatos candidatura passo etapa perguntas documentos voce gerais',
    'personuppgifter kontaktuppgifter uppgifter ansokan ansokningsformular steg fragor dokument dig allmant',
    'personoplysninger kontaktoplysninger oplysninger ansogning trin sporgsmal dokumenter',
  ]
    .join(' ')
    .split(' '),
)
const LONGEST = 200

/** What a title may name beside that: what the person is called, where they live and how they are reached, and their papers. */
const OWN_THINGS = new Set(
  'name first-name last-name full-name middle-name preferred-name email phone dial-code street street-2 city region zip country-word location located'
    .concat(' linkedin github portfolio website url resume letter number now and or role skills headline employer confirm')
    .split(' '),
)
/** A letter or a number counts the parts of a form: 'B. Contact'. */
const isCount = ({ concept, text }: Token) => concept === 'number' || /^(?:[a-z]|[ivx]{1,4})$/.test(text)

/** What a title of past jobs or of schools may say. */
const OF_A_HISTORY = new Set(
  'history experience education school edu title company role work worked recent before past now highest level-word study-field description graduation other years at-least'.split(
    ' ',
  ),
)
const HISTORY_WORDS = new Set(
  [
    'last latest most previous past present background academic schooling training trainings qualification qualifications certification certifications',
    'certificates studies career employment first start chronological order reverse records record entry entries show shows',
    'werdegang beruflicher berufliche schulischer schulische bildung ausbildung studium letzte letzter station stationen qualifikationen',
    'parcours professionnel professionnelle professionnelles formation formations diplomes dernier derniere etudes',
    'laboral profesional academica academicos formacion estudios trayectoria professionale professionali istruzione formazione studi titoli',
    'opleiding opleidingen werkervaring loopbaan zawodowe wyksztalcenie edukacja profissional formacao escolaridade utbildning utbildningar uddannelse',
  ]
    .join(' ')
    .split(' '),
)

/** The words of a title that do not say that the fields under it are the person's own: any that nobody knows, and any other thing. */
export const foreignWords = (title: string): Token[] =>
  wordsOf(title).filter(({ concept, text }) => (concept === 'word' ? !OF_THE_PERSON.has(text) : !OWN_THINGS.has(concept)))

/** As much over past jobs and schools: 'team' and 'led' in 'Experience of the team you led'. */
export const isForeignHistory = (title: string): boolean =>
  foreignWords(title).some(({ concept, text }) => (concept === 'word' ? !HISTORY_WORDS.has(text) : !OF_A_HISTORY.has(concept)))

const wordsOf = (title: string) =>
  meaningful(readText(title.slice(0, LONGEST))).filter(
    (token) => !isCount(token) && !(token.concept === 'word' && isHarmless(token)),
  )
