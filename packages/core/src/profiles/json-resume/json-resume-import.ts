import { checkFields, checkSave } from '#profiles/checks'
import { MAX_ENTRIES } from '#profiles/constants'
import { forLinks, LINKS, NETWORK_FIELDS, type NetworkField } from '#profiles/links'
import { splitPhone } from '#profiles/phone'
import { toStored } from '#profiles/rules'
import { type Profile, type ProfileField, type ProfileFields, profileFields } from '#profiles/schema'
import { fullName } from '#profiles/schema-personal'
import { readCountry } from '#shared/countries/country-rules'
import { isRecord, own, type Raw } from '#shared/records'
import { dayOf } from '#shared/time/dates'
import {
  firstOf,
  KNOWN_KEYS,
  LOCATION_KEYS,
  type Report,
  recordsAt,
  reportExtra,
  SILENT_SECTIONS,
  shorten,
  textAt,
} from './json-resume.ts'
import { readEntries } from './json-resume-entries.ts'

export type Imported = { fields: Partial<ProfileFields>; leftOut: string[] }

/** Profile fields from a JSON Resume, and a sentence for everything left out; undefined when it is not one. */
export function fromJsonResume(json: unknown): Imported | undefined {
  if (!isRecord(json) || !Object.keys(KNOWN_KEYS).some((section) => Object.hasOwn(json, section))) return undefined
  const leftOut: string[] = []
  const report: Report = (sentence) => void leftOut.push(sentence)
  const fields = { ...readBasics(json, report), ...readEntries(json, report) }
  const unknown = Object.keys(json).filter((section) => !Object.hasOwn(KNOWN_KEYS, section) && !SILENT_SECTIONS.includes(section))
  for (const section of unknown) report(`The section "${section}" has no place in a profile.`)
  for (const { path, message } of checkFields({ ...NOT_GIVEN, ...fields })) {
    const field = path as ProfileField
    report(`${LABELS[field] ?? field} "${fields[field]}": ${message}.`)
    delete fields[field]
  }
  return { fields, leftOut }
}

/** For an existing profile: also reports and leaves out what conflicts with it or with today's date. */
export function importInto(stored: Profile, json: unknown, now: Date): Imported | undefined {
  const imported = fromJsonResume(json)
  if (!imported) return undefined
  const { fields, leftOut } = imported
  for (const { path, message } of checkSave(stored, fields, now)) {
    const [field, index] = path.split('.') as [ProfileField, string | undefined]
    const entry = field === 'education' ? fields.education?.[Number(index)] : undefined
    leftOut.push(`${entry ? `Education "${shorten(entry.degree)}"` : (LABELS[field] ?? field)}: ${message}.`)
    if (entry) entry.graduationYear = null
    else delete fields[field]
  }
  return { fields: toStored(stored, fields, dayOf(now)), leftOut }
}

const NOT_GIVEN = { country_code: null, phone: null, location_country: null, location_zip_code: null }

const LABELS: Partial<Record<ProfileField, string>> = {
  full_name: 'Name',
  desired_job_title: 'Label',
  email: 'Email',
  phone: 'Phone',
  country_code: 'Country code',
  professional_summary: 'Summary',
  address: 'Address',
  location_zip_code: 'Postal code',
  location_city: 'City',
  location_state: 'Region',
  location_country: 'Country',
  ...forLinks((field) => LINKS[field].name),
}

function readBasics(json: Raw, report: Report): Partial<ProfileFields> {
  const basics = recordAt(json, 'basics')
  const location = recordAt(basics, 'location')
  const country = textAt(location, 'countryCode')
  const given = {
    full_name: textAt(basics, 'name'),
    desired_job_title: textAt(basics, 'label'),
    email: textAt(basics, 'email'),
    ...splitPhone(textAt(basics, 'phone')),
    personal_website: textAt(basics, 'url', 'website'),
    professional_summary: textAt(basics, 'summary'),
    address: textAt(location, 'address'),
    location_zip_code: textAt(location, 'postalCode'),
    location_city: textAt(location, 'city'),
    location_state: textAt(location, 'region'),
    location_country: country && (readCountry(country) ?? country),
    ...readNetworks(basics, report),
  }
  reportExtra('Basics', basics, KNOWN_KEYS.basics, report)
  reportExtra('Location', location, LOCATION_KEYS, report)
  const fields: Record<string, unknown> = {}
  for (const [field, value] of Object.entries(given)) {
    if (value === null) continue
    const name = field as ProfileField
    const judged = (name === 'full_name' ? fullName : profileFields.shape[name]).safeParse(value)
    if (judged.success) fields[field] = judged.data
    else report(`${LABELS[name] ?? name} "${shorten(value)}": ${judged.error.issues[0]?.message}.`)
  }
  return fields as Partial<ProfileFields>
}

function readNetworks(basics: Raw, report: Report): Partial<Record<NetworkField, string>> {
  const found: Partial<Record<NetworkField, string>> = {}
  for (const profile of firstOf('Links', recordsAt(basics, 'profiles'), MAX_ENTRIES, report)) {
    const [network, url, username] = [textAt(profile, 'network'), textAt(profile, 'url'), textAt(profile, 'username')]
    const field = NETWORK_FIELDS.find((each) => LINKS[each].network.matches.test(network ?? url ?? ''))
    const address = url ?? (username && field ? LINKS[field].network.address(username) : null)
    if (field && address && !found[field]) found[field] = address
    else report(`The link "${shorten(network ?? url ?? username ?? '')}" has no place in a profile.`)
  }
  return found
}

const recordAt = (record: Raw, key: string): Raw => {
  const value = own(record, key)
  return isRecord(value) ? value : {}
}
