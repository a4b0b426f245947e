import { LINKS, linksFrom } from '#profiles/links'
import { splitName } from '#profiles/names'
import type { Profile } from '#profiles/schema'
import { isSameWord } from '#shared/text/text'
import type { PreparedField } from './schema.ts'

type Value = string | null
type Asked = { label: string; isRequired?: true; value: Value }

/** What nearly every employer's form asks first, from the profile. A value that onboarding made is not used (decisions, Onboarding). */
export function contactFields(profile: Profile): PreparedField[] {
  const confirmed = <F extends keyof Profile>(field: F) => (profile.onboardingFields.includes(field) ? null : profile[field])
  const name = splitName(confirmed('full_name'))
  const phone = profile.phone && [profile.country_code, profile.phone].filter(Boolean).join(' ')
  const asked: Asked[] = [
    { label: 'First name', isRequired: true, value: name.first },
    { label: 'Last name', isRequired: true, value: name.last },
    { label: 'Email', isRequired: true, value: profile.email },
    { label: 'Phone', value: phone },
    { label: 'City', value: profile.location_city },
    { label: 'Country', value: confirmed('location_country') },
    ...linksFrom('linkedin_url', 'personal_website', 'portfolio_url').map((field) => ({
      label: LINKS[field].name,
      value: profile[field],
    })),
  ]
  return asked.flatMap(({ label, isRequired = false, value }): PreparedField[] => {
    if (value) return [{ label, value, isRequired, origin: 'profile', source: 'profile', answerId: null }]
    // A required field that we cannot fill is shown as empty; an optional one is left out.
    return isRequired
      ? [{ label, value: '', isRequired, origin: 'empty', source: 'your profile does not say', answerId: null }]
      : []
  })
}

type Kept = { fields: readonly PreparedField[]; letter: string | null }

/** What the person copies into a form that we cannot fill: contact data, what is kept with the application, and the letter. */
export function valuesToCopy(profile: Profile, { fields, letter }: Kept): PreparedField[] {
  const contact = contactFields(profile)
  // The profile may have changed since the review.
  const others = fields.filter(
    ({ label, origin }) => origin !== 'document' && !contact.some((one) => isSameWord(one.label, label)),
  )
  const written: PreparedField = {
    ...{ label: 'Cover letter', value: letter ?? '', isRequired: false },
    ...{ origin: 'document', source: 'your letter', answerId: null },
  }
  const all = [...contact, ...others, written].filter(({ value }) => value !== '')
  return [...new Map(all.map((field) => [`${field.label} ${field.value}`, field])).values()]
}
