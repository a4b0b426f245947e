import { chooseProfile } from '@jobapply/core/profiles/rules'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { type ResumeDialog, ResumeDialogs } from '#features/profiles/resume/resume-dialogs.tsx'
import { api } from '#platform/api.ts'

/** Uploads a resume to the primary profile, from whatever page the person is on. */
export default function UploadAnywhere({ onClose }: { onClose: () => void }) {
  const { data: profiles = [] } = useQuery(api.profiles.list.queryOptions())
  const [dialog, setDialog] = useState<ResumeDialog>('upload')
  const profile = chooseProfile(profiles)
  if (!profile) return null
  return <ResumeDialogs profile={profile} open={dialog} onOpen={(next) => (next ? setDialog(next) : onClose())} />
}
