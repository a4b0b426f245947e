import type { ChosenPart } from '@jobapply/core/applications/inbox/rules'

const BOUNDARY = 'jobapply-parts-5f1c7a'

export type FetchedPart = ChosenPart & { bytes: Buffer }

/** The fetched head and parts as one small email, so that the helper process reads it like any other. */
export function composeMail(head: Buffer, parts: readonly FetchedPart[]): Buffer {
  const typeOf = ({ type, charset, method, encoding }: FetchedPart) =>
    `Content-Type: ${type}${charset && `; charset="${charset}"`}${method && `; method=${method}`}\r\nContent-Transfer-Encoding: ${encoding}`
  const lines = head.toString('latin1').split(/\r?\n/)
  return Buffer.concat([
    Buffer.from(
      `${withoutMime(lines).join('\r\n')}\r\nMIME-Version: 1.0\r\nContent-Type: multipart/mixed; boundary="${BOUNDARY}"\r\n\r\n`,
      'latin1',
    ),
    ...parts.flatMap((part) => [Buffer.from(`--${BOUNDARY}\r\n${typeOf(part)}\r\n\r\n`), part.bytes, Buffer.from('\r\n')]),
    Buffer.from(`--${BOUNDARY}--\r\n`),
  ])
}

/** Only the fields that we asked for, without blank lines that would end the head. */
function withoutMime(lines: readonly string[]): string[] {
  const kept: string[] = []
  let isKept = false
  for (const line of lines) {
    if (line.trim() === '') continue
    if (!/^[ \t]/.test(line)) isKept = /^(?:from|subject|date):/i.test(line)
    if (isKept) kept.push(line)
  }
  return kept
}

/** The values of a field in a raw head, its folded lines joined, in their order. */
export function fieldsOf(head: Buffer, name: string): string[] {
  const values: string[] = []
  let isWanted = false
  for (const line of head.toString('latin1').split(/\r?\n/)) {
    if (/^[ \t]/.test(line)) {
      if (isWanted) values.push(`${values.pop() ?? ''} ${line.trim()}`.slice(0, 8_000))
      continue
    }
    isWanted = line.toLowerCase().startsWith(`${name}:`)
    if (isWanted)
      values.push(
        line
          .slice(name.length + 1)
          .trim()
          .slice(0, 8_000),
      )
  }
  return values
}

const MAX_REFERENCES = 50
/** The Message-IDs that a field names. */
export const messageIds = (values: readonly string[]): string[] =>
  values.flatMap((value) => value.split(/[<>\s,]+/).filter((word) => word.includes('@'))).slice(-MAX_REFERENCES)
