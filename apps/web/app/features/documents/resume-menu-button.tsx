import { DOCUMENT_NAME_MAX } from '@jobapply/core/documents/constants'
import type { ListedDocument } from '@jobapply/core/documents/resume-schema'
import { Copy, Ellipsis, TextCursorInput, Trash2 } from 'lucide-react'
import { type ComponentProps, useState } from 'react'
import { Button, buttonClass } from '#ui/button.tsx'
import { ConfirmDialog } from '#ui/confirm-dialog.tsx'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'
import { NameDialog } from '#ui/name-dialog.tsx'
import { deleteResume, duplicateResume, renameResume } from './resume-actions.ts'

export function ResumeMenuButton({ document }: { document: ListedDocument }) {
  const [wanted, setWanted] = useState(false)
  const [open, setOpen] = useState<'rename' | 'delete'>()
  const close = () => setOpen(undefined)
  if (!wanted) return <Dots name={document.name} onClick={() => setWanted(true)} />
  return (
    <>
      <Menu trigger={<Dots name={document.name} />}>
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
          hint="Only you see it, and the name of the downloaded file."
          limit={DOCUMENT_NAME_MAX}
          name={document.name}
          onSubmit={(name) => renameResume(document, name)}
          onClose={close}
        />
      )}
      {open === 'delete' && <DeleteDialog document={document} onClose={close} />}
    </>
  )
}

const Dots = ({ name, ...rest }: ComponentProps<'button'> & { name: string }) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label={`Menu of ${name}`}
    className={buttonClass({ look: 'quiet', size: 'icon' })}
    {...rest}
  >
    <Ellipsis aria-hidden className="size-4" />
  </button>
)

function DeleteDialog({ document, onClose }: { document: ListedDocument; onClose: () => void }) {
  const [busy, setBusy] = useState(false)
  async function remove() {
    setBusy(true)
    await deleteResume(document)
    onClose()
  }
  return (
    <ConfirmDialog
      title="Delete resume"
      text={`"${document.name}" is deleted for good. The profile it was made from stays.`}
      onCancel={onClose}
    >
      <Button onClick={onClose}>Cancel</Button>
      <Button look="primary" busy={busy} disabled={busy} onClick={() => void remove()}>
        Delete
      </Button>
    </ConfirmDialog>
  )
}
