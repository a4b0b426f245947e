import { htmlToText } from '@jobapply/core/jobs/fields/html-text'
import type { ResumeText } from '#document/model'
import { UnreadableResume } from '#document/unreadable'
import { decodeText, readPlainText } from './read-plain-text.ts'

const HTML = /^\s*(?:<\?xml[^<>]*>\s*)?(?:<!doctype\s+html|<html[\s>])/i
const MULTIPART = /^content-type:\s*multipart\/related/im
const BOUNDARY = /boundary="?([^"\s;]{1,100})/i
/** Word's own elements, such as `<o:p>`: their content is text of the paragraph around them. */
const WORD_TAG = /<\/?[a-z]{1,10}:[^<>]*>/gi

/** A web page as Word and many sites save it under the name .doc, alone or in one file with its pictures (MHTML). */
export const isHtml = (text: string) => HTML.test(text) || isMultipart(text)
const isMultipart = (text: string) => /^mime-version:/i.test(text.trimStart()) && MULTIPART.test(text)

/** Read as text: a line for each paragraph and row of a table. */
export function readHtml(bytes: Uint8Array): ResumeText {
  const text = decodeText(bytes)
  const html = isMultipart(text) ? pageIn(text) : text
  // Line breaks of the source mean nothing in HTML.
  const plain = htmlToText(html.replace(/\s+/g, ' ').replace(WORD_TAG, ''))
  return readPlainText(new TextEncoder().encode(plain))
}

/** The first web page of a file that holds several parts. */
function pageIn(text: string): string {
  const boundary = BOUNDARY.exec(text)?.[1]
  for (const part of boundary ? text.split(`--${boundary}`).slice(1) : []) {
    const [head = '', ...rest] = part.trimStart().split(/\r?\n\r?\n/)
    if (!/^content-type:\s*text\/html/im.test(head)) continue
    const encoding = /^content-transfer-encoding:\s*([a-z0-9-]{1,20})/im.exec(head)?.[1]?.toLowerCase()
    return decodePart(rest.join('\n\n'), encoding)
  }
  throw new UnreadableResume('damaged')
}

function decodePart(body: string, encoding: string | undefined): string {
  if (encoding === 'base64') return decodeText(Buffer.from(body, 'base64'))
  if (encoding !== 'quoted-printable') return body
  const bytes = body.replace(/=\r?\n/g, '').replace(/=([0-9a-f]{2})/gi, (_, hex) => String.fromCharCode(Number.parseInt(hex, 16)))
  return decodeText(Buffer.from(bytes, 'latin1'))
}
