import { expect, test } from 'vitest'
import { STATUS_OF_KIND } from './constants.ts'
import { readReply } from './read-reply.ts'

const SENT_AT = new Date('2026-11-17T09:00:00Z')
const read = (from: string, subject: string, text: string, isTied = false) =>
  readReply({ from, subject, sentAt: SENT_AT, text }, new Date('2026-11-17T10:00:00Z'), isTied)

const NOT_NEWS: [string, string, string][] = [
  [
    'Tom <tom@mail.example>',
    'Re: news',
    'Sorry to hear that they rejected your application. You will find something better soon.',
  ],
  [
    'Lea <lea@firm.example>',
    'Reference for Max',
    'Max Braun has applied for a position with us and named you as a reference. Could we schedule a call on Thursday at 3 pm to talk about him?',
  ],
  [
    'Recruiting <hr@firm.example>',
    'Interview panel',
    'You have been added as an interviewer for Max Braun. The interview takes place on Friday, 20 November 2026 at 10:00 am CET.',
  ],
  [
    'Uni <info@uni.example>',
    'Decision',
    "We regret to inform you that we are unable to offer you a place in the Master's program this year.",
  ],
  ['Kita <info@kita.example>', 'Platz', 'Leider können wir Ihrem Kind in diesem Jahr keinen Platz anbieten.'],
  ['Peter <peter@mail.example>', 'Absage', 'Hallo, hast du auch eine Absage von Contoso bekommen?'],
  ['Praxis <info@praxis.example>', 'Termin', 'Wir bestätigen Ihren Termin zum Gespräch am 24.11.2026 um 10 Uhr.'],
  [
    'Contoso <jobs@contoso.example>',
    'Bewerbung erhalten',
    'Vielen Dank für Ihre Bewerbung. Nach der Prüfung laden wir geeignete Kandidaten ein. Alle anderen erhalten eine Absage.',
  ],
  [
    'Contoso <jobs@contoso.example>',
    'Documents',
    'One of your uploaded documents was rejected because the file is damaged. Please upload it again.',
  ],
  [
    'Contoso <jobs@contoso.example>',
    'Interview cancelled',
    "Unfortunately we have to cancel tomorrow's interview because Sara is ill. We will propose a new date soon.",
  ],
  [
    'Sara <sara@contoso.example>',
    'Re: Offer',
    'Thank you for letting us know that you decline our offer. We are sorry that you will not join us and wish you all the best.',
  ],
  [
    'Contoso <jobs@contoso.example>',
    'Other role',
    'The position of Office Manager has been filled. Your application for Data Analyst is not affected and is still being reviewed.',
  ],
  [
    'Tools <sales@tools.example>',
    'Offer',
    'We are pleased to send you our offer for item 3. Please sign the contract and send it back.',
  ],
  [
    'Market <projects@market.example>',
    'Your bid',
    'Unfortunately the client has chosen another freelancer for the project. Your bid was not selected.',
  ],
  [
    'Sara <sara@firm.example>',
    'Team lunch',
    "Hi all, Max will join our team, he signed the contract yesterday. Let's meet for lunch on Friday at 12.",
  ],
  [
    'Corso <info@corso.example>',
    'Iscrizione',
    'Siamo spiacenti di informarla che la sua domanda di iscrizione al corso non è stata accettata.',
  ],
  [
    'Rat <rat@schule.example>',
    'Wahl',
    'Herzlichen Glückwunsch! Wir freuen uns, Sie als Mitglied im Elternrat begrüßen zu dürfen.',
  ],
]

test.each(NOT_NEWS)('an email that is not an answer to an application of the reader changes no status: %s, %s', (...mail) => {
  const { kind } = read(...mail)
  expect(kind && STATUS_OF_KIND[kind]).toBeNull()
})

test('what a stranger writes without a word about work is doubted, what belongs to an application is believed', () => {
  const mail = [
    'Ola <ola@fjord.example>',
    'Tuesday',
    'Hi Ann, next up is the technical round: Tuesday, 24 November 2026 at 2:00 pm GMT.',
  ] as const
  expect(read(...mail)).toMatchObject({ kind: null, appointments: [] })
  expect(read(...mail, true)).toMatchObject({ kind: 'interview', appointments: [{ day: '2026-11-24', time: '14:00' }] })
  expect(read('', mail[1], mail[2])).toMatchObject({ kind: 'interview' })
})

test('what looks like fraud changes no status, whatever it says', () => {
  const from = 'Contoso HR <contoso.hr@freemail.example>'
  const text = 'Your application was approved without an interview. Pay the training fee to our bank account to start.'
  expect(read(from, 'Your application', text).kind).not.toBe('rejection')
  expect(read('Contoso <hr@contoso.example>', 'Your application', 'Unfortunately we have chosen another candidate.').kind).toBe(
    'rejection',
  )
})

test('a refusal of another candidate than the reader is still one of the reader', () => {
  const text = "Ann, thanks for following up. We've extended an offer to another candidate and they have accepted."
  expect(read('Eva <eva@fjord.example>', 'Re: Coordinator', text)).toMatchObject({ kind: 'rejection' })
})
