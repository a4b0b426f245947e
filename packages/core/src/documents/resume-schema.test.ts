import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '#profiles/rules'
import { documentCopy, previewInput } from './resume-schema.ts'
import { contentOf, newDesign } from './rules.ts'

const content = (entries: number) =>
  contentOf({
    ...EMPTY_FIELDS,
    experience: Array.from({ length: entries }, (_, place) => ({
      ...{ id: `e${place}`, company: 'Quay', position: 'Cook', location: null, startDate: null, endDate: null, current: false },
      ...{ description: 'x'.repeat(1_980), technologies: [] },
    })),
  })

test('a resume holds 60,000 characters of text in all, wherever it is sent', () => {
  const message = 'A resume can hold 60,000 characters of text in all. Please shorten it'
  const messagesOf = (sent: { error?: { issues: { message: string }[] } | undefined }) =>
    (sent.error?.issues ?? []).map((issue) => issue.message)
  const id = '3f0e9e0a-5a54-4f6f-9b1a-0f4f8f0d6f11'
  for (const [entries, said] of [
    [29, []],
    [31, [message]],
  ] as const) {
    expect(messagesOf(previewInput.safeParse({ content: content(entries), design: newDesign('ledger') }))).toEqual(said)
    expect(messagesOf(documentCopy.safeParse({ id, content: content(entries) }))).toEqual(said)
  }
})
