import { NUMBERS, TENS } from './en/numbers.ts'

/** 'zero' to 'nineteen', and the tens up to ninety. */
export const ENGLISH_NUMBERS: ReadonlyMap<string, number> = new Map([
  ...NUMBERS.split(', ').map((word, value) => [word, value] as const),
  ...TENS.split(', ').map((word, index) => [word, (index + 2) * 10] as const),
])
