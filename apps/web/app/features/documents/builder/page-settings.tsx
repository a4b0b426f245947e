import { ACCENT_COLORS, ACCENTS, PAGE_SIZES } from '@jobapply/core/documents/constants'
import type { ResumeDesign } from '@jobapply/core/documents/schema'
import { Check } from 'lucide-react'
import { useId } from 'react'
import { Select } from '#ui/inputs/select.tsx'
import { PanelPart } from './panel-part.tsx'

type Props = { design: ResumeDesign; onChange: (design: ResumeDesign) => void }

const LENGTHS = { 1: 'One page', 2: 'Two pages' } as const
const ACCENT_IDS = Object.keys(ACCENTS) as (keyof typeof ACCENTS)[]

export function PageSettings({ design, onChange }: Props) {
  const name = useId()
  return (
    <PanelPart title="Page" action={<span className="text-13 text-ink-2">{ACCENTS[design.accent]}</span>}>
      <div className="grid gap-4">
        <fieldset>
          <legend className="sr-only">Accent color</legend>
          <div className="flex flex-wrap gap-1.5">
            {ACCENT_IDS.map((accent) => (
              <label
                key={accent}
                data-tooltip={ACCENTS[accent]}
                style={{ background: ACCENT_COLORS[accent] }}
                className="grid size-7 cursor-pointer place-items-center rounded-full border border-line-strong has-checked:ring-2 has-checked:ring-accent has-checked:ring-offset-2 has-checked:ring-offset-surface has-focus-visible:outline-2 has-focus-visible:outline-offset-4 has-focus-visible:outline-accent"
              >
                <input
                  type="radio"
                  name={name}
                  aria-label={ACCENTS[accent]}
                  checked={accent === design.accent}
                  onChange={() => onChange({ ...design, accent })}
                  className="sr-only"
                />
                {accent === design.accent && <Check aria-hidden className="size-4 text-[white]" />}
              </label>
            ))}
          </div>
        </fieldset>
        <div className="grid grid-cols-2 gap-3">
          <Select
            aria-label="Paper"
            options={PAGE_SIZES}
            empty={null}
            value={design.pageSize}
            onChange={(pageSize) => pageSize && onChange({ ...design, pageSize })}
          />
          <Select
            aria-label="Length"
            options={LENGTHS}
            empty={null}
            value={design.pages === 1 ? '1' : '2'}
            onChange={(pages) => onChange({ ...design, pages: pages === '1' ? 1 : 2 })}
          />
        </div>
      </div>
    </PanelPart>
  )
}
