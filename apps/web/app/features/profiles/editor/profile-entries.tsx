import { EntryList, type EntryListProps } from '#forms/entry-list.tsx'
import { useEditor } from './editor-context.tsx'
import type { ListName, NewEntries } from './lists.ts'

/** A list of the profile that is being edited. */
export function ProfileEntries<L extends ListName>(props: EntryListProps<NewEntries, L>) {
  const { editor } = useEditor()
  return <EntryList {...props} draft={editor} />
}
