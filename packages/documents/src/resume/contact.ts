import type { ResumeContent } from '@jobapply/core/documents/schema'
import type { ContactItem } from './model.ts'
import { shortUrl } from './prose.ts'
import { tidy } from './tidy.ts'

export function contactOf(content: ResumeContent): ContactItem[] {
  const phone = [content.phone && content.country_code, content.phone].filter(Boolean).join(' ')
  const items: ContactItem[] = [
    { field: 'location', text: placeOf(content), url: null },
    { field: 'email', text: tidy(content.email), url: content.email && `mailto:${content.email}` },
    { field: 'phone', text: tidy(phone), url: phone && `tel:${phone.replace(/[^\d+]/g, '')}` },
    ...(['linkedin_url', 'github_url', 'personal_website', 'portfolio_url'] as const).map((field) => {
      const url = content[field]
      return { field, text: tidy(url && shortUrl(url)), url }
    }),
  ]
  return items.filter(({ text }) => text !== '')
}

function placeOf({ address, location_city, location_state, location_zip_code, location_country }: ResumeContent): string {
  const region = [location_state, location_zip_code].filter(Boolean).join(' ')
  return [address?.split('\n').join(', '), location_city, region, location_country].map(tidy).filter(Boolean).join(', ')
}
