import type { DOCUMENT_FILES } from '@jobapply/core/documents/constants'
import { type ReactNode, useMemo, useState } from 'react'
import { download } from '#features/documents/files/download.ts'
import { type DrawnChange, marksOn, spansOn } from '#features/documents/preview/places.ts'
import { Sheet } from '#features/documents/preview/sheet.tsx'
import type { usePreview } from '#features/documents/preview/use-preview.ts'
import { Skeleton } from '#ui/feedback/skeleton.tsx'
import { PageNotes } from './page-notes.tsx'
import { PageToolbar, type Zoom } from './page-toolbar.tsx'
import { ReadBackDialog } from './read-back-dialog.tsx'

/** A sheet of A4 is 49.6 rem wide on paper. */
const WIDTHS: Record<Zoom, string> = {
  fit: 'w-full max-w-[44rem]',
  small: 'w-[37.2rem]',
  full: 'w-[49.6rem]',
  large: 'w-[74.4rem]',
}

type Props = {
  id: string
  name: string
  wanted: number
  drawn: ReturnType<typeof usePreview>
  changes: readonly DrawnChange[]
  /** The page shows a proposal: no file is made of it. */
  isProof: boolean
  /** Beside the files. */
  action: ReactNode
  /** Files are made of what is saved; answers whether that is what the screen shows. */
  saveFirst: () => Promise<boolean>
}

export function PageView({ id, name, wanted, drawn, changes, isProof, action, saveFirst }: Props) {
  const [zoom, setZoom] = useState<Zoom>('fit')
  const [isMaking, setIsMaking] = useState(false)
  const [isChecking, setIsChecking] = useState(false)
  const [failure, setFailure] = useState<string>()
  const { preview } = drawn
  const marks = useMemo(
    () =>
      preview?.pages.map((page) => ({
        marks: marksOn(page, preview, changes),
        spans: spansOn(page, preview, changes),
      })),
    [preview, changes],
  )

  async function make(kind: keyof typeof DOCUMENT_FILES) {
    setIsMaking(true)
    setFailure(undefined)
    if (await saveFirst()) setFailure(await download(`/documents/resumes/${id}.${kind}`, `${name}.${kind}`))
    setIsMaking(false)
  }
  const check = async () => setIsChecking(await saveFirst())

  return (
    <>
      <PageToolbar
        preview={preview}
        wanted={wanted}
        zoom={zoom}
        onZoom={setZoom}
        isMaking={isMaking}
        onDownload={(kind) => void make(kind)}
        onCheck={() => void check()}
        isProof={isProof}
        action={action}
      />
      <PageNotes preview={preview} wanted={wanted} hasFailed={drawn.hasFailed} onRetry={drawn.retry} downloadFailure={failure} />
      <div className="overflow-x-auto px-4 py-5 md:px-7" aria-busy={drawn.isStale}>
        <div className={`mx-auto grid gap-5 ${WIDTHS[zoom]}`}>
          {preview?.pages.map((page, index) => (
            <Sheet
              // biome-ignore lint/suspicious/noArrayIndexKey: a page is its number
              key={index}
              page={page}
              label={`Page ${index + 1} of ${preview.pages.length}`}
              {...marks?.[index]}
              className="border border-line shadow-sheet"
            />
          )) ??
            (drawn.hasFailed || <Skeleton className="aspect-[210/297] w-full" />)}
        </div>
      </div>
      {isChecking && <ReadBackDialog id={id} onClose={() => setIsChecking(false)} />}
    </>
  )
}
