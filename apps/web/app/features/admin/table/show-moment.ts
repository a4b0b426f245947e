import { dayText, timeText } from '@jobapply/core/shared/time/show-dates'

/** 'Today, 08:02', else '16 Nov 2026, 18:20'. */
export function showMoment(moment: string): string {
  const at = new Date(moment)
  const day = at.toDateString() === new Date().toDateString() ? 'Today' : dayText(at)
  return `${day}, ${timeText(at)}`
}
