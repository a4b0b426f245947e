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

export const FEW = ['two', 'three', '4', 'five (5)']
export const JOBS: readonly Filling[] = [
  ['chef', years('Chef')],
  ['bookkeeper', years('Bookkeeper')],
  ['electrician', years('Electrician')],
  ['data analyst', years('Data Analyst')],
]
export const TRADES: readonly Filling[] = [
  ['bookkeeping', years('Bookkeeper', 'Bookkeeping for small firms')],
  ['welding', years('Welder', 'Welding of steel frames')],
  ['customer service', years('Customer Service Representative', 'Customer service by phone')],
]
/** Shown by the job title, not by the same word. */
export const ENGINEERING: readonly Filling[] = [
  ['mechanical engineering', years('Mechanical Engineer')],
  ['software engineering', years('Software Engineer')],
  ['civil engineering', years('Civil Engineer')],
]
export const TRADES_UPPER: readonly Filling[] = [
  ['Bookkeeping', years('Bookkeeper', 'Bookkeeping for small firms')],
  ['Welding', years('Welder', 'Welding of steel frames')],
  ['Customer service', years('Customer Service Representative', 'Customer service by phone')],
]
export const TONGUES: readonly Filling[] = [
  ['German', language('German')],
  ['Polish', language('Polish')],
  ['French', language('French')],
  ['Portuguese', language('Portuguese')],
]
export const OTHER_TONGUES: readonly Filling[] = [
  ['Italian', language('Italian')],
  ['Dutch', language('Dutch')],
]
export const DEGREES: readonly Filling[] = [
  ["bachelor's degree", degree('bachelors')],
  ["master's degree", degree('masters')],
]
export const FIELDS: readonly Filling[] = [
  ['Mechanical Engineering', degreeIn('bachelors', 'Mechanical Engineering', 'Fine Arts')],
  ['Accounting', degreeIn('bachelors', 'Accounting', 'Dance')],
  ['Computer Science', degreeIn('bachelors', 'Computer Science', 'Theology')],
]
export const CARDS: readonly Filling[] = [
  ['CSCS card', paper('CSCS card', 'Construction Skills Certification Scheme')],
  ['forklift licence', paper('Forklift licence')],
  ['door supervisor licence', paper('Door Supervisor licence', 'Security Industry Authority')],
]
export const BODIES: readonly Filling[] = [
  ['NMC', registration('NMC registration', 'Nursing and Midwifery Council')],
  ['GPhC', registration('GPhC registration', 'General Pharmaceutical Council')],
  ['HCPC', registration('HCPC registration', 'Health and Care Professions Council')],
]
export const ACCOUNTANTS: readonly Filling[] = [
  ['ACCA', paper('ACCA')],
  ['CIMA', paper('CIMA')],
  ['ACA', paper('ACA')],
]

/** Subjects of sentences that ask for nothing. */
export const chef = { about: years('Chef') }
export const nurse = { about: registration('NMC registration', 'Nursing and Midwifery Council') }
export const german = { about: language('German') }
export const nights = { about: shift() }
export const lifting = { about: physical() }
export const away = { about: travel() }

export const UK = 'United Kingdom'
export const US = { at: 'Denver, CO, United States' }
export const britain = { about: workRight(UK) }
export const states = { about: workRight('United States'), ...US }
export const licence: readonly Filling[] = [['driving licence', driving()]]
export const car: readonly Filling[] = [
  ['car', vehicle()],
  ['vehicle', vehicle()],
]
export const LEVELS: readonly Filling[] = [
  ['Secret', clearance('secret')],
  ['Top Secret', clearance('top-secret')],
  ['TS/SCI', clearance('sci')],
]
