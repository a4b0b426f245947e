import type { Proposal, ResumeReview } from '@jobapply/core/profiles/resume-review'
import type { Profile, ProfileFields } from '@jobapply/core/profiles/schema'
import { useEffect, useState } from 'react'
import { createStore, useStore } from '#forms/store.ts'
import { type Choice, type Choices, chosenValue, isKept, isList, pathsWith, problemsOf } from './review-choices.ts'

/** Decisions made before the person chose "Later", by resume id. */
const unfinished = new Map<string, Choices>()
export const forgetChoices = (resumeId: string) => unfinished.delete(resumeId)

type State = {
  choices: Choices
  /** The open forms by path, each with the decision it started from. */
  editing: Readonly<Record<string, Choice | undefined>>
  /** Paths whose problems are shown: the person tried to finish these. */
  checked: ReadonlySet<string>
  /** Goes up when the first field with a problem should get the focus. */
  focusRequests: number
}

/** What the person decides about each proposal until it is saved. */
export function useReview(profile: Profile, { resumeId, proposals }: ResumeReview) {
  const [store] = useState(() =>
    createStore<State>({ choices: unfinished.get(resumeId) ?? {}, editing: {}, checked: new Set(), focusRequests: 0 }),
  )
  const { choices, editing, checked, focusRequests } = useStore(store)
  const problems = problemsOf(profile, proposals, choices)
  const kept = proposals.filter((one) => isKept(choices, one))

  useEffect(() => void unfinished.set(resumeId, choices), [resumeId, choices])

  function choose(path: string, choice: Choice) {
    const { choices } = store.read()
    store.set({ choices: { ...choices, [path]: { ...choices[path], ...choice } } })
  }
  function edit({ path }: Proposal) {
    const { choices, editing } = store.read()
    store.set({ editing: { ...editing, [path]: choices[path] } })
    choose(path, { isKept: true })
  }
  function close(path: string) {
    const { [path]: _, ...editing } = store.read().editing
    store.set({ editing, checked: new Set([...store.read().checked].filter((one) => one !== path)) })
  }
  function showProblemsAt(paths: readonly string[]) {
    const { checked, focusRequests } = store.read()
    store.set({ checked: new Set([...checked, ...paths]), focusRequests: focusRequests + 1 })
  }

  return {
    kept,
    problems,
    focusRequests,
    /** The profile with every single value that is kept. */
    beside: {
      ...profile,
      ...Object.fromEntries(kept.flatMap((one) => (isList(one.field) ? [] : [[one.field, chosenValue(choices, one)]]))),
    } as ProfileFields,
    accepted: () => kept.map((one) => ({ ...one, found: chosenValue(choices, one) })),
    chosenValue: (one: Proposal) => chosenValue(choices, one),
    isKept: (one: Proposal) => isKept(choices, one),
    isOpen: (one: Proposal) => one.path in editing,
    shownProblems: ({ path }: Proposal) => (checked.has(path) ? (problems[path] ?? {}) : {}),

    decide(one: Proposal, keeps: boolean) {
      const paths = pathsWith(one.path).filter((path) =>
        proposals.some((other) => other.path === path && other.kind !== 'incomplete'),
      )
      for (const path of new Set([one.path, ...paths])) choose(path, { isKept: keeps })
    },
    edit,
    change: ({ path }: Proposal, value: unknown) => choose(path, { value }),
    finish({ path }: Proposal) {
      if (problems[path]) showProblemsAt([path])
      else close(path)
    },
    cancel({ path }: Proposal) {
      store.set({ choices: { ...choices, [path]: editing[path] ?? {} } })
      close(path)
    },
    /** Opens the forms of the proposals that cannot be saved as they are. */
    showProblems() {
      const paths = Object.keys(problems)
      for (const one of proposals) if (paths.includes(one.path) && !(one.path in editing)) edit(one)
      showProblemsAt(paths)
    },
  }
}
export type ReviewState = ReturnType<typeof useReview>
