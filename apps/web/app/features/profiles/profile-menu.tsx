import { confirmDeletion } from '@jobapply/core/profiles/rules'
import type { Profile } from '@jobapply/core/profiles/schema'
import { Download, FileUp, Pencil, Star, TextCursorInput, Trash2, Upload } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { mayChange } from '#features/profiles/saving/unsaved-guard.ts'
import { PATHS } from '#paths.ts'
import { usePending } from '#platform/pending.ts'
import { Button } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/dialogs/confirm-dialog.tsx'
import { NameDialog } from '#ui/dialogs/name-dialog.tsx'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'
import { ExportDialog } from './export-dialog.tsx'
import { ImportDialog } from './import-dialog.tsx'
import { deleteProfile, makePrimary, renameProfile } from './profile-actions.ts'
import { PROFILE_NAME } from './profile-name.ts'
import { type ResumeDialog, ResumeDialogs } from './resume/resume-dialogs.tsx'

export default function ProfileMenu({ profile, trigger }: { profile: Profile; trigger: ReactNode }) {
  const [open, setOpen] = useState<'rename' | 'export' | 'import' | 'delete'>()
  const [resume, setResume] = useState<ResumeDialog>()
  const navigate = useNavigate()
  const close = () => setOpen(undefined)
  /** Settles unsaved edits before something else writes to the profile. */
  const whenSettled = (go: () => void) => void mayChange(profile.id).then((may) => may && go())
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => void navigate(`${PATHS.editProfile}/${profile.id}`)}>
          <Pencil aria-hidden className="size-4 text-ink-3" />
          Edit
        </MenuItem>
        <MenuItem onSelect={() => whenSettled(() => setResume('upload'))}>
          <FileUp aria-hidden className="size-4 text-ink-3" />
          Upload Resume
        </MenuItem>
        {!profile.is_primary && (
          <MenuItem onSelect={() => void makePrimary(profile)}>
            <Star aria-hidden className="size-4 text-ink-3" />
            Make primary
          </MenuItem>
        )}
        <MenuItem onSelect={() => setOpen('rename')}>
          <TextCursorInput aria-hidden className="size-4 text-ink-3" />
          Rename
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => setOpen('export')}>
          <Download aria-hidden className="size-4 text-ink-3" />
          Export (JSON Resume)
        </MenuItem>
        <MenuItem onSelect={() => whenSettled(() => setOpen('import'))}>
          <Upload aria-hidden className="size-4 text-ink-3" />
          Import (JSON Resume)
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden className="size-4 text-bad" />
          Delete
        </MenuItem>
      </Menu>
      <ResumeDialogs profile={profile} open={resume} onOpen={setResume} />
      {open === 'rename' && (
        <NameDialog
          title="Rename Profile"
          action="Rename"
          {...PROFILE_NAME}
          name={profile.profile_name}
          onSubmit={(name) => renameProfile(profile.id, name)}
          onClose={close}
        />
      )}
      {open === 'export' && <ExportDialog profile={profile} onClose={close} />}
      {open === 'import' && <ImportDialog profile={profile} onClose={close} />}
      {open === 'delete' && <DeleteDialog profile={profile} onClose={close} />}
    </>
  )
}

function DeleteDialog({ profile, onClose }: { profile: Profile; onClose: () => void }) {
  const { run, isPending } = usePending()
  const remove = () =>
    run(async () => {
      await deleteProfile(profile)
      onClose()
    })
  return (
    <ConfirmDialog title="Delete Profile" text={confirmDeletion(profile.profile_name)} onCancel={onClose}>
      <Button onClick={onClose}>Cancel</Button>
      <Button look="danger" busy={isPending} disabled={isPending} onClick={() => void remove()}>
        Delete
      </Button>
    </ConfirmDialog>
  )
}
