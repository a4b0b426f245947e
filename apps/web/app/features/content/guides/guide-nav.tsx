import { SearchForm } from '#features/content/prose/search-form.tsx'
import { PATHS } from '#paths.ts'
import { GUIDES, guidePath } from './guides.ts'

const LINK =
  'block rounded-control px-2.5 py-1.5 text-ink-2 hover:bg-sunk aria-[current]:bg-accent-wash aria-[current]:font-semibold aria-[current]:text-accent'

/** The index beside a guide; on small screens it is one link back to the list. */
export const GuideNav = ({ current }: { current: string }) => (
  <nav aria-label="Guides" className="row-span-3 pt-16 text-14 max-lg:hidden">
    <SearchForm placeholder="Search" />
    <p className="mt-6 px-2.5 text-12 font-semibold text-ink-3">Guides</p>
    <ul className="mt-1">
      {GUIDES.map(({ slug, title }) => (
        <li key={slug}>
          <a href={guidePath(slug)} aria-current={slug === current ? 'page' : undefined} className={LINK}>
            {title}
          </a>
        </li>
      ))}
    </ul>
    <p className="mt-6 px-2.5 text-12 font-semibold text-ink-3">For developers</p>
    <ul className="mt-1">
      <li>
        <a href={PATHS.apiReference} className={LINK}>
          API reference
        </a>
      </li>
    </ul>
  </nav>
)
