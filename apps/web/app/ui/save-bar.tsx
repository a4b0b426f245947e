import type { ReactNode } from 'react'
import { Button } from './button.tsx'

type Props = {
  text: string
  save: string
  discard: string
  busy: boolean
  onSave: () => void
  onDiscard: () => void
  /** Another way to save, beside the first. */
  children?: ReactNode
}

/** At the lower edge of the screen while something is unsaved. Its buttons are on the left: the right corner is for toasts. */
export const SaveBar = ({ text, save, discard, busy, onSave, onDiscard, children }: Props) => (
  <section
    aria-label={text}
    data-lower-edge
    className="rise sticky bottom-0 z-20 -mx-4 mt-6 -mb-6 flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line bg-surface px-4 py-3 md:-mx-7 md:px-7"
  >
    <p className="flex items-center gap-2 font-medium">
      <span aria-hidden className="size-2 rounded-full bg-warn" />
      {text}
    </p>
    <div className="flex gap-2.5 max-sm:w-full">
      <Button look="primary" busy={busy} disabled={busy} onClick={onSave} className="max-sm:flex-1">
        {save}
      </Button>
      {children}
      <Button look="quiet" disabled={busy} onClick={onDiscard}>
        {discard}
      </Button>
    </div>
  </section>
)
