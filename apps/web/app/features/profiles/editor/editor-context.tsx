import { createContext, useContext, useSyncExternalStore } from 'react'
import type { Editor } from './editor-store.ts'

export const EditorContext = createContext<Editor | null>(null)

/** The editor above; the component is drawn again after each of its changes. */
export function useEditor() {
  const editor = useContext(EditorContext)
  if (!editor) throw new Error('useEditor needs an EditorContext above it')
  const { state, question } = useSyncExternalStore(editor.watch, editor.read)
  return { editor, state, question }
}
