/** '$2,691.85'; what is no currency code is written behind the figure. */
export function moneyOf(amount: number, currency: string): string {
  if (!/^[a-z]{3}$/i.test(currency)) return `${amount.toFixed(2)} ${currency}`
  return new Intl.NumberFormat('en-US', { style: 'currency', currency: currency.toUpperCase() }).format(amount)
}
