import { isMarked, isPlainList, withoutMark } from '@jobapply/core/documents/prose'
import type { ResumeContent } from '@jobapply/core/documents/schema'
import type { Detail } from './model.ts'
import { tidy } from './tidy.ts'

/** Bounds the number of pages that a text of many tiny lines makes; the lines beyond it are run together. */
const MOST_LINES = 40

/** A description as paragraphs and list items: marked lines are items, and so are several lines without any mark. */
export function detailsOf(text: string | null): Detail[] {
  const lines = (text ?? '').split('\n').filter((line) => line.trim() !== '')
  const written = lines.length > MOST_LINES ? [...lines.slice(0, MOST_LINES - 1), lines.slice(MOST_LINES - 1).join(' ')] : lines
  const areItems = isPlainList(text ?? '')
  return written.flatMap((line): Detail[] => {
    const clean = tidy(withoutMark(line))
    return clean ? [{ kind: areItems || isMarked(line) ? 'li' : 'p', text: clean, url: null }] : []
  })
}

/** An address as it is printed. */
export const shortUrl = (url: string) => {
  const text = url.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  return text.endsWith('/') ? text.slice(0, -1) : text
}

export const linkDetail = (url: string | null): Detail[] => (url ? [{ kind: 'p', text: tidy(shortUrl(url)), url }] : [])

/** The sentences of a resume: its language is theirs. */
export const textsOf = ({ professional_summary, experience, projects }: ResumeContent): string[] =>
  [professional_summary, ...[...experience, ...projects].map(({ description }) => description)].flatMap((text) => text ?? [])
