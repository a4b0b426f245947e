import { GENDERS, LANGUAGE_LEVELS, SKILL_LEVELS } from '@jobapply/core/profiles/constants'
import { LINKS, linksFrom } from '@jobapply/core/profiles/links'
import type { Profile } from '@jobapply/core/profiles/schema'
import { hasOnboardingSummary } from '@jobapply/core/profiles/summary/usable'
import { labelOf } from '@jobapply/core/shared/options'
import { showDate, showPeriod } from '@jobapply/core/shared/time/show-dates'
import { WebLink } from '#features/profiles/sheet/web-link.tsx'
import { Card } from '#ui/card.tsx'
import { CardColumns } from './card-columns.tsx'
import { Facts, Nothing } from './facts.tsx'
import { ProseLines } from './sheet/prose-lines.tsx'
import { Chips, Entries } from './summary-parts.tsx'

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
          ['Professional summary', <Summary key="summary" profile={p} />],
        ]}
      />
    </Card>
    <Card title="Online Presence">
      <Facts
        facts={linksFrom('linkedin_url', 'portfolio_url').map((field) => {
          const { name, label } = LINKS[field]
          const url = p[field]
          return ['network' in LINKS[field] ? name : label, url && <WebLink key={field} url={url} />]
        })}
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
          ['Description', prose(one.description)],
          ['Technologies', <Chips key="technologies" words={one.technologies} />],
        ],
      }))}
    />
    <Entries
      title="Projects"
      entries={p.projects.map((one) => ({
        id: one.id,
        heading: one.name,
        when: showPeriod(one),
        facts: [
          ['Address', one.url && <WebLink key="url" url={one.url} />],
          ['Description', prose(one.description)],
          ['Technologies', <Chips key="technologies" words={one.technologies} />],
        ],
      }))}
    />
    <Entries
      title="Volunteer Work"
      entries={p.volunteer_experience.map((one) => ({
        id: one.id,
        heading: [one.position, one.organization].filter(Boolean).join(' · '),
        when: showPeriod(one),
        facts: [['Description', prose(one.description)]],
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
      title="Publications"
      entries={p.publications.map((one) => ({
        id: one.id,
        heading: one.title,
        when: showDate(one.date),
        facts: [
          ['Publisher', one.publisher],
          ['Address', one.url && <WebLink key="url" url={one.url} />],
          ['Description', prose(one.description)],
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
          ['Description', prose(one.description)],
        ],
      }))}
    />
    <Card title="Skills">
      <Facts
        facts={[
          ['Technical', <Chips key="technical" words={p.technical_skills.map((name) => withLevel(name, p))} />],
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
          ['Description', prose(one.description)],
        ],
      }))}
    />
    <Entries
      title="References"
      entries={p.profile_references.map((one) => ({
        id: one.id,
        heading: one.name,
        when: [one.position, one.company].filter(Boolean).join(' · '),
        facts: [
          ['Email', one.email],
          ['Phone', one.phone],
          ['Note', prose(one.note)],
        ],
      }))}
    />
  </CardColumns>
)

/** Shown because it is stored; nothing else uses onboarding's text. */
const Summary = ({ profile }: { profile: Profile }) => (
  <>
    {profile.professional_summary ? <ProseLines text={profile.professional_summary} /> : <Nothing />}
    {hasOnboardingSummary(profile) && (
      <span className="mt-1 block text-13 font-normal text-ink-3">
        From the first steps. Not used in resumes, letters and forms.
      </span>
    )}
  </>
)

const prose = (text: string | null) => text && <ProseLines text={text} />

/** The level that the person has chosen for a skill. */
function withLevel(name: string, { technical_skill_levels }: Pick<Profile, 'technical_skill_levels'>) {
  const level = Object.hasOwn(technical_skill_levels, name) ? technical_skill_levels[name] : undefined
  return level ? `${name} · ${SKILL_LEVELS[level]}` : name
}
