import { NavLink } from 'react-router'
import { PATHS } from '#paths.ts'

const PAGES = [
  { path: PATHS.admin, label: 'Roles and plans' },
  { path: PATHS.adminPeople, label: 'People' },
  { path: PATHS.adminMessages, label: 'Messages' },
  { path: PATHS.adminHealth, label: 'Health' },
  { path: PATHS.adminAudit, label: 'Audit log' },
]

/** The pages of the Admin Panel. */
export const AdminNav = () => (
  <nav aria-label="Admin Panel" className="mb-6 flex gap-6 overflow-x-auto whitespace-nowrap shadow-[inset_0_-1px_0_var(--line)]">
    {PAGES.map(({ path, label }) => (
      <NavLink
        key={path}
        to={path}
        end
        className="shrink-0 border-b-2 border-transparent pb-2.5 text-14 font-medium text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 aria-[current=page]:border-accent aria-[current=page]:text-accent"
      >
        {label}
      </NavLink>
    ))}
  </nav>
)
