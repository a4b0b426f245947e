import type { Profile } from '@jobapply/core/profiles/schema'
import type { StoredResume } from '@jobapply/core/resume/schema'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { rememberProfile } from '#features/profiles/saving/profile-cache.ts'
import { ResumeFiles } from '#features/resume/resume-files.tsx'
import { api } from '#platform/api.ts'
import { useMutate } from '#platform/mutate.ts'
import { queryClient } from '#platform/query-client.ts'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { Dialog } from '#ui/dialogs/dialog.tsx'
import { Loading } from '#ui/feedback/loading.tsx'

/** The stored resumes of a profile, to download or delete. */
export default function FilesDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const files = useQuery(api.profiles.listResumes.queryOptions({ input: { id: profile.id } }))
  const [leaving, setLeaving] = useState<StoredResume>()
  const { mutate, isPending } = useMutate()

  async function remove({ id, filename }: StoredResume) {
    await mutate(
      async (client) => {
        rememberProfile(await client.profiles.removeResume({ id: profile.id, resumeId: id }))
        showToast({ title: 'Resume deleted', description: `${filename} and what was read from it are gone.`, kind: 'good' })
      },
      { reload: [api.profiles.listResumes.queryKey({ input: { id: profile.id } })] },
    )
    setLeaving(undefined)
    if (queryClient.getQueryData(api.profiles.listResumes.queryKey({ input: { id: profile.id } }))?.length === 0) onClose()
  }

  if (leaving)
    return (
      <DeleteDialog
        file={leaving}
        isBusy={isPending}
        onCancel={() => setLeaving(undefined)}
        onDelete={() => void remove(leaving)}
      />
    )
  return (
    <Dialog title="Stored resumes" onClose={onClose}>
      <div className="grid gap-4">
        <p className="text-ink-2">
          Encrypted; only you can open them. Deleting a file changes nothing in "{profile.profile_name}".
        </p>
        {files.data ? <ResumeFiles files={files.data} onRemove={setLeaving} /> : <Loading query={files} />}
      </div>
      <div className="mt-6 flex justify-end">
        <Button onClick={onClose}>Close</Button>
      </div>
    </Dialog>
  )
}

type Deletion = { file: StoredResume; isBusy: boolean; onCancel: () => void; onDelete: () => void }

function DeleteDialog({ file, isBusy, onCancel, onDelete }: Deletion) {
  return (
    <ConfirmDialog
      title="Delete Resume"
      text={`Are you sure you want to delete "${file.filename}"? The file and what was read from it are removed; your profile stays as it is.`}
      onCancel={onCancel}
    >
      <Button onClick={onCancel}>Cancel</Button>
      <Button look="danger" busy={isBusy} disabled={isBusy} onClick={onDelete}>
        Delete
      </Button>
    </ConfirmDialog>
  )
}
