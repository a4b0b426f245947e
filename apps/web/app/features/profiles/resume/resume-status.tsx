import type { Profile } from '@jobapply/core/profiles/schema'
import { RESUME_UPLOADED } from '@jobapply/core/resume/constants'
import { useQuery } from '@tanstack/react-query'
import { FileCheck, FileUp } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { mayChange } from '#features/profiles/saving/unsaved-guard.ts'
import { api } from '#platform/api.ts'
import { Badge } from '#ui/badge.tsx'
import { Button } from '#ui/button.tsx'
import { MenuDots } from '#ui/menu-dots.tsx'
import { type ResumeDialog, ResumeDialogs } from './resume-dialogs.tsx'
import { reviewOptions } from './review-query.ts'

const load = () => import('./resume-menu.tsx')
const ResumeMenu = lazy(load)

type Props = {
  profile: Profile
  /** 'Upload Resume' */
  upload: string
  autoSave?: boolean
}

/** Above the editor: the upload button, or the status and menu of the stored resume. */
export function ResumeStatus({ profile, upload, autoSave = false }: Props) {
  const [open, setOpen] = useState<ResumeDialog>()

  /** Asks about unsaved edits before something overwrites them. */
  async function openDialog(dialog: ResumeDialog | undefined) {
    const writes = dialog === 'upload' || (dialog === 'review' && open === undefined)
    if (!writes || (await mayChange(profile.id))) setOpen(dialog)
  }
  const show = (dialog: ResumeDialog | undefined) => void openDialog(dialog)

  return (
    <>
      {profile.uploaded_resume_filename ? (
        <Stored profile={profile} filename={profile.uploaded_resume_filename} onOpen={show} />
      ) : (
        <Button onClick={() => show('upload')}>
          <FileUp aria-hidden className="size-4" />
          {upload}
        </Button>
      )}
      <ResumeDialogs profile={profile} autoSave={autoSave} open={open} onOpen={show} />
    </>
  )
}

type StoredProps = { profile: Profile; filename: string; onOpen: (dialog: ResumeDialog) => void }

function Stored({ profile, filename, onOpen }: StoredProps) {
  const review = useQuery(reviewOptions(profile))
  const files = useQuery(api.profiles.listResumes.queryOptions({ input: { id: profile.id } }))
  const [wanted, setWanted] = useState(false)
  // After the review only the menu leads there; the button no longer asks for it.
  const left = files.data?.[0]?.isReviewed === false ? (review.data?.proposals.length ?? 0) : 0
  return (
    <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1.5">
      <Badge tone="good">
        <FileCheck aria-hidden className="size-3.5 shrink-0" />
        {RESUME_UPLOADED}
      </Badge>
      <span className="min-w-0 max-w-64 truncate text-13 text-ink-2">{filename}</span>
      {left > 0 && (
        <Button onClick={() => onOpen('review')}>
          Review {left} {left === 1 ? 'finding' : 'findings'}
        </Button>
      )}
      {wanted ? (
        <Suspense fallback={<MenuDots name="the resume" aria-busy />}>
          <ResumeMenu profile={profile} trigger={<MenuDots name="the resume" />} onOpen={onOpen} />
        </Suspense>
      ) : (
        <MenuDots name="the resume" onPointerEnter={load} onFocus={load} onClick={() => setWanted(true)} />
      )}
    </div>
  )
}
