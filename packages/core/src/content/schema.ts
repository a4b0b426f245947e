import { z } from 'zod'
import { isEmail } from '#auth/rules'
import { lineOrEmpty, read, requiredLine, tooLong } from '#shared/fields'
import { INVALID_CHARACTERS, isStorable, tidyLine, tidyProse } from '#shared/text/text'
import {
  EMAIL_MAX_LENGTH,
  MESSAGE_MAX_LENGTH,
  NAME_MAX_LENGTH,
  PORTFOLIO_MAX_LENGTH,
  POSITION_KEYS,
  SUBJECT_MAX_LENGTH,
} from './constants.ts'

const WRONG_EMAIL = 'Please enter a valid email address.'

const email = read(tidyLine, z.string(WRONG_EMAIL).max(EMAIL_MAX_LENGTH, WRONG_EMAIL).refine(isEmail, WRONG_EMAIL))
const name = requiredLine('Name', NAME_MAX_LENGTH)
const message = read(
  tidyProse,
  z
    .string('Message is required')
    .max(MESSAGE_MAX_LENGTH, tooLong('Message', MESSAGE_MAX_LENGTH))
    .refine(isStorable, INVALID_CHARACTERS),
)

export const contactForm = z.object({ name, email, subject: requiredLine('Subject', SUBJECT_MAX_LENGTH), message })
export const newsletterForm = z.object({ email })
export const careersForm = z.object({
  position: z.string('Choose a position').max(100, 'Choose a position').refine(isPosition, 'Choose a position'),
  name,
  email,
  link: lineOrEmpty('Link', PORTFOLIO_MAX_LENGTH),
  message,
})

export type ContactForm = z.infer<typeof contactForm>
export type CareersForm = z.infer<typeof careersForm>

function isPosition(key: string): boolean {
  return POSITION_KEYS.includes(key)
}
