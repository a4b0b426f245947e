import type { Profile } from '@jobapply/core/profiles/schema'
import { lazy, type ReactNode, Suspense, useState } from 'react'
import { Button } from '#ui/button.tsx'
import type { SavedJobPicker } from './saved-job.ts'

const NewLetterDialog = lazy(() => import('./new-letter-dialog.tsx'))

type Props = { profiles: readonly Profile[]; savedJobs: SavedJobPicker; children: ReactNode }

export function NewLetterButton({ profiles, savedJobs, children }: Props) {
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button look="primary" onClick={() => setIsOpen(true)}>
        {children}
      </Button>
      {isOpen && (
        <Suspense>
          <NewLetterDialog profiles={profiles} SavedJobs={savedJobs} onClose={() => setIsOpen(false)} />
        </Suspense>
      )}
    </>
  )
}
