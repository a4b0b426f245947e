import { DOCUMENT_FILES, RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import type { ReadBack } from '@jobapply/core/documents/resume-schema'
import { useQuery } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { api } from '#platform/api.ts'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

/** What our own reader finds in the files: applicant tracking systems read in a similar way. */
export const ReadBackDialog = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <Dialog title="What a machine reads" onClose={onClose}>
    <p className="mb-4 text-ink-2">We make the file, read it again with our own resume reader and compare.</p>
    <div className="grid gap-5">
      <File id={id} file="pdf" />
      <File id={id} file="docx" />
    </div>
  </Dialog>
)

function File({ id, file }: { id: string; file: ReadBack['file'] }) {
  const answer = useQuery(
    api.documents.resumes.readBack.queryOptions({ input: { id, file }, gcTime: 0, staleTime: 0, retry: false }),
  )
  return (
    <section aria-label={DOCUMENT_FILES[file]}>
      <h3 className="mb-1 font-semibold">{DOCUMENT_FILES[file]}</h3>
      {answer.data ? <Result lost={answer.data.lost} /> : <Loading query={answer} />}
    </section>
  )
}

function Result({ lost }: Pick<ReadBack, 'lost'>) {
  if (!lost) return <p className="text-bad">Our reader couldn't read this file.</p>
  if (lost.length === 0)
    return (
      <p className="flex items-center gap-2">
        <CircleCheck aria-hidden className="size-4 shrink-0 text-good" />
        Everything on your resume was found.
      </p>
    )
  return (
    <>
      <p className="text-warn">{lost.length === 1 ? 'One thing was not found:' : `${lost.length} things were not found:`}</p>
      <ul className="mt-1.5 grid gap-1.5">
        {lost.map(({ section, text }) => (
          <li key={`${section} ${text}`} className="border-l-2 border-warn pl-3">
            <span className="block text-13 text-ink-2">{RESUME_SECTIONS[section]}</span>
            <span className="line-clamp-3">{text}</span>
          </li>
        ))}
      </ul>
    </>
  )
}
