import { expect, test } from 'vitest'
import { readConfirmation } from './confirmation.ts'

test.each([
  [
    'Mail Team <forwarding-noreply@provider.example>',
    '(#482913377) Forwarding Confirmation - Receive Mail from ann@provider.example',
    'ann@provider.example has requested to automatically forward mail to your email address.\nConfirmation code: 482913377\n\nTo allow this, click the link below:\nhttps://mail.provider.example/mail/vf-abc\n',
    { code: '482913377', link: 'https://mail.provider.example/mail/vf-abc' },
  ],
  [
    'Postfach <weiterleitung@brief.example>',
    'Weiterleitung bestätigen',
    'Bitte bestätigen Sie die Weiterleitung mit diesem Code:\n\nK7-4492\n',
    { code: 'K7-4492', link: null },
  ],
  [
    'Correo <no-responder@correo.example>',
    'Confirma el reenvío de tu correo',
    'Tu código de confirmación es 771204. Enlace: https://evil.example/confirm',
    { code: '771204', link: null },
  ],
])('the confirmation of %s is read with its code, and a link only to its own site', (from, subject, text, wanted) => {
  expect(readConfirmation({ from, subject, text })).toEqual({ from, ...wanted })
})

test.each([
  ['Your application', 'Please confirm the interview. Room code: 4471'],
  ['Forwarding your documents', 'I forward your documents to my colleague, reference number 2231.'],
  ['Confirm your email', 'Your code is 771204.'],
])('%s is no confirmation of forwarding', (subject, text) => {
  expect(readConfirmation({ from: 'Sara <sara@northwind.example>', subject, text })).toBeNull()
})
