import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#ui/button.tsx'
import { SortableList } from '#ui/inputs/sortable-list.tsx'
import { entriesOf, ruleOf, touchedLists } from './draft-state.ts'
import { EntryRow } from './entry-row.tsx'
import type { Bound } from './fields/bound.ts'
import type { ListRules } from './form.ts'
import { NewEntry } from './new-entry.tsx'

/** The part of a draft that a list needs. */
type DraftOfLists<N extends object> = {
  form: { lists: ListRules }
  read(): { values: object; newEntries: Readonly<Record<string, object | undefined>> }
  entry<L extends keyof N & string>(list: L, index: number): Bound<N[L]>
  newEntry<L extends keyof N & string>(list: L): Bound<N[L]>
  hasProblems(list: keyof N & string, index: number): boolean
  isEntryValid(list: keyof N & string, index: number): boolean
  canAdd(list: keyof N & string): boolean
  add(list: keyof N & string): boolean
  dropNewEntry(list: keyof N & string): void
  remove(list: keyof N & string, id: string): void
  move(list: keyof N & string, from: number, to: number): void
}

export type EntryListProps<N extends object, L extends keyof N & string> = {
  list: L
  label: string
  /** 'Add experience' */
  add: string
  /** What a closed entry says below its name. */
  lines: (entry: N[L]) => (string | null)[]
  fields: (of: Bound<N[L]>) => ReactNode
  /** The form that adds an entry is open while the list is empty. */
  startsOpen?: boolean
  /** The button is disabled until the entry can be added. */
  waits?: boolean
  /** A further button beside a closed entry. */
  action?: (entry: N[L] & { id: string }, name: string) => ReactNode
}

/** A list of entries: edited in place, added by a form, reordered, removed with undo. */
export function EntryList<N extends object, L extends keyof N & string>(
  props: EntryListProps<N, L> & { draft: DraftOfLists<N> },
) {
  const { draft, list, label, add, lines, fields, startsOpen, waits = false, action } = props
  const [openId, setOpenId] = useState<string>()
  const [isAdding, setIsAdding] = useState(false)
  const [wasClosed, setWasClosed] = useState(false)
  const { lists } = draft.form
  const { values, newEntries } = draft.read()
  const entries = entriesOf<N[L] & { id: string }>(values, list)
  const isForced = startsOpen && entries.length === 0
  const isFormOpen = isAdding || isForced || touchedLists(lists, newEntries).includes(list)
  const nameOf = (entry: object) => ruleOf(lists, list).nameOf(entry)

  function close() {
    setIsAdding(false)
    setWasClosed(true)
  }
  function cancel() {
    draft.dropNewEntry(list)
    close()
  }

  return (
    <div className="grid gap-4">
      <SortableList label={label} items={entries} nameOf={nameOf} onMove={(from, to) => draft.move(list, from, to)}>
        {(entry, index, handle) => (
          <EntryRow
            name={nameOf(entry)}
            lines={lines(entry)}
            handle={handle}
            action={action?.(entry, nameOf(entry))}
            isOpen={openId === entry.id || draft.hasProblems(list, index)}
            onOpen={() => setOpenId(entry.id)}
            onDone={() => draft.isEntryValid(list, index) && setOpenId(undefined)}
            onRemove={() => draft.remove(list, entry.id)}
          >
            {() => fields(draft.entry(list, index))}
          </EntryRow>
        )}
      </SortableList>
      {isFormOpen ? (
        <NewEntry
          title={add}
          isDisabled={waits && !draft.canAdd(list)}
          onAdd={() => draft.add(list) && close()}
          onCancel={isForced ? undefined : cancel}
        >
          {fields(draft.newEntry(list))}
        </NewEntry>
      ) : (
        <Button autoFocus={wasClosed} onClick={() => setIsAdding(true)} className="justify-self-start">
          <Plus aria-hidden className="size-4" />
          {add}
        </Button>
      )}
    </div>
  )
}
