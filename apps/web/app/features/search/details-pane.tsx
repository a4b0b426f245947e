import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'

/** Only a small screen needs it. */
const WideDialog = lazy(async () => ({ default: (await import('#ui/dialogs/wide-dialog.tsx')).WideDialog }))

type Props = { jobId: string; isWide: boolean; onClose: () => void; children: ReactNode }

/** One job beside the list; on a small screen in a dialog. */
export function DetailsPane({ jobId, isWide, onClose, children }: Props) {
  const pane = useRef<HTMLElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another job starts at the top
  useEffect(() => {
    pane.current?.scrollTo(0, 0)
  }, [jobId])
  if (!isWide)
    return (
      <Suspense>
        <WideDialog title="Details" onClose={onClose}>
          {children}
        </WideDialog>
      </Suspense>
    )
  return (
    <aside
      ref={pane}
      aria-label="Details"
      className="sticky top-18 max-h-[calc(100vh-5.5rem)] overflow-y-auto rounded-card border border-line bg-surface p-4" // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
      tabIndex={0}
    >
      {children}
    </aside>
  )
}
