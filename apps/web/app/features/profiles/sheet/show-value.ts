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
