import { NO_NAME } from '@jobapply/core/profiles/constants'
import { LINKS, NETWORK_FIELDS } from '@jobapply/core/profiles/links'
import type { Profile } from '@jobapply/core/profiles/schema'
import { languageLabel } from '@jobapply/core/profiles/skills'
import { showDate, showPeriod } from '@jobapply/core/shared/time/show-dates'
import { isWebUrl } from '@jobapply/core/shared/web/web-url'
import { Badge } from '#ui/badge.tsx'
import { ProseLines } from './prose-lines.tsx'
import { SheetAdditional } from './sheet-additional.tsx'
import { SheetEntry, SheetSection, SheetWords } from './sheet-parts.tsx'
import { shortUrl, WebLink } from './web-link.tsx'

/** A profile laid out like a printed resume. */
export const ProfileSheet = ({ profile: p }: { profile: Profile }) => (
  <article className="rounded-card border border-line bg-surface px-5 py-7 sm:px-12 sm:py-11 print:border-0 print:p-0">
    <SheetHeader profile={p} />
    {p.professional_summary && (
      <SheetSection title="Summary">
        <div className="max-w-[72ch]">
          <ProseLines text={p.professional_summary} />
        </div>
      </SheetSection>
    )}
    <SheetSection title="Work Experience">
      {p.experience.map((one) => (
        <SheetEntry
          key={one.id}
          title={one.position}
          place={[one.company, one.location]}
          when={showPeriod(one)}
          text={one.description}
          words={one.technologies}
        />
      ))}
    </SheetSection>
    <SheetSection title="Education">
      {p.education.map((one) => (
        <SheetEntry
          key={one.id}
          title={[one.degree, one.field].filter(Boolean).join(', ')}
          place={[one.institution, one.gpa === null ? one.grade : `GPA ${one.gpa}`]}
          when={showPeriod(one) ?? (one.graduationYear && String(one.graduationYear))}
        />
      ))}
    </SheetSection>
    <SheetSection title="Certifications">
      {p.certifications.map((one) => (
        <SheetEntry
          key={one.id}
          title={one.name}
          place={[one.issuer, one.credential_id]}
          when={showPeriod({ startDate: one.issue_date, endDate: one.neverExpires ? null : one.expiry_date })}
          text={one.description}
          link={one.credential_url}
        />
      ))}
    </SheetSection>
    <SheetWords title="Technical Skills" words={p.technical_skills} />
    <SheetWords title="Languages" words={p.languages.map(languageLabel)} />
    <SheetWords title="Soft Skills" words={p.soft_skills} />
    <SheetWords title="Management Skills" words={p.management_skills} />
    <SheetAdditional profile={p} />
    <SheetSection title="Achievements">
      {p.awards.map((one) => (
        <SheetEntry key={one.id} title={one.title} place={[one.issuer]} when={showDate(one.date)} text={one.description} />
      ))}
    </SheetSection>
  </article>
)

function SheetHeader({ profile: p }: { profile: Profile }) {
  const place = [p.location_city, p.location_state, p.location_country].filter(Boolean).join(', ')
  const phone = p.phone && [p.country_code, p.phone].filter(Boolean).join(' ')
  const contact = [p.email, phone, place].filter(Boolean)
  const links = [
    ...NETWORK_FIELDS.filter((field) => field !== 'portfolio_url').map((field) => [LINKS[field].name, p[field]] as const),
    ['Website', p.personal_website ?? p.portfolio_url],
    ['Portfolio', p.personal_website && p.portfolio_url !== p.personal_website ? p.portfolio_url : null],
  ] as const
  const shown = links.filter(([, url]) => url && isWebUrl(url))
  return (
    <header>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h1 className="min-w-0 font-serif text-28 tracking-[-0.01em] wrap-anywhere sm:text-40">{p.full_name ?? NO_NAME}</h1>
        <span className="mt-2 print:hidden">
          <Badge tone={p.is_primary ? 'accent' : 'plain'}>{p.is_primary ? 'Primary' : 'Secondary'}</Badge>
        </span>
      </div>
      {p.desired_job_title && <p className="mt-1 text-18 wrap-anywhere text-ink-2">{p.desired_job_title}</p>}
      {contact.length > 0 && (
        <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 wrap-anywhere">
          {contact.map((text) => (
            <span key={text}>{text}</span>
          ))}
        </p>
      )}
      {shown.length > 0 && (
        <p className="mt-1 flex flex-wrap gap-x-4 gap-y-1">
          {shown.map(([label, url]) => (
            <span key={label}>
              <WebLink url={url ?? ''}>{label}</WebLink>
              <span className="hidden text-13 text-ink-3 print:inline"> {shortUrl(url ?? '')}</span>
            </span>
          ))}
        </p>
      )}
    </header>
  )
}
