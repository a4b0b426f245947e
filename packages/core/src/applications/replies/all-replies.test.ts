import { expect, test } from 'vitest'
import { readCases, readShortCases, SENT_AT } from './cases.testing.ts'
import { readPastedMail } from './mail-text.ts'
import { type Reading, readReply } from './read-reply.ts'

const MOST_LETTERS = 90
const short = (text: string) => (text.length > MOST_LETTERS ? `${text.slice(0, MOST_LETTERS)}… [${text.length}]` : text)

/** All that is read of a mail: what it says, the sentence that says so, the dates with what is not known of them, the warnings. */
const rowOf = ({ kind, quote, appointments, warnings }: Reading) => {
  const dates = appointments.map((one) =>
    Object.entries(one)
      .filter(([, value]) => value !== null && value !== false && value !== '')
      .map(([name, value]) => `${name}=${typeof value === 'string' ? short(value) : JSON.stringify(value)}`)
      .join(' '),
  )
  return [kind ?? 'unsure', short(quote), ...dates.map((date) => `[${date}]`), ...warnings.map((one) => `! ${one}`)].join(' | ')
}

test.each([
  ['english', ['english']],
  ['german and french', ['german', 'french']],
  ['others', ['spanish', 'dutch', 'traps']],
  ['unseen', ['unseen', 'unseen-2']],
])('all that is read of an email, for a reader who applied and for one who did not, is as approved: %s', async (name, files) => {
  const rows = files.flatMap(readCases).map(({ text, isPasted }) => {
    const mail = readPastedMail(text)
    const [tied, loose] = [true, false].map((isTied) =>
      rowOf(readReply({ ...mail, sentAt: isPasted ? null : SENT_AT }, SENT_AT, isTied)),
    )
    const head = `${mail.from || '-'} · ${mail.subject || '-'} · ${mail.text.length}`
    return [head, `  ${tied}`, ...(loose === tied ? [] : [`  not tied: ${loose}`])].join('\n')
  })
  await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`all-replies-${name.replaceAll(' ', '-')}.approved.txt`)
})

test.each(['en', 'de', 'fr', 'es', 'pt', 'nl', 'it', 'sv'])(
  'what is read of each short email is as approved: %s',
  async (language) => {
    const rows = readShortCases(language).map(({ subject, text }) => {
      const mail = { from: '', subject, text, sentAt: SENT_AT }
      return `${short(text)} -> ${rowOf(readReply(mail, SENT_AT, true))}`
    })
    await expect(`${rows.join('\n')}\n`).toMatchFileSnapshot(`all-replies-short-${language}.approved.txt`)
  },
)
