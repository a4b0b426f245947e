import { foldName } from './fold.ts'

/**
 * Labels of details that a resume may hold and a profile never takes: birth, family, identity papers, religion, health, looks. Folded;
 * nine languages.
 */
const LABELS = `date of birth, birth date, birthdate, birthday, dob, d o b, born, born on, place of birth, birth place, birthplace, age, sex, gender, marital status, civil status, family status, married, children, number of children, spouse, spouse name, father, fathers name, father s name, mother, mothers name, mother s name, parents, nationality, citizenship, citizen, religion, caste, race, ethnicity, ethnic origin, passport, passport no, passport number, passport details, identity card, id number, id card, id no, national id, national insurance number, ni number, social security number, ssn, aadhaar, aadhar, aadhaar no, pan, pan no, pan number, tax id, blood group, blood type, height, weight, health, physical status, military status, military service, driving licence no
  geburtsdatum, geburtstag, geburtsort, geboren, geboren am, geboren in, geb, geb am, alter, geschlecht, familienstand, verheiratet, ledig, kinder, staatsangehorigkeit, nationalitat, staatsburgerschaft, konfession, religion, reisepass, reisepassnummer, personalausweis, personalausweisnummer, sozialversicherungsnummer, steuer id, grosse, gewicht, blutgruppe, eltern
  date de naissance, ne le, nee le, ne e le, lieu de naissance, ne a, nee a, age, sexe, situation familiale, situation de famille, etat civil, marie, mariee, celibataire, enfants, nationalite, religion, passeport, numero de passeport, numero de securite sociale, carte didentite, groupe sanguin, taille, poids
  fecha de nacimiento, fecha nacimiento, lugar de nacimiento, nacido el, nacida el, nacido en, nacida en, edad, sexo, estado civil, casado, casada, soltero, soltera, hijos, nacionalidad, religion, pasaporte, dni, nie, nif, cedula, cedula de identidad, documento de identidad, rut, curp, numero de la seguridad social, grupo sanguineo, estatura, peso
  data di nascita, nato il, nata il, nato a, nata a, luogo di nascita, eta, sesso, stato civile, coniugato, coniugata, celibe, nubile, figli, nazionalita, cittadinanza, religione, passaporto, codice fiscale, carta didentita, gruppo sanguigno, altezza, peso
  data de nascimento, nascido em, nascida em, local de nascimento, naturalidade, idade, sexo, estado civil, casado, casada, solteiro, solteira, filhos, nacionalidade, religiao, passaporte, cpf, rg, nif, cartao de cidadao, bilhete de identidade, filiacao, tipo sanguineo
  geboortedatum, geboren op, geboren te, geboorteplaats, leeftijd, geslacht, burgerlijke staat, gehuwd, ongehuwd, kinderen, nationaliteit, godsdienst, religie, paspoort, paspoortnummer, bsn, burgerservicenummer, rijksregisternummer
  fodelsedatum, fodd, fodelseort, personnummer, alder, kon, civilstand, gift, ogift, barn, nationalitet, medborgarskap, religion, passnummer, langd, vikt
  data urodzenia, miejsce urodzenia, urodzony, urodzona, wiek, plec, stan cywilny, zonaty, mezatka, kawaler, panna, dzieci, narodowosc, obywatelstwo, wyznanie, religia, paszport, numer paszportu, pesel, nip, dowod osobisty`

const labels = new Set(
  LABELS.split(/[\n,]/)
    .map((label) => foldName(label))
    .filter(Boolean),
)
/** Words of a birth that need no colon: "Born 3 May 1990". */
const BIRTHS = new Set(
  'born,born on,geboren,geboren am,geb,geb am,ne le,nee le,nacido el,nacida el,nato il,nata il,nascido em,nascida em,geboren op,fodd,urodzony,urodzona'.split(
    ',',
  ),
)
const MAX_LABEL = 60
/** "Children: 2", not "Children: led the play group". */
const MAX_WORDS = 5
const MAY_BE_LABELLED = /[:\t|–—\d]|\s-\s/u
const LABEL_END = /[:\t|]|\s[-–—]\s/u

/** "Date of birth: 3 May 1990", "Geburtsdatum   03.05.1990", or such a label alone. */
export function isPersonalDetail(text: string): boolean {
  if (!MAY_BE_LABELLED.test(text)) return labels.has(foldName(text.slice(0, MAX_LABEL))) && text.trim().includes(' ')
  const [label = '', ...rest] = text.slice(0, 3 * MAX_LABEL).split(LABEL_END)
  if (label.length > MAX_LABEL) return false
  const folded = foldName(label)
  if (labels.has(folded)) {
    const value = rest.join(' ').trim()
    return folded.includes(' ') || (value !== '' && value.split(/\s+/).length <= MAX_WORDS)
  }
  const words = folded.split(' ', 4)
  return words.some((word, index) => index > 0 && BIRTHS.has(words.slice(0, index).join(' ')) && /^\d/.test(word))
}
