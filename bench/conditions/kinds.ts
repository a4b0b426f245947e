import type { KnockOutName } from '@jobapply/core/matching/constants'

/**
 * The kinds of conditions that a sentence can state, with the names the product may use for each. The first name is the usual one; the
 * others count as equal, so that renaming a condition or splitting it off is never scored as an error.
 */
export const KIND_NAMES = {
  years: ['years'],
  degree: ['degree', 'education'],
  field: ['degree', 'education', 'field'],
  schooling: ['schooling', 'school', 'degree', 'education'],
  licence: ['licence', 'registration', 'certificate', 'paper'],
  registration: ['licence', 'registration', 'certificate', 'paper'],
  driving: ['driving', 'drivingClass'],
  vehicle: ['vehicle', 'ownVehicle', 'car', 'ownCar'],
  language: ['language'],
  workRight: ['sponsorship', 'workRight', 'workAuthorization'],
  sponsorship: ['sponsorship', 'workRight', 'workAuthorization'],
  citizenship: ['citizenship'],
  clearance: ['clearance'],
  residence: ['residence'],
  age: ['age', 'minimumAge'],
  shift: ['shift', 'hours'],
  travel: ['travel'],
  physical: ['physical'],
  check: ['check'],
} as const satisfies Record<string, readonly (KnockOutName | (string & {}))[]>
export type Kind = keyof typeof KIND_NAMES

/** A wrong "met" here sends somebody into an application that the law forbids, so it is counted apart. */
export const LEGAL_KINDS: readonly Kind[] = [
  'workRight',
  'sponsorship',
  'citizenship',
  'clearance',
  'residence',
  'age',
  'licence',
  'registration',
  'driving',
]

/** What a row of the bench is about: how the sentence asks, or why it asks for nothing. */
export const CLASSES = {
  must: 'asks',
  phrase: 'asks',
  brackets: 'asks',
  label: 'asks',
  heading: 'asks',
  or: 'asks',
  and: 'asks',
  beside: 'asks',
  mixed: 'asks',
  inherited: 'asks',
  wish: 'wish',
  hypothetical: 'wish',
  negated: 'nothing',
  past: 'nothing',
  offered: 'nothing',
  described: 'nothing',
  employer: 'nothing',
  team: 'nothing',
  customer: 'nothing',
  equal: 'nothing',
  benefit: 'nothing',
  pay: 'nothing',
} as const
export type Class = keyof typeof CLASSES
