import { z } from 'zod'
import type { Posting } from '#jobs/posting'
import { amount, may, word } from '#jobs/shape'

const number = may(amount)
const text = may(word)
const range = z.object({
  text,
  value: number,
  minValue: number,
  maxValue: number,
  unitText: text,
  unitCode: text,
  currency: text,
})
const pair = z.tuple([amount, amount])
/** A number, words, or a range of two. */
const quantity = may(
  z.union([
    amount.transform((value) => range.parse({ value })),
    word.transform((words) => range.parse({ text: words })),
    range.extend({ value: may(z.union([amount, word, pair])) }).transform(({ value, ...rest }) => ({
      ...rest,
      ...(Array.isArray(value) ? { minValue: value[0], maxValue: value[1] } : {}),
      value: typeof value === 'number' ? value : undefined,
      text: typeof value === 'string' ? value : undefined,
    })),
  ]),
)
const whole = z.object({
  currency: text,
  priceCurrency: text,
  value: quantity,
  price: quantity,
  minValue: number,
  maxValue: number,
  unitText: text,
  unitCode: text,
})

/** The pay of a schema.org posting: an amount of money, a price, a plain number, or words. */
export const baseSalary = z.union([z.union([amount, word]).transform((value) => whole.parse({ value })), whole])

/** Codes of units that trade uses. */
const UNIT_CODES: Readonly<Record<string, string>> = { HUR: 'hour', DAY: 'day', WEE: 'week', MON: 'month', ANN: 'year' }

export function payOf(
  given: z.output<typeof baseSalary> | undefined,
  salaryCurrency: string | undefined,
): Pick<Posting, 'pay' | 'payText'> {
  if (!given) return {}
  const inside = given.value ?? given.price
  const currency = given.currency ?? inside?.currency ?? given.priceCurrency ?? salaryCurrency
  const code = inside?.unitCode ?? given.unitCode
  const period = inside?.unitText ?? given.unitText ?? (code && UNIT_CODES[code.toUpperCase()])
  if (inside?.text) return { payText: [inside.text, currency, period && `per ${period}`].filter(Boolean).join(' ') }
  return {
    pay: {
      min: inside?.minValue ?? inside?.value ?? given.minValue,
      max: inside?.maxValue ?? inside?.value ?? given.maxValue,
      currency,
      period,
    },
  }
}
