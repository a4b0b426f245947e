import { type DragEvent, type ReactNode, useEffect, useState } from 'react'

type Props = { onDrop: (file: File) => void; children: (isOver: boolean) => ReactNode }

/** Makes its content a drop target for a file. */
export function FileDrop({ onDrop, children }: Props) {
  const [isOver, setIsOver] = useState(false)

  // Without this a file dropped beside the target would replace the page.
  useEffect(() => {
    const stay = (event: Event) => event.preventDefault()
    addEventListener('dragover', stay)
    addEventListener('drop', stay)
    return () => {
      removeEventListener('dragover', stay)
      removeEventListener('drop', stay)
    }
  }, [])

  function drop(event: DragEvent) {
    setIsOver(false)
    const [file] = event.dataTransfer.files
    if (file) onDrop(file)
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the picker inside does the same by keyboard
    <div
      data-drop
      data-over={isOver || undefined}
      className="rounded-card data-over:outline-2 data-over:outline-offset-2 data-over:outline-accent"
      onDragEnter={() => setIsOver(true)}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node | null) || setIsOver(false)}
      onDrop={drop}
    >
      {children(isOver)}
    </div>
  )
}
