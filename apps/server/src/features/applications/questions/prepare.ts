import type { KeptAnswer } from '@jobapply/core/answers/bank-schema'
import { fillForm } from '@jobapply/core/applications/form-fields'
import { contactFields } from '@jobapply/core/applications/prepared-fields'
import type { Question } from '@jobapply/core/jobs/form'
import type { JobListing } from '@jobapply/core/jobs/schema'
import type { Profile } from '@jobapply/core/profiles/schema'

type Given = {
  profile: Profile
  listing: JobListing | undefined
  form: readonly Question[] | undefined
  saved: readonly KeptAnswer[]
  resume: string | null
  letter: string | null
  timeZone: string
  now: Date
}

/** What the employer's form would get; without a known form what nearly every form asks first. */
export function prepareFields({ profile, listing, form, saved, resume, letter, timeZone, now }: Given) {
  if (!form || !listing) return { fields: contactFields(profile), open: [] }
  const job = { employer: listing.company, country: listing.country, city: listing.city }
  return fillForm(form, { profile, job, saved, resume, letter, mode: 'review', now, timeZone })
}
