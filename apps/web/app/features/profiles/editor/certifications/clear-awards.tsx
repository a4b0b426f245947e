import { CLEAR_RESET_MS } from '@jobapply/core/profiles/constants'
import { useEffect, useState } from 'react'
import { useEditor } from '#features/profiles/editor/editor-context.tsx'
import { Button } from '#ui/button.tsx'

/** Shows CLEARED for a second (spec 2 §2.2). */
export function ClearAwards() {
  const { editor } = useEditor()
  const [isCleared, setIsCleared] = useState(false)

  useEffect(() => {
    if (!isCleared) return
    const timer = setTimeout(() => setIsCleared(false), CLEAR_RESET_MS)
    return () => clearTimeout(timer)
  }, [isCleared])

  return (
    <Button
      aria-label={isCleared ? 'Achievements CLEARED' : 'CLEAR achievements'}
      aria-disabled={isCleared || undefined}
      onClick={() => {
        editor.change({ awards: [] })
        editor.dropNewEntry('awards')
        setIsCleared(true)
      }}
    >
      {isCleared ? 'CLEARED' : 'CLEAR'}
    </Button>
  )
}
