import { expect, test } from 'vitest'
import { accountExistsMail, passwordChangedMail, resetMail, verificationMail } from './mails.ts'

const origin = { at: '2026-11-15T09:12:00.000Z', address: '203.0.113.7', browser: 'Firefox on Windows' }
const person = { to: 'Ann.B+jobs@googlemail.com', publicUrl: 'https://jobs.example.org' }
const TOKEN = 'a-token/+='
const linksOf = (text: string) => text.match(/https?:\S+/g)

test('the verification mail has one link, which works for 24 hours', () => {
  const mail = verificationMail({ ...person, token: TOKEN, origin })
  expect(mail).toMatchObject({ to: person.to, subject: 'Verify your email address' })
  expect(linksOf(mail.text)).toEqual(['https://jobs.example.org/#verify=a-token%2F%2B%3D'])
  expect(mail.html).toContain('href="https://jobs.example.org/#verify=a-token%2F%2B%3D"')
  expect(mail.text).toContain('works for 24 hours')
})

test('the reset mail carries its token behind the #, where no server sees it, and tells who did not ask to ignore it', () => {
  const mail = resetMail({ ...person, token: TOKEN, origin })
  expect(mail.subject).toBe('Reset your password')
  expect(linksOf(mail.text)).toEqual(['https://jobs.example.org/auth#reset=a-token%2F%2B%3D'])
  expect(mail.text).toContain('works for 60 minutes and only once')
  expect(mail.text).toContain("please ignore this email. Your password won't change.")
})

test('who signs up with a known address is told that nothing was changed, without any token', () => {
  const mail = accountExistsMail({ ...person, origin })
  expect(mail.subject).toBe('You already have an account')
  expect(mail.text).toContain('nothing was changed')
  expect(linksOf(mail.text)).toEqual(['https://jobs.example.org/auth'])
})

test.each([
  [
    'verification',
    verificationMail({ ...person, token: TOKEN, origin }),
    'Signed up',
    'If you did not sign up, please ignore this email.',
  ],
  ['known address', accountExistsMail({ ...person, origin }), 'Signed up', "If this wasn't you, you don't need to do anything."],
  ['reset', resetMail({ ...person, token: TOKEN, origin }), 'Asked for', "If this wasn't you, please ignore this email."],
])('the %s mail says when and from where it was caused, and that strangers may be ignored', (_, { text }, what, ignore) => {
  expect(text).toContain(`${what}: 15 November 2026 at 09:12 UTC\nFrom network: 203.0.113.7\nBrowser: Firefox on Windows`)
  expect(text).toContain(ignore)
})

test('a changed password is told with its time and what to do when it was somebody else', () => {
  const mail = passwordChangedMail({ ...person, at: new Date('2026-11-15T09:12:00Z'), ended: { revokedDevices: 0, keptKeys: 2 } })
  expect(mail.subject).toBe('Your password was changed')
  expect(mail.text).toContain('Changed: 15 November 2026 at 09:12 UTC')
  expect(mail.text).toContain("If it wasn't, open the sign-in page")
  expect(mail.text).toContain('Your 2 API keys still work.')
  expect(mail.text).not.toContain('paired browser')
})
