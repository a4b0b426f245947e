import type { CoverLetter } from '@jobapply/core/documents/cover-letters'
import { letterSender } from '@jobapply/core/documents/letter-content'
import type { ProfileFields } from '@jobapply/core/profiles/schema'

/** Files of a letter, by the ending of their address. */
export type LetterKind = 'pdf' | 'docx' | 'txt'

const dates = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' })

/** The libraries are loaded when the first letter is printed. */
export async function makeLetterFile(
  kind: LetterKind,
  letter: CoverLetter,
  sender: ProfileFields,
  now: Date,
): Promise<Uint8Array> {
  const content = {
    sender: letterSender.parse(sender),
    ...{ company: letter.job.company, jobTitle: letter.job.title, text: letter.text },
    ...{ date: dates.format(now), pageSize: 'a4' as const },
  }
  if (kind === 'txt') return new TextEncoder().encode((await import('@jobapply/documents/letter/paragraphs')).letterText(content))
  const { makeLetterDocx, makeLetterPdf } = await import('@jobapply/documents/make-letter')
  return kind === 'pdf' ? makeLetterPdf(content, now) : makeLetterDocx(content)
}
