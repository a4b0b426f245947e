const GAPS = /['’\u00a0\u202f ]/g
/** Groups of three, or as in India of two, and a last one of three. */
const GROUPED = /^[1-9]\d{0,2}(?:[.,]\d{2,3})*[.,]\d{3}(?:[.,]\d{1,2})?$/
const DECIMAL = /^\d+(?:[.,]\d+)?$/

/**
 * A number as people write it in any of the languages; NaN when it is none. A sign before three last digits separates thousands ('90.000',
 * '1,200'), any other single one is the decimal sign ('7,5').
 */
export function parseDigits(text: string): number {
  const plain = text.replace(GAPS, '')
  if (GROUPED.test(plain)) {
    const decimals = /[.,](\d{1,2})$/.exec(plain)?.[1] ?? ''
    const whole = decimals ? plain.slice(0, -decimals.length - 1) : plain
    return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
  }
  return DECIMAL.test(plain) ? Number(plain.replace(',', '.')) : Number.NaN
}
