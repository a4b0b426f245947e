const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long' })
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })
const LONG = new Intl.DateTimeFormat('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const SHORT = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })

/** In the person's time zone. */
export const dayText = (at: Date) => DAY.format(at)
export const shortDay = (at: Date) => SHORT_DAY.format(at)
export const timeText = (at: Date) => TIME.format(at)
/** 'Wednesday 25 November 2026, 09:30' */
export const longMoment = (at: Date) => `${LONG.format(at)}, ${TIME.format(at)}`
/** '18 Nov 2026, 09:30' */
export const shortMoment = (at: Date) => `${SHORT.format(at)}, ${TIME.format(at)}`
