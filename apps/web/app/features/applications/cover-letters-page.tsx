import { PRODUCT } from '@jobapply/core/auth/constants'
import { CoverLetters } from '#features/documents/letters/cover-letters.tsx'
import { SavedJobPicker } from './saved-job-picker.tsx'

export const meta = () => [{ title: `Cover Letters · ${PRODUCT}` }]

export default function CoverLettersPage() {
  return <CoverLetters savedJobs={SavedJobPicker} />
}
