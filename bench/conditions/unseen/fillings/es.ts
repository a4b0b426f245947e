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

export const FEW = ['dos', 'tres', '4', '5']
export const JOBS: readonly Filling[] = [
  ['cocinero', years('Cocinero')],
  ['contable', years('Contable')],
  ['electricista', years('Electricista')],
  ['comercial', years('Comercial')],
]
export const TRADES: readonly Filling[] = [
  ['contabilidad', years('Contable', 'Contabilidad de empresas pequeñas')],
  ['soldadura', years('Soldador', 'Soldadura de estructuras')],
  ['ventas', years('Vendedor', 'Ventas en tienda')],
]
export const TONGUES: readonly Filling[] = [
  ['inglés', language('English')],
  ['alemán', language('German')],
  ['francés', language('French')],
]
export const OTHER_TONGUES: readonly Filling[] = [
  ['italiano', language('Italian')],
  ['neerlandés', language('Dutch')],
]
export const DEGREES: readonly Filling[] = [
  ['un grado universitario', degree('bachelors')],
  ['un máster', degree('masters')],
]
export const FIELDS: readonly Filling[] = [
  ['Ingeniería Mecánica', degreeIn('bachelors', 'Ingeniería Mecánica', 'Bellas Artes')],
  ['Informática', degreeIn('bachelors', 'Informática', 'Teología')],
  ['Contabilidad', degreeIn('bachelors', 'Contabilidad', 'Danza')],
]
export const CARDS: readonly Filling[] = [
  ['carnet de carretillero', paper('Carnet de carretillero')],
  ['carnet de manipulador de alimentos', paper('Carnet de manipulador de alimentos')],
  ['título de socorrista', paper('Título de socorrista')],
]
export const COLLEGES: readonly Filling[] = [
  ['Colegio de Enfermería', registration('Colegiación', 'Colegio de Enfermería')],
  ['Colegio de Abogados', registration('Colegiación', 'Colegio de Abogados')],
]

export const cocinero = { about: years('Cocinero') }
export const noches = { about: shift() }
export const cargas = { about: physical() }
export const viajes = { about: travel() }
export const ES = { about: workRight('Spain') }
export const carnet: readonly Filling[] = [
  ['carnet de conducir', driving()],
  ['carnet B', driving()],
  ['permiso de conducir', driving()],
]
export const coche: readonly Filling[] = [
  ['coche', vehicle()],
  ['vehículo', vehicle()],
]
