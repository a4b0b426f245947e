import { GENDERS, LANGUAGE_LEVELS } from '@jobapply/core/profiles/constants'
import type { Profile } from '@jobapply/core/profiles/schema'
import { labelOf } from '@jobapply/core/shared/options'
import { showDate, showPeriod } from '@jobapply/core/shared/show-dates'
import type { ReactNode } from 'react'
import { Badge } from '#ui/badge.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from './card-columns.tsx'
import { Facts, Nothing } from './facts.tsx'
import { WebLink } from './web-link.tsx'

/** All stored values of a profile, read only; empty ones are marked as such. */
export const ProfileSummary = ({ profile: p }: { profile: Profile }) => (
  <CardColumns>
    <Card title="Personal Information">
      <Facts
        facts={[
          ['Full name', p.full_name],
          ['Gender', labelOf(GENDERS, p.gender)],
          ['Email', p.email],
          ['Phone', p.phone && [p.country_code, p.phone].filter(Boolean).join(' ')],
          ['Address', p.address],
          ['City', p.location_city],
          ['State', p.location_state],
          ['Zip code', p.location_zip_code],
          ['Country', p.location_country],
          ['Citizenship', p.citizenship],
          ['Professional summary', p.professional_summary],
        ]}
      />
    </Card>
    <Card title="Online Presence">
      <Facts
        facts={[
          ['LinkedIn', p.linkedin_url && <WebLink key="linkedin" url={p.linkedin_url} />],
          ['Portfolio', p.portfolio_url && <WebLink key="portfolio" url={p.portfolio_url} />],
          ['GitHub', p.github_url && <WebLink key="github" url={p.github_url} />],
          ['Other URL', p.personal_website && <WebLink key="other" url={p.personal_website} />],
        ]}
      />
    </Card>
    <Entries
      title="Work Experience"
      entries={p.experience.map((one) => ({
        id: one.id,
        heading: [one.position, one.company].filter(Boolean).join(' · '),
        when: showPeriod(one),
        facts: [
          ['Location', one.location],
          ['Description', one.description],
          ['Technologies', <Chips key="technologies" words={one.technologies} />],
        ],
      }))}
    />
    <Entries
      title="Education"
      entries={p.education.map((one) => ({
        id: one.id,
        heading: one.degree,
        when: showPeriod(one) ?? one.graduationYear,
        facts: [
          ['School', one.institution],
          ['Field of study', one.field],
          ['Grade', one.gpa === null ? one.grade : `GPA ${one.gpa}`],
        ],
      }))}
    />
    <Entries
      title="Certifications"
      entries={p.certifications.map((one) => ({
        id: one.id,
        heading: one.name,
        when: showDate(one.issue_date),
        facts: [
          ['Issuer', one.issuer],
          ['Expires', one.neverExpires ? 'Never' : showDate(one.expiry_date)],
          ['Credential', one.credential_id],
          ['Address', one.credential_url && <WebLink key="url" url={one.credential_url} />],
        ],
      }))}
    />
    <Card title="Skills">
      <Facts
        facts={[
          ['Technical', <Chips key="technical" words={p.technical_skills} />],
          ['Soft', <Chips key="soft" words={p.soft_skills} />],
          ['Management', <Chips key="management" words={p.management_skills} />],
        ]}
      />
    </Card>
    <Card title="Languages">
      {p.languages.length === 0 ? (
        <Nothing />
      ) : (
        <Facts facts={p.languages.map(({ name, proficiency }) => [name, LANGUAGE_LEVELS[proficiency]])} />
      )}
    </Card>
    <Entries
      title="Awards and Achievements"
      entries={p.awards.map((one) => ({
        id: one.id,
        heading: one.title,
        when: showDate(one.date),
        facts: [
          ['Issuer', one.issuer],
          ['Description', one.description],
        ],
      }))}
    />
  </CardColumns>
)

type Entry = { id: string; heading: string; when: ReactNode; facts: readonly (readonly [string, ReactNode])[] }

const Entries = ({ title, entries }: { title: string; entries: readonly Entry[] }) => (
  <Card title={title}>
    {entries.length === 0 ? (
      <Nothing />
    ) : (
      <ul className="-my-5 divide-y divide-line">
        {entries.map(({ id, heading, when, facts }) => (
          <li key={id} className="py-5">
            <h3 className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4 font-semibold wrap-anywhere">
              <span className="min-w-0">{heading}</span>
              <span className="text-13 font-normal text-ink-3">{when}</span>
            </h3>
            <Facts facts={facts} />
          </li>
        ))}
      </ul>
    )}
  </Card>
)

const Chips = ({ words }: { words: readonly string[] }) =>
  words.length === 0 ? (
    <Nothing />
  ) : (
    <span className="flex flex-wrap gap-1.5">
      {words.map((word) => (
        <Badge key={word}>{word}</Badge>
      ))}
    </span>
  )
