import { createContext, useContext } from 'react'
import { useStore } from '#forms/store.ts'
import type { Editor } from './editor.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor above; the component renders again after each change of the draft. */
export function useEditor() {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext above it')
  return { editor, state: useStore(editor.store) }
}
