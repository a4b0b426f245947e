import {
  clearance,
  degree,
  degreeIn,
  driving,
  language,
  paper,
  physical,
  registration,
  shift,
  travel,
  vehicle,
  workRight,
  years,
} from '#bench/conditions/subjects.ts'
import type { Filling } from '#bench/conditions/template.ts'

export const FEW = ['zwei', 'drei', '4', '5']
export const JOBS: readonly Filling[] = [
  ['Koch', years('Koch')],
  ['Buchhalter', years('Buchhalter')],
  ['Elektriker', years('Elektriker')],
  ['Vertriebsleiter', years('Vertriebsleiter')],
]
export const TRADES: readonly Filling[] = [
  ['Buchhaltung', years('Buchhalter', 'Buchhaltung für kleine Betriebe')],
  ['Pflege', years('Pflegefachkraft', 'Pflege von Bewohnern')],
  ['Lohnabrechnung', years('Lohnbuchhalter', 'Lohnabrechnung')],
]
/** After "Erfahrung" and "spricht"; the skill itself, and compounds with "-kenntnisse". */
export const TONGUES: readonly Filling[] = [
  ['Englisch', language('English')],
  ['Französisch', language('French')],
  ['Polnisch', language('Polish')],
  ['Spanisch', language('Spanish')],
]
export const OTHER_TONGUES: readonly Filling[] = [
  ['Italienisch', language('Italian')],
  ['Niederländisch', language('Dutch')],
]
export const DEGREES: readonly Filling[] = [
  ['Bachelorabschluss', degree('bachelors')],
  ['Masterabschluss', degree('masters')],
]
export const FIELDS: readonly Filling[] = [
  ['Maschinenbau', degreeIn('bachelors', 'Maschinenbau', 'Kunstgeschichte')],
  ['Informatik', degreeIn('bachelors', 'Informatik', 'Theologie')],
  ['Betriebswirtschaftslehre', degreeIn('bachelors', 'Betriebswirtschaftslehre', 'Tanz')],
]
export const CARDS: readonly Filling[] = [
  ['Staplerschein', paper('Staplerschein')],
  ['Ausbilderschein (AEVO)', paper('Ausbilderschein (AEVO)', 'IHK')],
  ['Kranschein', paper('Kranschein')],
]
/** Feminine: "eine gültige ..." */
export const PERMITS: readonly Filling[] = [
  ['Approbation als Arzt', registration('Approbation als Arzt', 'Landesärztekammer')],
  ['Approbation als Apotheker', registration('Approbation als Apotheker', 'Landesapothekerkammer')],
]

export const koch = { about: years('Koch') }
export const englisch = { about: language('English') }
export const nachts = { about: shift() }
export const heben = { about: physical() }
export const reisen = { about: travel() }
export const DE = { about: workRight('Germany') }
export const licence: readonly Filling[] = [['Führerschein', driving()]]
export const licenceB: readonly Filling[] = [
  ['Führerschein der Klasse B', driving()],
  ['Pkw-Führerschein', driving()],
  ['Führerschein Klasse 3 bzw. B', driving()],
]
export const car: readonly Filling[] = [
  ['Auto', vehicle()],
  ['Fahrzeug', vehicle()],
]
export const cleared = { about: clearance('secret') }
