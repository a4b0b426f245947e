import { momentText } from '@jobapply/core/shared/time/show-dates'

const WEEKDAY = new Intl.DateTimeFormat('en-GB', { weekday: 'long' })

/** 'Wednesday, 25 Nov 2026, 09:30', in the person's time zone. */
export const longMoment = (at: Date) => `${WEEKDAY.format(at)}, ${momentText(at)}`
