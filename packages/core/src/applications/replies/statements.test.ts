import { expect, test } from 'vitest'
import { readSentences } from './sentences.ts'
import { statementsOf } from './statements.ts'

const read = (text: string) => readSentences([text]).flatMap(statementsOf)

test('a negation turns good news into a refusal, wherever the language puts it', () => {
  for (const text of [
    'We are not able to offer you the position.',
    'Wir können Ihnen die Stelle leider nicht anbieten.',
    'Nous ne sommes pas en mesure de retenir votre candidature.',
    'No podemos ofrecerte el puesto.',
    'Não vamos avançar com a sua candidatura.',
    'We kunnen je de functie helaas niet aanbieden.',
    'Non possiamo offrirle la posizione.',
    'Vi kan tyvärr inte erbjuda dig tjänsten.',
  ])
    expect([text, read(text)]).toEqual([text, ['refusal']])
})

test('what is not decided yet is no refusal', () => {
  for (const text of [
    'We have not yet selected anybody for the position.',
    'Wir haben uns noch nicht für einen Kandidaten entschieden.',
    "Nous n'avons pas encore retenu de candidat.",
    'We zijn nog in gesprek met andere kandidaten.',
    'We are still speaking with other candidates before we decide.',
  ])
    expect([text, read(text).includes('refusal')]).toEqual([text, false])
})

test('what depends on a condition says nothing', () => {
  for (const text of [
    'If you are invited to an interview, bring your certificates.',
    'Should we decide to make you an offer, we will call you.',
    'You may be invited to complete a test.',
    'Falls Sie ausgewählt werden, laden wir Sie zu einem Gespräch ein.',
    'Si vous êtes retenue, nous vous inviterons à un entretien.',
    'Se for selecionada, será convidada para uma entrevista.',
    'Qualora venisse selezionata, la inviteremo a un colloquio.',
    'Om du går vidare blir du kallad till intervju.',
  ])
    expect([text, read(text).filter((one) => one !== 'confirmation')]).toEqual([text, []])
})

test('what is decided for somebody else is a refusal, whatever it gives them', () => {
  for (const text of [
    'An offer was extended to another candidate.',
    'We have extended an offer to a candidate.',
    'Eine andere Bewerberin hat unser Angebot angenommen.',
    'Le poste a été confié à une autre personne.',
    'Hemos contratado a otra persona.',
    'Contratámos outra pessoa.',
    'De baan is naar een andere kandidaat gegaan.',
    'Abbiamo assunto un altro candidato.',
    'Tjänsten gick till en annan sökande.',
  ])
    expect([text, read(text)]).toEqual([text, ['refusal']])
})

test('what is said of candidates in general is said to nobody', () => {
  for (const text of [
    'Candidates who are not selected will be told by email.',
    'Shortlisted applicants will be invited to an interview.',
    'Bewerber, die nicht in die engere Auswahl kommen, erhalten eine Absage.',
    'Les candidats présélectionnés seront invités à un entretien.',
    'Utvalda kandidater kallas till intervju.',
  ])
    expect([text, read(text).filter((one) => one !== 'confirmation')]).toEqual([text, []])
})

test('what was done before, or what somebody is thanked for, is no news', () => {
  for (const text of [
    'We recently invited you to an interview.',
    'Thank you for coming to the interview.',
    'Wir hatten Sie kürzlich zu einem Gespräch eingeladen.',
    'Vous avez récemment passé un entretien chez nous.',
    'Gracias por la entrevista.',
    'It was a pleasure to meet you.',
    'Es hat uns gefreut, Sie kennenzulernen.',
    'Ha sido un placer conocerte.',
    'È stato un piacere conoscerla.',
    'Det var trevligt att träffa dig.',
  ])
    expect([text, read(text)]).toEqual([text, []])
})

test('what the applicant said is no news', () => {
  expect(read('You told us that you accepted an offer elsewhere.')).toEqual([])
  expect(read('I am writing to apply for the position, and my experience fits.')).toEqual([])
})

test('a request is something to send, not something to hear', () => {
  expect(read('Please send us a copy of your diploma.')).toEqual(['request'])
  expect(read('Uns fehlt noch Ihr Zeugnis, bitte reichen Sie es nach.')).toEqual(['request'])
  expect(read('Wilt u ons nog een kopie van uw diploma toesturen?')).toEqual(['request'])
  expect(read('We will send you a copy of the contract.')).not.toContain('request')
})
