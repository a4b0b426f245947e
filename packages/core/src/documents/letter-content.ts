import type { z } from 'zod'
import type { PAGE_SIZES } from './constants.ts'
import { resumeContent } from './schema.ts'

/** What a printed letter says beside its text: the sender's name and contact data, as a resume prints them. */
export const letterSender = resumeContent.pick({
  full_name: true,
  email: true,
  country_code: true,
  phone: true,
  address: true,
  location_city: true,
  location_state: true,
  location_zip_code: true,
  location_country: true,
  linkedin_url: true,
})
export type LetterSender = z.output<typeof letterSender>

export type LetterContent = {
  sender: LetterSender
  company: string
  jobTitle: string
  /** As printed. */
  date: string
  /** Paragraphs are separated by blank lines. */
  text: string
  pageSize: keyof typeof PAGE_SIZES
}
