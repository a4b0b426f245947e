import { PRODUCT } from '@jobapply/core/auth/constants'
import { SavedJobPicker } from '#features/applications/saved-job-picker.tsx'
import { CoverLetters } from '#features/documents/letters/cover-letters.tsx'

export const meta = () => [{ title: `Cover Letters · ${PRODUCT}` }]

export default function CoverLettersPage() {
  return <CoverLetters savedJobs={SavedJobPicker} />
}
