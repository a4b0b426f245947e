import { RESUME_SECTIONS, SECTION_TITLE_MAX } from '@jobapply/core/documents/constants'
import { withEntryShown } from '@jobapply/core/documents/rules'
import type { BodySection, ResumeSection } from '@jobapply/core/documents/schema'
import { LIMITS } from '@jobapply/core/profiles/constants'
import { ArrowLeft } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { designIn } from '#features/documents/editing/resume-values.ts'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { Field } from '#ui/inputs/field.tsx'
import { Input } from '#ui/inputs/input.tsx'
import { ContactFields } from './contact-fields.tsx'
import { HideButton } from './hide-button.tsx'
import type { ResumeDraft } from './resume-draft.ts'
import { isListed, SectionEntries } from './section-entries.tsx'
import { titleOf } from './section-list.tsx'
import { SkillFields } from './skill-fields.tsx'

type Props = { draft: ResumeDraft; section: ResumeSection; onClose: () => void }

/** The content of one section, edited beside the page. */
export function SectionPanel({ draft, section, onClose }: Props) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { values } = draft.read()
  const placed = values.sections.find((one) => one.section === section)
  const isHidden = (id: string) => values.hiddenEntries[section]?.includes(id) ?? false
  const hideButton = (id: string, name: string) => (
    <HideButton
      name={name}
      isShown={!isHidden(id)}
      onChange={(isShown) => draft.setDesign(withEntryShown(designIn(draft.read().values), section, id, isShown))}
    />
  )
  // The list that was pressed is gone.
  useEffect(() => heading.current?.focus(), [])

  return (
    <section aria-labelledby="section-heading" className="grid gap-5 px-6 py-5">
      <div>
        <button
          type="button"
          onClick={onClose}
          className="inline-flex items-center gap-1.5 text-13 font-medium text-accent hover:underline"
        >
          <ArrowLeft aria-hidden className="size-3.5" />
          All sections
        </button>
        <h2 ref={heading} id="section-heading" tabIndex={-1} className="mt-1 text-18 font-semibold outline-none">
          {placed ? titleOf(placed) : RESUME_SECTIONS[section]}
        </h2>
      </div>
      {placed && <HeadingField draft={draft} section={placed.section} />}
      {section === 'contact' && <ContactFields of={draft.fields('resume')} hideButton={hideButton} />}
      {section === 'summary' && (
        <ProseField of={draft.fields('resume')} name="professional_summary" label="Summary" limit={LIMITS.screen.summary} />
      )}
      {section === 'skills' && <SkillFields of={draft.fields('resume')} hideButton={hideButton} />}
      {isListed(section) && <SectionEntries draft={draft} section={section} hideButton={hideButton} />}
    </section>
  )
}

function HeadingField({ draft, section }: { draft: ResumeDraft; section: BodySection }) {
  const { sections } = draft.read().values
  const set = (title: string | null) =>
    draft.change({ sections: sections.map((one) => (one.section === section ? { ...one, title } : one)) })
  return (
    <Field id="section-title" name="section-title" label="Heading on the page" note="optional">
      {(control) => (
        <Input
          {...control}
          value={sections.find((one) => one.section === section)?.title ?? ''}
          placeholder={RESUME_SECTIONS[section]}
          maxLength={SECTION_TITLE_MAX}
          autoComplete="off"
          onChange={({ target }) => set(target.value || null)}
        />
      )}
    </Field>
  )
}
