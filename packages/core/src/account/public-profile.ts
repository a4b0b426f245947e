import { LINK_FIELDS, LINKS } from '#profiles/links'
import type { Profile } from '#profiles/schema'
import { withoutContacts } from '#shared/contacts'
import { showPeriod } from '#shared/time/show-dates'
import { isWebUrl } from '#shared/web/web-url'
import type { PublicPart } from './constants.ts'

export type PublicEntry = { heading: string; place: string; period: string; text: string }
export type PublicProfile = {
  name: string | null
  jobTitle: string | null
  summary: string | null
  experience: PublicEntry[]
  education: PublicEntry[]
  skills: string[]
  links: { label: string; url: string }[]
}

const REMOVED = '[removed]'
/** The end of a phone number is the same in every spelling of it. */
const PHONE_END = 7

/** What `/p/{slug}` shows: only ticked parts, without any contact data that the person repeated in them. */
export function publicProfileOf(profile: Profile, parts: readonly PublicPart[]): PublicProfile {
  const has = (part: PublicPart) => parts.includes(part)
  const withoutOwn = ownContactsRemover(profile)
  // Also removes what looks like a mail address, a phone number or a web address: links have a tick of their own.
  const clean = (value: string) => withoutContacts(withoutOwn(value))
  const text = (value: string | null) => (value === null ? null : clean(value) || null)
  return {
    name: has('name') ? text(profile.full_name) : null,
    jobTitle: has('jobTitle') ? text(profile.desired_job_title) : null,
    summary: has('summary') ? text(profile.professional_summary) : null,
    experience: has('experience')
      ? profile.experience.map(({ position, company, description, ...period }) => ({
          heading: clean(position),
          place: clean(company),
          period: showPeriod(period) ?? '',
          text: clean(description ?? ''),
        }))
      : [],
    education: has('education')
      ? profile.education.map(({ degree, field, institution, startDate, endDate, graduationYear }) => ({
          heading: clean([degree, field].filter(Boolean).join(', ')),
          place: clean(institution ?? ''),
          period: showPeriod({ startDate, endDate }) || String(graduationYear ?? ''),
          text: '',
        }))
      : [],
    skills: has('skills') ? [...profile.technical_skills, ...profile.soft_skills, ...profile.management_skills].map(clean) : [],
    links: has('links') ? linksOf(profile) : [],
  }
}

type Contacts = Pick<Profile, 'email' | 'phone' | 'address' | 'location_zip_code'>

/** Removes the person's own contact data, in any letters and any spelling of the number. */
function ownContactsRemover({ email, phone, address, location_zip_code: zip }: Contacts): (text: string) => string {
  const phrases = [email, address, zip].flatMap((value) => (value ? [value.toLowerCase()] : []))
  const phoneEnd = (phone ?? '').replace(/\D/g, '').slice(-PHONE_END)
  const hasPhone = (word: string) => phoneEnd.length === PHONE_END && word.replace(/\D/g, '').includes(phoneEnd)
  return (text) => {
    const words = phrases.reduce(withoutPhrase, text).split(/(\s)/)
    return words.map((word) => (hasPhone(word) ? REMOVED : word)).join('')
  }
}

function withoutPhrase(text: string, phrase: string): string {
  const lower = text.toLowerCase()
  // Lower case can be longer than the text; then places in the one are not places in the other.
  if (lower.length !== text.length) return lower.includes(phrase) ? REMOVED : text
  const kept: string[] = []
  let from = 0
  for (let at = lower.indexOf(phrase); at >= 0; at = lower.indexOf(phrase, from)) {
    kept.push(text.slice(from, at), REMOVED)
    from = at + phrase.length
  }
  return [...kept, text.slice(from)].join('')
}

function linksOf(profile: Profile): PublicProfile['links'] {
  const withoutOwn = ownContactsRemover(profile)
  const isContact = (url: string) => url.includes('@') || url.includes('%40') || withoutOwn(url) !== url
  return LINK_FIELDS.flatMap((field) => {
    const url = profile[field]
    return url && isWebUrl(url) && !isContact(url) ? [{ label: LINKS[field].name, url }] : []
  })
}
