import { LETTER_NOT_FOUND } from '@jobapply/core/documents/faults'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { isMissing, MissingDocument } from '#features/documents/files/missing-document.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { Loading } from '#ui/feedback/loading.tsx'
import { LetterList } from './letter-list.tsx'
import { LetterSkeleton } from './letter-skeletons.tsx'
import type { SavedJobPicker } from './saved-job.ts'

const LetterEditor = lazy(() => import('./letter-editor.tsx'))

/** The list of letters, or the one that the address names. Saved jobs belong to a feature that comes later, so they are handed in. */
export function CoverLetters({ savedJobs }: { savedJobs: SavedJobPicker }) {
  const { letterId } = useParams()
  return letterId ? <OneLetter key={letterId} id={letterId} /> : <LetterList savedJobs={savedJobs} />
}

function OneLetter({ id }: { id: string }) {
  const letter = useQuery(api.documents.letters.get.queryOptions({ input: { id } }))
  if (letter.data)
    return (
      <Suspense fallback={<LetterSkeleton />}>
        <LetterEditor letter={letter.data} />
      </Suspense>
    )
  if (!letter.isError) return <LetterSkeleton />
  if (!isMissing(letter.error, 'LETTER_NOT_FOUND')) return <Loading query={letter} />
  return <MissingDocument fault={LETTER_NOT_FOUND} to={PATHS.coverLetters} label="All letters" />
}
