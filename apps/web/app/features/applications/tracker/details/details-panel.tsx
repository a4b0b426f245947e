import type { Status } from '@jobapply/core/applications/constants'
import type { TrackedApplication } from '@jobapply/core/applications/tracker-schema'
import { useQuery } from '@tanstack/react-query'
import { FollowUpSection } from '#features/applications/follow-up/follow-up-section.tsx'
import { RepliesSection } from '#features/applications/replies/replies-section.tsx'
import { TasksSection } from '#features/applications/tasks/tasks-section.tsx'
import { api } from '#platform/api.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { ContactsSection } from './contacts-section.tsx'
import { DatesSection } from './dates-section.tsx'
import { DetailsHead } from './details-head.tsx'
import { DocumentsSection } from './documents-section.tsx'
import { HistorySection } from './history-section.tsx'
import { NotesSection } from './notes-section.tsx'

type Props = {
  id: string
  onMove: (row: TrackedApplication, to: Status) => void
  onStep: (by: 1 | -1) => void
  onClose: () => void
}

/** Everything about one application, in the order in which it is needed. */
export default function DetailsPanel({ id, onMove, onStep, onClose }: Props) {
  const details = useQuery(api.applications.tracker.get.queryOptions({ input: { id } }))
  if (!details.data) return <Loading query={details} />
  const { data } = details
  return (
    <div ref={keyboardStays} className="divide-y divide-line">
      <DetailsHead details={data} onMove={onMove} onStep={onStep} onClose={onClose} />
      <DatesSection details={data} />
      <TasksSection applicationId={id} />
      <RepliesSection applicationId={id} />
      <FollowUpSection details={data} />
      <NotesSection applicationId={id} notes={data.notes} />
      <ContactsSection applicationId={id} contacts={data.contacts} />
      <HistorySection history={data.history} />
      <DocumentsSection details={data} />
    </div>
  )
}
