import { dialCountry } from '#answers/facts/dial-code'
import type { ProfileFields } from '#profiles/schema'
import type { FieldKey, FieldKind } from './field-keys.ts'

/** The field that picks the number's country, what it shows then, and the number with its prefix for where that cannot be picked. */
export type PhonePair = { picker: string; shows: string; full: string }

type Field = { kind: FieldKind; options: readonly unknown[] }
type Decided = {
  id: string
  key: FieldKey | null
  decision: string
  value?: string | number | boolean | string[]
  origin?: { field: string }
}
/** The largest distance between the two. */
const NEAR = 2

/** A number goes in without its prefix only beside a country that is set with it. */
export function pairPhones<T extends Decided>(
  fields: readonly Field[],
  decided: readonly T[],
  profile: ProfileFields,
): (T & { phone?: PhonePair })[] {
  const full = fullNumber(profile)
  const all = decided.map((one, at) => (one.key === 'phoneCountryCode' ? named(one, fields[at], profile) : one))
  const pickers = all.flatMap(({ key, decision, id, value }, at) =>
    key === 'phoneCountryCode' && decision === 'fill' ? [{ id, at, shows: String(value) }] : [],
  )
  return all.map((one, at) => {
    if (one.key !== 'phone' || one.value === undefined || one.origin?.field !== 'phone') return one
    const picker = pickers.find((each) => Math.abs(each.at - at) <= NEAR)
    if (!picker) return { ...one, value: full }
    return { ...one, value: profile.phone ?? full, phone: { picker: picker.id, shows: picker.shows, full } }
  })
}

const fullNumber = ({ phone, country_code: code }: ProfileFields) =>
  phone && code && !phone.startsWith('+') ? `${code} ${phone}` : (phone ?? '')

/** A list that shows its lines only when it is opened is searched by the country: several share a code. */
function named<T extends Decided>(one: T, field: Field | undefined, profile: ProfileFields): T {
  const country = dialCountry(profile)
  const isClosed = field?.kind === 'combobox' && field.options.length === 0
  return isClosed && country && one.value === profile.country_code ? { ...one, value: `${country} ${one.value}` } : one
}
