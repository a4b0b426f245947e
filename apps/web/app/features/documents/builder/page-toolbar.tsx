import { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import type { Preview } from '@jobapply/core/documents/resume-schema'
import { Download } from 'lucide-react'
import type { ReactNode } from 'react'
import { FilesMenu } from '#features/documents/files/files-menu.tsx'
import { Button } from '#ui/button.tsx'
import { Select } from '#ui/inputs/select.tsx'

export const ZOOMS = { fit: 'Fit width', small: '75%', full: '100%', large: '150%' } as const
export type Zoom = keyof typeof ZOOMS
type FileKind = keyof typeof DOCUMENT_FILES
const OTHER_FILES = (Object.keys(DOCUMENT_FILES) as FileKind[]).filter((kind) => kind !== 'pdf')

type Props = {
  preview: Preview | undefined
  /** How many pages it may fill. */
  wanted: number
  zoom: Zoom
  onZoom: (zoom: Zoom) => void
  isMaking: boolean
  onDownload: (kind: FileKind) => void
  onCheck: () => void
  isProof: boolean
  action: ReactNode
}

/** Above the page: its size on the screen, how many there are, and the files. */
export const PageToolbar = ({ preview, wanted, zoom, onZoom, isMaking, onDownload, onCheck, isProof, action }: Props) => (
  <div className="sticky top-14 z-20 flex flex-wrap items-center gap-x-3.5 gap-y-2 border-b border-line bg-paper px-4 py-2.5 md:px-7">
    <Select
      aria-label="Size of the page on the screen"
      options={ZOOMS}
      empty={null}
      value={zoom}
      onChange={(chosen) => onZoom(chosen ?? 'fit')}
      className="w-29 max-lg:hidden"
    />
    <p className="text-13 text-ink-2">{preview && <PageCount count={preview.pages.length} wanted={wanted} />}</p>
    {isProof ? (
      <p className="text-13 text-ink-2">
        Proof: <span className="bg-mark px-0.5">marked</span> words move, <del className="text-bad">struck</del> lines go.
      </p>
    ) : (
      <>
        <button type="button" onClick={onCheck} className="text-13 font-medium text-accent hover:underline">
          Check what a machine reads
        </button>
        <div className="ml-auto flex flex-wrap gap-2 max-sm:w-full">
          {action}
          <FilesMenu kinds={OTHER_FILES} onDownload={onDownload} />
          <Button look="primary" busy={isMaking} disabled={isMaking} onClick={() => onDownload('pdf')} className="max-sm:flex-1">
            {!isMaking && <Download aria-hidden className="size-4" />}
            Download PDF
          </Button>
        </div>
      </>
    )}
  </div>
)

function PageCount({ count, wanted }: { count: number; wanted: number }) {
  const pages = count === 1 ? '1 page' : `${count} pages`
  return count > wanted ? <span className="font-semibold text-warn">{`${pages}, ${count - wanted} too many`}</span> : pages
}
