import type { Detail } from './model.ts'
import { tidy } from './tidy.ts'

const MARK = /^\s*(?:[•▪●◦‣·*]\s*|[-–—]\s+)/

/** A description as paragraphs and list items: marked lines are items, and so are several lines without any mark. */
export function detailsOf(text: string | null): Detail[] {
  const written = (text ?? '').split('\n').filter((line) => line.trim() !== '')
  const isMarked = (line: string) => MARK.test(line)
  const areItems = written.length > 1 && !written.some(isMarked) && !/\n\s*\n/.test((text ?? '').trim())
  return written.flatMap((line): Detail[] => {
    const clean = tidy(line.replace(MARK, ''))
    return clean ? [{ kind: areItems || isMarked(line) ? 'li' : 'p', text: clean, url: null }] : []
  })
}

/** An address as it is printed. */
export const shortUrl = (url: string) => {
  const text = url.replace(/^https?:\/\//i, '').replace(/^www\./i, '')
  return text.endsWith('/') ? text.slice(0, -1) : text
}

export const linkDetail = (url: string | null): Detail[] => (url ? [{ kind: 'p', text: tidy(shortUrl(url)), url }] : [])
