import { z } from 'zod'
import { isDialCode, readCountry, tidyDialCode } from '#shared/countries/country-rules'
import { entries, entry } from '#shared/entries'
import { line, prose, read, requiredLine, webUrl } from '#shared/fields'
import { maybeOneOf } from '#shared/options'
import { tidyLine } from '#shared/text/text'
import { GENDERS, LIMITS, MAX_ENTRIES } from './constants.ts'
import { forLinks, LINKS, linksFrom } from './links.ts'

const { server } = LIMITS
export const INVALID_EMAIL = 'Invalid email format'
export const INVALID_PHONE = 'Invalid phone number format'
export const INVALID_ZIP = 'Invalid zip code format'
const NO_SUCH_COUNTRY = 'must be one of the list'

const email = read(tidyLine, z.string(INVALID_EMAIL).max(server.email, INVALID_EMAIL).pipe(z.email(INVALID_EMAIL)).nullable())

/** Phone with country code and zip with country are checked in checks.ts. */
const phone = read(
  tidyLine,
  z
    .string(INVALID_PHONE)
    .regex(/^[\d +()-]{1,20}$/, INVALID_PHONE)
    .nullable(),
)
const zip = read(
  tidyLine,
  z
    .string(INVALID_ZIP)
    .regex(/^[\p{L}\d -]{3,20}$/u, INVALID_ZIP)
    .nullable(),
)

/** A name of COUNTRIES; accepts ISO codes and aliases. */
const country = (label: string) =>
  read(
    (raw) => {
      const text = tidyLine(raw)
      return typeof text === 'string' ? (readCountry(text) ?? text) : text
    },
    z
      .string(`${label} must be text`)
      .max(server.country, `${label} must be at most ${server.country} characters`)
      .refine((name) => readCountry(name) === name, `${label} ${NO_SUCH_COUNTRY}`)
      .nullable(),
  )

const countryCode = read((raw) => {
  const text = tidyLine(raw)
  return typeof text === 'string' ? tidyDialCode(text) : text
}, z.string().refine(isDialCode, `Country code ${NO_SUCH_COUNTRY}`).nullable())

export const reference = entry(
  {
    name: requiredLine('Name', server.reference),
    position: line('Position', server.position),
    company: line('Company', server.company),
    email,
    phone,
    note: prose('Note', server.description),
  },
  { spellings: { position: ['title', 'relationship'], company: ['organization'], note: ['reference', 'description'] } },
)
export type Reference = z.output<typeof reference>

/** Required when saving the personal section; a new profile has none. */
export const fullName = requiredLine('Full name', server.fullName, {
  long: `Full name must be less than ${server.fullName} characters`,
})

/** spec 2 §3.1: personal and contact, location. */
export const personalShape = {
  full_name: line('Full name', server.fullName),
  email,
  phone,
  country_code: countryCode,
  gender: maybeOneOf('Gender', GENDERS),
  address: prose('Address', server.text),
  citizenship: country('Citizenship'),
  professional_summary: prose('Summary', server.summary),
  ...forLinks(
    (field) => webUrl(LINKS[field].invalid, server.url),
    linksFrom('linkedin_url', 'personal_website', 'portfolio_url'),
  ),
  location_city: line('City', server.city),
  location_state: line('State', server.state),
  location_country: country('Country'),
  location_zip_code: zip,
  profile_references: entries('References', reference, MAX_ENTRIES),
}
export type PersonalFields = z.output<z.ZodObject<typeof personalShape>>
