import { SECTIONS, type Section } from '@jobapply/core/profiles/constants'
import type { Proposal } from '@jobapply/core/profiles/resume-review'
import { CircleCheck } from 'lucide-react'
import { Alert } from '#ui/alert.tsx'
import { Button } from '#ui/button.tsx'
import { ProposalForm } from './proposal-form.tsx'
import { ProposalRow } from './proposal-row.tsx'
import type { ReviewState } from './review-state.ts'

type Props = {
  proposals: readonly Proposal[]
  state: ReviewState
  /** The row that the person looks at. */
  onPoint: (one: Proposal) => void
  isBesideDocument: boolean
}

/** Everything that was found, by section of the profile. */
export function FoundSections({ hasSaved, ...rest }: Props & { hasSaved: boolean }) {
  const { proposals } = rest
  if (proposals.length === 0)
    return (
      <div className="grid justify-items-center gap-2 py-10 text-center">
        <CircleCheck aria-hidden className="size-7 text-good" strokeWidth={1.5} />
        <p className="font-serif text-20">Your profile has it all</p>
        <p className="max-w-[48ch] text-ink-2">Everything in this resume is already in your profile.</p>
      </div>
    )
  return (
    <>
      <p className="max-w-[65ch] text-pretty text-ink-2">{introduce(proposals, hasSaved)}</p>
      {openFirst(Object.keys(SECTIONS) as Section[], (section) =>
        proposals.some((one) => one.section === section && isOpen(one)),
      ).map((section) => {
        const own = openFirst(
          proposals.filter((one) => one.section === section),
          isOpen,
        )
        return own.length > 0 && <FoundSection key={section} title={SECTIONS[section]} {...rest} proposals={own} />
      })}
    </>
  )
}

/** It waits for the person's decision. */
const isOpen = ({ kind, isSure }: Proposal) => !isSure || kind === 'differs' || kind === 'incomplete'

/** What is asked comes before what is only shown, and otherwise everything keeps its order. */
const openFirst = <T,>(all: readonly T[], asks: (one: T) => boolean) =>
  [...all].sort((one, other) => Number(asks(other)) - Number(asks(one)))

function introduce(proposals: readonly Proposal[], hasSaved: boolean) {
  const open = proposals.filter(isOpen).length
  const found = proposals.length === 1 ? 'One thing' : `${proposals.length} things`
  const rest = open === 0 ? '' : open === 1 ? ' One needs your decision.' : ` ${open} wait for your decision.`
  const promise = hasSaved ? 'Nothing more is saved' : 'Nothing is saved'
  return `${found} in this file ${proposals.length === 1 ? 'is' : 'are'} not in your profile yet.${rest} ${promise} before you press the button below.`
}

function FoundSection({ title, proposals, state, onPoint, isBesideDocument }: Props & { title: string }) {
  const kept = proposals.filter(state.isKept).length
  const isDoubted = proposals.length > 1 && proposals.every(({ isSure }) => !isSure)
  const decideAll = (keeps: boolean) => {
    for (const one of proposals) if (one.kind !== 'incomplete' || !keeps) state.decide(one, keeps)
  }
  return (
    <section aria-label={title}>
      <div className="mb-2 flex items-baseline justify-between gap-4">
        <h3 className="font-serif text-20">{title}</h3>
        <div className="flex items-baseline gap-3">
          <p className="text-13 text-ink-3">
            {kept} of {proposals.length} used
          </p>
          {proposals.length > 1 && (
            <Button look="quiet" size="small" onClick={() => decideAll(kept === 0)}>
              {kept === 0 ? 'Use all' : 'Skip all'}
            </Button>
          )}
        </div>
      </div>
      {isDoubted && (
        <div className="mb-3">
          <Alert kind="calm">
            We may have misread this part of the file, so we haven't used any of it yet. Use what is right and leave the rest.
          </Alert>
        </div>
      )}
      <ul className="divide-y divide-line rounded-card border border-line bg-surface">
        {proposals.map((one) => (
          <ProposalRow
            key={one.path}
            proposal={one}
            value={state.chosenValue(one)}
            isKept={state.isKept(one)}
            problem={Object.values(state.shownProblems(one))[0]}
            onDecide={(keeps) => state.decide(one, keeps)}
            onEdit={() => state.edit(one)}
            onPoint={() => onPoint(one)}
            isBesideDocument={isBesideDocument}
            form={
              state.isOpen(one) && (
                <ProposalForm
                  proposal={one}
                  value={state.chosenValue(one)}
                  beside={state.beside}
                  problems={state.shownProblems(one)}
                  focusRequests={state.focusRequests}
                  onChange={(value) => state.change(one, value)}
                  onDone={() => state.finish(one)}
                  onCancel={() => state.cancel(one)}
                />
              )
            }
          />
        ))}
      </ul>
    </section>
  )
}
