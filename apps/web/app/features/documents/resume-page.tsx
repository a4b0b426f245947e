import { PRODUCT } from '@jobapply/core/auth/constants'
import { DOCUMENT_NOT_FOUND } from '@jobapply/core/documents/faults'
import { ORPCError } from '@orpc/client'
import { useQuery } from '@tanstack/react-query'
import { FileQuestionMark } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { Link, useParams } from 'react-router'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { buttonClass } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Loading } from '#ui/loading.tsx'
import { BuilderSkeleton } from './builder-skeleton.tsx'
import { ResumeList } from './resume-list.tsx'

const ResumeBuilder = lazy(() => import('./builder/resume-builder.tsx'))

export const meta = () => [{ title: `Resume Builder · ${PRODUCT}` }]

/** The list of resumes, or the one that the address names. */
export default function ResumePage() {
  const { documentId } = useParams()
  return documentId ? <OneResume key={documentId} id={documentId} /> : <ResumeList />
}

function OneResume({ id }: { id: string }) {
  const document = useQuery(api.documents.resumes.get.queryOptions({ input: { id } }))
  if (document.data)
    return (
      <Suspense fallback={<BuilderSkeleton />}>
        <ResumeBuilder document={document.data} />
      </Suspense>
    )
  if (!document.isError) return <BuilderSkeleton />
  // A malformed id is refused as input.
  const isMissing = document.error instanceof ORPCError && ['DOCUMENT_NOT_FOUND', 'BAD_INPUT'].includes(document.error.code)
  if (!isMissing) return <Loading query={document} />
  return (
    <EmptyState
      Icon={FileQuestionMark}
      Heading="h1"
      title={DOCUMENT_NOT_FOUND.title}
      action={
        <Link to={PATHS.resume} className={buttonClass({ look: 'primary' })}>
          All resumes
        </Link>
      }
    >
      {DOCUMENT_NOT_FOUND.message}
    </EmptyState>
  )
}
