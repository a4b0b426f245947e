import { nearDay, timeText } from '@jobapply/core/shared/time/show-dates'

/** '17 Nov', with the year when it is another one. */
export const showDay = (moment: string) => nearDay(moment, new Date())

/** '09:14' today, 'on 17 Nov' before. */
export const showMoment = (moment: string) =>
  new Date(moment).toDateString() === new Date().toDateString() ? timeText(moment) : `on ${showDay(moment)}`
