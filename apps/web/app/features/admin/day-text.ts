const DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' })
const SHORT_DAY = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short' })
const TIME = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' })

/** '17 Nov 2026' */
export const dayText = (at: string) => DAY.format(new Date(at))
/** '17 Nov' */
export const shortDay = (at: string) => SHORT_DAY.format(new Date(at))
export const timeText = (at: string) => TIME.format(new Date(at))

/** '$2,691.85'; what is no currency code is written behind the figure. */
export function moneyOf(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount.toFixed(2)} ${currency}`
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(amount)
}
