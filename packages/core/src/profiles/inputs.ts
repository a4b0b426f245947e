import { LIMITS } from './constants.ts'

/** What the telephone input keeps: digits, plus, hyphen, parentheses and spaces (spec 2 §5.1). */
export const keepPhoneCharacters = (typed: string) => typed.replace(/[^\d+() -]/g, '')

/** So many characters fit beside this country code (decisions: 20 together). */
export const phoneLengthBeside = (countryCode: string | null) => LIMITS.screen.phone - (countryCode?.length ?? 0)

/** A number input knows no negatives: they become nothing (spec 2 §5.1). */
export const keepNotNegative = (typed: string) => (/^\s*-/.test(typed) ? '' : typed)
