const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')

/** 'Mar 2021', '2021', '5 Mar 2021', as precise as the date is. */
export function writeDate(date: string | null): string {
  const [year = '', month, day] = (date ?? '').split('-')
  return [day && String(Number(day)), month && MONTHS[Number(month) - 1], year].filter(Boolean).join(' ')
}

type Period = { startDate: string | null; endDate: string | null; current: boolean }

export function writePeriod({ startDate, endDate, current }: Period): string {
  const [start, end] = [writeDate(startDate), current ? 'Present' : writeDate(endDate)]
  if (start && end) return start === end ? start : `${start} – ${end}`
  return current ? end : start || end
}
