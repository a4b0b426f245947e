import { MONTHS } from './en/months.ts'

/** 'January' to 'December'. */
export const ENGLISH_MONTHS: readonly string[] = MONTHS.split(', ').map((names) => names.split(' ')[0] ?? '')
