import { type CheckedLetter, letterUpdate } from '@jobapply/core/documents/cover-letters'
import { moveClaims } from '@jobapply/core/documents/letter-rules'
import { noFailure, type SaveFailure, savedByItself } from '#features/documents/editing/quiet-draft.ts'
import { openDraft } from '#forms/draft.ts'
import type { Form, Save, Sent } from '#forms/form.ts'
import { byPath, type Problems } from '#forms/problems.ts'
import { api, type Client } from '#platform/api.ts'
import { describeFault, toastFault } from '#platform/toast-fault.ts'
import { rememberLetter } from './letter-actions.ts'

type LetterValues = { text: string }

const formOf = (status: SaveFailure): Form<CheckedLetter, LetterValues, 'letter'> => ({
  sections: { letter: ['text'] },
  lists: {},
  listTitle: () => '',
  valuesOf: ({ text }) => ({ text }),
  check: (_, values) => checkLetter(values),
  load: ({ id }) => api.documents.letters.get.call({ id }),
  send,
  conflict: 'LETTER_CHANGED',
  reloaded: { title: 'Letter reloaded', description: 'This is the last saved version.' },
  onSaved(stored) {
    status.set({ failure: undefined })
    rememberLetter(stored)
  },
  // The line under the title says it.
  onNotSaved: (error) => status.set({ failure: describeFault(error) }),
  onLoaded: rememberLetter,
  onNotLoaded: toastFault,
})

function checkLetter({ text }: LetterValues): Problems {
  const { error } = letterUpdate.shape.text.safeParse(text)
  return byPath(error?.issues.map(({ message }) => ({ path: 'changes.text', message })) ?? [])
}

async function send(
  { base, values, overwrite }: Save<CheckedLetter, LetterValues, 'letter'>,
  client: Client,
): Promise<Sent<CheckedLetter>> {
  const { id, version } = base
  const stored = await client.documents.letters.update({ id, version, overwrite, text: values.text })
  // The server trims texts. The sheet keeps the space that somebody has just typed before the next word.
  return { stored: { ...stored, text: values.text, claims: moveClaims(stored.claims, stored.text, values.text) } }
}

export type LetterDraft = ReturnType<typeof openLetter>

/** The edits of one letter. They are saved by themselves, and each save is checked. */
export function openLetter(letter: CheckedLetter) {
  const status = noFailure()
  const draft = openDraft<CheckedLetter, LetterValues, 'letter', object>(formOf(status), letter)
  return savedByItself(draft, status, checkLetter)
}
