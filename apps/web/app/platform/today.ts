import { dayOf } from '@jobapply/core/shared/time/dates'

/** Where the person's clock is. */
export const timeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone
export const today = () => dayOf(new Date(), timeZone())
