import { MAX_PART_BYTES } from '@jobapply/core/applications/inbox/constants'
import { chooseParts } from '@jobapply/core/applications/inbox/rules'
import type { FetchMessageObject, ImapFlow } from 'imapflow'
import { type FileMail, readMailFile } from '#features/applications/replies/mail-reader'
import { composeMail, type FetchedPart } from './compose-mail.ts'
import type { Expect } from './open-mailbox.ts'

/** The text and calendar parts of an email, read in the helper process; null: it has none, or cannot be read. */
export async function fetchMail(client: ImapFlow, head: FetchMessageObject, expect: Expect): Promise<FileMail | null> {
  expect(4 * MAX_PART_BYTES)
  const described = await client.fetchOne(String(head.uid), { uid: true, bodyStructure: true }, { uid: true })
  const structure = described ? described.bodyStructure : undefined
  if (!structure || !head.headers) return null
  const chosen = chooseParts(structure)
  if (chosen.length === 0) return null
  const bodyParts = chosen.map(({ key }) => ({ key, start: 0, maxLength: MAX_PART_BYTES }))
  const fetched = await client.fetchOne(String(head.uid), { uid: true, bodyParts }, { uid: true })
  const contents = fetched ? fetched.bodyParts : undefined
  if (!contents) return null
  const parts = chosen.flatMap((one): FetchedPart[] => {
    const bytes = contents.get(one.key)
    return bytes ? [{ ...one, bytes: bytes.subarray(0, MAX_PART_BYTES) }] : []
  })
  const bytes = composeMail(head.headers, parts)
  const ask = () => readMailFile({ bytes: async () => new Uint8Array(bytes) })
  // A helper process that a busy machine was slow to start gets another try; otherwise the email would be lost.
  return (await ask()) ?? (await ask())
}
