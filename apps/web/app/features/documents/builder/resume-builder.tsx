import { DOCUMENT_CHANGED } from '@jobapply/core/documents/faults'
import type { ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { sectionOfField } from '@jobapply/core/documents/rules'
import type { ResumeSection } from '@jobapply/core/documents/schema'
import { jobName } from '@jobapply/core/documents/tailoring'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useEffect, useMemo, useRef, useState } from 'react'
import { designIn } from '#features/documents/editing/resume-values.ts'
import { useAutosave } from '#features/documents/editing/use-autosave.ts'
import { drawChange, pageBreaks } from '#features/documents/preview/places.ts'
import { usePreview } from '#features/documents/preview/use-preview.ts'
import { ReviewPanel } from '#features/documents/tailor/review-panel.tsx'
import { useCopies } from '#features/documents/tailor/use-copies.ts'
import { useReview } from '#features/documents/tailor/use-review.ts'
import { useTailorAddress } from '#features/documents/tailor/use-tailor-address.ts'
import { useFocusProblem } from '#forms/focus-problem.ts'
import { LeaveGuard } from '#forms/leave-guard.tsx'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { api } from '#platform/api.ts'
import { Button } from '#ui/button.tsx'
import { BuilderFrame } from './builder-frame.tsx'
import { BuilderHead } from './builder-head.tsx'
import { ChangesBlock } from './changes-block.tsx'
import { PageSettings } from './page-settings.tsx'
import { PageView } from './page-view.tsx'
import { checkResume, openResume } from './resume-draft.ts'
import { SectionList } from './section-list.tsx'
import { SectionPanel } from './section-panel.tsx'
import { changesOf, leave, tailor, take } from './take-changes.ts'
import { TemplateChooser } from './template-chooser.tsx'
import { useBuilderKeys } from './use-builder-keys.ts'

const ChooseJobsDialog = lazy(() => import('#features/documents/tailor/choose-jobs-dialog.tsx'))

const UNSAVED = { text: 'This resume has unsaved changes. Save them before you leave?', save: 'Save & Continue' }

/** One resume: its settings, and the page as it will be printed. */
export default function ResumeBuilder({ document }: { document: ResumeDocument }) {
  const [draft] = useState(() => openResume(document))
  const [opened] = useState(document.content)
  const { values, base, focusRequests, question } = useStore(draft.store)
  const [section, setSection] = useState<ResumeSection>()
  const panel = useRef<HTMLDivElement>(null)
  const problems = useMemo(() => checkResume(values), [values])
  const [isChoosing, setIsChoosing] = useState(false)
  const { review, proof, start, stop } = useReview(values)
  const copies = useCopies(base.id)
  useTailorAddress(base.id, start)
  const drawn = usePreview(proof?.values ?? values, Object.keys(problems).length === 0)
  const profiles = useQuery(api.profiles.list.queryOptions())
  const profile = profiles.data?.find(({ id }) => id === base.profileId)
  const changes = useMemo(() => changesOf(values, profile), [values, profile])
  const drawnChanges = useMemo(() => {
    if (!proof) return changes.map(drawChange)
    // What moves is marked at its new place, so the page must be there first.
    return proof.values === drawn.of ? proof.drawn : []
  }, [proof, drawn.of, changes])
  const design = useMemo(() => designIn(values), [values])
  const breaks = useMemo(
    () =>
      drawn.preview
        ? pageBreaks(
            drawn.preview,
            values.sections.map((placed) => placed.section),
          )
        : new Map<never, number>(),
    [drawn.preview, values.sections],
  )

  useEffect(() => draft.adopt(document), [draft, document])
  useFocusProblem(panel, focusRequests)
  useAutosave(draft)

  /** Answers whether what the screen shows is saved; otherwise the field that is in the way gets the focus. */
  async function save(): Promise<boolean> {
    const isSaved = await draft.flush()
    const [path] = Object.keys(draft.read().problems)
    if (!isSaved && path) setSection(sectionOfField(path.split('.')[0] ?? ''))
    return isSaved
  }
  useBuilderKeys({ save: () => void save(), undo: () => void draft.undo() })

  return (
    <div ref={panel}>
      <BuilderFrame
        head={<BuilderHead draft={draft} profile={profile} onSave={() => void save()} />}
        changeCount={changes.length}
        changes={
          profile &&
          changes.length > 0 && (
            <ChangesBlock
              changes={changes}
              changedAt={profile.updated_at}
              onTake={(keys) => take(draft, profile, keys)}
              onLeave={() => leave(draft, profile)}
            />
          )
        }
        template={<TemplateChooser content={opened} design={design} isReady={!!drawn.preview} onChange={draft.setDesign} />}
        sections={
          <>
            <PageSettings design={design} onChange={draft.setDesign} />
            <SectionList draft={draft} breaks={breaks} onOpen={setSection} />
          </>
        }
        openSection={
          section && <SectionPanel key={section} draft={draft} section={section} onClose={() => setSection(undefined)} />
        }
        review={
          review && (
            <ReviewPanel
              review={review}
              copies={copies}
              onTake={(job) => {
                stop()
                tailor(draft, review.contentFor(job), jobName(job))
              }}
              onClose={() => {
                stop()
                copies.clear()
              }}
            />
          )
        }
        page={
          <PageView
            id={base.id}
            name={values.name}
            wanted={values.pages}
            drawn={drawn}
            changes={drawnChanges}
            isProof={!!proof}
            action={
              <Button onClick={async () => setIsChoosing(await save())} className="max-sm:flex-1">
                Tailor to a job
              </Button>
            }
            saveFirst={save}
          />
        }
      />
      {isChoosing && (
        <Suspense>
          <ChooseJobsDialog documentId={base.id} onProposed={start} onClose={() => setIsChoosing(false)} />
        </Suspense>
      )}
      <LeaveGuard draft={draft} />
      <OpenQuestion question={question} unsaved={UNSAVED} changed={DOCUMENT_CHANGED} />
    </div>
  )
}
