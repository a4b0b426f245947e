import type { LetterContent } from '@jobapply/core/documents/letter-content'
import { forLinks } from '@jobapply/core/profiles/links'
import { contactOf } from '#resume/contact'
import type { ContactItem } from '#resume/model'
import { tidy } from '#resume/tidy'

/** A letter as every export sees it. A paragraph is a list of lines: a greeting or an address keeps its line breaks. */
export type Letter = {
  name: string
  contact: ContactItem[]
  date: string
  subject: string
  paragraphs: string[][]
}

const NO_LINKS = forLinks(() => null)

export function letterOf({ sender, company, jobTitle, date, text }: LetterContent): Letter {
  return {
    name: tidy(sender.full_name),
    contact: contactOf({ ...NO_LINKS, ...sender }),
    date: tidy(date),
    subject: [tidy(jobTitle), tidy(company)].filter(Boolean).join(', '),
    paragraphs: text
      .split(/\n[ \t]*\n/)
      .map((paragraph) => paragraph.split('\n').map(tidy).filter(Boolean))
      .filter((lines) => lines.length > 0),
  }
}

/** Plain text, for forms that take nothing else. */
export const letterText = (content: LetterContent) =>
  `${letterOf(content)
    .paragraphs.map((lines) => lines.join('\n'))
    .join('\n\n')}\n`
