import { summaryList } from '@jobapply/core/preferences/rules'
import type { AutoApplySettings, JobPreferences } from '@jobapply/core/preferences/schema'
import * as c from '@jobapply/core/profiles/constants'
import { showJoiningDate } from '@jobapply/core/profiles/joining'
import { shownCurrency } from '@jobapply/core/profiles/rules'
import { labelOf } from '@jobapply/core/shared/options'
import { CardColumns } from '#features/profiles/card-columns.tsx'
import { Facts, Nothing } from '#features/profiles/facts.tsx'
import { showAmount, showRange, yesNo } from '#features/profiles/sheet/show-value.ts'
import { today } from '#platform/today.ts'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'

type Props = { preferences: JobPreferences; settings: AutoApplySettings | undefined }

/** The stored preferences, read only. */
export function PreferencesSummary({ preferences: p, settings }: Props) {
  return (
    <CardColumns>
      <Card title="Salary and Experience">
        <Facts
          facts={[
            ['Desired salary', showRange(p.desired_salary_min, p.desired_salary_max, shownCurrency(p.expected_salary_currency))],
            ['Current salary', showAmount(p.current_salary, shownCurrency(p.current_salary_currency))],
            ['Experience', p.total_experience !== null && `${p.total_experience} ${p.total_experience === 1 ? 'year' : 'years'}`],
            ['Highest education', labelOf(c.EDUCATION_LEVELS, p.highest_education_level)],
            ['Expected joining', showJoiningDate(p.expected_joining_date, today())],
          ]}
        />
      </Card>
      <AuthorizationCard preferences={p} />
      <Card title="Additional Information">
        <Facts
          facts={[
            ['Desired job title', p.desired_job_title],
            ['Job types', <Words key="types" words={p.automation_job_types.map((type) => c.JOB_TYPES[type])} />],
            ['Desired cities', p.desired_location_city],
            ['Desired states', p.desired_location_state],
            ['Willing to relocate', yesNo(p.willing_to_relocate)],
            ['Travel', labelOf(c.TRAVEL, p.travel_availability)],
            ['Driving license', labelOf(c.DRIVING_LICENSES, p.driving_license)],
            ['Veteran status', labelOf(c.VETERAN_STATUSES, p.veteran_status)],
            ['Disability', labelOf(c.DISABILITY_STATUSES, p.disability_status)],
            ['Race or ethnicity', labelOf(c.ETHNICITIES, p.race_ethnicity)],
          ]}
        />
      </Card>
      <Card title="Keywords and Exclusions">
        <Facts
          facts={[
            ['Keywords', <FirstWords key="keywords" words={settings?.keywords ?? null} />],
            ['Excluded keywords', <FirstWords key="excluded" words={settings?.excludeKeywords ?? null} />],
            ['Excluded companies', <FirstWords key="companies" words={p.companies_to_exclude} />],
          ]}
        />
      </Card>
      <SettingsCard settings={settings} />
    </CardColumns>
  )
}

/** What is edited beside the preferences; a value that is not known yet is shown as empty. */
const SettingsCard = ({ settings: s }: Pick<Props, 'settings'>) => (
  <Card title="Auto-Apply Settings">
    <Facts
      facts={[
        ['Automation', s && (s.isActive ? 'On' : 'Off')],
        ['Countries', <Words key="countries" words={s?.preferredCountries ?? []} />],
        ['Places of work', <Words key="places" words={s?.locations ?? []} />],
        ['Applications a day', s && `at most ${s.maxApplicationsPerDay}`],
        ['Match score', s && `from ${s.minMatchScore}`],
        ['Cover letters', s && (s.autoGenerateCoverLetter ? 'One for each application' : 'None')],
        ['Message to employers', s?.customMessage],
      ]}
    />
  </Card>
)

function AuthorizationCard({ preferences: p }: { preferences: JobPreferences }) {
  const entries = (p.work_authorization_entries ?? []).map((entry) => {
    const authorization = entry.otherVisa || labelOf(c.WORK_AUTHORIZATIONS, entry.workAuthorization)
    const clearance = labelOf(c.SECURITY_CLEARANCES, entry.securityClearance)
    return [entry.country, [authorization, clearance && `clearance: ${clearance}`].filter(Boolean).join(', ')] as const
  })
  return (
    <Card title="Work Authorization">
      <Facts
        facts={[
          ...entries,
          [entries.length > 0 ? 'Elsewhere' : 'Authorization', labelOf(c.WORK_AUTHORIZATIONS, p.work_authorization)],
          ['Highest clearance', labelOf(c.SECURITY_CLEARANCES, p.security_clearance)],
          ['Active clearance', labelOf(c.SECURITY_CLEARANCES, p.active_security_clearance)],
        ]}
      />
    </Card>
  )
}

/** The first three, and '+N' for the rest. */
function FirstWords({ words }: { words: readonly string[] | null }) {
  const { shown, more } = summaryList(words)
  return <Words words={shown} more={more} rest={words?.slice(shown.length)} />
}

type WordsProps = { words: readonly string[]; more?: string | null; rest?: readonly string[] | undefined }

const Words = ({ words, more, rest }: WordsProps) =>
  words.length === 0 ? (
    <Nothing />
  ) : (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
      {more && (
        <span data-tooltip={rest?.join(', ')}>
          <Badge tone="accent">{more}</Badge>
        </span>
      )}
    </span>
  )
