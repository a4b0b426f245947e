import type { Proposal } from '@jobapply/core/profiles/resume-review'
import { listWords } from '@jobapply/core/shared/text/text'

/** What the parts of an entry are called in a sentence. */
const PARTS: Record<string, string> = {
  company: 'the company',
  position: 'the position',
  organization: 'the organization',
  institution: 'the institution',
  degree: 'the degree',
  field: 'the field of study',
  name: 'the name',
  title: 'the title',
  issuer: 'the issuer',
  publisher: 'the publisher',
  level: 'the level',
  location: 'the location',
  description: 'the description',
  gpa: 'the grade',
  url: 'the link',
  credential_id: 'the credential ID',
  startDate: 'the dates',
  endDate: 'the dates',
  current: 'the dates',
  graduationYear: 'the dates',
  issue_date: 'the dates',
  expiry_date: 'the dates',
  date: 'the date',
}

const MOST_NAMED = 3

/** What of a doubtful value should be checked; nothing where the reader is sure. */
export function whyDoubted({ field, isSure, doubted }: Proposal): string | null {
  if (isSure) return null
  if (field === 'technical_skills') return 'We may have taken other words for skills.'
  const parts = [...new Set(doubted.flatMap((part) => PARTS[part] ?? []))]
  if (parts.length > MOST_NAMED) return 'We may have misread most of this.'
  return parts.length > 0 ? `We may have misread ${listWords(parts)}.` : 'We may have misread this.'
}
