import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

const NOW = new Date('2026-11-16T09:00:00Z')
const read = (text: string, from = '', subject = 'Your application') => readReply({ from, subject, sentAt: NOW, text }, NOW)

test('money, papers, passwords and messengers are told', () => {
  expect(read('You are hired. Pay the registration fee of 50 USD first.').warnings).toEqual(['money'])
  expect(read('Bitte senden Sie uns eine Kopie Ihres Personalausweises.').warnings).toEqual(['identity'])
  expect(read('Sign in within 24 hours with your email password or your application will be deleted.').warnings).toEqual([
    'credentials',
  ])
  expect(read('Escríbenos por WhatsApp para la entrevista.').warnings).toEqual(['messenger'])
})

test('a paper that an email mentions without asking for it is no warning', () => {
  expect(read('Thank you for the copy of your passport.').warnings).toEqual([])
  expect(read('The entrance opens with your identity card.').warnings).toEqual([])
})

test('a company in front of the @ and a stranger behind it is told, an employer or its system is not', () => {
  const warnings = (from: string) => read('We received your application.', from).warnings
  expect(warnings('Copperfield HR <copperfield.hr@quickmail.example>')).toEqual(['sender'])
  expect(warnings('Copperfield HR <hr@copperfield.example>')).toEqual([])
  expect(warnings('Copperfield Jobs <copperfield@myworkday.com>')).toEqual([])
  expect(warnings('Sara Klein <sara.klein@northwind.example>')).toEqual([])
  expect(warnings('Selección <seleccion@northwind.example>')).toEqual([])
})

test('an employer who warns of fraud is not warned of', () => {
  expect(read('Thank you for applying. We will never ask you for a fee, bank details or a copy of your passport.')).toMatchObject(
    {
      kind: 'confirmation',
      warnings: [],
    },
  )
})

test('no offer is proposed beside a warning, and what asks for money is not an employer', () => {
  expect(read('We have a job offer for you. Contact our manager only on WhatsApp.').kind).toBe('noise')
  expect(read('You are hired! Pay the deposit by gift card and message us on Telegram.').kind).toBe('noise')
  expect(read('We would like to invite you to an interview on Friday. You can also reach me on WhatsApp.')).toMatchObject({
    kind: 'interview',
    warnings: ['messenger'],
  })
})
