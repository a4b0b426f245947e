import { ORPCError } from '@orpc/client'
import { beforeEach, describe, expect, test } from 'vitest'
import { presentToasts, type Toast } from '#platform/toasts.ts'
import { openDraft } from './draft.ts'
import type { Form, Save } from './form.ts'
import type { Answers } from './questions.ts'

type Link = { id: string; url: string }
type Values = { title: string | null; body: string | null; links: Link[] }
type Note = Values & { version: number }
type Section = 'text' | 'links'

const NOTE: Note = { version: 1, title: 'Plan', body: null, links: [{ id: 'a', url: 'a.org' }] }
const conflict = new ORPCError('NOTE_CHANGED', { status: 409 })

let toasts: Toast[]
beforeEach(() => {
  toasts = []
  presentToasts((toast) => toasts.push(toast))
})

/** A draft of a note; the server answers each save with the next of these: an error, or else what was sent. */
function openNote(...answers: (Error | undefined)[]) {
  const sent: Save<Note, Values, Section>[] = []
  const failures: unknown[] = []
  const told: string[] = []
  const form: Form<Note, Values, Section> = {
    sections: { text: ['title', 'body'], links: ['links'] },
    lists: {
      links: {
        section: 'links',
        blank: { url: '' },
        needs: { url: 'Address' },
        canAdd: (link) => 'url' in link && link.url !== '',
        nameOf: (link) => ('url' in link ? String(link.url) : ''),
      },
    },
    listTitle: () => 'Links',
    valuesOf: ({ title, body, links }) => ({ title, body, links }),
    check: (_, { title }, section): Record<string, string> =>
      section === 'text' && !title ? { title: 'Title is required' } : {},
    load: async () => ({ ...NOTE, version: 7, title: 'Theirs' }),
    async send(save) {
      sent.push(save)
      const error = answers.shift()
      if (error) throw error
      return { stored: { ...save.values, version: save.base.version + 1 }, notices: ['Shared with nobody'] }
    },
    conflict: 'NOTE_CHANGED',
    reloaded: { title: 'Reloaded', description: '' },
    onSaved: (_stored, _save, notices) => told.push(...notices),
    onNotSaved: (error) => failures.push(error),
    onLoaded: () => {},
    onNotLoaded: (error) => failures.push(error),
  }
  return { ...openDraft<Note, Values, Section, { links: Omit<Link, 'id'> }>(form, NOTE), sent, failures, told }
}

/** Gives these answers, one to each question that is asked. */
function answerWith(draft: ReturnType<typeof openNote>, ...answers: Answers[keyof Answers][]) {
  draft.store.watch(() => {
    const { question } = draft.read()
    const answer = question && answers.shift()
    if (question && answer) queueMicrotask(() => Reflect.apply(question.answer, undefined, [answer]))
  })
}

describe('saving', () => {
  test('sends the sections that have changed, and tells what else the server says', async () => {
    const draft = openNote()
    draft.change({ body: 'Tomorrow' })
    expect(await draft.save('changes')).toBe(true)
    expect(draft.sent).toMatchObject([{ sections: ['text'], changed: ['body'], overwrite: false }])
    expect([draft.isDirty(), draft.read().base.version, draft.told]).toEqual([false, 2, ['Shared with nobody']])
  })

  test('is refused at the field that has a problem, which gets the focus', async () => {
    const draft = openNote()
    draft.change({ title: '' })
    expect(await draft.save('changes')).toBe(false)
    expect([draft.fields('note').problem('title'), draft.read().focusRequests, draft.sent.length]).toEqual([
      'Title is required',
      1,
      0,
    ])
    draft.change({ title: 'New' })
    expect(draft.fields('note').problem('title')).toBeUndefined()
  })

  test('shows what the server refuses at its field', async () => {
    const draft = openNote(new ORPCError('BAD_INPUT', { status: 400, data: [{ path: 'changes.body', message: 'Too long' }] }))
    draft.change({ body: 'x' })
    expect(await draft.save('changes')).toBe(false)
    expect([draft.fields('note').problem('body'), draft.failures.length, draft.isDirty()]).toEqual(['Too long', 1, true])
  })

  test('sends nothing when only an unfinished entry was dropped', async () => {
    const draft = openNote()
    draft.newEntry('links').change({ url: ' ' })
    answerWith(draft, 'drop')
    expect(await draft.save('changes')).toBe(true)
    expect([draft.sent.length, draft.isDirty()]).toEqual([0, false])
  })

  test('adds a complete new entry that was not added yet', async () => {
    const draft = openNote()
    draft.newEntry('links').change({ url: 'b.org' })
    expect(await draft.save('changes')).toBe(true)
    expect(draft.read().base.links.map(({ url }) => url)).toEqual(['a.org', 'b.org'])
  })
})

describe('a newer version from another window', () => {
  test('is kept when the person cancels, and overwritten when they say so', async () => {
    const draft = openNote(conflict, conflict)
    draft.change({ title: 'Mine' })
    answerWith(draft, 'cancel', 'overwrite')
    expect(await draft.save('changes')).toBe(false)
    expect(draft.read().values.title).toBe('Mine')
    expect(await draft.save('changes')).toBe(true)
    expect(draft.sent.map(({ overwrite }) => overwrite)).toEqual([false, false, true])
  })

  test('is shown after a reload, which can be undone', async () => {
    const draft = openNote(conflict)
    draft.change({ title: 'Mine' })
    answerWith(draft, 'reload')
    expect(await draft.save('changes')).toBe(false)
    expect([draft.read().values.title, draft.read().base.version, draft.isDirty()]).toEqual(['Theirs', 7, false])
    toasts.at(-1)?.action?.run()
    expect([draft.read().values.title, draft.isDirty()]).toEqual(['Mine', true])
  })
})

describe('leaving', () => {
  test.each([
    ['cancel', false, 'Mine', 0],
    ['discard', true, 'Plan', 0],
    ['save', true, 'Mine', 1],
  ] as const)('with unsaved edits asks; %s', async (answer, mayLeave, title, saves) => {
    const draft = openNote()
    draft.change({ title: 'Mine' })
    answerWith(draft, answer)
    expect(await draft.mayLeave()).toBe(mayLeave)
    expect([draft.read().values.title, draft.sent.length]).toEqual([title, saves])
  })

  test('asks nothing when nothing is unsaved', async () => {
    expect(await openNote().mayLeave()).toBe(true)
  })
})
