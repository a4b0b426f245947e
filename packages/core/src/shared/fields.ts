import { z } from 'zod'
import { INVALID_CHARACTERS, isStorable, splitAtCommas, tidyLine, tidyProse, withoutRepeats } from '#shared/text/text'
import { isPartialDate, isYearMonth } from '#shared/time/dates'
import { isWebUrl } from '#shared/web/web-url'

/** A field that is normalized before validation; its input type is the validated one. */
export const read = <S extends z.ZodType>(tidy: (raw: unknown) => unknown, schema: S): z.ZodType<z.output<S>, z.input<S>> =>
  z.preprocess(tidy, schema) as unknown as z.ZodType<z.output<S>, z.input<S>>

export const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters`

const bounded = (label: string, max: number) =>
  z.string(`${label} must be text`).max(max, tooLong(label, max)).refine(isStorable, INVALID_CHARACTERS)

/** One line of text, null when empty. */
export const line = (label: string, max: number) => read(tidyLine, bounded(label, max).nullable())

/** Multi-line text, null when empty. */
export const prose = (label: string, max: number) => read(tidyProse, bounded(label, max).nullable())

/** The same, '' when empty. */
export const proseOrEmpty = (label: string, max: number) => read((raw) => tidyProse(raw) ?? '', bounded(label, max))
export const lineOrEmpty = (label: string, max: number) => read((raw) => tidyLine(raw) ?? '', bounded(label, max))

export const requiredLine = (label: string, max: number, { missing = `${label} is required`, long = tooLong(label, max) } = {}) =>
  read(tidyLine, z.string(missing).max(max, long).refine(isStorable, INVALID_CHARACTERS))

const formed = (isRight: (text: string) => boolean, sentence: string) =>
  read(tidyLine, z.string(sentence).refine(isRight, sentence).nullable())

/** 'YYYY-MM' or null. */
export const yearMonth = (label: string) => formed(isYearMonth, `${label} must have the form YYYY-MM`)

/** 'YYYY', 'YYYY-MM' or 'YYYY-MM-DD', or null. */
export const partialDate = (label: string) => formed(isPartialDate, `${label} must be a date`)

export const webUrl = (sentence: string, max: number) => formed((text) => text.length <= max && isWebUrl(text), sentence)

type Bounds = { min: number; max: number; step: 1 | 0.1 | 0.01 }
const judgedNumber = (sentence: string, { min, max, step }: Bounds) =>
  z
    .number(sentence)
    .min(min, sentence)
    .max(max, sentence)
    .refine((value) => Number(value.toFixed(-Math.log10(step))) === value, sentence)

/** A number or its text, null when empty. Refuses NaN, Infinity and inexact integers. */
export const amount = (sentence: string, bounds: Bounds) => read(toNumber, judgedNumber(sentence, bounds).nullable())

export const requiredAmount = (sentence: string, bounds: Bounds) => read(toNumber, judgedNumber(sentence, bounds))

/** A check box: accepts yes and no in words; empty is no. */
export const flag = (label: string) => read((raw) => toBoolean(raw) ?? false, z.boolean(`${label} must be yes or no`))

/** Yes, no or null. */
export const yesNo = (label: string) => read(toBoolean, z.boolean(`${label} must be yes or no`).nullable())

/** Distinct short texts, from a list or comma-separated text. */
export const words = (label: string, { max, each }: { max: number; each: number }) =>
  read(
    (raw) => toWords(raw, max),
    z
      .array(z.unknown())
      .max(max, `${label}: at most ${max} entries`)
      .pipe(z.array(bounded(label, each))) as unknown as z.ZodType<string[], string[]>,
  )

/** The same, null when empty. */
export const wordsOrNull = (label: string, bounds: { max: number; each: number }) =>
  read((raw) => {
    const list = toWords(raw, bounds.max)
    return Array.isArray(list) && list.length === 0 ? null : list
  }, words(label, bounds).nullable())

function toWords(raw: unknown, max: number): unknown {
  if (raw === null) return []
  const list = typeof raw === 'string' ? splitAtCommas(raw) : raw
  if (!Array.isArray(list) || list.length > max) return list
  const tidied = list.map(tidyLine).filter((word) => word !== null)
  return tidied.every((word) => typeof word === 'string') ? withoutRepeats(tidied) : tidied
}

/** Accepts '50,000', "50'000" and '50 000' for 50000. */
const GROUPED = /^\d{1,3}([,'’\s])\d{3}(?:\1\d{3})*$/

export function toNumber(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw === 0 ? 0 : raw
  const text = GROUPED.test(raw.trim()) ? raw.replace(/\D/g, '') : raw.trim()
  return text === '' ? null : /^-?\d{1,16}(\.\d{1,16})?$/.test(text) ? Number(text) + 0 : raw
}

function toBoolean(raw: unknown): unknown {
  const text = typeof raw === 'string' ? raw.trim().toLowerCase() : raw
  if (text === '') return null
  return text === 'yes' || text === 'true' ? true : text === 'no' || text === 'false' ? false : raw
}
