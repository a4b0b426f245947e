import type { NeedsYou } from '@jobapply/core/applications/questions-schema'
import { useRef, useState } from 'react'
import { Link } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { useKeptInput } from '#platform/kept-input.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { SaveBar } from '#ui/save-bar.tsx'
import { answeredGroups, type GivenAnswers, givenOf, servedBy, toInput } from './given-answers.ts'
import { QuestionCard } from './question-card.tsx'
import { useQuestionKeys } from './use-question-keys.ts'
import { WaitingList } from './waiting-list.tsx'

const several = (count: number, one: string) => (count === 1 ? `1 ${one}` : `${count} ${one}s`)

/** Questions, not applications: equal ones once. Legal, consent and demographic ones stand apart, with nothing chosen. */
export function OpenQuestions({ groups, waiting }: NeedsYou) {
  const [given, setGiven] = useState<GivenAnswers>({})
  const { mutate, isPending: isSaving } = useMutate()
  const list = useRef<HTMLDivElement>(null)
  const ready = answeredGroups(groups, given)
  const served = servedBy(groups, given)
  const goOn = waiting.filter(({ applicationId, open }) => (served.get(applicationId) ?? 0) >= open).length
  useKeptInput('questions', { read: () => (ready.length > 0 ? { given } : undefined), restore: (kept) => setGiven(kept.given) })
  useQuestionKeys(list, () => ready.length > 0 && !isSaving && void save())

  const save = () =>
    mutate(async (client) => {
      const { goesOn, needsYou } = await client.applications.answer(toInput(groups, given))
      setGiven({})
      queryClient.setQueryData(api.applications.questions.queryKey(), needsYou)
      for (const key of [api.applications.list.key(), api.applications.overview.key(), api.answers.key()])
        void queryClient.invalidateQueries({ queryKey: key })
      const description = goesOn.length > 0 ? `${several(goesOn.length, 'application')} can go on.` : 'The others still need you.'
      showToast({ title: `${several(ready.length, 'answer')} saved`, description, kind: 'good' })
    })

  const sections = [
    { title: 'Answer once', hint: 'kept, and offered next time', groups: groups.filter(({ status }) => status === 'ask') },
    {
      title: 'Only you, each time',
      hint: 'one employer at a time, nothing is filled in for you',
      groups: groups.filter(({ status }) => status === 'never'),
    },
  ].filter((section) => section.groups.length > 0)

  return (
    <div>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div ref={list} className="grid gap-6">
          {sections.map((section) => (
            <section key={section.title} aria-label={section.title} className="grid gap-2">
              <div className="flex flex-wrap items-baseline justify-between gap-x-4">
                <h2 className="text-16 font-semibold">{section.title}</h2>
                <p className="text-13 text-ink-3">{section.hint}</p>
              </div>
              <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface">
                {section.groups.map((group) => (
                  <QuestionCard
                    key={group.id}
                    group={group}
                    given={givenOf(given, group)}
                    onChange={(answer) => setGiven({ ...given, [group.id]: answer })}
                  />
                ))}
              </ul>
            </section>
          ))}
          <p className="text-13 text-ink-3">
            Your earlier answers are under{' '}
            <Link to={PATHS.answers} className="text-accent underline underline-offset-2">
              Answers
            </Link>
            .
          </p>
        </div>
        <WaitingList waiting={waiting} served={served} />
      </div>
      {ready.length > 0 && (
        <SaveBar
          text={`${several(ready.length, 'answer')} ready. ${goOn === 0 ? 'No application is ready yet.' : goOn === 1 ? 'One application is ready to continue.' : `${goOn} applications can go on.`}`}
          save={`Save ${several(ready.length, 'answer')}`}
          discard="Discard"
          busy={isSaving}
          onSave={() => void save()}
          onDiscard={() => setGiven({})}
        />
      )}
    </div>
  )
}
