import { LIMITS } from './constants.ts'

/** Keeps digits, plus, hyphen, parentheses and spaces (spec 2 §5.1). */
export const keepPhoneCharacters = (typed: string) => typed.replace(/[^\d+() -]/g, '')

/** Maximum length beside this country code (20 together: decisions, Profiles and preferences). */
export const phoneLengthBeside = (countryCode: string | null) => LIMITS.screen.phone - (countryCode?.length ?? 0)

/** Negative numbers become empty (spec 2 §5.1). */
export const keepNotNegative = (typed: string) => (/^\s*-/.test(typed) ? '' : typed)
