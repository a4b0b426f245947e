import { PUBLIC_PROFILE_PATH } from '@jobapply/core/account/constants'
import { type PublicEntry, type PublicProfile, publicProfileOf } from '@jobapply/core/account/public-profile'
import { listProfiles } from '#features/profiles/store'
import type { Platform } from '#platform/feature/platform'
import type { Route } from '#platform/feature/routes'
import { type Html, html } from '#platform/html'
import type { Exchange } from '#platform/http/exchange'
import { sendPlainPage } from '#platform/http/plain-page'
import { networkKey } from '#platform/network'
import { slugOf } from './slug.ts'
import { findBySlug } from './store.ts'

/** Against trying addresses; a page that many people open at once from one office stays open. */
const OPENINGS = { count: 300, seconds: 60 }

/** Made when it is asked for and kept by no cache: switched off, it is gone at once. */
export const publicPageRoutes = ({ database: { system: db }, limits }: Platform): Route[] => [
  {
    method: 'GET',
    path: `${PUBLIC_PROFILE_PATH}*`,
    door: 'open',
    async answer(exchange) {
      exchange.response.setHeader('x-robots-tag', 'noindex, nofollow, noarchive')
      if ((await limits.take(`public profile ${networkKey(exchange.address)}`, OPENINGS)) > 0) return sendTooMany(exchange)
      const slug = slugOf(exchange.url.pathname)
      const shown = slug && (await findBySlug(db, slug))
      const profile = shown && (await listProfiles(db, shown.user_id)).find(({ is_primary }) => is_primary)
      if (!shown || !profile) return sendMissing(exchange)
      const page = publicProfileOf(profile, shown.parts)
      sendPlainPage(exchange, 200, page.name ?? 'Profile', render(page))
    },
  },
]

const sendMissing = (exchange: Exchange) =>
  sendPlainPage(
    exchange,
    404,
    'Page not found',
    html`<h1>Page not found</h1><p class="lead">There is no public profile at this address. It may have been switched off.</p>`,
  )

const sendTooMany = (exchange: Exchange) =>
  sendPlainPage(
    exchange,
    429,
    'Please wait',
    html`<h1>Please wait a minute</h1><p class="lead">Too many pages were opened from your network. Please try again in a minute.</p>`,
  )

function render({ name, jobTitle, summary, experience, education, skills, links }: PublicProfile): Html {
  const isEmpty = ![name, jobTitle, summary].some(Boolean) && [experience, education, skills, links].every((list) => !list.length)
  return html`<h1>${name ?? 'Profile'}</h1>
${jobTitle ? html`<p class="lead">${jobTitle}</p>` : undefined}
${isEmpty ? html`<p class="lead">This person has not chosen yet what to show here.</p>` : undefined}
${summary ? html`<h2>Summary</h2>${paragraphs(summary)}` : undefined}
${entries('Experience', experience)}
${entries('Education', education)}
${skills.length > 0 ? html`<h2>Skills</h2><p class="lead">${skills.join(', ')}</p>` : undefined}
${links.length > 0 ? html`<h2>Links</h2>${links.map(({ label, url }) => html`<p class="lead"><a href="${url}" rel="nofollow ugc noopener noreferrer">${label}</a></p>`)}` : undefined}`
}

const entries = (title: string, list: readonly PublicEntry[]) =>
  list.length > 0
    ? html`<h2>${title}</h2>${list.map(
        ({ heading, place, period, text }) =>
          html`<h3>${heading}</h3>${[place, period].filter(Boolean).length > 0 ? html`<p class="lead">${[place, period].filter(Boolean).join(' · ')}</p>` : undefined}${text ? paragraphs(text) : undefined}`,
      )}`
    : undefined

const paragraphs = (text: string) => text.split('\n').flatMap((line) => (line.trim() ? [html`<p class="lead">${line}</p>`] : []))
