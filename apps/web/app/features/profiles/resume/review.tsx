import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import type { Proposal, ResumeReview } from '@jobapply/core/profiles/resume-review'
import type { Profile } from '@jobapply/core/profiles/schema'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { useState } from 'react'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { ReadabilityReport } from '#features/resume/readability-report.tsx'
import { ConflictDialog } from '#forms/conflict-dialog.tsx'
import { mutate, useMutate } from '#platform/mutate.ts'
import { ORPCError } from '#platform/orpc-error.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { WideDialog } from '#ui/dialogs/wide-dialog.tsx'
import { useMinWidth } from '#ui/media.ts'
import { Tabs } from '#ui/tabs.tsx'
import { AlreadySaved } from './already-saved.tsx'
import type { AutoSaved } from './auto-saved.ts'
import { DocumentPane } from './document/document-pane.tsx'
import { FoundSections } from './found-sections.tsx'
import { useReview } from './review-state.ts'
import { saveReview } from './save-review.ts'
import { UnplacedText } from './unplaced-text.tsx'

/** From this width on the document stands beside what was found in it. */
const WIDE = 1100

type Props = {
  profile: Profile
  review: ResumeReview
  opensOn: 'review' | 'report'
  /** What the automatic save has written already. */
  autoSaved: AutoSaved | undefined
  onClose: () => void
}

export function Review({ profile, review, opensOn, autoSaved, onClose }: Props) {
  const { proposals, findings, unplaced, filename } = review
  const state = useReview(profile, review)
  const [tab, setTab] = useState(opensOn)
  const saving = useMutate()
  const [hasConflict, setHasConflict] = useState(false)
  const [active, setActive] = useState<Proposal>()
  const isWide = useMinWidth(WIDE)
  const count = state.kept.length

  async function save(overwrite = false) {
    const [first] = Object.values(state.problems).flatMap((problems) => Object.values(problems))
    if (first) {
      setTab('review')
      state.showProblems()
      return showToast({ title: BAD_INPUT.title, description: first, kind: 'bad' })
    }
    setHasConflict(false)
    await saving.mutate(
      async (client) => {
        await saveReview({ profile, review, accepted: state.accepted(), overwrite }, client)
        onClose()
      },
      {
        failed(error) {
          // Another window has saved the profile since.
          if (error instanceof ORPCError && error.code === 'PROFILE_CHANGED') setHasConflict(true)
          else toastFault(error)
        },
      },
    )
  }

  /** Loads the newer profile and with it a newer comparison; the decisions stay. */
  async function reload() {
    setHasConflict(false)
    await mutate((client) => client.profiles.get({ id: profile.id }).then(rememberProfile))
  }

  return (
    <WideDialog
      title="Review your resume"
      hint={filename}
      isBroad={isWide}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {proposals.length > 0 ? (
            <>
              <div className="flex gap-2.5 max-sm:w-full">
                <Button
                  look={count === 0 ? 'secondary' : 'primary'}
                  busy={saving.isPending}
                  disabled={saving.isPending}
                  onClick={() => void save()}
                  className="max-sm:flex-1"
                >
                  {count === 0 ? 'Finish without saving' : 'Save to profile'}
                </Button>
                <Button onClick={onClose}>Later</Button>
              </div>
              <p role="status" className="text-13 text-ink-2">
                {count === 0 ? 'Nothing will be saved' : `${count} of ${proposals.length} will be saved`}
              </p>
            </>
          ) : (
            <Button onClick={onClose}>Close</Button>
          )}
        </div>
      }
    >
      <Tabs
        id="review-tab"
        label="Review"
        tabs={{ review: `What was found (${proposals.length})`, report: `Readability report (${findings.length})` }}
        value={tab}
        onChange={setTab}
      >
        <div className="grid gap-6 pt-5">
          {tab === 'review' ? (
            <div className={isWide ? 'grid grid-cols-[minmax(0,1fr)_minmax(0,28rem)] items-start gap-6' : ''}>
              <div className="grid gap-6">
                {autoSaved && <AlreadySaved saved={autoSaved} />}
                <FoundSections
                  proposals={proposals}
                  state={state}
                  hasSaved={autoSaved !== undefined}
                  onPoint={setActive}
                  isBesideDocument={isWide}
                />
                {unplaced.length > 0 && <UnplacedText lines={unplaced} />}
              </div>
              {isWide && <DocumentPane review={review} active={active} />}
            </div>
          ) : (
            <ReadabilityReport findings={findings} />
          )}
        </div>
      </Tabs>
      {hasConflict && (
        <ConflictDialog
          changed={PROFILE_CHANGED}
          onCancel={() => setHasConflict(false)}
          onReload={() => void reload()}
          onOverwrite={() => void save(true)}
        />
      )}
    </WideDialog>
  )
}
