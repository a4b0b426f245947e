const DECIMAL = /^\+?(?=\.?\d)(\d{0,30})(?:\.(\d{0,30}))?$/
/** The payment provider's maximum: eight digits of minor units. */
export const LARGEST_AMOUNT = 99_999_999

/** Decimal text to minor units without floating point: '19.99' is 1999 (decisions, Plans). Half a cent rounds up. */
export function toMinorUnits(text: string): number | undefined {
  const [, whole = '', fraction = ''] = DECIMAL.exec(text.trim()) ?? []
  if (whole === '' && fraction === '') return undefined
  const cents = BigInt(`${whole}${fraction.slice(0, 2).padEnd(2, '0')}`) + (fraction.charAt(2) >= '5' ? 1n : 0n)
  return cents <= LARGEST_AMOUNT ? Number(cents) : undefined
}

/** 1999 is '19.99'. */
export const toDecimalText = (minorUnits: number) => {
  const digits = String(minorUnits).padStart(3, '0')
  return `${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** '$19.99'; a currency without a sign is named. */
export function moneyText(minorUnits: number, currency: string): string {
  const sign = SIGNS[currency.toLowerCase()]
  return sign ? `${sign}${toDecimalText(minorUnits)}` : `${toDecimalText(minorUnits)} ${currency.toUpperCase()}`
}

const SIGNS: Readonly<Record<string, string>> = { usd: '$', eur: '€', gbp: '£', inr: '₹' }
