import { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import { Files } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { buttonClass } from '#ui/button.tsx'
import { Menu, MenuItem } from '#ui/menu.tsx'

type Props<Kind extends keyof typeof DOCUMENT_FILES> = {
  kinds: readonly Kind[]
  onDownload: (kind: Kind) => void
  /** Items after the files. */
  children?: ReactNode
}

/** The other formats of a document, beside the button that downloads its PDF. */
export function FilesMenu<Kind extends keyof typeof DOCUMENT_FILES>({ kinds, onDownload, children }: Props<Kind>) {
  const [wanted, setWanted] = useState(false)
  if (!wanted) return <FilesButton onClick={() => setWanted(true)} />
  return (
    <Menu trigger={<FilesButton />}>
      {kinds.map((kind) => (
        <MenuItem key={kind} onSelect={() => onDownload(kind)}>
          {DOCUMENT_FILES[kind]}
        </MenuItem>
      ))}
      {children}
    </Menu>
  )
}

const FilesButton = (props: ComponentProps<'button'>) => (
  <button
    type="button"
    aria-haspopup="menu"
    aria-label="Other formats"
    data-tooltip="Other formats"
    className={buttonClass({ size: 'icon' })}
    {...props}
  >
    <Files aria-hidden className="size-4" />
  </button>
)
