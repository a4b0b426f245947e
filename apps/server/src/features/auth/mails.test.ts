import { RESET_LINK_MINUTES, VERIFY_LINK_HOURS } from '@jobapply/core/auth/constants'
import { expect, test } from 'vitest'
import { accountExistsMail, passwordChangedMail, resetMail, verificationMail } from './mails.ts'

const person = { to: 'Ann.B+jobs@googlemail.com', publicUrl: 'https://jobs.example.org' }
const TOKEN = 'a-token/+='
const linksOf = (text: string) => text.match(/https?:\S+/g)

test('the verification mail has one link, which works for 24 hours', () => {
  const mail = verificationMail({ ...person, token: TOKEN })
  expect(mail).toMatchObject({ to: person.to, subject: 'Verify your email address' })
  expect(linksOf(mail.text)).toEqual(['https://jobs.example.org/verify?token=a-token%2F%2B%3D'])
  expect(mail.html).toContain('href="https://jobs.example.org/verify?token=a-token%2F%2B%3D"')
  expect(mail.text).toContain(`works for ${VERIFY_LINK_HOURS} hours`)
})

test('the reset mail carries its token behind the #, where no server sees it, and tells who did not ask to ignore it', () => {
  const mail = resetMail({ ...person, token: TOKEN })
  expect(mail.subject).toBe('Reset your password')
  expect(linksOf(mail.text)).toEqual(['https://jobs.example.org/auth#reset=a-token%2F%2B%3D'])
  expect(mail.text).toContain(`works for ${RESET_LINK_MINUTES} minutes and only once`)
  expect(mail.text).toContain('please ignore this mail. Your password stays as it is.')
})

test('who signs up with a known address is told that nothing was changed, without any token', () => {
  const mail = accountExistsMail(person)
  expect(mail.subject).toBe('You already have an account')
  expect(mail.text).toContain('nothing was changed')
  expect(linksOf(mail.text)).toEqual(['https://jobs.example.org/auth'])
})

test('a changed password is told with its time and what to do when it was somebody else', () => {
  const mail = passwordChangedMail({ ...person, at: new Date('2026-11-15T09:12:00Z') })
  expect(mail.subject).toBe('Your password was changed')
  expect(mail.text).toContain('Changed: 15 November 2026 at 09:12 UTC')
  expect(mail.text).toContain('If it was not you')
})
