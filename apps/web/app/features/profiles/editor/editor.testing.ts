import type { Section } from '@jobapply/core/profiles/constants'
import { EMPTY_FIELDS } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { openEditor } from './editor.ts'

export const SECTIONS: Section[] = ['personal', 'preferences', 'experience', 'education', 'certifications', 'skills']
export const JOB = {
  company: 'Acme',
  position: 'Nurse',
  location: null,
  startDate: '2020-01',
  endDate: null,
  current: true,
  description: null,
  technologies: [],
}
const jobs = (...ids: string[]) => ids.map((id) => ({ ...JOB, id, company: id }))
export const profile: Profile = {
  ...EMPTY_FIELDS,
  full_name: 'Ann Lee',
  experience: jobs('a', 'b', 'c'),
  id: 'a3bb189e-8bf9-4888-9912-ace4e6543002',
  user_id: 'a3bb189e-8bf9-4888-9912-ace4e6543003',
  profile_name: 'Nurse',
  is_primary: true,
  uploaded_resume_url: null,
  uploaded_resume_filename: null,
  automation_is_active: false,
  onboarding_fields: [],
  version: 3,
  created_at: '2026-01-01T00:00:00.000Z',
  updated_at: '2026-01-01T00:00:00.000Z',
}

export const open = (from = profile, sections = SECTIONS) => openEditor(from, sections, () => {})
export const valuesOf = (editor: ReturnType<typeof open>) => editor.read().values
