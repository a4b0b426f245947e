import { PROFILE_CHANGED } from '@jobapply/core/profiles/faults'
import type { ResumeReview } from '@jobapply/core/profiles/resume-review'
import type { Profile } from '@jobapply/core/profiles/schema'
import { BAD_INPUT } from '@jobapply/core/shared/faults'
import { useState } from 'react'
import { rememberProfile } from '#features/profiles/profile-cache.ts'
import { ReadabilityReport } from '#features/resume/readability-report.tsx'
import { ConflictDialog } from '#forms/conflict-dialog.tsx'
import { client } from '#platform/api.ts'
import { toastFault } from '#platform/toast-fault.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { Tabs } from '#ui/tabs.tsx'
import { WideDialog } from '#ui/wide-dialog.tsx'
import { FoundSections } from './found-sections.tsx'
import { useReview } from './review-state.ts'
import { saveReview } from './save-review.ts'
import { UnplacedText } from './unplaced-text.tsx'

type Props = { profile: Profile; review: ResumeReview; opensOn: 'review' | 'report'; onClose: () => void }

export function Review({ profile, review, opensOn, onClose }: Props) {
  const { proposals, findings, unplaced, filename } = review
  const state = useReview(profile, review)
  const [tab, setTab] = useState(opensOn)
  const [isSaving, setIsSaving] = useState(false)
  const [hasConflict, setHasConflict] = useState(false)
  const count = state.kept.length

  async function save(overwrite = false) {
    const [first] = Object.values(state.problems).flatMap((problems) => Object.values(problems))
    if (first) {
      setTab('review')
      state.showProblems()
      return showToast({ title: BAD_INPUT.title, description: first, kind: 'bad' })
    }
    setHasConflict(false)
    setIsSaving(true)
    const outcome = await saveReview({ profile, review, accepted: state.accepted(), overwrite })
    setIsSaving(false)
    if (outcome === 'saved') onClose()
    setHasConflict(outcome === 'conflict')
  }

  /** Loads the newer profile and with it a newer comparison; the decisions stay. */
  async function reload() {
    setHasConflict(false)
    await client.profiles.get({ id: profile.id }).then(rememberProfile, toastFault)
  }

  return (
    <WideDialog
      title="Review your resume"
      hint={filename}
      onClose={onClose}
      footer={
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          {proposals.length > 0 ? (
            <>
              <div className="flex gap-2.5 max-sm:w-full">
                <Button
                  look={count === 0 ? 'secondary' : 'primary'}
                  busy={isSaving}
                  disabled={isSaving}
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
            <>
              <FoundSections proposals={proposals} state={state} />
              {unplaced.length > 0 && <UnplacedText lines={unplaced} />}
            </>
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
