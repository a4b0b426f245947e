import type { ListedLetter } from '@jobapply/core/documents/cover-letters'
import { Copy, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { DangerDialog } from '#ui/dialogs/danger-dialog.tsx'
import { Menu, MenuItem, MenuLine } from '#ui/menu.tsx'
import { MenuDots } from '#ui/menu-dots.tsx'
import { deleteLetter, duplicateLetter, nameOf } from './letter-actions.ts'

export function LetterMenuButton({ letter }: { letter: ListedLetter }) {
  const [wanted, setWanted] = useState(false)
  const [isDeleting, setIsDeleting] = useState(false)
  const name = nameOf(letter)
  if (!wanted) return <MenuDots name={name} onClick={() => setWanted(true)} />
  return (
    <>
      <Menu trigger={<MenuDots name={name} />}>
        <MenuItem onSelect={() => void duplicateLetter(letter)}>
          <Copy aria-hidden className="size-4 text-ink-3" />
          Duplicate
        </MenuItem>
        <MenuLine />
        <MenuItem onSelect={() => setIsDeleting(true)}>
          <Trash2 aria-hidden className="size-4 text-bad" />
          Delete
        </MenuItem>
      </Menu>
      {isDeleting && (
        <DangerDialog
          title="Delete letter"
          text={`The letter for ${name} and all its versions are deleted for good.`}
          act="Delete"
          onAct={() => deleteLetter(letter)}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  )
}
