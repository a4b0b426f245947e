const AMOUNT = new Intl.NumberFormat('en-US')

/** 'USD 62,500' */
export const showAmount = (amount: number | null, currency: string) =>
  amount === null ? null : `${currency} ${AMOUNT.format(amount)}`

/** 'USD 50,000 to 75,000', 'from USD 50,000', 'up to USD 75,000' */
export function showRange(min: number | null, max: number | null, currency: string) {
  if (min !== null && max !== null) return `${showAmount(min, currency)} to ${AMOUNT.format(max)}`
  if (min !== null) return `from ${showAmount(min, currency)}`
  return max === null ? null : `up to ${showAmount(max, currency)}`
}

export const yesNo = (answer: boolean | null) => (answer === null ? null : answer ? 'Yes' : 'No')

const MONTH = new Intl.DateTimeFormat('en-US', { month: 'short', year: 'numeric', timeZone: 'UTC' })
const DAY = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' })

/** 'Mar 2020', '2020', 'Mar 5, 2020' */
export function showDate(date: string | null) {
  if (!date || date.length < 7) return date
  return (date.length === 7 ? MONTH : DAY).format(new Date(`${date.padEnd(10, '-01')}T00:00:00Z`))
}

/** 'Mar 2020 – Present' */
export function showPeriod(start: string | null, end: string | null, current = false) {
  const last = current ? 'Present' : showDate(end)
  return [showDate(start), last].filter(Boolean).join(' – ') || null
}
