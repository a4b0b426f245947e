import { expect, test } from 'vitest'
import { openDraft } from '#forms/draft.ts'
import type { Form } from '#forms/form.ts'
import { noFailure, savedByItself } from './quiet-draft.ts'

type Record = { version: number; text: string }

test('what is typed while a save is under way is saved by the next one, which waits for it', async () => {
  const sent: string[] = []
  const [started, first] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const form: Form<Record, { text: string }, 'all'> = {
    sections: { all: ['text'] },
    lists: {},
    listTitle: () => '',
    valuesOf: ({ text }) => ({ text }),
    check: () => ({}),
    load: async (base) => base,
    async send({ base, values }) {
      sent.push(values.text)
      started.resolve()
      if (sent.length === 1) await first.promise
      return { stored: { version: base.version + 1, text: values.text } }
    },
    conflict: 'CHANGED',
    reloaded: { title: '', description: '' },
    onSaved: () => {},
    onNotSaved: () => {},
    onLoaded: () => {},
    onNotLoaded: () => {},
  }
  const draft = savedByItself(openDraft(form, { version: 1, text: '' }), noFailure(), () => ({}))
  draft.change({ text: 'Dear' })
  void draft.save('changes')
  await started.promise
  draft.change({ text: 'Dear team' })
  const isSaved = draft.flush()
  first.resolve()
  expect(await isSaved).toBe(true)
  expect([sent, draft.read().base]).toEqual([['Dear', 'Dear team'], { version: 3, text: 'Dear team' }])
})
