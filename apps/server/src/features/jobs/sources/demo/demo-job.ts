import type { DemoPlace, Occupation } from './constants.ts'
import type { Dice } from './dice.ts'

export type DemoJob = {
  id: string
  title: string
  occupation: Occupation
  rank: number
  company: string
  about: string
  place: DemoPlace
  mode: 'remote' | 'hybrid' | 'onsite'
  isPartTime: boolean
  pay: { min: number; max: number; currency: string; period: 'year' | 'hour' } | undefined
  /** Days between its posting and today. */
  age: number
  dice: Dice
}
