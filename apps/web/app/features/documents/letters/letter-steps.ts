import type { CheckedLetter } from '@jobapply/core/documents/cover-letters'
import { putBack, sentenceAround } from '@jobapply/core/documents/letter-rules'
import type { Client } from '#platform/api.ts'
import { mutate } from '#platform/mutate.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { reloadLetter, rememberLetter } from './letter-actions.ts'
import type { LetterDraft } from './letter-draft.ts'

/** Each works on what is saved, says what was done in a toast, and answers whether it was done. */

export const approveLetter = (draft: LetterDraft) =>
  replace(draft, (letters, point) => letters.approve(point), {
    title: 'Letter approved',
    description: 'You can download it and copy its text now.',
  })

export const restoreVersion = (draft: LetterDraft, versionId: string) =>
  replace(draft, (letters, point) => letters.restore({ ...point, versionId }), {
    title: 'Text restored',
    description: 'The text before it is under Versions.',
  })

type SavePoint = { id: string; version: number }

async function replace(
  draft: LetterDraft,
  call: (letters: Client['documents']['letters'], point: SavePoint) => Promise<CheckedLetter>,
  done: { title: string; description: string },
): Promise<boolean> {
  const { id, version } = draft.read().base
  return mutate(
    async (client) => {
      const letter = await call(client.documents.letters, { id, version })
      draft.adopt(letter)
      rememberLetter(letter)
      showToast({ ...done, kind: 'good' })
      return true
    },
    {
      failed(error) {
        toastFault(error)
        void reloadLetter(id)
        return false
      },
    },
  )
}

/** Removes the sentence of a claim; the toast offers to put it back. */
export function takeOut(draft: LetterDraft, claim: { from: number; to: number }) {
  const before = draft.read().values.text
  const { from, to } = sentenceAround(before, claim)
  const gone = before.slice(from, to)
  draft.change({ text: before.slice(0, from) + before.slice(to) })
  const undo = () => draft.change({ text: putBack(before, { from, to }, draft.read().values.text) })
  showToast({ title: 'Taken out', description: gone.trim(), kind: 'good', action: { label: 'Undo', run: undo } })
}
