/** How every screen writes dates; printed resumes, letters and emails have their own formats. */
type Moment = string | Date

const written = (options: Intl.DateTimeFormatOptions) => {
  let local: Intl.DateTimeFormat | undefined
  // With the first date: on a slow phone the four take a fifth of a second, and public pages load this file without writing one.
  const readersOwn = () => {
    local ??= new Intl.DateTimeFormat('en-GB', options)
    return local
  }
  return (at: Moment, timeZone?: string) => {
    const format = timeZone ? new Intl.DateTimeFormat('en-GB', { ...options, timeZone }) : readersOwn()
    // Three letters like every other month, and like the months of printed resumes.
    return format.format(new Date(at)).replace('Sept', 'Sep')
  }
}

/** '16 Nov 2026', in the reader's time zone unless one is given. */
export const dayText = written({ day: 'numeric', month: 'short', year: 'numeric' })
/** '16 Nov' */
export const shortDay = written({ day: 'numeric', month: 'short' })
/** '18:20' */
export const timeText = written({ hour: '2-digit', minute: '2-digit' })
/** '16 Nov 2026, 18:20' */
export const momentText = (at: Moment, timeZone?: string) => `${dayText(at, timeZone)}, ${timeText(at, timeZone)}`
/** '16 Nov, 18:20' */
export const shortMoment = (at: Moment, timeZone?: string) => `${shortDay(at, timeZone)}, ${timeText(at, timeZone)}`
/** '16 Nov', with the year when it is another one. */
export const nearDay = (at: Moment, now: Date) => (new Date(at).getFullYear() === now.getFullYear() ? shortDay : dayText)(at)

const monthText = written({ month: 'short', year: 'numeric' })

/** 'Mar 2020' for '2020-03', '5 Mar 2020' for '2020-03-05'; an incomplete date is shown as it is. */
export function showDate(date: string | null): string | null {
  if (!date || !/^\d{4}-\d\d(-\d\d)?$/.test(date)) return date
  const isMonth = date.length === 7
  const at = new Date(`${isMonth ? `${date}-01` : date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? date : (isMonth ? monthText : dayText)(at, 'UTC')
}

type Period = { startDate: string | null; endDate: string | null; current?: boolean }

/** 'Mar 2020 to present', 'Mar 2020', 'until May 2021' */
export function showPeriod({ startDate, endDate, current = false }: Period): string | null {
  const [from, to] = [showDate(startDate), current ? 'present' : showDate(endDate)]
  return from && to ? `${from} to ${to}` : from || (to && `until ${to}`)
}
