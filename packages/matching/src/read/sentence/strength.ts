import { HINT } from '#read/text/hints'
import { ROLE, type Role } from '#read/text/role'
import type { Clause } from './clauses.ts'

/** How a clause asks: `isAsked` of the person at all, and `nice` as a wish. */
export type Strength = { isAsked: boolean; nice: boolean; isDropped: boolean }

/** What a clause says of itself counts first, then what its section makes of it. `isMixed`: another clause of the sentence says something. */
export function strengthOf(
  modality: Clause['modality'],
  role: Role,
  section: Role,
  isMixed: boolean,
  isAside: boolean,
  said: string,
  hints: number,
): Strength {
  if (modality === 'negated' || modality === 'offered') return { isAsked: false, nice: false, isDropped: true }
  if (modality === 'wish') return { isAsked: role !== ROLE.aside || !isAside, nice: true, isDropped: false }
  const isWish = section === ROLE.nice && role === ROLE.nice
  if (modality === 'must') return { isAsked: !isAside, nice: isWish, isDropped: false }
  const base = isMixed ? section : role
  const nice = base === ROLE.nice
  const isAsked = nice || base === ROLE.must || (base === ROLE.neutral && !isAside && isAddressed(said, hints))
  return { isAsked, nice, isDropped: false }
}

const ADDRESSED =
  /\b(?:you(?:'ll)? (?:have|hold|are|possess|bring|speak|must|should|can|need|will (?:have|need|hold|possess|speak|be))|your profile|(?:candidates?|applicants?|someone|individuals?|person) (?:must|should|will|who|has|have|holds?|is|are|needs?|with)|(?:registered|licensed|certified|chartered|qualified) (?:candidates?|applicants?|individuals?|person)|looking for|seeking|we (?:need|expect|require)|Sie (?:haben|verständigen|beherrschen|kommunizieren|nutzen|fahren|verfügen|sprechen|besitzen|bringen|sind)|[Dd]u (?:hast|verfügst|sprichst|besitzt|bringst|bist)|(?:verfügen|besitzen|sprechen|beherrschen|nutzen|haben) Sie|[Ww]ir suchen|vous (?:avez|êtes|parlez|maîtrisez|possédez|disposez|justifiez)|êtes titulaire|nous recherchons|avoir|être|posséder|tienes|dominas|te expresas|manejas|conduces|usarás|estás|tener|dispones|disponer|hablas|hablar|cuentas con|contar con|poseer|posees|eres|buscamos|procuramos|tens|possui|possuir|possuis|ter|falar|fala|você|[Jj]e (?:hebt|bent|beschikt|spreekt|bezit)|[Uu] (?:hebt|heeft|bent|beschikt|spreekt)|in het bezit van|[Dd]u (?:har|talar|behöver|behärskar)|ottima conoscenza|buona conoscenza)\b/i
/** A line that names a paper or a language and nothing else. */
const NOMINAL =
  /^(?:\W|\d{1,2}[.)])*(?:an? |the |ein\w* |une? |una? |uma )?(?:valid|full|current|live|in-date|clean|active|fluent|fluency|native|good|very good|excellent|proficien\w+|strong|basic|advanced|bilingual|professional|registration|registered|licensed|certified|chartered|qualified|driving|driver\S*|own|besitzen|verfügen|sprechen|gültig\w*|flie(?:ß|ss)end\w*|sehr gute?|gute|verhandlungssicher\w*|Führerschein\w*|Fahrerlaubnis|eigene[rs]?|permis|véhicule|anglais|français|allemand|espagnol|maîtrise|bonne|très bonne|carnet|permiso|coche|vehículo|inglés|alemán|francés|nivel|dominio|inglês|alemão|francês|espanhol|carta|CNH|carteira|veículo|nível|domínio|(?:German|English|French|Spanish|Portuguese|Italian|Dutch|Polish|Deutsch|Englisch|Französisch|Spanisch)\b)/iu
/** "NMC registration". */
const ACRONYM = /^\W*[\p{Lu}]{2,6}(?=[ ,/-])/u
const NOMINAL_LENGTH = 90
export const isAddressed = (said: string, hints: number) =>
  said !== '' &&
  (((hints & HINT.addressed) !== 0 && ADDRESSED.test(said)) ||
    (said.length <= NOMINAL_LENGTH && (NOMINAL.test(said) || ACRONYM.test(said))))
