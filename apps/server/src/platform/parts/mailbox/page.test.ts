import { expect, test } from 'vitest'
import { renderMail } from '#platform/mail/layout'
import type { KeptMail } from '#platform/mail/mail'
import { MAILBOX_CSP, mailboxJson, mailboxMailHtml, mailboxMailPage, mailboxPage } from './page.ts'

const ID = '0b9d1f1e-6f0c-4a57-9f43-0d3c1c1a9f11'
const kept = (subject: string, id = ID): KeptMail => ({
  ...renderMail({
    to: 'maya@gmail.com',
    subject,
    heading: subject,
    paragraphs: ['Hello.'],
    button: { label: 'Verify', address: 'http://127.0.0.1:3000/verify?token=a&b=c' },
    reason: 'Because.',
  }),
  id,
  from: 'JobApply AI <no-reply@jobapply.example>',
  createdAt: new Date('2026-11-15T09:12:00Z'),
})

test('the list shows each mail with its people, its subject and its time, and the way to look again', () => {
  const page = mailboxPage([kept('Second', ID.replace('0', '1')), kept('First')])
  expect(page).toContain('2 emails, newest first')
  expect(page.indexOf('Second')).toBeLessThan(page.indexOf('First'))
  for (const part of [
    `href="/dev/mailbox/${ID}"`,
    'To maya@gmail.com',
    'From JobApply AI &lt;no-reply@jobapply.example&gt;',
    '2026-11-15T09:12:00.000Z',
  ]) {
    expect(page).toContain(part)
  }
  expect(page).toContain('href="/dev/mailbox">Look again</a>')
  expect(page).not.toContain('http-equiv="refresh"')
})

test('an empty mailbox says what will be here and offers the next step', () => {
  expect(mailboxPage([])).toContain('No emails yet')
  expect(mailboxPage([])).toContain('href="/auth"')
})

test('a mail is shown with its headers and in a frame that runs nothing and opens links in a new tab', () => {
  const page = mailboxMailPage(kept('Verify your email address'))
  expect(page).toContain('<dd>maya@gmail.com</dd>')
  expect(page).toContain(`href="/dev/mailbox/${ID}/text"`)
  expect(page).toContain(
    `<iframe src="/dev/mailbox/${ID}/html" title="The email" sandbox="allow-popups allow-popups-to-escape-sandbox">`,
  )
  expect(page).not.toContain('http-equiv="refresh"')
  expect(mailboxMailHtml(kept('Verify'))).toContain('<head>\n<base target="_blank">')
})

test('hostile text in a mail is shown as text, and the pages need no script', () => {
  const hostile = kept(`</title><script>x</script><a href='x' onclick="x">`)
  for (const page of [mailboxPage([hostile]), mailboxMailPage(hostile), mailboxMailHtml(hostile)])
    expect(page).not.toMatch(/<script|<a href='|onclick="/)
  for (const policy of Object.values(MAILBOX_CSP)) expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';/)
})

test('tests read the same emails as data, with the links in them', () => {
  const [mail] = mailboxJson([kept('Verify')])
  expect(mail).toMatchObject({
    id: ID,
    to: 'maya@gmail.com',
    subject: 'Verify',
    links: ['http://127.0.0.1:3000/verify?token=a&b=c'],
  })
  expect(mail?.text).toContain('Hello.')
  expect(mail?.html).toContain('Hello.')
})
