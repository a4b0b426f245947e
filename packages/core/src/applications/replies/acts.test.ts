import { expect, test } from 'vitest'
import { readReply } from './read-reply.ts'

const NOW = new Date('2026-11-16T10:00:00Z')
const SENT_AT = new Date('2026-11-16T09:00:00Z')
const FROM = 'Mira Castell <mira@castell.example>'
const kindOf = (text: string, { subject = 'Update', isTied = true, names = [] as string[] } = {}) =>
  readReply({ from: FROM, subject, sentAt: SENT_AT, text }, NOW, isTied, isTied, names).kind

test.each([
  'We have to take back the offer for Signal Planner that we made on Monday.',
  'Leider müssen wir unser Angebot für die Stelle als Glaserin zurückziehen.',
  'Nous sommes contraints de retirer notre offre pour le poste de planificatrice.',
  'Lamentamos tener que retirar la oferta de trabajo que te hicimos.',
  'Temos de retirar a proposta de trabalho que lhe fizemos.',
  'We moeten ons aanbod voor de functie intrekken.',
  'Siamo costretti a ritirare la nostra offerta di lavoro.',
  'Vi måste dra tillbaka vårt erbjudande om tjänsten.',
  'Musimy wycofać ofertę pracy, którą złożyliśmy.',
])('an offer that is taken back is a refusal: %s', (text) => {
  expect(kindOf(text)).toBe('rejection')
})

test.each([
  'For the next step we offer you a short case study before the interview for the job, please return it by Monday.',
  'Pour la suite du recrutement, nous vous proposons un petit cas pratique à nous rendre avant lundi.',
])('what is offered first counts, a task is no offer of a job: %s', (text) => {
  expect(kindOf(text)).toBe('interview')
})

test.each([
  'Your application reached the right desk. My diary is open here, choose whatever suits: https://cal.example/mira',
  'Deine Bewerbung hat uns neugierig gemacht. Such dir hier ein Zeitfenster aus: https://termin.example/mira',
  'Nos ha gustado tu candidatura. Elige el hueco que mejor te venga: https://agenda.example/mira',
  'Je sollicitatie spreekt ons aan. Prik zelf een moment: https://plan.example/mira',
])('who lets the reader choose a time by a link invites: %s', (text) => {
  expect(kindOf(text)).toBe('interview')
})

test.each([
  'Ihre Bewerbung können wir erst weiterbearbeiten, wenn uns das Führungszeugnis vorliegt. Bitte reichen Sie es nach.',
  'For your application we would like to see your diploma. Please send it by Friday.',
  'We can continue with your application as soon as your certificates are here.',
])('what an application waits for is a request: %s', (text) => {
  expect(kindOf(text)).toBe('request')
})

test.each([
  'De vacature staat even stil. Je bent niet afgewezen.',
  'The vacancy waits for the new budget. You have not been rejected.',
])('a refusal that is denied is no refusal: %s', (text) => {
  expect(kindOf(text)).toBe('message')
})

test.each([
  'La ricerca per la posizione è stata annullata e non verrà riaperta.',
  'Rekrutacja na stanowisko została anulowana i nikt nie zostanie zatrudniony.',
  'Tjänsten kommer inte att tillsättas.',
  'Fechamos a vaga com outra pessoa.',
  'Die Stelle wird nun doch nicht besetzt.',
])('a vacancy that is gone is a refusal, whatever the second verb denies: %s', (text) => {
  expect(kindOf(text)).toBe('rejection')
})

test('the words of a title mean nothing', () => {
  const text = 'Thank you for applying. Unfortunately we have chosen another candidate.'
  const subject = 'Your application for Mortgage Loan Officer'
  expect(kindOf(text, { subject, names: ['Mortgage Loan Officer'] })).toBe('rejection')
  expect(kindOf(text, { subject })).not.toBe('rejection')
})

test('the headline of a newsletter refuses nobody', () => {
  const text = 'Six readers tell how they found a job after thirty applications.'
  expect(kindOf(text, { subject: 'Rejected: how to bounce back', isTied: false })).not.toBe('rejection')
})

test.each([
  ['confirmation', 'Dziękujemy za przesłanie aplikacji na stanowisko analityka.'],
  ['rejection', 'Po długim namyśle zdecydowaliśmy się na inną osobę.'],
  ['interview', 'Chcielibyśmy zaprosić Panią na rozmowę kwalifikacyjną we wtorek 24 listopada o 10:00.'],
  ['request', 'Aby rozpatrzyć Pani aplikację, prosimy o przesłanie kopii dyplomu.'],
  ['offer', 'Z radością proponujemy Ci pracę na stanowisku stolarza.'],
])('Polish employers are understood: %s', (kind, text) => {
  expect(kindOf(text)).toBe(kind)
})
