import type { Profile, ProfileFields } from '#profiles/schema'
import { isOnboardingSummary } from './onboarding-summary.ts'

const SUMMARY = 'professional_summary' satisfies keyof ProfileFields
type Facts = Pick<ProfileFields, typeof SUMMARY> & { onboardingFields?: readonly string[] }

/**
 * Whether the summary is still the sentence that onboarding wrote. Some profiles lost the mark while the sentence stayed, and documents
 * have no marks, so the sentence itself counts too.
 */
export const hasOnboardingSummary = ({ onboardingFields = [], professional_summary }: Facts) =>
  onboardingFields.includes(SUMMARY) || isOnboardingSummary(professional_summary)

/**
 * The facts of a profile or a resume that may be printed, sent, scored or shown to others: onboarding's summary is left out (ONBOARD-037).
 * Everything but the person's own editor and data export reads profiles through this.
 */
export const usableFacts = <F extends Facts>(facts: F): F => (hasOnboardingSummary(facts) ? { ...facts, [SUMMARY]: null } : facts)

/** Gives a profile back the mark that an earlier save dropped. */
export function withSummaryMark<P extends Pick<Profile, 'onboardingFields' | typeof SUMMARY>>(profile: P): P {
  if (profile.onboardingFields.includes(SUMMARY) || !isOnboardingSummary(profile.professional_summary)) return profile
  return { ...profile, onboardingFields: [...profile.onboardingFields, SUMMARY] }
}
