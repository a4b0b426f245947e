import { DOCUMENT_NAME_MAX } from '@jobapply/core/documents/constants'
import type { ListedDocument } from '@jobapply/core/documents/resume-schema'
import { Copy, TextCursorInput, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { deleteResume, duplicateResume, renameResume } from '#features/documents/files/resume-actions.ts'
import { DangerDialog } from '#ui/dialogs/danger-dialog.tsx'
import { NameDialog } from '#ui/dialogs/name-dialog.tsx'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'
import { MenuDots } from '#ui/menu-dots.tsx'

export function ResumeMenuButton({ document }: { document: ListedDocument }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  if (!wanted) return <MenuDots name={document.name} onClick={() => setWanted(true)} />
  return (
    <>
      <Menu trigger={<MenuDots name={document.name} />}>
        <MenuItem onSelect={() => setOpen('rename')}>
          <TextCursorInput aria-hidden className="size-4 text-ink-3" />
          Rename
        </MenuItem>
        <MenuItem onSelect={() => void duplicateResume(document)}>
          <Copy aria-hidden className="size-4 text-ink-3" />
          Duplicate
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => setOpen('delete')}>
          <Trash2 aria-hidden className="size-4 text-bad" />
          Delete
        </MenuItem>
      </Menu>
      {open === 'rename' && (
        <NameDialog
          title="Rename resume"
          action="Rename"
          label="Name"
          hint="Only you see it. The downloaded file gets this name, too."
          limit={DOCUMENT_NAME_MAX}
          name={document.name}
          onSubmit={(name) => renameResume(document, name)}
          onClose={close}
        />
      )}
      {open === 'delete' && (
        <DangerDialog
          title="Delete resume"
          text={`"${document.name}" is deleted for good. The profile it was made from stays.`}
          act="Delete"
          onAct={() => deleteResume(document)}
          onClose={close}
        />
      )}
    </>
  )
}
