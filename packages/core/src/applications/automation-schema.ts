import { z } from 'zod'
import { PLATFORMS } from '#search/constants'
import { HOLD_DAYS } from './constants.ts'

type Platform = Exclude<keyof typeof PLATFORMS, 'all'>
export const AUTOMATED_PLATFORMS = Object.keys(PLATFORMS).filter((key): key is Platform => key !== 'all')

/** What a person has set for all profiles; the rest of the drawer is the profile's auto-apply settings. */
export const automationSettings = z.object({
  /** Platforms whose forms are sent without a click (decisions, Applying). None at first. */
  fullAutomation: z.array(z.enum(AUTOMATED_PLATFORMS)),
  /** Null: off. For so many days after an application nothing more is proposed for that company. */
  companyHoldDays: z.int().min(1).max(HOLD_DAYS.most).nullable(),
})
export type AutomationSettings = z.output<typeof automationSettings>
export const DEFAULT_AUTOMATION: AutomationSettings = { fullAutomation: [], companyHoldDays: null }

/** `stoppedAt`: 'Stop everything' was pressed and nothing starts until 'Continue'. */
export const automationState = automationSettings.extend({ stoppedAt: z.iso.datetime().nullable() })
export type AutomationState = z.output<typeof automationState>
