import { adviceFor } from '@jobapply/core/insights/advice'
import type { Analytics } from '@jobapply/core/insights/schema'
import { Card } from '#ui/card.tsx'

/** Only where the figures carry it; without such a sentence there is no card. */
export function Advice({ figures }: { figures: Analytics }) {
  const sentences = figures.isEmpty ? [] : adviceFor(figures)
  if (sentences.length === 0) return null
  return (
    <Card title="What to try next" hint="Based on your own figures for this period.">
      <ul className="grid gap-2.5">
        {sentences.map((sentence) => (
          <li key={sentence} className="max-w-[75ch] border-l-2 border-accent pl-3">
            {sentence}
          </li>
        ))}
      </ul>
    </Card>
  )
}
