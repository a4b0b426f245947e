import type { Status } from '#applications/constants'

/** Days without an answer after which we suggest to follow up, by stage. Other stages wait for nobody. */
export const FOLLOW_UP_DAYS = { applied: 10, 'under-review': 14, interview: 7 } as const satisfies Partial<Record<Status, number>>
export type FollowUpStage = keyof typeof FOLLOW_UP_DAYS
export const FOLLOW_UP_STAGES = Object.keys(FOLLOW_UP_DAYS) as FollowUpStage[]

/** What a person can choose; 0: never. */
export const FOLLOW_UP_CHOICES = {
  '0': 'Never',
  '3': 'After 3 days',
  '5': 'After 5 days',
  '7': 'After 7 days',
  '10': 'After 10 days',
  '14': 'After 14 days',
  '21': 'After 21 days',
  '30': 'After 30 days',
} as const
