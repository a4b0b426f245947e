import { BOARD_NAMES, BOARDS } from '@jobapply/core/jobs/boards'
import { Check } from 'lucide-react'
import { showPlatform } from '#features/search/session/bridge.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'

/** The browser grants a platform in the extension's panel, where the person has clicked; the page only shows the way there. */
export function PlatformsCard({ granted }: { granted: readonly string[] }) {
  const enabled = BOARD_NAMES.filter((board) => granted.includes(board))
  return (
    <Card title="Platforms" hint={`${enabled.length} of ${BOARD_NAMES.length} enabled. Each is off until you enable it.`} flush>
      <ul aria-label="Platforms" className="divide-y divide-line">
        {BOARD_NAMES.map((board) => (
          <li key={board} className="flex min-h-13 items-center gap-4 px-5 py-2.5">
            <span className="flex-1 font-medium">{BOARDS[board]}</span>
            {granted.includes(board) ? (
              <span className="inline-flex items-center gap-1.5 text-13 text-good">
                <Check aria-hidden className="size-4" />
                Searched
              </span>
            ) : (
              <>
                <span className="text-13 text-ink-3">Off</span>
                <Button size="small" aria-label={`Enable ${BOARDS[board]}`} onClick={() => showPlatform(board)}>
                  Enable
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Card>
  )
}
