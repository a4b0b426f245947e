import {
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

export const FEW = ['deux', 'trois', '4', '5']
export const JOBS: readonly Filling[] = [
  ['cuisinier', years('Cuisinier')],
  ['comptable', years('Comptable')],
  ['électricien', years('Électricien')],
  ['commercial', years('Commercial')],
]
export const TRADES: readonly Filling[] = [
  ['comptabilité', years('Comptable', 'Comptabilité de petites entreprises')],
  ['maçonnerie', years('Maçon', 'Travaux de maçonnerie')],
  ['vente', years('Vendeur', 'Vente en magasin')],
]
/** With the article, as in "la maîtrise de ...". */
export const TONGUES: readonly Filling[] = [
  ["l'anglais", language('English')],
  ["l'allemand", language('German')],
  ["l'espagnol", language('Spanish')],
]
export const BARE_TONGUES: readonly Filling[] = [
  ['anglais', language('English')],
  ['allemand', language('German')],
  ['espagnol', language('Spanish')],
]
export const OTHER_TONGUES: readonly Filling[] = [
  ['italien', language('Italian')],
  ['néerlandais', language('Dutch')],
]
export const DEGREES: readonly Filling[] = [
  ['une licence (bac +3)', degree('bachelors')],
  ['un master', degree('masters')],
]
export const FIELDS: readonly Filling[] = [
  ['génie mécanique', degreeIn('bachelors', 'Génie mécanique', 'Beaux-arts')],
  ['informatique', degreeIn('bachelors', 'Informatique', 'Théologie')],
  ['comptabilité', degreeIn('bachelors', 'Comptabilité', 'Danse')],
]
export const CARDS: readonly Filling[] = [
  ['CACES 3', paper('CACES 3')],
  ['certificat SST', paper('Certificat SST')],
  ['CQP agent de sécurité', paper('CQP agent de sécurité')],
]
/** Diplomas that the law demands, feminine or plural forms avoided. */
export const DIPLOMAS: readonly Filling[] = [
  ["diplôme d'État d'infirmier", registration("Diplôme d'État d'infirmier")],
  ["diplôme d'État d'aide-soignant", registration("Diplôme d'État d'aide-soignant")],
]

export const cuisinier = { about: years('Cuisinier') }
export const nuit = { about: shift() }
export const port = { about: physical() }
export const voyages = { about: travel() }
export const FR = { about: workRight('France') }
export const permis: readonly Filling[] = [
  ['permis B', driving()],
  ['permis de conduire', driving()],
]
export const voiture: readonly Filling[] = [['véhicule', vehicle()]]
