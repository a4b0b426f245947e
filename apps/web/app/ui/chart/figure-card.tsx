import { ChartNoAxesGantt, type LucideIcon, Table2 } from 'lucide-react'
import type { ReactNode } from 'react'
import { Card } from '#ui/card.tsx'

export type View = 'chart' | 'table'
type Props = {
  title: string
  hint?: string | undefined
  view: View
  onView: (view: View) => void
  chart: ReactNode
  /** Screen readers get it in both views. */
  table: ReactNode
  className?: string
}

/** The same figures as a chart or as a table. */
export const FigureCard = ({ title, hint, view, onView, chart, table, className = '' }: Props) => (
  <Card
    title={title}
    hint={hint}
    className={className}
    action={
      <fieldset className="flex overflow-hidden rounded-control border border-line">
        <legend className="sr-only">{title}: how to show it</legend>
        <ViewButton name="Chart" Icon={ChartNoAxesGantt} isOn={view === 'chart'} onClick={() => onView('chart')} />
        <ViewButton name="Table" Icon={Table2} isOn={view === 'table'} onClick={() => onView('table')} />
      </fieldset>
    }
  >
    {view === 'chart' && <div aria-hidden>{chart}</div>}
    <div className={view === 'chart' ? 'sr-only' : 'overflow-x-auto'}>{table}</div>
  </Card>
)

type ButtonProps = { name: string; Icon: LucideIcon; isOn: boolean; onClick: () => void }
const ViewButton = ({ name, Icon, isOn, onClick }: ButtonProps) => (
  <button
    type="button"
    aria-pressed={isOn}
    aria-label={name}
    onClick={onClick}
    className="grid h-8 w-9 place-items-center text-ink-2 transition-colors first:border-r first:border-line hover:bg-sunk focus-visible:-outline-offset-2 aria-pressed:bg-accent-wash aria-pressed:text-accent"
  >
    <Icon aria-hidden className="size-4" />
  </button>
)
