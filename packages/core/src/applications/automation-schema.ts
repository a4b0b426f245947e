import { z } from 'zod'
import { BOARD_NAMES } from '#jobs/boards'
import { autoApplySettings } from '#preferences/schema'
import { profileId, savePoint } from '#profiles/schema'
import { preferencesShape } from '#profiles/schema-preferences'
import { HOLD_DAYS } from './constants.ts'

const DAYS = `Enter a number of days from 1 to ${HOLD_DAYS.most}`

/** What a person has set for all profiles; the rest of the drawer is the profile's auto-apply settings. */
export const automationSettings = z.object({
  /** Platforms whose forms are sent without a click (decisions, Applying). None at first. */
  fullAutomation: z.array(z.enum(BOARD_NAMES)).max(BOARD_NAMES.length),
  /** For how many days after an application nothing more is proposed for that company; null: off. */
  companyHoldDays: z.int(DAYS).min(1, DAYS).max(HOLD_DAYS.most, DAYS).nullable(),
})
export type AutomationSettings = z.output<typeof automationSettings>
export const DEFAULT_AUTOMATION: AutomationSettings = { fullAutomation: [], companyHoldDays: null }

/** `stoppedAt`: 'Stop everything' was pressed and nothing starts until 'Continue'. */
export const automationState = automationSettings.extend({ stoppedAt: z.iso.datetime().nullable() })
export type AutomationState = z.output<typeof automationState>

/** What the 'Automation' drawer edits: settings of one profile and those of the person, saved together. */
export const automationValues = z.object({
  isActive: autoApplySettings.shape.isActive,
  ...autoApplySettings.pick({
    minMatchScore: true,
    excludeKeywords: true,
    maxApplicationsPerDay: true,
    autoGenerateCoverLetter: true,
    customMessage: true,
  }).shape,
  companies_to_exclude: preferencesShape.companies_to_exclude,
  ...automationSettings.shape,
})
export type AutomationValues = z.output<typeof automationValues>

/** `version` is that of the profile. */
export const automationRead = automationValues.extend({ version: z.int(), stoppedAt: automationState.shape.stoppedAt })
export type AutomationRead = z.output<typeof automationRead>
export const automationSave = z.object({ profileId, ...savePoint, changes: automationValues.partial() })
