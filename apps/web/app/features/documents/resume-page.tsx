import { PRODUCT } from '@jobapply/core/auth/constants'
import { DOCUMENT_NOT_FOUND } from '@jobapply/core/documents/faults'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense } from 'react'
import { useParams } from 'react-router'
import { isMissing, MissingDocument } from '#features/documents/files/missing-document.tsx'
import { PATHS } from '#paths.ts'
import { api } from '#platform/api.ts'
import { Loading } from '#ui/feedback/loading.tsx'
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
  if (!isMissing(document.error, 'DOCUMENT_NOT_FOUND')) return <Loading query={document} />
  return <MissingDocument fault={DOCUMENT_NOT_FOUND} to={PATHS.resume} label="All resumes" />
}
