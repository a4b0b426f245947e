import type { LetterJob } from '@jobapply/core/documents/cover-letters'
import { letterSender } from '@jobapply/core/documents/letter-content'
import type { ProfileFields } from '@jobapply/core/profiles/schema'
import { once } from '@jobapply/language/once'

/** Files of a letter, by the ending of their address. */
export type LetterKind = 'pdf' | 'docx' | 'txt'

const dates = once(() => new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }))

type Letter = { text: string; job: Pick<LetterJob, 'company' | 'title'> }
export type LetterInput = { letter: Letter; sender: ProfileFields; now: Date }

const contentOf = (letter: Letter, sender: ProfileFields, now: Date) => ({
  sender: letterSender.parse(sender),
  ...{ company: letter.job.company, jobTitle: letter.job.title, text: letter.text },
  ...{ date: dates().format(now), pageSize: 'a4' as const },
})

/** The libraries are loaded when the first letter is printed. */
export async function makeLetterFile(kind: LetterKind, letter: Letter, sender: ProfileFields, now: Date): Promise<Uint8Array> {
  if (kind === 'pdf') return (await printLetter(letter, sender, now)).bytes
  const content = contentOf(letter, sender, now)
  if (kind === 'txt') return new TextEncoder().encode((await import('@jobapply/documents/letter/paragraphs')).letterText(content))
  return (await import('@jobapply/documents/make-letter')).makeLetterDocx(content)
}

export const printLetter = async (letter: Letter, sender: ProfileFields, now: Date) =>
  (await import('@jobapply/documents/make-letter')).printLetterPdf(contentOf(letter, sender, now), now)
