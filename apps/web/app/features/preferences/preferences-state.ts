import { PROFILE_NOT_FOUND } from '@jobapply/core/profiles/faults'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { ORPCError } from '@orpc/client'
import { useState } from 'react'
import type { Bound } from '#features/profiles/editor/bound.ts'
import { byPath } from '#features/profiles/editor/editor-state.ts'
import { createQuestions, type Question } from '#features/profiles/editor/questions.ts'
import { lookAgain } from '#features/profiles/profile-cache.ts'
import { hasNoSession } from '#platform/query-client.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import * as d from './preferences-draft.ts'
import { savePreferences, tellNotSaved } from './save-preferences.ts'

type Parts = {
  profileId: string
  loaded: d.Loaded
  /** Loads again what the server has. */
  onReload: () => Promise<unknown>
  /** Something was refused: its field should be seen. */
  onRefused: () => void
}
type Record = 'preferences' | 'settings'

/** The edits of one profile's preferences until they are saved. */
export function usePreferences({ profileId, loaded, onReload, onRefused }: Parts) {
  const [base, setBase] = useState(loaded)
  const [draft, setDraft] = useState(() => d.draftOf(loaded))
  const [problems, setProblems] = useState<d.Problems>({})
  const [isSaving, setIsSaving] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const [ask] = useState(() => createQuestions(setQuestion))
  const { isDirty } = d.changesOf(base, draft)

  function start(from: d.Loaded) {
    setBase(from)
    setDraft(d.draftOf(from))
    setProblems({})
  }
  // What another window has saved is taken over, unless it would cost an edit: then saving asks.
  if (loaded !== base && !isDirty) start(loaded)
  else if (d.isOnlyNewer(loaded, base)) setBase(loaded)
  else if (loaded.settings && !base.settings) {
    setBase({ ...base, settings: loaded.settings })
    setDraft({ ...draft, settings: d.draftOf(loaded).settings })
  }

  const type = (path: string, text: string) => setDraft((before) => ({ ...before, typed: { ...before.typed, [path]: text } }))
  const forget = (isSettled: (path: string) => boolean) =>
    setProblems((before) => Object.fromEntries(Object.entries(before).filter(([path]) => !isSettled(path))))

  function bind<K extends Record>(part: K): Bound<d.Draft[K]> {
    return {
      id: part,
      value: draft[part],
      problem: (key) => Object.entries(problems).find(([path]) => path === key || path.startsWith(`${key}.`))?.[1],
      change: (patch) => {
        setDraft((before) => ({ ...before, [part]: { ...before[part], ...patch } }))
        forget((path) => path in patch)
      },
      leave: () =>
        setProblems((before) => ({
          ...Object.fromEntries(Object.entries(before).filter(([path]) => d.isInEntry(path))),
          ...d.judge(draft),
        })),
      typing: type,
    }
  }
  const entryFields: Bound<d.NewAuthorization> = {
    id: 'new-authorization',
    value: draft.entry,
    problem: (key) => problems[d.pathInEntry(key)],
    change: (patch) => {
      setDraft((before) => ({ ...before, entry: { ...before.entry, ...patch } }))
      forget((path) => Object.keys(patch).some((key) => path === d.pathInEntry(key)))
    },
    leave: () => {},
    typing: (key, text) => type(d.pathInEntry(key), text),
  }

  function refuse(found: d.Problems, message?: string) {
    setProblems(found)
    if (message) showToast({ title: BAD_INPUT.title, description: message, kind: 'bad' })
    onRefused()
  }

  /** A new authorization that can be added is; about one that cannot, the person decides. */
  async function settleEntry(): Promise<d.Draft | undefined> {
    if (!d.hasEntry(draft)) return draft
    if (d.canAddEntry(draft)) return d.withEntryAdded(draft, crypto.randomUUID())
    if ((await ask('unfinished', ['Work Authorization'])) === 'drop') return d.withoutEntry(draft)
    refuse(d.entryProblems(draft))
  }

  async function save(): Promise<boolean> {
    const settled = await settleEntry()
    if (!settled) return false
    setDraft(settled)
    const found = d.judge(settled)
    const [first] = Object.values(found)
    if (first) refuse(found, first)
    else if (d.changesOf(base, settled).isDirty) return send(settled, false)
    return !first
  }

  async function send(wanted: d.Draft, overwrite: boolean): Promise<boolean> {
    setIsSaving(true)
    try {
      start(await savePreferences({ profileId, version: base.version, overwrite, changes: d.changesOf(base, wanted) }))
      return true
    } catch (error) {
      return await explain(error, wanted)
    } finally {
      setIsSaving(false)
    }
  }

  async function explain(error: unknown, wanted: d.Draft): Promise<boolean> {
    const code = error instanceof ORPCError ? error.code : undefined
    const data = error instanceof ORPCError && Array.isArray(error.data) ? error.data : []
    if (code === 'PROFILE_CHANGED') {
      setIsSaving(false)
      const answer = await ask('changed')
      if (answer === 'overwrite') return send(wanted, true)
      if (answer === 'reload') {
        start(base)
        await onReload()
      }
    } else if (code === 'BAD_INPUT' && data[0]) refuse(byPath(data), data[0].message)
    else if (code === 'PROFILE_NOT_FOUND') {
      tellNotSaved(PROFILE_NOT_FOUND.message)
      lookAgain()
    } else if (hasNoSession(error)) toastFault(error)
    else tellNotSaved()
    return false
  }

  return {
    base,
    draft,
    isDirty,
    isSaving,
    question,
    bind,
    entry: {
      of: entryFields,
      canAdd: d.canAddEntry(draft),
      add: () => setDraft((before) => d.withEntryAdded(before, crypto.randomUUID())),
    },
    save,
    discard: () => start(base),
  }
}
