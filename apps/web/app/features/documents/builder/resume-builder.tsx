import { type ContentChange, contentChanges, takeChanges } from '@jobapply/core/documents/changes'
import { DOCUMENT_CHANGED } from '@jobapply/core/documents/faults'
import type { ResumeDocument } from '@jobapply/core/documents/resume-schema'
import { contentOf, sectionOfField } from '@jobapply/core/documents/rules'
import type { ResumeSection } from '@jobapply/core/documents/schema'
import type { Profile } from '@jobapply/core/profiles/schema'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { useAutosave } from '#features/documents/editing/use-autosave.ts'
import { pageBreaks } from '#features/documents/preview/places.ts'
import { usePreview } from '#features/documents/preview/use-preview.ts'
import { useFocusProblem } from '#forms/focus-problem.ts'
import { LeaveGuard } from '#forms/leave-guard.tsx'
import { OpenQuestion } from '#forms/open-question.tsx'
import { useStore } from '#forms/store.ts'
import { api } from '#platform/api.ts'
import { showToast } from '#platform/toasts.ts'
import { keepKeyboard } from '#ui/return-focus.ts'
import { BuilderFrame } from './builder-frame.tsx'
import { BuilderHead } from './builder-head.tsx'
import { ChangesBlock } from './changes-block.tsx'
import { PageSettings } from './page-settings.tsx'
import { PageView } from './page-view.tsx'
import { checkResume, openResume, type ResumeDraft } from './resume-draft.ts'
import { designIn, type ResumeValues } from './resume-values.ts'
import { SectionList } from './section-list.tsx'
import { SectionPanel } from './section-panel.tsx'
import { TemplateChooser } from './template-chooser.tsx'
import { useBuilderKeys } from './use-builder-keys.ts'

const UNSAVED = { text: 'Something on this resume is not saved yet. What should become of it?', save: 'Save & Continue' }

/** One resume: its settings, and the page as it will be printed. */
export default function ResumeBuilder({ document }: { document: ResumeDocument }) {
  const [draft] = useState(() => openResume(document))
  const [opened] = useState(document.content)
  const { values, base, focusRequests, question } = useStore(draft.store)
  const [section, setSection] = useState<ResumeSection>()
  const panel = useRef<HTMLDivElement>(null)
  const problems = useMemo(() => checkResume(values), [values])
  const drawn = usePreview(values, Object.keys(problems).length === 0)
  const profiles = useQuery(api.profiles.list.queryOptions())
  const profile = profiles.data?.find(({ id }) => id === base.profileId)
  const changes = useMemo(() => changesOf(values, profile), [values, profile])
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
        page={<PageView id={base.id} name={values.name} wanted={values.pages} drawn={drawn} changes={changes} saveFirst={save} />}
      />
      <LeaveGuard draft={draft} />
      <OpenQuestion question={question} unsaved={UNSAVED} changed={DOCUMENT_CHANGED} />
    </div>
  )
}

/** Always the same when there is none, so that the pages are not drawn again for each key. */
const NO_CHANGES: readonly ContentChange[] = []

function changesOf(values: ResumeValues, profile: Profile | undefined): readonly ContentChange[] {
  if (!profile) return NO_CHANGES
  const compared = { content: contentOf(values), profileContent: values.profileContent }
  const changes = contentChanges(compared, contentOf(profile))
  return changes.length > 0 ? changes : NO_CHANGES
}

function take(draft: ResumeDraft, profile: Profile, keys: string[]) {
  const { profileContent, ...values } = draft.read().values
  const [content, now] = [contentOf(values), contentOf(profile)]
  draft.change({
    ...takeChanges({ content, profileContent }, now, keys),
    profileContent: takeChanges({ content: profileContent, profileContent }, now, keys),
  })
  const title = keys.length === 1 ? '1 change taken' : `${keys.length} changes taken`
  settle(title, 'Your resume says what your profile says there.', () => draft.change({ ...content, profileContent }))
}

/** From now on only later changes are offered. */
function leave(draft: ResumeDraft, profile: Profile) {
  const { profileContent } = draft.read().values
  draft.change({ profileContent: contentOf(profile) })
  settle('Left as it is', 'You hear of this profile again when it changes.', () => draft.change({ profileContent }))
}

function settle(title: string, description: string, undo: () => void) {
  showToast({ title, description, kind: 'good', action: { label: 'Undo', run: undo } })
  // The button is gone with its block.
  requestAnimationFrame(keepKeyboard)
}
