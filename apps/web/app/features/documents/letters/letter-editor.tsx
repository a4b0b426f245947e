import type { CheckedLetter } from '@jobapply/core/documents/cover-letters'
import { LETTER_CHANGED } from '@jobapply/core/documents/faults'
import { moveClaims, type NumberedClaim, numberClaims } from '@jobapply/core/documents/letter-rules'
import { letterOptions } from '@jobapply/core/documents/letters-schema'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { useAutosave } from '#features/documents/editing/use-autosave.ts'
import { LeaveGuard } from '#forms/leave-guard.tsx'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { api } from '#platform/api.ts'
import { keepKeyboard } from '#ui/return-focus.ts'
import { ClaimText, type ClaimTextHandle } from './claim-text.tsx'
import { DraftingNotes } from './drafting-notes.tsx'
import { evidenceSentence } from './evidence-sentence.ts'
import { openLetter } from './letter-draft.ts'
import { LetterFrame } from './letter-frame.tsx'
import { LetterSheet } from './letter-sheet.tsx'
import { approveLetter, restoreVersion, takeOut } from './letter-steps.ts'
import { LetterToolbar } from './letter-toolbar.tsx'
import { MainAction } from './main-action.tsx'
import { originOf } from './origin.ts'
import { type CheckState, TruthPanel } from './truth-panel.tsx'
import { useDrafting } from './use-drafting.ts'
import { useLetterKeys } from './use-letter-keys.ts'

const RedraftDialog = lazy(() => import('./redraft-dialog.tsx'))
const VersionsDialog = lazy(() => import('./versions-dialog.tsx'))
const UNSAVED = { text: 'This letter has unsaved changes. Save them before you leave?', save: 'Save & Continue' }

/** One letter: the sheet to write on, and the evidence of what it claims. */
export default function LetterEditor({ letter }: { letter: CheckedLetter }) {
  const [draft] = useState(() => openLetter(letter))
  const { values, base, question } = useStore(draft.store)
  const { failure } = useStore(draft.status)
  const profiles = useQuery(api.profiles.list.queryOptions())
  const profile = profiles.data?.find(({ id }) => id === base.profileId)
  const [dialog, setDialog] = useState<'redraft' | 'versions'>()
  const [options, setOptions] = useState(() => letterOptions.omit({ seed: true }).parse({}))
  const [openAt, setOpenAt] = useState(0)
  const [caret, setCaret] = useState<number>()
  const [isApproving, setIsApproving] = useState(false)
  const field = useRef<ClaimTextHandle>(null)
  const claims = useMemo(() => numberClaims(moveClaims(base.claims, base.text, values.text)), [base, values.text])
  const open = claims.filter(({ supported }) => !supported)
  const activeFrom = caret === undefined ? undefined : claims.find(({ from, to }) => from <= caret && caret <= to)?.from

  useEffect(() => draft.adopt(letter), [draft, letter])
  useAutosave(draft)
  const drafting = useDrafting(draft)
  const isDrafting = drafting.running !== undefined
  const isEmpty = values.text.trim() === ''
  const isChecked = values.text === base.text
  const state: CheckState = isChecked ? 'checked' : failure || Object.keys(draft.problems()).length > 0 ? 'failed' : 'checking'
  const isApproved = base.isApproved && isChecked
  const canApprove = isChecked && open.length === 0 && !isEmpty && !isDrafting

  const caretAt = open.findIndex(({ from }) => from === activeFrom)
  const shownAt = caretAt >= 0 ? caretAt : openAt % open.length
  function go(claim: NumberedClaim | undefined) {
    if (claim) field.current?.goTo(claim)
  }
  /** On a small screen the check covers the text. */
  function show(at: number) {
    setOpenAt(at)
    if (document.querySelector('[role=dialog]')) setCaret(undefined)
    else go(open[at])
  }
  const nextAfterCaret = () =>
    Math.max(
      0,
      open.findIndex(({ from }) => from > (caret ?? -1)),
    )

  async function approve() {
    if (isApproving || isDrafting || isEmpty || !(await draft.flush())) return
    // The save has checked what was typed last.
    const unbacked = numberClaims(draft.read().base.claims).find(({ supported }) => !supported)
    if (unbacked) return go(unbacked)
    setIsApproving(true)
    await approveLetter(draft)
    setIsApproving(false)
  }
  function remove(claim: NumberedClaim) {
    takeOut(draft, claim)
    // The button may be gone with the claim.
    if (document.querySelector('[role=dialog]')) requestAnimationFrame(keepKeyboard)
    else field.current?.focus()
  }

  useLetterKeys({ save: () => void draft.flush(), approve: () => void approve(), nextOpen: () => show(nextAfterCaret()) })

  return (
    <>
      <LetterFrame
        toolbar={(action) => (
          <LetterToolbar
            draft={draft}
            isApproved={isApproved}
            canDraft={profile !== undefined}
            isDrafting={isDrafting}
            onSave={() => void draft.flush()}
            onVersions={() => setDialog('versions')}
            onDraft={() => setDialog('redraft')}
          >
            {action}
          </LetterToolbar>
        )}
        action={
          <MainAction
            letter={base}
            isApproved={isApproved}
            canApprove={canApprove}
            hint={
              isEmpty
                ? 'Write the letter first.'
                : open.length > 0
                  ? 'A claim has no evidence yet.'
                  : "The text hasn't been checked yet."
            }
            isApproving={isApproving}
            onApprove={() => void approve()}
          />
        }
        notes={<DraftingNotes drafting={drafting} isProfileGone={profiles.isSuccess && !profile} />}
        sheet={
          <LetterSheet profile={profile} subject={`${base.job.title}, ${base.job.company}`}>
            <ClaimText
              ref={field}
              text={drafting.running?.text ?? values.text}
              claims={isDrafting ? [] : claims}
              activeFrom={activeFrom}
              isStale={!isChecked}
              isReadOnly={isDrafting}
              onChange={(text) => draft.change({ text })}
              onCaret={setCaret}
            />
          </LetterSheet>
        }
        panel={(leaveFor) => (
          <TruthPanel
            claims={claims}
            state={isDrafting ? 'checking' : state}
            isEmpty={isEmpty}
            isApproved={isApproved}
            profile={profile}
            shown={open[shownAt]}
            activeFrom={activeFrom}
            onNext={() => show((shownAt + 1) % open.length)}
            onGo={(claim) => leaveFor(() => go(claim))}
            onTakeOut={remove}
            onRetry={() => void draft.flush()}
            origin={originOf(base, profile)}
          />
        )}
        summary={
          isApproved
            ? 'Approved'
            : open.length > 0
              ? `${open.length} of ${claims.length} without evidence`
              : evidenceSentence(claims, isEmpty)
        }
        isBad={open.length > 0}
        onLeavePanel={() => field.current?.focus()}
      />
      {dialog === 'redraft' && (
        <Suspense>
          <RedraftDialog
            title={base.text === '' ? 'Draft this letter' : 'Draft again'}
            options={options}
            onDraft={(request) => {
              setDialog(undefined)
              setOptions(request.options)
              void drafting.start(request)
            }}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      {dialog === 'versions' && (
        <Suspense>
          <VersionsDialog
            id={base.id}
            onRestore={async (versionId) => (await draft.flush()) && restoreVersion(draft, versionId)}
            onClose={() => setDialog(undefined)}
          />
        </Suspense>
      )}
      <LeaveGuard draft={draft} />
      <OpenQuestion question={question} unsaved={UNSAVED} changed={LETTER_CHANGED} />
    </>
  )
}
