import { proposalsFor, type ResumeReview, type UploadStep } from '@jobapply/core/profiles/resume-review'
import type { Profile } from '@jobapply/core/profiles/schema'
import { HARD_TO_READ } from '@jobapply/core/resume/hard-to-read.testing'
import type { StoredResume } from '@jobapply/core/resume/schema'
import { type Answers, fault } from '#testing/calls.ts'
import { keepPreferences } from '#testing/keep-preferences.ts'
import { newProfile } from '#testing/keep-profiles.ts'
import { mountPage } from '#testing/mount.tsx'
import { RECORDED_AT } from '#testing/recordings.ts'
import { tellSteps } from '#testing/steps.ts'
import type { Page } from '#testing/visit.ts'

export const uploadDialog = (page: Page) => page.getByRole('dialog', { name: 'Upload Resume' })
export const uploadButton = (page: Page) => uploadDialog(page).getByRole('button', { name: 'Upload', exact: true })
export const picker = (page: Page) => uploadDialog(page).getByLabel('Resume file')
export const chosen = (page: Page) => uploadDialog(page).getByRole('region', { name: 'Chosen file' })
export const alertIn = (page: Page) => uploadDialog(page).getByRole('alert')
export const progress = (page: Page) => uploadDialog(page).getByRole('progressbar', { name: 'Upload' })
export const reviewDialog = (page: Page) => page.getByRole('dialog', { name: 'Review your resume' })
export const overview = (page: Page) => page.getByRole('region', { name: 'Overview' })

/** What the review says about this: its row. */
export const found = (page: Page, name: string) =>
  reviewDialog(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { level: 4, name }) })

export const resumeFile = (name = 'Ines Calder.txt', text = 'Ines Calder') => new File([text], name, { type: 'text/plain' })

export const FILE: StoredResume = {
  id: '0f8b1f6e-6a3e-4a6e-9a53-0d6f1f6e0a21',
  filename: 'Ines Calder.txt',
  url: '/files/resumes/ines-calder.txt',
  size: 812,
  isReviewed: false,
  isLost: false,
  created_at: '2026-11-16T08:30:00.000Z',
}

/** What the newest file adds to this profile. */
export const reviewOf = (profile: Profile, reading = HARD_TO_READ): ResumeReview => ({
  resumeId: FILE.id,
  filename: FILE.filename,
  url: FILE.url,
  lines: reading.lines,
  proposals: proposalsFor(profile, reading, RECORDED_AT),
  unplaced: reading.unplaced,
  findings: reading.findings,
})

const POINTER = { uploaded_resume_url: FILE.url, uploaded_resume_filename: FILE.filename }

/** A profile and its resume, which live as long as the test; with a reading it has been uploaded, and nothing of it is saved yet. */
export async function openResume(
  path: 'profiles' | 'edit-profile',
  changes: Partial<Profile> = {},
  isRead = false,
  reading = HARD_TO_READ,
) {
  const own = newProfile('Pastry', { is_primary: true, ...(isRead && POINTER), ...changes })
  const kept = keepPreferences(own, newProfile('Bread'))
  let files = isRead ? [FILE] : []
  const { profiles } = kept
  const stored = () => profiles.stored(own.id) as Profile
  const answers: NonNullable<Answers['profiles']> = {
    ...profiles.answers,
    listResumes: ({ id }) => (id === own.id ? files : []),
    reviewResume: () => (files.length > 0 ? reviewOf(stored(), reading) : null),
    saveReview: ({ id, version, overwrite, changes: accepted }) => {
      if (!overwrite && version !== stored().version) return fault('PROFILE_CHANGED')
      files = files.map((file) => ({ ...file, isReviewed: true }))
      return profiles.change(id, accepted as Partial<Profile>)
    },
    removeResume: ({ id, resumeId }) => {
      files = files.filter((file) => file.id !== resumeId)
      return profiles.change(id, { uploaded_resume_url: null, uploaded_resume_filename: null })
    },
  }
  const page = mountPage(`/${path}/${own.id}`, { as: 'maya', answers: { ...kept.answers, profiles: answers } })
  await page.getByLabel('First name').waitFor()
  /** The next upload is answered with what the test tells. */
  function answerUpload() {
    const { steps, ...told } = tellSteps<UploadStep>()
    page.server.answer({ profiles: { uploadResume: () => steps } })
    return told
  }
  /** The file is stored, and the profile has these values of it. */
  function saveUpload(saved: Partial<Profile> = {}) {
    files = [FILE]
    profiles.change(own.id, { ...POINTER, ...saved })
  }
  return {
    page,
    id: own.id,
    stored,
    answerUpload,
    saveUpload,
    /** Somebody changes the profile in another window. */
    changeElsewhere: (change: Partial<Profile>) => void profiles.change(own.id, change),
    setFiles: (next: StoredResume[]) => {
      files = next
    },
    /** What the server says at the end of an upload. */
    lastStep: (autoSave: 'none' | 'saved' | 'refused' | 'failed', review = reviewOf(stored())): UploadStep => ({
      stage: 'saved',
      progress: 100,
      profile: stored(),
      review,
      autoSave,
    }),
  }
}

/** A review in which nothing is left to decide. */
export const NOTHING_FOUND: ResumeReview = {
  resumeId: FILE.id,
  filename: FILE.filename,
  url: FILE.url,
  lines: [],
  proposals: [],
  unplaced: [],
  findings: [],
}
