import type { AutomationValues } from '@jobapply/core/applications/automation-schema'
import { HOLD_DAYS } from '@jobapply/core/applications/constants'
import { UNATTENDED_PLATFORMS } from '@jobapply/core/applications/unattended/rules'
import { BOARDS } from '@jobapply/core/jobs/boards'
import { LIMITS } from '@jobapply/core/profiles/constants'
import type { ReactNode } from 'react'
import { type Bound, convert } from '#forms/fields/bound.ts'
import { NumberField } from '#forms/fields/number-field.tsx'
import { ProseField } from '#forms/fields/prose-field.tsx'
import { TagsField } from '#forms/fields/tags-field.tsx'
import { Switch } from '#ui/inputs/switch.tsx'

const ADD_WORD = 'Add with Enter or a comma'
type Props = { of: Bound<AutomationValues> }

export const AutomationFields = ({ of }: Props) => (
  <div className="grid gap-7">
    <Switch
      label="Automation"
      hint="We add jobs from your saved searches that match the settings below to your queue. You review each one before it goes out."
      checked={of.value.isActive}
      onChange={(isActive) => of.change({ isActive })}
    />
    <Group title="Which jobs">
      <div className="grid gap-5 sm:grid-cols-2">
        <NumberField of={of} name="minMatchScore" label="Minimum match score" hint="0 to 100" inputMode="numeric" />
        <NumberField
          of={of}
          name="maxApplicationsPerDay"
          label="Maximum applications per day"
          hint="Your plan's limit also applies."
          inputMode="numeric"
        />
      </div>
      <TagsField of={of} name="excludeKeywords" label="Keywords to exclude" placeholder={ADD_WORD} />
      <TagsField
        of={convert(
          of,
          'companies_to_exclude',
          (companies) => companies ?? [],
          (companies) => (companies.length > 0 ? companies : null),
        )}
        name="companies_to_exclude"
        label="Companies to exclude"
        hint="Nothing is ever sent to these."
        placeholder={ADD_WORD}
      />
      <CompanyHold of={of} />
    </Group>
    <Group title="What goes out">
      <Switch
        label="Write a cover letter for each application"
        checked={of.value.autoGenerateCoverLetter}
        onChange={(autoGenerateCoverLetter) => of.change({ autoGenerateCoverLetter })}
      />
      <ProseField of={of} name="customMessage" label="Message to employers" limit={LIMITS.screen.text} />
    </Group>
    <Group
      title="Full automation"
      hint="On these platforms the browser extension may send without a click, and only where every required answer is known. Consents, signatures and legal questions always wait for you, and so do jobs that a program queued with your API key. The platforms' terms do not allow it: they may limit or close your account. On LinkedIn you always press Submit."
    >
      {UNATTENDED_PLATFORMS.map((platform) => (
        <Switch
          key={platform}
          label={BOARDS[platform]}
          checked={of.value.fullAutomation.includes(platform)}
          onChange={(isOn) =>
            of.change({
              fullAutomation: UNATTENDED_PLATFORMS.filter((one) =>
                one === platform ? isOn : of.value.fullAutomation.includes(one),
              ),
            })
          }
        />
      ))}
    </Group>
  </div>
)

/** An emptied field is an unfinished number and no hold that is off: it stays on the screen, and the check asks for the days. */
const holdDays = (of: Props['of']) =>
  convert(
    of,
    'companyHoldDays',
    (days) => days,
    (days) => days ?? ('' as unknown as number),
  )

const CompanyHold = ({ of }: Props) => (
  <div className="grid gap-4">
    <Switch
      label="Pause after applying to a company"
      hint="After you apply to a company, we don't pre-select or propose more of its jobs for some days. You can still choose them yourself."
      checked={of.value.companyHoldDays !== null}
      onChange={(isOn) => of.change({ companyHoldDays: isOn ? HOLD_DAYS.usual : null })}
    />
    {of.value.companyHoldDays !== null && (
      <NumberField of={holdDays(of)} name="companyHoldDays" label="Days to pause" inputMode="numeric" />
    )}
  </div>
)

const Group = ({ title, hint, children }: { title: string; hint?: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-5 border-t border-line pt-6">
    <div>
      <h3 className="font-semibold">{title}</h3>
      {hint && <p className="text-13 text-ink-3">{hint}</p>}
    </div>
    {children}
  </section>
)
