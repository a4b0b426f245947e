import { SECTIONS, type Section } from '@jobapply/core/profiles/constants'
import type { ReactNode } from 'react'
import { Button } from '#ui/button.tsx'
import { keyboardStays } from '#ui/keyboard-stays.ts'
import { useEditor } from './editor-context.tsx'

/** A tab: its cards, and on /edit-profile a button that clears its fields without saving. */
export function TabBody({ section, canClear, children }: { section: Section; canClear: boolean; children: ReactNode }) {
  const { editor } = useEditor()
  return (
    <div ref={keyboardStays} className="grid gap-5 pt-6">
      {canClear && (
        <div className="-mt-1 flex items-center justify-between gap-4">
          <p className="text-13 text-ink-3">Nothing is stored until you save.</p>
          <Button aria-label={`CLEAR ${SECTIONS[section]}`} onClick={() => editor.clearSection(section)}>
            CLEAR
          </Button>
        </div>
      )}
      {children}
    </div>
  )
}
