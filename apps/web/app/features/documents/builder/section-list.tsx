import { RESUME_SECTIONS } from '@jobapply/core/documents/constants'
import { isEmptySection } from '@jobapply/core/documents/rules'
import type { BodySection, PlacedSection, ResumeSection } from '@jobapply/core/documents/schema'
import { moveEntry } from '@jobapply/core/profiles/adding'
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { countEntries } from '#features/documents/editing/resume-values.ts'
import { SortableList } from '#ui/inputs/sortable-list.tsx'
import { isTyping } from '#ui/typing.ts'
import { HideButton } from './hide-button.tsx'
import { PanelPart } from './panel-part.tsx'
import type { ResumeDraft } from './resume-draft.ts'

type Props = {
  draft: ResumeDraft
  /** Sections before which another page begins. */
  breaks: ReadonlyMap<BodySection, number>
  onOpen: (section: ResumeSection) => void
}

/** The sections in printed order. Alt with an arrow moves the one that has the focus, h hides it. */
export function SectionList({ draft, breaks, onOpen }: Props) {
  const { values } = draft.read()
  const { sections } = values
  const box = useRef<HTMLDivElement>(null)
  const moved = useRef<HTMLElement>(null)
  const set = (next: PlacedSection[]) => draft.change({ sections: next })
  const show = (section: BodySection, visible: boolean) =>
    set(sections.map((one) => (one.section === section ? { ...one, visible } : one)))

  // A row that moves in the document loses the focus.
  // biome-ignore lint/correctness/useExhaustiveDependencies: after each change of the order
  useEffect(() => {
    moved.current?.focus()
    moved.current = null
  }, [sections])

  function onKeyDown(event: KeyboardEvent) {
    const { target, key } = event
    if (!(target instanceof HTMLElement) || isTyping(target) || event.ctrlKey || event.metaKey) return
    const id = target.closest<HTMLElement>('[data-id]')?.dataset.id
    const at = sections.findIndex(({ section }) => section === id)
    const placed = sections[at]
    if (!placed) return
    const step = event.altKey ? { ArrowUp: -1, ArrowDown: 1 }[key] : undefined
    if (step !== undefined && sections[at + step]) {
      moved.current = target
      set(moveEntry(sections, at, at + step))
    } else if (step === undefined && key.toLowerCase() === 'h' && !event.altKey) show(placed.section, !placed.visible)
    else return
    event.preventDefault()
  }

  return (
    <PanelPart title="Sections">
      {/** biome-ignore lint/a11y/noStaticElementInteractions: it hears the keys of the buttons inside */}
      <div ref={box} onKeyDown={onKeyDown} className="-mx-2">
        <Row name={RESUME_SECTIONS.contact} onOpen={() => onOpen('contact')} />
        <SortableList
          label="Sections"
          layout="tight"
          items={sections.map((placed) => ({ ...placed, id: placed.section }))}
          nameOf={titleOf}
          onMove={(from, to) => set(moveEntry(sections, from, to))}
        >
          {(placed, _, handle) => {
            const isEmpty = isEmptySection(values, placed.section)
            const page = breaks.get(placed.section)
            return (
              <>
                {page !== undefined && <PageBreak page={page} />}
                <Row
                  name={titleOf(placed)}
                  isDimmed={!placed.visible || isEmpty}
                  note={isEmpty ? 'empty' : countEntries(values, placed.section)}
                  handle={handle}
                  onOpen={() => onOpen(placed.section)}
                >
                  <HideButton
                    name={titleOf(placed)}
                    isShown={placed.visible}
                    onChange={(visible) => show(placed.section, visible)}
                  />
                </Row>
              </>
            )
          }}
        </SortableList>
      </div>
      <p className="mt-3 text-12 text-ink-3">
        Alt with an arrow key moves a section, h hides it. An empty section is not printed.
      </p>
    </PanelPart>
  )
}

export const titleOf = ({ section, title }: Pick<PlacedSection, 'section' | 'title'>) => title?.trim() || RESUME_SECTIONS[section]

type RowProps = {
  name: string
  isDimmed?: boolean
  note?: ReactNode
  handle?: ReactNode
  onOpen: () => void
  children?: ReactNode
}

const Row = ({ name, isDimmed = false, note, handle, onOpen, children }: RowProps) => (
  <div className="flex items-center rounded-control hover:bg-sunk focus-within:bg-accent-wash">
    {handle ?? <span className="w-22 max-sm:w-18" />}
    <button
      type="button"
      onClick={onOpen}
      className={`flex min-h-9 min-w-0 flex-1 items-center justify-between gap-3 rounded-control px-1 text-left font-medium ${isDimmed ? 'text-ink-3' : ''}`}
    >
      <span className="min-w-0 wrap-anywhere">{name}</span>
      <span className="text-13 font-normal text-ink-3">{note}</span>
    </button>
    {children ?? <span className="w-9" />}
  </div>
)

const PageBreak = ({ page }: { page: number }) => (
  <p className="my-1 flex items-center gap-2 text-12 text-ink-3 before:flex-1 before:border-t before:border-dashed before:border-line-strong after:flex-1 after:border-t after:border-dashed after:border-line-strong">
    page {page}
  </p>
)
