import type { Proposal, ResumeReview } from '@jobapply/core/profiles/resume-review'
import type { Profile, ProfileFields } from '@jobapply/core/profiles/schema'
import { useEffect, useState } from 'react'
import { type Choice, type Choices, chosenValue, isKept, isList, pathsWith, problemsOf } from './review-choices.ts'

/** Decisions that were made before somebody chose "Later", by the resume they are about. */
const unfinished = new Map<string, Choices>()
export const forgetChoices = (resumeId: string) => unfinished.delete(resumeId)

/** What the person decides about each proposal until it is saved. */
export function useReview(profile: Profile, { resumeId, proposals }: ResumeReview) {
  const [choices, setChoices] = useState<Choices>(() => unfinished.get(resumeId) ?? {})
  /** The open forms, each with the decision that it began with. */
  const [editing, setEditing] = useState<Readonly<Record<string, Choice | undefined>>>({})
  /** Whose problems are told: those that somebody has tried to finish. */
  const [judged, setJudged] = useState<ReadonlySet<string>>(new Set())
  const [focusCalls, setFocusCalls] = useState(0)
  const problems = problemsOf(profile, proposals, choices)
  const kept = proposals.filter((one) => isKept(choices, one))

  useEffect(() => void unfinished.set(resumeId, choices), [resumeId, choices])

  const choose = (path: string, choice: Choice) => setChoices((all) => ({ ...all, [path]: { ...all[path], ...choice } }))

  function edit({ path }: Proposal) {
    setEditing((all) => ({ ...all, [path]: choices[path] }))
    choose(path, { isKept: true })
  }
  function close(path: string) {
    setEditing(({ [path]: _, ...rest }) => rest)
    setJudged((all) => new Set([...all].filter((one) => one !== path)))
  }
  function tellProblems(paths: readonly string[]) {
    setJudged((all) => new Set([...all, ...paths]))
    setFocusCalls((calls) => calls + 1)
  }

  return {
    kept,
    problems,
    focusCalls,
    /** The profile as it would be with every single value that is kept. */
    beside: {
      ...profile,
      ...Object.fromEntries(kept.flatMap((one) => (isList(one.field) ? [] : [[one.field, chosenValue(choices, one)]]))),
    } as ProfileFields,
    accepted: () => kept.map((one) => ({ field: one.field, found: chosenValue(choices, one) })),
    chosenValue: (one: Proposal) => chosenValue(choices, one),
    isKept: (one: Proposal) => isKept(choices, one),
    isOpen: (one: Proposal) => one.path in editing,
    toldProblems: ({ path }: Proposal) => (judged.has(path) ? (problems[path] ?? {}) : {}),

    decide(one: Proposal, keeps: boolean) {
      const paths = pathsWith(one.path).filter((path) =>
        proposals.some((other) => other.path === path && other.kind !== 'incomplete'),
      )
      for (const path of new Set([one.path, ...paths])) choose(path, { isKept: keeps })
    },
    edit,
    change: ({ path }: Proposal, value: unknown) => choose(path, { value }),
    finish({ path }: Proposal) {
      if (problems[path]) tellProblems([path])
      else close(path)
    },
    cancel({ path }: Proposal) {
      setChoices((all) => ({ ...all, [path]: editing[path] ?? {} }))
      close(path)
    },
    /** Opens the forms of all that cannot be saved as it is. */
    showProblems() {
      const paths = Object.keys(problems)
      for (const one of proposals) if (paths.includes(one.path) && !(one.path in editing)) edit(one)
      tellProblems(paths)
    },
  }
}
export type ReviewState = ReturnType<typeof useReview>
