import type { CheckedLetter } from '@jobapply/core/documents/cover-letters'
import { Copy, Download } from 'lucide-react'
import { useState } from 'react'
import { download } from '#features/documents/files/download.ts'
import { FilesMenu } from '#features/documents/files/files-menu.tsx'
import { showToast } from '#platform/toasts.ts'
import { Button } from '#ui/button.tsx'
import { MenuItem } from '#ui/menu.tsx'

const OTHER_FILES = ['docx', 'txt'] as const

type Props = {
  letter: CheckedLetter
  /** Approved as the screen shows it. */
  isApproved: boolean
  canApprove: boolean
  /** Why not. */
  hint: string
  isApproving: boolean
  onApprove: () => void
}

/** Approving the letter, and then its files. */
export function MainAction({ letter, isApproved, canApprove, hint, isApproving, onApprove }: Props) {
  const [isMaking, setIsMaking] = useState(false)

  async function make(kind: 'pdf' | (typeof OTHER_FILES)[number]) {
    setIsMaking(true)
    const failure = await download(`/documents/letters/${letter.id}.${kind}`, `Cover letter, ${letter.job.company}.${kind}`)
    if (failure) showToast({ title: 'Download failed', description: failure, kind: 'bad' })
    setIsMaking(false)
  }
  async function copy() {
    try {
      await navigator.clipboard.writeText(letter.text)
      showToast({ title: 'Text copied', description: 'Paste it where the employer asks for a letter.', kind: 'good' })
    } catch {
      showToast({ title: 'Not copied', description: "Your browser doesn't allow it. Select the text and copy it.", kind: 'bad' })
    }
  }

  if (!isApproved)
    return (
      <Button
        look="primary"
        aria-disabled={!canApprove || isApproving}
        busy={isApproving}
        data-tooltip={canApprove ? undefined : hint}
        aria-description={canApprove ? undefined : hint}
        onClick={onApprove}
      >
        Approve
      </Button>
    )
  return (
    <>
      <FilesMenu kinds={OTHER_FILES} onDownload={(kind) => void make(kind)}>
        <MenuItem onSelect={() => void copy()}>
          <Copy aria-hidden className="size-4 text-ink-3" />
          Copy text
        </MenuItem>
      </FilesMenu>
      <Button look="primary" busy={isMaking} disabled={isMaking} onClick={() => void make('pdf')}>
        {!isMaking && <Download aria-hidden className="size-4" />}
        Download PDF
      </Button>
    </>
  )
}
