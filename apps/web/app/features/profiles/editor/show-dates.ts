const MONTH = new Intl.DateTimeFormat('en-GB', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Mar 2020' for '2020-03'; an incomplete date is shown as it is. */
export function showDate(date: string | null): string | null {
  if (!date || !/^\d{4}-\d\d(-\d\d)?$/.test(date)) return date
  const at = new Date(`${date.length === 7 ? `${date}-01` : date}T00:00:00Z`)
  return Number.isNaN(at.getTime()) ? date : (date.length === 7 ? MONTH : DAY).format(at)
}

type Period = { startDate: string | null; endDate: string | null; current?: boolean }

/** 'Mar 2020 to present' */
export function showPeriod({ startDate, endDate, current = false }: Period): string | null {
  const [from, to] = [showDate(startDate), current ? 'present' : showDate(endDate)]
  return from && to ? `${from} to ${to}` : (from ?? (to && `until ${to}`))
}
