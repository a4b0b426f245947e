import { readFileSync } from 'node:fs'

/** When the emails of the tables were sent: a Monday. */
export const SENT_AT = new Date('2026-11-16T09:00:00Z')

/**
 * A mail and its verdict. `when` holds the dates to propose: an instant ('2026-11-24T13:00Z'), a time whose zone is asked for
 * ('2026-11-24 14:00 ?') or is the reader's own ('... yours'), a day whose time is asked for ('2026-11-24 ?'), or 'ask' where the day
 * itself is not clear.
 */
export type MailCase = { file: string; kind: string; when: string[]; isPasted: boolean; text: string }

/** The cases of a file in `fixtures`: '=== kind | when | when', then the mail. 'pasted': nobody knows when it was sent. */
export const readCases = (file: string): MailCase[] =>
  readFileSync(new URL(`./fixtures/${file}.txt`, import.meta.url), 'utf8')
    .split(/^=== /m)
    .slice(1)
    .map((one) => {
      const end = one.indexOf('\n')
      const [kind = '', ...notes] = one
        .slice(0, end)
        .split('|')
        .map((part) => part.trim())
      const when = notes.filter((note) => note !== 'pasted')
      return { file, kind, when, isPasted: when.length < notes.length, text: one.slice(end + 1) }
    })

export type ShortCase = { kind: string; subject: string; text: string }

/** 'kind | text' or 'kind | subject ~ text' a line. */
export const readShortCases = (language: string): ShortCase[] =>
  readFileSync(new URL(`./fixtures/short-${language}.txt`, import.meta.url), 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => {
      const [kind = '', rest = ''] = line.split(' | ')
      const [subject, text] = rest.includes(' ~ ') ? rest.split(' ~ ') : ['', rest]
      return { kind, subject: subject ?? '', text: text ?? '' }
    })
