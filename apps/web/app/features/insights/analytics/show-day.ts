import { dayText, shortDay as shortDayOf } from '@jobapply/core/shared/time/show-dates'

const utc = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const WEEKDAY = utc({ weekday: 'short' })
const LONG = utc({ weekday: 'long', day: 'numeric', month: 'long' })
const at = (day: string) => new Date(`${day}T00:00:00Z`)

/** Of a calendar day like '2026-11-19'. */
export const weekdayName = (day: string) => WEEKDAY.format(at(day))
export const longDay = (day: string) => LONG.format(at(day)).replace(',', '')
export const shortDay = (day: string) => shortDayOf(day, 'UTC')
export const wholeDay = (day: string) => dayText(day, 'UTC')
