import { useSyncExternalStore } from 'react'
import { readTheme, setTheme, THEMES, watchTheme } from '#platform/theme.ts'
import { Card } from '#ui/card.tsx'
import { Choice } from '#ui/inputs/choice.tsx'

const HINTS = { light: 'Paper and ink', dark: 'Easy on the eyes at night', system: 'Same as your device' }

/** Remembered in this browser (spec 1 §2). */
export function ThemeTab() {
  const theme = useSyncExternalStore(watchTheme, readTheme)
  return (
    <Card title="Theme" hint="How the pages look in this browser." className="max-w-2xl">
      <Choice label="Theme" labelHidden look="row" options={THEMES} describe={HINTS} value={theme} onChange={setTheme} />
    </Card>
  )
}
