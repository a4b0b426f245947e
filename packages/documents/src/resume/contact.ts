import type { LetterSender } from '@jobapply/core/documents/letter-content'
import { PRINTED_LINKS, type ResumeContent } from '@jobapply/core/documents/schema'
import type { LinkField } from '@jobapply/core/profiles/links'
import type { ContactItem } from './model.ts'
import { shortUrl } from './prose.ts'
import { tidy } from './tidy.ts'

type Contact = Pick<ResumeContent, keyof LetterSender | LinkField>

export function contactOf(content: Contact): ContactItem[] {
  const phone = [content.phone && content.country_code, content.phone].filter(Boolean).join(' ')
  const items: ContactItem[] = [
    { field: 'location', text: placeOf(content), url: null },
    { field: 'email', text: tidy(content.email), url: content.email && `mailto:${content.email}` },
    { field: 'phone', text: tidy(phone), url: phone && `tel:${phone.replace(/[^\d+]/g, '')}` },
    ...PRINTED_LINKS.map((field) => {
      const url = content[field]
      return { field, text: tidy(url && shortUrl(url)), url }
    }),
  ]
  return items.filter(({ text }) => text !== '')
}

function placeOf({ address, location_city, location_state, location_zip_code, location_country }: Contact): string {
  const region = [location_state, location_zip_code].filter(Boolean).join(' ')
  return [address?.split('\n').join(', '), location_city, region, location_country].map(tidy).filter(Boolean).join(', ')
}
