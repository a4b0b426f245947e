import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SortableList } from '#ui/sortable-list.tsx'
import type { Bound } from './bound.ts'
import { useEditor } from './editor-context.tsx'
import { EntryRow } from './entry-row.tsx'
import { type Draft, type EntryOf, isTouched, LISTS, type ListName } from './lists.ts'
import { NewEntry } from './new-entry.tsx'

type Props<L extends ListName> = {
  list: L
  label: string
  /** 'Add experience' */
  add: string
  /** What a closed entry says below its name. */
  lines: (entry: EntryOf<L>) => (string | null)[]
  fields: (of: Bound<Draft<L>>) => ReactNode
  /** With nothing in the list, its form is open. */
  startsOpen?: boolean
  /** The button waits until the entry can be added. */
  waits?: boolean
}

/** A list of a profile: edited in place, added to by a form, put in order, removed with a way back. */
export function EntryList<L extends ListName>({ list, label, add, lines, fields, startsOpen, waits = false }: Props<L>) {
  const { editor, state } = useEditor()
  const [openId, setOpenId] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const [isBack, setIsBack] = useState(false)
  const entries = state.values[list] as EntryOf<L>[]
  const isForced = startsOpen && entries.length === 0
  const isFormOpen = isAdding || isForced || isTouched(list, state.drafts[list] as Draft<L> | undefined)
  const hasProblems = (index: number) => Object.keys(state.problems).some((path) => path.startsWith(`${list}.${index}.`))

  function close() {
    setIsAdding(false)
    setIsBack(true)
  }

  return (
    <div className="grid gap-4">
      <SortableList
        label={label}
        items={entries}
        nameOf={LISTS[list].nameOf as (entry: EntryOf<L>) => string}
        onMove={(from, to) => editor.move(list, from, to)}
      >
        {(entry, index, handle) => (
          <EntryRow
            name={(LISTS[list].nameOf as (entry: EntryOf<L>) => string)(entry)}
            lines={lines(entry)}
            handle={handle}
            isOpen={openId === entry.id || hasProblems(index)}
            onOpen={() => setOpenId(entry.id)}
            onDone={() => editor.isEntryRight(list, index) && setOpenId(undefined)}
            onRemove={() => editor.remove(list, entry.id)}
          >
            {() => fields(editor.entry(list, index) as unknown as Bound<Draft<L>>)}
          </EntryRow>
        )}
      </SortableList>
      {isFormOpen ? (
        <NewEntry list={list} title={add} waits={waits} onClose={isForced ? undefined : close} onAdded={close}>
          {fields(editor.draft(list))}
        </NewEntry>
      ) : (
        <Button autoFocus={isBack} onClick={() => setIsAdding(true)} className="justify-self-start">
          <Plus aria-hidden className="size-4" />
          {add}
        </Button>
      )}
    </div>
  )
}
